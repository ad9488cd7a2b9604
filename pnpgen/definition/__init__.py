"""A game as its YAML files define it, every value with its place."""
