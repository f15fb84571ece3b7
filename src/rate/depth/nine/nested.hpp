// Nested tests on the 9x9 board: the depth of a puzzle.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "rate/depth/nine/probing.hpp"

namespace sudokit::rate {

/// Finds depths of 9x9 puzzles. Keeps its memory between puzzles; one per thread.
class NineDepth {
  public:
    /// `propagator` must outlive it.
    explicit NineDepth(const Propagator& propagator) : propagator_(propagator) {}

    /// The depth of the puzzle with these candidates and this only solution, which singles do not
    /// solve; nothing if time ran out.
    [[nodiscard]] std::optional<unsigned> find(const Words& state, const Words& solution,
                                               Deadline deadline);

  private:
    /// What tests at one depth have left of a state.
    struct Tested {
        Words known = {};         ///< candidates that were tested and did not fail
        std::vector<Words> left;  ///< by `Assumption::index`
    };

    /// A state with some candidates assumed: frame 0 has none, frame 1 has one, and so on.
    struct Frame {
        explicit Frame(const Propagator& propagator) : probing(propagator) {}

        Probing probing;
        Words exempt = {};
        Pool pool;
        std::vector<Tested> tested;  // at depth 2, 3, ...
    };

    [[nodiscard]] Frame& frame(std::size_t number);
    void enter(std::size_t number, const Words& state, const Words& exempt, const Pool* pool);
    [[nodiscard]] End close(std::size_t number, unsigned depth);
    [[nodiscard]] End test_round(std::size_t number, unsigned depth);
    [[nodiscard]] End test(std::size_t number, unsigned depth, Assumption assumption);

    const Propagator& propagator_;
    std::vector<std::unique_ptr<Frame>> frames_;
    Deadline deadline_;
};

}  // namespace sudokit::rate
