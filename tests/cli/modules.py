#!/usr/bin/env python3
"""Looks at what the tool links, and at what it says of modules that are there, missing, damaged or of another version.

usage: modules.py TOOL MODULE...

Each MODULE is a file that was built with the tool.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

# What the core may link. The last ones are parts of the C library in older versions of it, and of sanitizers.
ALLOWED = {"libz", "libzstd", "libstdc++", "libgcc_s", "libc", "libm", "ld-linux-x86-64", "ld-linux-aarch64",
           "linux-vdso", "libdl", "libpthread", "librt", "libresolv"}
ENGINES = {"cbc": "ilp", "gecode": "gecode", "z3": "z3"}
# Of libraries: one that is not there, to which the module answers with status 3.
LIBRARIES = {"sqlite": "/nowhere/none", "postgresql": "postgresql:///none?host=/nowhere"}
PUZZLE = "2.1....24....3.."
SOLUTION = "2413314242311324"

faults = []


def run(*words, modules=None, **environment):
    clean = {name: value for name, value in os.environ.items() if name != "SUDOKIT_MODULES"}
    if modules is not None:
        clean["SUDOKIT_MODULES"] = str(modules)
    return subprocess.run([TOOL, *words], capture_output=True, text=True, env={**clean, "LC_ALL": "C", **environment},
                          stdin=subprocess.DEVNULL)


def expect(what, found, wanted):
    if found != wanted:
        faults.append(f"{what}\n  expected {wanted!r}\n  found    {found!r}")


def expect_refusal(what, ended, *parts):
    """Status 2, nothing on the standard output, and a message of one line that has these parts."""
    expect(f"{what}: status and output", (ended.returncode, ended.stdout), (2, ""))
    lines = ended.stderr.splitlines()
    missing = [part for part in parts if len(lines) < 1 or part not in lines[0]]
    expect(f"{what}: {ended.stderr!r}", missing, [])


def ask(name, language="en", **where):
    """Asks for what the module brings."""
    if name == "mpi":
        with tempfile.TemporaryDirectory() as place:
            plan = pathlib.Path(place) / "plan.toml"
            plan.write_text('[input]\nbands = 415\n[output]\nfile = "out.txt"\n')
            return run("campaign", "run", str(plan), "--lang", language, OMPI_COMM_WORLD_SIZE="1",
                       ASAN_OPTIONS="detect_leaks=0", **where)  # Open MPI keeps some
    if name == "cairo":
        return run("book", PUZZLE, "-o", "/dev/null", "--to", "pdf", "--lang", language, **where)
    if name in LIBRARIES:
        return run("library", "stats", "--library", LIBRARIES[name], "--lang", language, **where)
    return run("solve", "-f", "line", "-e", ENGINES[name], PUZZLE, "--lang", language, **where)


def version_in(module):
    return re.search(rb"\d+\.\d+\.\d+-[0-9a-f]{8}", module.read_bytes()).group()


def test_links_little():
    linked = subprocess.run(["ldd", TOOL], capture_output=True, text=True, check=True).stdout
    names = {re.match(r"\s*(?:\S*/)?([\w+-]+?)\.so", line).group(1) for line in linked.splitlines()}
    expect("the tool links", sorted(names - ALLOWED), [])


def test_loads_nothing_unasked():
    ended = run("solve", PUZZLE, LD_DEBUG="files")
    expect("modules loaded by a plain solve", re.findall(r"sudokit-\w+\.so", ended.stderr), [])


def test_is_loaded(name, module, folder):
    for where in ({}, {"modules": module.parent}, {"modules": f"{folder}:/none:{module.parent}"}, {"modules": ""}):
        ended = ask(name, **where)
        expect(f"{name} from {where}: {ended.stderr}", ended.returncode, 3 if name in LIBRARIES else 0)
        if name in ENGINES:
            expect(f"{name} from {where}", ended.stdout.split()[-1], SOLUTION)


def test_is_missing(name, folder):
    file = f"sudokit-{name}.so"
    expect_refusal(f"{name} is missing", ask(name, modules=folder), "sudokit: ",
                   f"the module '{name}' is not installed: {file} was not found; install it, or name its folder in "
                   "SUDOKIT_MODULES")
    expect_refusal(f"{name} is missing, in French", ask(name, "fr", modules=folder),
                   f"le module « {name} » n’est pas installé : {file} est introuvable ; installez-le, ou indiquez son "
                   "dossier dans SUDOKIT_MODULES")


def test_is_of_another_version(name, module, folder):
    own = version_in(module)
    other = b"9.9.9" + own[5:]
    (folder / module.name).write_bytes(module.read_bytes().replace(own, other))
    expect_refusal(f"{name} of another version", ask(name, modules=folder),
                   f"the module '{name}' is of version {other.decode()}, and this is {own.decode()}; install the one "
                   "of this version")
    expect_refusal(f"{name} of another version, in French", ask(name, "fr", modules=folder),
                   f"le module « {name} » est de la version {other.decode()}")


def test_is_damaged(name, module, folder):
    damaged = folder / module.name
    beginning = f"the module '{name}' cannot be loaded: "
    for what, content in (("is empty", b""), ("is a text", b"no module\n" * 100)):
        damaged.write_bytes(content)
        expect_refusal(f"{name} {what}", ask(name, modules=folder), beginning, str(damaged), "install it again")
    for size in (100, 5000, module.stat().st_size - 1):
        damaged.write_bytes(module.read_bytes()[:size])
        expect_refusal(f"{name} is cut after {size} bytes", ask(name, modules=folder), beginning,
                       "the file is cut short; install it again")
    expect_refusal(f"{name} is cut, in French", ask(name, "fr", modules=folder),
                   f"le module « {name} » ne peut être chargé", "réinstallez-le")
    linked = subprocess.run(["ldd", TOOL], capture_output=True, text=True, check=True).stdout
    shutil.copy(re.search(r"=> (/\S*libm\.so\S*)", linked).group(1), damaged)
    expect_refusal(f"{name} is another library", ask(name, modules=folder), beginning,
                   "the file is not a module of sudokit")
    another = next((file for file in module.parent.glob("sudokit-*.so") if file != module), None)
    if another is not None:
        shutil.copy(another, damaged)
        expect_refusal(f"{name} is another module", ask(name, modules=folder), beginning,
                       "the file holds another module")


def test_lists(names, folder):
    """Whatever becomes of modules, engines are listed and help is given."""
    def listed(**where):
        ended = run("engines", "--json", **where)
        expect(f"status of engines: {ended.stderr}", ended.returncode, 0)
        return {row["name"]: row["available"] for row in map(json.loads, ended.stdout.splitlines())}

    here = listed()
    for name in names:
        if name in ENGINES:
            expect(f"{name} is listed as here", here[ENGINES[name]], True)
    without = listed(modules=folder)
    expect("engines listed without modules", set(without), set(here))
    expect("engines lost without modules", {name for name in here if here[name] and not without[name]},
           {ENGINES[name] for name in names if name in ENGINES})
    text = run("engines", modules=folder).stdout
    for name in names:
        if name in ENGINES:
            expect(f"remarks on {name}", f"(the module '{name}' is not installed: sudokit-{name}.so was not found; "
                   "install it, or name its folder in SUDOKIT_MODULES)" in text, True)
    if "cairo" in names:
        expect("+pdf", ["+pdf" in run("version", modules=place).stdout for place in (None, folder)], [True, False])
    for name in set(LIBRARIES) & set(names):
        expect(f"+{name}", [f"+{name}" in run("version", modules=place).stdout for place in (None, folder)],
               [True, False])
    for words in (["solve", "--help"], ["help", "--man"], ["help", "--completion", "bash"]):
        expect(f"{words} without modules", run(*words, modules=folder).stdout, run(*words).stdout)
        expect(f"{words} names z3", "z3" in run(*words, modules=folder).stdout, words != ["solve", "--help"])
    raced = run("race", "--json", "--rounds", "1", PUZZLE, modules=folder)
    expect(f"race without modules: {raced.stderr}", raced.returncode, 0)
    found = {row["engine"] for row in json.loads(raced.stdout)["engines"]}
    expect("modules that race", found & {ENGINES[name] for name in names if name in ENGINES}, set())


def main(modules):
    test_links_little()
    test_loads_nothing_unasked()
    names = [module.stem.removeprefix("sudokit-") for module in modules]
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        test_lists(names, folder)
        for name, module in zip(names, modules):
            test_is_loaded(name, module, folder)
            test_is_missing(name, folder)
            test_is_of_another_version(name, module, folder)
            test_is_damaged(name, module, folder)
            (folder / module.name).unlink()
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        print(__doc__.strip())
        sys.exit(2)
    TOOL = sys.argv[1]
    sys.exit(main([pathlib.Path(name) for name in sys.argv[2:]]))
