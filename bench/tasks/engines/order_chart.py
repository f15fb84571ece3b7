"""Draws seconds a puzzle by order, an engine a line, on a logarithmic scale."""

import math
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 760, 470
LEFT, RIGHT, TOP, BOTTOM = 70, 110, 50, 50
TEXT, RULE = "#7d7d7d", "#a0a0a0"
# Light enough for dark pages, dark enough for light ones; dashes tell lines apart as well.
COLOURS = ["#2f81c7", "#d9822b", "#3a9d5d", "#c8504f", "#8c6bc8", "#a0785a", "#cf6fb0", "#808080",
           "#a3a32f", "#2aa5b5", "#5b6fd6"]
DASHES = ["", "7 3", "2 3", "9 3 2 3"]
UNITS = [(1, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns")]


def shown(seconds):
    for size, unit in UNITS:
        if seconds >= size * 0.999:
            return f"{seconds / size:g} {unit}"
    return f"{seconds:g} s"


def text(x, y, words, fill=TEXT, **attributes):
    style = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{fill}"{style}>{escape(words)}</text>'


def spread(places, gap):
    """Places in order, moved apart so that names beside lines do not cover each other."""
    out = sorted(places)
    for _ in range(200):
        for i in range(len(out) - 1):
            close = gap - (out[i + 1][0] - out[i][0])
            if close > 0:
                out[i] = (out[i][0] - close / 2, out[i][1])
                out[i + 1] = (out[i + 1][0] + close / 2, out[i + 1][1])
    return out


def draw(series):
    points = [point for line in series.values() for point in line]
    orders = sorted({order for order, _ in points})
    low = math.floor(math.log10(min(seconds for _, seconds in points)))
    high = math.ceil(math.log10(max(seconds for _, seconds in points)))

    def x_of(order):
        share = (order - orders[0]) / max(1, orders[-1] - orders[0])
        return LEFT + share * (WIDTH - LEFT - RIGHT)

    def y_of(seconds):
        return TOP + (high - math.log10(seconds)) / (high - low) * (HEIGHT - TOP - BOTTOM)

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
             f'height="{HEIGHT}" font-family="sans-serif" font-size="12" role="img">',
             "<title>CPU time a puzzle of all engines, by order of the board</title>",
             text(8, 22, "Solution and proof that it is the only one: CPU time a puzzle, by order of the board",
                  font_size=14, font_weight="bold")]
    for power in range(low, high + 1):
        y = y_of(10.0 ** power)
        parts.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}" stroke="{RULE}" '
                     'stroke-opacity="0.35"/>')
        parts.append(text(LEFT - 8, y + 4, shown(10.0 ** power), text_anchor="end"))
    for order in orders:
        parts.append(text(x_of(order), HEIGHT - BOTTOM + 20, str(order), text_anchor="middle"))
    parts.append(text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, "order", text_anchor="middle"))
    ends = []
    for number, (engine, line) in enumerate(series.items()):
        if not line:
            continue
        colour = COLOURS[number % len(COLOURS)]
        path = " ".join(f"{x_of(o):.1f},{y_of(s):.1f}" for o, s in line)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2" '
                     f'stroke-dasharray="{DASHES[number % len(DASHES)]}"/>')
        parts += [f'<circle cx="{x_of(o):.1f}" cy="{y_of(s):.1f}" r="3" fill="{colour}"/>' for o, s in line]
        ends.append((x_of(line[-1][0]), y_of(line[-1][1]), engine, colour))
    for x in sorted({x for x, *_ in ends}):
        here = spread([(y, (engine, colour)) for at, y, engine, colour in ends if at == x], 13)
        parts += [text(x + 7, y + 4, engine, fill=colour) for y, (engine, colour) in here]
    return "\n".join([*parts, "</svg>", ""])
