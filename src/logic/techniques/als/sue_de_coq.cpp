#include "logic/techniques/als/sue_de_coq.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "base/lookout.hpp"
#include "logic/conclusions.hpp"
#include "logic/houses.hpp"

namespace sudokit::logic {
namespace {

constexpr std::size_t kLargestCrossing = 3;

// A few cells and their candidates, without allocation.
struct PickedCells {
    std::array<Cell, kMaxOrder> list;
    std::array<DigitSet, kMaxOrder> digits;
    std::size_t count = 0;

    void push(Cell cell, DigitSet held) {
        list[count] = cell;
        digits[count++] = held;
    }
    [[nodiscard]] std::span<const Cell> span() const { return {list.data(), count}; }
    [[nodiscard]] bool contains(Cell cell) const { return std::ranges::count(span(), cell) > 0; }
    [[nodiscard]] std::vector<Cell> sorted() const {
        std::vector<Cell> cells(span().begin(), span().end());
        std::ranges::sort(cells);
        return cells;
    }
};

class SueDeCoqSearch {
  public:
    SueDeCoqSearch(const State& state, StepSink sink)
        : state_(state), sink_(sink), lookout_(sink.deadline(), kTurnsBetweenLooks) {
        const std::size_t order = state.board().order();
        largest_ = order <= 9 ? order : 4;
    }

    bool run(std::uint32_t line, std::uint32_t box) {
        line_ = line;
        box_ = box;
        shared_.count = 0;
        const CellSet& box_set = state_.board().house_set(box);
        for (const Cell cell : state_.board().houses()[line].cells) {
            if (state_.is_open(cell) && box_set.contains(cell)) {
                shared_.push(cell, state_.candidates(cell));
            }
        }
        if (shared_.count < 2) return true;
        collect(line_, box_, line_usable_);
        collect(box_, line_, box_usable_);
        if (line_usable_.count == 0 || box_usable_.count == 0) return true;
        return choose_crossing(0, {});
    }

  private:
    bool choose_crossing(std::size_t from, DigitSet digits) {
        if (crossing_.count >= 2 && digits.size() >= crossing_.count + 2) {
            crossing_digits_ = digits;
            surplus_ = digits.size() - crossing_.count;
            if (has_room() && !choose_line(0, {}, exclude())) return false;
        }
        if (crossing_.count == kLargestCrossing) return true;
        bool more = true;
        for (std::size_t i = from; more && i < shared_.count; ++i) {
            crossing_.push(shared_.list[i], shared_.digits[i]);
            more = choose_crossing(i + 1, digits | shared_.digits[i]);
            --crossing_.count;
        }
        return more;
    }

    // Whether the cells of the rest of the line and of the box can take the surplus away.
    [[nodiscard]] bool has_room() const {
        return std::min(line_usable_.count, largest_) + std::min(box_usable_.count, largest_) >=
               surplus_;
    }

    // Finds out which cells of the line and of the box do not go together; a bit for each of those
    // of the box.
    std::uint64_t exclude() {
        for (std::size_t i = 0; i < line_usable_.count; ++i) {
            const DigitSet held = line_usable_.digits[i] & crossing_digits_;
            excluded_[i] = 0;
            for (std::size_t j = 0; j < box_usable_.count; ++j) {
                if (!(held & box_usable_.digits[j]).empty()) {
                    excluded_[i] |= std::uint64_t{1} << j;
                }
            }
        }
        return DigitSet::full(static_cast<Digit>(box_usable_.count)).bits();
    }

    // The open cells of one house outside the other.
    void collect(std::uint32_t house, std::uint32_t other, PickedCells& usable) const {
        usable.count = 0;
        const CellSet& left_out = state_.board().house_set(other);
        for (const Cell cell : state_.board().houses()[house].cells) {
            const DigitSet held = state_.candidates(cell);
            if (!held.empty() && !left_out.contains(cell)) usable.push(cell, held);
        }
    }

    // By how many the cells outnumber their digits outside the crossing: the part of the surplus
    // that they take away.
    [[nodiscard]] std::size_t taken(std::size_t cells, DigitSet digits) const {
        const std::size_t extra = (digits & ~crossing_digits_).size();
        return cells > extra ? cells - extra : 0;
    }

    // `usable` has a bit for each box cell that no line cell chosen so far excludes.
    bool choose_line(std::size_t from, DigitSet digits, std::uint64_t usable) {
        if (lookout_.passed()) return false;
        const std::size_t part = taken(line_cells_.count, digits);
        if (part > 0 && part < surplus_ && !(digits & crossing_digits_).empty()) {
            line_digits_ = digits;
            box_part_ = surplus_ - part;
            if (!choose_box(usable, {})) return false;
        }
        if (line_cells_.count == largest_) return true;
        bool more = true;
        for (std::size_t i = from; more && i < line_usable_.count; ++i) {
            const std::uint64_t left = usable & ~excluded_[i];
            if (left == 0) continue;
            const DigitSet with = digits | line_usable_.digits[i];
            const std::size_t rest = line_usable_.count - i - 1;
            if (!can_take(line_cells_.count + 1, with, rest, 1)) continue;
            line_cells_.push(line_usable_.list[i], line_usable_.digits[i]);
            more = choose_line(i + 1, with, left);
            --line_cells_.count;
        }
        return more;
    }

    // `usable` has a bit for each box cell that may still come.
    bool choose_box(std::uint64_t usable, DigitSet digits) {
        if (lookout_.passed()) return false;
        if (taken(box_cells_.count, digits) == box_part_ && !(digits & crossing_digits_).empty() &&
            !offer(digits)) {
            return false;
        }
        if (box_cells_.count == largest_) return true;
        bool more = true;
        while (more && usable != 0) {
            const auto i = static_cast<std::size_t>(std::countr_zero(usable));
            usable &= usable - 1;
            const DigitSet with = digits | box_usable_.digits[i];
            const std::size_t rest = count_bits(usable);
            if (!can_take(box_cells_.count + 1, with, rest, box_part_)) continue;
            box_cells_.push(box_usable_.list[i], box_usable_.digits[i]);
            more = choose_box(usable, with);
            --box_cells_.count;
        }
        return more;
    }

    // True if `rest` more cells, should they bring no further digits, would take away `part`.
    [[nodiscard]] bool can_take(std::size_t cells, DigitSet digits, std::size_t rest,
                                std::size_t part) const {
        return std::min(cells + rest, largest_) >= (digits & ~crossing_digits_).size() + part;
    }

    bool offer(DigitSet box_digits) {
        const DigitSet from_line = (crossing_digits_ & ~box_digits) | line_digits_;
        const DigitSet from_box = (crossing_digits_ & ~line_digits_) | box_digits;
        std::vector<Candidate> eliminations;
        strike(line_, from_line, line_cells_, eliminations);
        strike(box_, from_box, box_cells_, eliminations);
        if (eliminations.empty()) return true;
        sort_unique(eliminations);
        return sink_({TechniqueId::sue_de_coq,
                      SueDeCoqPattern{line_, box_, crossing_.sorted(), line_cells_.sorted(),
                                      box_cells_.sorted(), from_line, from_box},
                      {},
                      std::move(eliminations)});
    }

    void strike(std::uint32_t house, DigitSet digits, const PickedCells& kept,
                std::vector<Candidate>& eliminations) const {
        for (const Cell cell : state_.board().houses()[house].cells) {
            const DigitSet struck = state_.candidates(cell) & digits;
            if (struck.empty() || crossing_.contains(cell) || kept.contains(cell)) continue;
            for (const Digit digit : struck) eliminations.push_back({cell, digit});
        }
    }

    // A turn chooses a cell.
    static constexpr std::uint64_t kTurnsBetweenLooks = 1024;

    const State& state_;
    StepSink sink_;
    Lookout lookout_;
    std::size_t largest_;
    std::uint32_t line_ = 0;
    std::uint32_t box_ = 0;
    PickedCells shared_;  // the open cells of both houses
    PickedCells crossing_;
    DigitSet crossing_digits_;
    std::size_t surplus_ = 0;
    PickedCells line_usable_;
    std::array<std::uint64_t, kMaxOrder> excluded_;  // per line cell: the box cells it excludes
    PickedCells line_cells_;
    DigitSet line_digits_;
    std::size_t box_part_ = 0;  // what the box cells have to take away
    PickedCells box_usable_;
    PickedCells box_cells_;
};

}  // namespace

// A pattern and what it strikes lie in its line and its box.
bool SueDeCoq::find_at(const Position& position, StepSink sink) const {
    SueDeCoqSearch search(position.state(), sink);
    const auto houses = position.state().board().houses();
    const VainLooks* const looks = position.vain_looks();
    const auto is_known = [&](std::uint32_t house) {
        return looks != nullptr && !looks->has_changed(house, TechniqueId::sue_de_coq);
    };
    for (std::uint32_t line = 0; line < houses.size(); ++line) {
        if (!is_line(houses[line].kind)) continue;
        if (sink.has_enough()) return false;
        for (std::uint32_t box = 0; box < houses.size(); ++box) {
            if (is_line(houses[box].kind) || (is_known(line) && is_known(box))) continue;
            if (!search.run(line, box)) return false;
        }
    }
    return true;
}

const Technique* sue_de_coq_technique(TechniqueId id) {
    static const SueDeCoq kSueDeCoq;
    return id == TechniqueId::sue_de_coq ? &kSueDeCoq : nullptr;
}

}  // namespace sudokit::logic
