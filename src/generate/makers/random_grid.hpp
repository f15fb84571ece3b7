// Random solutions, one after the other.
#pragma once

#include <optional>
#include <vector>

#include "sudokit/puzzle.hpp"
#include "sudokit/rng.hpp"
#include "sudokit/sampling.hpp"

#include "engine/general/general.hpp"

namespace sudokit::generate {

/// Draws grids of the usual 9x9 board, each equally likely. Made once, at the first call: that
/// takes some hundredths of a second, and all threads may use it.
[[nodiscard]] const GridSampler& grid_sampler();

/// Finds random solutions of one puzzle, keeping the engines' memory. One per thread.
///
/// Random digits are put into some cells, and an engine fills the others, in its own way. So that
/// this way does not show, what it came to is then changed many times: the digits of a few names
/// are taken out everywhere and put back otherwise.
class RandomSolutions {
  public:
    explicit RandomSolutions(const Puzzle& puzzle) : puzzle_(puzzle) {}

    /// The digits; nothing if there is no solution, or if the deadline passed first.
    [[nodiscard]] std::optional<std::vector<std::uint8_t>> draw(Rng& rng, Deadline deadline);

    /// True once it is certain that there is no solution.
    [[nodiscard]] bool has_none() const { return has_none_; }

  private:
    using Solution = std::optional<std::vector<std::uint8_t>>;

    [[nodiscard]] Solution solution_of(const Puzzle& puzzle, std::uint64_t patience,
                                       Deadline deadline);
    [[nodiscard]] Puzzle seeded(std::uint32_t seeds, Rng& rng) const;
    void change(std::vector<std::uint8_t>& digits, Rng& rng, Deadline deadline);

    const Puzzle& puzzle_;
    engine::General engine_;  // the same on every machine, whatever else is linked in
    bool has_none_ = false;
};

}  // namespace sudokit::generate
