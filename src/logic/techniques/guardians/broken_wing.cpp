#include "logic/techniques/guardians/broken_wing.hpp"

#include <algorithm>

#include "logic/conclusions.hpp"
#include "logic/houses.hpp"
#include "logic/techniques/guardians/guardians.hpp"

namespace sudokit::logic {
namespace {

constexpr std::size_t kMostCellsInWing = 9;
constexpr std::uint32_t kMostWingGuardians = 3;

// Walks from house to house along places of a digit, from the least cell of the ring. No house has
// more than two cells of the ring: a third one would have to be a guardian too.
class BrokenWingSearch {
  public:
    BrokenWingSearch(const State& state, Digit digit, StepSink sink,
                     std::vector<GuardianPattern>& found)
        : state_(state), board_(state.board()), digit_(digit), sink_(sink), found_(found) {}

    bool run() {
        const CellSet none(board_.cell_count());
        return std::ranges::all_of(state_.cells_of(digit_), [&](Cell cell) {
            ring_.assign(1, cell);
            return extend(none, 0, state_.cells_of(digit_));
        });
    }

  private:
    // `struck` are the places of the digit that all guardians see.
    bool extend(const CellSet& guardians, std::uint32_t guardian_count, const CellSet& struck) {
        if (sink_.has_enough()) return false;
        const Cell last = ring_.back();
        for (const std::uint32_t house : board_.houses_of(last)) {
            const std::uint64_t places = state_.places(house, digit_);
            const std::uint32_t count = count_bits(places);
            if (count < 2 || count > 2 + kMostWingGuardians) continue;
            if (std::ranges::find(houses_, house) != houses_.end()) continue;
            const House& where = board_.houses()[house];
            for (std::uint64_t rest = places; rest != 0; rest &= rest - 1) {
                const Cell next = first_cell_at(where, rest);
                if (next == last || !can_join(next, house)) continue;
                CellSet more = guardians;
                CellSet left = struck;
                std::uint32_t number = guardian_count;
                for (std::uint64_t others = places; others != 0; others &= others - 1) {
                    const Cell cell = first_cell_at(where, others);
                    if (cell == last || cell == next || more.contains(cell)) continue;
                    if (++number > kMostWingGuardians) break;
                    more.insert(cell);
                    left &= board_.peer_set(cell);
                }
                if (number > kMostWingGuardians || (number > 1 && left.empty())) continue;
                if (!add(next, house, more, number, left)) return false;
            }
        }
        return true;
    }

    // The house has no other cell of the ring, and none of the houses so far has `next`.
    [[nodiscard]] bool can_join(Cell next, std::uint32_t house) const {
        const CellSet& cells = board_.house_set(house);
        if (next < ring_.front()) return false;
        const bool closes = next == ring_.front();
        for (std::size_t i = closes ? 1 : 0; i + 1 < ring_.size(); ++i) {
            if (cells.contains(ring_[i])) return false;
        }
        if (closes) return true;
        return std::ranges::none_of(
            houses_, [&](std::uint32_t used) { return board_.house_set(used).contains(next); });
    }

    bool add(Cell next, std::uint32_t house, const CellSet& guardians, std::uint32_t guardian_count,
             const CellSet& struck) {
        houses_.push_back(house);
        bool more = true;
        if (next == ring_.front()) {
            close(guardians);
        } else if (ring_.size() < kMostCellsInWing) {
            ring_.push_back(next);
            more = extend(guardians, guardian_count, struck);
            ring_.pop_back();
        }
        houses_.pop_back();
        return more;
    }

    // Every ring is met in both directions.
    void close(const CellSet& guardians) {
        if (ring_.size() % 2 == 0 || ring_[1] > ring_.back() || guardians.empty()) return;
        GuardianPattern pattern;
        pattern.cells = ring_;
        pattern.houses = houses_;
        std::ranges::sort(pattern.cells);
        std::ranges::sort(pattern.houses);
        pattern.digits = DigitSet::of(digit_);
        pattern.guardians = candidates_at(guardians, digit_);
        found_.push_back(std::move(pattern));
    }

    const State& state_;
    const Board& board_;
    Digit digit_;
    StepSink sink_;
    std::vector<GuardianPattern>& found_;
    std::vector<Cell> ring_;
    std::vector<std::uint32_t> houses_;  // houses_[i] joins ring_[i] and the next
};

}  // namespace

bool BrokenWing::find_at(const Position& position, StepSink sink) const {
    const State& state = position.state();
    std::vector<GuardianPattern> found;
    for (const Digit digit : position.digits_with_doomed(TechniqueId::broken_wing)) {
        if (!BrokenWingSearch(state, digit, sink, found).run()) return false;
    }
    return offer_shortest(TechniqueId::broken_wing, state, std::move(found), sink);
}

const Technique* broken_wing_technique(TechniqueId id) {
    static const BrokenWing kBrokenWing;
    return id == TechniqueId::broken_wing ? &kBrokenWing : nullptr;
}

}  // namespace sudokit::logic
