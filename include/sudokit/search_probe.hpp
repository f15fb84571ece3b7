// Watching a search node by node: what an engine tries, what follows, and what comes of it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <variant>

#include "sudokit/candidate.hpp"

namespace sudokit {

/// Digits were tried below it, all that there are, or what is no digit.
struct Branching {
    std::optional<Cell> cell;  ///< in which they were tried; none: see `TreeEntry::auxiliary`
    bool operator==(const Branching&) const = default;
};

/// Every cell has its digit.
struct FoundSolution {
    bool operator==(const FoundSolution&) const = default;
};

/// A cell has no digit left.
struct NoDigitLeft {
    Cell cell = 0;
    bool operator==(const NoDigitLeft&) const = default;
};

/// A digit has no place left in a house.
struct NoPlaceLeft {
    std::uint32_t house = 0;  ///< index into `Board::houses()`
    Digit digit = 0;
    bool operator==(const NoPlaceLeft&) const = default;
};

/// A constraint cannot hold any more.
struct ConstraintBroken {
    Cell cell = 0;  ///< one of those that it is about
    bool operator==(const ConstraintBroken&) const = default;
};

/// Two candidates that exclude each other have both become true, as clauses see it.
struct BothForced {
    Candidate first;
    Candidate second;
    bool operator==(const BothForced&) const = default;
};

/// The search ended here, or below it before everything was tried.
struct LeftOpen {
    bool operator==(const LeftOpen&) const = default;
};

/// The search began anew before everything below it was tried.
struct GivenUp {
    bool operator==(const GivenUp&) const = default;
};

/// What came of a node.
using TreeOutcome = std::variant<LeftOpen, Branching, FoundSolution, NoDigitLeft, NoPlaceLeft,
                                 ConstraintBroken, BothForced, GivenUp>;

/// The word that programs read for it: open, branches, solution, no-digit, no-place, constraint,
/// clash, given-up.
[[nodiscard]] std::string_view tree_outcome_word(const TreeOutcome& outcome);

/// How a search came to a node.
enum class TreeEntry : std::uint8_t {
    start,      ///< the puzzle itself
    put,        ///< a digit was put into a cell
    ruled_out,  ///< a digit was ruled out of a cell, after it had been tried there
    again,      ///< the search began anew
    auxiliary   ///< something was decided that is no candidate, as formulas have it
};

/// Told of every node of a search, in the order of the search. The first one, of the puzzle itself,
/// is there from the beginning.
class SearchProbe {
  public:
    SearchProbe() = default;
    SearchProbe(const SearchProbe&) = delete;
    SearchProbe& operator=(const SearchProbe&) = delete;
    virtual ~SearchProbe() = default;

    /// A node below the present one, which is the present one from now on. `tried` means something
    /// if the entry is `put` or `ruled_out`.
    virtual void enter(TreeEntry entry, Candidate tried) = 0;

    /// What came of the present node: in how many ways it goes on from there, if it branches, and
    /// the digits that followed. Answers whether the search is to go on.
    virtual bool settle(const TreeOutcome& outcome, std::uint32_t ways,
                        std::span<const Candidate> forced) = 0;

    /// The present node is done with: the one above is the present one again.
    virtual void leave() = 0;

    /// The search begins anew: every node but the first is given up, and a new one entered below
    /// it.
    virtual void begin_anew() = 0;
};

}  // namespace sudokit
