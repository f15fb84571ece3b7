#!/usr/bin/env python3
"""Measures how long exact counts take, and checks each against the published number.

usage: run.py --sudokit PROGRAM [--rounds N] [--slow] [-o FILE]

Grids of boards, essentially different ones, and solutions of puzzles that have very many. CPU time of
the whole program on one thread, in alternating rounds; the report gives the median and the spread.
With --slow, also those that take more than some seconds. Exits with 1 if a number is wrong.
"""

import argparse
import pathlib
import statistics
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))
from measure import compiler, cpu_seconds, machine  # noqa: E402

# Felgenhauer and Jarvis 2005; Pettersen 2006; Russell and Jarvis 2006; McKay and Wanless 2005.
QUICK = [
    ("grids, boxes 2x4", ["--empty", "--box", "2x4"], "29136487207403520"),
    ("grids, boxes 3x3", ["--empty", "--box", "3x3"], "6670903752021072936960"),
    ("Latin squares of order 7", ["--empty", "--latin", "--order", "7"], "61479419904000"),
    ("Latin squares of order 8", ["--empty", "--latin", "--order", "8"], "108776032459082956800"),
    ("classes, boxes 2x3", ["--empty", "--classes", "--box", "2x3"], "49"),
    ("classes, boxes 2x4", ["--empty", "--classes", "--box", "2x4"], "1673187"),
    ("classes, boxes 3x3", ["--empty", "--classes", "--box", "3x3"], "5472730538"),
    # All grids, divided by 9!.
    ("solutions, one row given", ["123456789" + "." * 72], "18383222420692992"),
    # As many as the engine for 9x9 finds one by one.
    ("solutions, 14 givens",
     [".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5................"],
     "48665399"),
    # 576 of order 4, four times.
    ("solutions, four Latin squares of order 4 in one of order 16",
     ["--latin", "".join("." if (row // 2 + column // 2) % 4 == 0 else
                         chr(65 + 2 * ((row // 2 + column // 2) % 8) + (row + column) % 2)
                         for row in range(16) for column in range(16))], "110075314176"),
]
SLOW = [
    # A digit in two boxes that have no line in common: all grids, divided by 9 for each of them.
    ("solutions, two givens", ["1" + "." * 39 + "1" + "." * 40], "82356836444704604160"),
    ("grids, boxes 2x5", ["--empty", "--box", "2x5"], "1903816047972624930994913280000"),
    ("Latin squares of order 9", ["--empty", "--latin", "--order", "9"],
     "5524751496156892842531225600"),
]


def run(sudokit, words):
    """The answer, and CPU seconds."""
    before = cpu_seconds()
    done = subprocess.run([sudokit, "count", "-j1", *words], capture_output=True, text=True)
    return done.stdout.strip(), cpu_seconds() - before


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sudokit", required=True)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--slow", action="store_true")
    parser.add_argument("-o", "--output")
    options = parser.parse_args()

    sudokit = str(pathlib.Path(options.sudokit).resolve())
    tasks = QUICK + (SLOW if options.slow else [])
    times = {name: [] for name, _, _ in tasks}
    for _ in range(options.rounds):
        for name, words, published in tasks:
            answer, seconds = run(sudokit, words)
            if answer != published:
                sys.exit(f"{name}: {answer} instead of {published}")
            times[name].append(seconds)
    report = ["# Exact counts, one thread, from the command line", "",
              f"Machine: {machine()}. Compiler: {compiler()}, -O3, no options for the machine.",
              f"CPU time of the whole program; median of {options.rounds} alternating rounds. All numbers are"
              " the published ones.", "",
              "| what | number | seconds | spread |", "|---|---:|---:|---|"]
    for name, _, published in tasks:
        seconds = sorted(times[name])
        report.append(f"| {name} | {int(published):,} | {statistics.median(seconds):.3f} | "
                      f"{seconds[0]:.3f} to {seconds[-1]:.3f} |")
    text = "\n".join(report) + "\n"
    if options.output:
        pathlib.Path(options.output).write_text(text)
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
