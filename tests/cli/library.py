#!/usr/bin/env python3
"""Libraries of puzzles: what goes in comes out, whoever else writes, whatever is killed or damaged.

usage: library.py TOOL

Puzzles are rearranged at random, and equivalent ones compared, by code of its own.
"""

import json
import os
import pathlib
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "support"))
from rounds import test_rounds  # noqa: E402

faults = []


def run(*words, **options):
    return subprocess.run([TOOL, *map(str, words)], capture_output=True, text=True,
                          env={**os.environ, "LC_ALL": "C"}, **{"stdin": subprocess.DEVNULL, **options})


def expect(what, found, wanted):
    if found != wanted:
        faults.append(f"{what}\n  expected {wanted!r}\n  found    {found!r}")


def lines(*words):
    ended = run(*words)
    if ended.returncode not in (0, 1):
        faults.append(f"{words}: status {ended.returncode}\n{ended.stderr}")
    return ended.stdout.splitlines()


def rearranged(puzzle, chance):
    """Rows, columns and digits exchanged, perhaps turned over."""
    rows, columns = ([3 * band + line for band in chance.sample(range(3), 3) for line in chance.sample(range(3), 3)]
                     for _ in range(2))
    digits = dict(zip("123456789", chance.sample("123456789", 9)))
    cells = [puzzle[9 * row + column] for row in rows for column in columns]
    if chance.random() < 0.5:
        cells = [cells[9 * (i % 9) + i // 9] for i in range(81)]
    return "".join(digits.get(cell, ".") for cell in cells)


def made(count, seed):
    return lines("generate", "-q", "-n", count, "--seed", seed, "--unique-up-to-symmetry")


def test_goes_in_and_comes_out(folder, chance):
    puzzles = made(300, 1)
    (folder / "a.txt").write_text("\n".join(puzzles) + "\n")
    others = [rearranged(puzzle, chance) for puzzle in puzzles]
    chance.shuffle(others)
    (folder / "b.csv").write_text("puzzle,solution\n" + "".join(f"{puzzle},\n" for puzzle in others))
    library = folder / "round"
    first = run("library", "import", "--library", library, "--source", "first", "--tag", "t", "--json", folder / "a.txt")
    again = run("library", "import", "--library", library, "--source", "second", "--json", folder / "b.csv")
    expect("the first import", json.loads(first.stdout), {"added": 300, "known": 0})
    expect("equivalent ones", json.loads(again.stdout), {"added": 0, "known": 300})
    expect("what comes out", lines("library", "query", "--library", library), puzzles)
    for form in ("csv", "json", "sdm", "grid", "sdk", "opensudoku"):
        run("library", "query", "--library", library, "--to", form, "-o", folder / f"out.{form}")
        expect(f"what comes out in {form}", lines("convert", "--from", form, folder / f"out.{form}"), puzzles)
    expect("sources", set(lines("library", "query", "--library", library, "--with", "sources,tags")),
           {f"{puzzle}\tfirst;second\tt" for puzzle in puzzles})
    expect("how many", lines("library", "query", "--library", library, "--count", "--source", "second"), ["300"])
    run("library", "rate", "--library", library, "--scale", "level,score,depth,rules")
    for scale in ("level", "score", "depth", "rules"):
        rated = lines("rate", "-q", "--scale", scale, folder / "a.txt")
        if scale == "score":
            rated = [line.split()[-1] for line in rated]
        kept = [line.split("\t")[1] for line in lines("library", "query", "--library", library, "--with", scale)]
        expect(f"ratings on the scale {scale}", kept, rated)
    levels = lines("rate", "-q", "--scale", "level", folder / "a.txt")
    wanted = [puzzle for puzzle, level in zip(puzzles, levels) if level in ("medium", "hard")]
    expect("by level", lines("library", "query", "--library", library, "--level", "medium..hard"), wanted)
    return library


def test_sources(folder):
    """Puzzles come from the file that they were in, however many files there are."""
    puzzles = made(9, 8)
    folder = folder / "sources"
    (folder / "in").mkdir(parents=True)
    (folder / "a.txt").write_text("\n".join(puzzles[:4]) + "\n")
    (folder / "in" / "b.txt").write_text("\n".join(puzzles[3:8]) + "\n")
    library = folder / "library"
    ended = run("library", "import", "-q", "--library", library, folder / "a.txt", folder / "in" / "b.txt", puzzles[8],
                "-", input="." * 81, stdin=None)
    expect("all of them", ended.stdout, "10 puzzles added, 1 known already\n")
    sources = ["a.txt"] * 3 + ["a.txt;b.txt"] + ["b.txt"] * 4 + ["-"] * 2
    expect("where puzzles come from", lines("library", "query", "--library", library, "--with", "sources"),
           [f"{puzzle}\t{source}" for puzzle, source in zip(puzzles + ["." * 81], sources)])
    expect("from the second file", lines("library", "query", "--library", library, "--source", "b.txt"), puzzles[3:8])
    stats = json.loads(run("library", "stats", "--json", "--library", library).stdout)
    expect("how many from where", stats["sources"],
           [{"name": "(no name)", "puzzles": 2}, {"name": "a.txt", "puzzles": 4}, {"name": "b.txt", "puzzles": 5}])
    history = [json.loads(line) for line in lines("library", "history", "--json", "--library", library)]
    expect("a change for each", [(change["label"], change["puzzles"]) for change in history],
           [("a.txt", 4), ("b.txt", 5), ("", 2)])
    run("library", "import", "-q", "--library", library, "--source", "one", folder / "a.txt", folder / "in" / "b.txt")
    expect("one source for all", lines("library", "query", "--library", library, "--source", "one", "--count"), ["8"])
    before = lines("library", "history", "--library", library)
    run("library", "import", "-q", "--library", library, folder / "a.txt")
    run("library", "import", "-q", "--library", library, folder / "none.txt")
    run("library", "tag", "--library", library, "--add", "x", "--source", "nowhere")
    expect("what changed nothing is not in the history", lines("library", "history", "--library", library), before)


def test_french_numbers(folder):
    """Many are told as the language writes numbers."""
    chance = random.Random(10)
    many = ["".join(chance.choice("123456789") if chance.random() < 0.3 else "." for _ in range(81)) for _ in range(10001)]
    (folder / "many").write_text("\n".join(many) + "\n")
    library = folder / "french"
    run("library", "import", "-q", "--library", library, folder / "many")
    hardest = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
    expect("one more", run("library", "import", "-q", "--library", library, hardest).returncode, 0)
    run("library", "rate", "-q", "--library", library, "--scale", "score")
    score = int(json.loads(run("rate", "--json", "--scale", "score", hardest).stdout)["score"])
    for language, wanted in (("en", "{0:d}"), ("fr", "{0:,d}")):
        def number(value, form=wanted):
            return form.format(value).replace(",", "\u202f")
        history = run("library", "history", "--lang", language, "--library", library).stdout.splitlines()[1]
        expect(f"a change in {language}", number(10001) in history, True)
        stats = run("library", "stats", "--lang", language, "--library", library).stdout
        expect(f"a score in {language}", f"\n  {number(score // 100 * 100)} " in stats, True)


def test_takes_each_once(library):
    """Publications get different puzzles, and what was used is not found again."""
    taken = [lines("library", "use", "--library", library, "--in", f"book {i}", "--not-used", "-n", 70) for i in range(6)]
    expect("how many were taken", [len(book) for book in taken], [70, 70, 70, 70, 20, 0])
    expect("different ones", len(set(sum(taken, []))), 300)
    expect("those of a book", set(lines("library", "query", "--library", library, "--used-in", "book 2")), set(taken[2]))
    back = run("library", "use", "--library", library, "--in", "book 2", "--undo", "--used-in", "book 2")
    expect("taken back", set(back.stdout.splitlines()), set(taken[2]))
    expect("free again", set(lines("library", "query", "--library", library, "--not-used")), set(taken[2]))
    one = taken[0][0]
    history = lines("library", "history", "--library", library, "--json", "--id",
                    lines("library", "query", "--library", library, "--with", "id")[0].split("\t")[1])
    expect("what became of one", [json.loads(line)["action"] for line in history][:3], ["import", "import", "use"])
    expect("that is not there", run("library", "use", "--library", library, "--in", "x", "." * 81).returncode, 1)
    named = run("library", "tag", "--library", library, "--add", "seen", one)
    expect("tagged by the puzzle itself", named.stdout.splitlines(), [one])


def test_many_write_at_once(folder):
    """Two processes that import at once lose nothing, in files that overlap."""
    puzzles = made(2000, 2)
    library = folder / "together"
    parts = [puzzles[:1200], puzzles[800:]]
    for i, part in enumerate(parts):
        (folder / f"part{i}").write_text("\n".join(part) + "\n")
    processes = [subprocess.Popen([TOOL, "library", "import", "--library", library, "--batch", "50", "-q",
                                   folder / f"part{i}"], stdout=subprocess.PIPE, text=True) for i in range(2)]
    said = [process.communicate()[0] for process in processes]
    expect(f"both ended well: {said}", [process.returncode for process in processes], [0, 0])
    expect("all are there", set(lines("library", "query", "--library", library)), set(puzzles))
    expect("each once", lines("library", "query", "--library", library, "--count"), ["2000"])
    numbers = [list(map(int, re.findall(r"\d+", text))) for text in said]
    expect("counted once", sum(added for added, _ in numbers), 2000)
    expect("whole", run("library", "check", "--library", library).returncode, 0)


def test_waits_for_others(folder):
    """A bad line loses nothing that came before it, even while another program writes; time limits end the waiting."""
    good = made(2, 7)
    library = folder / "waiting"
    run("library", "import", "-q", "--library", library, good[0])
    other = sqlite3.connect(library, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    process = subprocess.Popen([TOOL, "library", "import", "-q", "--library", library, "-"], stdin=subprocess.PIPE,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True)
    process.stdin.write(f"{good[1]}\n{good[0][:80]}y\n")
    process.stdin.close()
    expect("an import that waits", process.poll(), None)
    for words in (["tag", "--all", "--add", "t"], ["use", "--all", "--in", "p"], ["rate"], ["import", good[1]]):
        ended = run("library", *words, "--library", library, "--timeout", "0.2")
        expect(f"{words[0]} that waited too long to write: {ended.stderr}", ended.returncode, 4)
    other.execute("ROLLBACK")
    expect("status of an import with a bad line", process.wait(), 3)
    other.close()
    expect("what came before the bad line", lines("library", "query", "--library", library), good)
    locked = sqlite3.connect(folder / "locked", isolation_level=None)
    locked.execute("BEGIN EXCLUSIVE")
    for words in (["query"], ["stats"], ["check"], ["history"], ["rate"], ["import", good[0]],
                  ["tag", "--all", "--add", "t"], ["use", "--all", "--in", "p"]):
        ended = run("library", *words, "--library", folder / "locked", "--timeout", "0.2")
        expect(f"{words[0]} that waited too long to open: {ended.stderr}", ended.returncode, 4)
    locked.close()


def test_many_make_it_at_once(folder):
    """Whoever comes first makes the file; none of the others is refused."""
    (folder / "few").write_text("\n".join(made(30, 6)) + "\n")
    for i in range(test_rounds(20)):
        library = folder / f"new{i}"
        processes = [subprocess.Popen([TOOL, "library", "import", "--library", library, "--batch", "5", "-q",
                                       folder / "few"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
                     for _ in range(3)]
        said = [process.communicate()[0] for process in processes]
        expect(f"all ended well: {said}", [process.returncode for process in processes], [0, 0, 0])
        expect("each once", lines("library", "query", "--library", library, "--count"), ["30"])


class Importing:
    """An import that has put the puzzles of a file in by small batches when it still waits for more, which come never."""

    def __init__(self, library, puzzles, batch):
        self.process = subprocess.Popen([TOOL, "library", "import", "--library", library, "--batch", str(batch), puzzles,
                                         "-"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                                        stderr=subprocess.PIPE, text=True, env={**os.environ, "LC_ALL": "C"})

    def safe(self):
        """How many puzzles are said to be safe next."""
        return int(re.match(r"(\d+) puzzles are safe", self.process.stderr.readline()).group(1))

    def end(self):
        return self.process.communicate()


def test_kills(folder):
    """What was said to be safe is there after a kill at any time, and a second import brings the rest."""
    puzzles = made(3000, 3)
    (folder / "all").write_text("\n".join(puzzles) + "\n")
    chance = random.Random(4)
    for i in range(test_rounds(8)):
        library = folder / f"killed{i}"
        importing = Importing(library, folder / "all", 40)
        said = [importing.safe() for _ in range(chance.randrange(1, 50))]
        expect(f"kill {i}: by batches", said, [40 * (number + 1) for number in range(len(said))])
        time.sleep(chance.random() * 0.01)
        expect(f"kill {i}: it runs", importing.process.poll(), None)
        importing.process.kill()
        rest = re.findall(r"(\d+) puzzles are safe.*known\n", importing.end()[1])
        safe = int((rest or said)[-1])
        found = lines("library", "query", "--library", library)
        expect(f"kill {i}: safe ones that are lost", puzzles[:safe], found[:safe])
        expect(f"kill {i}: what is there", found, puzzles[:len(found)])
        expect(f"kill {i}: whole", run("library", "check", "--library", library).returncode, 0)
        run("library", "import", "--library", library, "-q", folder / "all")
        expect(f"kill {i}: all in the end", lines("library", "query", "--library", library), puzzles)


def test_read_beside_import(folder):
    """Whoever reads while another program writes sees the library as it was at one moment."""
    (folder / "beside.txt").write_text("\n".join(made(2000, 11)) + "\n")
    library = folder / "beside"
    importing = Importing(library, folder / "beside.txt", 5)
    importing.safe()
    for _ in range(test_rounds(20)):
        ended = run("library", "check", "--library", library)
        expect(f"a check beside an import: {ended.stderr}", ended.returncode, 0)
        stats = json.loads(run("library", "stats", "--json", "--library", library).stdout)
        expect("what is counted in two ways", sum(source["puzzles"] for source in stats["sources"]), stats["puzzles"])
    importing.end()


def test_use_at_once(folder):
    """Editors who take puzzles at the same time get different ones."""
    (folder / "shared.txt").write_text("\n".join(made(60, 12)) + "\n")
    library = folder / "shared"
    run("library", "import", "-q", "--library", library, folder / "shared.txt")
    editors = [subprocess.Popen([TOOL, "library", "use", "--library", library, "--in", f"paper {i}", "--not-used",
                                 "-n", "15"], stdout=subprocess.PIPE, text=True) for i in range(5)]
    taken = [editor.communicate()[0].splitlines() for editor in editors]
    expect("how many each got", sorted(map(len, taken)), [0, 15, 15, 15, 15])
    expect("nobody got what another had", len(set(sum(taken, []))), 60)


def test_rates_past_failures(folder):
    """What a scale does not apply to does not keep others from being rated."""
    library = folder / "failing"
    run("generate", "-q", "-n", 2, "--order", 6, "--seed", 1, "--to", "json", "-o", folder / "small.json")
    run("library", "import", "-q", "--library", library, folder / "small.json")
    run("library", "import", "-q", "--library", library, *made(3, 13))
    for wanted in (2, 1, 0):
        rated = json.loads(run("library", "rate", "--json", "--scale", "q1", "-n", 2, "--library", library).stdout)
        expect("rated in spite of others", (rated["rated"], rated["not_applicable"]), (wanted, 2))


def test_numbers_and_puzzles(folder):
    """Of puzzles that are given, those that have the numbers that are asked for."""
    puzzles = made(4, 14)
    library = folder / "numbers"
    run("library", "import", "-q", "--library", library, *puzzles)
    expect("both must hold", lines("library", "tag", "--library", library, "--add", "t", "--id", "2..3", *puzzles[:2]),
           puzzles[1:2])
    none = run("library", "tag", "--library", library, "--add", "t", "--id", "9", puzzles[0])
    expect("none of them", (none.returncode, none.stdout), (1, ""))


def test_read_only(folder):
    """A library in a folder that one may not write to can be read."""
    folder = folder / "read #1?"
    folder.mkdir()
    puzzles = made(3, 15)
    library = folder / "a%20b"
    run("library", "import", "-q", "--library", library, *puzzles)
    for place in (folder.parent, folder):
        place.chmod(0o555)
    as_user = ["setpriv", "--reuid", "nobody", "--clear-groups"] if os.geteuid() == 0 else []
    if subprocess.run([*as_user, TOOL, "version"], capture_output=True).returncode != 0:
        print("SKIPPED: a library that one may only read: the tool does not run as an ordinary user here")
    else:
        for action in (["query"], ["query", "--count"], ["check"], ["stats"], ["history"]):
            ended = subprocess.run([*as_user, TOOL, "library", *action, "--library", library], capture_output=True,
                                   text=True)
            expect(f"{action} of what one may only read: {ended.stderr}", ended.returncode, 0)
            if action == ["query"]:
                expect("what is there", ended.stdout.splitlines(), puzzles)
        ended = subprocess.run([*as_user, TOOL, "library", "tag", "--all", "--add", "t", "--library", library],
                               capture_output=True)
        expect("nothing is written there", ended.returncode, 3)
    for place in (folder.parent, folder):
        place.chmod(0o755)


def expect_fault(what, library, *parts):
    """Every action says that there is something wrong, and nothing worse happens."""
    for action in (["query"], ["check"], ["stats"]):
        ended = run("library", *action, "--library", library)
        if ended.returncode != 3:
            faults.append(f"{what}: {action} ended with {ended.returncode}\n{ended.stdout[:200]}{ended.stderr}")
        for part in (str(library), *parts):
            if part not in ended.stderr:
                faults.append(f"{what}: {action} does not say {part!r}\n{ended.stderr}")


def test_damage(folder, whole):
    whole = whole.read_bytes()
    broken = folder / "broken"
    for size in (1, 100, 4096, 5000, len(whole) // 2, len(whole) - 4096, len(whole) - 1):
        broken.write_bytes(whole[:size])
        expect_fault(f"cut after {size} bytes", broken)
    broken.write_bytes(b"no database\n" * 1000)
    expect_fault("a text", broken, "not a library")
    sqlite3.connect(folder / "other").execute("CREATE TABLE t (x)").connection.commit()
    expect_fault("a database of others", folder / "other", "another program")
    ended = run("library", "import", "--library", folder / "other", "." * 81)
    expect("nothing is put into that of others", (ended.returncode, "another program" in ended.stderr), (3, True))
    broken.write_bytes(whole[:60] + (77).to_bytes(4, "big") + whole[64:])
    expect_fault("of a version to come", broken, "version 77")
    expect("none", run("library", "query", "--library", folder / "none").returncode, 3)
    expect("none was made", (folder / "none").exists(), False)
    broken.unlink()
    found = 0
    chance = random.Random(5)
    broken.write_bytes(whole)
    answers = everything(broken)
    for _ in range(test_rounds(40)):
        flipped = bytearray(whole)
        flipped[chance.randrange(len(flipped))] ^= 1 << chance.randrange(8)
        broken.write_bytes(flipped)
        ended = run("library", "check", "--library", broken)
        if ended.returncode == 3:
            found += 1
            if "damaged" not in ended.stderr and "not a library" not in ended.stderr and \
                    "another program" not in ended.stderr and "version" not in ended.stderr:
                faults.append(f"a flipped bit: {ended.stderr}")
        else:
            # The bit means nothing: no answer depends on it.
            expect("status of a check", ended.returncode, 0)
            expect("answers in spite of a flipped bit", everything(broken), answers)
    expect("some flipped bits were found", found > 0, True)


def everything(library):
    """All that a library can tell, but for how large it is."""
    words = "id,clues,symmetry,level,score,depth,rules,tags,sources,used-in"
    asked = (["query", "--with", words], ["query", "--not-used", "--order-by", "score"], ["history"], ["stats", "--json"])
    return [re.sub(r'"bytes":\d+', "", run("library", *ask, "--library", library).stdout) for ask in asked]


def test_generate(folder):
    """Runs with the same seed never give an equivalent puzzle twice, even at the same time."""
    library = folder / "made"
    words = [TOOL, "generate", "-q", "-n", "12", "--seed", "1", "--library", library]
    processes = [subprocess.Popen(words, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    together = [process.communicate()[0].splitlines() for process in processes]
    later = [subprocess.run(words, capture_output=True, text=True).stdout.splitlines() for _ in range(2)]
    puzzles = sum(together + later, [])
    expect("how many were made", [len(part) for part in together + later], [12] * 5)
    forms = subprocess.run([TOOL, "canon", "-"], input="\n".join(puzzles) + "\n", capture_output=True, text=True)
    expect("different kinds", len(set(forms.stdout.splitlines())), len(puzzles))
    expect("all are kept", set(lines("library", "query", "--library", library)), set(puzzles))
    hard = folder / "hard"
    run("generate", "-q", "-n", 5, "--level", "hard", "--seed", "2", "--library", hard)
    expect("their levels are known", lines("library", "query", "--library", hard, "--level", "hard", "--count"), ["5"])


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        chance = random.Random(1)
        library = test_goes_in_and_comes_out(folder, chance)
        test_sources(folder)
        test_french_numbers(folder)
        test_takes_each_once(library)
        test_many_write_at_once(folder)
        test_waits_for_others(folder)
        test_many_make_it_at_once(folder)
        test_kills(folder)
        test_read_beside_import(folder)
        test_use_at_once(folder)
        test_rates_past_failures(folder)
        test_numbers_and_puzzles(folder)
        test_read_only(folder)
        test_damage(folder, library)
        test_generate(folder)
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    TOOL = os.path.abspath(sys.argv[1])
    sys.exit(main())
