"""A second implementation of every game, written from docs/fairness."""
