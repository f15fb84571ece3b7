#!/usr/bin/env python3
"""Looks at books in PDF by the programs of others: pages, fonts, text, pictures.

usage: book_pdf.py TOOL

Asks pdfinfo, pdffonts, pdftotext and pdftoppm (poppler). Without them the test is skipped (status
77).
"""

import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile

PROGRAMS = ["pdfinfo", "pdffonts", "pdftotext", "pdftoppm"]
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
EASY_SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
HARD = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
HARD_SOLUTION = "162857493534129678789643521475312986913586742628794135356478219241935867897261354"
SEVERAL = "1..............."
SMALL = "2.1....24....3.."
SMALL_SOLUTION = "2413314242311324"
TITLED = ('{"sudokit":1,"order":4,"boxes":[2,2],"title":"L\\u2019\\u00e9t\\u00e9 \\u00ab fou \\u00bb",'
          '"givens":"2.1....24....3.."}\n')
PAPERS = {"a4": (595.276, 841.89), "letter": (612, 792), "a5": (419.528, 595.276)}


class Books:
    """Makes books in a folder, and asks about them."""

    def __init__(self, tool, folder):
        self.tool = tool
        self.folder = folder
        self.faults = []

    def expect(self, what, found, wanted):
        if found != wanted:
            self.faults.append(f"{what}: found {found!r}, expected {wanted!r}")

    def make(self, *arguments, status=0, text=None, name="book.pdf"):
        path = self.folder / name
        done = subprocess.run([self.tool, "book", "-o", path, *arguments], input=text,
                              capture_output=True, text=True, check=False, cwd=self.folder)
        self.expect(f"status of {arguments} ({done.stderr})", done.returncode, status)
        return path

    def ask(self, *command):
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    def info(self, path):
        lines = (line.split(":", 1) for line in self.ask("pdfinfo", path).splitlines())
        return {key: value.strip() for key, value in lines}

    def words(self, path, page=None):
        """All words in the order in which they are read, of one page or of all."""
        pages = [] if page is None else ["-f", str(page), "-l", str(page)]
        return self.ask("pdftotext", *pages, path, "-").split()


def digits(words):
    return "".join(word for word in words if re.fullmatch(r"\d", word))


def test_pages(books):
    for paper, (width, height) in PAPERS.items():
        for count in (1, 2, 4, 6, 9):
            path = books.make("--paper", paper, "--per-page", str(count), "--parts", "puzzles",
                              "--no-levels", *[EASY] * 10)
            info = books.info(path)
            books.expect(f"pages of {paper}, {count}", info["Pages"], str(-(-10 // count)))
            found = [float(part) for part in re.findall(r"[\d.]+", info["Page size"])[:2]]
            books.expect(f"size of {paper}", [round(part) for part in found],
                         [round(width), round(height)])


def test_fonts(books):
    (books.folder / "titled.json").write_text(TITLED, encoding="utf-8")
    path = books.make("--lang", "fr", "titled.json", HARD)
    fonts = books.ask("pdffonts", path).splitlines()[2:]
    books.expect("fonts", bool(fonts), True)
    for font in fonts:
        embedded, _, unicode = font.split()[-5:-2]
        books.expect(f"embedded, with its letters: {font}", (embedded, unicode), ("yes", "yes"))


def test_text(books):
    """What stands where: the givens with the puzzles, the digits of the solutions at the end."""
    path = books.make("--title", "Two of them", "--subtitle", "and no more", "--parts",
                      "title,puzzles,solutions", EASY, SMALL)
    info = books.info(path)
    books.expect("title", info["Title"], "Two of them")
    books.expect("day", info["CreationDate"].startswith("Sat Jan  1"), True)
    title = " ".join(books.words(path, 1))
    for words in ("Two of them", "and no more", "2 puzzles", "Puzzles", "Page 2", "Solutions Page 3"):
        books.expect(f"'{words}' in '{title}'", words in title, True)
    givens = EASY.replace(".", "") + SMALL.replace(".", "")
    on_puzzles = sorted(digits(books.words(path, 2)))
    books.expect("digits of the puzzles, their numbers, and that of the page", on_puzzles,
                 sorted(givens + "1" + "2" + "2"))
    on_solutions = sorted(digits(books.words(path, 3)))
    books.expect("digits of the solutions", on_solutions,
                 sorted(EASY_SOLUTION + SMALL_SOLUTION + "1" + "2" + "3"))


def test_solution(books):
    """A single solution, row by row."""
    path = books.make("--parts", "solutions", HARD)
    rows = [re.sub(r"\s", "", line) for line in books.ask("pdftotext", "-layout", path, "-").splitlines()]
    found = "".join(row for row in rows if re.fullmatch(r"\d{9}", row))
    books.expect("the solution", found, HARD_SOLUTION)


def test_languages(books):
    wanted = {"en": ["Hints", "Solutions", "Finned Swordfish", "Expert", "2 puzzles"],
              "fr": ["Aides", "Solutions", "Swordfish à nageoire", "Expert", "2 grilles",
                     "L’été « fou »"]}
    (books.folder / "titled.json").write_text(TITLED, encoding="utf-8")
    for language, texts in wanted.items():
        path = books.make("--lang", language, "titled.json", HARD)
        words = " ".join(books.words(path))
        for text in texts:
            books.expect(f"'{text}' in {language}", text in words, True)


def test_repeatable(books):
    first = books.make(EASY, HARD, SMALL, name="one.pdf").read_bytes()
    again = books.make("-j", "1", EASY, HARD, SMALL, name="two.pdf").read_bytes()
    books.expect("the same bytes", first == again, True)
    piped = books.make(text=f"{EASY}\n{HARD}\n{SMALL}\n", name="three.pdf").read_bytes()
    books.expect("the same bytes from a pipe", first == piped, True)


def test_ink(books):
    """A page has ink where its puzzle is, and none at its edges."""
    path = books.make("--per-page", "1", "--parts", "puzzles", EASY)
    image = subprocess.run(["pdftoppm", "-r", "30", "-gray", path], capture_output=True,
                           check=True).stdout
    head, size, depth, dots = image.split(b"\n", 3)
    width, height = map(int, size.split())
    books.expect("format", (head, depth, len(dots)), (b"P5", b"255", width * height))
    rows = [dots[y * width:(y + 1) * width] for y in range(height)]
    edge = width // 20
    books.expect("edges", all(min(row[:edge] + row[-edge:]) == 255 for row in rows), True)
    books.expect("ink in the middle", min(rows[height // 2]) < 128, True)


def test_letters(books):
    done = subprocess.run([books.tool, "book", "--title", "\u6570\u72ec", "-o", books.folder / "x.pdf", SMALL],
                          capture_output=True, text=True, check=False)
    books.expect("letters that the font lacks", (done.returncode, "\u6570\u72ec" in done.stderr), (0, True))


def test_signal(books):
    """Nothing is left of a book that was given up. The note on a puzzle is the sign of life."""
    path = books.folder / "given_up.pdf"
    with subprocess.Popen([books.tool, "book", "--from", "line", "-o", path], stdin=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True) as process:
        process.stdin.write(f"{EASY}\n{SEVERAL}\n")
        process.stdin.flush()
        process.stderr.readline()
        process.send_signal(signal.SIGTERM)
        process.communicate()
    books.expect("status", process.returncode, -signal.SIGTERM)
    books.expect("files", list(books.folder.glob("given_up*")), [])


def main(arguments):
    if len(arguments) != 1:
        print(__doc__)
        return 2
    missing = [program for program in PROGRAMS if shutil.which(program) is None]
    if missing:
        print("not there:", *missing)
        return 77
    with tempfile.TemporaryDirectory() as name:
        os.environ["LC_ALL"] = "C.UTF-8"
        books = Books(os.path.abspath(arguments[0]), pathlib.Path(name))
        for test in (test_pages, test_fonts, test_text, test_solution, test_languages, test_repeatable,
                     test_ink, test_letters, test_signal):
            test(books)
    for fault in books.faults:
        print(fault)
    print("failed" if books.faults else "all is well")
    return 1 if books.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
