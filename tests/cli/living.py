"""Programs under test that run: looked at until they show a sign of life, then sent a signal."""

import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

PATIENCE = 60


class Silent(Exception):
    """The sign that was waited for did not come."""


def wait_until(sign, what):
    """Waits until sign() is true; `what` names it in the fault if it never is."""
    end = time.monotonic() + PATIENCE
    while not sign():
        if time.monotonic() > end:
            raise Silent(f"no sign of life: {what}")
        time.sleep(0.001)


def status_field(pid, name):
    """A line of /proc/PID/status, without its name."""
    for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(name + ":"):
            return line.partition(":")[2].strip()
    raise Silent(f"no {name} in the status of process {pid}")


def catches(pid, number):
    """True if the process has a handler of its own for that signal."""
    return bool(int(status_field(pid, "SigCgt"), 16) >> (number - 1) & 1)


def processor_time(pid):
    """The seconds that the process has worked."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Run:
    """The tool at work in an empty directory of its own, which goes with it."""

    def __init__(self, tool, *words, **how):
        self.place = tempfile.TemporaryDirectory()
        self.folder = pathlib.Path(self.place.name)
        how = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE,
               **how}
        environment = how.pop("environment", {**os.environ, "LC_ALL": "C"})
        for name, text in how.pop("files", {}).items():
            (self.folder / name).write_bytes(text if isinstance(text, bytes) else text.encode())
        self.process = subprocess.Popen([tool, *words], cwd=self.folder,
                                        env={**environment, "TMPDIR": self.place.name}, **how)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream:
                stream.close()
        self.place.cleanup()

    def wait_for(self, sign, what):
        """Waits for a sign, or for an end that comes before it."""
        wait_until(lambda: sign() or self.process.poll() is not None, what)
        if self.process.poll() is not None:
            raise Silent(f"ended before this was seen: {what}")

    def wait_for_work(self):
        """Waits until signals are caught and the search is on: more work than it takes to begin."""
        pid = self.process.pid
        self.wait_for(lambda: catches(pid, signal.SIGTERM), "a handler of signals")
        begin = processor_time(pid)
        self.wait_for(lambda: processor_time(pid) >= begin + 0.1, "processor time")

    def end(self):
        """What it has said, once it has ended: status, output, errors."""
        output, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, (output or b"").decode(), (errors or b"").decode()

    def signal(self, number):
        """Sends a signal and waits for the end."""
        self.process.send_signal(number)
        return self.end()


def run_tests(names, words):
    """Runs the functions test_... among `names` that have the first of `words` in theirs."""
    tests = {name: test for name, test in names.items()
             if name.startswith("test_") and all(word in name for word in words[:1])}
    failed = 0
    for name, test in tests.items():
        try:
            test()
        except Exception as fault:  # pylint: disable=broad-except
            failed += 1
            print(f"{name}: {type(fault).__name__}: {fault}")
    print(f"{len(tests) - failed} passed, {failed} failed")
    return 1 if failed or not tests else 0


def main(names):
    """Runs the tests of the script with these `names`, on the TOOL that its first argument names."""
    arguments = sys.argv[1:]
    if not arguments or arguments[0].startswith("-"):
        print(names["__doc__"], end="", file=sys.stderr)
        return 2
    names["TOOL"] = str(pathlib.Path(arguments[0]).resolve())
    return run_tests(names, arguments[1:])
