"""`pnpgen i18n`: the translator's commands."""
