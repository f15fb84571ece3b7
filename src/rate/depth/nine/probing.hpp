// Tests of single candidates of a 9x9 puzzle (failed literals), many at a time, to the fixpoint.
#pragma once

#include <cstddef>
#include <vector>

#include "sudokit/deadline.hpp"

#include "rate/depth/nine/lanes.hpp"

namespace sudokit::rate {

/// How drawing consequences ended.
enum class End : std::uint8_t { contradiction, solved, stuck, late };

/// For candidates of a state, what is left of the state if one is assumed. As candidates only ever
/// go, this stays true of all states that come of it: a good point to start from.
struct Pool {
    Words known = {};  ///< for which candidates there is something
    std::vector<Words> left = std::vector<Words>(kAssumptions);

    /// What is left, or null.
    [[nodiscard]] const Words* find(Assumption assumption) const {
        return assumption.is_in(known) ? &left[assumption.index()] : nullptr;
    }
    void set(Assumption assumption, const Words& words) {
        left[assumption.index()] = words;
        assumption.add_to(known);
    }
};

/// Takes one state as far as singles and tests at depth 1 go.
class Probing {
  public:
    /// `propagator` must outlive it.
    explicit Probing(const Propagator& propagator)
        : propagator_(propagator), lanes_(propagator.lanes()) {}

    /// Begins with a state. Candidates in `exempt` are not tested: they are known not to fail. If
    /// there is a `pool`, it is of a state that this one comes of, and stays unchanged meanwhile.
    void start(const Words& state, const Words& exempt, const Pool* pool);

    /// Draws all consequences. The answer `stuck` means that no test fails any more.
    [[nodiscard]] End close(Deadline deadline);

    /// Takes a candidate out, to go on with `close`.
    void remove(Assumption assumption);

    [[nodiscard]] const Words& state() const { return state_; }

    /// Puts down what tests have left, after `close`.
    void fill(Pool& pool) const;

  private:
    /// Tests under way. Lane 0 has the state itself, so that it is propagated with them.
    struct Tests {
        Group group;
        std::array<Assumption, kMostLanes> assumed;
        LaneBits active = 0;
        std::uint32_t version = 0;  ///< of the state that they were settled with
    };

    [[nodiscard]] Tests* stale();
    [[nodiscard]] bool gather(Tests& tests);
    void add(Tests& tests, Assumption assumption, unsigned lane);
    [[nodiscard]] End settle(Tests& tests);

    const Propagator& propagator_;
    unsigned lanes_;
    Words state_ = {};
    Words untested_ = {};
    Words placed_ = {};  // by some test that does not fail in this version of the state
    const Pool* pool_ = nullptr;
    std::uint32_t version_ = 0;  // how often a test has failed
    bool propagated_ = false;    // the state has been settled in this version
    std::vector<Tests> tests_;   // the first `size_` of them
    std::size_t size_ = 0;
    std::size_t turn_ = 0;  // which of them were looked at last
};

}  // namespace sudokit::rate
