#include "engine/nine/positions.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "engine/nine/tally.hpp"

namespace sudokit::nine {
namespace {

__extension__ using Wide = unsigned __int128;

constexpr std::size_t kLeastEntries = 1024;

}  // namespace

// The sum over the digits of a hash of their open places. Positions that meet in the table differ
// by little, often by a cell that has gone from one digit to another, so each hash is mixed well
// before it is added: two products of 128 bits, as in wyhash (Wang Yi, 2019).
Key key_of(const OpenPlaces& open) {
    Key key;
    for (const auto& bands : open.digits) {
        const std::uint64_t middle = bands[1];
        const std::uint64_t x = bands[0] | middle << 27;  // 54 bits
        const std::uint64_t y = bands[2] | middle << 37;
        const Wide first = Wide{x ^ 0x9e3779b97f4a7c15} * (y ^ 0xd6e8feb86659fd93);
        const Wide second = Wide{static_cast<std::uint64_t>(first) ^ 0xc2b2ae3d27d4eb4f} *
                            (static_cast<std::uint64_t>(first >> 64) ^ 0xff51afd7ed558ccd);
        key.low += static_cast<std::uint64_t>(second) ^ static_cast<std::uint64_t>(first >> 64);
        key.high += static_cast<std::uint64_t>(second >> 64) ^ static_cast<std::uint64_t>(first);
    }
    return key;
}

unsigned first_open(const OpenPlaces& open) {
    for (unsigned band = 0;; ++band) {
        Word cells = 0;
        for (const auto& bands : open.digits) cells |= bands[band];
        if (cells != 0) return kWords * band + static_cast<unsigned>(std::countr_zero(cells));
    }
}

void Positions::clear() {
    positions_.clear();
    unused_.clear();
    for (auto& list : by_cell_) list.clear();
    size_ = 0;
    sweep_out();
}

void Positions::add(const Key& key, unsigned cell, const Rows& rows, std::uint64_t ways) {
    for (std::uint64_t at = key.low; table_[at & mask_].position != kNone; ++at) {
        const Entry& entry = table_[at & mask_];
        if (entry.tag != tag_of(key)) continue;
        Position& known = positions_[entry.position];
        if (known.key != key) continue;
        known.ways = saturating_sum(known.ways, ways);
        return;
    }
    const unsigned index = unused();
    Position& position = positions_[index];
    position.key = key;
    position.ways = ways;
    std::copy_n(rows.words.begin(), kWords, position.words.begin());
    by_cell_[cell].push_back(index);
    ++size_;
    if (2 * entries_ >= table_.size()) return sweep_out();
    enter(index);
}

unsigned Positions::earliest() const {
    unsigned cell = 0;
    while (!has(cell)) ++cell;
    return cell;
}

const Positions::Position& Positions::take(unsigned cell) {
    constexpr std::size_t kAhead = 4;
    std::vector<unsigned>& list = by_cell_[cell];
    const unsigned index = list.back();
    list.pop_back();
    // Later positions have later cells: this list stays empty, and others need the room.
    if (list.empty()) list = {};
    if (list.size() >= kAhead) {
        const Position& soon = positions_[list[list.size() - kAhead]];
        __builtin_prefetch(&soon.key, 1);
        __builtin_prefetch(&soon.words[kWords / 2]);
        __builtin_prefetch(&soon.words[kWords - 1]);
    }
    Position& position = positions_[index];
    position.key = {};
    unused_.push_back(index);
    --size_;
    return position;
}

void Positions::prefetch_position(const Key& key) const {
    const Entry& entry = table_[key.low & mask_];
    if (entry.position == kNone || entry.tag != tag_of(key)) return;
    __builtin_prefetch(&positions_[entry.position].key, 1);
}

unsigned Positions::unused() {
    if (unused_.empty()) {
        positions_.emplace_back();
        return static_cast<unsigned>(positions_.size() - 1);
    }
    const unsigned index = unused_.back();
    unused_.pop_back();
    return index;
}

// Puts an entry of a position into the table.
void Positions::enter(unsigned position) {
    const Key& key = positions_[position].key;
    std::uint64_t at = key.low;
    while (table_[at & mask_].position != kNone) ++at;
    table_[at & mask_] = {tag_of(key), position};
    ++entries_;
}

// A new table, at most a quarter full, of the positions in use.
void Positions::sweep_out() {
    table_.assign(std::bit_ceil(std::max(kLeastEntries, 4 * size_)), Entry{});
    mask_ = table_.size() - 1;
    entries_ = 0;
    for (unsigned i = 0; i < positions_.size(); ++i) {
        if (positions_[i].key != Key{}) enter(i);
    }
}

}  // namespace sudokit::nine
