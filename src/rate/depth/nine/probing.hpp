// Tests of single candidates of a 9x9 puzzle (failed literals), many at a time, to the fixpoint.
#pragma once

#include <bit>
#include <cstddef>
#include <vector>

#include "sudokit/deadline.hpp"

#include "rate/depth/nine/lanes.hpp"

namespace sudokit::rate {

/// How drawing consequences ended.
enum class End : std::uint8_t { contradiction, solved, stuck, late };

/// A candidate: a bit of a word.
struct Assumption {
    std::uint8_t word = 0;
    std::uint8_t bit = 0;

    [[nodiscard]] nine::Word mask() const { return nine::Word{1} << bit; }
    /// All candidates of its cell.
    [[nodiscard]] nine::Word cell() const {
        return nine::kField << bit / nine::kFieldBits * nine::kFieldBits;
    }
    /// Different for each.
    [[nodiscard]] std::size_t index() const { return word * 32U + bit; }
};

/// Calls `use` with each candidate of `words`.
template <class Use>
void for_each_assumption(const Words& words, const Use& use) {
    for (unsigned i = 0; i < words.size(); ++i) {
        for (nine::Word rest = words[i]; rest != 0; rest &= rest - 1) {
            use(Assumption{static_cast<std::uint8_t>(i),
                           static_cast<std::uint8_t>(std::countr_zero(rest))});
        }
    }
}

/// For candidates of a state, what is left of the state if one is assumed. As candidates only ever
/// go, this stays true of all states that come of it: a good point to start from.
struct Pool {
    Words known = {};  ///< for which candidates there is something
    std::vector<Words> left = std::vector<Words>(nine::kWords * std::size_t{32});
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
    [[nodiscard]] bool is_solved() const;

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
