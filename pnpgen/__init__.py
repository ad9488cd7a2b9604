"""pnpgen: print-and-play games whose rules, text, counts and paper cannot disagree."""

__version__ = "0.1.0"
