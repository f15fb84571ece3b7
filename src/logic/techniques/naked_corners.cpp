#include "logic/techniques/naked_corners.hpp"

#include <algorithm>

#include "logic/conclusions.hpp"

namespace sudokit::logic {
namespace {

class CornerSearch {
  public:
    CornerSearch(const State& state, const Corners& corners, DigitSet digits, std::uint32_t further,
                 CornerSubsetSink sink)
        : state_(state), corners_(corners), digits_(digits), sink_(sink) {
        for (std::size_t i = 0; i < 4; ++i) {
            if ((further >> i & 1) == 0) continue;
            pair_.push_back(corners[i]);
            start_ |= state.candidates(corners[i]) & ~digits;
        }
    }

    bool run() {
        const std::size_t order = state_.board().order();
        for (const std::uint32_t house : state_.board().houses_of(pair_[0])) {
            if (!holds(house, pair_[1])) continue;
            house_ = house;
            collect();
            const std::size_t largest = std::min(usable_.size(), order <= 9 ? order : 4);
            for (std::size_t size = 1; size <= largest; ++size) {
                size_ = size;
                if (!extend(0, start_)) return false;
            }
        }
        return true;
    }

  private:
    [[nodiscard]] bool holds(std::uint32_t house, Cell cell) const {
        return state_.board().house_set(house).contains(cell);
    }

    void collect() {
        usable_.clear();
        for (const Cell cell : state_.board().houses()[house_].cells) {
            if (state_.is_open(cell) && (state_.candidates(cell) & digits_).empty() &&
                std::ranges::find(corners_, cell) == corners_.end()) {
                usable_.push_back(cell);
            }
        }
    }

    // All ways to go on to `size_` cells from those chosen, whose digits are `digits`.
    bool extend(std::size_t from, DigitSet digits) {
        if (chosen_.size() == size_) return digits.size() != size_ + 1 || offer(digits);
        bool more = true;
        for (std::size_t i = from; more && i < usable_.size(); ++i) {
            const DigitSet with = digits | state_.candidates(usable_[i]);
            if (with.size() > size_ + 1) continue;
            chosen_.push_back(usable_[i]);
            more = extend(i + 1, with);
            chosen_.pop_back();
        }
        return more;
    }

    // The subset acts in all the houses that its cells share, and is offered from the first.
    bool offer(DigitSet subset) {
        const auto is_shared = [&](std::uint32_t house) {
            return holds(house, pair_[1]) &&
                   std::ranges::all_of(chosen_, [&](Cell cell) { return holds(house, cell); });
        };
        RectanglePattern pattern{corners_, digits_, chosen_, subset, {}};
        std::vector<Candidate> eliminations;
        for (const std::uint32_t house : state_.board().houses_of(pair_[0])) {
            if (!is_shared(house)) continue;
            if (house < house_) return true;
            if (strike(house, subset, eliminations)) pattern.houses.push_back(house);
        }
        sort_unique(eliminations);
        return sink_(std::move(pattern), std::move(eliminations));
    }

    bool strike(std::uint32_t house, DigitSet subset, std::vector<Candidate>& eliminations) const {
        const std::size_t before = eliminations.size();
        for (const Cell cell : state_.board().houses()[house].cells) {
            if (std::ranges::find(pair_, cell) != pair_.end() ||
                std::ranges::find(chosen_, cell) != chosen_.end()) {
                continue;
            }
            for (const Digit digit : state_.candidates(cell) & subset) {
                eliminations.push_back({cell, digit});
            }
        }
        return eliminations.size() > before;
    }

    const State& state_;
    const Corners& corners_;
    DigitSet digits_;
    CornerSubsetSink sink_;
    std::vector<Cell> pair_;
    DigitSet start_;
    std::uint32_t house_ = 0;
    std::size_t size_ = 0;
    std::vector<Cell> usable_;
    std::vector<Cell> chosen_;
};

}  // namespace

bool each_naked_subset_with_corners(const State& state, const Corners& corners, DigitSet digits,
                                    std::uint32_t further, CornerSubsetSink sink) {
    return CornerSearch(state, corners, digits, further, sink).run();
}

}  // namespace sudokit::logic
