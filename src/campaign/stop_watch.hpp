// When a run of a campaign is to stop: time is up, somebody asks for it, or something went wrong.
#pragma once

#include <atomic>

#include "sudokit/clock.hpp"

namespace sudokit::campaign {

class StopWatch {
  public:
    /// No limit where `seconds` is 0; `cancelled` may be null.
    StopWatch(double seconds, const std::atomic<bool>* cancelled) : timer_(seconds, cancelled) {}

    void stop() { stopped_.store(true, std::memory_order_relaxed); }

    [[nodiscard]] bool passed() const {
        return stopped_.load(std::memory_order_relaxed) || timer_.passed();
    }

    /// Refers to this watch.
    [[nodiscard]] Deadline deadline() const {
        return {[](const void* watch) { return static_cast<const StopWatch*>(watch)->passed(); },
                this};
    }

  private:
    Timer timer_;
    std::atomic<bool> stopped_ = false;
};

}  // namespace sudokit::campaign
