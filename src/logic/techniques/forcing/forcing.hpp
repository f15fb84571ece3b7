// Following assumptions: to a dead end, or to what all of several alternatives have in common.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// Forcing Chains, as the founding paper has it: a candidate from which singles lead to a dead end
/// goes.
class ContradictionNet final : public SharingTechnique {
  public:
    bool find_at(const Position& position, StepSink sink) const override;
};

/// A place of a digit goes if the digit, followed from there alone, is left without a place in some
/// house: what holds rules out what it sees, and the last place in a house holds.
class Nishio final : public SharingTechnique {
  public:
    bool find_at(const Position& position, StepSink sink) const override;
};

/// All candidates of a cell lead, each by a chain of single implications, to the same conclusion.
class CellForcingChains final : public SharingTechnique {
  public:
    bool find_at(const Position& position, StepSink sink) const override;
};

/// The same for all places of a digit in a house.
class HouseForcingChains final : public SharingTechnique {
  public:
    bool find_at(const Position& position, StepSink sink) const override;
};

/// The candidates of a cell, the places of a digit in a house, or both values of a candidate lead
/// to the same conclusion by singles, which draw on all that the assumption has brought about. A
/// candidate that must hold, since a dead end is reached without it, counts too; one that cannot
/// hold is a contradiction net's.
class DynamicForcingNet final : public SharingTechnique {
  public:
    bool find_at(const Position& position, StepSink sink) const override;
};

/// The same for the guardians of a tridagon.
class TridagonForcingNet final : public SharingTechnique {
  public:
    bool find_at(const Position& position, StepSink sink) const override;
};

/// A candidate from which singles, and where these end steps of simple techniques, lead to a dead
/// end goes. What singles alone refute is the contradiction net's.
class ContradictionNetPlus final : public SharingTechnique {
  public:
    bool find_at(const Position& position, StepSink sink) const override;
};

/// The same with contradiction nets among the steps inside: a candidate that is assumed as well, in
/// the state that the assumption leads to, and refuted by singles is gone there. What simple steps
/// refute is the contradiction net+'s. Offers the refutations that a bounded search finds.
class NestedNet final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// A candidate that fails in every case goes: what follows from it by singles is split by the
/// candidates of a cell or the places of a digit, each of these followed in the same way, until
/// all end in dead ends. Offers one tree, of the least depth that there is, and then with as few
/// assumptions and leaves as a bounded search finds.
class BifurcationTree final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* forcing_technique(TechniqueId id);

}  // namespace sudokit::logic
