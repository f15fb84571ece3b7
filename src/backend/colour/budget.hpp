// How much work searches for cliques may do, all of them together.
#pragma once

#include <algorithm>
#include <cstdint>

#include "base/lookout.hpp"

namespace sudokit::colouring {

/// Work that is left, in looks at memory: a hundred million take about a tenth of a second. None
/// is left once the deadline has passed.
class Budget {
  public:
    Budget(std::uint64_t work, const Deadline& deadline)
        : left_(work), lookout_(deadline, kBetweenLooks) {}

    void spend(std::uint64_t work) {
        left_ -= std::min(left_, work);
        if (lookout_.passed(work)) left_ = 0;
    }

    [[nodiscard]] bool spent() const { return left_ == 0; }

  private:
    static constexpr std::uint64_t kBetweenLooks = 200'000;

    std::uint64_t left_;
    Lookout lookout_;
};

/// What the searches for cliques in all parts of a graph share: each kind a quarter of a second.
struct CliqueBudget {
    explicit CliqueBudget(const Deadline& deadline)
        : large(kWork, deadline), largest(kWork, deadline), full(kWork, deadline) {}

    static constexpr std::uint64_t kWork = 250'000'000;

    Budget large;    ///< of `large_clique`
    Budget largest;  ///< of `larger_clique`
    Budget full;     ///< of `cliques_of_size`
};

}  // namespace sudokit::colouring
