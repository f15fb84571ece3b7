// How long a search is let go on without finding anything.
#pragma once

#include <cstdint>
#include <limits>

#include "sudokit/search.hpp"

namespace sudokit::engine {

/// Counts the nodes of a search since its last solution. In nodes rather than in time, so that
/// answers are the same on every machine.
class Patience {
  public:
    /// As `SearchLimits::patience` says it: 0 has no end.
    explicit Patience(std::uint64_t nodes) : nodes_(nodes), end_(nodes == 0 ? kNever : nodes) {}

    /// Has it come to its end after `nodes` in all?
    [[nodiscard]] bool is_over(std::uint64_t nodes) const { return nodes > end_; }

    /// A solution was found, after `nodes`.
    void renew(std::uint64_t nodes) {
        if (nodes_ != 0) end_ = nodes < kNever - nodes_ ? nodes + nodes_ : kNever;
    }

    /// The same where there is no end to it once `count`, those found so far, are many.
    void renew(std::uint64_t nodes, std::uint64_t count) {
        if (count >= kNeverStuck) *this = Patience(0);
        renew(nodes);
    }

  private:
    static constexpr std::uint64_t kNever = std::numeric_limits<std::uint64_t>::max();

    std::uint64_t nodes_;
    std::uint64_t end_;
};

}  // namespace sudokit::engine
