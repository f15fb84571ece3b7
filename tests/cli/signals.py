#!/usr/bin/env python3
"""What signals do to the command line tool. No test sleeps: each waits for a sign of life first.

usage: signals.py TOOL [WORD]

Runs the tests whose name contains WORD.
"""

import array
import fcntl
import gzip
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import termios

from living import PATIENCE, Run, catches, main, wait_until

TOOL = None
EMPTY = "." * 81
# So few givens that nobody counts the solutions, and so far apart that no scheme does.
MANY = "1" + "." * 39 + "2" + "." * 39 + "3"
ONE = "8.15..2..6....14...7...8..6...1.2...3...6.8..1..75.....98...61742.....8.........."
SMALL = "2.1....24....3.."
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def expect(found, wanted, what):
    assert found == wanted, f"{what}: {found!r}, expected {wanted!r}"


def expect_interrupted(number, found, output=None):
    status, out, errors = found
    expect(status, -number, "ended by the signal")
    expect(errors.splitlines()[:1], ["sudokit: interrupted"], "errors")
    if output is not None:
        expect(out, output, "output")


def check_bound(text):
    bound = text.split()[0]
    assert bound.startswith(">=") and int(bound[2:]) > 0, f"expected >=N, found {text!r}"


def test_a_count_that_is_interrupted_gives_what_was_counted():
    for number in SIGNALS:
        with Run(TOOL, "count", MANY) as run:
            run.wait_for_work()
            found = run.signal(number)
            expect_interrupted(number, found)
            check_bound(found[1])


def test_the_same_as_json():
    with Run(TOOL, "count", "--json", MANY) as run:
        run.wait_for_work()
        found = run.signal(signal.SIGINT)
        expect_interrupted(signal.SIGINT, found)
        assert '"answer":"several"' in found[1] and '"exact":false' in found[1], found[1]


def test_a_count_of_grids_that_is_interrupted_is_an_estimate():
    with Run(TOOL, "count", "--empty", "--latin", "--order", "11") as run:
        run.wait_for_work()
        found = run.signal(signal.SIGINT)
        expect_interrupted(signal.SIGINT, found)
        assert found[1].startswith("~") and found[1].endswith("e47\n"), found[1]


def test_a_solution_that_was_found_is_shown():
    # There are more solutions than anybody waits for; the first two are enough to be shown.
    with Run(TOOL, "solve", "--engine", "exhaustive", "--limit", "1000000000", EMPTY) as run:
        run.wait_for_work()
        found = run.signal(signal.SIGINT)
        expect_interrupted(signal.SIGINT, found)
        assert "Two of them:" in found[1], found[1]


def test_a_search_for_puzzles_says_what_was_tried():
    # The puzzles of small boards are made one by one, so that there are some by then.
    wish = ("--order", "6", "--clues", "10..12", "--seed", "1")
    with Run(TOOL, "generate", "-n", "0", *wish, "-o", "out.txt") as run:
        run.wait_for_work()
        status, _, errors = run.signal(signal.SIGINT)
        expect(status, -signal.SIGINT, "ended by the signal")
        said = "\n".join(errors.splitlines()[:3])
        number = r"[1-9]\d*"
        expected = (rf"seed 1\nsudokit: made {number} puzzles in this time; {number} with one solution "
                    rf"were tried(, {number} of them with another number of givens \(.*\))?; "
                    r"[\d.]+ % were as wished\nsudokit: interrupted")
        assert re.fullmatch(expected, said), errors


def test_the_best_puzzle_that_was_found_is_kept():
    grid = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
    with Run(TOOL, "minimise", "--smallest", grid) as run:
        run.wait_for_work()
        status, out, errors = run.signal(signal.SIGINT)
        expect(status, -signal.SIGINT, "ended by the signal")
        expect(len(out), 82, "length of the line")
        assert all(given in (".", digit) for given, digit in zip(out, grid)), out
        assert "at least 17 by what is known" in errors and "interrupted" in errors, errors


def test_a_loop_of_a_shell_stops():
    shell = shutil.which("bash")
    if shell is None:
        print("skipped: there is no bash")
        return
    loop = f"for i in 1 2 3; do echo turn $i; '{TOOL}' count {MANY}; done; echo over"
    with Run(shell, "-c", loop, start_new_session=True) as run:
        # The tool is the shell's only child.
        children = f"/proc/{run.process.pid}/task/{run.process.pid}/children"
        run.wait_for(lambda: open(children, encoding="ascii").read(), "a child of the shell")
        child = int(open(children, encoding="ascii").read())
        run.wait_for(lambda: catches(child, signal.SIGINT), "a handler in the child")
        # As a terminal does: to the shell and to the tool.
        subprocess.run(["kill", "-s", "INT", "--", f"-{run.process.pid}"], check=True)
        status, out, _ = run.end()
        expect(status, -signal.SIGINT, "status of the shell")
        lines = out.splitlines()
        expect(lines[0], "turn 1", "first line")
        assert "turn 2" not in out and "over" not in out, out


def test_a_second_signal_of_any_kind_kills():
    for first in SIGNALS:
        for second in SIGNALS:
            if first == second == signal.SIGHUP:
                continue
            # Nobody takes the solutions, so that the tool waits for ever to be rid of them.
            with Run(TOOL, "solve", "--all", "--format", "line", EMPTY) as run:
                waiting = array.array("i", [0])

                def is_full():
                    fcntl.ioctl(run.process.stdout, termios.FIONREAD, waiting)
                    return waiting[0] >= 65536

                run.wait_for(is_full, "a full pipe")
                run.process.send_signal(first)
                run.wait_for(lambda: not catches(run.process.pid, second), "the first signal")
                status, _, _ = run.signal(second)
                expect(status, -second, f"{first.name}, then {second.name}")


def test_what_is_ignored_stays_ignored():
    ignore = "import os, signal, sys; signal.signal(signal.SIGHUP, signal.SIG_IGN); " \
             "os.execv(sys.argv[1], sys.argv[1:])"
    with Run(sys.executable, "-c", ignore, TOOL, "count", MANY) as run:
        run.wait_for(lambda: catches(run.process.pid, signal.SIGTERM), "a handler")
        assert not catches(run.process.pid, signal.SIGHUP), "a hang-up that nohup hides is caught"
        run.process.send_signal(signal.SIGHUP)
        run.wait_for_work()
        expect_interrupted(signal.SIGTERM, run.signal(signal.SIGTERM))


def test_a_run_that_waits_for_input_ends_after_what_was_answered():
    for data in (f"{SMALL}\n".encode(), gzip.compress(f"{SMALL}\n".encode())[:-4]):
        for number in SIGNALS:
            with Run(TOOL, "count", "--from", "line", stdin=subprocess.PIPE) as run:
                run.process.stdin.write(data)
                run.process.stdin.flush()
                expect(run.process.stdout.readline(), b"1\n", "first answer")
                run.process.send_signal(number)
                run.process.wait(PATIENCE)
                expect_interrupted(number, run.end(), "")


def test_what_was_written_is_left_and_named_and_nothing_else():
    for number in SIGNALS:
        with Run(TOOL, "count", "-o", "out.txt", SMALL, MANY) as run:
            run.wait_for(lambda: list(run.folder.glob("out.txt.part-*")), "a part")
            run.wait_for_work()
            found = run.signal(number)
            expect_interrupted(number, found, "")
            assert "what was written so far is in out.txt.part\n" in found[2], found[2]
            expect([path.name for path in run.folder.iterdir()], ["out.txt.part"], "files")
            first, second = (run.folder / "out.txt.part").read_text().splitlines()
            expect(first, "1", "first answer")
            check_bound(second)


def test_solutions_found_so_far_are_left():
    with Run(TOOL, "solve", "--all", "--format", "line", "-o", "out", EMPTY) as run:
        run.wait_for(lambda: any(part.stat().st_size > 100_000
                                 for part in run.folder.glob("out.part-*")), "solutions")
        found = run.signal(signal.SIGINT)
        expect_interrupted(signal.SIGINT, found, "")
        lines = (run.folder / "out.part").read_text().split("\n")
        expect({len(line) for line in lines[:-1]}, {81}, "lengths of lines")
        expect(lines[-1], "", "behind the last line")


def test_a_batch_ends_with_the_puzzle_that_takes_too_long():
    for threads in ("1", "3"):
        with Run(TOOL, "count", "-j", threads, "--from", "line", stdin=subprocess.PIPE) as run:
            def send(*puzzles):
                run.process.stdin.write("".join(line + "\n" for line in puzzles).encode())
                run.process.stdin.flush()

            send(*[ONE] * 1000)
            for _ in range(1000):
                expect(run.process.stdout.readline(), b"1\n", "answer")
            send(*[ONE] * 50, MANY, *[ONE] * 50)
            run.wait_for_work()
            run.process.send_signal(signal.SIGINT)
            run.process.wait(PATIENCE)
            found = run.end()
            expect_interrupted(signal.SIGINT, found)
            answers = found[1].splitlines()
            expect(answers[:-1], ["1"] * 50, "answers before it")
            check_bound(answers[-1])


def test_an_outside_solver_is_ended_and_its_folder_removed():
    solver = "import os, pathlib, time\npathlib.Path('pid').write_text(str(os.getpid()) + ' ')\n" \
             "time.sleep(600)\n"
    for number in SIGNALS:
        with Run(TOOL, "solve", "-e", "external", "--solver-command",
                 f"'{sys.executable}' hangs.py", "-f", "line", SMALL,
                 files={"hangs.py": solver}) as run:
            pid = run.folder / "pid"
            run.wait_for(lambda: pid.exists() and pid.read_text().endswith(" "), "the solver")
            expect_interrupted(number, run.signal(number), "")
            child = pathlib.Path("/proc") / pid.read_text().strip()
            wait_until(lambda: not child.exists() or " Z " in (child / "stat").read_text(),
                       "the end of the solver")
            expect(sorted(path.name for path in run.folder.iterdir()), ["hangs.py", "pid"],
                   "files and folders")


def test_an_outside_solver_in_a_race_is_ended_and_its_folder_removed():
    solver = "import pathlib, time\npathlib.Path('here').write_text('')\ntime.sleep(600)\n"
    for number in SIGNALS:
        with Run(TOOL, "race", "--json", "-t", "500", "--engines", "external", "--solver-command",
                 f"'{sys.executable}' hangs.py", SMALL, files={"hangs.py": solver}) as run:
            run.wait_for((run.folder / "here").exists, "the solver")
            expect_interrupted(number, run.signal(number), "")
            expect(sorted(path.name for path in run.folder.iterdir()), ["hangs.py", "here"],
                   "files and folders")


def test_nothing_stays_of_a_certificate():
    for number in SIGNALS:
        with Run(TOOL, "prove", "empty", "-o", "c", files={"empty": ". " * 1296}) as run:
            run.wait_for(lambda: list(run.folder.glob("c.part-*")), "a part")
            run.wait_for_work()
            expect_interrupted(number, run.signal(number), "")
            expect([path.name for path in run.folder.iterdir()], ["empty"], "files")


def test_nothing_is_compared_by_halves():
    with Run(TOOL, "compare", "--from", "line", "--model", "PRIMAL",
             stdin=subprocess.PIPE) as run:
        run.process.stdin.write(f"{SMALL}\n".encode())
        run.process.stdin.flush()
        left = array.array("i", [1])

        def is_read():
            fcntl.ioctl(run.process.stdin, termios.FIONREAD, left)
            return left[0] == 0

        run.wait_for(is_read, "an empty pipe")
        run.process.send_signal(signal.SIGINT)
        run.process.wait(PATIENCE)
        expect_interrupted(signal.SIGINT, run.end(), "")


def test_a_colouring_is_left_as_far_as_it_was_found():
    chance = random.Random(1)
    edges = [f"e {a} {b}" for a in range(1, 301) for b in range(1, a) if chance.random() < 0.5]
    text = "\n".join([f"p edge 300 {len(edges)}", *edges]) + "\n"
    with Run(TOOL, "colour", "--heuristic", "g.col", files={"g.col": text}) as run:
        run.wait_for_work()
        status, out, _ = run.signal(signal.SIGINT)
        expect(status, -signal.SIGINT, "status")
        expect(sum(line.startswith("n ") for line in out.splitlines()), 300, "coloured vertices")


def test_a_measurement_ends_soon():
    with Run(TOOL, "bench", "--time", "1000") as run:
        run.wait_for_work()
        expect_interrupted(signal.SIGTERM, run.signal(signal.SIGTERM), "")


if __name__ == "__main__":
    sys.exit(main(globals()))
