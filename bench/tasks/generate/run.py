#!/usr/bin/env python3
"""Measures how fast puzzles are generated, beside QQWing and tdoku if they are there.

usage: run.py --sudokit PROGRAM [--qqwing PROGRAM] [--tdoku PROGRAM] [--only TASK,...] [--rounds N]
              [--share X] [-o FILE]

CPU time of the whole program on one thread, start included, in alternating rounds with another seed
each; the report gives the median and the spread. QQWing takes its seed from the clock, so its
puzzles differ from run to run; what its levels mean is its own. --tdoku names the program `generate`
of tdoku (github.com/t-dillon/tdoku); it starts from an empty board each time, puts random digits in
until there is one solution, and takes out what is redundant. --only leaves out other tasks. --share makes fewer puzzles (0.1) or
more. Exits with 1 if a puzzle of ours is not as wished: by the engine `general`, by `minimise
--test`, by `rate`, and, where it is there, by the count of QQWing.
"""

import argparse
import pathlib
import shutil
import statistics
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))
from measure import compiler, cpu_seconds, machine  # noqa: E402

LEVELS = ["very-easy", "easy", "medium", "hard", "very-hard", "expert"]

# What is asked for: puzzles, options, and which checks there are.
OURS = {
    "minimal": (20000, ["--minimal"], ["minimal"]),
    "bottom-up": (10000, ["--bottom-up"], ["minimal"]),
    "unbiased": (100, ["--unbiased"], ["minimal"]),
    "minimal within a half turn": (10000, ["--minimal", "--symmetry", "rotate180"], []),
    "nikoli": (5000, ["--style", "nikoli"], []),
    **{level: (500 if level == "very-hard" else 2000, ["--level", level], ["rate"])
       for level in LEVELS},
    "16x16": (10, ["--order", "16"], []),
    "25x25": (2, ["--order", "25"], []),
}
QQWINGS = {
    "any (minimal)": (100, []),
    "half turn": (100, ["--symmetry", "rotate180"]),
    **{level: (30, ["--difficulty", level])
       for level in ["simple", "easy", "intermediate", "expert"]},
}
TDOKUS = {"minimal": (10000, ["-p0", "-d81", "-n1", "-e0", "-s0", "-a1"])}


def output_of(words, text=None):
    done = subprocess.run(words, input=text, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        sys.exit(f"{' '.join(words)}: {done.stderr}")
    return done.stdout.splitlines()


def check(options, task, puzzles, wanted, checks):
    """Exits where a puzzle is not as wished."""
    sudokit = options.sudokit
    text = "".join(p + "\n" for p in puzzles)
    faults = []
    if len(puzzles) != wanted:
        faults.append(f"{len(puzzles)} puzzles instead of {wanted}")
    some = "".join(p + "\n" for p in puzzles[:200])
    if set(output_of([sudokit, "check", "--engine", "general", "--format", "line"], some)) != {"one"}:
        faults.append("not all have one solution")
    if "minimal" in checks and set(output_of([sudokit, "minimise", "--test"], text)) != {"minimal"}:
        faults.append("not all are minimal")
    if "rate" in checks and set(output_of([sudokit, "rate", "--format", "line"], text)) != {task}:
        faults.append("not all have the level")
    if options.qqwing and len(puzzles[0]) == 81:
        counts = output_of([options.qqwing, "--solve", "--count-solutions", "--nosolution",
                            "--one-line"], some)
        if any("unique" not in line for line in counts if line.strip()):
            faults.append("QQWing finds other numbers of solutions")
    if faults:
        sys.exit(f"{task}: {'; '.join(faults)}")


def timed(words):
    before = cpu_seconds()
    lines = output_of(words)
    return lines, cpu_seconds() - before


def row(program, task, count, seconds):
    rates = sorted(count / s for s in seconds)
    shown = [f"{rate:,.0f}" if rate >= 10 else f"{rate:.2g}" for rate in
             (statistics.median(rates), rates[0], rates[-1])]
    return f"| {program} | {task} | {count} | {shown[0]} | {shown[1]} to {shown[2]} |"


def chosen(options, tasks):
    return [(task, row) for task, row in tasks.items() if not options.only or task in options.only]


def measure_ours(options):
    rows = []
    for task, (usual, words, checks) in chosen(options, OURS):
        count = max(1, int(usual * options.share))
        seconds = []
        for seed in range(1, options.rounds + 1):
            puzzles, taken = timed([options.sudokit, "generate", "-q", "-j1", "-n", str(count),
                                    "--seed", str(seed), *words])
            check(options, task, puzzles, count, checks)
            seconds.append(taken)
        rows.append(row("sudokit", task, count, seconds))
    return rows


def measure_qqwing(options):
    rows = []
    for task, (usual, words) in chosen(options, QQWINGS):
        count = max(1, int(usual * options.share))
        seconds = [timed([options.qqwing, "--generate", str(count), "--one-line", *words])[1]
                   for _ in range(options.rounds)]
        rows.append(row("qqwing", task, count, seconds))
    return rows


def measure_tdoku(options):
    """What it makes is checked as ours is: a peer that is wrong is no peer."""
    rows = []
    for task, (usual, words) in chosen(options, TDOKUS):
        count = max(1, int(usual * options.share))
        seconds = []
        for _ in range(options.rounds):
            lines, taken = timed([options.tdoku, *words, "-l", str(count)])
            check(options, task, [line.split()[0] for line in lines], len(lines), ["minimal"])
            seconds.append(taken * count / len(lines))
        rows.append(row("tdoku", task, count, seconds))
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sudokit", required=True)
    parser.add_argument("--qqwing", default=shutil.which("qqwing"))
    parser.add_argument("--tdoku")
    parser.add_argument("--only", type=lambda text: text.split(","))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--share", type=float, default=1)
    parser.add_argument("-o", "--output")
    options = parser.parse_args()

    rows = measure_ours(options)
    if options.qqwing:
        rows += measure_qqwing(options)
    else:
        print("generate: qqwing is not there", file=sys.stderr)
    if options.tdoku:
        rows += measure_tdoku(options)
    text = "\n".join([
        "# Generating puzzles, one thread, from the command line", "",
        f"Machine: {machine()}. Compiler: {compiler()}, -O3, no options for the machine.",
        f"CPU time of the whole program; median of {options.rounds} rounds with different seeds; all "
        "puzzles of sudokit were checked.", "",
        "| program | puzzles | number | per second | spread |",
        "|---|---|---|---|---|", *rows]) + "\n"
    if options.output:
        pathlib.Path(options.output).write_text(text)
    print(text, end="")


if __name__ == "__main__":
    main()
