"""Whole forms by simulated callers over real recognition: ours against what a user would pick instead."""
