#!/usr/bin/env python3
"""Campaigns on the ranks of a real MPI: the output of any number of them is the same, whoever is killed when.

usage: campaign_mpi.py TOOL [SEED]

Skipped (status 77) where mpirun is not installed, or cannot start two processes.
"""

import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "support"))
from campaigns import Campaign, chance_of  # noqa: E402
from rounds import factor, test_rounds  # noqa: E402

PLAN = """
[input]
file = "in.txt"
slice = 2
[[step]]
do = "near"
[[step]]
do = "canon"
[output]
file = "out.txt"
distinct = true
bucket = 0.02
"""

faults = []


def mpirun(ranks):
    return ["mpirun", "--allow-run-as-root", "--oversubscribe", "-n", str(ranks)]


def expect(what, found, wanted):
    if found != wanted:
        faults.append(f"{what}\n  expected {str(wanted)[:300]!r}\n  found    {str(found)[:300]!r}")


def ranks_of(campaign):
    """The processes that are at work on a campaign, by their ranks."""
    found = {}
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_bytes().split(b"\0")
            if words[0] != campaign.tool.encode() or str(campaign.plan).encode() not in words:
                continue
            settings = dict(setting.partition(b"=")[::2] for setting in (process / "environ").read_bytes().split(b"\0"))
        except OSError:
            continue
        if b"OMPI_COMM_WORLD_RANK" in settings:
            found[int(settings[b"OMPI_COMM_WORLD_RANK"])] = int(process.name)
    return found


def kill(process):
    try:
        os.kill(process, signal.SIGKILL)
    except ProcessLookupError:
        pass  # it has ended by itself


def repeated(campaign):
    """How many units were done more than once."""
    records = campaign.records()
    return len(records) - len(set(records))


def test_any_number(folder, puzzles, wanted):
    for ranks in (1, 2, 3, *(range(4, 9) if factor() > 1 else ())):
        campaign = Campaign(TOOL, folder / f"ranks{ranks}", PLAN, puzzles)
        ended = campaign.run("run", before=mpirun(ranks))
        expect(f"{ranks} ranks: {ended.stderr}", ended.returncode, 0)
        expect(f"output of {ranks} ranks", campaign.output.read_text(), wanted)
        expect(f"units that {ranks} ranks do twice", repeated(campaign), 0)
        if ranks > 1:
            expect(f"{ranks} ranks all work", len(campaign.segments()) > 1, True)


def test_kills(folder, chance, puzzles, wanted):
    """A rank, or all of them, or mpirun itself."""
    campaign = Campaign(TOOL, folder / "killed", PLAN, puzzles)
    for number in range(test_rounds(4)):
        running = campaign.start("run", before=mpirun(3), start_new_session=True)
        time.sleep(chance.uniform(0.1, 1))
        whom = list(ranks_of(campaign).values())
        how = number % 3
        if how == 0 and whom:
            kill(chance.choice(whom))
        elif how == 1:
            kill(running.pid)
        for process in whom if how != 0 else ():
            kill(process)
        try:
            running.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            running.kill()  # mpirun now and then waits for ever for ranks that are gone
            running.communicate()
        while left := ranks_of(campaign):
            for process in left.values():
                kill(process)
            time.sleep(0.05)
    ended = campaign.run("run", before=mpirun(2))
    expect(f"after kills: {ended.stderr}", ended.returncode, 0)
    expect("output after kills", campaign.output.read_text(), wanted)
    expect("units done twice after kills", repeated(campaign), 0)


def test_survives(folder, puzzles):
    """With --enable-recovery, Open MPI lets the others live: they do what the lost one had."""
    plan = PLAN.replace("slice = 2", "slice = 1") + "[limits]\nsilence = 2\n"
    reference = Campaign(TOOL, folder / "reference", plan, puzzles * 8)
    expect("the reference", reference.run("run").returncode, 0)
    campaign = Campaign(TOOL, folder / "survived", plan, puzzles * 8)
    running = campaign.start("run", before=[*mpirun(3), "--enable-recovery"])
    segment = campaign.checkpoint / "units-00002-0000"
    while not segment.exists() and running.poll() is None:
        time.sleep(0.005)
    lost = ranks_of(campaign).get(2)
    expect("the job is still at work", lost is not None and running.poll() is None, True)
    if lost is None:
        return running.communicate()
    kill(lost)
    said = running.communicate(timeout=200)[1]
    expect(f"a job that lost a rank ends: {said[-300:]}", campaign.output.exists(), True)
    if campaign.output.exists():
        expect("output after the loss of a rank", campaign.output.read_text(), reference.output.read_text())
    # mpirun tells of the one that was killed; how the others ended is in the log.
    log = (campaign.checkpoint / "log").read_text()
    expect("the loss in the log", "rank 2 is lost" in log, True)
    expect("others that failed", "failed: " in log, False)
    # One that it was working on, and one that it had in advance.
    expect("few units are done twice", repeated(campaign) <= 2, True)


def main():
    if shutil.which("mpirun") is None:
        print("skipped: mpirun is not installed")
        return 77
    started = subprocess.run([*mpirun(2), "true"], capture_output=True, text=True)
    if started.returncode != 0:
        print(f"skipped: mpirun starts nothing here: {started.stderr[-500:]}")
        return 77
    chance = chance_of(int(sys.argv[2]) if len(sys.argv) > 2 else time.time_ns() % 1_000_000)
    puzzles = subprocess.run([TOOL, "generate", "-n", "40", "--seed", "3", "--minimal"], capture_output=True, text=True,
                             check=True).stdout.splitlines()
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        alone = Campaign(TOOL, folder / "alone", PLAN, puzzles)
        expect("without MPI", alone.run("run").returncode, 0)
        wanted = alone.output.read_text()
        test_any_number(folder, puzzles, wanted)
        test_kills(folder, chance, puzzles, wanted)
        test_survives(folder, puzzles)
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        print(__doc__.strip())
        sys.exit(2)
    TOOL = str(pathlib.Path(sys.argv[1]).resolve())
    sys.exit(main())
