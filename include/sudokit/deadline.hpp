// When to give up: asked by long work now and then, answered by whoever owns the clock.
#pragma once

#include <cstdint>

namespace sudokit {

/// Tells long work to stop: because time is up, or because somebody said so.
///
/// The library has no clock of its own; `sudokit/clock.hpp` makes deadlines from one. A deadline
/// refers to whatever it was made from, which must outlive the work.
class Deadline {
  public:
    /// Never stops.
    Deadline() = default;

    /// Who wants to know how far searches have come: called with the context, and with how many
    /// solutions were found and how many nodes visited so far by the engine at work. Where another
    /// takes over, or one begins anew in another way, these begin anew as well.
    using Listener = void (*)(const void*, std::uint64_t solutions, std::uint64_t nodes);

    /// Stops once `is_over(context)` says so. It and `listener`, which may be null, are called
    /// often and must be cheap and thread-safe.
    Deadline(bool (*is_over)(const void*), const void* context, Listener listener = nullptr)
        : is_over_(is_over), context_(context), listener_(listener) {}

    /// True once the work should stop; work answers within milliseconds of that.
    [[nodiscard]] bool passed() const { return is_over_ != nullptr && is_over_(context_); }

    /// The same, asked by a search that tells how far it has come.
    [[nodiscard]] bool passed(std::uint64_t solutions, std::uint64_t nodes) const {
        if (listener_ != nullptr) listener_(context_, solutions, nodes);
        return passed();
    }

  private:
    bool (*is_over_)(const void*) = nullptr;
    const void* context_ = nullptr;
    Listener listener_ = nullptr;
};

}  // namespace sudokit
