// Looks at a deadline now and then, for work whose steps are too short to look at each of them.
#pragma once

#include <cstdint>

#include "sudokit/deadline.hpp"

namespace sudokit {

/// Counts work, and looks at a deadline before the first of it and then each time that so much more
/// has been done. Once it has seen the deadline pass, that stays so.
class Lookout {
  public:
    Lookout() = default;
    Lookout(Deadline deadline, std::uint64_t work_between_looks)
        : deadline_(deadline), between_(work_between_looks) {}

    /// Notes that `work` is about to be done; true if it is too late for that.
    bool passed(std::uint64_t work = 1) {
        if (work < left_) {
            left_ -= work;
            return passed_;
        }
        left_ = between_;
        passed_ = passed_ || deadline_.passed();
        return passed_;
    }

    /// Whether it has seen the deadline pass, without another look.
    [[nodiscard]] bool seen() const { return passed_; }

  private:
    Deadline deadline_;
    std::uint64_t between_ = 1;
    std::uint64_t left_ = 0;  // until the next look
    bool passed_ = false;
};

}  // namespace sudokit
