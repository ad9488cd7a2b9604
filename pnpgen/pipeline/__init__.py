"""From game folders to findings and print files."""
