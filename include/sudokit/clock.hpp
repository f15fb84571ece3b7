// Deadlines from the system's clock and from a flag that anyone may raise.
#pragma once

#include <atomic>
#include <chrono>

#include "sudokit/deadline.hpp"

namespace sudokit {

/// A stopwatch set to a number of seconds, which also stops when `cancelled` is raised.
///
///     const Timer timer(1.5, &cancelled);
///     solve(puzzle, {.deadline = timer.deadline()});
class Timer {
  public:
    /// No time limit where `seconds` is 0 or less. `cancelled` may be null.
    explicit Timer(double seconds, const std::atomic<bool>* cancelled = nullptr);

    /// Refers to this timer, which must outlive the work and must not move meanwhile.
    [[nodiscard]] Deadline deadline() const;

    [[nodiscard]] bool passed() const;

  private:
    std::chrono::steady_clock::time_point end_;
    bool limited_;
    const std::atomic<bool>* cancelled_;
};

}  // namespace sudokit
