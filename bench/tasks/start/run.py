#!/usr/bin/env python3
"""Measures what it takes to start: one easy puzzle, one process.

usage: run.py --sudokit PROGRAM [--beside NAME=COMMAND]... [--rounds N] [--runs N] [-o FILE]

Each program answers the same 9x9 puzzle, which takes none of them more than some microseconds: `sudokit solve PUZZLE`,
`qqwing --solve`, and those that --beside names, whose COMMAND gets the puzzle as {puzzle} or, without that, as a line
of its standard input. Answers are compared first. They are run without a shell, in alternating rounds; the report gives
the median and the outer tenths of the wall times, the median of the CPU times, and how many shared objects each links.
"""

import argparse
import os
import pathlib
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))
from measure import compiler, machine  # noqa: E402

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def contestants(options):
    """Names and words of the commands."""
    sudokit = str(pathlib.Path(options.sudokit).resolve())
    found = {"sudokit": [sudokit, "solve", "{puzzle}"]}
    if shutil.which("qqwing"):
        found["qqwing"] = ["qqwing", "--solve", "--one-line"]
    for beside in options.beside:
        name, _, command = beside.partition("=")
        found[name] = shlex.split(command)
    return {name: [PUZZLE if word == "{puzzle}" else word for word in words] for name, words in found.items()}


def check(name, words):
    done = subprocess.run(words, input=PUZZLE + "\n", capture_output=True, text=True)
    if SOLUTION not in "".join(filter(str.isdigit, done.stdout)):
        sys.exit(f"{name}: expected the solution, found\n{done.stdout}{done.stderr}")


def measure(words, puzzle_file, runs):
    """Seconds of each run, on the clock and of the processor."""
    program = shutil.which(words[0])
    files = [(os.POSIX_SPAWN_OPEN, 0, puzzle_file, os.O_RDONLY, 0), (os.POSIX_SPAWN_OPEN, 1, "/dev/null", os.O_WRONLY, 0)]
    walls, cpus = [], []
    for _ in range(runs):
        start = time.perf_counter()
        child = os.posix_spawn(program, words, os.environ, file_actions=files)
        _, status, usage = os.wait4(child, 0)
        walls.append(time.perf_counter() - start)
        cpus.append(usage.ru_utime + usage.ru_stime)
        if status != 0:
            sys.exit(f"{program}: status {status}")
    return walls, cpus


def objects(program):
    """How many shared objects it links."""
    listed = subprocess.run(["ldd", shutil.which(program)], capture_output=True, text=True)
    return len([line for line in listed.stdout.splitlines() if ".so" in line and "vdso" not in line])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sudokit", required=True)
    parser.add_argument("--beside", action="append", default=[])
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--runs", type=int, default=30)
    parser.add_argument("-o", "--output")
    options = parser.parse_args()

    programs = contestants(options)
    for name, words in programs.items():
        check(name, words)
    walls = {name: [] for name in programs}
    cpus = {name: [] for name in programs}
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        (folder / "puzzle").write_text(PUZZLE + "\n")
        for _ in range(options.rounds):
            for name, words in programs.items():
                times = measure(words, folder / "puzzle", options.runs)
                walls[name] += times[0]
                cpus[name] += times[1]
    lines = ["# Starting: one easy puzzle, one process", "",
             f"Machine: {machine()}. Compiler: {compiler()}, -O3.",
             f"Milliseconds; {options.rounds} alternating rounds of {options.runs} runs each, without a shell.",
             "", "| program | median | from a tenth to nine tenths | least | CPU time | shared objects |",
             "|---|---:|---|---:|---:|---:|"]
    for name, words in programs.items():
        tenths = statistics.quantiles(walls[name], n=10)
        lines.append(f"| {name} | {1e3 * statistics.median(walls[name]):.2f} | {1e3 * tenths[0]:.2f} to "
                     f"{1e3 * tenths[-1]:.2f} | {1e3 * min(walls[name]):.2f} | {1e3 * statistics.median(cpus[name]):.2f} | "
                     f"{objects(words[0])} |")
    text = "\n".join(lines) + "\n"
    if options.output:
        pathlib.Path(options.output).write_text(text)
    print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
