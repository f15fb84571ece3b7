"""Runs tools/check_names on made-up trees: it must name what two files define, and nothing else."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools" / "check_names"


def text(name, space="sudokit::cli::text"):
    return (f"namespace {space} {{\n\ninline constexpr MessageText {name}{{\n"
            f'    "one", "un"}};\n\n}}  // namespace {space}\n')


class CheckNames(unittest.TestCase):
    def run_on(self, **sources):
        """Runs it on a tree with these headers; returns status and output."""
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "src").mkdir()
            for name, source in sources.items():
                (Path(folder) / "src" / f"{name}.hpp").write_text(source, encoding="utf-8")
            done = subprocess.run([sys.executable, TOOL, folder], capture_output=True, text=True,
                                  check=False)
            return done.returncode, done.stderr

    def test_a_name_in_two_files_is_a_fault(self):
        status, output = self.run_on(one=text("kBad"), other=text("kBad"))
        self.assertEqual(status, 1)
        self.assertIn("sudokit::cli::text::kBad is defined in src/one.hpp and src/other.hpp", output)

    def test_names_in_two_namespaces_are_two(self):
        self.assertEqual(self.run_on(one=text("kBad"), other=text("kBad", "sudokit::text")), (0, ""))
        self.assertEqual(self.run_on(one=text("kBad") + text("kBad", "sudokit"), other=text("kWorse")),
                         (0, ""))

    def test_what_is_local_to_a_file_may_have_any_name(self):
        local = "namespace {\n\n" + text("kBad") + "\n}  // namespace\n"
        self.assertEqual(self.run_on(one=local, other=local), (0, ""))

    def test_tables_count_too(self):
        table = "namespace sudokit {\ninline constexpr int kTable[] = {1};\n}  // namespace sudokit\n"
        self.assertEqual(self.run_on(one=table, other=table)[0], 1)


if __name__ == "__main__":
    unittest.main()
