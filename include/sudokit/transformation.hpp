// Transformations: what turns a board into an equivalent one, and with it puzzles, grids and
// whatever else lies on the board.
//
//     const Board board = Board::standard(9);
//     const Transformation turned = turn(board, Turn::quarter);
//     const auto relabelled = relabelling(board, {2, 1, 3, 4, 5, 6, 7, 8, 9});
//     const Result<Puzzle> other = image(compose(turned, *relabelled), puzzle);
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sudokit/board.hpp"
#include "sudokit/candidate.hpp"
#include "sudokit/puzzle.hpp"
#include "sudokit/rng.hpp"

namespace sudokit {

/// Where every cell of a board goes on a board with as many cells, such that houses become houses,
/// and what every digit becomes. Cells, digits and houses that the board does not have end the
/// program.
class Transformation {
  public:
    /// Leaves everything as it is.
    explicit Transformation(const Board& board);

    /// Cell i goes to cells[i], and digit d becomes digits[d - 1]. Fails where these are not
    /// permutations, or houses do not become the houses of `to`.
    static Result<Transformation> make(const Board& from, const Board& to, std::vector<Cell> cells,
                                       std::vector<Digit> digits);

    [[nodiscard]] const Board& from() const { return from_; }
    [[nodiscard]] const Board& to() const { return to_; }

    /// Where they go.
    [[nodiscard]] Cell cell(Cell cell) const {
        SUDOKIT_EXPECT(cell < cells_.size());
        return cells_[cell];
    }
    [[nodiscard]] Digit digit(Digit digit) const {
        SUDOKIT_EXPECT(digit >= 1 && digit <= digits_.size());
        return digits_[digit - 1];
    }
    [[nodiscard]] Candidate candidate(Candidate candidate) const {
        return {cell(candidate.cell), digit(candidate.digit)};
    }
    [[nodiscard]] DigitSet digit_set(DigitSet digits) const;
    /// An index into the houses of `to()`.
    [[nodiscard]] std::uint32_t house(std::uint32_t house) const {
        SUDOKIT_EXPECT(house < houses_.size());
        return houses_[house];
    }

    /// The same as lists: by cell, and by digit from 1.
    [[nodiscard]] std::span<const Cell> cells() const { return cells_; }
    [[nodiscard]] std::span<const Digit> digits() const { return digits_; }

    /// Neither a cell nor a digit changes.
    [[nodiscard]] bool is_identity() const;

    friend bool operator==(const Transformation& a, const Transformation& b) {
        return a.cells_ == b.cells_ && a.digits_ == b.digits_ && a.from_ == b.from_ &&
               a.to_ == b.to_;
    }

  private:
    Transformation(Board from, Board to, std::vector<Cell> cells, std::vector<Digit> digits,
                   std::vector<std::uint32_t> houses);

    Board from_;
    Board to_;
    std::vector<Cell> cells_;
    std::vector<Digit> digits_;
    std::vector<std::uint32_t> houses_;

    friend Transformation compose(const Transformation& first, const Transformation& second);
    friend Transformation inverse(const Transformation& transformation);
};

/// Both, one after the other; the second begins on the board that the first leads to, else the
/// program ends.
[[nodiscard]] Transformation compose(const Transformation& first, const Transformation& second);

/// What undoes it.
[[nodiscard]] Transformation inverse(const Transformation& transformation);

/// The ways of turning a square sheet, clockwise or over.
enum class Turn : std::uint8_t {
    quarter,         ///< a quarter of a turn, clockwise
    half,            ///< half a turn
    three_quarters,  ///< a quarter of a turn, counter-clockwise
    left_right,      ///< mirrored: the first column becomes the last
    top_bottom,      ///< mirrored: the first row becomes the last
    diagonal,        ///< rows become columns: mirrored in the diagonal from the top left
    antidiagonal     ///< mirrored in the other diagonal
};

inline constexpr std::array kTurns = {Turn::quarter,     Turn::half,       Turn::three_quarters,
                                      Turn::left_right,  Turn::top_bottom, Turn::diagonal,
                                      Turn::antidiagonal};

/// Where a turn takes a cell of a board that is a grid.
[[nodiscard]] Cell turned_cell(const Board& board, Cell cell, Turn how);

/// Turns a board that is a grid (see `grid_fault`; others end the program). Boxes of 2x3 lie on a
/// board of boxes of 3x2 afterwards, regions and extra houses turn with it.
[[nodiscard]] Transformation turn(const Board& board, Turn how);

/// Row i goes to rows[i], column i to columns[i]. Regions of a jigsaw and extra houses go along.
/// Fails where these are not permutations of the lines, or houses do not stay houses: rows that
/// leave their band, say.
[[nodiscard]] Result<Transformation> line_exchange(const Board& board,
                                                   std::span<const std::uint32_t> rows,
                                                   std::span<const std::uint32_t> columns);

/// Digit d becomes digits[d - 1]; fails where these are not all digits, each once.
[[nodiscard]] Result<Transformation> relabelling(const Board& board, std::vector<Digit> digits);

/// The puzzle with its givens, pencilmarks and constraints moved. Fails with `unsupported` where a
/// constraint does not survive: digits relabelled in cages with sums, knights on exchanged lines.
/// A puzzle on another board than `from()` ends the program, and so does such a grid.
[[nodiscard]] Result<Puzzle> image(const Transformation& transformation, const Puzzle& puzzle);
[[nodiscard]] Grid image(const Transformation& transformation, const Grid& grid);

}  // namespace sudokit
