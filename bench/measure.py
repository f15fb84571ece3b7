"""What every benchmark script needs: the tool, CPU time of its children, and what it ran on."""

import json
import math
import os
import pathlib
import platform
import resource
import statistics
import subprocess


def cpu_seconds():
    """That all children which have ended took so far."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def machine():
    try:
        for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def compiler():
    return subprocess.run(["c++", "--version"], capture_output=True, text=True).stdout.split("\n")[0]


def kernels(sudokit):
    """The names of those that solve 9x9 puzzles here, the fastest first."""
    lines = subprocess.run([sudokit, "engines", "--json"], capture_output=True, text=True,
                           check=True).stdout.splitlines()
    nine = next(engine for engine in map(json.loads, lines) if engine["name"] == "nine")
    return [kernel["name"] for kernel in nine["kernels"]]


class Bench:
    """The tool that a benchmark runs, in a folder of its own, and what it got wrong."""

    def __init__(self, arguments, folder):
        self.sudokit = os.path.abspath(arguments.sudokit)
        self.timeout = arguments.timeout
        self.folder = folder
        self.wrong = []

    def run(self, *words):
        return subprocess.run([self.sudokit, *words], cwd=self.folder, capture_output=True, text=True)


def limit_time(seconds):
    """For the child: CPU time is what is measured, so it is what is limited."""
    return lambda: resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(seconds), math.ceil(seconds) + 1))


def timed(words, seconds, **kwargs):
    before = cpu_seconds()
    done = subprocess.run(words, capture_output=True, text=True, preexec_fn=limit_time(seconds), **kwargs)
    return done, cpu_seconds() - before


def shown(times, timeout):
    """The median, where most came in time, and how many did not."""
    solved = [t for t in times if t is not None]
    late = len(times) - len(solved)
    middle = statistics.median(t if t is not None else math.inf for t in times)
    text = f"{middle:.3f}" if middle < math.inf else f"over {timeout:g}"
    return text + (f" ({late} late)" if late else "")
