"""Texts in five languages: messages, catalogs, numbers in words, typography."""
