"""What every benchmark script needs: CPU time of its children, and what it ran on."""

import pathlib
import platform
import resource
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
