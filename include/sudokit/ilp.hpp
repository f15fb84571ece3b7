// Puzzles as 0-1 programmes: a variable for each candidate, an equation for each cell and for each
// digit of each house; which of the equations follow from the others.
//
//     const Programme programme(puzzle);
//     programme.equation(0).terms.size();      // 9: r1c1 holds one of nine digits
//     programme_rank(puzzle.board()).rank;     // 249 of 324 on the usual board
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/candidate.hpp"
#include "sudokit/message.hpp"
#include "sudokit/puzzle.hpp"

namespace sudokit {

/// What an equation is about.
enum class EquationFamily : std::uint8_t {
    cell,      ///< a cell holds one digit
    row,       ///< a row holds a digit once
    column,    ///< likewise
    box,       ///< likewise, jigsaw regions too
    diagonal,  ///< likewise
    window,    ///< likewise
    extra,     ///< likewise, further houses
    given,     ///< a cell holds its given
    ruled_out  ///< a cell does not hold a digit that its pencilmarks leave out
};
inline constexpr std::size_t kEquationFamilyCount = 9;

/// The name as it is written: "cell", "row", ..., "ruled-out".
[[nodiscard]] std::string_view equation_family_name(EquationFamily family);

/// A sum of variables that is 1, or 0 for what is ruled out. In houses that are not full, of boards
/// of cliques, a digit need not be: there the sum is at most 1.
struct Equation {
    EquationFamily family = EquationFamily::cell;
    std::uint32_t house = 0;       ///< of the families row to extra: index into `Board::houses()`
    Cell cell = 0;                 ///< of the other families
    Digit digit = 0;               ///< of all families but `cell`
    std::vector<Candidate> terms;  ///< each with the factor 1, in the order of cells and digits
    std::uint32_t right_side = 1;  ///< 0 or 1
    bool at_most = false;          ///< the sum may be less than the right side as well
};

/// Why `puzzle` has no 0-1 programme here: it has constraints. Nothing if it has none.
[[nodiscard]] std::optional<Error> programme_fault(const Puzzle& puzzle);

/// The 0-1 programme of a puzzle. It has no objective: whatever satisfies the equations is a
/// solution, and there is nothing else. The equations are in the order of their families, so that
/// the rules of the board come first; those of the cells name the variables in their order.
class Programme {
  public:
    /// The puzzle must be without `programme_fault`, else the program ends.
    explicit Programme(const Puzzle& puzzle);

    [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }

    /// One for each digit of each cell, also where a given decides.
    [[nodiscard]] std::uint32_t variable_count() const;

    [[nodiscard]] std::uint32_t equation_count() const;
    /// Those of the rules, which come first: the givens do not matter for them.
    [[nodiscard]] std::uint32_t rule_count() const;

    /// `index` is below `equation_count()`, else the program ends. Made on demand; nothing is kept.
    [[nodiscard]] Equation equation(std::uint32_t index) const;

  private:
    struct Fixed {
        Candidate candidate;
        bool given = false;
    };

    Puzzle puzzle_;
    std::vector<Fixed> fixed_;  // the givens, then what is ruled out
};

/// The name of a variable, "x_r1c1_5"; "x_v1_5" where the board is no grid.
[[nodiscard]] std::string variable_name(const Board& board, Candidate candidate);

/// The candidate of a variable by its name; nothing if it is no name, or of no cell or digit here.
[[nodiscard]] std::optional<Candidate> find_variable(const Board& board, std::string_view name);

/// A short name, unique in its programme: "r1c1", "row2_5" (row 2, digit 5), "col2_5", "box2_5",
/// "dia1_5", "win1_5", "ext1_5", "given_r1c1", "out_r1c1_5".
[[nodiscard]] std::string equation_name(const Board& board, const Equation& equation);

/// What an equation says, in words.
[[nodiscard]] std::string describe_equation(const Board& board, const Equation& equation,
                                            Language language);

/// How many equations of the rules are needed, and which are not.
struct ProgrammeRank {
    std::uint32_t equations = 0;
    std::uint32_t rank = 0;
    /// The equations that follow from the ones before them, as indices of `Programme::equation`:
    /// without them the programme has the same solutions, even in real numbers.
    std::vector<std::uint32_t> redundant;
};

/// The rank of the rules of a board over the rational numbers, exact for every board; what is at
/// most 1 is no equation, and does not count. At once up to order 25; the largest boards take a
/// second or so.
[[nodiscard]] ProgrammeRank programme_rank(const Board& board);

/// The same rank by a formula: n^2 + (n-1)(3n-r-c) for boxes of r rows and c columns,
/// n^2 + (n-1)(2n-1) for Latin squares. Nothing for jigsaws and boards with more houses, which have
/// none.
[[nodiscard]] std::optional<std::uint32_t> programme_rank_by_formula(const Board& board);

}  // namespace sudokit
