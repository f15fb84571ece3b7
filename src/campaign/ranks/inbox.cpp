#include "campaign/ranks/inbox.hpp"

#include <utility>

namespace sudokit::campaign {

std::optional<Unit> Inbox::next() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return closed_ || round_ != worked_ || !units_.empty(); });
    if (closed_ || round_ != worked_) return std::nullopt;
    const Unit unit = units_.front();
    units_.pop_front();
    return unit;
}

void Inbox::done(const Unit& unit, std::uint64_t read, std::uint64_t kept) {
    const std::lock_guard lock(mutex_);
    done_.push_back(
        {.word = Word::done, .unit = unit, .round = worked_, .read = read, .kept = kept});
    changed_.notify_all();
}

std::optional<Stage> Inbox::next_round() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return closed_ || round_ != worked_; });
    if (closed_) return std::nullopt;
    worked_ = round_;
    return stage_;
}

void Inbox::put(std::uint64_t round, const Unit& unit) {
    const std::lock_guard lock(mutex_);
    if (round != round_) units_.clear();
    round_ = round;
    stage_ = unit.stage;
    units_.push_back(unit);
    changed_.notify_all();
}

void Inbox::close() {
    const std::lock_guard lock(mutex_);
    closed_ = true;
    changed_.notify_all();
}

std::deque<RankLetter> Inbox::wait_for_done() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return no_more_ || !done_.empty(); });
    return std::exchange(done_, {});
}

void Inbox::no_more_done() {
    const std::lock_guard lock(mutex_);
    no_more_ = true;
    changed_.notify_all();
}

}  // namespace sudokit::campaign
