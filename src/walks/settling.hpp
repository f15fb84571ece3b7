// What the constraints of a puzzle rule out on a walk through a model.
#pragma once

#include <map>
#include <vector>

#include "sudokit/model_walk.hpp"

namespace sudokit::walks {

/// Takes from a state what its constraints rule out, and remembers why.
class Settling {
  public:
    /// Removes candidates until no constraint rules out more; answers which they were, sorted.
    /// Where a constraint cannot hold any more, its open cells lose all of theirs.
    std::vector<Candidate> settle(State& state);

    /// Says of the reasons that no house gives which constraint it was, and which cell if it is
    /// one that must differ.
    void complete(std::vector<ModelReason>& reasons) const;

  private:
    struct Why {
        std::uint32_t constraint = 0;
        std::optional<Cell> by;
    };
    std::map<Candidate, Why> why_;
};

}  // namespace sudokit::walks
