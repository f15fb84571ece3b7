#!/usr/bin/env python3
"""Has GLPK look at the linear relaxations that `solve --engine ilp` reports on.

usage: relaxation.py TOOL

The programmes that `encode --to lp` writes are given to glpsol without their whole numbers: what is
infeasible for one is for the other; and the sum of a solution's variables can be made less than the
number of cells exactly if the tool does not say that the relaxation has a single point. Without glpsol
or the engine the test is skipped, and says so (status 77).
"""

import json
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

KNOWN = [
    "...45...........23..91.34...1...753.....1.8..6.5.......723...48.6......7.3.5.8...",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "9..1..4.88...5...3.3.8...2..9....3.2..142..8.3..9..7.1.6..342.9.1.2...5....6.93.7",
    "..9.86.4152.......4...2.3..6.2831795..52746..8376951.4..4.67..2.5.9...63.6.45.9..",
    "11" + "." * 79,
]


def random_puzzles(count):
    """Some cells of the simplest grid, with rows, columns and digits shuffled within their places."""
    for seed in range(count):
        rng = random.Random(seed)
        lines = [[3 * band + i for band in rng.sample(range(3), 3) for i in rng.sample(range(3), 3)]
                 for _ in range(2)]
        digits = rng.sample("123456789", 9)
        cells = [digits[(row % 3 * 3 + row // 3 + column) % 9] for row in lines[0] for column in lines[1]]
        for place in rng.sample(range(81), rng.randrange(34, 54)):
            cells[place] = "."
        if seed % 5 == 0:  # most likely no solution
            cells[rng.randrange(81)] = "1"
        yield "".join(cells)


def least_sum(programme, solution):
    """Of the variables of `solution` over the relaxation, by glpsol; nothing if it has no point."""
    names = [f"x_r{i // 9 + 1}c{i % 9 + 1}_{digit}" for i, digit in enumerate(solution)]
    lines = [" + ".join(names[i:i + 9]) for i in range(0, len(names), 9)]
    objective = " obj: " + "\n + ".join(lines or ["0 x_r1c1_1"])
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "puzzle.lp"
        path.write_text(re.sub(r"^ obj:.*$", objective, programme, count=1, flags=re.M))
        report = pathlib.Path(folder) / "report.txt"
        subprocess.run(["glpsol", "--lp", path, "--nomip", "-o", report], capture_output=True, check=True)
        text = report.read_text()
    if not re.search(r"^Status: +OPTIMAL", text, re.M):
        return None
    return float(re.search(r"^Objective: +obj = (\S+)", text, re.M)[1])


def fault_of(tool, puzzle):
    answer = json.loads(subprocess.run([tool, "solve", "-e", "ilp", "--json", puzzle],
                                       capture_output=True, text=True).stdout)
    programme = subprocess.run([tool, "encode", "--to", "lp", puzzle], capture_output=True, text=True,
                               check=True).stdout
    said = answer["relaxation"]
    least = least_sum(programme, answer["solutions"][0] if answer["solutions"] else "")
    if (said["state"] == "infeasible") != (least is None):
        return said, f"GLPK says {least}"
    if answer["solutions"] and said["unique"] != (least > 81 - 1e-6):
        return said, f"the least sum is {least}"
    return said, None


def main(tool):
    engines = subprocess.run([tool, "engines", "--json"], capture_output=True, text=True).stdout
    there = {engine["name"] for engine in map(json.loads, engines.splitlines()) if engine["available"]}
    if not shutil.which("glpsol") or "ilp" not in there:
        print("relaxation.py: glpsol or the engine ilp is not there: relaxations are not compared")
        return 77
    faults = 0
    seen = {"infeasible": 0, "unique": 0, "other": 0}
    for puzzle in [*KNOWN, *random_puzzles(40)]:
        said, fault = fault_of(tool, puzzle)
        seen["unique" if said["unique"] else said["state"] if said["state"] in seen else "other"] += 1
        if fault:
            print(f"{puzzle}: the tool says {said}, {fault}")
            faults += 1
    print(seen)
    if min(seen.values()) < 5:
        print("relaxation.py: too few of a kind to show anything")
        faults += 1
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
