#!/usr/bin/env python3
"""Draws a report of the task solve-nine as a bar chart.

usage: chart.py REPORT.md [-o CHART.svg]

Takes the table "Solving" of a report with at least one peer. A bar is the speed of a contestant on
a corpus as a multiple of the best peer's on it; the speed itself is written beside the bar. The
colours do for light and dark pages alike; the background is left to the page.
"""

import argparse
import pathlib
import sys
from xml.sax.saxutils import escape

WIDTH = 760
LEFT = 190  # where bars begin
RIGHT = 120  # room for what is written beside the longest bar
BAR = 15
GAP = 4
GROUP = 28  # from the last bar of a corpus to the first of the next, less the gap
TOP = 62
BATCH, ONE, PEER = "#2f81c7", "#4fa6a0", "#9a9a9a"
TEXT, RULE = "#7d7d7d", "#a0a0a0"


def read_table(text, heading):
    """The rows of the first table under `heading`, each a dictionary by column."""
    lines = iter(text.splitlines())
    for line in lines:
        if line.startswith("## ") and line[3:].startswith(heading):
            break
    table = []
    for line in lines:
        if line.startswith("|"):
            table.append([cell.strip() for cell in line.strip("|").split("|")])
        elif table or line.startswith("## "):
            break
    return [dict(zip(table[0], row)) for row in table[2:]]


def read_about(text):
    """The machine and the compiler, as the report names them."""
    for line in text.splitlines():
        if line.startswith("Machine: "):
            return line
    return ""


def short(number):
    """1234567 as 1.23 M."""
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            scaled = number / size
            return f"{scaled:.{2 if scaled < 10 else 1 if scaled < 100 else 0}f}{unit}"
    return f"{number:.0f}"


def colour(contestant):
    if not contestant.startswith("sudokit "):
        return PEER
    return ONE if contestant.endswith("one") else BATCH


def label(x, y, words, **attributes):
    style = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())
    return f'<text x="{x:g}" y="{y:g}" fill="{TEXT}"{style}>{escape(words)}</text>'


def step_for(most):
    """A round distance between rules, so that there are about six of them."""
    for step in (0.25, 0.5, 1, 2, 5, 10, 20, 50, 100):
        if most / step <= 8:
            return step
    return most


def rules(most, scale, bottom):
    parts = []
    step = step_for(most)
    for i in range(int(most / step) + 1):
        x = LEFT + i * step * scale
        parts.append(f'<line x1="{x:.1f}" y1="{TOP - 6}" x2="{x:.1f}" y2="{bottom:g}" '
                     f'stroke="{RULE}" stroke-opacity="{0.8 if i == 0 else 0.3}"/>')
        parts.append(label(round(x, 1), bottom + 15, f"{i * step:g}×", text_anchor="middle"))
    return parts


def draw(rows, about):
    most = max(float(row["to best peer"]) for row in rows)
    scale = (WIDTH - LEFT - RIGHT) / most
    bars = []
    y = TOP
    corpus = None
    for row in rows:
        if row["corpus"] != corpus:
            y += 0 if corpus is None else GROUP - BAR
            corpus = row["corpus"]
            y += BAR
            bars.append(label(8, y - 6, corpus, font_weight="bold"))
        ratio = float(row["to best peer"])
        rate = float(row["puzzles/s"].replace(",", ""))
        bars.append(f'<rect x="{LEFT}" y="{y:g}" width="{max(1, ratio * scale):.1f}" '
                    f'height="{BAR}" fill="{colour(row["contestant"])}"/>')
        bars.append(label(LEFT - 8, y + BAR - 3.5, row["contestant"], text_anchor="end"))
        bars.append(label(round(LEFT + ratio * scale + 6, 1), y + BAR - 3.5,
                          f"{ratio:.{1 if ratio >= 10 else 2}f}× · {short(rate)}/s"))
        y += BAR + GAP
    height = y + 30
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" '
        f'width="{WIDTH}" height="{height:g}" font-family="sans-serif" font-size="12" role="img">',
        "<title>Speed of 9x9 solvers, as a multiple of the best other one</title>",
        label(8, 20, "Solving and proving unique, one core: times the best other solver's speed",
              font_size="14", font_weight="bold"),
        label(8, 38, about, font_size="11"),
        *rules(most, scale, y + 2), *bars, "</svg>", ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("report", type=pathlib.Path)
    parser.add_argument("-o", "--output", type=pathlib.Path)
    options = parser.parse_args()
    text = options.report.read_text()
    rows = [row for row in read_table(text, "Solving") if row["to best peer"]]
    if not rows:
        sys.exit(f"{options.report}: no table of a comparison with peers")
    chart = draw(rows, read_about(text))
    if options.output:
        options.output.write_text(chart)
    else:
        print(chart, end="")


if __name__ == "__main__":
    main()
