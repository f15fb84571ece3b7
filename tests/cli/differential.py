#!/usr/bin/env python3
"""Sends the same streams through the tool in the quick way and in the general one.

usage: differential.py TOOL [SEEDS]

Plain 9x9 puzzles, in lines and in rows of CSV, are read, solved and answered many at once;
everything else one by one, as are plain ones where an option rules the quick way out. Output,
messages and exit status must be the same to the byte for every number of threads, from files,
pipes and compressed files.
"""

import gzip
import itertools
import pathlib
import random
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
from rounds import taken  # noqa: E402

UNIQUE = "8.15..2..6....14...7...8..6...1.2...3...6.8..1..75.....98...61742.....8.........."
HARD = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
SOLVED = "841576293635921478279348156964182735357469821182753964598234617423617589716895342"

ODD = [
    "", "   ", "\t", "# a comment", "  # another", "#", "bad", "1 2 3 4", "2.1....24....3..",
    "11" + "." * 14, UNIQUE[:-1], UNIQUE + ".", UNIQUE + "?", " " + UNIQUE, UNIQUE[:-1] + "?",
    UNIQUE[:40] + "\u00e9" + UNIQUE[41:], "." * 729, "123456789" * 81, "5" * 3000, "." * 256,
    "." * 80 + "a", UNIQUE + ":no comment",
]  # fmt: skip


def plain(rng):
    """A line of a plain puzzle: with one solution, none or several, with or without words."""
    cells = list(rng.choice([UNIQUE, UNIQUE, SOLVED, HARD]))
    if rng.random() < 0.3:
        cells[rng.randrange(81)] = rng.choice("123456789")
    if rng.random() < 0.4:
        for place in rng.sample(range(81), rng.randrange(30)):
            cells[place] = "."
    text = "".join(cells).replace(".", rng.choice("....00_*-xX"))
    return text + rng.choice([""] * 8 + [" ", " words", "\t# 1", ",1,2", ";", "#"])


def stream(rng, lines, first, make, odd):
    """Lines that `make` makes, and odd ones among them."""
    odd_share = rng.choice([0, 0.02, 0.3])
    ends = rng.choice([["\n"], ["\r\n"], ["\n", "\r\n", "\r"]])
    text = first + "\n"
    for _ in range(lines):
        text += rng.choice(odd) if rng.random() < odd_share else make(rng)
        text += rng.choice(ends)
    if rng.random() < 0.2:
        text += make(rng) + " " * (1 << 20) + "\n" + make(rng) + "\n"
    if rng.random() < 0.5:
        text += make(rng)
    return text.encode()


def stream_of_lines(rng, lines):
    return stream(rng, lines, plain(rng), plain, ODD)


def stream_of_rows(rng, lines):
    """A table: its columns in any order, fields in quotes or not, some empty, some too many."""
    columns = rng.choice([["puzzle"], ["Quizzes", "solutions"], ["answer", "id", "puzzle"],
                          ["id", "QUESTION", "clues", "Solution", "title"]])
    # Nothing tells the separator of a single column: it is a comma.
    separator = rng.choice(",;\t") if len(columns) > 1 else ","

    def quoted(text):
        return rng.choice(['"', '" ']) + text + '"' if rng.random() < 0.1 else text

    def field(name):
        if name.lower() in ("puzzle", "quizzes", "question"):
            return plain(rng)[:81]
        if name.lower() in ("solutions", "answer", "solution"):
            return rng.choice([SOLVED, SOLVED, ""])
        return rng.choice(["", "7", "a title", '"Le ""Grand"" prix"'])

    def row(rng):
        fields = [quoted(field(name)) for name in columns] + rng.choice([[]] * 4 + [["more"]])
        return separator.join(fields)

    odd = ["", "  ", "# a comment", "  # another", "bad", UNIQUE, UNIQUE[:-1], UNIQUE + "?", '"',
           '"' + UNIQUE, '"' + UNIQUE + '"x', " " + UNIQUE, "2.1....24....3..", separator,
           separator.join([UNIQUE] * 5), separator.join([SOLVED] * 5), separator * 5,
           separator.join([UNIQUE, SOLVED[:-1] + "."]), separator.join(['"' + SOLVED + '"'] * 3),
           separator.join(["\u00e9" * 81, SOLVED]), UNIQUE.replace(".", "x") + separator]
    first = separator.join(columns)
    if rng.random() < 0.5:
        first += "\n" + row(rng)
    return stream(rng, lines, first, row, odd)


def send_slowly(pipe, data, rng):
    """In pieces of any size, some with a pause behind; a reader may have enough of it."""
    at = 0
    try:
        while at < len(data):
            size = rng.choice([1, 50, 82, 1000, 65536])
            pipe.write(data[at:at + size])
            at += size
            if rng.random() < 0.1:
                time.sleep(0.001)
    except BrokenPipeError:
        pass


class Runner:
    def __init__(self, tool, folder):
        self.tool = tool
        self.folder = folder

    def run(self, words, path, errors=subprocess.PIPE):
        # The name is in the messages; all ways of sending have to use the same.
        done = subprocess.run([self.tool, *words, path], stdout=subprocess.PIPE, stderr=errors,
                              cwd=self.folder, timeout=120, check=False)
        return done.returncode, done.stdout, done.stderr

    def run_together(self, words, path):
        """With answers and messages in one stream, in the order in which they come."""
        return self.run(words, path, subprocess.STDOUT)

    def run_on_pipe(self, words, data, rng):
        with open(self.folder / "out", "wb") as out, open(self.folder / "err", "wb") as err:
            process = subprocess.Popen([self.tool, *words], stdin=subprocess.PIPE, stdout=out,
                                       stderr=err, cwd=self.folder, bufsize=0)
            send_slowly(process.stdin, data, rng)
            process.stdin.close()
            process.wait(timeout=120)
        out = (self.folder / "out").read_bytes()
        err = (self.folder / "err").read_bytes()
        out, err = (text.replace(b"<stdin>", b"in.txt") for text in (out, err))
        return process.returncode, out, err


def differences(runner, words, data, rng):
    """Each way in which the answers to `data` are not those of the general way."""
    (runner.folder / "in.txt").write_bytes(data)
    one_by_one = ["--symbols", "digits"]
    solves = words[0] != "convert"
    # JSON names the engine and its guesses, so that another one would not say the same.
    general = ["--engine", "general"] if solves and "--json" not in words else one_by_one
    expected = runner.run([*words, *general], "in.txt")
    ways = {"-j " + j: runner.run([*words, "-j", j], "in.txt") for j in ("1", "2", "5")}
    ways["one by one"] = runner.run([*words, *one_by_one], "in.txt")
    if solves:
        ways["with a time limit"] = runner.run([*words, "--timeout", "100"], "in.txt")
    ways["pipe"] = runner.run_on_pipe(words, data, rng)
    together = [runner.run_together([*words, *more], "in.txt") for more in ([], one_by_one)]
    packed = gzip.compress(data)
    (runner.folder / "in.txt").write_bytes(packed)
    ways["gzip"] = runner.run(words, "in.txt")
    found = [f"{way}: {first_difference(found, expected)}" for way, found in ways.items()
             if found != expected and not (way == "gzip" and without_gzip(runner))]
    if together[0] != together[1]:
        found.append(f"answers and messages together: {first_difference(*together)}")
    return found


def first_difference(found, expected):
    """Of two runs: the status, or the first line of their outputs."""
    for one, other in zip(found, expected):
        if one == other:
            continue
        if isinstance(one, int):
            return f"status {one}, expected {other}"
        lines = itertools.zip_longest(one.split(b"\n"), other.split(b"\n"))
        number, (line, wanted) = next((n, pair) for n, pair in enumerate(lines, 1)
                                      if pair[0] != pair[1])
        return f"line {number} is {line}, expected {wanted}"
    return "none"


def without_gzip(runner):
    return b"+gzip" not in subprocess.run([runner.tool, "version"], capture_output=True,
                                          check=True).stdout


def check_first_solutions(runner, rng):
    """With --limit 1 any solution is right, but it must be the same one for any -j."""
    puzzles = [plain(rng)[:81] for _ in range(2000)]
    (runner.folder / "in.txt").write_text("\n".join(puzzles) + "\n")
    words = ["solve", "--format", "line", "--limit", "1"]
    runs = [runner.run([*words, "-j", j], "in.txt") for j in ("1", "3")]
    if runs[0] != runs[1]:
        return ["--limit 1: the answers depend on the number of threads"]
    for puzzle, answer in zip(puzzles, runs[0][1].decode().split("\n")):
        givens = all(p not in "123456789" or p == a for p, a in zip(puzzle, answer))
        if answer != "none" and (len(answer) != 81 or not givens):
            return [f"--limit 1: {puzzle} does not have the solution {answer}"]
    return []


def main(arguments):
    if len(arguments) not in (1, 2) or arguments[0].startswith("-"):
        print(__doc__, end="", file=sys.stderr)
        return 2
    tool = pathlib.Path(arguments[0]).resolve()
    seeds = int(arguments[1]) if len(arguments) > 1 else 3
    both = [["solve", "--format", "line"], ["solve", "--format", "csv"], ["solve", "--json"],
            ["check", "--format", "line"], ["count", "--limit", "5"],
            ["rate", "--json", "--scale", "rules"], ["convert"], ["convert", "--to", "csv"],
            ["convert", "--to", "sdm"], ["convert", "--to", "json"]]
    of_lines = [["count", "--limit", "101"], ["solve", "--json", "--limit", "1"],
                ["solve", "--format", "sdm", "-q"], ["check", "--json"],
                ["count", "--json", "--limit", "101"], ["rate", "--json", "--scale", "depth"]]
    kinds = [("line", stream_of_lines, both + of_lines), ("csv", stream_of_rows, both)]
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        runner = Runner(tool, pathlib.Path(folder))
        for seed, (kind, make, commands) in itertools.product(range(seeds), kinds):
            rng = random.Random(seed)
            data = make(rng, rng.choice([3, 100, 5000]))
            ways = [[*command, *more] for command in commands
                    for more in ([], ["--keep-going"], ["--from", kind])]
            for words in taken(ways[seed:] + ways[:seed]):
                found = differences(runner, words, data, rng)
                failed += bool(found)
                if found:
                    shown = "\n".join(problem[:1000] for problem in found)
                    print(f"seed {seed}: {' '.join(words)}\n{shown}")
        for problem in check_first_solutions(runner, random.Random(0)):
            failed += 1
            print(problem)
    print(f"{failed} differences over {seeds} streams of each kind")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
