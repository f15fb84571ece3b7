#!/usr/bin/env python3
"""Campaigns that are killed, run out of disk, and find their files damaged: the output is always the same.

usage: campaign_faults.py TOOL [SEED]
"""

import contextlib
import fcntl
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "support"))
from campaigns import Campaign, chance_of, cut, flip_bit  # noqa: E402
from rounds import test_rounds  # noqa: E402
from xxh3 import xxh3  # noqa: E402

RATING = """
[input]
file = "in.txt"
slice = 20
[[step]]
do = "rate"
scale = "depth"
[output]
file = "out.txt"
"""

NEAR = """
[input]
file = "in.txt"
slice = 2
[[step]]
do = "near"
remove = 1
add = 1
[[step]]
do = "canon"
[output]
file = "out.txt"
distinct = true
bucket = 0.02
"""

SOLVING = """
[input]
file = "in.txt"
slice = 100
[[step]]
do = "solve"
[output]
file = "out.txt"
"""

# The first unit would take years, and leaves nothing.
ENDLESS = """
[input]
file = "in.txt"
slice = 1
[[step]]
do = "near"
remove = 4
add = 4
[[step]]
do = "keep-if"
depth = "50.."
[output]
file = "out.txt"
"""

faults = []


def expect(what, found, wanted):
    if found != wanted:
        faults.append(f"{what}\n  expected {str(wanted)[:300]!r}\n  found    {str(found)[:300]!r}")


def expect_end(what, ended, status, *parts):
    if ended.returncode != status or any(part not in ended.stderr for part in parts):
        faults.append(f"{what}\n  expected status {status}, and {parts}\n  found    status {ended.returncode}: "
                      f"{ended.stderr!r}")


def tool(*words, **how):
    return subprocess.run([TOOL, *words], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True,
                          **how).stdout


def test_rating_is_that_of_the_stream(folder):
    """The plain stream, its lines put beside the puzzles, is the reference."""
    ratings = tool("rate", "--scale", "depth", "-f", "line", str(folder / "puzzles.txt")).splitlines()
    wanted = "".join(f"{puzzle}\t{rating}\n" for puzzle, rating in zip(PUZZLES, ratings))
    for threads in ("1", "3"):
        campaign = Campaign(TOOL, folder / f"threads{threads}", RATING, PUZZLES)
        expect_end("a run", campaign.run("run", "-j", threads), 0)
        expect(f"ratings with {threads} threads", campaign.output.read_text(), wanted)
        expect_end("a second run", campaign.run("run"), 0)
        expect("units that were done twice", len(campaign.records()), len(set(campaign.records())))
    return wanted


def test_lines_are_stored_once(folder):
    """Without a kill, what came out of the units is the output as it is, whoever has done them when."""
    rows = tool("solve", "-f", "csv", str(folder / "puzzles.txt")).splitlines()[1:]
    wanted = "".join(row.replace(",", "\t") + "\n" for row in rows) * 20
    for threads in ("1", "2", "5"):
        # Lines of several threads are copied where more than a second of work would have to wait, as it may on a machine
        # that is busy with other things; hardly ever every time.
        for number in range(1 if threads == "1" else 5):
            campaign = Campaign(TOOL, folder / f"once{threads}-{number}", SOLVING, PUZZLES * 20)
            expect_end("solving", campaign.run("run", "-j", threads), 0)
            expect(f"solutions with {threads} threads", campaign.output.read_text(), wanted)
            expect_end("verified", campaign.run("verify"), 0)
            shared = [file.samefile(campaign.output) for file in campaign.lines()]
            if shared == [True]:
                break
        expect(f"one file with {threads} threads", shared, [True])
        expect("units in order", campaign.records(), sorted(campaign.records()))
    return wanted


def left_behind(campaign):
    """How many bytes of lines no unit has: of one that was under way."""
    return sum(file.stat().st_size for file in campaign.lines()) - sum(campaign.sizes())


def test_kills_at_once(folder, chance, solutions):
    """The first run is killed, at any time: the output is not there, or complete, and only one unit is lost."""
    for number in range(test_rounds(8)):
        campaign = Campaign(TOOL, folder / f"once-killed{number}", SOLVING, PUZZLES * 20)
        running = campaign.start("run", "-j", "1")
        time.sleep(chance.uniform(0, 0.06))
        running.kill()
        running.communicate()
        expect("lines of one unit at most are lost", left_behind(campaign) <= 100 * 164, True)
        if campaign.output.exists():
            expect("an output after a kill", campaign.output.read_text(), solutions)
        expect_end("after a kill", kill_until_done(campaign, chance, number % 2, "-j", "2"), 0)
        expect("solutions after a kill", campaign.output.read_text(), solutions)
        expect("no unit was done twice", len(campaign.records()), len(set(campaign.records())))
        expect_end("verified after a kill", campaign.run("verify"), 0)


def test_kills_by_call(folder, solutions):
    """A run is killed at each call of the system that changes its files, and at some of those that write."""
    strace = ["strace", "-f", "-qq", "-o", "/dev/null"]
    if shutil.which("strace") is None or is_sanitized(TOOL) or subprocess.call([*strace, "true"]) != 0:
        print("skipped: no run was killed at a call of the system, since strace is not installed, or cannot be used here")
        return
    for calls in ("?link,?linkat", "?rename,?renameat,?renameat2", "?unlink,?unlinkat", "fsync", "fdatasync", "ftruncate",
                  "fallocate", "write"):
        number, killed = 1, True
        while killed:
            campaign = Campaign(TOOL, folder / "call", SOLVING, PUZZLES * 20)
            at = f"killed at number {number} of {calls}"
            inject = [*strace, "-e", f"trace={calls}", "-e", f"inject={calls}:signal=KILL:when={number}"]
            status = campaign.run("run", "-j", "1", before=inject).returncode
            killed = status == -signal.SIGKILL
            expect(f"{at}: the end", killed or (status == 0 and number > 1), True)
            if campaign.output.exists():
                expect(f"{at}: an output", campaign.output.read_text(), solutions)
            expect_end(f"{at}: again", campaign.run("run"), 0)
            expect(f"{at}: solutions", campaign.output.read_text(), solutions)
            expect(f"{at}: no unit is done twice", len(campaign.records()), len(set(campaign.records())))
            expect_end(f"{at}: verified", campaign.run("verify"), 0)
            shutil.rmtree(campaign.folder)
            number += 31 if calls == "write" else 1


def test_sorting_is_that_of_a_set(folder):
    """Without `distinct` all lines come out; sorted here, each once, they are what they are with it."""
    plain = Campaign(TOOL, folder / "plain", NEAR.replace("distinct = true\nbucket = 0.02\n", ""), PUZZLES[:20] + PUZZLES[:4])
    expect_end("all lines", plain.run("run"), 0)
    wanted = "".join(sorted(set(plain.output.read_text().splitlines(True))))
    campaign = Campaign(TOOL, folder / "sorted", NEAR, PUZZLES[:20] + PUZZLES[:4])
    expect_end("a run", campaign.run("run"), 0)
    expect("sorted lines", campaign.output.read_text(), wanted)
    expect("several buckets", len({unit for stage, unit in campaign.records() if stage == 1}) > 3, True)
    return wanted


def wait_until(process, ready):
    """Waits as long as the process is there for something that it does, and tells whether it has."""
    while not ready():
        if process.poll() is not None:
            return ready()
        time.sleep(0.01)
    return True


@contextlib.contextmanager
def locked(file, how=fcntl.LOCK_EX):
    """Holds a lock as a process that works would."""
    with open(file, "a") as opened:
        fcntl.flock(opened, how)
        yield


def kill_until_done(campaign, chance, kills, *options):
    """Kills run after run, then lets one come to its end."""
    for _ in range(kills):
        running = campaign.start("run", *options)
        time.sleep(chance.uniform(0, 0.25))
        running.kill()
        running.communicate()
    return campaign.run("run", *options)


def test_kills(folder, chance, ratings, lines):
    campaign = Campaign(TOOL, folder / "killed", RATING, PUZZLES)
    expect_end("after kills", kill_until_done(campaign, chance, test_rounds(8), "-j", "2"), 0)
    expect("ratings after kills", campaign.output.read_text(), ratings)
    expect("no unit was done twice", len(campaign.records()), len(set(campaign.records())))
    expect_end("verified after kills", campaign.run("verify"), 0)
    campaign = Campaign(TOOL, folder / "killed-sorting", NEAR, PUZZLES[:20] + PUZZLES[:4])
    expect_end("sorting after kills", kill_until_done(campaign, chance, test_rounds(8)), 0)
    expect("lines after kills", campaign.output.read_text(), lines)


def test_shards(folder, lines):
    campaign = Campaign(TOOL, folder / "shards", NEAR, PUZZLES[:20] + PUZZLES[:4])
    running = [campaign.start("run", "--shard", f"{i}/3") for i in range(3)]
    for shard in running:
        shard.communicate()
        expect("a shard", shard.returncode, 0)
    expect_end("a shard again", campaign.run("run", "--shard", "1/3"), 0)
    expect("lines of shards", campaign.output.read_text(), lines)
    # A record with a sound head and a wrong line is done again, and does not come back.
    file = max(campaign.lines(), key=lambda lines: lines.stat().st_size)
    data = bytearray(file.read_bytes())
    data[5] ^= 1
    file.write_bytes(data)
    for name in (campaign.output, campaign.checkpoint / "merged", campaign.checkpoint / "buckets"):
        name.unlink()
    for i in (*range(3), *range(3)):
        expect_end("a shard after damage", campaign.run("run", "--shard", f"{i}/3"), 0)
    expect("lines of shards after damage", campaign.output.exists() and campaign.output.read_text(), lines)


def test_many_segments(folder, lines):
    """More of them than a process may have files open."""
    def limit():
        resource.setrlimit(resource.RLIMIT_NOFILE, (16, 16))

    campaign = Campaign(TOOL, folder / "many", NEAR.replace("slice = 2", "slice = 1"), PUZZLES[:20] + PUZZLES[:4])
    for i in range(24):
        expect_end("a shard of many", campaign.run("run", "--shard", f"{i}/24", preexec_fn=limit), 0)
    expect("many segments", len(campaign.segments()) >= 24, True)
    expect("lines of many segments", campaign.output.exists() and campaign.output.read_text(), lines)


def test_two_at_once(folder):
    campaign = Campaign(TOOL, folder / "two", RATING, PUZZLES[:40])
    expect_end("a run", campaign.run("run"), 0)
    with locked(campaign.checkpoint / "lock"):
        expect_end("a second run at the same time", campaign.run("run"), 3, "another run is using this checkpoint")
        expect_end("a shard beside a run", campaign.run("run", "--shard", "0/2"), 3, "another run is using")
    with locked(campaign.checkpoint / "lock", fcntl.LOCK_SH), locked(campaign.checkpoint / "shard-0-of-2"):
        expect_end("a run beside a shard", campaign.run("run"), 3, "another run is using this checkpoint")
        expect_end("a shard twice", campaign.run("run", "--shard", "0/2"), 3, "working on the same shard")
        expect_end("another shard", campaign.run("run", "--shard", "1/2"), 0)
    expect("status without a run", "at work" in campaign.run("status").stdout, False)
    with locked(campaign.segments()[0]):
        expect("status of a run", "at work" in campaign.run("status").stdout, True)


def test_disk_full(folder, ratings):
    """A limit on the size of files stands for a full disk: writes fail in the midst of a record."""
    def limit():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (6000, 6000))

    campaign = Campaign(TOOL, folder / "full", RATING, PUZZLES)
    expect_end("no room", campaign.run("run", "-j", "1", preexec_fn=limit), 3, "cannot be written")
    expect("no output yet", campaign.output.exists(), False)
    expect_end("room again", campaign.run("resume"), 0)
    expect("ratings after a full disk", campaign.output.read_text(), ratings)


# Runs a campaign on a disk of its own: first with plenty of room, to see how much it needs, then with hardly more. Status
# 77: there can be no such disk here.
SMALL_DISK = """
set -e
cd "$1"
mkdir disk
dd if=/dev/zero of=image bs=1M count=12 status=none
mkfs.ext4 -q -b 1024 -m 0 -O ^has_journal image && mount -o loop image disk || exit 77
cp plan.toml in.txt disk
free() { df -k --output=avail disk | tail -n 1; }
before=$(free)
"$2" campaign run disk/plan.toml -j 1 -q
need=$((before - $(free)))
for more in 16 48 80 112 144 176 208 240; do
    rm -rf disk/out.txt disk/out.txt.campaign disk/filler
    head -c $((($(free) - need - more) * 1024)) /dev/zero > disk/filler
    "$2" campaign run disk/plan.toml -j 1 -q
    cmp disk/out.txt out.txt
done
"""


def test_disk_almost_full(folder, solutions):
    """Where there is room for all, it does not matter that there is none to be asked for ahead."""
    campaign = Campaign(TOOL, folder / "almost", SOLVING, PUZZLES * 20)
    campaign.output.write_text(solutions)
    alone = ["unshare", "-m"]  # what is mounted goes with the process
    script = ["sh", "-c", SMALL_DISK, "sh", str(campaign.folder), str(pathlib.Path(TOOL).resolve())]
    can_mount = os.geteuid() == 0 and shutil.which("unshare") is not None and subprocess.call([*alone, "true"]) == 0
    ended = subprocess.run([*alone, *script], capture_output=True, text=True) if can_mount else None
    if ended is None or ended.returncode == 77:
        print("skipped: no disk was almost full, since none could be made")
    else:
        expect_end("a disk that is almost full", ended, 0)


def test_damage(folder, chance, plan, puzzles, lines, fresh):
    """Whatever is damaged is found; units are done again, or the file is named."""
    campaign = Campaign(TOOL, folder, plan, puzzles)
    expect_end("a run", campaign.run("run"), 0)
    expect_end("verified", campaign.run("verify"), 0)
    touched = set()  # segments: what was damaged before may be damaged in the same place
    for number in range(test_rounds(12)):
        others = (campaign.checkpoint / name for name in ("campaign", "slices", "buckets"))
        file = chance.choice([*campaign.segments(), *campaign.lines(), *(file for file in others if file.exists())])
        if file.stat().st_size == 0:
            continue
        how = chance.choice((flip_bit, cut))
        what = f"{how.__name__} {file.name} at {how(file, chance)}"
        kind, _, segment = file.name.partition("-")
        if kind in ("units", "lines") and how is flip_bit and segment not in touched:
            expect_end(f"{what}: verify", campaign.run("verify"), 1)
        touched.add(segment)
        campaign.output.unlink(missing_ok=True)
        (campaign.checkpoint / "merged").unlink(missing_ok=True)
        ended = campaign.run("run")
        if file.name == "campaign" and ended.returncode == 3:
            expect(f"{what}: the file is named", f"{file}: " in ended.stderr, True)
            file.unlink()
            ended = campaign.run("run")
        expect_end(what, ended, 0)
        expect(what, campaign.output.exists() and campaign.output.read_text(), lines)
        expect_end(f"{what}: verify again", campaign.run("verify"), 0)
        if number % fresh == fresh - 1:
            shutil.rmtree(campaign.checkpoint)  # a fresh start now and then
            campaign.output.unlink()
            touched.clear()
            expect_end("a fresh start", campaign.run("run"), 0)


def test_output_damaged(folder, chance):
    campaign = Campaign(TOOL, folder / "output", RATING, PUZZLES[:40])
    expect_end("a run", campaign.run("run"), 0)
    flip_bit(campaign.output, chance)
    ended = campaign.run("verify")
    expect("a changed output is found", (ended.returncode, "not the output that was merged" in ended.stdout), (1, True))


def test_refusals(folder):
    campaign = Campaign(TOOL, folder / "refused", RATING, PUZZLES[:40])
    expect_end("nothing to go on with", campaign.run("resume"), 3, "there is no campaign to go on with")
    expect_end("no campaign to merge", campaign.run("merge"), 3, "there is no campaign to go on with")
    expect_end("a run", campaign.run("run"), 0)
    campaign.plan.write_text(RATING.replace("depth", "level"))
    expect_end("another plan", campaign.run("run"), 3, "of another plan", "step: rate depth", "step: rate level")
    campaign.plan.write_text(RATING.replace("slice = 20", "slice = 30"))
    expect_end("another slice", campaign.run("run"), 3, "of another plan", "slice: 20", "slice: 30")
    campaign.plan.write_text(RATING)
    text = campaign.input.read_text()
    campaign.input.write_text(text.replace("1", "2", 1))
    expect_end("another input", campaign.run("run"), 3, "in.txt: not the input that this campaign began with")
    campaign.input.write_text(text + PUZZLES[0] + "\n")
    expect_end("a longer input", campaign.run("run"), 3, "not the input", "bytes, and had")
    campaign.input.write_text(text)
    header = campaign.checkpoint / "campaign"
    other = re.sub(r"version \S+", "version 0.0.9", header.read_text())[:-17]
    header.write_text(other + f"{xxh3(other.encode()):016x}\n")
    expect_end("another version", campaign.run("run"), 3, "of another version: sudokit 0.0.9")
    for form in (1, 2):
        header.write_text(f"sudokit campaign {form}\n" + other.split("\n", 1)[1])
        for verb in ("run", "status", "verify", "merge"):
            expect_end(f"another form ({verb})", campaign.run(verb), 3, f"another form (sudokit campaign {form})",
                       "writes 'sudokit campaign 3'")


def test_dates(folder, ratings):
    """Dates of files in the future and in the past change nothing."""
    campaign = Campaign(TOOL, folder / "dates", RATING, PUZZLES)
    for shard, days in enumerate((20000, -20000, 0)):
        expect_end("a shard", campaign.run("run", "--shard", f"{shard}/4"), 0)
        for file in [campaign.input, *campaign.checkpoint.iterdir()]:
            os.utime(file, (max(0, time.time() + 86400 * days),) * 2)
    expect_end("status", campaign.run("status"), 0)
    expect_end("after other dates", campaign.run("run"), 0)
    expect("ratings after other dates", campaign.output.read_text(), ratings)
    records = campaign.records()
    expect("units done twice because of dates", len(records), len(set(records)))


def is_sanitized(program):
    data = pathlib.Path(program).read_bytes()
    return any(mark in data for mark in (b"__asan_init", b"__tsan_init"))


def test_clock(folder, ratings):
    """The clock of the machine jumps from run to run."""
    if shutil.which("faketime") is None:
        print("skipped: no clock was moved, since faketime is not installed")
        return
    if is_sanitized(TOOL):
        # Their allocators ask for the time with a lock held, whereupon faketime, not yet set up, asks them for memory.
        print("skipped: no clock was moved, since sanitizers and faketime wait for each other")
        return
    campaign = Campaign(TOOL, folder / "clock", RATING, PUZZLES)
    for shard, days in enumerate(("+7000d", "-7000d", "+1d")):
        ended = campaign.run("run", "--shard", f"{shard}/4", before=["faketime", "-f", days])
        expect_end(f"a shard at {days}", ended, 0)
    expect_end("after jumps", campaign.run("run"), 0)
    expect("ratings after jumps", campaign.output.read_text(), ratings)
    expect("years in the log", len({line[:4] for line in (campaign.checkpoint / "log").open()}) > 2, True)


def test_goes_on(folder, ratings):
    """What a part of the shards has left is done by a run."""
    campaign = Campaign(TOOL, folder / "rest", RATING, PUZZLES)
    expect_end("a shard", campaign.run("run", "--shard", "0/3"), 0)
    done = campaign.records()
    expect_end("too early to merge", campaign.run("merge"), 1, "units are missing")
    expect_end("to the end", campaign.run("resume"), 0)
    expect("ratings of both", campaign.output.read_text(), ratings)
    expect("the first units", campaign.records()[:len(done)], done)
    expect("no unit was done twice", len(campaign.records()), len(set(campaign.records())))


def test_stops(folder):
    """Work without end stops when time is up, or by a signal, and can go on."""
    campaign = Campaign(TOOL, folder / "limit", ENDLESS, PUZZLES[:2])
    expect_end("out of time", campaign.run("run", "-t", "0.2"), 4, "stopped")
    running = campaign.start("run")
    expect("a segment", wait_until(running, campaign.segments), True)
    running.send_signal(signal.SIGTERM)
    said = running.communicate(timeout=60)[1]
    expect("a signal ends it", running.returncode, -signal.SIGTERM)
    expect("what it says", "0 of 2 units are done; 'sudokit campaign resume' goes on" in said, True)
    expect_end("going on", campaign.run("resume", "-t", "0.2"), 4, "'sudokit campaign resume' goes on")


def test_metrics(folder):
    campaign = Campaign(TOOL, folder / "metrics", RATING + 'metrics = "m.prom"\n', PUZZLES)
    expect_end("a run", campaign.run("run"), 0)
    text = (folder / "metrics" / "m.prom").read_text()
    values = dict(re.findall(r"^(sudokit_campaign_\w+) (\S+)$", text, re.MULTILINE))
    units = -(-len(PUZZLES) // 20)
    expect("units", values.get("sudokit_campaign_units_done"), str(units))
    expect("puzzles", values.get("sudokit_campaign_puzzles_read_total"), str(len(PUZZLES)))
    expect("a log", "merged into" in (campaign.checkpoint / "log").read_text(), True)


def main():
    chance = chance_of(int(sys.argv[2]) if len(sys.argv) > 2 else time.time_ns() % 1_000_000)
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        PUZZLES.extend(tool("generate", "-n", "600", "--seed", "1", "--minimal").splitlines())
        (folder / "puzzles.txt").write_text("".join(puzzle + "\n" for puzzle in PUZZLES))
        ratings = test_rating_is_that_of_the_stream(folder)
        lines = test_sorting_is_that_of_a_set(folder)
        solutions = test_lines_are_stored_once(folder)
        test_kills(folder, chance, ratings, lines)
        test_kills_at_once(folder, chance, solutions)
        test_kills_by_call(folder, solutions)
        test_shards(folder, lines)
        test_many_segments(folder, lines)
        test_two_at_once(folder)
        test_disk_full(folder, ratings)
        test_disk_almost_full(folder, solutions)
        test_damage(folder / "damaged", chance, NEAR, PUZZLES[:20] + PUZZLES[:4], lines, 4)
        test_damage(folder / "damaged-once", chance, SOLVING, PUZZLES * 20, solutions, 2)
        test_output_damaged(folder, chance)
        test_refusals(folder)
        test_dates(folder, ratings)
        test_clock(folder, ratings)
        test_goes_on(folder, ratings)
        test_stops(folder)
        test_metrics(folder)
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        print(__doc__.strip())
        sys.exit(2)
    TOOL = sys.argv[1]
    PUZZLES = []
    sys.exit(main())
