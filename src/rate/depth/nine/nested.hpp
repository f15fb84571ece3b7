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
    /// A candidate to test; those with a low rank first.
    struct Due {
        unsigned rank;
        Assumption assumption;
    };

    /// A state with some candidates assumed: frame 0 has none, frame 1 has one, and so on.
    struct Frame {
        explicit Frame(const Propagator& propagator) : probing(propagator) {}

        Probing probing;
        Words exempt = {};
        Pool singles;              // what singles leave if one more candidate is assumed
        std::vector<Pool> closed;  // what singles and tests up to depth 1, 2, ... leave
        Words safe = {};           // candidates that would not fail the tests now being made
        std::vector<Due> due;      // those that might
    };

    [[nodiscard]] Frame& frame(std::size_t number);
    void enter(std::size_t number, const Words& state, const Words& exempt, const Pool* pool);
    [[nodiscard]] End close(std::size_t number, unsigned depth);
    [[nodiscard]] End test_round(std::size_t number, unsigned depth);
    static void find_due(Frame& it, const Pool& closed);
    [[nodiscard]] static std::optional<Assumption> take_due(Frame& it);
    [[nodiscard]] End test(std::size_t number, unsigned depth, Assumption assumption);

    const Propagator& propagator_;
    std::vector<std::unique_ptr<Frame>> frames_;
    Deadline deadline_;
};

}  // namespace sudokit::rate
