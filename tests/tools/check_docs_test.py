"""Runs tools/check_docs on made-up pages: it must pass what is right and name what is not."""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools" / "check_docs"
# Stands in for the real program, which writes PDF: `sudokit N` ends with status N.
PROGRAM = '#!/bin/sh\nif [ "$1" = version ]; then exec echo +pdf; fi\ncat >/dev/null\nexit "${1:-0}"\n'


class CheckDocs(unittest.TestCase):
    def check(self, files):
        """Writes the pages and runs the tool on them; returns status and output."""
        with tempfile.TemporaryDirectory() as folder:
            for name, text in {"bin/program": PROGRAM, **files}.items():
                path = Path(folder) / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            program = Path(folder) / "bin" / "program"
            program.chmod(0o755)
            done = subprocess.run([sys.executable, TOOL, "--sudokit", program, folder],
                                  env={**os.environ, "SUDOKIT_TEST_ROUNDS": "1"},
                                  capture_output=True, text=True, check=False)
            return done.returncode, done.stdout

    def assert_fault(self, files, *parts):
        status, output = self.check(files)
        self.assertEqual(status, 1, output)
        self.assertEqual(len(output.splitlines()), 1, output)
        for part in parts:
            self.assertIn(part, output)

    def test_sound_pages_pass_silently(self):
        self.assertEqual(self.check({
            "README.md": "# Title\n[guide](docs/a.md#the-first-part) [site](https://x.org/)\n"
                         "```sh\nsudokit 0\n$ sudokit 1  # status 1\necho 0 \\\n | sudokit 0\n```\n"
                         "```cpp\nint f();\n```\n",
            "docs/a.md": "# A\n## The first part\n[back](../README.md) `[no](link)`\n",
            "examples/a.cpp": "// An example.\nint f();\n"}), (0, ""))

    def test_a_link_that_leads_nowhere_is_named(self):
        self.assert_fault({"docs/a.md": "\nsee [b](b.md)\n"}, "docs/a.md:2:", "b.md")
        self.assert_fault({"a.md": "# A\n[b](#missing)\n"}, "a.md:2:", "#missing")

    def test_a_command_with_another_status_is_named(self):
        self.assert_fault({"README.md": "```sh\nsudokit 0\nsudokit 3\n```\n"}, "README.md:3:",
                          "ended with status 3, expected 0")
        self.assert_fault({"README.md": "```sh\nsudokit 0 # status 1\n```\n"}, "expected 1")

    def test_a_command_in_the_middle_of_a_pipe_counts_too(self):
        self.assert_fault({"README.md": "```sh\necho | sudokit 3 | cat\n```\n"}, "status 3")

    def test_blocks_of_other_languages_are_not_run(self):
        self.assertEqual(self.check({"README.md": "```text\nsudokit 3\n```\n"}), (0, ""))

    def test_code_in_the_readme_must_be_in_an_example(self):
        self.assert_fault({"README.md": "```cpp\nint g();\n```\n",
                           "examples/a.cpp": "int f();\n"}, "README.md:2:", "not in any")


if __name__ == "__main__":
    unittest.main()
