#include "sudokit/clock.hpp"

namespace sudokit {
namespace {

using Clock = std::chrono::steady_clock;

// Far enough for any patience, and far from overflowing the clock: thirty years.
constexpr double kLongest = 1e9;

}  // namespace

Timer::Timer(double seconds, const std::atomic<bool>* cancelled)
    : end_(Clock::now()), limited_(seconds > 0 && seconds < kLongest), cancelled_(cancelled) {
    if (limited_) {
        end_ += std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    }
}

Deadline Timer::deadline() const {
    return {[](const void* timer) { return static_cast<const Timer*>(timer)->passed(); }, this};
}

bool Timer::passed() const {
    if (cancelled_ != nullptr && cancelled_->load(std::memory_order_relaxed)) return true;
    return limited_ && Clock::now() >= end_;
}

}  // namespace sudokit
