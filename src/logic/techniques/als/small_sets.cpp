#include "logic/techniques/als/small_sets.hpp"

#include <algorithm>
#include <set>

#include "logic/houses.hpp"

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

// The hidden sets of one house, digit after digit added to those before.
class SmallHiddenSets {
  public:
    SmallHiddenSets(const State& state, std::uint32_t most, Lookout& lookout)
        : state_(state), most_(most), lookout_(lookout) {}

    void collect(std::uint32_t house) {
        house_ = house;
        extend(1, {}, 0);
    }

    std::vector<AlmostHiddenSet> take() {
        std::ranges::stable_sort(found_, {},
                                 [](const AlmostHiddenSet& set) { return set.digits.size(); });
        return std::move(found_);
    }

  private:
    void extend(Digit from, DigitSet digits, std::uint64_t places) {
        for (Digit digit = from; digit <= state_.board().order(); ++digit) {
            if (lookout_.passed()) return;
            const std::uint64_t own = state_.places(house_, digit);
            const std::uint32_t count = count_bits(places | own);
            if (own == 0 || count > most_ + 1) continue;
            DigitSet more = digits;
            more.insert(digit);
            if (more.size() > 1 && count == more.size() + 1) {
                found_.push_back({house_, cells_at(places | own), more});
            }
            if (more.size() < most_) extend(digit + 1, more, places | own);
        }
    }

    [[nodiscard]] std::vector<Cell> cells_at(std::uint64_t places) const {
        std::vector<Cell> cells;
        for (; places != 0; places &= places - 1) {
            cells.push_back(first_cell_at(state_.board().houses()[house_], places));
        }
        std::ranges::sort(cells);
        return cells;
    }

    const State& state_;
    std::uint32_t most_;
    Lookout& lookout_;
    std::uint32_t house_ = 0;
    std::vector<AlmostHiddenSet> found_;
};

}  // namespace

std::vector<AlmostHiddenSet> small_hidden_sets(const State& state, std::uint32_t most,
                                               Lookout& lookout) {
    SmallHiddenSets sets(state, most, lookout);
    const auto houses = static_cast<std::uint32_t>(state.board().houses().size());
    for (std::uint32_t house = 0; house < houses; ++house) sets.collect(house);
    return sets.take();
}

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
