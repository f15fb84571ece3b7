// Hitting sets: cells of which every set of a family has one. The family need not be known: it is
// asked for, set by set.
//
// Givens are enough for one solution if they hit every set in which another solution differs; they
// clash if they hit every set of givens that can be left out to get a solution. There are too many
// such sets to list, so a search begins with none, chooses cells that hit those known, and asks
// which set they miss (implicit hitting sets: Karp 1972 for the problem, Moreno-Centeno and Karp
// 2013 for the method; Ignatiev and others 2015 for clashing constraints).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sudokit/cell_set.hpp"
#include "sudokit/deadline.hpp"
#include "sudokit/function_ref.hpp"

namespace sudokit::generate {

/// One more than the last cell of the set; 0 if it is empty.
[[nodiscard]] std::size_t end_of(const CellSet& cells);

/// What was found where a set was asked for.
struct Missed {
    std::optional<CellSet> set = {};  ///< one that is missed; nothing if there is none
    bool stopped = false;             ///< time ran out before that was known
};

/// Answers with a set of the family that `chosen` misses.
using MissedBy = FunctionRef<Missed(const CellSet& chosen)>;

/// What to find a smallest hitting set of.
struct HittingProblem {
    CellSet cells;                    ///< those that may be chosen
    std::vector<CellSet> known = {};  ///< sets of the family, within `cells`
    MissedBy missed;                  ///< the rest of it
    Deadline deadline = {};
    std::uint64_t effort = 0;  ///< how many choices are tried at most; 0 = no limit
};

/// How far a search for a smallest hitting set came.
struct SmallestHitting {
    std::uint32_t least = 0;  ///< proved: fewer cells do not hit all sets
    CellSet best;             ///< cells that do
    bool stopped = false;     ///< before `least` cells were found that do
};

/// The smallest hitting set. `best` is any one, to begin with.
[[nodiscard]] SmallestHitting smallest_hitting_set(const HittingProblem& problem,
                                                   const CellSet& best);

/// A hitting set of `sets`, which lie within `cells`: the cell that hits the most of those not hit
/// yet, one after the other.
[[nodiscard]] CellSet greedy_hitting_set(const std::vector<CellSet>& sets, const CellSet& cells);

/// Sets without a common cell, chosen one by one, the smallest first: as indices into `sets`.
[[nodiscard]] std::vector<std::size_t> disjoint_sets(const std::vector<CellSet>& sets);

/// What to find all minimal hitting sets of.
struct MinimalHittingProblem {
    CellSet cells;  ///< those that may be chosen
    MissedBy missed;
    /// A set of the family of which `chosen` hits the cell `only` and no other; nothing if there is
    /// none.
    FunctionRef<Missed(const CellSet& chosen, Cell only)> hit_by_only;
    /// Gets a minimal hitting set; answers whether to go on.
    FunctionRef<bool(const CellSet& chosen)> sink;
    Deadline deadline = {};
};

/// How the search for all of them ended.
enum class MinimalHittingEnd : std::uint8_t { all, enough, stopped };

/// Hands over every hitting set of which no cell can be left out, each once, in an order that
/// depends on the sets alone.
MinimalHittingEnd minimal_hitting_sets(const MinimalHittingProblem& problem,
                                       const std::vector<CellSet>& known);

}  // namespace sudokit::generate
