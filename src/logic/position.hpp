// A state that techniques look at one after the other, with what several of them need to know.
#pragma once

#include <memory>
#include <span>

#include "sudokit/techniques.hpp"

#include "logic/house_cuts.hpp"
#include "logic/vain_looks.hpp"

namespace sudokit::logic {

class AlsIndex;
class LinkBits;
class LinkGraph;
struct LinkKinds;
struct OpenRectangle;
class Reaches;

/// What is found out about the state once, by whoever asks for it first, for all who ask after it.
/// All of it depends on the state alone. Not for several threads at once.
class Position {
  public:
    /// The state outlives this object and stays as it is meanwhile. Once the deadline has passed,
    /// what is found out is of little worth: whoever set it looks at it again.
    explicit Position(const State& state, const Deadline& deadline = {});
    /// The state is one of a play that the looks in vain are of; they outlive this object too.
    Position(const State& state, const Deadline& deadline, VainLooks& looks);
    Position(const Position&) = delete;
    Position& operator=(const Position&) = delete;
    ~Position();

    [[nodiscard]] const State& state() const { return state_; }

    /// The digits that a technique which goes by the places of single digits is to look at.
    [[nodiscard]] DigitSet digits_for(TechniqueId technique) const;
    /// Of these digits the ones that a technique may take places of which goes by nothing but these
    /// places and by houses: digits without doomed places are left out.
    [[nodiscard]] DigitSet digits_with_doomed(TechniqueId technique) const;
    /// Where techniques have looked in vain before; null if nothing is known of that.
    [[nodiscard]] const VainLooks* vain_looks() const;

    /// Where the houses cross.
    [[nodiscard]] const HouseCuts& cuts() const;
    /// The places of a digit that no template was found for (see `doomed_places`).
    [[nodiscard]] const CellSet& doomed(Digit digit) const;
    /// The conjugate pairs of a digit (see `find_conjugate_pairs`).
    [[nodiscard]] std::span<const ConjugatePair> pairs(Digit digit) const;
    /// The rectangles that unique rectangles start from.
    [[nodiscard]] std::span<const OpenRectangle> rectangles() const;
    /// The almost locked sets.
    [[nodiscard]] const AlsIndex& sets() const;
    /// The graph of these links; the state must fit.
    [[nodiscard]] const LinkGraph& links(LinkKinds kinds) const;
    /// The same as sets of bits; null if there are too many.
    [[nodiscard]] const LinkBits* link_bits(LinkKinds kinds) const;
    /// What follows from assumptions by plain implications, and by singles. These are memory to
    /// work in as well.
    [[nodiscard]] Reaches& chains() const;
    [[nodiscard]] Reaches& nets() const;

  private:
    struct Memory;
    [[nodiscard]] Memory& memory() const;

    const State& state_;
    Deadline deadline_;
    VainLooks* looks_ = nullptr;
    mutable bool looks_are_here_ = false;     // they have been told of the state
    mutable std::unique_ptr<Memory> memory_;  // none: nobody has asked for anything yet
};

/// What `find_steps` offers of the state.
bool find_steps(TechniqueId id, StepHouses houses, const Position& position, StepSink sink);

}  // namespace sudokit::logic
