"""What is asked of a game as a whole, across definition, rules, texts and sheets."""
