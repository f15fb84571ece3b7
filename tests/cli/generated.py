#!/usr/bin/env python3
"""Checks generated puzzles by code of its own, and by QQWing where it is there.

usage: generated.py TOOL

For every symmetry some puzzles are made. A plain search counts their solutions, the pattern of their
givens is turned and mirrored, and each part that the symmetry keeps together is taken out: then
there must be several solutions.
"""

import pathlib
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
from rounds import test_rounds  # noqa: E402

MAPS = {
    "rotate180": lambda r, c: (8 - r, 8 - c),
    "rotate90": lambda r, c: (c, 8 - r),
    "horizontal": lambda r, c: (r, 8 - c),
    "vertical": lambda r, c: (8 - r, c),
    "diagonal": lambda r, c: (c, r),
    "antidiagonal": lambda r, c: (8 - c, 8 - r),
}
WISHES = ["none", *MAPS, "horizontal+vertical", "+".join(MAPS)]


def moved(name, cell):
    row, column = MAPS[name](cell // 9, cell % 9)
    return row * 9 + column


def parts(names):
    """The cells that the symmetries keep together."""
    left, out = set(range(81)), []
    while left:
        part, new = set(), {left.pop()}
        while new:
            part |= new
            new = {moved(name, cell) for name in names for cell in new} - part
        left -= part
        out.append(part)
    return out


def count(puzzle):
    """Solutions, up to two: the cell with the fewest digits that fit, each of them in turn."""
    rows, columns, boxes = [0] * 9, [0] * 9, [0] * 9
    for cell, digit in enumerate(puzzle):
        if digit != ".":
            bit = 1 << int(digit)
            r, c = divmod(cell, 9)
            b = r // 3 * 3 + c // 3
            if (rows[r] | columns[c] | boxes[b]) & bit:
                return 0
            rows[r] |= bit
            columns[c] |= bit
            boxes[b] |= bit
    return search([cell for cell in range(81) if puzzle[cell] == "."], rows, columns, boxes, 2)


def search(cells, rows, columns, boxes, most):
    best, fits = None, None
    for cell in cells:
        r, c = divmod(cell, 9)
        free = 0x3fe & ~(rows[r] | columns[c] | boxes[r // 3 * 3 + c // 3])
        if fits is None or bin(free).count("1") < bin(fits).count("1"):
            best, fits = cell, free
            if fits & (fits - 1) == 0:
                break
    if best is None:
        return 1
    rest = [cell for cell in cells if cell != best]
    r, c = divmod(best, 9)
    b = r // 3 * 3 + c // 3
    found = 0
    while fits and found < most:
        bit = fits & -fits
        fits ^= bit
        rows[r] |= bit
        columns[c] |= bit
        boxes[b] |= bit
        found += search(rest, rows, columns, boxes, most - found)
        rows[r] ^= bit
        columns[c] ^= bit
        boxes[b] ^= bit
    return found


def faults_of(puzzle, names):
    given = {cell for cell in range(81) if puzzle[cell] != "."}
    if count(puzzle) != 1:
        yield "not one solution"
    for name in names:
        if {moved(name, cell) for cell in given} != given:
            yield f"not kept by {name}"
    some = [part for part in parts(names) if part <= given]
    for part in some[:: max(1, len(some) // 5)]:
        if count("".join("." if cell in part else digit for cell, digit in enumerate(puzzle))) < 2:
            yield f"{sorted(part)} can be taken out"


def main(tool):
    faults, made = 0, []
    for wish in WISHES:
        names = [] if wish == "none" else wish.split("+")
        words = ["generate", "-q", "-n", str(test_rounds(2)), "--seed", "4", "--minimal", "--symmetry", wish]
        puzzles = subprocess.run([tool, *words], capture_output=True, text=True, check=True).stdout.split()
        made += puzzles
        for puzzle in puzzles:
            for fault in faults_of(puzzle, names):
                print(f"{wish}: {puzzle}: {fault}")
                faults += 1
    if shutil.which("qqwing"):
        text = "".join(puzzle + "\n" for puzzle in made)
        answers = subprocess.run(["qqwing", "--solve", "--count-solutions", "--nosolution", "--one-line"],
                                 input=text, capture_output=True, text=True, check=True).stdout
        unique = answers.count("unique")
        print(f"QQWing: {unique} of {len(made)} are unique")
        faults += unique != len(made)
    else:
        print("generated.py: qqwing is not there: it was not asked")
    print(f"{len(made)} puzzles, {faults} faults")
    return 1 if faults or not made else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
