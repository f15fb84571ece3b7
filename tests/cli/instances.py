"""The puzzles by which readers of exports compare their counts of solutions with the tool's."""

LIMIT = 300  # solutions to count, at most
LAYOUT = "AAAB\nCABB\nCCDB\nCDDD\n"
NO_ONE_AT_FIRST = ".23412341234" + "1234" * 13
PUZZLES = {
    "4x4, empty": ["................"],
    "4x4, one solution": ["2.1....24....3.."],
    "4x4, several": ["1...2..........."],
    "4x4, no solution": ["12..34.........."],
    "4x4, clash": ["11.............."],
    "4x4, pencilmarks": [NO_ONE_AT_FIRST],
    "4x4, a cell without candidates": ["...." + NO_ONE_AT_FIRST[4:]],
    "4x4, diagonals": ["--diagonal", "................"],
    "jigsaw": ["--layout", "layout.txt", "1...........4..."],
    "latin": ["--latin", ".1......3...4..1..5.3...4"],
    "6x6": ["--box", "2x3", ".5...1..46..4...5.1....4.43...6.24.."],
    "9x9, one solution": [
        "8.15..2..6....14...7...8..6...1.2...3...6.8..1..75.....98...61742.....8.........."],
    "9x9, several": [
        "..9.86.4152.......4...2.3..6.2831795..52746..8376951.4..4.67..2.5.9...63.6.45.9.."],
    "9x9, no solution": [
        "9..1..4.88...5...3.3.8...2..9....3.2..142..8.3..9..7.1.6..342.9.1.2...5....6.93.7"],
    "9x9, windows": [
        "--windows", "8.15..2..6....14...7...8..6...1.2...3...6.8..1..75.....98...61742.....8.........."],
}
