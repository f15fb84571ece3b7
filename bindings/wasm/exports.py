#!/usr/bin/env python3
"""What the WebAssembly module exports: all functions of the C interface, and memory.

usage: exports.py HEADER
       exports.py --check HEADER TEST

Prints the list as Emscripten takes it. With --check, says which functions of HEADER the program
TEST does not call, and exits with 1 if there are any.
"""

import json
import re
import sys
from pathlib import Path

FUNCTION = re.compile(r"SUDOKIT_API\s[^;(]*?\b(sudokit_\w+)\(")


def functions(header):
    found = FUNCTION.findall(Path(header).read_text(encoding="utf-8"))
    if not found:
        sys.exit(f"{header}: no functions found")
    return found


def check(header, test):
    text = Path(test).read_text(encoding="utf-8")
    missing = [name for name in functions(header) if f"{name}(" not in text]
    for name in missing:
        print(f"{test}: does not call {name}")
    return 1 if missing else 0


def main(arguments):
    if len(arguments) == 3 and arguments[0] == "--check":
        return check(*arguments[1:])
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    print(json.dumps([f"_{name}" for name in ["malloc", "free", *functions(arguments[0])]]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
