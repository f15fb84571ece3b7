#!/usr/bin/env python3
"""Draws the table of run.py: the shares of clues, levels and scores by how puzzles are made.

usage: draw.py TABLE.tsv FOLDER

Writes minimal-clues.svg, minimal-levels.svg and minimal-scores.svg into FOLDER. Bars of one standard
error stand where they are larger than the mark. The colours do for light and dark pages alike; the
background is left to the page.
"""

import argparse
import csv
import pathlib
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 760, 330
LEFT, RIGHT, TOP, BOTTOM = 52, 12, 62, 44
COLOURS = {"top-down": "#c0603a", "bottom-up": "#4fa6a0", "unbiased": "#2f81c7"}
TEXT, RULE = "#7d7d7d", "#a0a0a0"
BAR = 22
MARK = 3


def label(x, y, words, **attributes):
    style = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())
    return f'<text x="{x:g}" y="{y:g}" fill="{TEXT}"{style}>{escape(str(words))}</text>'


def line(x1, y1, x2, y2, colour, **attributes):
    style = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())
    return (f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
            f'stroke="{colour}"{style}/>')


class Chart:
    """Places (from 0) from left to right, percent from the bottom up."""

    def __init__(self, title, places, most):
        self.title = title
        self.places = places
        self.step = next(s for s in (1, 2, 5, 10, 20) if most / s <= 6)
        self.most = most
        self.parts = []

    def x(self, place):
        return LEFT + (place + 0.5) * (WIDTH - LEFT - RIGHT) / self.places

    def y(self, share):
        return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM) / self.most

    def rules(self):
        for share in range(0, int(self.most) + 1, self.step):
            self.parts.append(line(LEFT, self.y(share), WIDTH - RIGHT, self.y(share), RULE,
                                   stroke_opacity=0.8 if share == 0 else 0.3))
            self.parts.append(label(LEFT - 6, round(self.y(share) + 4, 1), f"{share} %",
                                    text_anchor="end"))

    def name(self, place, words):
        self.parts.append(label(round(self.x(place), 1), HEIGHT - BOTTOM + 17, words,
                                text_anchor="middle"))

    def below(self, words):
        self.parts.append(label((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, words,
                                text_anchor="middle"))

    def error(self, x, share, error, colour):
        if self.y(share) - self.y(share + error) > MARK:
            self.parts.append(line(x, self.y(max(0, share - error)), x, self.y(share + error),
                                   colour, stroke_width=1.5))

    def curve(self, points, colour):
        """Points are place, share and error."""
        path = " ".join(f"{self.x(place):.1f},{self.y(share):.1f}" for place, share, _ in points)
        self.parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" '
                          'stroke-width="2"/>')
        for place, share, error in points:
            self.parts.append(f'<circle cx="{self.x(place):.1f}" cy="{self.y(share):.1f}" '
                              f'r="{MARK}" fill="{colour}"/>')
            self.error(self.x(place), share, error, colour)

    def bar(self, place, offset, share, error, colour):
        x = self.x(place) + offset
        self.parts.append(f'<rect x="{x - BAR / 2:.1f}" y="{self.y(share):.1f}" width="{BAR}" '
                          f'height="{max(0.5, self.y(0) - self.y(share)):.1f}" fill="{colour}"/>')
        self.error(x, share, error, TEXT)

    def text(self, methods, means):
        x = LEFT
        legend = []
        for method in methods:
            words = f"{method} (mean {means[method]})" if method in means else method
            legend.append(f'<rect x="{x:g}" y="33" width="12" height="12" '
                          f'fill="{COLOURS[method]}"/>')
            legend.append(label(x + 18, 44, words))
            x += 40 + 6.6 * len(words)
        return "\n".join([
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
            f'width="{WIDTH}" height="{HEIGHT}" font-family="sans-serif" font-size="12" '
            'role="img">', f"<title>{escape(self.title)}</title>",
            label(8, 20, self.title, font_size="14", font_weight="bold"),
            *legend, *self.parts, "</svg>", ""])


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
    return chart.text(shares, means)


def draw_levels(shares):
    levels = ["very-easy", "easy", "medium", "hard", "very-hard", "expert"]
    chart = Chart("Levels of minimal puzzles", len(levels), most_of(shares))
    chart.rules()
    for place, level in enumerate(levels):
        chart.name(place, level.replace("-", " "))
        for i, (method, of) in enumerate(shares.items()):
            chart.bar(place, (i - (len(shares) - 1) / 2) * (BAR + 3), *of.get(level, (0, 0)),
                      COLOURS[method])
    return chart.text(shares, {})


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
