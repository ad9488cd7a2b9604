"""Speed measured side by side, never asserted: each module prints a table of ratios from one run."""
