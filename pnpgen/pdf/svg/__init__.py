"""The SVG of faces, drawn."""
