"""Languages as data: packs, sentences, values in words."""
