#include "campaign/ranks/pool.hpp"

namespace sudokit::campaign {
namespace {

constexpr std::size_t kFirstRank = 0;

}  // namespace

Unit Pool::take_first(std::size_t rank) {
    const Unit unit{stage_, left_.front()};
    left_.pop_front();
    given_[unit.number] = rank;
    return unit;
}

std::optional<Unit> Pool::next() {
    std::unique_lock lock(mutex_);
    // A unit that another rank has may come back.
    changed_.wait(lock, [&] { return closed_ || open_ == 0 || !left_.empty(); });
    if (closed_ || left_.empty()) return std::nullopt;
    return take_first(kFirstRank);
}

std::optional<Unit> Pool::give(std::size_t rank) {
    const std::lock_guard lock(mutex_);
    if (closed_ || left_.empty()) return std::nullopt;
    return take_first(rank);
}

// A unit of a rank that was thought to be lost may be done by two.
void Pool::done(const Unit& unit, std::uint64_t read, std::uint64_t kept) {
    {
        const std::lock_guard lock(mutex_);
        if (unit.stage != stage_ || given_.erase(unit.number) == 0) return;
        --open_;
        if (open_ == 0) changed_.notify_all();
    }
    reporter_.add(unit, read, kept);
}

void Pool::take_back(std::size_t rank) {
    const std::lock_guard lock(mutex_);
    for (auto it = given_.begin(); it != given_.end();) {
        if (it->second == rank) {
            left_.push_front(it->first);
            it = given_.erase(it);
        } else {
            ++it;
        }
    }
    changed_.notify_all();
}

void Pool::close() {
    const std::lock_guard lock(mutex_);
    closed_ = true;
    changed_.notify_all();
}

bool Pool::is_done() const {
    const std::lock_guard lock(mutex_);
    return open_ == 0;
}

std::size_t Pool::left() const {
    const std::lock_guard lock(mutex_);
    return left_.size();
}

}  // namespace sudokit::campaign
