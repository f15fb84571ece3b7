// Whether 9x9 puzzles still have one solution with fewer givens: many of them at once.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "sudokit/nine.hpp"

#include "backend/automatic.hpp"
#include "generate/nine/cells.hpp"

namespace sudokit::generate {

/// What came of leaving a puzzle fewer givens.
struct NineFinding {
    enum class Kind : std::uint8_t {
        only,     ///< the solution is still the only one
        another,  ///< there is another one
        stopped   ///< time ran out first
    };
    Kind kind = Kind::only;
    /// Where another solution differs: an unavoidable set, or if all that is known is that there is
    /// one, the cells without givens.
    NineCells difference = {};
};

/// Tests givens side by side by the lane engine. Keeps its memory; one per thread.
class NineTrials {
  public:
    explicit NineTrials(const nine::Kernel& kernel) : solver_(kernel) {}

    /// Takes up a trial: what `solution` has in the cells of `givens`.
    void add(const nine::Digits& solution, NineCells givens);

    /// Tests what was added since the last time: a finding for each, in that order, which hold
    /// until the next call.
    [[nodiscard]] std::span<const NineFinding> test(Deadline deadline);

  private:
    struct Trial {
        nine::Digits solution;
        NineCells givens;
    };
    [[nodiscard]] NineFinding finding(std::size_t index, Deadline deadline);

    nine::Solver solver_;
    std::unique_ptr<backend::Relay> others_ = backend::make_automatic_in_general();
    std::vector<Trial> trials_;
    std::vector<nine::Digits> puzzles_;
    std::vector<nine::Answer> found_;
    std::vector<nine::Digits> firsts_;
    std::vector<nine::Digits> seconds_;
    std::vector<NineFinding> findings_;
};

}  // namespace sudokit::generate
