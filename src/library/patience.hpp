// When a library's work may end before it is done.
#pragma once

#include "sudokit/deadline.hpp"

namespace sudokit::library {

/// The deadline of whoever opened a library, which does not count while something is finished that
/// has begun to change it: nothing that was read to go in is lost, and nothing is marked unsaid.
class Patience {
  public:
    explicit Patience(Deadline given) : given_(given) {}
    Patience(const Patience&) = delete;
    Patience& operator=(const Patience&) = delete;

    [[nodiscard]] bool passed() const { return !finishing_ && given_.passed(); }

    /// The same for databases; it refers to this.
    [[nodiscard]] Deadline deadline() const {
        return {[](const void* self) { return static_cast<const Patience*>(self)->passed(); },
                this};
    }

    /// While it lives, the deadline does not count.
    class Finishing {
      public:
        explicit Finishing(Patience& patience) : patience_(patience) {
            patience_.finishing_ = true;
        }
        Finishing(const Finishing&) = delete;
        Finishing& operator=(const Finishing&) = delete;
        ~Finishing() { patience_.finishing_ = false; }

      private:
        Patience& patience_;
    };

  private:
    Deadline given_;
    bool finishing_ = false;
};

}  // namespace sudokit::library
