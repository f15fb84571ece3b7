#!/usr/bin/env python3
"""Checks generated puzzles by code of its own, and those of the usual 9x9 board by QQWing where it is there.

usage: generated.py TOOL

On many boards, for many wishes, some puzzles are made. A plain search counts their solutions, the
pattern of their givens is turned and mirrored, the givens are counted, parts that the symmetry keeps
together are taken out (then there must be several solutions), and it is seen whether singles alone
solve them.
"""

import json
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "support"))
from rounds import taken, test_rounds  # noqa: E402

MAPS = {
    "rotate180": lambda n, r, c: (n - 1 - r, n - 1 - c),
    "rotate90": lambda n, r, c: (c, n - 1 - r),
    "horizontal": lambda n, r, c: (r, n - 1 - c),
    "vertical": lambda n, r, c: (n - 1 - r, c),
    "diagonal": lambda n, r, c: (c, r),
    "antidiagonal": lambda n, r, c: (n - 1 - c, n - 1 - r),
}
SYMBOLS = "123456789ABCDEFG"


class Board:
    """The houses of a board, by the rules of the puzzle alone."""

    def __init__(self, rows, columns, *, layout=None, diagonals=False, windows=False):
        n = self.order = rows * columns
        cells = [(r, c) for r in range(n) for c in range(n)]
        region = layout or (lambda r, c: (r // rows, c // columns))
        groups = {}
        for r, c in cells:
            names = [("row", r), ("column", c), ("region", region(r, c))]
            if diagonals:
                names += [("down",)] * (r == c) + [("up",)] * (r + c == n - 1)
            if windows and r % 4 and c % 4:
                names.append(("window", r // 4, c // 4))
            for name in names:
                groups.setdefault(name, []).append(r * n + c)
        self.houses = list(groups.values())
        self.houses_of = [[house for house in self.houses if cell in house] for cell in range(n * n)]
        self.peers = [sorted({other for house in houses for other in house} - {cell})
                      for cell, houses in enumerate(self.houses_of)]

    def parts(self, names):
        """The cells that the symmetries keep together."""
        left, out = set(range(self.order**2)), []
        while left:
            part, new = set(), {left.pop()}
            while new:
                part |= new
                new = {self.moved(name, cell) for name in names for cell in new} - part
            left -= part
            out.append(part)
        return out

    def moved(self, name, cell):
        row, column = MAPS[name](self.order, *divmod(cell, self.order))
        return row * self.order + column

    def place(self, fits, cell, bit):
        """Puts a digit in, and whatever follows by singles; false at a dead end."""
        due = [(cell, bit)]
        while due:
            cell, bit = due.pop()
            if not fits[cell] & bit:
                return False
            gone = fits[cell] & ~bit
            fits[cell] = bit
            touched = [(cell, gone)]
            for peer in self.peers[cell]:
                if fits[peer] & bit:
                    if fits[peer] == bit:
                        return False
                    fits[peer] &= ~bit
                    touched.append((peer, bit))
                    if fits[peer] & (fits[peer] - 1) == 0:
                        due.append((peer, fits[peer]))
            for where, digits in touched:
                if not self.find_hidden(fits, where, digits, due):
                    return False
        return True

    def find_hidden(self, fits, where, digits, due):
        """Digits that have lost a place, and have one left in a house of it; false if none is left."""
        while digits:
            bit = digits & -digits
            digits ^= bit
            for house in self.houses_of[where]:
                places = [cell for cell in house if fits[cell] & bit]
                if not places:
                    return False
                if len(places) == 1 and fits[places[0]] != bit:
                    due.append((places[0], bit))
        return True

    def begun(self, puzzle):
        """What fits where, after singles; nothing at a dead end."""
        fits = [(1 << self.order) - 1] * self.order**2
        for cell, symbol in enumerate(puzzle):
            if symbol != "." and not self.place(fits, cell, 1 << SYMBOLS.index(symbol)):
                return None
        return fits

    def count(self, fits, most=2):
        """Solutions, up to so many: the cell with the fewest digits that fit, each of them in turn."""
        if fits is None:
            return 0
        open_cells = [cell for cell in range(len(fits)) if fits[cell] & (fits[cell] - 1)]
        if not open_cells:
            return 1
        best = min(open_cells, key=lambda cell: fits[cell].bit_count())
        found, rest = 0, fits[best]
        while rest and found < most:
            bit = rest & -rest
            rest ^= bit
            then = fits[:]
            if self.place(then, best, bit):
                found += self.count(then, most - found)
        return found


JIGSAW = [line.split() if " " in line else list(line)
          for line in (ROOT / "examples" / "jigsaw-layout.txt").read_text().splitlines() if line.strip()]
NINE = Board(3, 3)
SYMMETRIES = ["none", *MAPS, "horizontal+vertical", "+".join(MAPS)]

# Board, words for it, symmetry, other words, how many: `minimal` and levels are checked, as are numbers of givens.
WISHES = [(NINE, [], wish, ["--minimal"], 2) for wish in SYMMETRIES]
WISHES += [(NINE, [], "none", words, 2) for words in (
    ["--clues", "30"], ["--clues", "19"], ["--minimal", "--bottom-up"], ["--minimal", "--unbiased"], ["--level", "very-easy"],
    ["--level", "easy"], ["--level", "medium"], ["--level", "very-hard"], ["--level", "expert"], ["--uses", "x-wing"])]
for board, words in (
        (Board(2, 2), ["--order", "4"]), (Board(2, 3), ["--order", "6"]), (Board(3, 2), ["--box", "3x2"]),
        (Board(2, 4), ["--order", "8"]),
        (Board(1, 7, layout=lambda r, c: JIGSAW[r][c]), ["--layout", str(ROOT / "examples" / "jigsaw-layout.txt")]),
        (Board(3, 3, diagonals=True), ["--diagonal"]), (Board(3, 3, windows=True), ["--windows"])):
    WISHES += [(board, words, "none", ["--minimal"], 3), (board, words, "rotate180", ["--minimal"], 2),
               (board, words, "none", ["--level", "very-easy"], 1)]
WISHES += [(Board(3, 4), ["--order", "12"], "none", [], 1), (Board(3, 4), ["--order", "12"], "rotate180", ["--clues", "60.."], 1),
           (Board(4, 4), ["--order", "16"], "rotate90", ["--clues", "128.."], 1)]


def faults_of(board, puzzle, names, words):
    given = {cell for cell, symbol in enumerate(puzzle) if symbol != "."}
    fits = board.begun(puzzle)
    if board.count(fits) != 1:
        yield "not one solution"
        return
    for name in names:
        if {board.moved(name, cell) for cell in given} != given:
            yield f"not kept by {name}"
    if "--minimal" in words:
        some = [part for part in board.parts(names) if part <= given]
        for part in some[:: max(1, len(some) // 5)]:
            less = "".join("." if cell in part else digit for cell, digit in enumerate(puzzle))
            if board.count(board.begun(less)) < 2:
                yield f"{sorted(part)} can be taken out"
    for option, wanted in zip(words, words[1:]):
        if option == "--clues" and (len(given) < int(wanted.rstrip(".")) or ("." not in wanted and len(given) > int(wanted))):
            yield f"{len(given)} givens"
        if option == "--level" and all(f & (f - 1) == 0 for f in fits) != wanted.endswith("easy"):
            yield f"not {wanted}"
        if option == "--uses" and all(f & (f - 1) == 0 for f in fits):
            yield f"solved without {wanted}"


def made_by(tool, words):
    out = subprocess.run([tool, "generate", "-q", "--seed", "4", "--json", *words], capture_output=True, text=True,
                         check=True).stdout
    return [json.loads(line)["givens"] for line in out.splitlines()]


def agrees_with_qqwing(puzzles):
    if not shutil.which("qqwing"):
        print("generated.py: qqwing is not there: it was not asked")
        return True
    answers = subprocess.run(["qqwing", "--solve", "--count-solutions", "--nosolution", "--one-line"],
                             input="".join(puzzle + "\n" for puzzle in puzzles), capture_output=True, text=True,
                             check=True).stdout
    print(f"QQWing: {answers.count('unique')} of {len(puzzles)} are unique")
    return answers.count("unique") == len(puzzles)


def main(tool):
    faults, total, nines = 0, 0, []
    for board, of_board, symmetry, words, usual in taken(WISHES):
        names = [] if symmetry == "none" else symmetry.split("+")
        wish = [*of_board, *words, *([] if symmetry == "none" else ["--symmetry", symmetry])]
        number = test_rounds(usual)
        puzzles = made_by(tool, [*wish, "-n", str(number)])
        if len(puzzles) != number:
            print(f"{' '.join(wish)}: {len(puzzles)} puzzles in place of {number}")
            faults += 1
        total += len(puzzles)
        nines += puzzles if board is NINE else []
        for puzzle in puzzles:
            for fault in faults_of(board, puzzle, names, words):
                print(f"{' '.join(wish)}: {puzzle}: {fault}")
                faults += 1
    faults += not agrees_with_qqwing(nines)
    print(f"{total} puzzles, {faults} faults")
    return 1 if faults or not total else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
