"""The dialogue: events in, actions out; no await, clock, file or randomness."""
