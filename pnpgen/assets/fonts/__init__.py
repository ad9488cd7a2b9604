"""The fonts that travel with pnpgen: Pnpgen Sans, under the SIL Open Font License."""
