"""The number words of each language, as data: cardinals, ordinals, collectives, in every case and gender."""
