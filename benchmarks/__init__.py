"""Measurements that stand in the docs, each with its command."""
