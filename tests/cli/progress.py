#!/usr/bin/env python3
"""What the command line tool shows on a terminal while it works, seen through a pseudo-terminal.

usage: progress.py TOOL [WORD]

Runs the tests whose name contains WORD.
"""

import codecs
import fcntl
import gzip
import json
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios

from living import PATIENCE, Run, Silent, main, wait_until

TOOL = None
EMPTY = "." * 81
# So few givens that nobody counts the solutions, and so far apart that no scheme does.
MANY = "1" + "." * 39 + "2" + "." * 39 + "3"
# Each takes its time limit to the end.
LIMIT = ("-t", "0.05", "-j", "1")
LINES = 100

SINGLE = r"\d:\d\d  [1-9]\d* solutions? found, \d+ choices? tried"
STREAM = r"\d:\d\d  (\d+) puzzles?, \d+/s"
SHARE = STREAM + r"  (\d+)%, \d+:\d\d left"


class Terminal:
    """A terminal for the tool: all that was written to it, and what stands there in the end."""

    def __init__(self):
        self.ours, self.theirs = pty.openpty()
        os.set_blocking(self.ours, False)
        self.written = ""
        # A letter may come in two pieces.
        self.decoder = codecs.getincrementaldecoder("utf-8")()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self.ours)
        self.close_theirs()

    def close_theirs(self):
        if self.theirs >= 0:
            os.close(self.theirs)
        self.theirs = -1

    def read(self):
        try:
            while piece := os.read(self.ours, 1 << 16):  # which gives a few kB at a time
                self.written += self.decoder.decode(piece)
        except OSError:  # nothing more there, or nobody at the other end
            pass
        return self.written

    def wait_for(self, run, pattern):
        """Waits until that is shown, and gives the match."""
        def found():
            return re.search(pattern, self.read())
        wait_until(lambda: found() or run.process.poll() is not None, pattern)
        if not found():
            raise Silent(f"ended before it showed {pattern}: {self.written!r}")
        return found()

    def screen(self):
        """The lines as they stand there once everything was read."""
        text = re.sub(r"\x1b\[\?7[lh]", "", self.read())
        lines = []
        for line in text.replace("\r\n", "\n").split("\n"):
            # What is before it was written over, all of which was erased.
            assert "\r" not in line.replace("\r\x1b[K", ""), f"written over without erasing: {line!r}"
            lines.append(line.split("\r\x1b[K")[-1])
        return lines


def start(terminal, *words, **how):
    environment = {**os.environ, "LC_ALL": "C", "TERM": "xterm"}
    run = Run(TOOL, *words, **{"environment": environment, "stderr": terminal.theirs, **how})
    terminal.close_theirs()
    return run


def end(run, terminal):
    run.process.send_signal(signal.SIGINT)
    run.process.wait(PATIENCE)
    terminal.read()
    return terminal.screen()


def test_a_long_puzzle_shows_life_and_leaves_no_trace_of_it():
    listed = subprocess.run([TOOL, "engines", "--json"], capture_output=True, check=True).stdout
    left_out = {row["name"] for row in map(json.loads, listed.splitlines()) if not row["available"]}
    engines = {"auto", "general", "exhaustive", "dlx", "cp", "dpll", "cadical", "gecode", "ilp"}
    for engine in sorted(engines - left_out):
        with Terminal() as terminal, \
                start(terminal, "count", "--lang", "en", "-e", engine, MANY,
                      stdout=terminal.theirs) as run:
            terminal.wait_for(run, SINGLE)
            lines = end(run, terminal)
            assert re.fullmatch(r">=\d+( ~\S+ \+-\S+ %)?", lines[0]), lines
            assert lines[1:] == ["sudokit: interrupted", ""], lines


def test_streams_show_how_much_of_their_files_is_done():
    text = (EMPTY + "\n") * LINES
    packed = gzip.compress(text.encode())
    for names in (["a"], ["a", "b"], ["a.gz"], ["a.gz", "b"]):
        files = {name: packed if name.endswith(".gz") else text for name in names}
        weights = [len(files[name]) for name in names]
        with Terminal() as terminal, \
                start(terminal, "count", *LIMIT, *names, files=files) as run:
            shown = terminal.wait_for(run, SHARE)
            done = int(shown[1])
            # All of them lie in the first file.
            expected = 100 * done / LINES * weights[0] / sum(weights)
            assert done < LINES and abs(int(shown[2]) - expected) <= 4, f"{names}: {shown[0]}"
            end(run, terminal)


def test_the_standard_input_may_be_a_file_too():
    with Terminal() as terminal, open(os.memfd_create("in"), "w+", encoding="ascii") as file:
        file.write((EMPTY + "\n") * LINES)
        file.seek(0)
        with start(terminal, "count", *LIMIT, stdin=file) as run:
            terminal.wait_for(run, SHARE)


def test_of_a_pipe_nobody_knows_the_size():
    with Terminal() as terminal, \
            start(terminal, "count", "--from", "line", *LIMIT, stdin=subprocess.PIPE) as run:
        run.process.stdin.write(f"{EMPTY}\n".encode() * LINES)
        run.process.stdin.flush()
        terminal.wait_for(run, STREAM)
        end(run, terminal)
        assert "%" not in terminal.written, terminal.written


def test_notes_do_not_mix_with_it():
    lines = [EMPTY] * 30 + ["bad"] + [EMPTY] * 10 * LINES
    with Terminal() as terminal, \
            start(terminal, "count", "-k", *LIMIT, "in.txt",
                  files={"in.txt": "\n".join(lines) + "\n"}) as run:
        terminal.wait_for(run, SHARE)
        terminal.wait_for(run, r"in\.txt:31:")
        screen = end(run, terminal)
        assert screen[0].startswith("in.txt:31:"), screen
        assert screen[1:] == ["sudokit: interrupted", ""], screen


def test_nothing_is_shown_where_nobody_looks():
    for how in ({"words": ("-q",)}, {"TERM": "dumb"}, {"pipe": True}):
        with Terminal() as terminal:
            environment = {**os.environ, "LC_ALL": "C", "TERM": how.get("TERM", "xterm")}
            errors = subprocess.PIPE if "pipe" in how else terminal.theirs
            with start(terminal, "count", "-t", "1.5", *how.get("words", ()), MANY,
                       environment=environment, stderr=errors) as run:
                _, out, said = run.end()
                assert out.startswith(">="), out
                assert terminal.read() == "" and said == "", (terminal.written, said)


HARD = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
ANIMATED = ("solve", "--engine", "exhaustive", "--animate")
OTHER_SCREEN, SCREEN_BACK = "\x1b[?1049h\x1b[?25l", "\x1b[?25h\x1b[?1049l"


def test_an_animated_search_ends_with_its_answer_on_the_old_screen():
    with Terminal() as terminal, \
            start(terminal, *ANIMATED, "--speed", "50", "2.1....24....3..",
                  stdout=terminal.theirs) as run:
        run.process.wait(PATIENCE)
        before, _, rest = terminal.read().partition(OTHER_SCREEN)
        shown, _, after = rest.partition(SCREEN_BACK)
        assert run.process.returncode == 0 and "2" in before, terminal.written
        assert shown.count("\x1b[H") >= 3 and "12 digits put, 1 dead end, 1 solution" in shown, shown
        assert after.startswith("The puzzle is solvable") and "\x1b[H" not in after, after


def test_an_animated_search_shows_its_solution_and_its_end_however_fast_it_is():
    with Terminal() as terminal, \
            start(terminal, *ANIMATED, "--speed", "100000", "2.1....24....3..",
                  stdout=terminal.theirs) as run:
        run.process.wait(PATIENCE)
        frames = terminal.read().partition(SCREEN_BACK)[0].split("\x1b[H")
        assert any("1 solution; depth 11 of 11" in frame for frame in frames), frames
        assert "12 digits put, 1 dead end, 1 solution; depth 0 of 11" in frames[-1], frames[-1]


def test_an_animated_search_restores_the_terminal_when_it_is_interrupted_or_late():
    for words in ((), ("-t", "0.5")):
        with Terminal() as terminal, \
                start(terminal, *ANIMATED, *words, HARD, stdout=terminal.theirs) as run:
            if not words:
                terminal.wait_for(run, r"3 digits put")
                run.process.send_signal(signal.SIGINT)
            run.process.wait(PATIENCE)
            _, _, after = terminal.read().rpartition(SCREEN_BACK)
            expected = "Out of time" if words else "sudokit: interrupted"
            assert after.startswith(expected), terminal.written
            assert run.process.returncode == (4 if words else -signal.SIGINT), run.process.returncode


def test_a_terminal_that_is_too_small_is_told_and_not_the_puzzle():
    with Terminal() as terminal:
        fcntl.ioctl(terminal.theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 5, 80, 0, 0))
        with start(terminal, *ANIMATED, HARD, stdout=terminal.theirs) as run:
            run.process.wait(PATIENCE)
            assert run.process.returncode == 2, run.process.returncode
            assert terminal.read().startswith("sudokit: --animate: the terminal is too small"), \
                terminal.written


def test_an_animated_search_needs_a_terminal():
    for how in ({"stdout": subprocess.PIPE}, {"TERM": "dumb"}):
        with Terminal() as terminal:
            environment = {**os.environ, "LC_ALL": "C", "TERM": how.get("TERM", "xterm")}
            out = how.get("stdout", terminal.theirs)
            with start(terminal, *ANIMATED, HARD, environment=environment, stdout=out) as run:
                run.process.wait(PATIENCE)
                assert run.process.returncode == 2
                assert "--animate needs a terminal" in terminal.read(), terminal.written


if __name__ == "__main__":
    sys.exit(main(globals()))
