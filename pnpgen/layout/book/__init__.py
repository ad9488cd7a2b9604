"""The layout of rulebooks: blocks set into slabs, slabs into columns, columns into pages."""
