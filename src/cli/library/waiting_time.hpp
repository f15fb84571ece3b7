// How long work on many puzzles waits for others who write.
#pragma once

#include "sudokit/clock.hpp"

namespace sudokit::cli {

/// A time limit that begins anew with each piece of work, and ends at once where `stops` says so.
class WaitingTime {
  public:
    /// No time limit where `seconds` is 0.
    WaitingTime(double seconds, bool (*stops)())
        : seconds_(seconds), stops_(stops), timer_(seconds) {}
    WaitingTime(const WaitingTime&) = delete;
    WaitingTime& operator=(const WaitingTime&) = delete;

    void begin_anew() { timer_ = Timer(seconds_); }

    /// Refers to this.
    [[nodiscard]] Deadline deadline() const {
        return {[](const void* self) { return static_cast<const WaitingTime*>(self)->passed(); },
                this};
    }

  private:
    [[nodiscard]] bool passed() const { return stops_() || timer_.passed(); }

    double seconds_;
    bool (*stops_)();
    Timer timer_;
};

}  // namespace sudokit::cli
