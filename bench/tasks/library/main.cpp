// Measures libraries: puzzles made by chance are put into one, with levels and scores by chance,
// and questions are asked of it.
//
// usage: library_bench FILE PUZZLES     makes the library FILE, which must not be there, and asks
// it
//        library_bench --ask FILE       asks one that is there
//        library_bench --lines PUZZLES  writes the puzzles as lines, for `sudokit library import`
//
// Puzzles are random grids of which 22 to 28 givens are left, three in ten with a half turn; they
// need not be well posed, which makes no difference to libraries.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/library.hpp"
#include "sudokit/rng.hpp"

namespace {

using namespace sudokit;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kGrids = 20'000;
constexpr std::size_t kBatch = 524'288;
constexpr int kAsked = 21;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

class PuzzleSource {
  public:
    PuzzleSource() {
        const Puzzle empty(Board::standard(9));
        for (std::size_t i = 0; i < kGrids; ++i) {
            const Grid grid = *random_grid(empty, rng_);
            nine::Digits digits{};
            std::copy(grid.digits.begin(), grid.digits.end(), digits.begin());
            grids_.push_back(digits);
        }
    }

    nine::Digits next() {
        const nine::Digits& grid = grids_[rng_.below(kGrids)];
        const std::uint64_t givens = 22 + rng_.below(7);
        const bool symmetric = rng_.below(10) < 3;
        nine::Digits out{};
        for (std::uint64_t count = 0; count < givens;) {
            const std::size_t cell = rng_.below(nine::kCells);
            for (const std::size_t each : {cell, nine::kCells - 1 - cell}) {
                if (out[each] == 0 && (each == cell || symmetric)) {
                    out[each] = grid[each];
                    ++count;
                }
            }
        }
        return out;
    }

    Rng& rng() { return rng_; }

  private:
    Rng rng_{1};
    std::vector<nine::Digits> grids_;
};

Library open(const char* path, Library::Access access) {
    auto library = Library::open(path, access);
    if (!library) {
        std::fprintf(stderr, "%s: %s\n", path, library.error().message.in(Language::en).c_str());
        std::exit(1);
    }
    return *std::move(library);
}

void write_lines(std::size_t puzzles) {
    PuzzleSource source;
    for (std::size_t i = 0; i < puzzles; ++i) {
        std::string line;
        for (const std::uint8_t digit : source.next()) {
            line += digit == 0 ? '.' : static_cast<char>('0' + digit);
        }
        std::puts(line.c_str());
    }
}

void make(const char* path, std::size_t puzzles) {
    Library library = open(path, Library::Access::create);
    PuzzleSource source;
    PuzzleKeeper keeper;
    Library::NewChange change{LibraryAction::import, "by chance"};
    double keeping = 0;
    double adding = 0;
    for (std::size_t done = 0; done < puzzles;) {
        std::vector<nine::Digits> digits(std::min(kBatch, puzzles - done));
        for (auto& puzzle : digits) puzzle = source.next();
        std::vector<KeptPuzzle> kept;
        kept.reserve(digits.size());
        auto start = Clock::now();
        for (const auto& puzzle : digits) kept.push_back(keeper.keep(puzzle));
        keeping += seconds_since(start);
        for (KeptPuzzle& puzzle : kept) {
            puzzle.set_ratings(static_cast<Level>(source.rng().below(6)),
                               static_cast<std::uint32_t>(200 + source.rng().below(20'000)));
        }
        start = Clock::now();
        if (!library.add(change, kept)) std::exit(1);
        adding += seconds_since(start);
        done += digits.size();
    }
    const auto count = static_cast<double>(puzzles);
    std::printf("forms:  %.2f us a puzzle, one thread\n", 1e6 * keeping / count);
    std::printf("adding: %.2f us a puzzle, one thread\n", 1e6 * adding / count);
}

void ask(Library& library, const char* what, const LibraryQuery& query) {
    std::vector<double> times;
    std::uint64_t found = 0;
    for (int i = 0; i < kAsked; ++i) {
        const auto start = Clock::now();
        found = *library.find(query, [](const LibraryPuzzle&) { return true; });
        times.push_back(1e3 * seconds_since(start));
    }
    std::sort(times.begin(), times.end());
    std::printf("%-70s %7.2f ms (%.2f to %.2f), %llu found\n", what, times[kAsked / 2],
                times.front(), times.back(), static_cast<unsigned long long>(found));
    std::fflush(stdout);
}

void ask(const char* path) {
    Library library = open(path, Library::Access::read);
    LibraryQuery query;
    query.level = {Level::hard, Level::hard};
    query.clues = {24, 26};
    query.symmetry = symmetries("rotate180");
    query.used = false;
    query.order = LibraryOrder::scale;
    query.limit = 100;
    ask(library, "hard, 24..26 givens, rotate180, not used, by score, 100", query);
    query.descending = true;
    ask(library, "the same, the greatest scores first", query);
    query.limit = 1;
    ask(library, "the same, one", query);
    LibraryQuery scores;
    scores.score = {5000, 5001};
    scores.limit = 100;
    ask(library, "scores of 5000 and 5001, as they were added, 100", scores);
    LibraryQuery easy;
    easy.level = {Level::very_easy, Level::medium};
    easy.order = LibraryOrder::clues;
    easy.limit = 100;
    ask(library, "very easy to medium, by givens, 100", easy);
    LibraryQuery numbers;
    numbers.ids = {{1'000'000, 1'000'099}};
    ask(library, "by number, 100", numbers);
    const auto figures = library.figures();
    if (!figures) std::exit(1);
    std::printf("%lld puzzles, %.1f bytes each\n", static_cast<long long>(figures->puzzles),
                static_cast<double>(figures->bytes) / static_cast<double>(figures->puzzles));
}

}  // namespace

int main(int count, char** words) {
    const std::string_view first = count > 1 ? words[1] : "";
    if (count != 3) {
        std::fputs("usage: library_bench FILE PUZZLES | --ask FILE | --lines PUZZLES\n", stderr);
        return 2;
    }
    if (first == "--lines") {
        write_lines(std::strtoull(words[2], nullptr, 10));
    } else if (first == "--ask") {
        ask(words[2]);
    } else {
        make(words[1], std::strtoull(words[2], nullptr, 10));
        ask(words[1]);
    }
}
