// Unavoidable sets, by following what a changed cell makes necessary.
//
// Let some other grid differ in as few cells as possible. If it has digit b where ours has a, then
// in each house of that cell the cell that holds b changes too, and another cell of it becomes a.
// Each such demand can be met in a few ways; trying them all, until no demand is left or too many
// cells have changed, finds every set: a grid that meets all demands of one changed cell, following
// another grid, cannot be stopped before it has changed as much as that one, unless it has found a
// smaller set within. So all sets that are minimal are met, and of those met the minimal ones are
// kept.
#include "sudokit/unavoidable.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "base/lookout.hpp"
#include "generate/minimality/hitting_sets.hpp"

namespace sudokit {
namespace {

constexpr std::uint64_t kChangesBetweenLooks = 1024;
constexpr Cell kNoCell = ~Cell{0};

class UnavoidableSearch {
  public:
    UnavoidableSearch(const Grid& grid, std::uint32_t largest, Deadline deadline)
        : board_(grid.board),
          digits_(grid.digits),
          largest_(largest),
          lookout_(deadline, kChangesBetweenLooks),
          cell_of_(board_.houses().size() * board_.order(), kNoCell),
          houses_(board_.houses().size()),
          changed_(board_.cell_count()),
          leaving_(board_.order() + 1) {
        for (std::uint32_t house = 0; house < houses_.size(); ++house) {
            for (const Cell cell : board_.houses()[house].cells) {
                cell_of_[house * board_.order() + digits_[cell] - 1] = cell;
            }
        }
    }

    UnavoidableAnswer run() {
        for (Cell first = 0; first < board_.cell_count() && !lookout_.seen(); ++first) {
            add(first);
            search();
            drop(first);
            // The sets with this cell are known.
            for (const std::uint32_t house : board_.houses_of(first)) {
                houses_[house].fixed.insert(digits_[first]);
            }
            changed_[first].fixed = true;
        }
        return {minimal_sets(), lookout_.seen() ? Stop::deadline : Stop::exhausted};
    }

  private:
    struct CellChange {
        bool member = false;  // it changes
        bool fixed = false;   // it does not
        Digit digit = 0;      // what it becomes, if that is settled
    };
    struct HouseChange {
        std::uint32_t members = 0;
        DigitSet lost;    // of members
        DigitSet gained;  // by members
        DigitSet fixed;   // of cells that do not change
    };
    // A way to meet a demand: the cell gets the digit.
    struct Change {
        Cell cell = 0;
        Digit digit = 0;
    };

    [[nodiscard]] Cell cell_of(std::uint32_t house, Digit digit) const {
        return cell_of_[house * board_.order() + digit - 1];
    }

    void add(Cell cell) {
        changed_[cell].member = true;
        members_.push_back(cell);
        ++leaving_[digits_[cell]];
        for (const std::uint32_t house : board_.houses_of(cell)) {
            ++houses_[house].members;
            houses_[house].lost.insert(digits_[cell]);
        }
    }

    void drop(Cell cell) {
        changed_[cell].member = false;
        members_.pop_back();
        --leaving_[digits_[cell]];
        for (const std::uint32_t house : board_.houses_of(cell)) {
            --houses_[house].members;
            houses_[house].lost.erase(digits_[cell]);
        }
    }

    // Makes every change that meets the most pressing demand, and goes on from there.
    void search() {
        if (lookout_.passed() || members_.size() + missing() > largest_) return;
        std::vector<Change> ways;
        if (!find_demand(ways)) {
            keep();
            return;
        }
        for (const Change& change : ways) {
            const std::size_t before = members_.size();
            make(change);
            search();
            undo(change, before);
        }
    }

    void make(const Change& change) {
        changed_[change.cell].digit = change.digit;
        if (!changed_[change.cell].member) add(change.cell);
        for (const std::uint32_t house : board_.houses_of(change.cell)) {
            houses_[house].gained.insert(change.digit);
            const Cell other = cell_of(house, change.digit);
            if (other != kNoCell && !changed_[other].member) add(other);
        }
    }

    void undo(const Change& change, std::size_t members) {
        changed_[change.cell].digit = 0;
        for (const std::uint32_t house : board_.houses_of(change.cell)) {
            houses_[house].gained.erase(change.digit);
        }
        while (members_.size() > members) drop(members_.back());
    }

    // How many more cells must change at least. A house that is full changes in two cells or in
    // none; so does a digit on a grid. A cell lies in one row, column and box, and holds one digit.
    [[nodiscard]] std::uint32_t missing() const {
        if (!board_.is_grid()) return 0;
        std::array<std::uint32_t, 3> alone{};
        for (std::size_t house = 0; house < houses_.size(); ++house) {
            const HouseKind kind = board_.houses()[house].kind;
            if (kind > HouseKind::box) break;
            if (houses_[house].members == 1) ++alone[static_cast<std::size_t>(kind)];
        }
        const auto digits = static_cast<std::uint32_t>(std::ranges::count(leaving_, 1U));
        return std::max(digits, *std::ranges::max_element(alone));
    }

    // What `cell` may become.
    [[nodiscard]] DigitSet open_digits(Cell cell) const {
        DigitSet open = board_.digits() & ~DigitSet::of(digits_[cell]);
        for (const std::uint32_t house : board_.houses_of(cell)) {
            open &= ~(houses_[house].gained | houses_[house].fixed);
        }
        return open;
    }

    // The ways to meet the demand that has the fewest; false if there are no demands.
    bool find_demand(std::vector<Change>& ways) const {
        bool found = false;
        for (const Cell cell : members_) {
            if (changed_[cell].digit != 0) continue;
            const DigitSet open = open_digits(cell);
            if (found && open.size() >= ways.size()) continue;
            found = true;
            ways.clear();
            for (const Digit digit : open) ways.push_back({cell, digit});
            if (ways.empty()) return true;
        }
        std::vector<Change> others;
        for (std::uint32_t house = 0; house < houses_.size(); ++house) {
            if (houses_[house].members == 0 || !board_.houses()[house].full) continue;
            for (const Digit digit : houses_[house].lost & ~houses_[house].gained) {
                find_cells(house, digit, others);
                if (found && others.size() >= ways.size()) continue;
                found = true;
                ways.swap(others);
                if (ways.empty()) return true;
            }
        }
        return found;
    }

    // Where the digit that the house has lost may come back to.
    void find_cells(std::uint32_t house, Digit digit, std::vector<Change>& ways) const {
        ways.clear();
        for (const Cell cell : board_.houses()[house].cells) {
            const CellChange& change = changed_[cell];
            if (change.fixed || change.digit != 0) continue;
            if (open_digits(cell).contains(digit)) ways.push_back({cell, digit});
        }
    }

    void keep() {
        found_.push_back(members_);
        std::ranges::sort(found_.back());
    }

    std::vector<UnavoidableSet> minimal_sets() {
        std::ranges::sort(found_, [](const UnavoidableSet& a, const UnavoidableSet& b) {
            return std::pair(a.size(), a) < std::pair(b.size(), b);
        });
        found_.erase(std::unique(found_.begin(), found_.end()), found_.end());
        std::vector<UnavoidableSet> sets;
        std::vector<std::vector<CellSet>> by_first(board_.cell_count());
        for (UnavoidableSet& set : found_) {
            CellSet cells(board_.cell_count());
            for (const Cell cell : set) cells.insert(cell);
            // A set within begins with one of the cells.
            const bool contains_other = std::ranges::any_of(set, [&](Cell first) {
                return std::ranges::any_of(
                    by_first[first], [&](const CellSet& other) { return other.is_within(cells); });
            });
            if (contains_other) continue;
            by_first[set.front()].push_back(cells);
            sets.push_back(std::move(set));
        }
        return sets;
    }

    const Board& board_;
    std::span<const std::uint8_t> digits_;
    std::uint32_t largest_;
    Lookout lookout_;
    std::vector<Cell> cell_of_;  // by house and digit
    std::vector<HouseChange> houses_;
    std::vector<CellChange> changed_;
    std::vector<std::uint32_t> leaving_;  // how many members hold a digit
    std::vector<Cell> members_;           // in the order in which they joined
    std::vector<UnavoidableSet> found_;
};

}  // namespace

UnavoidableAnswer unavoidable_sets(const Grid& grid, std::uint32_t largest, Deadline deadline) {
    SUDOKIT_EXPECT(is_valid(grid));
    return UnavoidableSearch(grid, largest, deadline).run();
}

GivensBound least_givens(const Board& board, std::span<const UnavoidableSet> sets,
                         Deadline deadline, std::uint64_t effort) {
    std::vector<CellSet> family;
    CellSet cells(board.cell_count());
    for (const UnavoidableSet& set : sets) {
        family.emplace_back(board.cell_count());
        for (const Cell cell : set) family.back().insert(cell);
        cells |= family.back();
    }
    GivensBound bound;
    bound.disjoint = generate::disjoint_sets(family);
    const auto found =
        generate::smallest_hitting_set({.cells = cells,
                                        .known = family,
                                        .missed = [](const CellSet&) { return generate::Missed{}; },
                                        .deadline = deadline,
                                        .effort = effort},
                                       generate::greedy_hitting_set(family, cells));
    bound.least = found.least;
    bound.most = found.best.size();
    if (found.stopped) bound.stop = Stop::deadline;
    return bound;
}

}  // namespace sudokit
