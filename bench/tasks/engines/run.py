#!/usr/bin/env python3
"""Compares all engines on the same puzzles, order after order.

usage: run.py --sudokit PROGRAM [--boxes RxC,RxC...] [--engines NAME,NAME...] [--puzzles N]
              [--timeout SECONDS] [-o REPORT.md] [--chart CHART.svg]

For each board, puzzles are made from shuffled grids: cells are taken away at random as long as there
is one solution only (as far as `auto` can tell within half a second), at most 62 % of them, and 55 % from
order 25 on, since the questions get hard. Every engine finds the solution and proves that there is no
other; all must give the same. What is measured is CPU time on one thread, less that of starting the
program; short runs are repeated. Puzzles that take longer than the timeout count with it. An engine that
is late on the first three puzzles of a board is given up there, and not tried on larger ones. Exits with
1 if an answer is wrong.
"""

import argparse
import hashlib
import json
import pathlib
import random
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))
from order_chart import draw  # noqa: E402
from large_puzzles import make_grid  # noqa: E402
from measure import Bench, compiler, cpu_seconds, machine  # noqa: E402

BOXES = "2x2,2x3,2x4,3x3,2x5,3x4,3x5,4x4,4x5,5x5"
ENGINES = "exhaustive,general,nine,dpll,cadical,z3,cp,gecode,ilp,dlx,colour"
MOST_OPEN, MOST_OPEN_LARGE, LARGE = 0.62, 0.55, 25  # shares of the cells; from this order on
SHORT = 0.3  # CPU seconds: a shorter run is repeated
SCOUTS = 3  # puzzles after which an engine may be given up


def is_late(answer):
    """No answer, or a solution without the proof that it is the only one."""
    return answer["answer"] in ("unknown", "some")


class Engines(Bench):
    def __init__(self, arguments, folder):
        super().__init__(arguments, folder)
        self.known = {}  # the solution of each puzzle, as `auto` finds it

    def ask(self, *words, puzzles=()):
        """Output, status and CPU seconds."""
        path = self.folder / "puzzles.txt"
        path.write_text("".join(puzzle + "\n" for puzzle in puzzles))
        before = cpu_seconds()
        done = self.run(*words, *([str(path)] if puzzles else []))
        return done.stdout, done.returncode, cpu_seconds() - before

    def is_unique(self, boxes, cells):
        out, _, _ = self.ask("count", "--box", boxes, "-j1", "--limit", "2", "--timeout", "0.5",
                             puzzles=[" ".join(cells)])
        return out.strip() == "1"

    def make_puzzle(self, boxes, seed):
        rows, columns = map(int, boxes.split("x"))
        rng = random.Random(f"{boxes} {seed}")
        cells = [str(d) for row in make_grid(rows, columns, rng) for d in row]
        to_open = int((MOST_OPEN if rows * columns < LARGE else MOST_OPEN_LARGE) * len(cells))
        for place in rng.sample(range(len(cells)), len(cells)):
            if to_open == 0:
                break
            digit, cells[place] = cells[place], "."
            if self.is_unique(boxes, cells):
                to_open -= 1
            else:
                cells[place] = digit
        return " ".join(cells)

    def solve(self, engine, boxes, puzzles):
        """CPU seconds, and the answers."""
        out, _, used = self.ask("solve", "--box", boxes, "-j1", "--json", "--engine", engine,
                                "--timeout", str(self.timeout), puzzles=puzzles)
        return used, [json.loads(line) for line in out.splitlines()]

    def start_up(self, engine):
        """CPU seconds of the program on a puzzle that is solved already."""
        full = "1234341221434321"
        return min(self.ask("solve", "-j1", "--json", "--engine", engine, full)[2] for _ in range(5))

    def measure(self, engine, boxes, puzzles, start):
        """CPU seconds a puzzle, nodes a puzzle, and how many were late; nothing if it is given up."""
        used, answers = self.solve(engine, boxes, puzzles[:SCOUTS])
        if all(is_late(answer) for answer in answers):
            return None
        more, rest = self.solve(engine, boxes, puzzles[SCOUTS:])
        used, answers = used + more - 2 * start, answers + rest
        for puzzle, answer in zip(puzzles, answers):
            self.check(engine, boxes, puzzle, answer)
        late = sum(is_late(answer) for answer in answers)
        nodes = sum(answer["nodes"] for answer in answers) / len(puzzles)
        times = 1
        while used < SHORT and times < 10000:
            times *= 10
            used = self.solve(engine, boxes, puzzles * times)[0] - start
        return max(used, 1e-9) / times / len(puzzles), nodes, late

    def check(self, engine, boxes, puzzle, answer):
        known = self.known.setdefault(puzzle, answer["solutions"])
        if is_late(answer):
            return
        if answer["answer"] != "one" or answer["solutions"] != known:
            self.wrong.append(f"{engine} on {boxes} {puzzle}: {answer}")

    def compare(self, boxes, puzzles, engines, starts):
        """The results by engine; engines that are given up leave the list."""
        for puzzle in puzzles:
            self.check("auto", boxes, puzzle, self.solve("auto", boxes, [puzzle])[1][0])
        results = {}
        for engine in list(engines):
            if engine == "nine" and boxes != "3x3":
                continue
            results[engine] = self.measure(engine, boxes, puzzles, starts[engine])
            if results[engine] is None:
                engines.remove(engine)
        return results


def order_of(boxes):
    rows, columns = map(int, boxes.split("x"))
    return rows * columns


def duration(seconds):
    size, unit = next((pair for pair in ((1, "s"), (1e-3, "ms")) if seconds >= pair[0]), (1e-6, "µs"))
    scaled = seconds / size
    return f"{scaled:.{2 if scaled < 10 else 1 if scaled < 100 else 0}f} {unit}"


def table(boards, engines, results, shown):
    """One row an engine; `shown` tells what stands for the seconds, choices and late puzzles of a board."""
    heads = [f"{order_of(board)}x{order_of(board)}" for board in boards]
    lines = ["| engine | " + " | ".join(heads) + " |", "|---" * (len(boards) + 1) + "|"]
    for engine in engines:
        cells = []
        for board in boards:
            found = results[board].get(engine)
            given_up = "late" if engine in results[board] else ""
            cells.append(shown(*found) if found else given_up)
        lines.append(f"| {engine} | " + " | ".join(cells) + " |")
    return lines


def report(boards, engines, results):
    times = table(boards, engines, results, lambda seconds, _nodes, late:
                  duration(seconds) + (f" ({late} late)" if late else ""))
    choices = table(boards, engines, results, lambda _seconds, nodes, _late:
                    f"{nodes:,.0f}" if nodes >= 10 else f"{nodes:.1f}")
    return ["## Time a puzzle", "", *times, "", "## Choices a puzzle", "", *choices]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--sudokit", required=True)
    parser.add_argument("--boxes", default=BOXES)
    parser.add_argument("--engines", default=ENGINES)
    parser.add_argument("--puzzles", type=int, default=10)
    parser.add_argument("--timeout", type=float, default=10)
    parser.add_argument("-o", "--output")
    parser.add_argument("--chart")
    arguments = parser.parse_args()
    boards = arguments.boxes.split(",")
    with tempfile.TemporaryDirectory() as name:
        bench = Engines(arguments, pathlib.Path(name))
        asked = arguments.engines.split(",")
        there = [e for e in asked if bench.ask("solve", "--engine", e, "." * 81)[1] != 2]
        starts = {engine: bench.start_up(engine) for engine in there}
        lines = ["# All engines, order after order", "",
                 f"Machine: {machine()}. Compiler: {compiler()}. {arguments.puzzles} puzzles a board, one solution "
                 f"each, at most {arguments.timeout:g} s a puzzle. CPU time for the solution and the proof that it is the "
                 "only one; \"late\" where the first three puzzles took too long, nothing where it was not tried. "
                 "All answers were checked.",
                 f"Not there: {', '.join(sorted(set(asked) - set(there))) or 'none'}.", "",
                 "| board | open cells | SHA-256 |", "|---|---|---|"]
        left, results = list(there), {}
        for board in boards:
            puzzles = [bench.make_puzzle(board, seed) for seed in range(arguments.puzzles)]
            share = sum(p.split().count(".") for p in puzzles) / len(puzzles) / order_of(board) ** 2
            digest = hashlib.sha256("".join(p + "\n" for p in puzzles).encode()).hexdigest()[:16]
            lines.append(f"| {order_of(board)}x{order_of(board)}, boxes {board} | {share:.0%} | {digest} |")
            print(lines[-1], flush=True)
            results[board] = bench.compare(board, puzzles, left, starts)
            print(results[board], flush=True)
        lines += ["", *report(boards, there, results)]
    print("\n".join(lines))
    for fault in bench.wrong:
        print("wrong:", fault, file=sys.stderr)
    if arguments.output:
        pathlib.Path(arguments.output).write_text("\n".join(lines) + "\n")
    if arguments.chart:
        series = {engine: [(order_of(b), results[b][engine][0]) for b in boards if results[b].get(engine)]
                  for engine in there}
        pathlib.Path(arguments.chart).write_text(draw(series))
    return 1 if bench.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
