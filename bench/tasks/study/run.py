#!/usr/bin/env python3
"""Finds out what minimal 9x9 puzzles are like: clues, level, score and depth, by how they are made.

usage: run.py --sudokit PROGRAM [--seconds N | --count N] [--seed N] [--method NAME,...]
              [--made METHOD=FILE] [-j N] [-o TABLE.tsv]

For each way of making minimal puzzles, some are made and rated, for N seconds each or N of them;
with --made, those that `generate --with weight` wrote to FILE before are rated.
Every line of the table has a share in percent and its standard error, by the weights of the
puzzles; `mean` lines have the mean instead. docs/study.md tells what came out; draw.py draws it.
"""

import argparse
import collections
import math
import subprocess
import sys

from tool import LEVELS, ratings

METHODS = {"top-down": "--minimal", "bottom-up": "--bottom-up", "unbiased": "--unbiased"}
SCORES = 100  # the width of a class of scores


def puzzles_of(options, method):
    """What is told of each: clues, level, score and depth, and its weight."""
    words = [options.sudokit, "generate", "-q", f"-j{options.threads}", "--seed", str(options.seed),
             METHODS[method], "--with", "level,score,depth,weight"]
    words += ["-n", str(options.count)] if options.count else ["-n0", "-t", str(options.seconds)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        for line in process.stdout:
            puzzle, level, score, depth, weight = line.rstrip("\n").split("\t")
            yield {"clues": 81 - puzzle.count("."), "level": level, "score": int(score),
                   "depth": int(depth)}, float(weight)
    if process.returncode != 0:
        sys.exit(f"{' '.join(words)}: status {process.returncode}")


def made_puzzles(options, path):
    """The same of puzzles in a file. What its end lost because its writer was stopped is left out."""
    with open(path) as file:
        lines = [line.rstrip("\n").split("\t") for line in file if line.endswith("\n")]
    puzzles = [puzzle for puzzle, _ in lines]
    rated = [[line.split()[-1] for line in ratings(options.sudokit, options.threads, scale, puzzles)]
             for scale in ("level", "score", "depth")]
    for (puzzle, weight), level, score, depth in zip(lines, *rated, strict=True):
        yield {"clues": 81 - puzzle.count("."), "level": level, "score": int(score),
               "depth": int(depth)}, float(weight)


class Tally:
    """Sums of weights and of their squares, by value."""

    def __init__(self):
        self.puzzles = 0
        self.weight = 0.0
        self.squares = 0.0
        self.of = collections.defaultdict(lambda: [0, 0.0, 0.0])

    def add(self, value, weight):
        self.puzzles += 1
        self.weight += weight
        self.squares += weight * weight
        row = self.of[value]
        row[0] += 1
        row[1] += weight
        row[2] += weight * weight

    def shares(self):
        """Value, puzzles, share and standard error: of a mean of weighted puzzles, linearised."""
        for value, (count, weight, squares) in self.of.items():
            share = weight / self.weight
            spread = squares * (1 - share) ** 2 + (self.squares - squares) * share**2
            yield value, count, share, math.sqrt(spread) / self.weight

    def mean(self):
        mean = sum(value * weight for value, (_, weight, _) in self.of.items()) / self.weight
        spread = sum(squares * (value - mean) ** 2 for value, (_, _, squares) in self.of.items())
        return mean, math.sqrt(spread) / self.weight


def rows_of(method, puzzles):
    tallies = collections.defaultdict(Tally)
    for facts, weight in puzzles:
        for what, value in facts.items():
            tallies[what].add(value, weight)
    for what, tally in tallies.items():
        if what != "level":
            mean, error = tally.mean()
            yield method, what, "mean", tally.puzzles, f"{mean:.5g}", f"{error:.2g}"
    grouped = Tally()
    for score, (count, weight, squares) in tallies.pop("score").of.items():
        row = grouped.of[score // SCORES * SCORES]
        for i, part in enumerate((count, weight, squares)):
            row[i] += part
        grouped.puzzles += count
        grouped.weight += weight
        grouped.squares += squares
    tallies["score"] = grouped
    for what, tally in tallies.items():
        order = LEVELS.index if what == "level" else int
        for value, count, share, error in sorted(tally.shares(), key=lambda row: order(row[0])):
            yield method, what, value, count, f"{100 * share:.5g}", f"{100 * error:.2g}"


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sudokit", required=True)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--method", default=",".join(METHODS))
    parser.add_argument("--made", action="append", default=[], metavar="METHOD=FILE")
    parser.add_argument("-j", "--threads", type=int, default=1)
    parser.add_argument("-o", "--output", type=argparse.FileType("w"), default=sys.stdout)
    options = parser.parse_args()
    made = dict(words.split("=", 1) for words in options.made)
    print("method", "what", "value", "puzzles", "share", "error", sep="\t", file=options.output)
    for method in options.method.split(","):
        path = made.get(method)
        puzzles = made_puzzles(options, path) if path else puzzles_of(options, method)
        for row in rows_of(method, puzzles):
            print(*row, sep="\t", file=options.output)


if __name__ == "__main__":
    main()
