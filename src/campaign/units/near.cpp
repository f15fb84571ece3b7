#include "campaign/units/near.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace sudokit::campaign {
namespace {

using nine::Digits;
using nine::kCells;

// If a puzzle has more solutions once givens were taken out, the first given to be added is tried
// in every way, and so on.
constexpr std::size_t kMostListed = 4096;
constexpr std::size_t kWords = kMostListed / 64;

// Which of the listed solutions are left.
using Left = std::array<std::uint64_t, kWords>;

nine::Marks marks_of_givens(const Digits& digits) {
    nine::Marks marks;
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        const unsigned digit = digits[cell];
        marks[cell] =
            static_cast<std::uint16_t>(nine::is_given(digits[cell]) ? 1U << (digit - 1) : 0x1ffU);
    }
    return marks;
}

bool sees(std::size_t a, std::size_t b) {
    const std::size_t row_a = a / 9;
    const std::size_t row_b = b / 9;
    const std::size_t column_a = a % 9;
    const std::size_t column_b = b % 9;
    return row_a == row_b || column_a == column_b ||
           (row_a / 3 == row_b / 3 && column_a / 3 == column_b / 3);
}

bool clashes(const Digits& puzzle, std::size_t cell, std::uint8_t digit) {
    for (std::size_t other = 0; other < kCells; ++other) {
        if (puzzle[other] == digit && sees(cell, other)) return true;
    }
    return false;
}

}  // namespace

// One puzzle with some givens taken out; `from_` is the original.
struct Neighbourhood::Search {
    const Digits& from;
    const Vicinity& vicinity;
    Deadline deadline;
    Sink sink;
    nine::Solver& solver;
    std::vector<Digits>& solutions;
    std::size_t words = 0;
    // By cell and digit, which of the solutions have it there.
    std::array<std::array<Left, 10>, kCells> having = {};

    // Takes the givens of `cells` from number `first` on out of the puzzle, `more` of them.
    bool take_out(Digits& puzzle, const std::vector<std::size_t>& cells, std::size_t first,
                  std::uint32_t more) {
        if (more == 0) return put_in(puzzle, 0, vicinity.add);
        for (std::size_t i = first; i < cells.size(); ++i) {
            puzzle[cells[i]] = 0;
            const bool goes_on = take_out(puzzle, cells, i + 1, more - 1);
            puzzle[cells[i]] = from[cells[i]];
            if (!goes_on) return false;
        }
        return true;
    }

    // Puts `more` givens into cells from `first` on, in every way that leaves one solution.
    bool put_in(Digits& puzzle, std::size_t first, std::uint32_t more) {
        if (deadline.passed()) return false;
        const std::size_t limit = more == 0 ? 1 : kMostListed;
        list(puzzle, limit);
        if (deadline.passed()) return false;
        if (solutions.size() > limit) return more == 0 || put_any(puzzle, first, more);
        if (solutions.empty()) return true;
        if (more == 0) return sink(puzzle);
        if (vicinity.frugal && solutions.size() == 1) return true;
        sort_by_candidates();
        Left all{};
        for (std::size_t i = 0; i < solutions.size(); ++i)
            all[i / 64] |= std::uint64_t{1} << i % 64;
        return choose(puzzle, first, more, all);
    }

    void list(const Digits& puzzle, std::size_t limit) {
        solutions.clear();
        solver.enumerate(marks_of_givens(puzzle),
                         {.limit = limit + 1, .deadline = deadline, .patience = 0},
                         [&](std::span<const std::uint8_t> digits) {
                             Digits solution{};
                             std::ranges::copy(digits, solution.begin());
                             solutions.push_back(solution);
                             return true;
                         });
    }

    void sort_by_candidates() {
        words = (solutions.size() + 63) / 64;
        for (auto& cell : having) {
            for (Left& left : cell) std::fill_n(left.begin(), words, 0);
        }
        for (std::size_t i = 0; i < solutions.size(); ++i) {
            for (std::size_t cell = 0; cell < kCells; ++cell) {
                having[cell][solutions[i][cell]][i / 64] |= std::uint64_t{1} << i % 64;
            }
        }
    }

    // A given that was taken out does not come back: that would be a smaller distance.
    [[nodiscard]] bool leads_back(const Digits& puzzle, std::size_t cell,
                                  std::uint8_t digit) const {
        return puzzle[cell] == 0 && from[cell] == digit;
    }

    // All solutions are known: what a set of givens leaves is what all of them have in common.
    bool choose(Digits& puzzle, std::size_t first, std::uint32_t more, const Left& left) {
        if (deadline.passed()) return false;
        for (std::size_t cell = first; cell < kCells; ++cell) {
            if (nine::is_given(puzzle[cell])) continue;
            for (std::uint8_t digit = 1; digit <= 9; ++digit) {
                Left next{};
                std::size_t count = 0;
                for (std::size_t i = 0; i < words; ++i) {
                    next[i] = left[i] & having[cell][digit][i];
                    count += static_cast<std::size_t>(std::popcount(next[i]));
                }
                const bool is_last = more == 1;
                if (count == 0 || (is_last && count != 1) || leads_back(puzzle, cell, digit)) {
                    continue;
                }
                if (vicinity.frugal && !is_last && count == 1) continue;
                puzzle[cell] = digit;
                const bool goes_on =
                    is_last ? sink(puzzle) : choose(puzzle, cell + 1, more - 1, next);
                puzzle[cell] = 0;
                if (!goes_on) return false;
            }
        }
        return true;
    }

    bool put_any(Digits& puzzle, std::size_t first, std::uint32_t more) {
        for (std::size_t cell = first; cell < kCells; ++cell) {
            if (nine::is_given(puzzle[cell])) continue;
            for (std::uint8_t digit = 1; digit <= 9; ++digit) {
                if (leads_back(puzzle, cell, digit) || clashes(puzzle, cell, digit)) continue;
                puzzle[cell] = digit;
                const bool goes_on = put_in(puzzle, cell + 1, more - 1);
                puzzle[cell] = 0;
                if (!goes_on) return false;
            }
        }
        return true;
    }
};

bool Neighbourhood::all(const nine::Digits& puzzle, const Vicinity& vicinity, Deadline deadline,
                        Sink sink) {
    Digits work = puzzle;
    std::vector<std::size_t> givens;
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        if (nine::is_given(puzzle[cell])) {
            givens.push_back(cell);
        } else {
            work[cell] = 0;
        }
    }
    const auto search = std::make_unique<Search>(
        Search{work, vicinity, deadline, sink, solver_, solutions_, 0, {}});
    Digits changing = work;
    return search->take_out(changing, givens, 0, vicinity.remove);
}

}  // namespace sudokit::campaign
