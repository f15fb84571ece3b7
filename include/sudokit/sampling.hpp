// Random grids and solutions, each equally likely.
//
//     Rng rng(1);
//     const GridSampler sampler;
//     sampler.draw(rng);  // one of the 6,670,903,752,021,072,936,960 grids
#pragma once

#include <memory>
#include <optional>

#include "sudokit/deadline.hpp"
#include "sudokit/nine.hpp"
#include "sudokit/puzzle.hpp"
#include "sudokit/rng.hpp"

namespace sudokit {

/// Draws grids of the usual 9x9 board, each exactly as likely as any other, from the tables by
/// which they are counted. Making it takes some hundredths of a second and two megabytes; drawing
/// takes less than a microsecond. May be used from many threads at once, each with its own `Rng`.
class GridSampler {
  public:
    GridSampler();
    ~GridSampler();
    GridSampler(GridSampler&&) noexcept;
    GridSampler& operator=(GridSampler&&) noexcept;

    [[nodiscard]] nine::Digits draw(Rng& rng) const;

  private:
    struct Tables;
    std::unique_ptr<const Tables> tables_;
};

/// A solution of `puzzle`, each equally likely; nothing if there is none, or if the deadline passed
/// first. Counts solutions without going through them (see `SolutionCounting`, which draws several
/// from one puzzle sooner), so it may take long where counting does.
[[nodiscard]] std::optional<Grid> random_solution(const Puzzle& puzzle, Rng& rng,
                                                  const Deadline& deadline = {});

}  // namespace sudokit
