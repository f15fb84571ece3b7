#!/usr/bin/env python3
"""Reads exported XCSP3 instances as the format is defined, and counts their solutions.

usage: xcsp3.py TOOL

The reader knows nothing of Sudoku, and takes arrays of variables, allDifferent, instantiation and
extension as the specification (xcsp.org, XCSP3-core) has them; whatever else it meets is a fault. A
plain search counts the solutions, which must be as many as the tool finds itself, and the same where
there is one; `decode` must make the same grid of it.
"""

import itertools
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

from instances import LAYOUT, LIMIT, PUZZLES


def integers(text):
    """Numbers and ranges such as 1..9."""
    values = []
    for token in text.split():
        first, _, last = token.partition("..")
        values += range(int(first), int(last or first) + 1)
    return values


def words_of(element):
    return (element.text or "").split()


class Instance:
    """The domain of each variable by name, and constraints: sets of variables that differ."""

    def __init__(self, text):
        root = xml.etree.ElementTree.fromstring(text)
        if root.tag != "instance" or root.attrib != {"format": "XCSP3", "type": "CSP"}:
            raise ValueError(f"not an XCSP3 instance: {root.tag} {root.attrib}")
        if [part.tag for part in root] != ["variables", "constraints"]:
            raise ValueError("an instance is variables and constraints")
        self.arrays = {}
        self.domains = {}
        self.different = []
        for element in root[0]:
            self.read_array(element)
        for element in root[1]:
            if element.attrib:
                raise ValueError(f"attributes of {element.tag}: {element.attrib}")
            readers = {"allDifferent": self.read_all_different,
                       "instantiation": self.read_instantiation,
                       "extension": self.read_extension}
            readers[element.tag](element)

    def read_array(self, element):
        if element.tag != "array" or set(element.attrib) != {"id", "size"}:
            raise ValueError(f"a variable: {element.tag} {element.attrib}")
        name, sizes = element.get("id"), [int(n) for n in re.findall(r"\[(\d+)\]", element.get("size"))]
        self.arrays[name] = sizes
        for indices in itertools.product(*map(range, sizes)):
            self.domains[(name, *indices)] = set(integers(element.text))

    def variables(self, words):
        """x[1][2] is a variable, x[1][] and x[0..2][1] are several, in order."""
        found = []
        for word in words:
            name, _, rest = word.partition("[")
            parts = re.findall(r"\[([\d.]*)\]", "[" + rest)
            if "".join(f"[{part}]" for part in parts) != "[" + rest:
                raise ValueError(f"not a variable: {word}")
            if len(parts) != len(self.arrays[name]):
                raise ValueError(f"indices of {word}")
            ranges = [integers(part) if part else range(size)
                      for part, size in zip(parts, self.arrays[name])]
            found += [(name, *indices) for indices in itertools.product(*ranges)]
        for variable in found:
            self.domains[variable]  # it is there
        return found

    def read_all_different(self, element):
        if len(element):
            raise ValueError("allDifferent of lists")
        self.different.append(self.variables(words_of(element)))

    def read_instantiation(self, element):
        scope, values = element
        if (scope.tag, values.tag) != ("list", "values"):
            raise ValueError("instantiation is a list and values")
        names, numbers = self.variables(words_of(scope)), integers(values.text)
        if len(names) != len(numbers):
            raise ValueError("as many values as variables")
        for name, number in zip(names, numbers):
            self.domains[name] &= {number}

    def read_extension(self, element):
        """Of one variable: its supports are values, without parentheses."""
        scope, supports = element
        if (scope.tag, supports.tag) != ("list", "supports"):
            raise ValueError("extension is a list and supports")
        (name,) = self.variables(words_of(scope))
        self.domains[name] &= set(integers(supports.text or ""))

    def solutions(self, limit):
        """At most `limit` of them, each the values of the variables in order."""
        peers = {name: set() for name in self.domains}
        for group in self.different:
            for name in group:
                peers[name] |= set(group) - {name}

        def search(domains, open_names):
            if not open_names:
                yield [domains[name] for name in self.domains]
                return
            name = min(open_names, key=lambda one: len(domains[one]))
            for value in sorted(domains[name]):
                narrowed = dict(domains)
                narrowed[name] = value
                for peer in peers[name] & open_names:
                    narrowed[peer] = domains[peer] - {value}
                yield from search(narrowed, open_names - {name})

        return list(itertools.islice(search(self.domains, set(self.domains)), limit))


def run(folder, *words):
    return subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)


def answer_of(values):
    """The instantiation of an array x, as solvers print it."""
    order = round(len(values) ** 0.5)
    names = " ".join(f"x[{i}][{j}]" for i in range(order) for j in range(order))
    return ("s SATISFIABLE\nv <instantiation type='solution'>\nv   <list> " + names +
            " </list>\nv   <values> " + " ".join(map(str, values)) +
            " </values>\nv </instantiation>\n")


def faults_of(tool, folder, puzzle):
    text = run(folder, tool, "encode", "--to", "xcsp3", *puzzle).stdout
    found = Instance(text).solutions(LIMIT)
    told = run(folder, tool, "count", "--limit", str(LIMIT), *puzzle).stdout
    if len(found) != int(told.strip(">=\n")):
        yield f"{len(found)} solutions instead of {told.strip()}"
    if len(found) == 1:
        solved = run(folder, tool, "solve", "--format", "line", *puzzle).stdout.strip()
        if "".join(map(str, found[0])) != solved:
            yield f"{found[0]} instead of {solved}"
        (folder / "answer").write_text(answer_of(found[0]))
        decoded = run(folder, tool, "decode", "--format", "line", *puzzle, "answer")
        if decoded.stdout.strip() != solved:
            yield f"decoded as {decoded.stdout}{decoded.stderr} instead of {solved}"


def main(tool):
    wrong = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "layout.txt").write_text(LAYOUT)
        for title, puzzle in PUZZLES.items():
            for fault in faults_of(tool, folder, puzzle):
                print(f"xcsp3.py: {title}: {fault}")
                wrong += 1
    print(f"xcsp3.py: {len(PUZZLES)} instances, {wrong} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(str(pathlib.Path(sys.argv[1]).resolve())))
