"""Puzzles on boards of any order, made from a seed: numbers and dots, row after row."""

import math
import random


def make_grid(box_rows, box_columns, rng):
    """A grid by pattern, shuffled in all ways that keep it valid: a list of rows."""
    order = box_rows * box_columns

    def lines(groups, size):
        return [group * size + line for group in rng.sample(range(groups), groups)
                for line in rng.sample(range(size), size)]

    rows, columns = lines(box_columns, box_rows), lines(box_rows, box_columns)
    digits = rng.sample(range(1, order + 1), order)
    if rng.random() < 0.5 and box_rows == box_columns:
        rows, columns = columns, rows
    return [[digits[(r % box_rows * box_columns + r // box_rows + c) % order] for c in columns]
            for r in rows]


def make_puzzle(order, seed, hidden):
    """A shuffled grid with square boxes, with `hidden` cells of each row, column and box open."""
    box = math.isqrt(order)
    cells = make_grid(box, box, random.Random(order * 1000 + seed))
    for shift in range(hidden):  # a transversal of rows and columns at a time
        for r in range(order):
            cells[r][(r + shift * box + shift // box + seed) % order] = 0
    return " ".join(str(d) if d else "." for row in cells for d in row)
