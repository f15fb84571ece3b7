// The constraint kernel against Gecode: what complete all-different constraints leave of the
// domains, before any search.
#include <optional>
#include <string>
#include <vector>

#include <gecode/int.hh>
#include <gtest/gtest.h>

#include "sudokit/models.hpp"

#include "base/test_rounds.hpp"
#include "model/fd/all_different.hpp"
#include "model/fd/cliques.hpp"
#include "model/fd/store.hpp"
#include "support/boards.hpp"
#include "support/minimal.hpp"

namespace sudokit {
namespace {

// Sets of cells that differ.
using Groups = std::vector<std::vector<Cell>>;
// The candidates of each cell; nothing if some cell has none.
using Domains = std::optional<std::vector<DigitSet>>;

Groups houses_of(const Board& board) {
    Groups groups;
    for (const House& house : board.houses()) {
        groups.emplace_back(house.cells.begin(), house.cells.end());
    }
    return groups;
}

class RootSpace final : public Gecode::Space {
  public:
    RootSpace(const Puzzle& puzzle, const Groups& groups)
        : cells_(*this, static_cast<int>(puzzle.board().cell_count()), 1,
                 static_cast<int>(puzzle.board().order())) {
        for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
            for (Digit digit = 1; digit <= puzzle.board().order(); ++digit) {
                if (puzzle.allowed(cell).contains(digit)) continue;
                Gecode::rel(*this, at(cell), Gecode::IRT_NQ, static_cast<int>(digit));
            }
        }
        for (const std::vector<Cell>& group : groups) {
            Gecode::IntVarArgs variables;
            for (const Cell cell : group) variables << at(cell);
            Gecode::distinct(*this, variables, Gecode::IPL_DOM);
        }
    }

    RootSpace(RootSpace& other) : Gecode::Space(other) { cells_.update(*this, other.cells_); }
    Gecode::Space* copy() override { return new RootSpace(*this); }

    Domains propagated() {
        if (status() == Gecode::SS_FAILED) return std::nullopt;
        std::vector<DigitSet> left;
        for (const Gecode::IntVar& cell : cells_) {
            DigitSet digits;
            for (Gecode::IntVarValues value(cell); value(); ++value) {
                digits.insert(static_cast<Digit>(value.val()));
            }
            left.push_back(digits);
        }
        return left;
    }

  private:
    [[nodiscard]] Gecode::IntVar at(Cell cell) const { return cells_[static_cast<int>(cell)]; }

    Gecode::IntVarArray cells_;
};

Domains by_gecode(const Puzzle& puzzle, const Groups& groups) {
    return RootSpace(puzzle, groups).propagated();
}

Domains by_kernel(const Puzzle& puzzle, const Groups& groups) {
    fd::Store store;
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        store.add(puzzle.allowed(cell));
    }
    for (const std::vector<Cell>& group : groups) {
        store.post(std::make_unique<fd::AllDifferent>(group));
    }
    if (!store.propagate()) return std::nullopt;
    return std::vector<DigitSet>(store.domains().begin(), store.domains().end());
}

Domains by_model(const Puzzle& puzzle) {
    // More than the order, since more cells than there are digits may have to differ.
    const Filtering left = filter(puzzle, {.primal = puzzle.board().cell_count()});
    if (left.state == Filtering::State::failed) return std::nullopt;
    return left.candidates;
}

// How often each thing was seen: a test that only met boards without open questions shows nothing.
struct Seen {
    int failed = 0;
    int filtered = 0;

    void note(const Puzzle& puzzle, const Domains& left) {
        if (!left) {
            ++failed;
            return;
        }
        for (Cell cell = 0; cell < left->size(); ++cell) {
            if ((*left)[cell] == puzzle.allowed(cell)) continue;
            ++filtered;
            return;
        }
    }
};

// Both on all houses; and the model, which also knows other sets of cells that differ.
void expect_equal(const Puzzle& puzzle, Seen& seen, const std::string& what) {
    const Groups houses = houses_of(puzzle.board());
    const Domains expected = by_gecode(puzzle, houses);
    ASSERT_EQ(by_kernel(puzzle, houses), expected) << what;
    ASSERT_EQ(by_model(puzzle), by_gecode(puzzle, fd::cliques_of(puzzle.board()))) << what;
    seen.note(puzzle, expected);
}

Puzzle any_puzzle(const Board& board, Rng& rng) {
    Puzzle puzzle =
        tests::random_puzzle(board, 15 + static_cast<std::uint32_t>(rng.below(40)), rng);
    if (rng.below(2) == 0) tests::add_random_pencilmarks(puzzle, rng);
    if (rng.below(4) == 0) {  // most likely wrong
        puzzle.set_given(static_cast<Cell>(rng.below(board.cell_count())),
                         static_cast<Digit>(rng.below(board.order())) + 1);
    }
    return puzzle;
}

TEST(KernelAndGecode, LeaveTheSameDomainsOnBoardsWithBoxes) {
    Seen seen;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        Rng rng(seed);
        for (const std::uint32_t order : {4U, 6U, 9U}) {
            const std::string what = "order " + std::to_string(order) + ", seed ";
            expect_equal(any_puzzle(Board::standard(order), rng), seen,
                         what + std::to_string(seed));
        }
    }
    EXPECT_GT(seen.filtered, 300);
    EXPECT_GT(seen.failed, 50);
}

TEST(KernelAndGecode, LeaveTheSameDomainsOnBoardsOfEveryKind) {
    Seen seen;
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(600U); ++seed) {
        Rng rng(seed);
        const Board board =
            seed % 3 == 0 ? tests::random_jigsaw(9, rng) : tests::random_board(9, rng);
        expect_equal(any_puzzle(board, rng), seen,
                     shape_name(board.shape()) + ", seed " + std::to_string(seed));
    }
    if (tests::test_factor() < 1) return;  // too few to count on
    EXPECT_GT(seen.filtered, tests::test_rounds(200));
    EXPECT_GT(seen.failed, tests::test_rounds(50));
}

TEST(KernelAndGecode, LeaveTheSameDomainsOnLargeBoards) {
    Seen seen;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Rng rng(seed);
        for (const std::uint32_t order : {12U, 16U, 25U}) {
            const std::string what = "order " + std::to_string(order) + ", seed ";
            expect_equal(any_puzzle(Board::standard(order), rng), seen,
                         what + std::to_string(seed));
        }
    }
    EXPECT_GT(seen.filtered, 20);
}

// These have little to go on, so that Hall sets decide more often than assigned cells.
TEST(KernelAndGecode, LeaveTheSameDomainsOfMinimalPuzzles) {
    Seen seen;
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(5U); ++seed) {
        Rng rng(seed);
        for (const std::uint32_t order : {4U, 6U, 9U}) {
            const Board board = Board::standard(order);
            const std::string what = "order " + std::to_string(order) + ", seed ";
            expect_equal(tests::minimal_puzzle(board, rng), seen, what + std::to_string(seed));
            Puzzle marks = tests::minimal_pencilmarks(board, rng);
            expect_equal(marks, seen, what + std::to_string(seed) + ", pencilmarks");
            tests::rule_out_some(marks, 60, rng);
            expect_equal(marks, seen, what + std::to_string(seed) + ", more pencilmarks");
        }
    }
    if (tests::test_factor() < 1) return;  // too few to count on
    EXPECT_GT(seen.filtered, tests::test_rounds(25));
}

}  // namespace
}  // namespace sudokit
