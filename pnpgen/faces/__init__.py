"""Faces: one side of a piece to print, from templates to SVG."""
