#!/usr/bin/env python3
"""Compares encodings and solvers: the same puzzles as formulas of every kind, by every solver.

usage: run.py --sudokit PROGRAM [--orders N,N...] [--puzzles N] [--timeout SECONDS] [--puzzle FILE]...
              [-o FILE]

For each order, puzzles are made by hiding cells of a shuffled grid, evenly over rows, columns and
boxes; --puzzle adds files with one puzzle each. What is measured is CPU time to the first solution:
of the built-in engines, and of outside solvers on the files that `sudokit encode` writes. Every
answer is checked by `sudokit decode`. A solver that is not there is left out and named. Exits with 1
if an answer is wrong.
"""

import argparse
import math
import os
import pathlib
import shutil
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))
from large_puzzles import make_puzzle  # noqa: E402
from measure import Bench, machine, shown, timed  # noqa: E402

ENGINES = ["general", "dpll", "cadical", "z3"]
# The command of each outside solver; the answer is its output, or the file {out}.
SOLVERS = {
    "cadical": ("dimacs", "cadical -q {in}"),
    "minisat": ("dimacs", "minisat -verb=0 {in} {out}"),
    "cryptominisat5": ("dimacs", "cryptominisat5 --verb 0 {in}"),
    "clasp": ("dimacs", "clasp --verbose=0 {in}"),
    "clasp, opb": ("opb", "clasp --verbose=0 {in}"),
    "z3, smt2": ("smt2", "z3 {in}"),
}
ENCODINGS = [("extended", way) for way in ("pairwise", "product", "ladder", "commander")]
ENCODINGS += [("efficient", "pairwise"), ("minimal", "pairwise")]
# The share of hidden cells: near the hardest that are still solved, order by order.
HIDDEN = {9: 0.68, 16: 0.62, 25: 0.58, 36: 0.47}


class Formulas(Bench):
    def engine(self, name, path):
        done, used = timed([self.sudokit, "solve", "-j1", "--limit", "1", "--format", "line",
                            "--engine", name, path], self.timeout, cwd=self.folder)
        if done.returncode < 0:
            return None
        if done.returncode != 0 or done.stdout.strip() in ("none", "several", ""):
            self.wrong.append(f"{name} on {path}: {done.stdout}{done.stderr}")
        return used

    def outside(self, name, path, encoding, way):
        kind, command = SOLVERS[name]
        file = "x." + {"dimacs": "cnf"}.get(kind, kind)
        options = ["--to", kind, "--encoding", encoding]
        if kind != "opb":
            options += ["--at-most-one", way]
        self.run("encode", *options, "-o", file, path)
        words = command.replace("{in}", file).replace("{out}", "out.txt").split()
        done, used = timed(words, self.timeout, cwd=self.folder)
        if used >= self.timeout - 0.5 or done.returncode < 0:
            return None
        if "{out}" not in command:
            (self.folder / "out.txt").write_text(done.stdout)
        decoded = self.run("decode", "--format", "line", path, "out.txt")
        if decoded.returncode != 0:
            self.wrong.append(f"{name}, {encoding} {way}, {path}: {decoded.stderr}")
        return used


def table(bench, sets, title, rows):
    """`rows` are pairs of a name and a function from a puzzle's path to seconds or None."""
    lines = [f"\n## {title}\n", "| | " + " | ".join(sets) + " |", "|---" * (len(sets) + 1) + "|"]
    for name, measure in rows:
        cells = []
        for paths in sets.values():
            times = []
            for path in paths:
                times.append(measure(path))
                if len(times) == 2 and times == [None, None]:
                    break  # two in a row took too long: so will the others
            cells.append(shown(times, bench.timeout))
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
        print(lines[-1], flush=True)
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--sudokit", required=True)
    parser.add_argument("--orders", default="9,16,25,36")
    parser.add_argument("--puzzles", type=int, default=5)
    parser.add_argument("--timeout", type=float, default=10)
    parser.add_argument("--puzzle", action="append", default=[], help="a file with one puzzle")
    parser.add_argument("-o", "--output")
    arguments = parser.parse_args()
    solvers = [name for name in SOLVERS if shutil.which(SOLVERS[name][1].split()[0])]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        bench = Formulas(arguments, folder)
        sets = {}
        for order in map(int, arguments.orders.split(",")) if arguments.orders else []:
            for seed in range(arguments.puzzles):
                path = folder / f"{order}-{seed}.txt"
                path.write_text(make_puzzle(order, seed, round(HIDDEN.get(order, 0.5) * order)) + "\n")
                sets.setdefault(f"{order}x{order}", []).append(str(path))
        for path in arguments.puzzle:
            tokens = pathlib.Path(path).read_text().split()
            order = math.isqrt(len(tokens)) if len(tokens) > 1 else math.isqrt(len(tokens[0]))
            sets.setdefault(f"{order}x{order}, given", []).append(os.path.abspath(path))
        available = [e for e in ENGINES if bench.run("solve", "--engine", e, "1..............4").returncode != 2]
        lines = ["# Encodings and solvers", "",
                 f"Machine: {machine()}. CPU seconds to the first solution, whole program; median of "
                 f"{arguments.puzzles} puzzles, at most {arguments.timeout:g} s each. All answers were checked.",
                 f"Not there: {', '.join(sorted(set(SOLVERS) - set(solvers))) or 'none'}."]
        lines += table(bench, sets, "Engines", [(e, lambda p, e=e: bench.engine(e, p)) for e in available])
        lines += table(bench, sets, "Outside solvers, extended encoding, pairwise",
                       [(s, lambda p, s=s: bench.outside(s, p, "extended", "pairwise")) for s in solvers])
        first = [s for s in ("cadical", "minisat") if s in solvers]
        lines += table(bench, sets, "Encodings",
                       [(f"{s}: {e}, {w}", lambda p, s=s, e=e, w=w: bench.outside(s, p, e, w))
                        for s in first for e, w in ENCODINGS])
    for fault in bench.wrong:
        print("wrong:", fault, file=sys.stderr)
    report = "\n".join(lines) + "\n"
    if arguments.output:
        pathlib.Path(arguments.output).write_text(report)
    else:
        print(report)
    return 1 if bench.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
