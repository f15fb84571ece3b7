// Ways down from full 9x9 grids to puzzles with few givens, and how likely they are.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "sudokit/rng.hpp"

#include "generate/nine/digger.hpp"

namespace sudokit::generate {

/// A way down from a full grid: each time, one of the givens that are redundant goes, each equally
/// likely, until there are `NineDescents::kLeast` left or none is redundant.
struct NineDescent {
    nine::Digits solution = {};              ///< the grid
    std::vector<std::uint8_t> emptied = {};  ///< cells, in this order
    NineCells givens = {};                   ///< what is left
    NineCells redundant = {};                ///< among these
    /// One divided by the chance of this way: the product of the numbers of givens that could have
    /// gone.
    double ways = 0;
    bool stopped = false;  ///< time ran out first; then what is below the grid means nothing
};

/// Goes down from many grids side by side. What comes out depends on the grids and on `rng` alone.
/// Keeps its memory; one per thread.
class NineDescents {
  public:
    static constexpr std::uint32_t kLeast = 30;

    explicit NineDescents(const nine::Kernel& kernel) : digger_(kernel), trials_(kernel) {}

    /// `descents` have their solutions.
    void descend(std::span<NineDescent> descents, Rng& rng, Deadline deadline);

  private:
    // A given that is left.
    struct Need {
        NineDescent* descent = nullptr;
        std::uint8_t cell = 0;
        std::uint8_t from = 0;  // with so many cells emptied it is needed; more: it never is
        bool settled = false;   // and with fewer it is not
    };

    void dig(std::span<NineDescent> descents, Rng& rng, Deadline deadline);
    void list_needs(NineDescent& descent);
    void find_needs(Deadline deadline);
    void weigh();

    NineDigger digger_;
    NineTrials trials_;
    std::vector<NineDig> digs_;
    std::vector<std::array<NineCells, nine::kCells>> orders_;
    SwapSets swaps_;
    std::vector<Need> needs_;
};

}  // namespace sudokit::generate
