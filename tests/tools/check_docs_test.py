"""Runs tools/check_docs on made-up pages: it must pass what is right and name what is not."""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools" / "check_docs"
# Stands in for the real program, which writes PDF: `sudokit N WORD...` prints the words, one a line,
# and ends with status N.
PROGRAM = """#!/bin/sh
if [ "$1" = version ]; then exec echo +pdf; fi
cat >/dev/null
status=${1:-0}
[ $# -gt 1 ] && shift && printf '%s\\n' "$@"
exit "$status"
"""


class CheckDocs(unittest.TestCase):
    def check(self, files, *options):
        """Writes the pages and runs the tool on them; returns status and output, and keeps in
        `self.after` what the pages are then."""
        with tempfile.TemporaryDirectory() as folder:
            for name, text in {"bin/program": PROGRAM, **files}.items():
                path = Path(folder) / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            program = Path(folder) / "bin" / "program"
            program.chmod(0o755)
            done = subprocess.run([sys.executable, TOOL, *options, "--sudokit", program, folder],
                                  env={**os.environ, "SUDOKIT_TEST_ROUNDS": "1"},
                                  capture_output=True, text=True, check=False)
            self.after = {name: (Path(folder) / name).read_text(encoding="utf-8") for name in files}
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

    def test_what_a_session_shows_must_be_what_is_printed(self):
        page = "```console\n$ sudokit 0 a b\na\nb\n\n$ sudokit 1 \\\n    c # status 1\nc\n```\n"
        self.assertEqual(self.check({"a.md": page}), (0, ""))
        status, output = self.check({"a.md": page.replace("\nb\n", "\nx\n")})
        self.assertEqual(status, 1)
        self.assertIn("a.md:2:", output)
        self.assertIn("prints something else:\n    a\n    b\n", output)
        self.assert_fault({"a.md": "```console\n$ sudokit 3 a\na\n```\n"}, "status 3")
        self.assert_fault({"a.md": "```console\n  $ sudokit 0 a\n  b\n```\n"}, "a.md:2:", "begins with")

    def test_three_dots_stand_for_any_lines_of_a_session(self):
        def pages(*all_shown):
            return {f"{number}.md": f"```console\n$ sudokit 0 a b c d\n{shown}\n```\n"
                    for number, shown in enumerate(all_shown)}

        self.assertEqual(self.check(pages("...", "a\n...", "...\nd", "a\n...\nd",
                                          "a\n...\nc\n...\nd", "a\n...\nb\nc\nd\n...")), (0, ""))
        wrong = pages("b\n...", "...\nc", "a\n...\nc\nb\n...", "a\nb\nc\nd\n...\nd")
        status, output = self.check(wrong)
        self.assertEqual((status, output.count("prints something else")), (1, len(wrong)))

    def test_write_puts_what_is_printed_into_the_page(self):
        page = "# A\n```console\n$ sudokit 0 a b\nx\n\n$ sudokit 0 c\n```\n"
        self.assertEqual(self.check({"a.md": page}, "--write"), (0, ""))
        self.assertEqual(self.after["a.md"],
                         "# A\n```console\n$ sudokit 0 a b\na\nb\n\n$ sudokit 0 c\nc\n```\n")

    def test_write_leaves_sessions_with_three_dots_alone(self):
        page = "```console\n$ sudokit 0 a b\n...\nx\n```\n"
        self.assertEqual(self.check({"a.md": page}, "--write")[0], 1)
        self.assertEqual(self.after["a.md"], page)

    def test_only_the_pages_asked_for_are_checked(self):
        pages = {"docs/a.md": "[x](y)\n", "docs/b.md": "# B\n"}
        self.assertEqual(self.check(pages, "--only", "b.md"), (0, ""))
        self.assertEqual(self.check(pages, "--only", "docs/")[0], 1)

    def test_code_in_the_readme_must_be_in_an_example(self):
        self.assert_fault({"README.md": "```cpp\nint g();\n```\n",
                           "examples/a.cpp": "int f();\n"}, "README.md:2:", "not in any")


if __name__ == "__main__":
    unittest.main()
