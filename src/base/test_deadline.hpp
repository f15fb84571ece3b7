// For tests: a deadline that passes after a number of looks at it, the same on every machine.
#pragma once

#include <cstdint>

#include "sudokit/deadline.hpp"

namespace sudokit::tests {

class Patience {
  public:
    /// Says no so many times, and yes ever after.
    explicit Patience(std::uint64_t no) : no_(no) {}

    /// Refers to this object, which must outlive the work.
    [[nodiscard]] Deadline deadline() const {
        return {[](const void* self) {
                    const auto* patience = static_cast<const Patience*>(self);
                    return ++patience->looks_ > patience->no_;
                },
                this};
    }

    /// How often it was asked.
    [[nodiscard]] std::uint64_t looks() const { return looks_; }
    /// How often after it had said yes for the first time: work that ends soon asks rarely then.
    [[nodiscard]] std::uint64_t late_looks() const { return looks_ > no_ ? looks_ - no_ - 1 : 0; }

  private:
    std::uint64_t no_;
    mutable std::uint64_t looks_ = 0;
};

}  // namespace sudokit::tests
