"""Runs tools/check_french on made-up files: it must pass what is right, and name or mend the rest."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools" / "check_french"
NO_BREAK, THIN = "\u00a0", "\u202f"


class CheckFrench(unittest.TestCase):
    def run_on(self, text, *options, name="texts.hpp"):
        """Runs it on a file with that text; returns status, output, and the text afterwards."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / name
            path.write_text(text, encoding="utf-8")
            done = subprocess.run([sys.executable, TOOL, *options, path], capture_output=True,
                                  text=True, check=False)
            return done.returncode, done.stdout, path.read_text(encoding="utf-8")

    def assert_mended(self, text, expected, name="texts.hpp"):
        status, output, _ = self.run_on(text, name=name)
        self.assertEqual(status, 1, output)
        self.assertEqual(self.run_on(text, "--fix", name=name), (0, "", expected))
        self.assertEqual(self.run_on(expected, name=name), (0, "", expected))

    def assert_right(self, text, name="texts.hpp"):
        self.assertEqual(self.run_on(text, name=name), (0, "", text))

    def test_signs_have_their_blanks(self):
        self.assert_mended('{"found: {0}", "trouvé : {0} ; est-ce « {1} » ?"}',
                           f'{{"found: {{0}}", "trouvé{NO_BREAK}: {{0}}{THIN}; est-ce '
                           f'«{NO_BREAK}{{1}}{NO_BREAK}»{THIN}?"}}')

    def test_the_second_of_a_pair_is_french_whatever_it_says(self):
        self.assert_mended('{"{0}: {1}", "{0} : {1}"}',
                           f'{{"{{0}}: {{1}}", "{{0}}{NO_BREAK}: {{1}}"}}')

    def test_apostrophes_of_elisions_are_set(self):
        self.assert_mended('"il n\'y a pas d\'autre ; qu\'en dire"',
                           f'"il n’y a pas d’autre{THIN}; qu’en dire"')

    def test_a_blank_before_the_next_literal_counts(self):
        self.assert_mended('"dans le fichier {0} "\n    ": {1}"',
                           f'"dans le fichier {{0}}{NO_BREAK}"\n    ": {{1}}"')

    def test_what_is_not_french_stays(self):
        self.assert_right('"the solver\'s answer: don\'t" ; f("a : b"); // n\'est pas : rien\n')
        self.assert_right("{'a', ' : '}\n")
        self.assert_right("\"--solver-command 'cadical -q', par exemple\"\n")

    def test_pairs_of_tests_need_not_be_english_and_french(self):
        self.assert_right('{"x", "version ? of it"}', name="x_test.cpp")

    def test_the_prose_of_french_pages_is_set_and_their_code_stays(self):
        self.assert_mended("# L'un : `a : b` 11 988 ; 35 % l'`x`\n```sh\nc ; d\n```\n[e ;](f ; g) !\n",
                           f"# L’un{NO_BREAK}: `a : b` 11{THIN}988{THIN}; 35{NO_BREAK}% l’`x`\n"
                           f"```sh\nc ; d\n```\n[e{THIN};](f ; g){THIN}!\n", name="a.fr.md")

    def test_places_are_named(self):
        status, output, _ = self.run_on('\n"rien n\'est attendu"\n')
        self.assertEqual(status, 1)
        self.assertIn("texts.hpp:2:", output)

    def test_cases_are_french_where_the_command_is(self):
        command = "== a\n$ sudokit --lang fr x\n"
        self.assert_mended(command + "> Usage : x\n", command + f"> Usage{NO_BREAK}: x\n",
                           name="x.cases")
        self.assert_right(command + "> nombre chromatique      ?\n", name="x.cases")
        self.assert_right("== a\n$ sudokit x\n> Usage : x\n", name="x.cases")


if __name__ == "__main__":
    unittest.main()
