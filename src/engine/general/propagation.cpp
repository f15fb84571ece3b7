#include "engine/general/propagation.hpp"

#include <algorithm>
#include <bit>

#include "base/assert.hpp"

namespace sudokit::engine {
namespace {

std::uint64_t bit(std::uint32_t index) { return std::uint64_t{1} << index; }

// The size of a digit's slot in a house with fewer cells than digits: it counts as having more
// places elsewhere than can be lost, so that none is ever its last, and no slot is worse to choose.
constexpr std::uint8_t kElsewhere = 255;

std::uint32_t lowest(std::uint64_t set) {
    return static_cast<std::uint32_t>(std::countr_zero(set));
}

}  // namespace

Propagation::Propagation(const Links& links, Rules rules)
    : links_(links),
      rules_(rules),
      cells_(links.board().cell_count()),
      order_(links.board().order()) {
    const std::size_t slots = cells_ + links.board().houses().size() * order_;
    start_options_.assign(slots, DigitSet::full(order_).bits());
    start_size_.assign(slots, static_cast<std::uint8_t>(order_));
    for (std::uint32_t house = 0; house < links.board().houses().size(); ++house) {
        const std::size_t cells = links.board().houses()[house].cells.size();
        if (cells == order_) continue;
        const std::size_t first = place_slot(house, 1);
        std::fill_n(start_options_.begin() + static_cast<std::ptrdiff_t>(first), order_,
                    bit(static_cast<std::uint32_t>(cells)) - 1);
        std::fill_n(start_size_.begin() + static_cast<std::ptrdiff_t>(first), order_, kElsewhere);
    }
    trail_.resize(cells_ * (order_ + 1));
    is_touched_.assign(slots, 0);
}

bool Propagation::load(const Puzzle& puzzle) {
    options_ = start_options_;
    size_ = start_size_;
    filled_.assign(cells_, 0);
    open_cells_ = cells_;
    trail_size_ = 0;
    failed_ = false;
    clear_queues();
    constraints_ = {};
    for (Cell cell = 0; cell < cells_; ++cell) {
        // A given may have been ruled out by others before: it clashes with them.
        const DigitSet left = puzzle.allowed(cell) & DigitSet(options_[cell]);
        if (left.empty()) return false;
        if (left.size() == 1) {
            fill({cell, left.first()});
        } else {
            for (const Digit digit : DigitSet(options_[cell]) & ~left) drop(cell, digit);
        }
        if (failed_) return false;
    }
    load_constraints(puzzle);
    return true;
}

void Propagation::load_constraints(const Puzzle& puzzle) {
    constraints_ = puzzle.constraints();
    if (constraints_.empty()) return;
    constraints_of_.assign(cells_, {});
    awake_.clear();
    next_awake_ = 0;
    is_awake_.assign(constraints_.size(), 1);
    trail_seen_ = trail_size_;
    for (std::uint32_t i = 0; i < constraints_.size(); ++i) {
        awake_.push_back(i);
        for (const Cell cell : constraints_[i]->cells()) constraints_of_[cell].push_back(i);
    }
}

void Propagation::queue(Candidate single) { singles_.push_back(single); }

void Propagation::touch(std::size_t slot) {
    if (is_touched_[slot] != 0) return;
    is_touched_[slot] = 1;
    touched_.push_back(static_cast<std::uint32_t>(slot));
}

void Propagation::fail(std::size_t slot) {
    if (failed_) return;
    failed_ = true;
    failed_slot_ = slot;
}

// Takes one candidate out of its cell and of its houses, and notes what follows at once.
void Propagation::drop(Cell cell, Digit digit) {
    SUDOKIT_ASSERT((options_[cell] & bit(digit - 1)) != 0);
    trail_[trail_size_++] = {static_cast<std::uint16_t>(cell), static_cast<std::uint8_t>(digit),
                             false};
    options_[cell] ^= bit(digit - 1);
    if (--size_[cell] == 1) {
        queue({cell, lowest(options_[cell]) + 1});
    } else if (size_[cell] == 0) {
        fail(cell);
    }
    for (const Membership& member : links_.memberships(cell)) {
        const std::size_t slot = member.before_slots + digit;
        options_[slot] ^= member.place;
        const std::uint32_t size = --size_[slot];
        if (size == 1) {
            queue({links_.cell_at(member.house, lowest(options_[slot])), digit});
        } else if (size == 0) {
            fail(slot);
        } else if (size <= member.widest_overlap && rules_ == Rules::locked) {
            touch(slot);
        }
    }
}

void Propagation::fill(Candidate single) {
    const auto [cell, digit] = single;
    if (filled_[cell] != 0) return;
    filled_[cell] = 1;
    --open_cells_;
    trail_[trail_size_++] = {static_cast<std::uint16_t>(cell), 0, true};
    for (const Digit other : DigitSet(options_[cell] & ~bit(digit - 1))) drop(cell, other);
    for (const Membership& member : links_.memberships(cell)) {
        std::uint64_t places = options_[member.before_slots + digit] & ~member.place;
        for (; places != 0; places &= places - 1) {
            drop(links_.cell_at(member.house, lowest(places)), digit);
        }
    }
}

// Locked candidates: if all places of the digit in this house lie in another house too, the digit
// leaves the rest of that one.
void Propagation::lock(std::size_t slot) {
    const auto house = static_cast<std::uint32_t>((slot - cells_) / order_);
    const Digit digit = static_cast<Digit>((slot - cells_) % order_) + 1;
    for (const Overlap& overlap : links_.overlaps(house)) {
        if ((options_[slot] & ~overlap.here) != 0) continue;
        std::uint64_t rest = options_[place_slot(overlap.other, digit)] & ~overlap.there;
        for (; rest != 0; rest &= rest - 1) {
            drop(links_.cell_at(overlap.other, lowest(rest)), digit);
        }
    }
}

bool Propagation::propagate() {
    while (!failed_) {
        if (!singles_.empty()) {
            const Candidate single = singles_.back();
            singles_.pop_back();
            fill(single);
        } else if (!touched_.empty()) {
            const std::size_t slot = touched_.back();
            touched_.pop_back();
            is_touched_[slot] = 0;
            lock(slot);
        } else if (constraints_.empty() || !filter_constraints()) {
            return !failed_;
        }
    }
    return false;
}

// Filters the next constraint that something has changed for; false if there is none.
bool Propagation::filter_constraints() {
    for (; trail_seen_ < trail_size_; ++trail_seen_) {
        for (const std::uint32_t id : constraints_of_[trail_[trail_seen_].cell]) {
            if (is_awake_[id] != 0) continue;
            is_awake_[id] = 1;
            awake_.push_back(id);
        }
    }
    if (next_awake_ == awake_.size()) {
        awake_.clear();
        next_awake_ = 0;
        return false;
    }
    const std::uint32_t id = awake_[next_awake_++];
    is_awake_[id] = 0;
    filter(id);
    return true;
}

void Propagation::filter(std::size_t constraint) {
    const auto cells = constraints_[constraint]->cells();
    own_.clear();
    for (const Cell cell : cells) own_.emplace_back(options_[cell]);
    if (!constraints_[constraint]->filter(own_)) {
        // Some open cell of it is to blame, the first as well as any.
        const auto open = std::ranges::find_if(cells, [&](Cell cell) { return size_[cell] > 1; });
        fail(open == cells.end() ? cells.front() : *open);
        return;
    }
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (const Digit digit : DigitSet(options_[cells[i]]) & ~own_[i]) drop(cells[i], digit);
    }
}

void Propagation::assign(Candidate choice) { queue(choice); }

void Propagation::remove(Candidate choice) { drop(choice.cell, choice.digit); }

void Propagation::clear_queues() {
    singles_.clear();
    for (const std::uint32_t slot : touched_) is_touched_[slot] = 0;
    touched_.clear();
    for (; next_awake_ < awake_.size(); ++next_awake_) is_awake_[awake_[next_awake_]] = 0;
    awake_.clear();
    next_awake_ = 0;
}

void Propagation::undo(std::size_t mark) {
    clear_queues();
    failed_ = false;
    trail_seen_ = std::min(trail_seen_, mark);
    while (trail_size_ > mark) {
        const Change& change = trail_[--trail_size_];
        if (change.filled) {
            filled_[change.cell] = 0;
            ++open_cells_;
            continue;
        }
        options_[change.cell] |= bit(change.digit - 1U);
        ++size_[change.cell];
        for (const Membership& member : links_.memberships(change.cell)) {
            const std::size_t slot = member.before_slots + change.digit;
            options_[slot] |= member.place;
            ++size_[slot];
        }
    }
}

Candidate Propagation::candidate(std::size_t slot, std::uint32_t option) const {
    if (slot < cells_) return {static_cast<Cell>(slot), option + 1};
    const auto house = static_cast<std::uint32_t>((slot - cells_) / order_);
    return {links_.cell_at(house, option), static_cast<Digit>((slot - cells_) % order_) + 1};
}

}  // namespace sudokit::engine
