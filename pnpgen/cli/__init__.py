"""The command line: one module for each command; nothing below it prints."""
