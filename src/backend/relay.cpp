#include "backend/relay.hpp"

#include <optional>

namespace sudokit::backend {
namespace {

// With more solutions than these, the first engine is left alone.
constexpr std::size_t kMostKnown = 1000;

// A deadline that also passes after a number of looks at it, unless it is told to have none.
class Patience {
  public:
    Patience(const Deadline& deadline, std::uint64_t looks) : deadline_(deadline), looks_(looks) {}

    [[nodiscard]] Deadline deadline() const {
        return {[](const void* self) { return static_cast<const Patience*>(self)->look(); }, this};
    }

    void begin_again(std::optional<std::uint64_t> looks) {
        looks_ = looks.value_or(0);
        limited_ = looks.has_value();
    }

  private:
    // Asked by one engine, in one thread.
    [[nodiscard]] bool look() const {
        if (limited_ && looks_ == 0) return true;
        if (limited_) --looks_;
        return deadline_.passed();
    }

    const Deadline& deadline_;
    mutable std::uint64_t looks_;
    bool limited_ = true;
};

}  // namespace

SearchOutcome Relay::search(const Puzzle& puzzle, const SearchLimits& limits, SolutionSink sink) {
    known_.clear();
    handed_over_ = false;
    Patience patience(limits.deadline, patience_);
    const auto keep = [&](std::span<const std::uint8_t> digits) {
        const bool room = known_.size() < kMostKnown;
        if (room) known_.emplace_back(digits.begin(), digits.end());
        patience.begin_again(room ? std::optional(patience_) : std::nullopt);
        return sink(digits);
    };
    SearchOutcome begun =
        first_->search(puzzle, {.limit = limits.limit, .deadline = patience.deadline()}, keep);
    if (begun.error || begun.stop != Stop::deadline || limits.deadline.passed()) return begun;

    handed_over_ = true;
    const std::uint64_t left = limits.limit == 0 ? 0 : limits.limit - begun.count;
    SearchOutcome ended =
        second_->search_beyond(known_, puzzle, {.limit = left, .deadline = limits.deadline}, sink);
    ended.count += begun.count;
    ended.nodes += begun.nodes;
    return ended;
}

}  // namespace sudokit::backend
