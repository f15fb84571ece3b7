#!/usr/bin/env python3
"""Puts the scales of difficulty side by side: level, depth, score and the linear relaxation.

usage: scales.py --sudokit PROGRAM [--count N] [--seed N] [-j N] [-o TABLE.tsv] [--chart FILE.svg]

Makes N minimal 9x9 puzzles, each as likely as any other, and rates them on every scale. A line of the
table tells of the puzzles of one level: their share in percent, the share of them that has each depth,
those whose linear relaxation is a single point and those where it is integral at the vertex that CLP
comes to, and the quartiles of the score. At the end stands how well the scales agree on which of two
puzzles is harder: Kendall's tau-b of each two.
"""

import itertools
import json
import pathlib

from chart import Chart
from tool import LEVELS, lines_of, study_parser, unbiased_puzzles, write_table

DEPTHS = ["0", "1", "2"]
COLOUR = "#2f81c7"


def relaxations(options, puzzles):
    """2 if the relaxation has a single point, 1 if it is integral at a vertex, else 0."""
    words = [options.sudokit, "solve", "-q", f"-j{options.threads}", "--engine", "ilp", "--json", "-"]
    for line in lines_of(words, "".join(one["puzzle"] + "\n" for one in puzzles)):
        said = json.loads(line)["relaxation"]
        yield 2 if said["unique"] else 1 if said["state"] == "integral" else 0


def quantile(values, part):
    """The value below which this part of the weight lies, of (value, weight)."""
    left = part * sum(weight for _, weight in values)
    for value, weight in sorted(values):
        left -= weight
        if left <= 0:
            return value
    raise ValueError("no values")


def percent(puzzles, among):
    weight = sum(one["weight"] for one in among)
    return f"{100 * sum(one['weight'] for one in puzzles) / weight:.3g}" if weight else ""


def row(level, puzzles, everything):
    scores = [(one["score"], one["weight"]) for one in puzzles]
    return [level, str(len(puzzles)), percent(puzzles, everything),
            *(percent([one for one in puzzles if one["depth"] == depth], puzzles) for depth in DEPTHS),
            percent([one for one in puzzles if one["relaxation"] == 2], puzzles),
            percent([one for one in puzzles if one["relaxation"] >= 1], puzzles),
            *(str(quantile(scores, part)) for part in (0.25, 0.5, 0.75))]


def sign(a, b):
    return (a > b) - (a < b)


def kendall(a, b, weights):
    """tau-b by weight: agreeing less disagreeing pairs, over what they could be at most with so many ties."""
    agreeing, of_a, of_b = 0.0, 0.0, 0.0
    for (a1, b1, w1), (a2, b2, w2) in itertools.combinations(zip(a, b, weights), 2):
        first, second, weight = sign(a1, a2), sign(b1, b2), w1 * w2
        agreeing += weight * first * second
        of_a += weight * (first != 0)
        of_b += weight * (second != 0)
    return agreeing / (of_a * of_b) ** 0.5 if of_a and of_b else float("nan")


def draw(puzzles):
    """The middle half of the scores of each level, and its median."""
    chart = Chart("Scores of minimal puzzles, by their level", len(LEVELS), 10000, "", 100)
    chart.rules()
    for place, level in enumerate(LEVELS):
        chart.name(place, level.replace("-", " "))
        scores = [(one["score"], one["weight"]) for one in puzzles if one["level"] == level]
        if scores:
            low, middle, high = (quantile(scores, part) for part in (0.25, 0.5, 0.75))
            chart.bar(place, 0, high - low, 0, COLOUR, low)
            chart.curve([(place - 0.2, middle, 0), (place + 0.2, middle, 0)], "#c0603a")
    return chart.text({"middle half": COLOUR, "median": "#c0603a"})


SCALES = {"level": lambda one: LEVELS.index(one["level"]), "depth": lambda one: int(one["depth"]),
          "score": lambda one: one["score"], "relaxation": lambda one: -one["relaxation"]}


def table_of(puzzles):
    yield ["level", "puzzles", "share", *(f"depth {depth}" for depth in DEPTHS), "single point", "integral",
           "score 25 %", "50 %", "75 %"]
    for level in LEVELS:
        of_level = [one for one in puzzles if one["level"] == level]
        if of_level:
            yield row(level, of_level, puzzles)
    weights = [one["weight"] for one in puzzles]
    for a, b in itertools.combinations(SCALES, 2):
        tau = kendall(*(list(map(SCALES[name], puzzles)) for name in (a, b)), weights)
        yield [f"{a} and {b}", f"{tau:.3f}"]


def main():
    parser = study_parser(__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("-j", "--threads", type=int, default=1)
    parser.add_argument("--chart", type=pathlib.Path)
    options = parser.parse_args()

    puzzles = unbiased_puzzles(options.sudokit, options.count, options.seed, options.threads,
                               ["level", "score", "depth"])
    for one, relaxation in zip(puzzles, relaxations(options, puzzles), strict=True):
        one.update(score=int(one["score"]), relaxation=relaxation)
    write_table(table_of(puzzles), options.output)
    if options.chart:
        options.chart.write_text(draw(puzzles))


if __name__ == "__main__":
    main()
