#!/usr/bin/env python3
"""Sends text that a terminal would obey through every door of the tool.

usage: foreign_text.py TOOL

Titles, keys, tags, option values, names of files, what outside solvers say: none of it may reach
the standard output or the standard error with a control character in it, or with one that turns or
hides text, in either language. What is written as data holds it escaped, and gives it back.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
from rounds import factor  # noqa: E402

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
# An escape sequence, a bell, DEL, CSI as one character (C1), a turn of direction, a line separator,
# a mark of direction, two noncharacters.
NASTY = "A\x1b[2J\x07\x7f\u009b31m\u202eB\u2028\u2066\u200f\ufeff\ufffe\U0010ffffZ"
# The same, as far as XML can hold it.
IN_XML = re.sub("[\x00-\x1f\ufffe\uffff]", "", NASTY)
# Of these only the end of a line has a place in what people read.
BAD = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff"
                 "\ufdd0-\ufdef\ufff9-\ufffb\ufffe\uffff\U0010ffff]")

XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'


def opensudoku(text, tag="name"):
    game = f'<game data="{PUZZLE.replace(".", "0")}"/>'
    return f"{XML_HEAD}<opensudoku>\n<{tag}>{text}</{tag}>\n{game}\n</opensudoku>\n"


def puzzle(**members):
    """A puzzle in our JSON, with these members besides."""
    return json.dumps({"sudokit": 1, "order": 9, "givens": PUZZLE, **members})


def written(folder, name, content):
    path = os.path.join(os.fsencode(folder), name if isinstance(name, bytes) else name.encode())
    with open(path, "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode())
    return path


def script(folder, name, lines):
    path = written(folder, name, "#!/bin/sh\n" + lines)
    os.chmod(path, 0o755)
    return os.fsdecode(path)


def doors(folder):
    """The ways in: what it is, the words of the command, the standard input."""
    titled = puzzle(title=NASTY, author=NASTY, comment=NASTY, source=NASTY, description=NASTY,
                    level=NASTY)
    written(folder, "titled.json", titled + "\n")
    for words in (["solve"], ["show"], ["check"], ["count"], ["rate"], ["explain"], ["hint"],
                  ["walk"], ["tree"], ["propagate"], ["filter"], ["solve", "--json"], ["explain", "--json"],
                  ["convert", "--to", "json"], ["convert", "--to", "line"],
                  ["convert", "--to", "csv"], ["convert", "--to", "grid"],
                  ["convert", "--to", "sdk"], ["explain", "--html"], ["walk", "--html"],
                  ["convert", "--to", "pencilmarks"], ["convert", "--to", "opensudoku"]):
        yield "title", [*words, "titled.json"], b""

    texts = [puzzle(**{NASTY: 1}), puzzle(**{NASTY * 10000: 1}), puzzle(givens=NASTY),
             puzzle(boxes=NASTY), puzzle(regions=NASTY), puzzle(extra=[[NASTY]]),
             puzzle(extra=NASTY), puzzle(pencilmarks={NASTY: [1]}), puzzle(title=1),
             puzzle(solution=NASTY), puzzle(placed=NASTY), puzzle(order=NASTY)]
    for text in texts:
        yield "JSON", ["solve", "--from", "json", "-"], text.encode()
        yield "JSON", ["solve", "--json", "--from", "json", "-"], text.encode()
    fpuzzles = {"size": 4, "grid": [[{}] * 4] * 4, NASTY: [1], "arrow": [{NASTY: 1}],
                "title": NASTY, "extraregion": [{"cells": [NASTY]}]}
    yield "fpuzzles", ["solve", "--from", "fpuzzles", "-"], json.dumps(fpuzzles).encode()

    tag = "n" + re.sub("[\x00-\x7f]", "", NASTY)
    for text in (opensudoku("x", tag), opensudoku("x</" + tag + ">"), opensudoku(NASTY),
                 opensudoku("x").replace("data=", tag + "=\"1\" " + tag + "="),
                 opensudoku("x").replace('data="', 'data="' + IN_XML), XML_HEAD + "<" + tag + "/>",
                 opensudoku("&" + tag + ";")):
        yield "XML", ["solve", "--from", "opensudoku", "-"], text.encode()
    yield "XML", ["show", "--from", "opensudoku", "-"], opensudoku(IN_XML).encode()

    plain = NASTY.encode()
    for format_name in ("line", "grid", "csv", "sdk", "sdm", "hodoku", "candidates", "sgt",
                        "sudokupad", "sudokuwiki", "pencilmarks", "json", "opensudoku"):
        yield "cells", ["solve", "--from", format_name, "-"], PUZZLE[:7].encode() + plain + b"\n"
        yield "bytes", ["solve", "--from", format_name, "-"], b"\x9b[31m\xff\x1b[0m\n"
    yield "comment", ["convert", "--to", "line", "-"], PUZZLE.encode() + b" # " + plain + b"\n"
    yield "comment", ["convert", "--to", "line", "-"], PUZZLE.encode() + b" # \x9b31m\n"
    yield "guess", ["solve", "-"], plain

    option = NASTY.replace("\x00", "")
    for words in ([option], [option, PUZZLE], ["solve", "--" + option], ["solve", "-" + option],
                  ["solve", "--engine", option, PUZZLE], ["solve", "--from", option, PUZZLE],
                  ["convert", "--to", option, PUZZLE], ["solve", "--box", option, PUZZLE],
                  ["solve", "--timeout", option, PUZZLE], ["solve", "-j", option, PUZZLE],
                  ["solve", "--symbols", option, PUZZLE], ["solve", "--layout", option, PUZZLE],
                  ["solve", "--extra", option, PUZZLE], ["solve", "-o", option + "/x", PUZZLE],
                  ["filter", "--model", option, PUZZLE], ["filter", "--rules", option, PUZZLE],
                  ["explain", "--only", option, PUZZLE], ["explain", "--until", option, PUZZLE],
                  ["propagate", "--probe", option, PUZZLE], ["walk", "--order", option, PUZZLE],
                  ["propagate", "--why", option, PUZZLE], ["bench", "--kernel", option],
                  ["solve", option], ["help", option], ["solve", "--lang", option, PUZZLE],
                  ["verify", option], ["colour", option], ["recognise", option],
                  ["prove", "-o", option + "/x", PUZZLE], ["show", "--svg", option + "/x/y", PUZZLE],
                  ["decode", PUZZLE, option], ["encode", option],
                  ["solve", "--engine", "external", "--solver-command", option, PUZZLE],
                  ["solve", "--engine", "external", "--solver-command", "'" + option, PUZZLE]):
        yield "option", words, b""

    name = os.fsdecode(written(folder, NASTY + ".txt", "bad\n"))
    broken = os.fsdecode(written(folder, b"\x9b31m\xff.txt", "bad\n"))
    for path in (name, broken):
        for words in (["solve"], ["solve", "--json"], ["decode", PUZZLE], ["colour"], ["verify"],
                      ["compare", "--rules", "naked-2"], ["solve", PUZZLE, "--layout"],
                      ["solve", PUZZLE, "--extra"]):
            yield "file name", [*words, path], b""
    good = os.fsdecode(written(folder, NASTY + ".good", PUZZLE + "\n" + PUZZLE + "\n"))
    yield "file name", ["compare", "--rules", "naked-2", "--model", "DUAL", good], b""
    yield "file name", ["solve", "--json", good], b""

    for says in ("printf 'boo \\033[2J\\302\\2331m' >&2; exit 3",
                 "printf 's \\033[2J SATISFIABLE\\nv \\033[2J 0\\n'",
                 "printf 's SATISFIABLE\\nv \\033[2J\\302\\233 0\\n'",
                 "printf 'SATISFIABLE\\033[2J\\n'; exit 10"):
        command = script(folder, "solver-\x1b[2J", says)
        yield "solver", ["solve", "--engine", "external", "--solver-command", f"'{command}'",
                         PUZZLE], b""
    for answer in ("s SATISFIABLE\nv \x1b[2J\u009b 0\n", "\x1b[2J\u202e", "(define-fun \x1b[2J)",
                   "Optimal - objective value\n 0 x_\x1b[2J 1 0\n",
                   "sat\n(model (define-fun r1c1=\x1b[2J () Bool true))"):
        written(folder, "answer", answer)
        yield "answer", ["decode", PUZZLE, "answer"], b""
    for graph in ("p \x1b[2J 1 0\n", "p edge 2 1\ne 1 \x1b[2J\n", "\x1b[2J\n"):
        yield "graph", ["colour", "-"], graph.encode()
        yield "graph", ["recognise", "-"], graph.encode()
    os.mkdir(os.path.join(folder, "certificate"))
    for text in (json.dumps({NASTY: 1}), json.dumps({"sudokit_certificate": NASTY}),
                 json.dumps({"sudokit_certificate": 1, "made_by": NASTY, "claim": NASTY})):
        written(os.path.join(folder, "certificate"), "certificate.json", text)
        yield "certificate", ["verify", "certificate"], b""


def run(tool, folder, words, stdin):
    return subprocess.run([os.fsencode(tool), *(os.fsencode(word) for word in words)], input=stdin,
                          cwd=folder, capture_output=True, timeout=60, check=False)


def fault_of(done):
    for stream, content in (("output", done.stdout), ("errors", done.stderr)):
        try:
            text = content.decode()
        except UnicodeDecodeError as error:
            return f"not UTF-8 in the {stream}: {error}"
        if found := BAD.search(text):
            return f"{ascii(found.group())} in the {stream}: {ascii(text[:300])}"
        if len(text) > 20000 and stream == "errors":
            return f"{len(text)} characters in the {stream}"
    return None


def check_doors(tool, folder):
    """What is wrong with any answer, and how many there were."""
    faults, count = [], 0
    languages = ["en", "fr"]
    for door, words, stdin in doors(folder):
        languages.reverse()
        for language in languages if factor() >= 1 else languages[:1]:
            done = run(tool, folder, ["--lang", language, *words], stdin)
            count += 1
            fault = fault_of(done)
            if done.returncode not in range(5):
                fault = f"status {done.returncode}"
            if fault:
                faults.append(f"{door}: {ascii(words)}: {fault}")
    return faults, count


def check_data(tool, folder):
    """Data gives back what it was given: JSON all of it, XML what XML can hold."""
    faults = []
    titled = puzzle(title=NASTY).encode()
    done = run(tool, folder, ["convert", "--to", "json", "-"], titled)
    if json.loads(done.stdout)["title"] != NASTY:
        faults.append(f"JSON lost something: {ascii(done.stdout)}")
    done = run(tool, folder, ["convert", "--to", "opensudoku", "-"], titled)
    if IN_XML not in (element.get("title") for element in
                      xml.etree.ElementTree.fromstring(done.stdout).iter()):
        faults.append(f"OpenSudoku lost something: {ascii(done.stdout)}")
    run(tool, folder, ["show", "--svg", "pictures", "-"], titled)
    run(tool, folder, ["explain", "--svg", "steps", "-"], titled)
    pictures = [path.read_bytes() for path in sorted(pathlib.Path(folder).glob("*/*.svg"))]
    pages = [run(tool, folder, [command, "--html", "-"], titled).stdout
             for command in ("explain", "walk")]
    for picture in pictures:
        text = "".join(xml.etree.ElementTree.fromstring(picture).itertext())
        if BAD.search(text):
            faults.append(f"in a picture: {ascii(text)}")
    for picture in pictures[:1] + pages:
        if "\\u{202E}" not in picture.decode():
            faults.append(f"no title in {ascii(picture[:500])}")
    return faults


def main(arguments):
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print(__doc__, end="", file=sys.stderr)
        return 2
    tool = pathlib.Path(arguments[0]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        faults, count = check_doors(tool, folder)
        faults += check_data(tool, folder)
    for fault in faults:
        print(fault)
    print(f"{count} commands, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
