"""The rulebook of an edition as a flow of blocks, and the theme it is set in."""
