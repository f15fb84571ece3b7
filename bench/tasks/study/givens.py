#!/usr/bin/env python3
"""Finds out what the number of givens has to do with the difficulty of a 9x9 puzzle.

usage: givens.py --sudokit PROGRAM [--count N] [--seed N] [-j N] [-o TABLE.tsv] [--charts FOLDER]

Makes N minimal puzzles, each as likely as any other, and rates them (`minimal` in the table). Then
puts digits of the solution into each, in an order by chance, and rates it again whenever it has one
of the numbers of givens that are looked at (`filled`). A line of the table tells of the puzzles that
have so many givens: how many there were, the share of each level in percent, its standard error, and
the mean score with its error, all by the weights of the puzzles.
"""

import collections
import math
import pathlib
import random

from chart import Chart
from tool import LEVELS, givens_of, ratings, study_parser, unbiased_puzzles, write_table

FILLED = range(26, 47, 2)
COLOURS = ["#2f81c7", "#4fa6a0", "#8fb339", "#e0b020", "#d9822b", "#b03a3a"]
FEWEST = 40  # puzzles, for a number of givens to be drawn


def filled_puzzles(puzzles, rng):
    """(puzzle, weight) for every number of givens that the puzzle can be filled up to."""
    for one in puzzles:
        cells = list(one["puzzle"])
        empty = [cell for cell, digit in enumerate(cells) if digit == "."]
        rng.shuffle(empty)
        for wanted in FILLED:
            while givens_of(cells) < wanted:
                cell = empty.pop()
                cells[cell] = one["solution"][cell]
            if givens_of(cells) == wanted:
                yield "".join(cells), one["weight"]


class Group:
    """Puzzles with the same number of givens."""

    def __init__(self):
        self.of = []  # level, score, weight

    def mean(self, value):
        """The weighted mean of `value` of a level and a score, and its standard error, linearised."""
        weight = sum(w for _, _, w in self.of)
        mean = sum(value(level, score) * w for level, score, w in self.of) / weight
        spread = sum((w * (value(level, score) - mean)) ** 2 for level, score, w in self.of)
        return mean, math.sqrt(spread) / weight

    def share(self, wanted):
        return self.mean(lambda level, _: 100.0 * (level == wanted))


def grouped(options, puzzles):
    """Groups by the number of givens, of (puzzle, weight)."""
    rated = [ratings(options.sudokit, options.threads, scale, [puzzle for puzzle, _ in puzzles])
             for scale in ("level", "score")]
    groups = collections.defaultdict(Group)
    for (puzzle, weight), level, score in zip(puzzles, *rated, strict=True):
        groups[givens_of(puzzle)].of.append((level, int(score.split()[-1]), weight))
    return dict(sorted(groups.items()))


def table_of(groups_of_kinds):
    columns = [word for level in LEVELS for word in (level, "error")]
    yield ["kind", "givens", "puzzles", *columns, "score", "error"]
    for kind, groups in groups_of_kinds.items():
        for givens, group in groups.items():
            shares = [f"{number:.3g}" for level in LEVELS for number in group.share(level)]
            score = [f"{number:.4g}" for number in group.mean(lambda _, score: score)]
            yield [kind, givens, len(group.of), *shares, *score]


def draw(title, groups):
    places = [givens for givens, group in groups.items() if len(group.of) >= FEWEST]
    chart = Chart(title, len(places), 100)
    chart.rules()
    for place, givens in enumerate(places):
        chart.name(place, givens)
        foot = 0.0
        for level, colour in zip(LEVELS, COLOURS):
            share, _ = groups[givens].share(level)
            chart.bar(place, 0, share, 0, colour, foot)
            foot += share
    chart.below("givens")
    return chart.text({level.replace("-", " "): colour for level, colour in zip(LEVELS, COLOURS)})


def main():
    parser = study_parser(__doc__)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("-j", "--threads", type=int, default=1)
    parser.add_argument("--charts", type=pathlib.Path)
    options = parser.parse_args()

    puzzles = unbiased_puzzles(options.sudokit, options.count, options.seed, options.threads,
                               ["solution"])
    minimal = grouped(options, [(one["puzzle"], one["weight"]) for one in puzzles])
    filled = grouped(options, list(filled_puzzles(puzzles, random.Random(options.seed))))
    write_table(table_of({"minimal": minimal, "filled": filled}), options.output)
    if options.charts:
        (options.charts / "givens-minimal.svg").write_text(
            draw("Levels of minimal puzzles, by the number of givens", minimal))
        (options.charts / "givens-filled.svg").write_text(
            draw("Levels of the same puzzles, with further givens put in", filled))


if __name__ == "__main__":
    main()
