// When to give up: asked by long work now and then, answered by whoever owns the clock.
#pragma once

namespace sudokit {

/// Tells long work to stop: because time is up, or because somebody said so.
///
/// The library has no clock of its own; `sudokit/clock.hpp` makes deadlines from one. A deadline
/// refers to whatever it was made from, which must outlive the work.
class Deadline {
  public:
    /// Never stops.
    Deadline() = default;

    /// Stops once `is_over(context)` says so. It is called often and must be cheap and thread-safe.
    Deadline(bool (*is_over)(const void*), const void* context)
        : is_over_(is_over), context_(context) {}

    /// True once the work should stop; work answers within milliseconds of that.
    [[nodiscard]] bool passed() const { return is_over_ != nullptr && is_over_(context_); }

  private:
    bool (*is_over_)(const void*) = nullptr;
    const void* context_ = nullptr;
};

}  // namespace sudokit
