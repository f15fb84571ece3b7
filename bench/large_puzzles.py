"""Puzzles on boards of any square order, made from a seed: numbers and dots, row after row."""

import math
import random


def make_puzzle(order, seed, hidden):
    """A grid by pattern, shuffled in all ways that keep it valid, with `hidden` cells of each row,
    column and box open."""
    rng = random.Random(order * 1000 + seed)
    box = math.isqrt(order)

    def lines():
        bands = rng.sample(range(box), box)
        return [band * box + line for band in bands for line in rng.sample(range(box), box)]

    rows, columns, digits = lines(), lines(), rng.sample(range(1, order + 1), order)
    if rng.random() < 0.5:
        rows, columns = columns, rows
    cells = [[digits[(r % box * box + r // box + c) % order] for c in columns] for r in rows]
    for shift in range(hidden):  # a transversal of rows and columns at a time
        for r in range(order):
            cells[r][(r + shift * box + shift // box + seed) % order] = 0
    return " ".join(str(d) if d else "." for row in cells for d in row)
