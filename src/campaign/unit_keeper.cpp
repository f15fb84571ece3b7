#include "campaign/unit_keeper.hpp"

#include <utility>

namespace sudokit::campaign {
namespace {

constexpr std::uint64_t kMostBytes = std::uint64_t{128} << 20U;
constexpr std::uint64_t kMostNanoseconds = 1'000'000'000;

}  // namespace

std::optional<Error> UnitKeeper::keep(const Unit& unit, UnitResult& result,
                                      std::uint64_t nanoseconds) {
    std::unique_lock lock(mutex_);
    if (is_ordered_ && unit.number != next_) {
        if (may_wait(result, nanoseconds)) {
            wait(unit, result, nanoseconds);
            return std::nullopt;
        }
        is_ordered_ = false;
        if (auto fault = append_waiting()) return fault;
    }
    if (!is_ordered_) {
        lock.unlock();
        return append(unit, result, nanoseconds);
    }
    if (auto fault = append(unit, result, nanoseconds)) return fault;
    for (++next_; !waiting_.empty() && waiting_.begin()->first == next_; ++next_) {
        if (auto fault = append_first_waiting()) return fault;
    }
    return std::nullopt;
}

std::optional<Error> UnitKeeper::finish() {
    const std::lock_guard lock(mutex_);
    return append_waiting();
}

bool UnitKeeper::may_wait(const UnitResult& result, std::uint64_t nanoseconds) const {
    return bytes_ + result.lines.size() <= kMostBytes &&
           nanoseconds_ + nanoseconds <= kMostNanoseconds;
}

void UnitKeeper::wait(const Unit& unit, UnitResult& result, std::uint64_t nanoseconds) {
    bytes_ += result.lines.size();
    nanoseconds_ += nanoseconds;
    UnitResult other;
    if (!spare_.empty()) {
        other = std::move(spare_.back());
        spare_.pop_back();
        spare_bytes_ -= other.lines.capacity();
    } else {
        other.lines.reserve(result.lines.size());
    }
    waiting_[unit.number] = {unit, std::exchange(result, std::move(other)), nanoseconds};
}

std::optional<Error> UnitKeeper::append_waiting() {
    while (!waiting_.empty()) {
        if (auto fault = append_first_waiting()) return fault;
    }
    return std::nullopt;
}

std::optional<Error> UnitKeeper::append_first_waiting() {
    Waiting first = std::move(waiting_.extract(waiting_.begin()).mapped());
    bytes_ -= first.result.lines.size();
    nanoseconds_ -= first.nanoseconds;
    auto fault = append(first.unit, first.result, first.nanoseconds);
    put_aside(first.result);
    return fault;
}

// No more than may wait, however large some units were.
void UnitKeeper::put_aside(UnitResult& result) {
    const std::uint64_t bytes = result.lines.capacity();
    if (spare_bytes_ + bytes > kMostBytes) return;
    spare_bytes_ += bytes;
    spare_.push_back(std::move(result));
}

std::optional<Error> UnitKeeper::append(const Unit& unit, const UnitResult& result,
                                        std::uint64_t nanoseconds) {
    if (auto fault = segment_.append(unit, result, nanoseconds)) return fault;
    dispenser_.done(unit, result.read, result.kept);
    return std::nullopt;
}

}  // namespace sudokit::campaign
