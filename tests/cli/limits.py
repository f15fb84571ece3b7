#!/usr/bin/env python3
"""What the command line tool does where the system has no memory or no threads to give.

usage: limits.py TOOL [WORD]

Runs the tests whose name contains WORD. Whatever happens, it ends with words and a status.
"""

import json
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile

from living import main

TOOL = None
MIB = 1 << 20
NO_MEMORY = "not enough memory"
NO_THREADS = "the system lets us start no more threads"
ONE = "8.15..2..6....14...7...8..6...1.2...3...6.8..1..75.....98...61742.....8.........."
LARGE = "1" + " ." * 4095


class Ended:
    """What came of a run: its status, its words, and the files it left."""

    def __init__(self, words, files=None, memory=None, **how):
        with tempfile.TemporaryDirectory() as folder:
            os.chmod(folder, 0o777)
            for name, text in (files or {}).items():
                pathlib.Path(folder, name).write_text(text)

            def limit():
                resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
                if memory is not None:
                    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
                if "user" in how or "alone" in how:
                    resource.setrlimit(resource.RLIMIT_NPROC, (1, 1))

            options = {key: value for key, value in how.items() if key not in ("alone", "tool")}
            done = subprocess.run([how.get("tool", TOOL), *words], cwd=folder, preexec_fn=limit,
                                  capture_output=True, timeout=120, check=False,
                                  env={**os.environ, "LC_ALL": "C"}, **options)
            self.status = done.returncode
            self.output = done.stdout.decode()
            self.errors = done.stderr.decode()
            self.left = sorted(path.name for path in pathlib.Path(folder).iterdir()
                               if path.name not in (files or {}))

    def __repr__(self):
        return f"status {self.status}, errors {self.errors!r}, left {self.left}"


def least_memory():
    """The least memory, in MiB, in which the tool can say something; listing formats loads no module."""
    low, high = 1, 4096
    while high - low > 1:
        middle = (low + high) // 2
        if Ended(["formats"], memory=middle * MIB).status == 0:
            high = middle
        else:
            low = middle
    return high


def available_engines():
    rows = map(json.loads, Ended(["engines", "--json"]).output.splitlines())
    return {row["name"] for row in rows if row["available"]}


def test_without_memory_every_command_says_so():
    least = least_memory()
    engines = available_engines() - {"auto", "nine", "external", "exhaustive"}
    commands = [["solve", "-f", "line", "-e", engine] for engine in sorted(engines)]
    commands += [["propagate"], ["filter", "--model", "PRIMAL"], ["explain"], ["rate"], ["solve"],
                 ["count", "-o", "out"], ["walk"], ["solve", "--all", "-o", "out"]]
    if "cadical" in engines:
        commands.append(["prove", "-o", "c"])
    for command in commands:
        words = [*command, "-t", "0.3", "e64.txt"]
        said = False
        for more in (1, 4, 8, 16, 40, 100):
            done = Ended(words, {"e64.txt": LARGE}, memory=(least + more) * MIB)
            assert done.status in (0, 4), f"{words}, {more} MiB: {done}"
            assert not any(".part-" in name for name in done.left), f"{words}, {more} MiB: {done}"
            said = said or (done.status == 4 and NO_MEMORY in done.errors)
        assert said, f"{words}: never out of memory"


def test_a_puzzle_that_takes_too_much_memory_is_no_fault_of_the_next():
    # Its solutions are counted without finding each, which takes tables.
    many = "." * 31 + "5.4.7..8...3....1.9....3..4..2...5.1........8.6..."
    least = least_memory()
    said = False
    for more in range(2, 40, 2):
        done = Ended(["count", "-k", "-j", "1", "-t", "5", "in.txt"],
                     {"in.txt": f"{ONE}\n{many}\n{ONE}\n"}, memory=(least + more) * MIB)
        if NO_MEMORY in done.errors and done.output.startswith("1\n"):
            said = True
            assert done.output == "1\nerror\n1\n" and "in.txt:2: " in done.errors, done
    assert said, "never out of memory"


def test_many_threads_leave_memory_to_work_with():
    lines = (ONE + "\n") * 5000
    alone = Ended(["solve", "-j", "1", "in.txt"], {"in.txt": lines})
    memory = (least_memory() + 160) * MIB

    done = Ended(["solve", "-j", "64", "in.txt"], {"in.txt": lines}, memory=memory)

    assert done.status == 0 and done.output == alone.output, done


def test_a_certificate_too_large_to_read_is_a_fault():
    with tempfile.TemporaryDirectory() as folder:
        made = subprocess.run([TOOL, "prove", "2.1....24....3..", "-o", "c"], cwd=folder,
                              capture_output=True, check=False)
        if made.returncode != 0:
            print("skipped: this build does not prove")
            return
        os.truncate(pathlib.Path(folder, "c", "proof.drat"), 20 << 30)
        done = Ended(["verify", f"{folder}/c"], memory=(least_memory() + 500) * MIB)
        assert done.status in (3, 4) and done.errors.strip(), done


def nobody():
    """How to run as a user who may start no thread; nothing where that cannot be had."""
    # A limit on processes does not bind root: another user is needed.
    root = os.getuid() == 0
    way = {"user": 65534, "group": 65534, "extra_groups": []} if root else {"alone": True}
    try:
        done = Ended(["-c", "echo runs; (echo forks)"], tool="/bin/sh", **way)
    except (OSError, subprocess.SubprocessError):
        return None
    return way if "runs" in done.output and "forks" not in done.output else None


def test_without_threads_one_does_it_all():
    way = nobody()
    if way is None:
        print("skipped: there is no user here who may start no threads")
        return
    with tempfile.TemporaryDirectory() as folder:
        # Where that user may run it, with its modules.
        os.chmod(folder, 0o755)
        (pathlib.Path(folder) / "bin").mkdir()
        tool = shutil.copy(TOOL, f"{folder}/bin")
        shutil.copytree(pathlib.Path(TOOL).parents[1] / "lib", f"{folder}/lib")
        lines = (ONE + "\n") * 3000
        for words in (["solve"], ["check"], ["rate", "--scale", "score"], ["count", "--json"]):
            alone = Ended([*words, "-j", "1", "in.txt"], {"in.txt": lines})
            done = Ended([*words, "-j", "8", "in.txt"], {"in.txt": lines}, tool=tool, **way)
            assert done.status == 0 and done.output == alone.output, f"{words}: {done}"
        cannot = [["bench", "--time", "0.1", "-j", "2"]]
        if "z3" in available_engines():
            cannot.append(["solve", "-e", "z3", "-f", "line", ONE])
        for words in cannot:
            done = Ended(words, tool=tool, **way)
            assert done.status == 4 and NO_THREADS in done.errors, f"{words}: {done}"


if __name__ == "__main__":
    sys.exit(main(globals()))
