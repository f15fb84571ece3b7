#!/usr/bin/env python3
"""Reads exported exact cover problems as Knuth's DLX programs do, and counts their solutions.

usage: xcover.py TOOL

The reader knows nothing of Sudoku: comments, a line of items, an option a line, as the introduction
of DLX1 has it. A plain search (Algorithm X) counts the solutions, which must be as many as the tool
finds itself; the first one, printed as DLX1 prints it or as options alone, must decode to a solution of
the puzzle.
"""

import pathlib
import subprocess
import sys
import tempfile

from instances import LAYOUT, LIMIT, PUZZLES


def read(text):
    """The items and the options; what DLX1 would refuse is a fault."""
    lines = [line.split() for line in text.splitlines() if line and not line.startswith("|")]
    items, options = lines[0], lines[1:]
    assert len(set(items)) == len(items), "an item twice"
    assert all(len(item) <= 8 and not set(item) & set(":|") for item in items), "a bad name"
    for option in options:
        assert option and set(option) <= set(items), f"an unknown item in {option}"
        assert len(set(option)) == len(option), f"an item twice in {option}"
    return items, options


def covers(items, options):
    """All sets of options that hold each item once."""
    active = {item: set() for item in items}
    for number, option in enumerate(options):
        for item in option:
            active[item].add(number)

    def search(chosen):
        if not active:
            yield list(chosen)
            return
        item = min(active, key=lambda name: len(active[name]))
        for number in sorted(active[item]):
            removed = [(name, active.pop(name)) for name in options[number]]
            gone = set().union(*(rows for _, rows in removed))
            changed = []
            for other in gone:
                for name in options[other]:
                    if name in active and other in active[name]:
                        active[name].remove(other)
                        changed.append((name, other))
            chosen.append(number)
            yield from search(chosen)
            chosen.pop()
            for name, other in changed:
                active[name].add(other)
            active.update(removed)

    return search([])


def printed(options, solution):
    """As DLX1 prints it: each option from the item on that it was chosen for."""
    lines = ["1:"]
    for number in solution:
        turn = number % len(options[number])
        items = options[number][turn:] + options[number][:turn]
        lines.append(" " + " ".join(items) + " (1 of 1)")
    return "\n".join(lines) + "\n"


def check(tool, folder, puzzle):
    def run(*words):
        return subprocess.run([tool, *words], cwd=folder, capture_output=True, text=True,
                              check=False)

    items, options = read(run("encode", "--to", "xcover", *puzzle).stdout)
    count, first = 0, None
    for solution in covers(items, options):
        first = first or printed(options, solution)
        count += 1
        if count == LIMIT:
            break
    expected = int(run("count", "--limit", str(LIMIT), *puzzle).stdout.strip(">=\n"))
    if count != expected:
        return f"{count} covers instead of {expected}"
    (pathlib.Path(folder) / "out.txt").write_text(first or "Altogether 0 solutions, 0+0 mems.\n")
    decoded = run("decode", *puzzle, "out.txt")
    if decoded.returncode != (0 if count else 1):
        return f"decode: status {decoded.returncode}, {decoded.stderr}"
    if first:
        options_alone = "".join(line.split(" (")[0] + "\n" for line in first.splitlines())
        (pathlib.Path(folder) / "out.txt").write_text(options_alone)
        alone = run("decode", *puzzle, "out.txt")
        if (alone.returncode, alone.stdout) != (0, decoded.stdout):
            return f"decode of options alone: status {alone.returncode}, {alone.stderr}"
    return None


def main(tool):
    faults = 0
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "layout.txt").write_text(LAYOUT)
        for name, puzzle in PUZZLES.items():
            fault = check(tool, folder, puzzle)
            if fault:
                faults += 1
                print(f"xcover.py: {name}: {fault}")
    print(f"xcover.py: {len(PUZZLES)} puzzles, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(str(pathlib.Path(sys.argv[1]).resolve())))
