// A state that techniques look at one after the other, with what several of them need to know.
#pragma once

#include <memory>

#include "sudokit/techniques.hpp"

#include "logic/house_cuts.hpp"

namespace sudokit::logic {

class AlsIndex;
class LinkGraph;
struct LinkKinds;
class Reaches;

/// What is found out about the state once, by whoever asks for it first, for all who ask after it.
/// All of it depends on the state alone. Not for several threads at once.
class Position {
  public:
    /// The state outlives this object and stays as it is meanwhile. Once the deadline has passed,
    /// what is found out is of little worth: whoever set it looks at it again.
    explicit Position(const State& state, const Deadline& deadline = {});
    Position(const Position&) = delete;
    Position& operator=(const Position&) = delete;
    ~Position();

    [[nodiscard]] const State& state() const { return state_; }

    /// Where the houses cross.
    [[nodiscard]] const HouseCuts& cuts() const;
    /// The places of a digit that no template was found for (see `doomed_places`).
    [[nodiscard]] const CellSet& doomed(Digit digit) const;
    /// The almost locked sets.
    [[nodiscard]] const AlsIndex& sets() const;
    /// The graph of these links; the state must fit.
    [[nodiscard]] const LinkGraph& links(LinkKinds kinds) const;
    /// What follows from assumptions by plain implications, and by singles. These are memory to
    /// work in as well.
    [[nodiscard]] Reaches& chains() const;
    [[nodiscard]] Reaches& nets() const;

  private:
    struct Memory;
    [[nodiscard]] Memory& memory() const;

    const State& state_;
    Deadline deadline_;
    mutable std::unique_ptr<Memory> memory_;  // none: nobody has asked for anything yet
};

/// What `find_steps` offers of the state.
bool find_steps(TechniqueId id, StepHouses houses, const Position& position, StepSink sink);

}  // namespace sudokit::logic
