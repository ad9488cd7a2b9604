"""Finished pages: pieces on sheets, and the rulebook in its columns."""
