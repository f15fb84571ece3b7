#!/usr/bin/env python3
"""Has bliss count the symmetries of exported graphs.

usage: symmetries.py TOOL

The graph of a board has as many symmetries as `recognise` says that there are layouts: for the 9x9
board, 3359232. Without bliss (Junttila and Kaski) the test is skipped, and says so (status 77).
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile

BOARDS = {
    "4x4": (["." * 16], 128),
    "6x6": (["--box", "2x3", "." * 36], 3456),
    "9x9": (["." * 81], 3359232),
    "12x12": (["--box", "3x4", "." * 144], None),
    "16x16": (["." * 256], None),
    "latin 5x5": (["--latin", "." * 25], 28800),
}


def output_of(*words):
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def main(tool):
    if not shutil.which("bliss"):
        print("symmetries.py: bliss is not there: symmetries are not tested")
        return 77
    faults = 0
    for name, (words, expected) in BOARDS.items():
        with tempfile.NamedTemporaryFile("w", suffix=".col") as file:
            file.write(output_of(tool, "encode", "--to", "col", *words))
            file.flush()
            counted = re.search(r"\|Aut\|:\s*(\d+)", output_of("bliss", file.name))
            found = json.loads(output_of(tool, "recognise", "--json", file.name))["layouts"]
        symmetries = counted.group(1) if counted else None
        if symmetries != found or (expected and symmetries != str(expected)):
            print(f"{name}: bliss {symmetries}, recognise {found}, expected {expected or 'equal'}")
            faults += 1
    print(f"{len(BOARDS)} graphs, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
