"""Runs tools/check_layers on made-up trees: it must pass what is right and name what is not."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools" / "check_layers"
HEADER = "// A header for the test.\n#pragma once\n"


class CheckLayers(unittest.TestCase):
    def check(self, files):
        """Writes a tree with a sound base and board, and `files`; returns status and output."""
        tree = {
            "include/sudokit/message.hpp": HEADER,
            "include/sudokit/board.hpp": HEADER + '#include "sudokit/message.hpp"\n',
            "src/base/rng.hpp": HEADER + "#include <bit>\n",
            "src/board/board.cpp": '#include "sudokit/board.hpp"\n#include "base/rng.hpp"\n',
        }
        with tempfile.TemporaryDirectory() as folder:
            for name, text in {**tree, **files}.items():
                path = Path(folder) / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            done = subprocess.run([sys.executable, TOOL, folder], capture_output=True, text=True,
                                  check=False)
            return done.returncode, done.stdout

    def assert_fault(self, files, *parts):
        status, output = self.check(files)
        self.assertEqual(status, 1, output)
        self.assertEqual(len(output.splitlines()), 1, output)
        for part in parts:
            self.assertIn(part, output)

    def test_a_sound_tree_passes_silently(self):
        self.assertEqual(self.check({}), (0, ""))

    def test_an_include_upwards_is_named_with_its_line(self):
        self.assert_fault({"src/base/text.cpp": '\n#include "sudokit/board.hpp"\n'},
                          "src/base/text.cpp:2:", "base must not include board (up)")

    def test_an_include_sideways_is_named(self):
        self.assert_fault({"src/engine/engine.hpp": HEADER,
                           "src/logic/logic.cpp": '#include "engine/engine.hpp"\n'},
                          "src/logic/logic.cpp:1:", "logic must not include engine (sideways)")

    def test_public_headers_are_checked_like_the_module_that_owns_them(self):
        self.assert_fault({"include/sudokit/deadline.hpp":
                           HEADER + '#include "sudokit/board.hpp"\n'},
                          "include/sudokit/deadline.hpp:3:", "base must not include board (up)")

    def test_the_command_line_sees_public_headers_and_its_own_only(self):
        self.assertEqual(self.check({"src/cli/command.hpp": HEADER,
                                     "src/cli/main.cpp": '#include "cli/command.hpp"\n'
                                                         '#include "sudokit/board.hpp"\n'
                                                         "#include <iostream>\n"}), (0, ""))
        self.assert_fault({"src/cli/main.cpp": '#include "base/rng.hpp"\n'},
                          "cli includes public headers and its own only")

    def test_every_public_header_has_an_owner(self):
        self.assert_fault({"include/sudokit/stray.hpp": HEADER}, "include/sudokit/stray.hpp:1:",
                          "no module owns")

    def test_inline_variables_of_two_headers_have_different_names(self):
        texts = HEADER + "namespace sudokit::cli::text {\ninline constexpr MessageText kA{\n"
        other = HEADER + "namespace sudokit::cli::other {\ninline constexpr MessageText kA{\n"
        self.assertEqual(self.check({"src/cli/a.hpp": texts, "src/cli/b.hpp": other}), (0, ""))
        self.assert_fault({"src/cli/a.hpp": texts, "src/cli/b.hpp": texts},
                          "src/cli/b.hpp:4: sudokit::cli::text::kA is also in src/cli/a.hpp")

    def test_every_folder_of_src_is_a_module(self):
        self.assert_fault({"src/utils/utils.hpp": HEADER}, "'utils' is not a module")

    def test_modules_for_webassembly_do_without_streams_and_threads(self):
        self.assert_fault({"src/board/print.cpp": "#include <iostream>\n"}, "<iostream>")
        self.assertEqual(self.check({"src/board/print_test.cpp": "#include <sstream>\n",
                                     "src/base/test_folder.hpp": HEADER + "#include <filesystem>\n",
                                     "src/batch/pool.cpp": "#include <thread>\n"}), (0, ""))

    def test_includes_must_lead_somewhere(self):
        self.assert_fault({"src/board/a.cpp": '#include "board/gone.hpp"\n'}, "no such header")
        self.assert_fault({"src/board/a.cpp": '#include "rng.hpp"\n'}, "write the path")
        self.assert_fault({"src/board/a.cpp": "#include <sudokit/board.hpp>\n"},
                          'write "sudokit/board.hpp"')

    def test_headers_begin_with_a_sentence_and_pragma_once(self):
        self.assert_fault({"src/board/a.hpp": "#pragma once\n"}, "expected a comment")
        self.assert_fault({"src/board/a.hpp": "// Says what it is for.\nint a();\n"},
                          "expected #pragma once")

    def test_the_umbrella_header_includes_every_public_header(self):
        self.assert_fault({"include/sudokit/sudokit.hpp": HEADER +
                           '#include "sudokit/board.hpp"\n#include "sudokit/version.hpp"\n'},
                          'does not include "sudokit/message.hpp"')

    def test_a_tree_without_code_does_not_pass(self):
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run([sys.executable, TOOL, folder], capture_output=True, check=False)
            self.assertEqual(done.returncode, 1)


if __name__ == "__main__":
    unittest.main()
