// The canonical form of puzzles: rows are placed one after the other, and of all ways to place them
// only those are kept that give the least text so far.
//
// A way of placing some rows is a `Branch`. What does not matter yet is left open in it:
//
//     row 1    . . .   . . 1   . 2 3      columns that are empty so far (untouched) stand on the
//     row 2    . . .   . 1 4   . . .      left of their stack, in any order; stacks that are empty
//              open    ^       ^          so far (open) stand on the left of the board, in any
//                      untouched          order. So a new row has its empty cells there first,
//                                         then its givens.
//
// Ways differ only where givens come into several untouched columns of a stack, or into several
// open stacks, at once. Few puzzles have more than some dozens at any time.
//
// Lines of a chute that are equal, and chutes with equal lines, are kept in their order, as any
// other would lead to the same text: puzzles whose givens clash may have many of these.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sudokit/nine_symmetry.hpp"

#include "symmetry/nine/triples.hpp"

namespace sudokit::nine {

/// Finds canonical forms of puzzles, and of anything else, but slowly of what has many givens in
/// every line.
class PuzzleForm {
  public:
    [[nodiscard]] Canonical form(const Digits& digits);

  private:
    /// A row or column of the puzzle as it is given.
    struct Line {
        std::uint64_t digits = 0;  ///< four bits a cell, the first one lowest
        std::uint16_t givens = 0;  ///< a bit a cell, the first one lowest
    };

    /// Where the columns stand.
    struct Columns {
        Triple stacks = {0, 1, 2};     ///< from left to right
        Triple orders = {};            ///< of the columns in these stacks, by their number
        Triple untouched = {3, 3, 3};  ///< how many columns, from the left, are empty so far
        std::uint8_t open = 3;         ///< how many stacks, from the left, are empty so far

        [[nodiscard]] std::uint32_t ways() const;
    };

    struct Branch {
        std::uint64_t labels = 0;  ///< what digits become: four bits a digit, 0 if not known yet
        std::uint64_t rows = 0;    ///< that were placed: four bits a row, the first one lowest
        Columns columns;
        std::uint16_t unplaced = 0x1ff;  ///< rows, by bits
        std::uint8_t next_label = 1;
        bool transposed = false;
        std::uint8_t band = 0;  ///< of the row that was placed last
    };

    /// A row that may come next below a branch.
    struct Candidate {
        const Branch* branch = nullptr;
        std::uint16_t cells = 0;  ///< where its givens would stand, the leftmost position highest
        std::uint8_t row = 0;
    };

    /// Which orders of lines need not be tried, where others lead to the same text.
    struct Twins {
        std::array<std::uint16_t, 9> waits = {};  ///< rows that come before a row, by bits
        std::array<std::uint8_t, 3> orders = {};  ///< of a stack's columns: those to try, by bits
        std::uint8_t stacks = 0;                  ///< orders of the stacks to try, by bits
        std::uint32_t ways = 1;                   ///< that each way which is tried stands for
    };

    void read(const Digits& digits);
    void find_twins();
    [[nodiscard]] const Line& line(const Branch& branch, unsigned row) const {
        return lines_[branch.transposed ? 1 : 0][row];
    }
    static unsigned arranged(const Columns& columns, unsigned givens);
    unsigned find_candidates(std::span<const Branch> branches);
    void place_row(std::span<const Branch> branches);
    void follow(std::span<const Branch> branches);
    void place(const Branch& branch, unsigned row);
    void place(const Branch& branch, unsigned row, const Columns& before);
    void keep(const Branch& branch, unsigned row, const Columns& columns, unsigned cells);
    [[nodiscard]] Canonical result() const;

    std::array<std::array<Line, 9>, 2> lines_ = {};  ///< rows, then columns
    std::array<Twins, 2> twins_ = {};                ///< of the puzzle, and of it transposed
    std::size_t level_ = 0;                          ///< how many rows are placed
    std::array<std::vector<Branch>, 10> levels_;     ///< ways to place so many rows
    std::vector<Candidate> candidates_;
    std::uint64_t least_ = 0;                  ///< of the next row's texts, first cell highest
    std::array<std::uint64_t, 9> texts_ = {};  ///< the best rows
    Branch best_;                              ///< one way to them
    std::uint32_t automorphisms_ = 0;          ///< all of these ways
};

}  // namespace sudokit::nine
