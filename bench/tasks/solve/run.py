#!/usr/bin/env python3
"""Solves the same puzzles with every contestant, compares the answers, then the times.

usage: run.py --sudokit PROGRAM --make-corpus PROGRAM [--rounds N] [--corpus FILE]... [-o FILE]

A contestant is an executable file beside this one that reads one puzzle a line and writes, line by
line, the solution if it is the only one, else `none` or `several`; status 127 means that its program
is not installed. CPU time is measured, in alternating rounds; the report gives the median and the
spread. Exits with 1 if answers differ.
"""

import argparse
import hashlib
import os
import pathlib
import statistics
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))
from measure import compiler, cpu_seconds, machine  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
CONTESTANTS = ["general", "qqwing", "exhaustive"]
# A slow contestant is given this many puzzles of the corpora that we make, and none of others: the
# plain search takes minutes on a single 17-clue puzzle.
SLOW = {"exhaustive": 20}


def run(contestant, text, environment):
    """The contestant's answers and CPU seconds, or None if its program is not there."""
    before = cpu_seconds()
    done = subprocess.run([HERE / contestant], input=text, capture_output=True, text=True,
                          env=environment)
    if done.returncode == 127:
        return None
    return done.stdout.split(), cpu_seconds() - before


def measure(name, puzzles, contestants, rounds, environment):
    """Rows of the report for one corpus; exits where answers differ."""
    reference = None
    times = {contestant: [] for contestant in contestants}
    counts = {c: min(len(puzzles), SLOW.get(c, len(puzzles))) for c in contestants}
    for _ in range(rounds):
        for contestant in contestants:
            result = run(contestant, "".join(p + "\n" for p in puzzles[:counts[contestant]]),
                         environment)
            if result is None:
                times[contestant] = None
                continue
            answers, seconds = result
            if reference is None:
                reference = answers
            if answers != reference[:counts[contestant]]:
                sys.exit(f"{name}: the answers of {contestant} differ from those of {contestants[0]}")
            times[contestant].append(seconds)
    rows = []
    for contestant in contestants:
        if not times[contestant]:
            rows.append(f"| {name} | {contestant} | not installed | | |")
            continue
        rates = sorted(counts[contestant] / t for t in times[contestant])
        rows.append(f"| {name} | {contestant} | {counts[contestant]} | "
                    f"{statistics.median(rates):,.0f} | {rates[0]:,.0f} to {rates[-1]:,.0f} |")
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

    environment = dict(os.environ, SUDOKIT=str(pathlib.Path(options.sudokit).resolve()))
    corpora = {}
    for kind in ("easy", "minimal"):
        made = subprocess.run([options.make_corpus, kind, "2000", "1"], capture_output=True,
                              text=True, check=True)
        corpora[f"{kind} (made, seed 1)"] = made.stdout.split()
    for path in options.corpus:
        lines = (line.split()[0] for line in open(path) if line.strip() and line[0] != "#")
        corpora[pathlib.Path(path).name] = list(lines)

    report = ["# Solving with proof of uniqueness, one thread, from the command line", "",
              f"Machine: {machine()}. Compiler: {compiler()}, preset release. CPU time of the whole",
              f"program, median of {options.rounds} alternating rounds; all answers were equal. QQWing cannot stop",
              "at the second solution: it counts them all.", "",
              "| corpus | contestant | puzzles | puzzles/s | spread |", "|---|---|---|---|---|"]
    sums = []
    for name, puzzles in corpora.items():
        given = "made" not in name
        contestants = [c for c in CONTESTANTS if not (given and c in SLOW)]
        report += measure(name, puzzles, contestants, options.rounds, environment)
        digest = hashlib.sha256("\n".join(puzzles).encode()).hexdigest()[:16]
        sums.append(f"- {name}: {len(puzzles)} puzzles, sha256 {digest}…")
    report += ["", "Corpora:", ""] + sums
    text = "\n".join(report) + "\n"
    if options.output:
        pathlib.Path(options.output).write_text(text)
    print(text, end="")


if __name__ == "__main__":
    main()
