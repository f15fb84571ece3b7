#!/usr/bin/env python3
"""Compares searches on constraints: our own `cp` and Gecode, on the same large puzzles.

usage: run.py --sudokit PROGRAM [--sets NAME,NAME... | --folder DIR] [--puzzles N]
              [--timeout SECONDS] [-o FILE]

The sets are named by order and kind: 16-62 hides 62 % of the cells of a shuffled grid, evenly over
rows, columns and boxes, and asks for a first solution; 16-minimal takes away cells one by one until
none can be spared, and asks for the solution and the proof that it is the only one. DIR has a puzzle
a file instead, numbers with 0 or a dot for open cells; NAME_1.txt, NAME_2.txt ... are a set, for which
the proof is asked if its name ends in min or uniq. What is measured is CPU time of the whole program. Every solution is checked here, and must be the same from
all engines where it is the only one. Engines that are not in the build are left out and named. Exits
with 1 if an answer is wrong.
"""

import argparse
import hashlib
import json
import math
import pathlib
import random
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))
from large_puzzles import make_puzzle  # noqa: E402
from measure import Bench, compiler, machine, shown, timed  # noqa: E402

ENGINES = ["cp", "gecode", "general"]
PROVED = ("minimal", "min", "uniq")
SETS = "16-62,16-minimal,25-52,25-56,25-60,25-64"


def is_solution(order, givens, symbols):
    """Every house has every symbol, and equal givens have equal symbols."""
    box = math.isqrt(order)
    rows = [symbols[i * order:(i + 1) * order] for i in range(order)]
    boxes = [[symbols[(top + r) * order + left + c] for r in range(box) for c in range(box)]
             for top in range(0, order, box) for left in range(0, order, box)]
    if any(len(set(house)) != order for house in [*rows, *zip(*rows), *boxes]):
        return False
    pairs = {(given, symbol) for given, symbol in zip(givens, symbols) if given != "."}
    return len(pairs) == len({given for given, _ in pairs}) == len({symbol for _, symbol in pairs})


class Constraints(Bench):
    def is_unique(self, cells):
        (self.folder / "trial.txt").write_text(" ".join(cells) + "\n")
        return self.run("count", "--limit", "2", "trial.txt").stdout.strip() == "1"

    def minimal_puzzle(self, order, seed):
        cells = make_puzzle(order, seed, 0).split()
        places = list(range(len(cells)))
        random.Random(seed).shuffle(places)
        for place in places:
            digit, cells[place] = cells[place], "."
            if not self.is_unique(cells):
                cells[place] = digit
        return " ".join(cells)

    def make_set(self, name, count):
        order, kind = name.split("-")
        for seed in range(count):
            if kind == "minimal":
                yield self.minimal_puzzle(int(order), seed)
            else:
                yield make_puzzle(int(order), seed, round(int(kind) * int(order) / 100))

    @staticmethod
    def stored_sets(folder, count):
        """Name and puzzles of each set, at most `count`."""
        sets = {}
        for path in sorted(pathlib.Path(folder).glob("*_*.txt")):
            cells = ["." if cell == "0" else cell for cell in path.read_text().split()]
            sets.setdefault(path.stem.rpartition("_")[0], []).append(" ".join(cells))
        return [(name, puzzles[:count]) for name, puzzles in sets.items()]

    def sets(self, arguments):
        if arguments.folder:
            yield from self.stored_sets(arguments.folder, arguments.puzzles)
            return
        for name in arguments.sets.split(","):
            yield name, list(self.make_set(name, arguments.puzzles))

    def solve(self, engine, puzzle, limit):
        """The answer and its CPU seconds; nothing if it came too late."""
        path = self.folder / "puzzle.txt"
        path.write_text(puzzle + "\n")
        done, used = timed([self.sudokit, "solve", "-j1", "--limit", str(limit), "--json", "--engine",
                            engine, str(path)], self.timeout)
        return (json.loads(done.stdout), used) if done.returncode >= 0 else (None, None)

    def measure(self, puzzles, limit, engines):
        """For each engine its times and nodes on the puzzles."""
        rows = {engine: ([], []) for engine in engines}
        for puzzle in puzzles:
            solutions = set()
            for engine in engines:
                answer, used = self.solve(engine, puzzle, limit)
                rows[engine][0].append(used)
                if answer is None:
                    continue
                rows[engine][1].append(answer["nodes"])
                solutions.update(answer["solutions"])
                order = math.isqrt(len(puzzle.split()))
                if answer["count"] != 1 or not is_solution(order, puzzle.split(), answer["solutions"][0]):
                    self.wrong.append(f"{engine} on {puzzle}: {answer}")
            if limit > 1 and len(solutions) > 1:
                self.wrong.append(f"different solutions of {puzzle}")
        return rows


def table(bench, name, puzzles, engines):
    limit = 2 if name.endswith(PROVED) else 1
    lines = [f"\n## {name}, {len(puzzles)} puzzles\n",
             f"SHA-256 {hashlib.sha256(''.join(p + chr(10) for p in puzzles).encode()).hexdigest()[:16]}, "
             + ("solution and proof." if limit > 1 else "first solution."), "",
             "| engine | median | slowest | all | choices |", "|---|---|---|---|---|"]
    for engine, (times, nodes) in bench.measure(puzzles, limit, engines).items():
        solved = [t for t in times if t is not None]
        late = len(times) - len(solved)
        slowest = f"over {bench.timeout:g}" if late else f"{max(solved):.3f}"
        total = ("over " if late else "") + f"{sum(solved) + late * bench.timeout:.3f}"
        lines.append(f"| {engine} | {shown(times, bench.timeout)} | {slowest} | {total} | {sum(nodes):,} |")
    print("\n".join(lines), flush=True)
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--sudokit", required=True)
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--sets", default=SETS)
    source.add_argument("--folder")
    parser.add_argument("--puzzles", type=int, default=10)
    parser.add_argument("--timeout", type=float, default=10)
    parser.add_argument("-o", "--output")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        bench = Constraints(arguments, pathlib.Path(name))
        there = [e for e in ENGINES if bench.run("solve", "--engine", e, "1..............4").returncode != 2]
        lines = ["# Searches on constraints", "",
                 f"Machine: {machine()}. Compiler: {compiler()}. CPU seconds, whole program, at most "
                 f"{arguments.timeout:g} s a puzzle; \"late\" are those that took longer. All answers were "
                 "checked.", f"Not there: {', '.join(sorted(set(ENGINES) - set(there))) or 'none'}."]
        print("\n".join(lines))
        for name, puzzles in bench.sets(arguments):
            lines += table(bench, name, puzzles, there)
    for fault in bench.wrong:
        print("wrong:", fault, file=sys.stderr)
    if arguments.output:
        pathlib.Path(arguments.output).write_text("\n".join(lines) + "\n")
    return 1 if bench.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
