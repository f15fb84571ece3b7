// The checks of the families of patterns, each of which says what its pattern takes for granted.
#pragma once

#include <optional>
#include <span>

#include "sudokit/message.hpp"
#include "sudokit/step.hpp"

#include "logic/check/theory.hpp"

namespace sudokit::logic {

/// What is wrong, or nothing.
using Fault = std::optional<Message>;

/// Each finds a fault of the pattern in `before`, or of the conclusions of `step`. The conclusions
/// are known to change the state, and the pattern to be one of the technique.
Fault check_single(const SinglePattern& pattern, const Step& step, const State& before);
Fault check_subset(const SubsetPattern& pattern, const Step& step, const State& before);
Fault check_fish(const FishPattern& pattern, const Step& step, const State& before);
Fault check_wing(const WingPattern& pattern, const Step& step, const State& before);
Fault check_sue_de_coq(const SueDeCoqPattern& pattern, const Step& step, const State& before);
Fault check_chain(const ChainPattern& pattern, const Step& step, const State& before);
Fault check_colouring(const ColouringPattern& pattern, const Step& step, const State& before);
Fault check_medusa(const MedusaPattern& pattern, const Step& step, const State& before);
Fault check_aligned(const AlignedPattern& pattern, const Step& step, const State& before);
Fault check_leftovers(const LeftoverPattern& pattern, const Step& step, const State& before);
Fault check_als(const AlsPattern& pattern, const Step& step, const State& before);
Fault check_locked_sets(const LockedSetsPattern& pattern, const Step& step, const State& before);
Fault check_exocet(const ExocetPattern& pattern, const Step& step, const State& before);
Fault check_fireworks(const FireworksPattern& pattern, const Step& step, const State& before);
Fault check_rectangle(const RectanglePattern& pattern, const Step& step, const State& before);
Fault check_bug(const BugPattern& pattern, const Step& step, const State& before);
Fault check_automorphism(const AutomorphismPattern& pattern, const Step& step, const State& before);
Fault check_guardians(const GuardianPattern& pattern, const Step& step, const State& before);
Fault check_forcing(const ForcingPattern& pattern, const Step& step, const State& before);
Fault check_constraint(const ConstraintPattern& pattern, const Step& step, const State& before);

/// Finds a fault of what the pattern says by itself: that one of the guardians holds.
Fault check_guarded(TechniqueId id, const GuardianPattern& pattern, const State& before);

/// Finds a fault of what the pattern says of the candidates that go: that they do unless one of its
/// fins holds.
Fault check_fish_without_fins(const FishPattern& pattern, const Step& step, const State& before);

/// Whether the pattern has the form that the technique asks for, whatever the state: its kind and
/// the number of its cells, houses, nodes.
[[nodiscard]] bool fits(const Step& step, const Board& board);

/// Finds cells, houses and digits that the board does not have, and lists out of order.
Fault check_names(const Pattern& pattern, const Board& board);

/// The conclusions by themselves: in order, each a change of the state, none against another.
Fault check_changes(std::span<const Candidate> placements, std::span<const Candidate> eliminations,
                    const State& before);

// What the families share.

/// The first conclusion that the theory does not prove.
Fault check_conclusions(const Theory& theory, const Step& step, const Board& board);

/// The first of the cells that is not open.
Fault check_open(std::span<const Cell> cells, const State& before);

/// Adds that an open cell holds one of its candidates, and answers with their statements.
std::vector<Theory::Statement> add_cell(Theory& theory, const State& before, Cell cell);

/// Adds that a digit is somewhere in a house that lacks it, where it has a place.
std::vector<Theory::Statement> add_house(Theory& theory, const State& before, std::uint32_t house,
                                         Digit digit);

/// The cells of a house where a digit may go.
std::vector<Cell> places_of(const State& before, std::uint32_t house, Digit digit);

/// Adds that cells which see each other do not hold the same digit, and no cell two digits.
void exclude_seen(Theory& theory, const State& before, std::span<const Cell> cells);

/// The same for those of the cells that are in the house only.
void exclude_in_house(Theory& theory, const State& before, std::span<const Cell> cells,
                      std::uint32_t house);

/// Adds that none of the cells holds two of the digits.
void exclude_in_cells(Theory& theory, const State& before, std::span<const Cell> cells,
                      DigitSet digits);

[[nodiscard]] bool is_in(const Board& board, std::uint32_t house, Cell cell);
[[nodiscard]] bool sees(const Board& board, Cell a, Cell b);

}  // namespace sudokit::logic
