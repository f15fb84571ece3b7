#!/usr/bin/env python3
"""Measures how fast 9x9 puzzles get their score, by level, and compares with HoDoKu.

usage: run.py --sudokit PROGRAM (--make-corpus PROGRAM | --puzzles FILE)
              [--count N] [--rounds N] [--seconds S] [--peer COMMAND] [-o FILE]

The puzzles are made, or the first word of 81 characters in each line of FILE, where `# LEVEL` at the
end of the line says which level the answer must be. Each level is
measured apart: its puzzles, repeated until they take about S seconds, in a run of the program on one
thread; CPU time, less that of a run with a single easy puzzle; median of N rounds. COMMAND is HoDoKu in
its batch mode up to the name of a file, which is added:
    --peer 'java -cp /its/classes sudoku.Main /o stdout /bs'
Then levels are those of HoDoKu, the two take turns (its runs being five times as long, since a Java
program is slow until it is warm), and the report has a table of their levels and says how often the
scores are equal. Rounds end early where a contestant has used twenty times the length of a run. Exits
with 1 if an answer is missing or not the level that is asked for.
"""

import argparse
import collections
import hashlib
import math
import pathlib
import re
import shlex
import statistics
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))
from measure import compiler, cpu_seconds, machine  # noqa: E402

LEVELS = ["easy", "medium", "hard", "unfair", "extreme"]
PEER_PATIENCE = 5  # a Java program is slow until it is warm
PUZZLE = re.compile(r"(?:^|\s)([.0-9]{81})(?:\s+# (\w+)$|\s|$)")
PEER_ANSWER = re.compile(r"^([.0-9]{81}) #\d+ (\w+) .*?\((\d+)\)", re.MULTILINE)


class Contestant:
    """A program that rates the puzzles of a file."""

    def __init__(self, name, words, read, folder, patience=1):
        self.name, self.words, self.read, self.folder = name, words, read, folder
        self.patience = patience  # its runs are so many times as long
        self.start = 0.0

    def rate(self, puzzles):
        """A level and a score for each, and CPU seconds without those of the start."""
        (self.folder / "puzzles.txt").write_text("".join(p + "\n" for p in puzzles))
        before = cpu_seconds()
        done = subprocess.run([*self.words, "puzzles.txt"], cwd=self.folder, capture_output=True,
                              text=True)
        used = cpu_seconds() - before
        answers = self.read(done.stdout)
        if len(answers) != len(puzzles):
            sys.exit(f"score: {len(answers)} answers of {self.name} to {len(puzzles)} puzzles: "
                     f"{done.stderr}")
        return answers, max(used - self.start, 1e-6)

    def measure_start(self, puzzle):
        self.start = statistics.median(self.rate([puzzle])[1] for _ in range(5))

    def speeds(self, puzzles, rounds, seconds):
        """Puzzles per second, a measurement at a time."""
        times, used = 1, self.rate(puzzles)[1]
        while used < seconds / 2:  # a very short time is hardly known, so by steps
            times = math.ceil(times * min(10, seconds / used))
            used = self.rate(puzzles * times)[1]
        rounds = min(rounds, max(1, int(20 * seconds / used)))
        for _ in range(rounds):
            yield len(puzzles) * times / self.rate(puzzles * times)[1]


def our_answers(text):
    """A level and a score a line, or a word that is not a level."""
    lines = (line.split() for line in text.splitlines())
    return [(words[0], int(words[1])) if words[0] in LEVELS else (None, None) for words in lines]


def peer_answers(text):
    return [(level.lower(), int(score)) for _, level, score in PEER_ANSWER.findall(text)]


def take_turns(contestants, puzzles, options):
    """For each contestant all its speeds."""
    speeds = [[] for _ in contestants]
    running = [c.speeds(puzzles, options.rounds, options.seconds * c.patience) for c in contestants]
    for _ in range(options.rounds):
        for found, one in zip(speeds, running):
            found += [speed for speed in [next(one, None)] if speed is not None]
    return speeds


def speed_table(contestants, groups, options):
    lines = ["| level | puzzles | " + " | ".join(f"{c.name}, puzzles/s | spread" for c in contestants)
             + (" | ratio |" if len(contestants) > 1 else " |"),
             "|---|---|" + "---|---|" * len(contestants) + ("---|" if len(contestants) > 1 else "")]
    for level in LEVELS:
        if not groups[level]:
            continue
        speeds = take_turns(contestants, groups[level], options)
        middles = [statistics.median(s) for s in speeds]
        cells = [f"{middle:,.4g} | {min(s):,.4g} to {max(s):,.4g}" if middle < 1000 else
                 f"{middle:,.0f} | {min(s):,.0f} to {max(s):,.0f}"
                 for middle, s in zip(middles, speeds)]
        ratio = [f"{middles[0] / middles[1]:,.0f}"] if len(middles) > 1 else []
        lines.append(f"| {level} | {len(groups[level])} | " + " | ".join(cells + ratio) + " |")
        print(lines[-1], flush=True)
    return lines


def agreement(ours, theirs):
    """How often levels and scores are equal."""
    pairs = collections.Counter((a[0], b[0]) for a, b in zip(ours, theirs))
    lines = ["| HoDoKu \\ sudokit | " + " | ".join(LEVELS) + " | equal scores |",
             "|---|" + "---|" * (len(LEVELS) + 1)]
    for level in LEVELS:
        equal = sum(a == b for a, b in zip(ours, theirs) if b[0] == level)
        if any(b[0] == level for b in theirs):
            lines.append(f"| {level} | " + " | ".join(str(pairs[o, level] or "") for o in LEVELS)
                         + f" | {equal} |")
    same = sum(a[0] == b[0] for a, b in zip(ours, theirs))
    scores = sum(a[1] == b[1] for a, b in zip(ours, theirs))
    return [f"Equal levels: {same} of {len(ours)}; equal scores: {scores}.", "", *lines]


def puzzles_of(options):
    """A name for them, and each with the level that it is said to have, if any."""
    if options.puzzles:
        text = pathlib.Path(options.puzzles).read_text()
        found = (PUZZLE.search(line) for line in text.splitlines() if not line.startswith("#"))
        return pathlib.Path(options.puzzles).name, [match.groups() for match in found if match]
    made = []
    for kind in ["easy", "minimal"]:
        made += subprocess.run([options.make_corpus, kind, str(options.count), "1"], text=True,
                               capture_output=True, check=True).stdout.split()
    return (f"made, {options.count} easy and {options.count} minimal, seed 1",
            [(puzzle, None) for puzzle in made])


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sudokit", required=True)
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--make-corpus")
    source.add_argument("--puzzles")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1)
    parser.add_argument("--peer")
    parser.add_argument("-o", "--output")
    options = parser.parse_args()

    name, named = puzzles_of(options)
    puzzles = [puzzle for puzzle, _ in named]
    if not puzzles:
        sys.exit(f"score: no puzzles in {name}")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        sudokit = str(pathlib.Path(options.sudokit).resolve())
        contestants = [Contestant("sudokit", [sudokit, "rate", "-j1", "--scale", "score",
                                              "--format", "line"],
                                  our_answers, folder)]
        if options.peer:
            contestants.append(Contestant("HoDoKu", shlex.split(options.peer), peer_answers, folder,
                                          PEER_PATIENCE))
        answers = [contestant.rate(puzzles)[0] for contestant in contestants]
        for (puzzle, said), (level, _) in zip(named, answers[0]):
            if said in LEVELS and said != level:
                sys.exit(f"score: {puzzle} is {level}, not {said}")
        groups = collections.defaultdict(list)
        for puzzle, (level, _) in zip(puzzles, answers[-1]):
            groups[level].append(puzzle)
        easiest = next((groups[level][0] for level in LEVELS if groups[level]), puzzles[0])
        for contestant in contestants:
            contestant.measure_start(easiest)
        digest = hashlib.sha256("".join(p + "\n" for p in puzzles).encode()).hexdigest()
        report = ["# Scores of 9x9 puzzles, one thread, from the command line", "",
                  f"Machine: {machine()}. Compiler: {compiler()}, -O3, no options for the machine.",
                  f"Puzzles: {name}: {len(puzzles)}, sha256 {digest[:16]}; {len(groups[None])} of them "
                  "have no score.",
                  f"CPU time without the start, which takes " + ", ".join(
                      f"{c.start:.3f} s ({c.name})" for c in contestants)
                  + f"; median of at most {options.rounds} alternating rounds.", "",
                  *speed_table(contestants, groups, options)]
        if options.peer:
            report += ["", *agreement(*answers)]
    text = "\n".join(report) + "\n"
    if options.output:
        pathlib.Path(options.output).write_text(text)
    print(text, end="")


if __name__ == "__main__":
    main()
