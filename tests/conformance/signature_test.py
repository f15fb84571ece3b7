#!/usr/bin/env python3
"""Compares the signature of every kernel that this machine can run with the one on record.

usage: signature_test.py FILE TOOL...

FILE holds the number, and lines that begin with `#`; TOOL is the program sudokit, behind what runs
programs of another machine if it is one of those.
"""

import json
import os
import pathlib
import subprocess
import sys


def output(tool, *words, kernel=None):
    """What the tool prints, one dictionary a line."""
    environment = {key: value for key, value in os.environ.items() if key != "SUDOKIT_KERNEL"}
    if kernel:
        environment["SUDOKIT_KERNEL"] = kernel
    done = subprocess.run([*tool, *words, "--json"], env=environment, capture_output=True,
                          text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"sudokit {' '.join(words)}: status {done.returncode}\n{done.stdout}{done.stderr}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def recorded(path):
    lines = pathlib.Path(path).read_text(encoding="utf-8").splitlines()
    numbers = [line for line in lines if line and not line.startswith("#")]
    if len(numbers) != 1:
        sys.exit(f"{path}: expected one number")
    return numbers[0]


def main(arguments):
    if len(arguments) < 2:
        print(__doc__, end="", file=sys.stderr)
        return 2
    path, *tool = arguments
    expected = recorded(path)
    kernels = [kernel["name"] for engine in output(tool, "engines")
               for kernel in engine.get("kernels", [])]
    failed = "portable" not in kernels
    for kernel in kernels:
        # Forced by the environment, and named by the option: the same one must run.
        for found in (output(tool, "bench", "--signature", kernel=kernel)
                      + output(tool, "bench", "--signature", "--kernel", kernel)):
            right = found == {"signature": expected, "kernel": kernel}
            failed |= not right
            print(f"{found['kernel']}: {found['signature']}",
                  "" if right else f"(expected {expected} from {kernel})")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
