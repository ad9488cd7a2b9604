"""PDF: fonts, set text, SVG drawn, documents written."""
