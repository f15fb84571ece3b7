#include "logic/techniques/als/small_sets.hpp"

#include <algorithm>
#include <set>

namespace sudokit::logic {
namespace {

// The sets of one house, cell after cell added to those before.
class SmallSets {
  public:
    SmallSets(const State& state, std::uint32_t most, Lookout& lookout)
        : state_(state), most_(most), lookout_(lookout) {}

    void collect(std::uint32_t house) {
        house_ = house;
        some_.clear();
        for (const Cell cell : state_.board().houses()[house].cells) {
            const std::uint32_t size = state_.candidates(cell).size();
            if (size >= 2 && size <= most_ + 1) some_.push_back(cell);
        }
        std::ranges::sort(some_);
        extend(0, {});
    }

    std::vector<AlmostLockedSet> take() {
        std::ranges::stable_sort(found_, {},
                                 [](const AlmostLockedSet& set) { return set.cells.size(); });
        return std::move(found_);
    }

  private:
    void extend(std::size_t from, DigitSet digits) {
        for (std::size_t i = from; i < some_.size(); ++i) {
            if (lookout_.passed()) return;
            const DigitSet more = digits | state_.candidates(some_[i]);
            if (more.size() > most_ + 1) continue;
            cells_.push_back(some_[i]);
            if (cells_.size() > 1 && more.size() == cells_.size() + 1 &&
                known_.insert(cells_).second) {
                found_.push_back({house_, cells_, more});
            }
            if (cells_.size() < most_) extend(i + 1, more);
            cells_.pop_back();
        }
    }

    const State& state_;
    std::uint32_t most_;
    Lookout& lookout_;
    std::uint32_t house_ = 0;
    std::vector<Cell> some_;   // of the house, that may be in a set
    std::vector<Cell> cells_;  // the set in the making
    std::set<std::vector<Cell>> known_;
    std::vector<AlmostLockedSet> found_;
};

}  // namespace

std::vector<AlmostLockedSet> small_sets(const State& state, std::uint32_t most, Lookout& lookout) {
    SmallSets sets(state, most, lookout);
    const auto houses = static_cast<std::uint32_t>(state.board().houses().size());
    for (std::uint32_t house = 0; house < houses; ++house) sets.collect(house);
    return sets.take();
}

std::vector<Cell> places_in(const AlmostLockedSet& set, Digit digit, const State& state) {
    std::vector<Cell> cells;
    std::ranges::copy_if(set.cells, std::back_inserter(cells), [&](Cell cell) {
        return state.has({cell, digit});
    });
    return cells;
}

}  // namespace sudokit::logic
