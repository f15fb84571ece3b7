#include "logic/techniques/als/wxyz_wing.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "base/lookout.hpp"
#include "logic/conclusions.hpp"
#include "logic/techniques/als/small_sets.hpp"

namespace sudokit::logic {
namespace {

constexpr Digit kWxyz = 4;
constexpr std::uint64_t kWxyzBetweenLooks = 10'000;

class WxyzSearch {
  public:
    WxyzSearch(const State& state, StepSink sink)
        : state_(state),
          board_(state.board()),
          sink_(sink),
          lookout_(sink.deadline(), kWxyzBetweenLooks) {}

    bool run() {
        for (AlmostLockedSet& set : small_sets(state_, kWxyz - 1, lookout_)) {
            sets_[set.cells.size()].push_back(std::move(set));
        }
        for (const Cell cell : state_.open_cells()) {
            const DigitSet digits = state_.candidates(cell);
            if (digits.size() == 2) sets_[1].push_back({board_.houses_of(cell)[0], {cell}, digits});
        }
        return !lookout_.seen() && pair(sets_[1], sets_[3]) && pair(sets_[2], sets_[2]);
    }

  private:
    using Sets = std::vector<AlmostLockedSet>;

    bool pair(const Sets& first, const Sets& second) {
        for (const AlmostLockedSet& a : first) {
            for (const AlmostLockedSet& b : second) {
                if (lookout_.passed()) return false;
                if (a.cells.size() == b.cells.size() && b.cells <= a.cells) continue;
                if ((a.digits | b.digits).size() == kWxyz && !offer(a, b)) return false;
            }
        }
        return true;
    }

    bool offer(const AlmostLockedSet& a, const AlmostLockedSet& b) {
        std::vector<Cell> cells;
        std::set_union(a.cells.begin(), a.cells.end(), b.cells.begin(), b.cells.end(),
                       std::back_inserter(cells));
        if (cells.size() != kWxyz) return true;
        DigitSet common;
        Digit digit = 0;
        for (const Digit both : a.digits& b.digits) {
            if (is_restricted(a, b, both)) {
                common.insert(both);
            } else {
                digit = both;
            }
        }
        if (common.size() != 1 || digit == 0) return true;
        CellSet struck = state_.cells_of(digit);
        for (const AlmostLockedSet* set : {&a, &b}) {
            for (const Cell cell : places_in(*set, digit, state_)) struck &= board_.peer_set(cell);
        }
        if (struck.empty() || !wings_.insert(std::move(cells)).second) return true;
        return sink_({TechniqueId::wxyz_wing,
                      AlsPattern{{a, b}, {common}, {}, false},
                      {},
                      candidates_at(struck, digit)});
    }

    [[nodiscard]] bool is_restricted(const AlmostLockedSet& a, const AlmostLockedSet& b,
                                     Digit digit) const {
        const std::vector<Cell> others = places_in(b, digit, state_);
        return std::ranges::all_of(places_in(a, digit, state_), [&](Cell cell) {
            return std::ranges::all_of(
                others, [&](Cell other) { return board_.peer_set(cell).contains(other); });
        });
    }

    const State& state_;
    const Board& board_;
    StepSink sink_;
    Lookout lookout_;
    std::array<Sets, kWxyz> sets_;  // by the number of their cells
    std::set<std::vector<Cell>> wings_;
};

}  // namespace

bool WxyzWing::find(const State& state, StepSink sink) const {
    return WxyzSearch(state, sink).run();
}

const Technique* wxyz_wing_technique(TechniqueId id) {
    static const WxyzWing kWxyzWing;
    return id == TechniqueId::wxyz_wing ? &kWxyzWing : nullptr;
}

}  // namespace sudokit::logic
