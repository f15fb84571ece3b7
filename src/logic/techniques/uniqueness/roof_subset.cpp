#include "logic/techniques/uniqueness/roof_subset.hpp"

#include <algorithm>

#include "logic/conclusions.hpp"

namespace sudokit::logic {
namespace {

class RoofSearch {
  public:
    RoofSearch(const State& state, const Roof& roof, const CellSet& usable, RoofSubsetSink sink)
        : state_(state), roof_(roof), all_usable_(usable), sink_(sink) {}

    bool run() {
        const std::size_t order = state_.board().order();
        for (const std::uint32_t house : state_.board().houses_of(roof_.cells.front())) {
            if (!holds_all(house, roof_.cells)) continue;
            house_ = house;
            collect();
            const std::size_t largest = std::min(usable_.size(), order <= 9 ? order : 4);
            for (std::size_t size = 1; size <= largest; ++size) {
                size_ = size;
                if (!extend(0, roof_.further)) return false;
            }
        }
        return true;
    }

  private:
    [[nodiscard]] bool holds_all(std::uint32_t house, const std::vector<Cell>& cells) const {
        return std::ranges::all_of(
            cells, [&](Cell cell) { return state_.board().house_set(house).contains(cell); });
    }

    void collect() {
        usable_.clear();
        for (const Cell cell : state_.board().houses()[house_].cells) {
            if (state_.is_open(cell) && all_usable_.contains(cell)) usable_.push_back(cell);
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
    bool offer(DigitSet digits) {
        RoofSubset subset{chosen_, digits, {}};
        std::vector<Candidate> eliminations;
        for (const std::uint32_t house : state_.board().houses_of(roof_.cells.front())) {
            if (!holds_all(house, roof_.cells) || !holds_all(house, chosen_)) continue;
            if (house < house_) return true;
            if (strike(house, digits, eliminations)) subset.houses.push_back(house);
        }
        sort_unique(eliminations);
        return sink_(std::move(subset), std::move(eliminations));
    }

    bool strike(std::uint32_t house, DigitSet digits, std::vector<Candidate>& eliminations) const {
        const std::size_t before = eliminations.size();
        for (const Cell cell : state_.board().houses()[house].cells) {
            if (std::ranges::find(roof_.cells, cell) != roof_.cells.end() ||
                std::ranges::find(chosen_, cell) != chosen_.end()) {
                continue;
            }
            for (const Digit digit : state_.candidates(cell) & digits) {
                eliminations.push_back({cell, digit});
            }
        }
        return eliminations.size() > before;
    }

    const State& state_;
    const Roof& roof_;
    const CellSet& all_usable_;
    RoofSubsetSink sink_;
    std::uint32_t house_ = 0;
    std::size_t size_ = 0;
    std::vector<Cell> usable_;
    std::vector<Cell> chosen_;
};

}  // namespace

bool each_naked_subset_with_roof(const State& state, const Roof& roof, const CellSet& usable,
                                 RoofSubsetSink sink) {
    return RoofSearch(state, roof, usable, sink).run();
}

}  // namespace sudokit::logic
