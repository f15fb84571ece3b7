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

    /// Stops once `ask(context)` says so. It is called often and must be cheap and thread-safe.
    Deadline(bool (*ask)(const void*), const void* context) : ask_(ask), context_(context) {}

    /// True once the work should stop; work answers within milliseconds of that.
    [[nodiscard]] bool passed() const { return ask_ != nullptr && ask_(context_); }

  private:
    bool (*ask_)(const void*) = nullptr;
    const void* context_ = nullptr;
};

}  // namespace sudokit
