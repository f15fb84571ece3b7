"""What the tool makes and says, as values."""

import argparse
import pathlib
import subprocess
import sys

LEVELS = ["very-easy", "easy", "medium", "hard", "very-hard", "expert"]


def lines_of(words, text=None):
    """The lines that a command prints; whatever it says to the contrary ends the program."""
    done = subprocess.run(words, input=text, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(words)}: status {done.returncode}")
    return done.stdout.splitlines()


def unbiased_puzzles(sudokit, count, seed, threads, fields):
    """Minimal puzzles, each as likely as any other if it counts for its weight: dictionaries of `puzzle`,
    the fields, and `weight`."""
    names = ["puzzle", *fields, "weight"]
    words = [sudokit, "generate", "-q", f"-j{threads}", "--seed", str(seed), "--unbiased", "-n", str(count),
             "--with", ",".join(names[1:])]
    made = [dict(zip(names, line.split("\t"), strict=True)) for line in lines_of(words)]
    return [{**one, "weight": float(one["weight"])} for one in made]


def ratings(sudokit, threads, scale, puzzles):
    """The line that `rate` says of each puzzle."""
    words = [sudokit, "rate", "-q", f"-j{threads}", "--scale", scale, "--format", "line", "-"]
    return lines_of(words, "".join(puzzle + "\n" for puzzle in puzzles))


def givens_of(puzzle):
    return sum(cell != "." for cell in puzzle)


def study_parser(text):
    """The options that all studies have."""
    parser = argparse.ArgumentParser(description=text, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sudokit", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-o", "--output", type=pathlib.Path)
    return parser


def write_table(rows, path):
    """Tab-separated lines, to the file once all are there, or to the standard output."""
    text = "".join("\t".join(map(str, row)) + "\n" for row in rows)
    if path is None:
        print(text, end="")
        return
    part = path.with_name(path.name + ".part")
    part.write_text(text)
    part.replace(path)
