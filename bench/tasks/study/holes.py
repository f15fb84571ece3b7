#!/usr/bin/env python3
"""Finds out where Latin squares with holes (quasigroups with holes) are hard to complete, by their order.

usage: holes.py --sudokit PROGRAM [--orders N,...] [--squares N] [--engine NAME] [--seed N] [-t SECONDS]
                [-o TABLE.tsv] [--charts FOLDER]

For each order, takes N random Latin squares, makes holes in cells by chance, more and more, and lets the
engine look for a first solution, and with limit 2 for a second one. A line of the table tells, for an order
and a share of holes: the median of the nodes to the first solution and their 90th percentile, how many ran
out of time (they count as the longest), and the share that has one solution only (of those decided in time).
"""

import json
import pathlib
import random
import statistics
import subprocess
import sys

from chart import Chart
from latin import random_square
from tool import study_parser, write_table

SHARES = [share / 100 for share in range(26, 67, 4)]
COLOURS = ["#2f81c7", "#4fa6a0", "#d9822b", "#b03a3a"]


def with_holes(square, cells, count):
    """The square without the first `count` of the cells, as one line."""
    open_cells = set(cells[:count])
    order = len(square)
    return " ".join("." if row * order + column in open_cells else str(square[row][column] + 1)
                    for row in range(order) for column in range(order))


def answers(options, puzzles, limit):
    words = [options.sudokit, "solve", "-q", "-j1", "--latin", "--symbols", "numbers", "--engine", options.engine,
             "--limit", str(limit), "-t", str(options.time_limit), "--json", "-"]
    done = subprocess.run(words, input="".join(puzzle + "\n" for puzzle in puzzles), capture_output=True,
                          text=True, check=False)
    if done.returncode not in (0, 4):
        sys.exit(f"{' '.join(words)}: {done.stderr}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def study(options, order):
    """A dictionary for each share of holes."""
    rng = random.Random(options.seed * 1000 + order)
    squares = [(random_square(order, rng), rng.sample(range(order**2), order**2))
               for _ in range(options.squares)]
    for share in SHARES:
        puzzles = [with_holes(square, cells, round(share * order**2)) for square, cells in squares]
        first = answers(options, puzzles, 1)
        late = sum(answer["count"] == 0 for answer in first)
        most = max(answer["nodes"] for answer in first)
        nodes = sorted(most if answer["count"] == 0 else answer["nodes"] for answer in first)
        said = [answer["answer"] for answer in answers(options, puzzles, 2)]
        decided = [word for word in said if word in ("one", "several")]
        yield {"order": order, "holes": share, "median": statistics.median(nodes),
               "90 %": nodes[len(nodes) * 9 // 10], "late": late,
               "one": 100 * decided.count("one") / len(decided) if decided else float("nan")}


def place_of(share):
    return (share - SHARES[0]) / (SHARES[1] - SHARES[0])


def chart_of(title, most, unit, least):
    chart = Chart(title, len(SHARES), most, unit, least)
    chart.rules()
    for place, share in enumerate(SHARES):
        chart.name(place, f"{100 * share:.0f} %")
    chart.below("holes")
    return chart


def draw(points, value, chart):
    orders = sorted({point["order"] for point in points})
    for order, colour in zip(orders, COLOURS):
        chart.curve([(place_of(point["holes"]), point[value], 0) for point in points if point["order"] == order],
                    colour)
    return chart.text({f"order {order}": colour for order, colour in zip(orders, COLOURS)})


def table_of(points):
    yield ["order", "holes", "median", "90 %", "late", "one"]
    for point in points:
        yield [point["order"], f"{point['holes']:.2f}", f"{point['median']:g}", f"{point['90 %']:g}", point["late"],
               f"{point['one']:.0f}"]


def main():
    parser = study_parser(__doc__)
    parser.add_argument("--orders", default="10,15,20,25")
    parser.add_argument("--squares", type=int, default=20)
    parser.add_argument("--engine", default="general")
    parser.add_argument("-t", "--time-limit", type=float, default=5)
    parser.add_argument("--charts", type=pathlib.Path)
    options = parser.parse_args()

    points = [point for order in map(int, options.orders.split(",")) for point in study(options, order)]
    write_table(table_of(points), options.output)
    if options.charts:
        most = max(point["90 %"] for point in points)
        chart = chart_of("Nodes to complete a Latin square, 90th percentile", 2 * most + 10, "", 1)
        (options.charts / "holes-nodes.svg").write_text(draw(points, "90 %", chart))
        chart = chart_of("Latin squares with holes that have one solution only", 100, " %", 0)
        (options.charts / "holes-unique.svg").write_text(draw(points, "one", chart))


if __name__ == "__main__":
    main()
