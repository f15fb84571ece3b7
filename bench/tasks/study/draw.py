#!/usr/bin/env python3
"""Draws the table of run.py: the shares of clues, levels and scores by how puzzles are made.

usage: draw.py TABLE.tsv FOLDER

Writes minimal-clues.svg, minimal-levels.svg and minimal-scores.svg into FOLDER. Bars of one standard
error stand where they are larger than the mark.
"""

import argparse
import csv
import pathlib

from chart import BAR, Chart

COLOURS = {"top-down": "#c0603a", "bottom-up": "#4fa6a0", "unbiased": "#2f81c7"}


def read(path):
    """{what: {method: {value: (share, error)}}}, and {what: {method: mean}}."""
    shares, means = {}, {}
    with path.open() as file:
        for row in csv.DictReader(file, delimiter="\t"):
            what, method = row["what"], row["method"]
            if row["value"] == "mean":
                means.setdefault(what, {})[method] = f"{float(row['share']):.4g}"
            else:
                of = shares.setdefault(what, {}).setdefault(method, {})
                of[row["value"]] = float(row["share"]), float(row["error"])
    return shares, means


def most_of(shares):
    return 1.05 * max(share for of in shares.values() for share, _ in of.values())


def legend_of(methods, means):
    return {f"{method} (mean {means[method]})" if method in means else method: COLOURS[method]
            for method in methods}


def draw_curves(title, below, shares, means, values, names):
    chart = Chart(title, len(values), most_of(shares))
    chart.rules()
    for place, value in enumerate(values):
        if value in names:
            chart.name(place, names[value])
    for method, of in shares.items():
        chart.curve([(place, *of.get(str(value), (0, 0))) for place, value in enumerate(values)],
                    COLOURS[method])
    chart.below(below)
    return chart.text(legend_of(shares, means))


def draw_levels(shares):
    levels = ["very-easy", "easy", "medium", "hard", "very-hard", "expert"]
    chart = Chart("Levels of minimal puzzles", len(levels), most_of(shares))
    chart.rules()
    for place, level in enumerate(levels):
        chart.name(place, level.replace("-", " "))
        for i, (method, of) in enumerate(shares.items()):
            chart.bar(place, (i - (len(shares) - 1) / 2) * (BAR + 3), *of.get(level, (0, 0)),
                      COLOURS[method])
    return chart.text(legend_of(shares, {}))


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    options = parser.parse_args()
    shares, means = read(options.table)
    clues = range(20, 33)
    (options.folder / "minimal-clues.svg").write_text(
        draw_curves("Givens of minimal puzzles", "givens", shares["clues"], means["clues"], clues,
                    {n: n for n in clues}))
    (options.folder / "minimal-levels.svg").write_text(draw_levels(shares["level"]))
    scores = range(100, 2100, 100)
    (options.folder / "minimal-scores.svg").write_text(
        draw_curves("Scores of minimal puzzles, in classes of 100", "score, from", shares["score"],
                    means["score"], scores, {n: n for n in scores if n % 200 == 0}))


if __name__ == "__main__":
    main()
