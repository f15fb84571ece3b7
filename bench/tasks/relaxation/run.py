#!/usr/bin/env python3
"""Tells how many 9x9 puzzles the linear relaxation of their 0-1 programme solves by itself, by level.

usage: run.py --sudokit PROGRAM [--make-corpus PROGRAM] [--corpus FILE]... [--count N] [-o FILE]

A corpus is a file whose lines have a puzzle of 81 characters each as a word; with --make-corpus there
are also easy and minimal puzzles made here. Of each corpus at most N puzzles of each level of `sudokit
rate` are taken, at random but always the same ones. The report gives the share whose relaxation has a
single point, which proves the solution and that it is the only one; the share whose relaxation is
integral at the vertex that CLP comes to; the cells that are fractional there, on average over the others;
and the branches that CBC tried, with the proof. Exits with 1 if an answer is not that of the engine for
9x9 boards.
"""

import argparse
import collections
import hashlib
import json
import pathlib
import random
import re
import statistics
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))
from measure import compiler, cpu_seconds, machine  # noqa: E402

LEVELS = ["very-easy", "easy", "medium", "hard", "very-hard", "expert"]
SCALES = {"score": ["easy", "medium", "hard", "unfair", "extreme"], "depth": ["0", "1", "2", "3", "4"]}
PUZZLE = re.compile(r"(?:^|\s)([.0-9]{81})(?:\s|$)")


def lines_of(words, puzzles):
    """What the tool answers, a line for each puzzle."""
    done = subprocess.run([*words, "-"], input="".join(p + "\n" for p in puzzles), capture_output=True,
                          text=True)
    lines = done.stdout.splitlines()
    if len(lines) != len(puzzles):
        sys.exit(f"relaxation: {len(lines)} answers to {len(puzzles)} puzzles: {done.stderr}")
    return lines


class Measured:
    """Puzzles and what was found out about them."""

    def __init__(self, sudokit, puzzles):
        before = cpu_seconds()
        answers = lines_of([sudokit, "solve", "-j1", "--engine", "ilp", "--json"], puzzles)
        self.seconds = cpu_seconds() - before
        self.answers = list(map(json.loads, answers))
        expected = lines_of([sudokit, "solve", "--engine", "nine", "--format", "line"], puzzles)
        self.wrong = [puzzle for puzzle, answer, solution in zip(puzzles, self.answers, expected)
                      if answer["answer"] != "one" or answer["solutions"] != [solution]]
        self.ratings = {scale: [line.split()[0] for line in lines_of(
            [sudokit, "rate", "--scale", scale, "--format", "line"], puzzles)] for scale in SCALES}


def columns(answers):
    """Shares and averages over some answers, as cells of a table."""
    said = [answer["relaxation"] for answer in answers]
    fractional = [len(one["fractional"]) for one in said if one["fractional"]]
    share = [100 * sum(one["unique"] for one in said) / len(said),
             100 * sum(one["state"] == "integral" for one in said) / len(said)]
    nodes = statistics.mean(answer["nodes"] for answer in answers)
    cells = f"{statistics.mean(fractional):.1f}" if fractional else ""
    return f"{len(said)} | {share[0]:.1f} % | {share[1]:.1f} % | {cells} | {nodes:.1f}"


def by_level(sudokit, puzzles, count):
    """At most `count` puzzles of each level."""
    levels = collections.defaultdict(list)
    rated = lines_of([sudokit, "rate", "--scale", "level", "--format", "line"], puzzles)
    for puzzle, level in zip(puzzles, rated):
        levels[level].append(puzzle)
    return {level: random.Random(1).sample(levels[level], min(count, len(levels[level])))
            for level in LEVELS if levels[level]}


def corpora(options):
    if options.make_corpus:
        for kind, number in (("easy", 1000), ("minimal", 5000)):
            made = subprocess.run([options.make_corpus, kind, str(number), "1"], capture_output=True,
                                  text=True, check=True)
            yield f"{kind} (made, seed 1)", made.stdout.split()
    for path in options.corpus:
        found = map(PUZZLE.search, pathlib.Path(path).read_text().splitlines())
        yield pathlib.Path(path).name, [match[1].replace("0", ".") for match in found if match]


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sudokit", required=True)
    parser.add_argument("--make-corpus")
    parser.add_argument("--corpus", action="append", default=[])
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("-o", "--output")
    options = parser.parse_args()

    sudokit = str(pathlib.Path(options.sudokit).resolve())
    rows, sums, wrong = [], [], []
    rated = collections.defaultdict(list)
    for name, puzzles in corpora(options):
        digest = hashlib.sha256("\n".join(puzzles).encode()).hexdigest()[:16]
        sums.append(f"- {name}: {len(puzzles)} puzzles, sha256 {digest}…")
        for level, taken in by_level(sudokit, puzzles, options.count).items():
            measured = Measured(sudokit, taken)
            wrong += measured.wrong
            milliseconds = 1000 * measured.seconds / len(taken)
            rows.append(f"| {name} | {level} | {columns(measured.answers)} | {milliseconds:.1f} |")
            for scale, ratings in measured.ratings.items():
                for rating, answer in zip(ratings, measured.answers):
                    rated[scale, rating].append(answer)
    head = "puzzles | single point | integral | fractional cells | branches"
    report = ["# What the linear relaxation of 9x9 puzzles solves", "",
              f"Machine: {machine()}. Compiler: {compiler()}. CPU time of the whole program, one thread, with "
              "the proof that the solution is the only one. All solutions were compared with those of the "
              "engine nine.", "",
              f"| corpus | level | {head} | ms |", "|---|---|---|---|---|---|---|---|", *rows, "",
              "The same puzzles by other scales:", "", f"| scale | rating | {head} |",
              "|---|---|---|---|---|---|---|",
              *(f"| {scale} | {rating} | {columns(rated[scale, rating])} |"
                for scale, ratings in SCALES.items() for rating in ratings if rated[scale, rating]),
              "", "Corpora:", "", *sums]
    text = "\n".join(report) + "\n"
    if options.output:
        pathlib.Path(options.output).write_text(text)
    print(text, end="")
    for puzzle in wrong:
        print("wrong:", puzzle, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
