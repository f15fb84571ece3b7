#!/usr/bin/env python3
"""Hands exported puzzles to outside solvers, and their answers back to the tool.

usage: exports.py TOOL

Every kind of export, encoding and way of saying "at most one" must be accepted by every solver that
reads it, and give the answer that the tool gives by itself: through `decode` for a solution, in the
number of models where the solver counts. Solvers that are not there are named; without any, the
test is skipped (status 77).
"""

import itertools
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
from rounds import taken, test_rounds  # noqa: E402


def half_filled_twelve():
    """A 12x12 puzzle with boxes of 3x4, from the simplest grid that there is."""
    cells = [(column + row % 3 * 4 + row // 3) % 12 for row in range(12) for column in range(12)]
    return "".join("." if i % 2 == i // 12 % 2 else "123456789ABC"[cell]
                   for i, cell in enumerate(cells))


UNIQUE = "8.15..2..6....14...7...8..6...1.2...3...6.8..1..75.....98...61742.....8.........."
PUZZLES = {
    "9x9, one solution": [UNIQUE],
    "9x9, 17 givens": [
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"],
    "9x9, no solution": [
        "9..1..4.88...5...3.3.8...2..9....3.2..142..8.3..9..7.1.6..342.9.1.2...5....6.93.7"],
    "9x9, several solutions": [
        "..9.86.4152.......4...2.3..6.2831795..52746..8376951.4..4.67..2.5.9...63.6.45.9.."],
    "9x9, clash": ["11" + "." * 79],
    "9x9 with diagonals": ["--diagonal", "12" + "." * 79],
    "4x4": ["2.1....24....3.."],
    "6x6": ["--box", "2x3", ".5...1..46..4...5.1....4.43...6.24.."],
    "latin": ["--latin", ".1......3...4..1..5.3...4"],
    "jigsaw": ["--layout", "layout.txt", "1...........4..."],
    "12x12": ["--box", "3x4", half_filled_twelve()],
    "16x16": ["1" + "." * 254 + "2"],
}
LAYOUT = "AAAB\nCABB\nCCDB\nCDDD\n"

# The command of each solver, whose name comes first in it, with {in} and {out}, and what it reads;
# the answer is {out} if the command has one, and its output otherwise.
SOLVERS = {
    "cadical": ("cadical -q {in}", {"dimacs", "3sat", "3sat-exact"}),
    "minisat": ("minisat -verb=0 {in} {out}", {"dimacs", "3sat", "3sat-exact"}),
    "cryptominisat5": ("cryptominisat5 --verb 0 {in}", {"dimacs", "3sat", "3sat-exact"}),
    "clasp": ("clasp {in}", {"dimacs", "3sat", "3sat-exact", "opb"}),
    "z3": ("z3 {in}", {"smt2"}),
    "minizinc": ("minizinc --solver gecode {in}", {"minizinc"}),
    "cbc": ("cbc {in} solve solution {out}", {"lp", "mps"}),
    "glpsol, LP": ("glpsol --lp {in} -o {out}", {"lp"}),
    "glpsol, LP, raw": ("glpsol --lp {in} -w {out}", {"lp"}),
    "glpsol, MPS": ("glpsol --freemps {in} -o {out}", {"mps"}),
}
SUFFIXES = {"opb": ".opb", "smt2": ".smt2", "minizinc": ".mzn", "lp": ".lp", "mps": ".mps"}
WITHOUT_CLAUSES = {"minizinc", "lp", "mps"}
WAYS = ["pairwise", "product", "ladder", "commander"]
ENCODINGS = ["minimal", "efficient", "extended"]


class Tester:
    def __init__(self, tool, folder, solvers):
        self.tool = tool
        self.folder = folder
        self.solvers = solvers
        self.faults = []
        self.checked = 0

    def run(self, *words):
        return subprocess.run(words, cwd=self.folder, capture_output=True, text=True, check=False)

    def export(self, puzzle, kind, encoding, way, givens):
        path = "x" + SUFFIXES.get(kind, ".cnf")
        words = ["encode", "--to", kind, "-o", path]
        if kind not in WITHOUT_CLAUSES:
            words += ["--encoding", encoding, "--givens", givens]
        if kind not in WITHOUT_CLAUSES | {"opb"}:
            words += ["--at-most-one", way]
        done = self.run(self.tool, *words, *puzzle)
        if done.returncode != 0:
            self.faults.append(f"{words}: {done.stderr}")
        return path

    def compare(self, name, words, found, expected):
        self.checked += 1
        if found != expected:
            self.faults.append(f"{name}, {words}: {found!r} instead of {expected!r}")

    def solve(self, solver, path):
        command = self.solvers[solver][0].replace("{in}", path).replace("{out}", "out.txt")
        done = self.run(*command.split())
        if "{out}" not in self.solvers[solver][0]:
            (self.folder / "out.txt").write_text(done.stdout)

    def round_trip(self, name, puzzle, kind, encoding, way, givens):
        """The decoded answer of each solver is a solution of the puzzle, or there is none."""
        path = self.export(puzzle, kind, encoding, way, givens)
        solvable = self.run(self.tool, "solve", "--limit", "1", "--format", "line", *puzzle)
        for solver, (_, kinds) in self.solvers.items():
            if kind not in kinds:
                continue
            self.solve(solver, path)
            decoded = self.run(self.tool, "decode", "--format", "line", *puzzle, "out.txt")
            self.compare(name, (solver, kind, encoding, way, givens, decoded.stderr),
                         decoded.returncode, solvable.returncode)
            if "several" not in name and len(puzzle[-1]) == 81 and "--diagonal" not in puzzle:
                self.compare(name, (solver, kind), decoded.stdout, solvable.stdout)

    def count(self, name, puzzle, kind, encoding, way, limit):
        """clasp finds as many models as there are solutions."""
        path = self.export(puzzle, kind, encoding, way, "full")
        told = self.run("clasp", f"--models={limit}", "--quiet=2,2", path).stdout
        models = int(re.search(r"Models\s*:\s*(\d+)", told).group(1))
        solutions = self.run(self.tool, "count", "--limit", str(limit or 10**6), *puzzle).stdout
        self.compare(name, ("clasp", kind, encoding, way), models, int(solutions.strip(">=\n")))


def main(tool):
    solvers = {name: row for name, row in SOLVERS.items() if shutil.which(row[0].split()[0])}
    for name in sorted(set(SOLVERS) - set(solvers)):
        print(f"exports.py: {name} is not there: not tested with it")
    if not solvers:
        return 77
    kinds = ["dimacs", "3sat", "3sat-exact", "opb", "smt2", "minizinc", "lp", "mps"]
    with tempfile.TemporaryDirectory() as folder:
        tester = Tester(tool, pathlib.Path(folder), solvers)
        (tester.folder / "layout.txt").write_text(LAYOUT)
        # Where only some pairs are taken, these begin with another kind for each puzzle.
        pairs = [(name, (first + i) % len(kinds))
                 for first, name in enumerate(PUZZLES) for i in range(len(kinds))]
        for name, number in taken(pairs):
            kind = kinds[number]
            if name == "16x16" and kind in ("lp", "mps"):
                continue  # nearly empty, which takes linear programmes minutes
            # Not every combination, but each value with each kind on some puzzle.
            turn = number + len(name)
            encoding = "extended" if name == "16x16" else ENCODINGS[turn % 3]
            givens = ["units", "full"][turn % 2]
            tester.round_trip(name, PUZZLES[name], kind, encoding, WAYS[turn % 4], givens)
        if "clasp" in solvers:
            for way, kind, encoding in taken(itertools.product(WAYS, kinds[:3], ENCODINGS)):
                tester.count("empty 4x4", ["." * 16], kind, encoding, way, 0)
            for name, puzzle in taken(PUZZLES.items()):
                tester.count(name, puzzle, "opb", "extended", "pairwise", 2)
    for fault in tester.faults:
        print(fault)
    print(f"exports.py: {tester.checked} answers compared, {len(tester.faults)} faults")
    return 1 if tester.faults or tester.checked < test_rounds(50) else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(str(pathlib.Path(sys.argv[1]).resolve())))
