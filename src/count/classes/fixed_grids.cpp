// The grids that a symmetry of the board leaves as they are but for the names of the digits.
//
// Such a grid X and the renaming s obey X(g(c)) = s(X(c)) for every cell c. So s is taken to be one
// of each cycle type; the cells fall into orbits of g, and one digit says those of a whole orbit.
// Renamings that commute with s turn solutions into others, each that differ by names: only one of
// them is counted, by letting a cycle of s that no cell has yet be entered at its first digit only,
// and such cycles of one length in order.
//
// The orbits are filled stage by stage: first those that reach the last row, then those that reach
// the one before it, and so on. How many ways there are to go on from the end of a stage depends
// only on the houses that have each digit by now, and not on what the digits of a cycle, or cycles
// of one length, are called; so it is remembered by these. Half a turn fixes 155,492,352 grids and
// comes to the end of a stage some hundred thousand times in a new way.
#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <utility>
#include <vector>

#include "sudokit/counting.hpp"
#include "sudokit/expect.hpp"

#include "base/lookout.hpp"
#include "count/classes/fixed_bands.hpp"

namespace sudokit {
namespace {

using Mask = std::uint32_t;

constexpr std::uint32_t kLargestOrder = 9;

class FixedSearch {
  public:
    FixedSearch(const Boxes& boxes, const std::vector<Cell>& moved, const Deadline& deadline)
        : boxes_(boxes), order_(boxes.rows * boxes.columns), lookout_(deadline, 1U << 12) {
        // From the last row to the first: the classes move the later rows, and a stage that fills
        // several rows at once is cheapest where it comes first.
        std::vector<bool> seen(moved.size());
        for (auto cell = static_cast<Cell>(moved.size()); cell-- > 0;) {
            if (seen[cell]) continue;
            Orbit orbit;
            for (Cell at = cell; !seen[at]; at = moved[at]) {
                seen[at] = true;
                orbit.cells.push_back(place_of(at));
            }
            const bool same_row =
                !orbits_.empty() && orbits_.back().cells[0].row == orbit.cells[0].row;
            orbits_.push_back(std::move(orbit));
            if (!same_row) stage_ends_.push_back(0);
            stage_ends_.back() = orbits_.size();
        }
    }

    // Over all cycle types of renamings.
    Natural all() {
        choose_cycles(order_, order_);
        return total_;
    }

    [[nodiscard]] bool late() const { return lookout_.seen(); }

  private:
    struct Place {
        std::uint8_t row;
        std::uint8_t column;
        std::uint8_t box;
        Mask houses;  // these three, as bits
    };
    struct Orbit {
        std::vector<Place> cells;  // from one to the next by the symmetry
        Mask digits = 0;           // that the first of them may hold
    };
    struct Cycle {
        Mask digits;
        std::uint32_t length;
        std::uint32_t begin;        // its first digit
        std::uint32_t first_alike;  // that of the first cycle of the same length
    };
    using Houses = std::array<Mask, 9>;
    // The houses of the digits, two in a word; and the stage and the number of the renaming.
    using Key = std::array<std::uint64_t, 6>;
    struct Known {
        Key key = {};
        std::uint64_t ways = 0;
    };
    static constexpr int kKnownBits = 18;  // 15 MB; four times fewer make it four times slower

    [[nodiscard]] Place place_of(Cell cell) const {
        const std::uint32_t row = cell / order_;
        const std::uint32_t column = cell % order_;
        const std::uint32_t box = row / boxes_.rows * boxes_.rows + column / boxes_.columns;
        return {static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column),
                static_cast<std::uint8_t>(box), 1U << row | 1U << (9 + column) | 1U << (18 + box)};
    }

    void choose_cycles(std::uint32_t left, std::uint32_t longest) {
        if (left == 0) {
            count();
            return;
        }
        for (std::uint32_t length = 1; length <= std::min(left, longest); ++length) {
            lengths_.push_back(length);
            choose_cycles(left - length, length);
            lengths_.pop_back();
        }
    }

    void count() {
        std::uint32_t begin = 0;
        cycles_.clear();
        for (const std::uint32_t length : lengths_) {
            for (std::uint32_t i = 0; i < length; ++i) {
                next_[begin + i] = static_cast<std::uint8_t>(begin + (i + 1) % length);
                cycle_of_[begin + i] = static_cast<std::uint8_t>(cycles_.size());
            }
            const bool alike = !cycles_.empty() && cycles_.back().length == length;
            cycles_.push_back({((1U << length) - 1) << begin, length, begin,
                               alike ? cycles_.back().first_alike : begin});
            begin += length;
        }
        if (!find_digits()) return;
        known_.resize(std::size_t{1} << kKnownBits);
        ++renaming_;
        open_.resize(orbits_.size());
        std::iota(open_.begin(), open_.end(), std::uint8_t{0});
        total_ += Natural(search(0, 0, 0));
    }

    // What each orbit may hold by itself: the digits come round with the cells, and do not clash
    // among them. False if some house cannot hold all digits for that reason.
    bool find_digits() {
        for (Orbit& orbit : orbits_) {
            orbit.digits = 0;
            for (std::uint32_t digit = 0; digit < order_; ++digit) {
                if (orbit.cells.size() % cycles_[cycle_of_[digit]].length != 0) continue;
                if (place(orbit, digit)) {
                    orbit.digits |= 1U << digit;
                    remove(orbit, digit, orbit.cells.size());
                }
            }
            if (orbit.digits == 0) return false;
        }
        return no_house_is_too_narrow();
    }

    // Cells of a house whose orbits have only some digits are no more than these. Asked of the
    // digits of each orbit, and of all but those in cycles of one length.
    [[nodiscard]] bool no_house_is_too_narrow() const {
        for (const Orbit& orbit : orbits_) {
            if (is_too_narrow(orbit.digits)) return false;
        }
        for (const Cycle& cycle : cycles_) {
            Mask others = 0;
            for (const Cycle& other : cycles_) {
                if (other.length != cycle.length) others |= other.digits;
            }
            if (is_too_narrow(others)) return false;
        }
        return true;
    }

    [[nodiscard]] bool is_too_narrow(Mask digits) const {
        std::array<std::array<std::uint32_t, 9>, 3> within{};
        for (const Orbit& orbit : orbits_) {
            if ((orbit.digits & ~digits) != 0) continue;
            for (const Place& at : orbit.cells) {
                ++within[0][at.row];
                ++within[1][at.column];
                ++within[2][at.box];
            }
        }
        const auto room = static_cast<std::uint32_t>(std::popcount(digits));
        return std::ranges::any_of(within, [room](const auto& houses) {
            return std::ranges::any_of(houses, [room](auto cells) { return cells > room; });
        });
    }

    // Puts the digits into the cells of an orbit; false, with nothing changed, if they clash.
    bool place(const Orbit& orbit, std::uint32_t digit) {
        std::uint32_t now = digit;
        for (std::size_t i = 0; i < orbit.cells.size(); ++i) {
            const Place& at = orbit.cells[i];
            const Mask bit = 1U << now;
            if ((houses_[now] & at.houses) != 0) {
                remove(orbit, digit, i);
                return false;
            }
            houses_[now] |= at.houses;
            rows_[at.row] |= bit;
            columns_[at.column] |= bit;
            boxes_used_[at.box] |= bit;
            now = next_[now];
        }
        return true;
    }

    void remove(const Orbit& orbit, std::uint32_t digit, std::size_t cells) {
        std::uint32_t now = digit;
        for (std::size_t i = 0; i < cells; ++i) {
            const Place& at = orbit.cells[i];
            const Mask bit = 1U << now;
            houses_[now] &= ~at.houses;
            rows_[at.row] &= ~bit;
            columns_[at.column] &= ~bit;
            boxes_used_[at.box] &= ~bit;
            now = next_[now];
        }
    }

    // The digits of the cycles that were entered, and the first one of each kind that was not.
    [[nodiscard]] Mask entrances(Mask entered) const {
        Mask out = entered;
        std::uint32_t last_new = 0;
        for (const Cycle& cycle : cycles_) {
            if ((cycle.digits & entered) != 0 || cycle.length == last_new) continue;
            out |= cycle.digits & (~cycle.digits + 1);
            last_new = cycle.length;
        }
        return out;
    }

    // What tells apart how to go on. Cycles begin with that of their digits that is least, and
    // those of one length are in order.
    [[nodiscard]] Key key_of(std::size_t stage) const {
        Houses houses = houses_;
        for (const Cycle& cycle : cycles_) {
            Mask* const first = houses.data() + cycle.begin;
            Mask* const end = first + cycle.length;
            // Digits that are alike here go different ways only if all of them have the same
            // houses, or by a chance that costs time, not the answer.
            std::rotate(first, std::min_element(first, end), end);
            for (Mask* at = first; at > houses.data() + cycle.first_alike; at -= cycle.length) {
                Mask* const before = at - cycle.length;
                if (!std::lexicographical_compare(at, at + cycle.length, before, at)) break;
                std::swap_ranges(before, at, at);
            }
        }
        Key key{};
        for (std::size_t i = 0; i < houses.size(); ++i) {
            key[i / 2] |= std::uint64_t{houses[i]} << (32 * (i % 2));
        }
        key.back() = std::uint64_t{renaming_} << 32 | stage;
        return key;
    }

    // The ways to fill all orbits of this stage and of those that follow.
    std::uint64_t begin_stage(std::size_t stage, Mask entered) {
        if (stage == stage_ends_.size()) return 1;
        const Key key = key_of(stage);
        std::uint64_t hash = 0;
        for (const std::uint64_t word : key) {
            hash = (hash ^ word) * 0x9e3779b97f4a7c15;
            hash ^= hash >> 29;
        }
        Known& known = known_[hash >> (64 - kKnownBits)];
        if (known.key == key) return known.ways;
        const std::uint64_t ways = search(stage, stage_ends_[stage - 1], entered);
        known = {key, ways};
        return ways;
    }

    // The same where the orbits before `begin` are filled.
    std::uint64_t search(std::size_t stage, std::size_t begin, Mask entered) {
        const std::size_t end = stage_ends_[stage];
        if (begin == end) return begin_stage(stage + 1, entered);
        if (lookout_.passed()) return 0;
        std::size_t best = begin;
        Mask best_digits = 0;
        int least = 99;
        for (std::size_t i = begin; i < end && least > 1; ++i) {
            const Orbit& orbit = orbits_[open_[i]];
            const Place& at = orbit.cells[0];
            const Mask digits =
                orbit.digits & ~(rows_[at.row] | columns_[at.column] | boxes_used_[at.box]);
            const int size = std::popcount(digits);
            if (size >= least) continue;
            if (size == 0) return 0;
            least = size;
            best = i;
            best_digits = digits;
        }
        std::swap(open_[best], open_[begin]);
        const Orbit& orbit = orbits_[open_[begin]];
        std::uint64_t sum = 0;
        for (Mask digits = best_digits & entrances(entered); digits != 0; digits &= digits - 1) {
            const auto digit = static_cast<std::uint32_t>(std::countr_zero(digits));
            if (!place(orbit, digit)) continue;
            sum += search(stage, begin + 1, entered | cycles_[cycle_of_[digit]].digits);
            remove(orbit, digit, orbit.cells.size());
        }
        std::swap(open_[best], open_[begin]);
        return sum;
    }

    Boxes boxes_;
    std::uint32_t order_;
    Lookout lookout_;
    std::vector<Orbit> orbits_;
    std::vector<std::uint32_t> lengths_;
    std::vector<Cycle> cycles_;  // those of one length side by side
    std::array<std::uint8_t, 9> next_ = {};
    std::array<std::uint8_t, 9> cycle_of_ = {};
    std::array<Mask, 9> rows_ = {};
    std::array<Mask, 9> columns_ = {};
    std::array<Mask, 9> boxes_used_ = {};
    Houses houses_ = {};                   // that have each digit
    std::vector<std::size_t> stage_ends_;  // in `open_`, which has the orbits of a stage together
    std::vector<std::uint8_t> open_;       // orbits, those that are filled before the others
    std::uint32_t renaming_ = 0;
    std::vector<Known> known_;  // by their hash; a later one takes the place of an earlier
    Natural total_;
};

bool moves_nothing(const std::vector<Cell>& cells) {
    for (Cell cell = 0; cell < cells.size(); ++cell) {
        if (cells[cell] != cell) return false;
    }
    return true;
}

// Those that differ by names only counted once.
std::optional<Natural> but_for_names(std::optional<Natural> count, std::uint32_t order) {
    for (std::uint32_t i = 2; count && i <= order; ++i) count->divide_exactly(i);
    return count;
}

std::optional<Natural> searched(const Boxes& boxes, const std::vector<Cell>& cells,
                                const Deadline& deadline) {
    FixedSearch search(boxes, cells, deadline);
    Natural found = search.all();
    if (search.late()) return std::nullopt;
    return found;
}

}  // namespace

std::optional<Natural> fixed_grids(const Boxes& boxes, const SymmetryClass& symmetry,
                                   const Deadline& deadline) {
    const std::uint32_t order = boxes.rows * boxes.columns;
    SUDOKIT_EXPECT(order <= kLargestOrder);
    SUDOKIT_EXPECT(symmetry.cells.size() == std::size_t{order} * order);
    // Of all grids there are too many to go through.
    if (moves_nothing(symmetry.cells)) {
        return but_for_names(grid_count(Shape::boxes(boxes.rows, boxes.columns), deadline), order);
    }
    return searched(boxes, symmetry.cells, deadline);
}

std::optional<Natural> count::fixed_bands(const Boxes& boxes, const std::vector<Cell>& cells,
                                          const Deadline& deadline) {
    const std::uint32_t order = boxes.rows * boxes.columns;
    SUDOKIT_EXPECT(order <= kLargestOrder);
    SUDOKIT_EXPECT(cells.size() == std::size_t{boxes.rows} * order);
    if (moves_nothing(cells) && boxes.rows <= 5 && boxes.columns <= 5) {
        return but_for_names(band_count(boxes, deadline), order);
    }
    return searched(boxes, cells, deadline);
}

}  // namespace sudokit
