#!/usr/bin/env python3
"""Asks a library in a file and one in a PostgreSQL database the same questions: the answers must be equal.

usage: library_postgresql.py TOOL

It starts a server of its own, as an ordinary user, with initdb and pg_ctl; where these are not there, it says so and ends
with status 77.
"""

import glob
import json
import os
import pathlib
import pwd
import random
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from library import rearranged  # noqa: E402

faults = []


def run(*words, **settings):
    return subprocess.run([TOOL, *map(str, words)], capture_output=True, text=True, stdin=subprocess.DEVNULL,
                          env={**os.environ, "LC_ALL": "C", **settings})


def expect(what, found, wanted):
    if found != wanted:
        faults.append(f"{what}\n  expected {wanted!r}\n  found    {found!r}")


class Server:
    """A server that lives in a folder and listens to a socket there."""

    def __init__(self, folder):
        self.folder = folder
        programs = sorted(glob.glob("/usr/lib/postgresql/*/bin")) + [os.path.dirname(shutil.which("initdb") or "")]
        self.programs = next((place for place in programs if os.path.exists(f"{place}/initdb")), None)
        # Servers do not run as root.
        self.user = "nobody" if os.geteuid() == 0 else None

    def call(self, program, *words):
        as_user = ["setpriv", "--reuid", self.user, "--clear-groups"] if self.user else []
        return subprocess.run([*as_user, f"{self.programs}/{program}", *words], capture_output=True, text=True,
                              cwd=self.folder, env={**os.environ, "LC_ALL": "C"})

    def __enter__(self):
        if self.user:
            os.chown(self.folder, pwd.getpwnam(self.user).pw_uid, -1)
        made = self.call("initdb", "-D", "data", "-A", "trust", "-U", "sudokit", "--no-sync", "-E", "UTF8")
        if made.returncode != 0:
            sys.exit(f"initdb failed: {made.stderr}")
        options = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync=off"
        started = self.call("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", options, "start")
        if started.returncode != 0:
            self.__exit__()
            sys.exit(f"the server did not start: {started.stderr}{started.stdout}")
        return self

    def __exit__(self, *_):
        self.call("pg_ctl", "-D", "data", "-m", "immediate", "stop")

    def address(self, database, user="sudokit"):
        """That of a database, which is made where there is none."""
        self.call("createdb", "-h", str(self.folder), "-U", "sudokit", database)
        return f"postgresql://{user}@/{database}?host={self.folder}"

    def tell(self, database, statements):
        done = self.call("psql", "-qtA", "-v", "ON_ERROR_STOP=1", "-h", str(self.folder), "-U", "sudokit", database, "-c",
                         statements)
        if done.returncode != 0:
            sys.exit(f"{statements}: {done.stderr}")
        return done.stdout.strip()

    def session(self, database, statements, last_word):
        """Another program that has run these statements, and holds what they lock until it ends."""
        other = subprocess.Popen([f"{self.programs}/psql", "-q", self.address(database)], stdin=subprocess.PIPE,
                                 stdout=subprocess.PIPE, text=True)
        other.stdin.write(f"{statements}\n\\echo {last_word}\n")
        other.stdin.flush()
        while other.stdout.readline() not in (f"{last_word}\n", ""):
            pass
        return other


# Everything that can be asked, after everything that can be done.
DEEDS = [
    ["import", "--source", "first", "--tag", "t1", "a.txt"],
    ["import", "--source", "second", "b.txt"],
    ["import", "--source", "third", "--tag", "t2", "--batch", "7", "c.json"],
    ["rate", "-j", "1"],
    ["rate", "--scale", "rules,depth,se,w", "-n", "60", "-j", "1"],
    ["tag", "--add", "few", "--clues", "..24", "--to", "json"],
    ["tag", "--remove", "t1", "--level", "very-easy"],
    ["use", "--in", "book 1", "--not-used", "--level", "easy..expert", "-n", "9", "--order-by", "score"],
    ["use", "--in", "book 2", "--not-used", "-n", "5"],
    ["use", "--in", "book 1", "--undo", "--id", "1..40"],
]
QUESTIONS = [
    ["query", "--to", "json"], ["query", "--descending", "-n", "10", "--to", "json"],
    ["query", "--level", "medium..expert", "--order-by", "score"],
    ["query", "--order-by", "score", "-n", "7"], ["query", "--order-by", "score", "--descending", "-n", "7"],
    ["query", "--order-by", "level", "-n", "30", "--with", "id,level,score"],
    ["query", "--order-by", "clues", "-n", "30", "--to", "json"],
    ["query", "--order-by", "se", "-n", "20", "--with", "se,w,depth"], ["query", "--rating", "depth:1.."],
    ["query", "--rating", "se:1.2..4.5", "--with", "se"], ["query", "--clues", "23..24", "--symmetry", "rotate180"],
    ["query", "--tag", "few", "--without-tag", "t1", "--to", "json"], ["query", "--source", "second", "--count"],
    ["query", "--source", "third", "--to", "json"], ["query", "--order", "4", "--to", "json"],
    ["query", "--used-in", "book 1", "--with", "id,tags,sources,used-in"], ["query", "--not-used", "--count"],
    ["query", "--used", "--to", "csv", "--order", "9", "--with", "id,clues,symmetry,level"], ["query", "--badly-posed"],
    ["query", "--score", "100..400", "--count"], ["query", "--id", "3..9", "--id", "20"], ["query", "--tag", "none"],
    ["query", "--order-by", "score", "-n", "18446744073709551615", "--to", "json"],
    ["history"], ["history", "--id", "5"], ["stats", "--json"], ["check"],
]


def without_times(text):
    return re.sub(r'"bytes":\d+|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d', "", text)


def write_puzzles(folder):
    chance = random.Random(1)
    made = run("generate", "-q", "-n", "120", "--seed", "1").stdout.splitlines()
    made += run("generate", "-q", "-n", "30", "--seed", "2", "--symmetry", "rotate180").stdout.splitlines()
    (folder / "a.txt").write_text("\n".join(made[:100]) + "\n" + "." * 81 + "\n")
    (folder / "b.txt").write_text("\n".join(rearranged(puzzle, chance) for puzzle in made[50:]) + "\n")
    small = run("generate", "-q", "-n", "9", "--order", "4", "--seed", "1", "--to", "json").stdout
    cages = '{"sudokit":1,"order":4,"givens":"1...............","title":"caged","constraints":' \
            '[{"kind":"killer-cage","cells":["r2c3","r2c4"],"sum":3}]}\n'
    (folder / "c.json").write_text(small + cages)


def main():
    with tempfile.TemporaryDirectory() as place, tempfile.TemporaryDirectory() as files:
        server = Server(pathlib.Path(place))
        if server.programs is None:
            print("SKIPPED: there is no initdb, so no PostgreSQL server can be started here")
            return 77
        with server:
            folder = pathlib.Path(files)
            write_puzzles(folder)
            os.chdir(folder)
            libraries = ["file.library", server.address("one")]
            for words in DEEDS + QUESTIONS:
                ended = [run("library", *words, "--library", library) for library in libraries]
                answers = [(each.returncode, without_times(each.stdout)) for each in ended]
                expect(f"{words}\n{ended[0].stderr}{ended[1].stderr}", answers[1], answers[0])
                if answers[0][0] not in (0, 1):
                    faults.append(f"{words}: status {answers[0][0]}\n{ended[0].stderr}")
            test_many_write_at_once(folder, server)
            test_waiting_ends(server, libraries[1])
            test_reads_one_moment(server)
            test_rights(folder, server)
            test_writers_see_each_other(folder, server)
            test_faults_have_words(folder, server)
            test_encoding(folder, server)
            test_long_texts(folder, server)
            test_damage(folder, server)
        lost = run("library", "query", "--library", libraries[1])
        secret = run("library", "query", "--library", "postgresql://me:secret@/none?host=/nowhere").stderr
        expect(f"a password in {secret!r}", ("secret" in secret, "postgresql://me:...@/none" in secret), (False, True))
        expect(f"no server: {lost.stderr}", (lost.returncode, "cannot reach the server" in lost.stderr), (3, True))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


def test_many_write_at_once(folder, server, database="two", wanted=151):
    library = server.address(database)
    before = int(run("library", "query", "--library", library, "--count").stdout or 0)
    processes = [subprocess.Popen([TOOL, "library", "import", "--library", library, "--batch", "5", "-q",
                                   folder / name], stdout=subprocess.PIPE, text=True) for name in ("a.txt", "b.txt")]
    said = [process.communicate()[0] for process in processes]
    expect(f"both ended well: {said}", [process.returncode for process in processes], [0, 0])
    count = run("library", "query", "--library", library, "--count").stdout
    expect("each once", before + sum(int(text.split()[0]) for text in said if text), int(count))
    expect("all of them", int(count), wanted)
    words = ["generate", "-q", "-n", "5", "--seed", "1", "--library", library]
    made = [run(*words).stdout.splitlines() for _ in range(2)]
    expect("new ones", (len(made[0]), len(made[1]), len(set(made[0] + made[1]))), (5, 5, 10))


WRITER_LOCK = "SELECT pg_advisory_xact_lock(x'53444B4C'::bigint);"


def test_waiting_ends(server, library):
    """Where another program holds a table, or writes, a time limit ends the waiting for the server."""
    other = server.session("one", "BEGIN; LOCK TABLE sudokit.puzzle;", "locked")
    ended = run("library", "query", "--count", "--timeout", "0.3", "--library", library)
    expect(f"stopped: {ended.stderr}", ended.returncode, 4)
    other.communicate()
    other = server.session("one", f"BEGIN; {WRITER_LOCK}", "locked")
    for words in (["tag", "--all", "--add", "t"], ["use", "--all", "--in", "p"], ["import", "9" + "." * 80]):
        ended = run("library", *words, "--timeout", "0.3", "--library", library)
        expect(f"{words[0]} that waited too long: {ended.stderr}", ended.returncode, 4)
    other.communicate()
    again = run("library", "query", "--count", "--timeout", "60", "--library", library)
    expect(f"free again: {again.stderr}", again.returncode, 0)


def test_reads_one_moment(server):
    """A check beside an import finds a whole library."""
    library = server.address("beside")
    run("generate", "-q", "-n", "600", "--seed", "5", "-o", "beside.txt")
    run("library", "import", "-q", "--library", library, "1" + "." * 80)
    importing = subprocess.Popen([TOOL, "library", "import", "-q", "--library", library, "--batch", "3", "beside.txt"],
                                 stdout=subprocess.DEVNULL)
    checks = 0
    while importing.poll() is None or checks == 0:
        ended = run("library", "check", "--library", library)
        expect(f"a check beside an import: {ended.stderr}", ended.returncode, 0)
        checks += 1
    expect("the import", importing.returncode, 0)


def test_rights(folder, server):
    """Whoever may change the tables needs no right to make a schema."""
    library = server.address("rights")
    run("library", "import", "-q", "--library", library, "1" + "." * 80)
    server.tell("rights", "CREATE ROLE editor LOGIN; GRANT USAGE ON SCHEMA sudokit TO editor; "
                "GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA sudokit TO editor")
    ended = run("library", "import", "-q", "--library", server.address("rights", "editor"), folder / "a.txt")
    expect(f"an import by an editor: {ended.stderr}", ended.returncode, 0)
    server.address("none")
    ended = run("library", "import", "-q", "--library", server.address("none", "editor"), folder / "a.txt")
    expect(f"no right to make one: {ended.stderr}", (ended.returncode, "permission denied" in ended.stderr), (3, True))


def test_writers_see_each_other(folder, server):
    """Whoever waited to write sees what was written meanwhile, whatever the database is set to."""
    library = server.address("strict")
    run("library", "import", "-q", "--library", library, "1" + "." * 80)
    server.tell("strict", "ALTER DATABASE strict SET default_transaction_isolation = 'serializable'")
    other = server.session("strict", f"BEGIN; {WRITER_LOCK} INSERT INTO sudokit.label VALUES (1, 'tag', 't', 0);", "locked")
    waiting = subprocess.Popen([TOOL, "library", "import", "--library", library, "-q", "--tag", "t", folder / "a.txt"],
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    tries = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE '%pg_try_advisory%' AND pid <> pg_backend_pid()"
    while server.tell("strict", tries) != "1":
        pass
    other.communicate("COMMIT;\n")
    said = waiting.communicate()[0]
    expect(f"an import that waited: {said}", waiting.returncode, 0)
    test_many_write_at_once(folder, server, "strict", 152)


def test_faults_have_words(folder, server):
    """What the server says of one of many statements is told; what was cancelled is stopped."""
    library = server.address("refusing")
    run("library", "import", "-q", "--library", library, "1" + "." * 80)
    for code, status, words in (("raise_exception", 3, "not today"), ("query_canceled", 4, "stopped")):
        server.tell("refusing", f"""CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
            $$BEGIN RAISE EXCEPTION 'not today' USING ERRCODE = '{code}'; END$$;
            CREATE OR REPLACE TRIGGER refuse BEFORE INSERT ON sudokit.puzzle FOR EACH ROW EXECUTE FUNCTION refuse()""")
        ended = run("library", "import", "-q", "--library", library, folder / "a.txt")
        expect(f"{code}: {ended.stderr}", (ended.returncode, words in ended.stderr), (status, True))


def test_encoding(folder, server):
    """Names are what they are, whatever the surroundings say of their encoding."""
    library = server.address("encoding")
    tag = "\u00e9t\u00e9"
    ended = run("library", "import", "-q", "--library", library, "--tag", tag, folder / "a.txt", PGCLIENTENCODING="LATIN1")
    expect(f"an import: {ended.stderr}", ended.returncode, 0)
    stats = json.loads(run("library", "stats", "--json", "--library", library).stdout)
    expect("the tag", [each["name"] for each in stats["tags"]], [tag])


def test_long_texts(folder, server):
    """Boards are described at any length; names have one that is said."""
    chance = random.Random(2)
    order = 25
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXY"
    rows = chance.sample(range(order), order)
    columns = chance.sample(range(order), order)
    regions = [letters[row // 5 * 5 + column // 5] for row in rows for column in columns]
    extra = [[f"r{chance.randrange(order) + 1}c{column + 1}" for column in range(order)] for _ in range(60)]
    (folder / "long.json").write_text(json.dumps({"sudokit": 1, "order": order, "regions": ["".join(regions[order * row:order * (row + 1)]) for row in range(order)],
                                                  "extra": extra, "givens": "A" + "." * (order * order - 1)}) + "\n")
    library = server.address("long")
    for wanted in ("1 puzzle added, 0 known already\n", "0 puzzles added, 1 known already\n"):
        ended = run("library", "import", "-q", "--library", library, folder / "long.json")
        expect(f"a long board: {ended.stderr}", (ended.returncode, ended.stdout), (0, wanted))
    for length, status in ((1000, 0), (1001, 3)):
        name = "".join(chance.choice(letters) for _ in range(length))
        ended = run("library", "tag", "--all", "--add", name, "--to", "json", "--library", library)
        expect(f"a name of {length} letters: {ended.stderr}", ended.returncode, status)


def test_damage(folder, server):
    """What is not as it was written is found."""
    library = server.address("damaged")
    for damage, words in (("UPDATE sudokit.puzzle SET shelfmark = shelfmark + 1 WHERE id = 3", "row 3 of the table 'puzzle'"),
                          ("DELETE FROM sudokit.puzzle WHERE id = 3", "puzzle 3 is not found by its form"),
                          ("DELETE FROM sudokit.form WHERE puzzle = 3", "there are 100 forms for 101 puzzles"),
                          ("UPDATE sudokit.label SET name = 'other'", "row 1 of the table 'label'"),
                          ("UPDATE sudokit.change SET puzzles = 7", "row 1 of the table 'change'")):
        server.tell("damaged", "DROP SCHEMA IF EXISTS sudokit CASCADE")
        run("library", "import", "-q", "--tag", "t", "--library", library, folder / "a.txt")
        expect("a whole one", run("library", "check", "--library", library).returncode, 0)
        server.tell("damaged", damage)
        ended = run("library", "check", "--library", library)
        expect(f"{damage}: {ended.stderr}", (ended.returncode, words in ended.stderr), (3, True))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    TOOL = os.path.abspath(sys.argv[1])
    sys.exit(main())
