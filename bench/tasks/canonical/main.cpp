// Measures how many canonical forms of 9x9 grids and puzzles are found in a second, on one core.
//   canonical [--rounds N] [--forms FILE] [FILE...]
// Each FILE has a grid or puzzle in the first 81 characters of its lines; without one, grids and
// minimal puzzles are made. All are first moved by random symmetries (seed 1), and the forms are
// checked: moved once more, each has the same form, and its symmetry leads there. Then each round
// goes through all of them; the median of their CPU times counts. With --forms, the forms are
// written there, to be compared with those of other programs.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/nine.hpp"
#include "sudokit/nine_symmetry.hpp"

#include "puzzle_maker.hpp"

namespace {

using namespace sudokit;
using nine::Digits;

constexpr std::size_t kGrids = 50'000;
constexpr std::size_t kPuzzles = 5'000;

struct Set {
    std::string name;
    std::vector<Digits> items;
};

Digits digits_of(std::string_view text) {
    Digits digits = {};
    for (std::size_t i = 0; i < nine::kCells; ++i) {
        digits[i] = static_cast<std::uint8_t>(text[i] >= '1' && text[i] <= '9' ? text[i] - '0' : 0);
    }
    return digits;
}

Set read_set(const char* path) {
    Set set = {path, {}};
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        if (line.size() >= nine::kCells && line[0] != '#') set.items.push_back(digits_of(line));
    }
    return set;
}

/// Solutions of boards with three random boxes: different enough for a measurement.
Set made_grids(Rng& rng) {
    std::vector<Digits> boards(kGrids);
    for (Digits& board : boards) {
        for (std::size_t box = 0; box < 3; ++box) {
            std::array<std::uint8_t, 9> digits = {1, 2, 3, 4, 5, 6, 7, 8, 9};
            rng.shuffle(digits);
            for (std::size_t i = 0; i < 9; ++i) board[30 * box + 9 * (i / 3) + i % 3] = digits[i];
        }
    }
    Set set = {"grids, made", std::vector<Digits>(kGrids)};
    std::vector<nine::Answer> answers(kGrids);
    nine::Solver().solve(boards, {.limit = 1}, answers, set.items);
    return set;
}

Set made_puzzles() {
    Set set = {"minimal puzzles, made", {}};
    bench::PuzzleMaker maker(1);
    while (set.items.size() < kPuzzles) {
        set.items.push_back(digits_of(maker.next(bench::MadeKind::minimal)));
    }
    return set;
}

double cpu_seconds() {
    timespec time = {};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

bool forms_are_right(nine::Canonicaliser& canonicaliser, const std::vector<Digits>& items,
                     Rng& rng) {
    return std::all_of(items.begin(), items.end(), [&](const Digits& digits) {
        const nine::Canonical form = canonicaliser.form(digits);
        const Digits moved = nine::image(nine::random_symmetry(rng), digits);
        return nine::image(form.symmetry, digits) == form.digits &&
               canonicaliser.form(moved).digits == form.digits;
    });
}

/// Forms in a second, round by round, in ascending order.
std::vector<double> speeds(nine::Canonicaliser& canonicaliser, const std::vector<Digits>& items,
                           int rounds) {
    std::vector<double> result;
    std::uint64_t automorphisms = 0;
    for (int round = 0; round < rounds; ++round) {
        const double start = cpu_seconds();
        for (const Digits& digits : items)
            automorphisms += canonicaliser.form(digits).automorphisms;
        result.push_back(static_cast<double>(items.size()) / (cpu_seconds() - start));
    }
    if (automorphisms == 0) std::puts("no automorphisms");  // so that nothing is left out
    std::sort(result.begin(), result.end());
    return result;
}

void write_forms(nine::Canonicaliser& canonicaliser, const Set& set, std::ofstream& file) {
    for (const Digits& digits : set.items) {
        for (const std::uint8_t digit : canonicaliser.form(digits).digits) {
            file << (digit == 0 ? '.' : static_cast<char>('0' + digit));
        }
        file << '\n';
    }
}

}  // namespace

int main(int argc, char** argv) {
    int rounds = 7;
    std::ofstream forms;
    std::vector<Set> sets;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--rounds" && i + 1 < argc) {
            rounds = std::max(1, std::atoi(argv[++i]));
        } else if (word == "--forms" && i + 1 < argc) {
            forms.open(argv[++i]);
        } else if (word.starts_with("-")) {
            std::fputs("usage: canonical [--rounds N] [--forms FILE] [FILE...]\n", stderr);
            return word == "--help" ? 0 : 2;
        } else {
            sets.push_back(read_set(argv[i]));
        }
    }
    Rng rng(1);
    if (sets.empty()) sets = {made_grids(rng), made_puzzles()};

    nine::Canonicaliser canonicaliser;
    std::puts("| set | items | forms/s | spread |\n|---|---|---|---|");
    for (Set& set : sets) {
        if (forms.is_open()) write_forms(canonicaliser, set, forms);
        for (Digits& digits : set.items) {
            digits = nine::image(nine::random_symmetry(rng), digits);
        }
        if (set.items.empty() || !forms_are_right(canonicaliser, set.items, rng)) {
            std::fprintf(stderr, "canonical: %s: nothing there, or a form is wrong\n",
                         set.name.c_str());
            return 1;
        }
        const std::vector<double> found = speeds(canonicaliser, set.items, rounds);
        std::printf("| %s | %zu | %.0f | %.0f to %.0f |\n", set.name.c_str(), set.items.size(),
                    found[found.size() / 2], found.front(), found.back());
    }
    return 0;
}
