"""Charts as SVG: the colours do for light and dark pages alike; the background is left to the page."""

import math
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 760, 330
LEFT, RIGHT, TOP, BOTTOM = 52, 12, 62, 44
TEXT, RULE = "#7d7d7d", "#a0a0a0"
BAR = 22
MARK = 3


def attributes_of(attributes):
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())


def label(x, y, words, **attributes):
    return f'<text x="{x:g}" y="{y:g}" fill="{TEXT}"{attributes_of(attributes)}>{escape(str(words))}</text>'


def line(x1, y1, x2, y2, colour, **attributes):
    return (f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
            f'stroke="{colour}"{attributes_of(attributes)}/>')


class Chart:
    """Places (from 0, fractions between them) from left to right, values from 0 at the bottom up; or
    from `least`, which is above 0, up to `most` by powers of ten."""

    def __init__(self, title, places, most, unit=" %", least=0):
        self.title = title
        self.places = places
        self.least, self.most = least, most
        self.unit = unit
        self.parts = []

    def x(self, place):
        return LEFT + (place + 0.5) * (WIDTH - LEFT - RIGHT) / self.places

    def y(self, value):
        if self.least > 0:
            height = math.log(max(value, self.least) / self.least) / math.log(self.most / self.least)
        else:
            height = value / self.most
        return HEIGHT - BOTTOM - height * (HEIGHT - TOP - BOTTOM)

    def values(self):
        """Those that get a rule."""
        if self.least > 0:
            first = math.ceil(math.log10(self.least) - 1e-9)
            return [10**power for power in range(first, math.floor(math.log10(self.most) + 1e-9) + 1)]
        step = next(s for s in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if self.most / s <= 6)
        return list(range(0, int(self.most) + 1, step))

    def rules(self):
        for value in self.values():
            self.parts.append(line(LEFT, self.y(value), WIDTH - RIGHT, self.y(value), RULE,
                                   stroke_opacity=0.8 if value == self.least else 0.3))
            self.parts.append(label(LEFT - 6, round(self.y(value) + 4, 1), f"{value:,}{self.unit}",
                                    text_anchor="end"))

    def name(self, place, words):
        self.parts.append(label(round(self.x(place), 1), HEIGHT - BOTTOM + 17, words,
                                text_anchor="middle"))

    def below(self, words):
        self.parts.append(label((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, words,
                                text_anchor="middle"))

    def error(self, x, value, error, colour):
        if self.y(value) - self.y(value + error) > MARK:
            self.parts.append(line(x, self.y(max(0, value - error)), x, self.y(value + error),
                                   colour, stroke_width=1.5))

    def curve(self, points, colour):
        """Points are place, value and error."""
        path = " ".join(f"{self.x(place):.1f},{self.y(value):.1f}" for place, value, _ in points)
        self.parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" '
                          'stroke-width="2"/>')
        for place, value, error in points:
            self.parts.append(f'<circle cx="{self.x(place):.1f}" cy="{self.y(value):.1f}" '
                              f'r="{MARK}" fill="{colour}"/>')
            self.error(self.x(place), value, error, colour)

    def bar(self, place, offset, value, error, colour, foot=0):
        """A bar from `foot` up, `offset` to the right of the place."""
        x = self.x(place) + offset
        top = self.y(foot + value)
        self.parts.append(f'<rect x="{x - BAR / 2:.1f}" y="{top:.1f}" width="{BAR}" '
                          f'height="{max(0.5, self.y(foot) - top):.1f}" fill="{colour}"/>')
        self.error(x, foot + value, error, TEXT)

    def text(self, colours):
        """The picture, with a legend of what has which colour."""
        x = LEFT
        legend = []
        for words, colour in colours.items():
            legend.append(f'<rect x="{x:g}" y="33" width="12" height="12" fill="{colour}"/>')
            legend.append(label(x + 18, 44, words))
            x += 40 + 6.6 * len(words)
        return "\n".join([
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
            f'width="{WIDTH}" height="{HEIGHT}" font-family="sans-serif" font-size="12" '
            'role="img">', f"<title>{escape(self.title)}</title>",
            label(8, 20, self.title, font_size="14", font_weight="bold"),
            *legend, *self.parts, "</svg>", ""])
