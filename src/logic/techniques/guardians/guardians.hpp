// Cells that, but for some of their candidates, the guardians, could not be filled or could be
// filled in two ways: what follows from one of the guardians being right.
#pragma once

#include <cstdint>
#include <vector>

#include "sudokit/step.hpp"

namespace sudokit::logic {

/// The pattern of open cells, in increasing order, and digits: its guardians are what the cells
/// have beside the digits.
[[nodiscard]] GuardianPattern guarded(const State& state, std::vector<Cell> cells, DigitSet digits);

/// How a conclusion is drawn from the guardians; the numbers of the types are those of unique
/// rectangles.
enum class GuardianType : std::uint8_t {
    one_cell,       ///< 1: they are in one cell, which loses its others, or holds a lone one
    several_cells,  ///< 2: they are not, and what all of them rule out goes
    common,         ///< either of these
    subset,         ///< 3: several digits; their cells, as one, are part of a naked subset
    confined        ///< 4: of two cells with guardians one holds a digit that is confined to them
};

/// Offers what follows by the type, as far as it changes the state. `usable` are cells that may be
/// part of a subset.
bool offer_guarded(TechniqueId id, GuardianType type, const State& state,
                   const GuardianPattern& pattern, const CellSet& usable, StepSink sink);

/// Offers what follows in common from each of the patterns, those with few guardians and then those
/// with few cells first; not what follows from one before it.
bool offer_shortest(TechniqueId id, const State& state, std::vector<GuardianPattern> patterns,
                    StepSink sink);

/// The candidates that every one of `some`, of which there is one at least, rules out.
[[nodiscard]] std::vector<Candidate> ruled_out_by_all(const State& state,
                                                      const std::vector<Candidate>& some);

}  // namespace sudokit::logic
