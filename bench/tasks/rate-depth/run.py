#!/usr/bin/env python3
"""Rates the depth of the same puzzles with every kernel, compares the answers, then the times.

usage: run.py --sudokit PROGRAM --make-corpus PROGRAM [--rounds N] [--corpus FILE]... [-o FILE]

A corpus has one 9x9 puzzle a line. CPU time of the whole program on one thread is measured, in
alternating rounds; the report gives the median and the spread, and the share of each depth. The
deepest of the known puzzles are also rated one by one. Exits with 1 if answers differ.
"""

import argparse
import collections
import hashlib
import os
import pathlib
import statistics
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))
from measure import compiler, cpu_seconds, kernels, machine  # noqa: E402

KNOWN = pathlib.Path(__file__).resolve().parents[3] / "tests" / "conformance" / "depth.txt"


def rate(sudokit, kernel, puzzles):
    """The depths as text, and CPU seconds."""
    before = cpu_seconds()
    done = subprocess.run([sudokit, "rate", "-j1", "--scale", "depth", "--format", "line"],
                          input="".join(p + "\n" for p in puzzles), capture_output=True, text=True,
                          env=dict(os.environ, SUDOKIT_KERNEL=kernel))
    answers = done.stdout.split()
    if len(answers) != len(puzzles):
        sys.exit(f"rate-depth: {len(answers)} answers to {len(puzzles)} puzzles: {done.stderr}")
    return answers, cpu_seconds() - before


def measure(sudokit, name, puzzles, contestants, rounds):
    """Rows of the report for one corpus, and its depths; exits where answers differ."""
    reference = None
    times = {kernel: [] for kernel in contestants}
    for _ in range(rounds):
        for kernel in contestants:
            answers, seconds = rate(sudokit, kernel, puzzles)
            if reference is None:
                reference = answers
            if answers != reference:
                sys.exit(f"{name}: the answers of {kernel} differ from those of {contestants[0]}")
            times[kernel].append(seconds)
    rows = []
    for kernel in contestants:
        rates = sorted(len(puzzles) / t for t in times[kernel])
        rows.append(f"| {name} | {kernel} | {len(puzzles)} | {statistics.median(rates):,.0f} | "
                    f"{rates[0]:,.0f} to {rates[-1]:,.0f} |")
    return rows, collections.Counter(reference)


def shares_row(name, depths):
    total = sum(depths.values())
    cells = [f"{100 * depths[d] / total:.2f} %" if depths[d] else "" for d in "0123"]
    return f"| {name} | {total} | " + " | ".join(cells) + " |"


def single_rows(sudokit, contestants, rounds):
    """The known puzzles of the greatest depth, each in a run of the program of its own."""
    known = [line.split("|") for line in open(KNOWN, encoding="utf-8") if line[0] != "#"]
    deepest = max(fields[0].strip() for fields in known)
    rows = []
    for depth, givens, remark in known:
        if depth.strip() != deepest:
            continue
        for kernel in contestants:
            seconds = []
            for _ in range(rounds):
                answers, time = rate(sudokit, kernel, [givens.strip()])
                if answers != [deepest]:
                    sys.exit(f"{givens.strip()}: depth {answers[0]} instead of {deepest}")
                seconds.append(time)
            rows.append(f"| {remark.strip()} | {kernel} | {statistics.median(seconds):.3f} s | "
                        f"{max(seconds):.3f} s |")
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sudokit", required=True)
    parser.add_argument("--make-corpus", required=True)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--corpus", action="append", default=[])
    parser.add_argument("-o", "--output")
    options = parser.parse_args()

    sudokit = str(pathlib.Path(options.sudokit).resolve())
    contestants = kernels(sudokit)
    made = subprocess.run([options.make_corpus, "minimal", "5000", "1"], capture_output=True,
                          text=True, check=True)
    corpora = {"minimal (made, seed 1)": made.stdout.split()}
    for path in options.corpus:
        lines = (line.split()[0] for line in open(path) if line.strip() and line[0] != "#")
        corpora[pathlib.Path(path).name] = list(lines)

    rows, shares, sums = [], [], []
    for name, puzzles in corpora.items():
        measured, depths = measure(sudokit, name, puzzles, contestants, options.rounds)
        rows += measured
        shares.append(shares_row(name, depths))
        digest = hashlib.sha256("\n".join(puzzles).encode()).hexdigest()[:16]
        sums.append(f"- {name}: {len(puzzles)} puzzles, sha256 {digest}…")
    report = ["# The depth of 9x9 puzzles, one thread, from the command line", "",
              f"Machine: {machine()}. Compiler: {compiler()}, -O3, no options for the machine.",
              "CPU time of the whole program, with proof of uniqueness; median of "
              f"{options.rounds} alternating rounds; all answers were equal.", "",
              "| corpus | kernel | puzzles | puzzles/s | spread |", "|---|---|---|---|---|", *rows,
              "", "One puzzle in a run of its own, start of the program included:", "",
              "| puzzle | kernel | median | most |", "|---|---|---|---|",
              *single_rows(sudokit, contestants, options.rounds),
              "", "Shares of the depths:", "",
              "| corpus | puzzles | 0 | 1 | 2 | 3 |", "|---|---|---|---|---|---|", *shares,
              "", "Corpora:", "", *sums]
    text = "\n".join(report) + "\n"
    if options.output:
        pathlib.Path(options.output).write_text(text)
    print(text, end="")


if __name__ == "__main__":
    main()
