#!/usr/bin/env python3
"""Measures how fast 9x9 puzzles are tested for minimality, and made minimal, with every kernel.

usage: run.py --sudokit PROGRAM (--make-corpus PROGRAM | --corpus FILE...) [--givens N] [--rounds N]
              [--count N] [-o FILE]

A corpus has one puzzle with one solution a line; with --givens only those with so many givens count.
They are repeated until there are --count (20,000), so that the start of the program hardly counts. CPU time of the whole program on one thread is measured, in alternating
rounds; the report gives the median and the spread. The puzzles are tested as they are, tested with
four givens of the solution more, and these are made minimal again. Exits with 1 if kernels differ, if
a puzzle is said to be minimal that is not left as it is, or if one that was made minimal is not.
"""

import argparse
import hashlib
import os
import pathlib
import statistics
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))
from measure import compiler, cpu_seconds, kernels, machine  # noqa: E402

MORE = 4  # givens added


def run(sudokit, kernel, words, puzzles):
    """The answers, and CPU seconds."""
    before = cpu_seconds()
    done = subprocess.run([sudokit, *words, "-j1", "--format", "line"],
                          input="".join(p + "\n" for p in puzzles), capture_output=True, text=True,
                          env=dict(os.environ, SUDOKIT_KERNEL=kernel))
    answers = done.stdout.splitlines()
    if len(answers) != len(puzzles):
        sys.exit(f"minimality: {len(answers)} answers to {len(puzzles)} puzzles: {done.stderr}")
    return answers, cpu_seconds() - before


def with_more(puzzle, solution, number):
    """The puzzle with some givens more; which ones depends on its number."""
    cells = [cell for cell in range(81) if puzzle[cell] == "."]
    chosen = {cells[(number * 7 + i * len(cells) // MORE) % len(cells)] for i in range(MORE)}
    return "".join(solution[cell] if cell in chosen else puzzle[cell] for cell in range(81))


def check(sudokit, name, puzzles, kernel):
    """Exits where an answer contradicts another one."""
    tested, _ = run(sudokit, kernel, ["minimise", "--test"], puzzles)
    minimal, _ = run(sudokit, kernel, ["minimise"], puzzles)
    again, _ = run(sudokit, kernel, ["minimise", "--test"], minimal)
    for puzzle, answer, left, last in zip(puzzles, tested, minimal, again):
        if last != "minimal" or (answer == "minimal") != (left == puzzle):
            sys.exit(f"{name}: {puzzle} is {answer}, {left} is {last}")


def measure(sudokit, name, tasks, rounds):
    contestants = kernels(sudokit)
    times = {(task, kernel): [] for task in tasks for kernel in contestants}
    for task, (words, puzzles) in tasks.items():
        reference = None
        for _ in range(rounds):
            for kernel in contestants:
                answers, seconds = run(sudokit, kernel, words, puzzles)
                reference = reference or answers
                if answers != reference:
                    sys.exit(f"{name}, {task}: {kernel} differs from {contestants[0]}")
                times[task, kernel].append(seconds)
    rows = []
    for (task, kernel), seconds in times.items():
        puzzles = tasks[task][1]
        givens = sum(81 - p.count(".") for p in puzzles) / len(puzzles)
        rates = sorted(len(puzzles) / t for t in seconds)
        rows.append(f"| {name} | {task} | {givens:.1f} | {kernel} | {len(puzzles)} | "
                    f"{statistics.median(rates):,.0f} | {rates[0]:,.0f} to {rates[-1]:,.0f} |")
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sudokit", required=True)
    parser.add_argument("--make-corpus")
    parser.add_argument("--corpus", action="append", default=[])
    parser.add_argument("--givens", type=int)
    parser.add_argument("--count", type=int, default=20000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("-o", "--output")
    options = parser.parse_args()

    sudokit = str(pathlib.Path(options.sudokit).resolve())
    corpora = {}
    if options.make_corpus:
        made = subprocess.run([options.make_corpus, "minimal", "5000", "1"], capture_output=True,
                              text=True, check=True)
        corpora["minimal (made, seed 1)"] = made.stdout.split()
    for path in options.corpus:
        lines = (line.split()[0] for line in open(path) if line.strip() and line[0] != "#")
        corpora[pathlib.Path(path).name] = [line.replace("0", ".") for line in lines]

    rows, sums = [], []
    for name, puzzles in corpora.items():
        if options.givens:
            puzzles = [p for p in puzzles if 81 - p.count(".") == options.givens]
        if not puzzles:
            sys.exit(f"{name}: no such puzzles")
        different = len(puzzles)
        puzzles = (puzzles * (options.count // different + 1))[:options.count]
        solutions, _ = run(sudokit, "portable", ["solve"], puzzles)
        more = [with_more(p, s, i) for i, (p, s) in enumerate(zip(puzzles, solutions))]
        for part in (puzzles, more):
            check(sudokit, name, part, "portable")
        tasks = {"test": (["minimise", "--test"], puzzles),
                 f"test, {MORE} givens more": (["minimise", "--test"], more),
                 f"minimise, {MORE} givens more": (["minimise"], more)}
        rows += measure(sudokit, name, tasks, options.rounds)
        digest = hashlib.sha256("\n".join(puzzles).encode()).hexdigest()[:16]
        sums.append(f"- {name}: {different} different puzzles, sha256 of all {len(puzzles)} {digest}…")
    report = ["# Minimality of 9x9 puzzles, one thread, from the command line", "",
              f"Machine: {machine()}. Compiler: {compiler()}, -O3, no options for the machine.",
              f"CPU time of the whole program; median of {options.rounds} alternating rounds; all "
              "answers were equal, and what was made minimal was tested.", "",
              "| corpus | task | givens | kernel | puzzles | puzzles/s | spread |",
              "|---|---|---|---|---|---|---|", *rows, "", "Corpora:", "", *sums]
    text = "\n".join(report) + "\n"
    if options.output:
        pathlib.Path(options.output).write_text(text)
    print(text, end="")


if __name__ == "__main__":
    main()
