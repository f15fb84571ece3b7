#!/usr/bin/env python3
"""Runs the command line tool on cases and compares what comes out.

usage: run_cases.py [--only WORD] TOOL FILE.cases...

A case file is lines, each with a mark in front:

    == a sentence               begins a case
    $ sudokit solve x.txt       the command, for sh; `sudokit` is the tool
    < text                      a line of the standard input
    @ x.txt                     begins a file that lies in the working directory ...
    | text                      ... and this is a line of it
    > text                      a line of the expected standard output
    >~ text                     instead: the standard output contains this
    ! text                      a line of the expected standard error
    !~ text                     instead: the standard error contains this
    = 3                         the expected exit status; 0 if not given
    % why                       left out where only some cases are taken (SUDOKIT_TEST_ROUNDS below 1)
    # text                      a remark

What is not expected must be empty. Every case runs in an empty directory of its own, in English
(LC_ALL=C); `$PYTHON` is the interpreter that runs this script. `$VERSION` in expected output is
the version of the tool.
"""

import difflib
import os
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "support"))
from rounds import factor  # noqa: E402

TIME_LIMIT = 60


class Case:
    def __init__(self, name, place):
        self.name = name
        self.place = place
        self.command = None
        self.stdin = []
        self.files = {}
        self.out = []
        self.out_parts = []
        self.err = []
        self.err_parts = []
        self.status = 0
        self.long = False


def read_cases(path, version):
    cases = []
    opened = None
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        if not line or line.startswith("#"):
            continue
        mark, _, text = line.partition(" ")
        place = f"{path.name}:{number}"
        if mark == "==":
            cases.append(Case(text, place))
            opened = None
            continue
        if not cases:
            raise ValueError(f"{place}: expected '== name' first")
        case = cases[-1]
        if mark == "$" and case.command is None:
            case.command = text
        elif mark == "<":
            case.stdin.append(text)
        elif mark == "@":
            opened = case.files.setdefault(text, [])
        elif mark == "|" and opened is not None:
            opened.append(text)
        elif mark == ">":
            case.out.append(text.replace("$VERSION", version))
        elif mark == ">~":
            case.out_parts.append(text.replace("$VERSION", version))
        elif mark == "!":
            case.err.append(text)
        elif mark == "!~":
            case.err_parts.append(text)
        elif mark == "=":
            case.status = int(text)
        elif mark == "%" and text:
            case.long = True
        else:
            raise ValueError(f"{place}: not understood: {line}")
    for case in cases:
        if case.command is None:
            raise ValueError(f"{case.place}: the case has no command")
    return cases


def text_of(lines):
    return "".join(line + "\n" for line in lines)


def compare(what, expected_lines, parts, found):
    """The ways in which `found` is not what was expected, as text."""
    if parts:
        return [f"{what} does not contain: {part}\n{found}" for part in parts if part not in found]
    expected = text_of(expected_lines)
    if expected == found:
        return []
    diff = difflib.unified_diff(expected.split("\n"), found.split("\n"),
                                f"expected {what}", f"found {what}", lineterm="")
    return ["\n".join(diff)]


def run(case, tool):
    with tempfile.TemporaryDirectory() as folder:
        for name, lines in case.files.items():
            pathlib.Path(folder, name).write_text(text_of(lines), encoding="utf-8")
        links = pathlib.Path(folder, ".bin")
        links.mkdir()
        (links / "sudokit").symlink_to(tool)
        environment = {key: value for key, value in os.environ.items()
                       if key not in ("LANG", "LC_MESSAGES", "LANGUAGE", "NO_COLOR", "TERM")}
        environment.update(LC_ALL="C", PYTHON=sys.executable,
                           PATH=f"{links}:{environment.get('PATH', '/usr/bin:/bin')}")
        try:
            done = subprocess.run(["sh", "-c", case.command], cwd=folder, env=environment,
                                  input=text_of(case.stdin).encode(), capture_output=True,
                                  timeout=TIME_LIMIT, check=False)
        except subprocess.TimeoutExpired:
            return [f"still running after {TIME_LIMIT} s"]
    problems = compare("stdout", case.out, case.out_parts, done.stdout.decode("utf-8", "replace"))
    problems += compare("stderr", case.err, case.err_parts, done.stderr.decode("utf-8", "replace"))
    if done.returncode != case.status:
        problems.append(f"exit status {done.returncode}, expected {case.status}")
    return problems


def main(arguments):
    only = ""
    if len(arguments) >= 2 and arguments[0] == "--only":
        only = arguments[1]
        arguments = arguments[2:]
    if len(arguments) < 2 or arguments[0].startswith("-"):
        print(__doc__, end="", file=sys.stderr)
        return 2
    tool = pathlib.Path(arguments[0]).resolve()
    version = subprocess.run([tool, "version"], capture_output=True, check=True).stdout.split()[1]
    passed = failed = 0
    for path in arguments[1:]:
        for case in read_cases(pathlib.Path(path), version.decode()):
            if only not in case.name or (case.long and factor() < 1):
                continue
            problems = run(case, tool)
            passed += not problems
            failed += bool(problems)
            if problems:
                print(f"{case.place}: {case.name}\n$ {case.command}")
                print("\n".join(problems) + "\n")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (OSError, ValueError) as fault:
        print(fault, file=sys.stderr)
        sys.exit(2)
