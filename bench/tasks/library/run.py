#!/usr/bin/env python3
"""Measures libraries: how fast puzzles are put in, how large the file is, and how long questions take.

usage: run.py --sudokit PROGRAM --bench PROGRAM [--puzzles N] [--postgresql ADDRESS] [--folder DIR] [-o FILE]

Puzzles made by chance (see main.cpp) are imported by the tool, in batches of 524,288, from a file; then again, when all
are known. Another library of as many puzzles, with levels and scores by chance, is asked questions, each 21 times in
one process. --postgresql names an empty database to do the same import into.
"""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))
from measure import compiler, cpu_seconds, machine  # noqa: E402


def imported(sudokit, library, lines, puzzles):
    """Puzzles a second, and microseconds of CPU time for each."""
    cpu, start = cpu_seconds(), time.perf_counter()
    subprocess.run([sudokit, "library", "import", "-q", "--library", library, lines], check=True,
                   stdout=subprocess.DEVNULL)
    wall = time.perf_counter() - start
    return puzzles / wall, 1e6 * (cpu_seconds() - cpu) / puzzles


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sudokit", required=True)
    parser.add_argument("--bench", required=True)
    parser.add_argument("--puzzles", type=int, default=10_000_000)
    parser.add_argument("--postgresql")
    parser.add_argument("--folder")
    parser.add_argument("-o", "--output")
    options = parser.parse_args()
    count = options.puzzles
    report = ["# Libraries", "", f"Machine: {machine()}, {os.cpu_count()} cores. Compiler: {compiler()}, -O3. "
              f"{count:,} puzzles.", "", "| import | puzzles a second | CPU time a puzzle | bytes a puzzle |",
              "|---|---:|---:|---:|"]
    with tempfile.TemporaryDirectory(dir=options.folder) as place:
        folder = pathlib.Path(place)
        with open(folder / "lines", "wb") as lines:
            subprocess.run([options.bench, "--lines", str(count)], stdout=lines, check=True)
        targets = [("new, into a file", folder / "imported"), ("known, in a file", folder / "imported")]
        if options.postgresql:
            targets.append(("new, into PostgreSQL", options.postgresql))
        for name, library in targets:
            speed, cpu = imported(options.sudokit, library, folder / "lines", count)
            size = f"{os.path.getsize(library) / count:.1f}" if isinstance(library, pathlib.Path) else ""
            report.append(f"| {name} | {speed:,.0f} | {cpu:.2f} µs | {size} |")
        (folder / "imported").unlink()
        asked = subprocess.run([options.bench, folder / "asked", str(count)], capture_output=True, text=True, check=True)
        report += ["", "```", *asked.stdout.splitlines(), "```"]
    text = "\n".join(report) + "\n"
    if options.output:
        pathlib.Path(options.output).write_text(text)
    print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
