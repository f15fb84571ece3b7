#!/usr/bin/env python3
"""What text costs: the same plain 9x9 puzzles through the commands, in lines, CSV and JSON.

usage: run.py --sudokit PROGRAM (--puzzles FILE | --make-corpus PROGRAM) [--lines N] [--rounds N]
              [-o FILE]

The puzzles are repeated to N lines. Measured are the CPU time of one thread, from files and through
pipes, the same of a tenth of them one by one, as an option of reading makes it, and the time that
passes with all cores, in alternating rounds; ratings, which take longer, are of a tenth throughout.
The report gives the median and the spread, and how many times `solve` on lines each one takes. The
answers to the first puzzles are compared before; exits with 1 if they differ.
"""

import argparse
import hashlib
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))
from measure import compiler, kernels, machine  # noqa: E402

COMPARED = 5000
PUZZLES, SOLUTIONS = "puzzles", "solutions"


def lines(text):
    return text.split()


def column(number):
    return lambda text: [row.split(",")[number] for row in text.split()[1:]]


def quoted(key):
    """The strings that follow `key` in lines of JSON."""
    return lambda text: [row.split(key)[1].split('"')[0] for row in text.split("\n")[:-1]]


def dotted(text):
    return text.replace("0", ".").split()


# The words, the input, what the answers are, and how to find them.
CASES = [
    (["solve", "--format", "line"], "line", SOLUTIONS, lines),
    (["solve", "--json"], "line", SOLUTIONS, quoted('"solutions":["')),
    (["solve", "--format", "csv"], "line", SOLUTIONS, column(1)),
    (["solve", "--format", "line"], "csv", SOLUTIONS, lines),
    (["solve", "--json"], "csv", SOLUTIONS, quoted('"solutions":["')),
    (["solve", "--format", "csv"], "csv", SOLUTIONS, column(1)),
    (["check", "--format", "line"], "line", None, None),
    (["check", "--json"], "line", None, None),
    (["check", "--format", "line"], "csv", None, None),
    (["count", "--limit", "2"], "line", None, None),
    (["count", "--limit", "2"], "csv", None, None),
    (["convert"], "line", PUZZLES, lines),
    (["convert", "--to", "csv"], "line", PUZZLES, column(0)),
    (["convert", "--to", "sdm"], "line", PUZZLES, dotted),
    (["convert", "--to", "json"], "line", PUZZLES, quoted('"givens":"')),
    (["convert"], "csv", PUZZLES, lines),
    (["convert", "--to", "csv"], "csv", PUZZLES, column(0)),
    (["rate", "--scale", "rules", "--format", "line"], "line", None, None),
    (["rate", "--scale", "rules", "--json"], "line", None, None),
]


class Tool:
    """The program, over the files of a folder."""

    def __init__(self, program, folder):
        self.program = os.path.abspath(program)
        self.folder = folder

    def time(self, words, name, pipe=False):
        """Its CPU seconds, and the seconds that pass."""
        command = [self.program, *words]
        source = None
        if pipe:
            source = subprocess.Popen(["cat", self.folder / name], stdout=subprocess.PIPE)
        else:
            command.append(self.folder / name)
        start = time.monotonic()
        done = subprocess.Popen(command, stdin=source.stdout if source else subprocess.DEVNULL,
                                stdout=subprocess.DEVNULL)
        if source:
            source.stdout.close()
        _, status, usage = os.wait4(done.pid, 0)
        passed = time.monotonic() - start
        done.returncode = os.waitstatus_to_exitcode(status)
        if source:
            source.wait()
        if done.returncode not in (0, 1):
            sys.exit(f"{' '.join(words)}: status {done.returncode}")
        return usage.ru_utime + usage.ru_stime, passed

    def answers(self, words, name):
        return subprocess.run([self.program, *words, self.folder / name], capture_output=True,
                              text=True, check=False).stdout


def compare(tool, reference):
    for words, kind, what, find in CASES:
        if what and find(tool.answers(words, f"few.{kind}")) != reference[what]:
            sys.exit(f"{' '.join(words)} from {kind}: other answers")


def measure(tool, lines_of, rounds):
    """For each case, nanoseconds a puzzle in all rounds: file, pipe, one by one, all cores."""
    found = [([], [], [], []) for _ in CASES]
    for _ in range(rounds):
        for (words, kind, _, _), (file, pipe, one_by_one, cores) in zip(CASES, found):
            def nanoseconds(seconds, size):
                return 1e9 * seconds / lines_of[size]
            single = [*words, "-j", "1"]
            size = "tenth" if words[0] == "rate" else "all"
            file.append(nanoseconds(tool.time(single, f"{size}.{kind}")[0], size))
            pipe.append(nanoseconds(tool.time(single, f"{size}.{kind}", pipe=True)[0], size))
            slow = tool.time([*single, "--symbols", "digits"], f"tenth.{kind}")[0]
            one_by_one.append(nanoseconds(slow, "tenth"))
            cores.append(nanoseconds(tool.time(words, f"{size}.{kind}")[1], size))
    return found


def shown(times):
    times = sorted(times)
    return f"{statistics.median(times):,.0f} ({times[0]:,.0f} to {times[-1]:,.0f})"


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sudokit", required=True)
    parser.add_argument("--make-corpus")
    parser.add_argument("--puzzles")
    parser.add_argument("--lines", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("-o", "--output")
    options = parser.parse_args()
    if options.puzzles:
        rows = open(options.puzzles).read().split("\n")
        puzzles = [row.split()[0] for row in rows if row.strip() and row[0] != "#"]
        corpus = pathlib.Path(options.puzzles).name
    else:
        command = [options.make_corpus, "minimal", "20000", "1"]
        puzzles = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
        corpus = "minimal (made, seed 1)"
    puzzles = [puzzle.replace("0", ".") for puzzle in puzzles]
    digest = hashlib.sha256("\n".join(puzzles).encode()).hexdigest()[:16]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        tool = Tool(options.sudokit, folder)
        many = (puzzles * (options.lines // len(puzzles) + 1))[:options.lines]
        parts = {"few": many[:COMPARED], "tenth": many[:max(1, options.lines // 10)], "all": many}
        for size, some in parts.items():
            (folder / f"{size}.line").write_text("".join(p + "\n" for p in some))
            solved = tool.answers(["solve", "--format", "line"], f"{size}.line").split()
            rows = "".join(f"{p},{s}\n" for p, s in zip(some, solved))
            (folder / f"{size}.csv").write_text("puzzle,solution\n" + rows)
            if size == "few":
                compare(tool, {PUZZLES: some, SOLUTIONS: solved})
        found = measure(tool, {size: len(some) for size, some in parts.items()}, options.rounds)
    report = [
        "# Streams of text from the command line", "",
        f"Machine: {machine()}, {os.cpu_count()} cores. Compiler: {compiler()}, Release. Kernel: "
        f"{kernels(tool.program)[0]}.",
        f"Corpus: {corpus}, {len(puzzles)} puzzles, sha256 {digest}…, repeated to {options.lines:,}",
        "lines; CSV with the columns puzzle and solution. Nanoseconds a puzzle, median and spread of",
        f"{options.rounds} alternating rounds: CPU time of one thread from a file, from a pipe, and one by one (`--symbols",
        "digits` rules the quick way out); and the time that passes with all cores.", "",
        "| command | input | file | times `solve` | pipe | one by one | all cores |",
        "|---|---|---|---|---|---|---|"]
    reference = statistics.median(found[0][0])
    for (words, kind, _, _), (file, pipe, one_by_one, cores) in zip(CASES, found):
        report.append(f"| `{' '.join(words)}` | {kind} | {shown(file)} | "
                      f"{statistics.median(file) / reference:.2f} | {shown(pipe)} | "
                      f"{shown(one_by_one)} | {shown(cores)} |")
    text = "\n".join(report) + "\n"
    if options.output:
        pathlib.Path(options.output).write_text(text)
    print(text, end="")


if __name__ == "__main__":
    main()
