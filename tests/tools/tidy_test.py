"""Runs tools/tidy on a made-up tree with a stand-in for clang-tidy, which notes what it is asked."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Says that files with BAD in them are bad, sources that a unit includes among them.
STAND_IN = r"""#!/bin/sh
[ "$1" = --version ] && { echo stand-in; exit 0; }
for file; do :; done
echo "$(basename "$file") $*" >> "$NOTES"
bad=$(grep -n BAD "$file") && { echo "$file:${bad%%:*}:1: error: bad"; exit 1; }
if grep -q BAD $(sed -n 's/#include "\(\/.*\)"/\1/p' "$file") /dev/null; then
    echo "$file:1:1: error: bad"
    exit 1
fi
"""


class Tidy(unittest.TestCase):
    def setUp(self):
        self.root = Path(tempfile.mkdtemp()).resolve()
        self.addCleanup(shutil.rmtree, self.root)
        for name in ("tools/tidy", "cmake/join_tests.cmake"):
            (self.root / name).parent.mkdir()
            shutil.copy(ROOT / name, self.root / name)
        self.write("bin/clang-tidy-14", STAND_IN).chmod(0o755)
        self.write(".clang-tidy", "Checks: '*'\n")
        self.write("src/a.hpp", "int a();\n")
        self.write("src/a.cpp", '#include "a.hpp"\nint a() { return 1; }\n')
        self.write("src/b.cpp", "int b() { return 2; }\n")
        self.write("src/a_test.cpp", '#include "a.hpp"\n')
        self.write("src/b_test.cpp", "namespace {\nint b;\n}\n")
        unit = self.write("build/lint/x.dir/Unity/unity_0_cxx.cxx",
                          f'#include "{self.root}/src/a.cpp"\n#include "{self.root}/src/b.cpp"\n')
        entries = [{"directory": str(self.root / "build/lint"), "file": str(file),
                    "command": f"c++ -I{self.root}/src -o src/x.dir/{file.stem}.o -c {file}"}
                   for file in (unit, self.root / "src/a_test.cpp", self.root / "src/b_test.cpp")]
        self.write("build/lint/compile_commands.json", json.dumps(entries))

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def run_all(self, *options):
        """Status, output, and the files that clang-tidy was asked about."""
        notes = self.root / "notes"
        notes.write_text("")
        environment = {**os.environ, "NOTES": str(notes), "XDG_CACHE_HOME": str(self.root / "cache"),
                       "PATH": f"{self.root}/bin:{os.environ['PATH']}"}
        done = subprocess.run([sys.executable, self.root / "tools/tidy", "--build",
                               self.root / "build/lint", *(options or ["--all"])],
                              env=environment, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout, sorted(notes.read_text().splitlines())

    def asked(self):
        status, output, asked = self.run_all()
        self.assertEqual((status, output), (0, ""))
        return [line.split()[0] for line in asked]

    def test_sources_and_tests_are_checked_in_units(self):
        self.assertEqual(self.asked(), ["UnifiedSource_x.dir_unity_0_cxx.cpp", "joined_x_0.cpp"])

    def test_what_was_clean_is_not_checked_again(self):
        self.asked()
        self.assertEqual(self.asked(), [])

    def test_a_change_is_checked_wherever_it_is_included(self):
        self.asked()
        self.write("src/a.hpp", "int a();  // NOLINT\n")
        self.assertEqual(self.asked(), ["UnifiedSource_x.dir_unity_0_cxx.cpp", "joined_x_0.cpp"])
        self.write("src/b.cpp", "int b() { return 3; }\n")
        self.assertEqual(self.asked(), ["UnifiedSource_x.dir_unity_0_cxx.cpp"])

    def test_new_rules_make_everything_new(self):
        self.asked()
        self.write(".clang-tidy", "Checks: '-*'\n")
        self.assertEqual(len(self.asked()), 2)

    def test_faults_are_said_every_time(self):
        self.write("src/b.cpp", "int b();  // BAD\n")
        for _ in range(2):
            status, output, asked = self.run_all()
            self.assertEqual((status, output.count("error: bad")), (1, 1))
            self.assertTrue(any(line.startswith("UnifiedSource") for line in asked))

    def test_faults_of_tests_are_said_where_they_are(self):
        self.write("src/b_test.cpp", "namespace {\nint b;\nint c;  // BAD\n}\n")
        _, output, _ = self.run_all()
        self.assertEqual(output, f"{self.root}/src/b_test.cpp:3:1: error: bad\n")

    def test_tests_are_spared_the_analyzer(self):
        _, _, asked = self.run_all()
        self.assertIn("-clang-analyzer-*", next(line for line in asked if "joined" in line))

    def test_changed_files_are_checked_by_themselves(self):
        git = ["git", "-c", "user.name=x", "-c", "user.email=x@example.org"]
        for words in (["init", "-q"], ["add", "src", ".clang-tidy"], ["commit", "-q", "-m", "x"]):
            subprocess.run([*git, *words], cwd=self.root, check=True)
        self.write("src/b.cpp", "int b() { return 3; }\n")
        status, _, asked = self.run_all("--base", "HEAD")
        self.assertEqual((status, [line.split()[0] for line in asked]), (0, ["b.cpp"]))
        self.assertNotIn("mode=shallow", asked[0])

    def test_units_are_walked_less_deep(self):
        _, _, asked = self.run_all()
        self.assertIn("mode=shallow", next(line for line in asked if "Unified" in line))


if __name__ == "__main__":
    unittest.main()
