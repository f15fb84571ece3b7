// How far 9x9 puzzles resist tests by contradiction: what the climb to depth 2 goes by.
#pragma once

#include "sudokit/nine.hpp"

#include "rate/depth/nine/lanes.hpp"

namespace sudokit::generate {

/// Measures puzzles, with many tests side by side. Keeps its memory; one per thread.
class NineResistance {
  public:
    explicit NineResistance(const nine::Kernel& kernel);

    struct Measure {
        /// Grows with what tests leave undecided; the same on every kernel.
        std::int32_t height = 0;
        bool is_deep = false;  ///< tests end without the solution: the depth is 2 at least
    };

    /// Of a puzzle with this only solution. In each round all wrong candidates are assumed where
    /// singles are stuck, and followed by singles; those that lead to a dead end go, all at once.
    /// Those that do not count for the round, those that do against it, and the height is that of
    /// the best round: few puzzles resist from the start, but a narrow place on the way becomes one
    /// where nothing fails more easily than a wide one.
    [[nodiscard]] Measure measure(const nine::Digits& puzzle, const nine::Digits& solution);

  private:
    struct Round {
        rate::Words failed = {};
        std::int32_t height = 0;
    };

    [[nodiscard]] rate::Words settled(const rate::Words& state);
    [[nodiscard]] Round test_all(const rate::Words& state, rate::Words untested);
    [[nodiscard]] rate::LaneBits assume(const rate::Words& state, rate::Words& untested);
    void put(const rate::Words& state, unsigned lane);

    rate::Group group_ = {};
    const rate::Propagator& propagator_;
    unsigned lanes_;
    std::array<rate::Assumption, rate::kMostLanes> assumed_ = {};
};

}  // namespace sudokit::generate
