#!/usr/bin/env python3
"""Random formulas through the tool and through outside solvers: the same answers.

usage: random_formulas.py TOOL

Formulas with three literals a clause have about as many clauses as leave it open whether there is a
model; others have clauses of any length. Each engine answers as the outside solvers do, models are
checked here, the forms with three literals a clause give models back, and the exact one has as many
as clasp counts for the formula itself. Proofs are checked by drat-trim where it is there. Solvers
that are not there are named; without any, the test is skipped (status 77).
"""

import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
from rounds import test_rounds  # noqa: E402

SOLVERS = {
    "cadical": "cadical -q -n {}",
    "minisat": "minisat -verb=0 {}",
    "picosat": "picosat -n {}",
    "cryptominisat5": "cryptominisat5 --verb 0 {}",
    "clasp": "clasp --quiet=2 {}",
}
STATUSES = {10: True, 20: False, 30: True}


def near_the_threshold(rng):
    variables = rng.randrange(20, 80)
    clauses = [[variable * rng.choice((1, -1)) for variable in rng.sample(range(1, variables + 1), 3)]
               for _ in range(int(rng.uniform(3.9, 4.6) * variables))]
    return variables, clauses


def of_any_length(rng):
    variables = rng.randrange(4, 12)
    clauses = [[rng.randrange(1, variables + 1) * rng.choice((1, -1)) for _ in range(rng.choice((1, 2, 4, 5, 6, 9)))]
               for _ in range(rng.randrange(2, 9))]
    return variables, clauses


def dimacs(variables, clauses):
    lines = [" ".join(map(str, clause + [0])) for clause in clauses]
    return "\n".join([f"p cnf {variables} {len(clauses)}"] + lines) + "\n"


def named(clauses):
    """The same with names, in one of the spellings."""
    name = "x^{0}(0,{0})".format
    return "\n".join(" | ".join(("" if literal > 0 else "!") + name(abs(literal)) for literal in clause)
                     for clause in clauses) + "\n"


def values_of(text):
    words = " ".join(line[2:] for line in text.splitlines() if line.startswith("v ")).split()
    return {int(word) for word in words} - {0}


class Test:
    def __init__(self, tool, folder, solvers):
        self.tool = tool
        self.folder = folder
        self.solvers = solvers
        self.failures = 0
        self.counts = {"formulas": 0, "without a model": 0, "counted": 0, "proofs": 0}

    def fail(self, what):
        print(what)
        self.failures += 1

    def run(self, *words, text=None):
        return subprocess.run([self.tool, *words], cwd=self.folder, input=text, capture_output=True, text=True,
                              timeout=120)

    def outside(self, path):
        answers = {}
        for solver in self.solvers:
            words = [path if word == "{}" else word for word in SOLVERS[solver].split()]
            status = subprocess.run(words, cwd=self.folder, capture_output=True, timeout=120).returncode
            answers[solver] = STATUSES.get(status, status)
        return answers

    def check_engines(self, clauses, expected):
        for engine in ("auto", "dpll", "z3"):
            result = self.run("sat", "-e", engine, "f.cnf")
            if result.returncode == 2 and engine == "z3":
                continue  # left out of this build
            if result.returncode != (0 if expected else 1):
                self.fail(f"{engine}: status {result.returncode}, expected {expected}\n{result.stderr}")
            values = values_of(result.stdout)
            if expected and not all(values & set(clause) for clause in clauses):
                self.fail(f"{engine}: not a model: {result.stdout}")

    def check_names(self, clauses, expected):
        (self.folder / "f.formula").write_text(named(clauses))
        if self.run("sat", "f.formula").returncode != (0 if expected else 1):
            self.fail("the formula with names has another answer")

    def check_proofs(self, expected):
        for engine in ("auto", "dpll"):
            result = self.run("sat", "-e", engine, "--proof", "p.drat", "f.cnf")
            if expected:
                continue
            self.counts["proofs"] += 1
            if "it was checked" not in result.stdout:
                self.fail(f"no proof by {engine}: {result.stdout}{result.stderr}")
            if shutil.which("drat-trim"):
                checked = subprocess.run(["drat-trim", "f.cnf", "p.drat"], cwd=self.folder, capture_output=True,
                                         text=True, timeout=120)
                if "s VERIFIED" not in checked.stdout:
                    self.fail(f"drat-trim: {checked.stdout}")

    def count_models(self, path):
        result = subprocess.run(["clasp", "-n", "0", "-q", path], cwd=self.folder, capture_output=True, text=True,
                                timeout=120)
        return int(re.search(r"Models\s*:\s*(\d+)", result.stdout).group(1))

    def check_short_clauses(self, clauses, expected):
        for kind in ("3sat", "3sat-exact"):
            self.run("encode", "--to", kind, "f.cnf", "-o", "3.cnf")
            lines = (self.folder / "3.cnf").read_text().splitlines()
            if any(len(line.split()) > 4 for line in lines if line[0] not in "cp"):
                self.fail("a clause of more than three literals")
            answers = self.outside("3.cnf")
            if set(answers.values()) != {expected}:
                self.fail(f"{kind}: {answers}, expected {expected}")
            answer = self.run("sat", "3.cnf").stdout
            back = self.run("decode", "f.cnf", "-", text=answer)
            if back.returncode != (0 if expected else 1):
                self.fail(f"decode: status {back.returncode}\n{back.stderr}")
            values = values_of(back.stdout)
            if expected and not all(values & set(clause) for clause in clauses):
                self.fail(f"decode: not a model: {back.stdout}")
        if "clasp" in self.solvers:
            self.counts["counted"] += 1
            models = self.count_models("f.cnf")
            if self.count_models("3.cnf") != models:
                self.fail(f"3sat-exact has not {models} models")

    def check(self, seed):
        rng = random.Random(seed)
        long = seed % 2 == 0
        variables, clauses = of_any_length(rng) if long else near_the_threshold(rng)
        (self.folder / "f.cnf").write_text(dimacs(variables, clauses))
        failures = self.failures
        answers = self.outside("f.cnf")
        expected = next(iter(answers.values()))
        if set(answers.values()) != {expected}:
            self.fail(f"the solvers disagree: {answers}")
        self.counts["formulas"] += 1
        self.counts["without a model"] += not expected
        self.check_engines(clauses, expected)
        self.check_names(clauses, expected)
        self.check_proofs(expected)
        if long:
            self.check_short_clauses(clauses, expected)
        if self.failures > failures:
            print(f"seed {seed}:\n{dimacs(variables, clauses)}")


def main(arguments):
    if len(arguments) != 1:
        print(__doc__)
        return 2
    solvers = [solver for solver in SOLVERS if shutil.which(solver)]
    missing = [solver for solver in SOLVERS if solver not in solvers]
    if missing:
        print("not there:", ", ".join(missing))
    if not solvers:
        return 77
    rounds = test_rounds(16)
    with tempfile.TemporaryDirectory() as name:
        test = Test(pathlib.Path(arguments[0]).resolve(), pathlib.Path(name), solvers)
        for seed in range(1, rounds + 1):
            test.check(seed)
    print(", ".join(f"{count} {what}" for what, count in test.counts.items()))
    if rounds >= 16 and not 0 < test.counts["without a model"] < test.counts["formulas"]:
        test.fail("all formulas have the same answer")
    return 1 if test.failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
