"""Runs tools/check_trees on walks through the hardest puzzles: it must follow every tree, and refuse broken ones.

usage: check_trees_test.py TOOL
"""

import copy
import json
import pathlib
import random
import subprocess
import sys
import unittest

CHECK = pathlib.Path(__file__).resolve().parents[2] / "tools" / "check_trees"
TOOL = None

# Platinum Blonde, Golden Nugget, whose first tree is three assumptions deep, and Easter Monster.
PUZZLES = [
    ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
]


# Loki falls to a tridagon. Nested nets leave few trees.
TRIDAGONS = "tridagon,tridagon-forcing-net"
NOT_TREES = f"{TRIDAGONS},nested-net"


def walks(*options, puzzles=PUZZLES):
    done = subprocess.run([TOOL, "explain", "--json", *options, "-"], input="\n".join(puzzles),
                          capture_output=True, text=True, check=False)
    return [json.loads(line) for line in done.stdout.splitlines()]


def check(some):
    text = "".join(json.dumps(walk) + "\n" for walk in some)
    return subprocess.run([sys.executable, "-B", CHECK], input=text, capture_output=True, text=True,
                          check=False)


def leaves(branches):
    """All branches that end in a dead end, and all splits on the way to them."""
    for branch in branches:
        if "cases" in branch:
            yield branch
            yield from leaves(branch["cases"])
        elif branch["dead_end"]:
            yield branch


def break_leaf(branch, rng):
    """Breaks one thing that the proof needs."""
    if "cases" in branch:
        branch["cases"].pop(rng.randrange(len(branch["cases"])))
    elif rng.random() < 0.5 and len(branch["consequences"]) > 1:
        branch["consequences"].pop()
    else:
        branch["dead_end"] = None


class CheckTrees(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.walks = walks("--without", NOT_TREES)

    def test_every_tree_of_the_hardest_puzzles_is_followed(self):
        done = check(self.walks)

        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertEqual([walk["outcome"] for walk in self.walks], ["solved"] * len(PUZZLES))
        self.assertIn("steps inside", done.stdout)

    def test_what_a_walk_says_of_its_assumptions_is_what_its_trees_have(self):
        for walk in self.walks:
            trees = [step for step in walk["steps"] if step["technique"] == "bifurcation-tree"]
            ends = [b for tree in trees for b in leaves(tree["pattern"]["branches"])]
            splits = [b for b in ends if "cases" in b]
            self.assertEqual(walk["assumed"]["steps"], len(trees))
            self.assertEqual(walk["assumed"]["leaves"], len(ends) - len(splits))
            self.assertEqual(walk["assumed"]["assumptions"], len(trees) + len(splits))

    def test_broken_trees_are_refused(self):
        for seed in range(20):
            rng = random.Random(seed)
            walk = copy.deepcopy(rng.choice(self.walks))
            trees = [step for step in walk["steps"] if step["technique"] == "bifurcation-tree"]
            tree = rng.choice(trees)
            break_leaf(rng.choice(list(leaves(tree["pattern"]["branches"]))), rng)

            done = check([walk])

            self.assertEqual(done.returncode, 1, f"seed {seed}: {done.stdout}")
            self.assertIn("bifurcation-tree:", done.stdout, f"seed {seed}")

    def test_a_conclusion_that_the_tree_does_not_prove_is_refused(self):
        walk = copy.deepcopy(self.walks[0])
        tree = next(step for step in walk["steps"] if step["technique"] == "bifurcation-tree")
        gone = tree["eliminations"][0]
        gone["digit"] = gone["digit"] % 9 + 1

        self.assertEqual(check([walk]).returncode, 1)

    def test_nets_from_guardians_are_followed_and_refused_where_they_are_broken(self):
        walk = self.step_on_its_board("tridagon-forcing-net")
        self.assertEqual(check([*self.walks, walk]).returncode, 0)
        for part in ("guardians", "cells", "digits"):
            broken = copy.deepcopy(walk)
            broken["steps"][0]["pattern"]["guarded"][part].pop()
            done = check([*self.walks, broken])
            self.assertEqual(done.returncode, 1, part)
            self.assertIn("tridagon-forcing-net:", done.stdout, part)

    def step_on_its_board(self, name):
        """A walk of one step of the technique, on its worked board."""
        listed = subprocess.run([TOOL, "techniques", "--json"], capture_output=True, text=True, check=True)
        board = next(technique["example"] for technique in map(json.loads, listed.stdout.splitlines())
                     if technique["name"] == name)
        walk, = walks("--only", name, puzzles=[board])
        self.assertTrue(walk["steps"])
        return walk

    def test_krakens_are_followed_and_refused_where_they_are_broken(self):
        walk = self.step_on_its_board("kraken-fish")
        self.assertEqual(check([*self.walks, walk]).returncode, 0)
        for part in ("base", "cover", "fins"):
            broken = copy.deepcopy(walk)
            broken["steps"][0]["pattern"]["fish"][part].pop()
            done = check([*self.walks, broken])
            self.assertEqual(done.returncode, 1, part)
            self.assertIn("kraken-fish:", done.stdout, part)

    def test_nets_inside_nets_are_followed_and_refused_where_they_are_broken(self):
        walk = self.step_on_its_board("nested-net")
        self.assertEqual(check([*self.walks, walk]).returncode, 0)
        inside = next(step for step in walk["steps"][0]["pattern"]["branches"][0]["steps"]
                      if step["technique"] == "contradiction-net")
        inside["pattern"]["branches"][0]["dead_end"] = None
        done = check([*self.walks, walk])
        self.assertEqual(done.returncode, 1)
        self.assertIn("nested-net:", done.stdout)

    def test_walks_without_trees_show_nothing(self):
        self.assertEqual(check(walks("--without", "bifurcation-tree")).returncode, 1)


if __name__ == "__main__":
    TOOL = sys.argv.pop(1)
    unittest.main()
