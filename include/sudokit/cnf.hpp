// Puzzles as formulas of propositional logic, in conjunctive normal form: variables, families of
// clauses, encodings.
//
//     const Cnf cnf(puzzle, {.encoding = Encoding::minimal});
//     cnf.size().clauses;                       // 8829 on the empty 9x9 board
//     cnf.each_clause([](const Clause& clause) { return use(clause.literals); });
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sudokit/candidate.hpp"
#include "sudokit/expect.hpp"
#include "sudokit/function_ref.hpp"
#include "sudokit/puzzle.hpp"

namespace sudokit {

/// A variable, from 1, as DIMACS numbers them.
using Variable = std::int32_t;

/// A variable, or with a minus sign its negation.
using Literal = std::int32_t;

/// The kinds of clauses. The letter is the kind of place (French case, ligne, colonne, bloc; extra
/// houses; givens, "fixes"), 1 stands for "at least once", 2 for "at most once".
enum class Family : std::uint8_t {
    k1,  ///< every cell holds a digit
    k2,  ///< no cell holds two
    l1,  ///< every digit is somewhere in every row
    l2,  ///< and not twice
    c1,  ///< columns
    c2,
    b1,  ///< boxes and jigsaw regions
    b2,
    x1,  ///< diagonals, windows, extra houses
    x2,
    f1,          ///< what the givens say of their own cells
    f2,          ///< what the givens say of the empty cells in their houses
    marks,       ///< candidates that pencilmarks rule out
    constraints  ///< what the constraints of the puzzle say
};
inline constexpr std::size_t kFamilyCount = 14;

/// The name as it is written: "K1".
[[nodiscard]] std::string_view family_name(Family family);
[[nodiscard]] std::optional<Family> find_family(std::string_view name);

/// Some of the families.
class FamilySet {
  public:
    void insert(Family family) { bits_ = static_cast<std::uint16_t>(bits_ | bit(family)); }
    [[nodiscard]] bool contains(Family family) const { return (bits_ & bit(family)) != 0; }
    [[nodiscard]] bool empty() const { return bits_ == 0; }

    bool operator==(const FamilySet&) const = default;

  private:
    static std::uint16_t bit(Family family) {
        return static_cast<std::uint16_t>(1U << static_cast<unsigned>(family));
    }

    std::uint16_t bits_ = 0;
};

/// Which families of rules there are.
enum class Encoding : std::uint8_t {
    minimal,    ///< K1 L2 C2 B2 X2
    efficient,  ///< and K2
    extended    ///< all ten
};

/// What is said of the givens.
enum class GivenClauses : std::uint8_t {
    units,  ///< one positive literal each
    full    ///< F1 (also what their cells do not hold) and F2
};

/// How "at most one of these" is put into clauses. All but the first have auxiliary variables; in a
/// model of a puzzle, where exactly one holds, these have one value only, so that the number of
/// models stays the number of solutions.
enum class AtMostOne : std::uint8_t {
    pairwise,  ///< not both, for every two
    product,   ///< Chen 2010: a row and a column of an array
    ladder,    ///< Sinz 2005: a sequential counter
    commander  ///< Klieber and Kwon 2007: groups of three with a commander each, and again
};

/// How long clauses may be.
enum class ClauseForm : std::uint8_t {
    any,
    three_sat,       ///< at most three literals; as many models as long as exactly one literal of
                     ///< each long clause holds, as in every solution of a puzzle without
                     ///< constraints
    three_sat_exact  ///< the same with as many models as before, whatever is added
};

struct CnfOptions {
    Encoding encoding = Encoding::extended;
    GivenClauses givens = GivenClauses::units;
    AtMostOne at_most_one = AtMostOne::pairwise;
    ClauseForm form = ClauseForm::any;
    /// Unless it is empty: only these families, whatever the encoding has. Then models need not be
    /// solutions.
    FamilySet only = {};

    bool operator==(const CnfOptions&) const = default;
};

/// A clause and what it speaks of.
struct Clause {
    Family family = Family::k1;
    /// A cell for k1, k2, f1, f2 and marks, one of the puzzle's constraints, else a house of the
    /// board.
    std::uint32_t place = 0;
    Digit digit = 0;  ///< the digit it is about; 0 for k1 and k2, and for cases of a constraint
    std::span<const Literal> literals;
};

/// Called with each clause, whose literals last as long as the call; answers whether to go on.
using ClauseSink = FunctionRef<bool(const Clause& clause)>;

/// Called with pieces of a text; answers whether to go on.
using TextSink = FunctionRef<bool(std::string_view text)>;

struct CnfSize {
    std::uint64_t variables = 0;
    std::uint64_t clauses = 0;
    std::uint64_t literals = 0;

    bool operator==(const CnfSize&) const = default;
};

/// Why the constraints of `puzzle` are not made into clauses: there would be too many (the sum of a
/// large cage on a large board), or the kind has no such form. Nothing if they are.
[[nodiscard]] std::optional<Error> cnf_fault(const Puzzle& puzzle);

/// A puzzle as a formula. It holds no clauses: they are made whenever they are asked for.
///
/// A constraint is made of pairs that differ, and of cases, one of which holds, each an auxiliary
/// variable: it excludes the digits that it does not allow in a cell, and a digit implies one of
/// those that allow it there. In a model these have one value only.
class Cnf {
  public:
    /// The puzzle must be without `cnf_fault`, else the program ends.
    explicit Cnf(Puzzle puzzle, CnfOptions options = {});

    [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }
    [[nodiscard]] const CnfOptions& options() const { return options_; }

    /// "`cell` holds `digit`": row * n^2 + column * n + digit, rows and columns from 0. A cell or a
    /// digit that the board does not have ends the program.
    [[nodiscard]] Variable variable(Cell cell, Digit digit) const {
        SUDOKIT_EXPECT(cell < cell_count_ && digit - 1 < order_);
        return static_cast<Variable>(cell * order_ + digit);
    }

    /// The other way round; nothing for an auxiliary variable.
    [[nodiscard]] std::optional<Candidate> candidate(Variable variable) const;

    /// How many variables stand for candidates: n^3 on grids. They come before the auxiliary ones.
    [[nodiscard]] Variable candidate_count() const {
        return static_cast<Variable>(cell_count_ * order_);
    }

    /// The families of the formula, as far as the board has them, in their order.
    [[nodiscard]] const std::vector<Family>& families() const { return families_; }

    /// Makes every clause, family by family; false if the sink said no.
    bool each_clause(ClauseSink sink) const;

    /// Makes the clauses of one family alone, whether or not it is in the encoding. Auxiliary
    /// variables are numbered as if there were no other.
    bool each_clause(Family family, ClauseSink sink) const;

    /// How large the formula is; found by making it.
    [[nodiscard]] CnfSize size() const;
    [[nodiscard]] CnfSize size(Family family) const;

    /// The clause that excludes a solution: not all of these digits.
    [[nodiscard]] std::vector<Literal> excluding(std::span<const std::uint8_t> digits) const;

  private:
    Puzzle puzzle_;
    CnfOptions options_;
    std::uint32_t order_;
    std::uint32_t cell_count_;
    std::vector<Family> families_;
};

}  // namespace sudokit
