#!/usr/bin/env python3
"""Runs the examples that `sudokit help COMMAND` shows, in both languages.

usage: help_examples.py TOOL

They run one after the other in a folder with the files that they name, so that one may use what
another has written.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
FOUR = "2.1....24....3.."
SEVERAL = "." + PUZZLE[1:70] + "..........."
UNSOLVABLE = "1" + PUZZLE[1:]
FORMULA = "p cnf 4 2\n1 2 3 4 0\n-1 -2 0\n"
NO_MODEL = "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n"
PLAN = '[input]\nfile = "puzzles.txt"\n[[step]]\ndo = "rate"\nscale = "level"\n[output]\nfile = "rated.txt"\n'
GRAPH = "p edge 4 5\ne 1 2\ne 1 3\ne 2 3\ne 2 4\ne 3 4\n"


def make_files(folder):
    digits = [9 * cell + int(digit) for cell, digit in enumerate(SOLUTION)]
    answer = "s SATISFIABLE\nv " + " ".join(map(str, digits)) + " 0\n"
    files = {"puzzle.txt": PUZZLE + "\n", "puzzles.txt": PUZZLE + "\n" + SOLUTION + "\n",
             "four.txt": FOUR + "\n", "several.txt": SEVERAL + "\n",
             "solution.txt": SOLUTION + "\n", "unsolvable.txt": UNSOLVABLE + "\n",
             "graph.col": GRAPH, "answer.txt": answer,
             "formula.cnf": FORMULA, "unsatisfiable.cnf": NO_MODEL,
             "plan.toml": PLAN,
             "model.txt": "s SATISFIABLE\nv -1 2 -3 -4 0\n"}
    for name, text in files.items():
        (folder / name).write_text(text)


def commands(tool):
    """The names in the list of commands, in its order."""
    text = subprocess.run([tool, "help", "--lang", "en"], capture_output=True, text=True, check=True).stdout
    listed = text[text.index("Solve and check:"):text.index("Examples:")]
    lines = [line for line in listed.splitlines() if line.startswith("  ") and line[2] != " "]
    return [line.split()[0] for line in lines]


def examples(tool, command, language):
    """The command lines of the section of examples."""
    text = subprocess.run([tool, "help", command, "--lang", language], capture_output=True, text=True,
                          check=True).stdout
    lines = [line.strip() for line in text.splitlines() if line.startswith("  sudokit ")]
    return [line.split("  ")[0] for line in lines]


def main(arguments):
    if len(arguments) != 1:
        print(__doc__)
        return 2
    tool = os.path.abspath(arguments[0])
    ran = failed = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        make_files(folder)
        (folder / "sudokit").symlink_to(tool)
        version = subprocess.run([tool, "version"], capture_output=True, text=True, check=True).stdout
        environment = dict(os.environ, PATH=f"{folder}:{os.environ['PATH']}", LC_ALL="C")
        for command in commands(tool):
            lines = examples(tool, command, "en")
            if lines != examples(tool, command, "fr"):
                print(f"{command}: other examples in French")
                failed += 1
            for line in lines:
                result = subprocess.run(["bash", "-c", line], cwd=folder, env=environment, timeout=300,
                                        stdin=subprocess.DEVNULL, capture_output=True, text=True)
                ran += 1
                # To some the answer is no: the graph is no board's, one puzzle has no solution, one
                # formula no model, and another puzzle is not minimal.
                no = (command == "recognise" or "check --why" in line or "--test" in line or
                      "unsatisfiable" in line)
                # Without Cairo a book in PDF is refused, without SQLite a library, and that is said.
                refused = (".pdf" in line and "+pdf" not in version or
                           "--library" in line and "+sqlite" not in version)
                if result.returncode == (2 if refused else int(no)):
                    continue
                print(f"$ {line}\n{result.stdout}{result.stderr}status {result.returncode}")
                failed += 1
    print(f"{ran} examples, {failed} failed")
    return 1 if failed or ran < 30 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
