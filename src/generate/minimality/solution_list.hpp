// All solutions of a puzzle that has not too many, in an order that is the same on every machine.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sudokit/nine.hpp"

#include "engine/general/general.hpp"

namespace sudokit::generate {

/// Some solutions.
struct SolutionList {
    std::vector<std::vector<std::uint8_t>> solutions;
    bool complete = false;  ///< there are no others
};

/// Lists solutions by an engine that is always there. Keeps its memory; one per thread.
class SolutionLister {
  public:
    [[nodiscard]] SolutionList list(const Puzzle& puzzle, std::size_t most, Deadline deadline);

    /// How many there are, up to `most`; nothing if the deadline passed first.
    [[nodiscard]] std::optional<std::size_t> count(const Puzzle& puzzle, std::size_t most,
                                                   Deadline deadline);

  private:
    Stop search(const Puzzle& puzzle, std::size_t most, Deadline deadline, SolutionSink sink);

    // The order of solutions may depend on the kernel, and this one is everywhere.
    nine::Solver nine_{nine::kernels().back()};
    engine::General general_;
};

}  // namespace sudokit::generate
