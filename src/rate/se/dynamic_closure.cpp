// Many assumptions side by side: each is a lane, a bit of the words that say for a candidate under
// which assumptions it is on and off.
#include "rate/se/dynamic_closure.hpp"

namespace sudokit::rate::se {
namespace {

// Turns a square of bits over: bit j of word i becomes bit i of word j.
void transpose(std::array<std::uint64_t, 64>& square) {
    std::uint64_t mask = 0x00000000FFFFFFFFU;
    for (unsigned width = 32; width != 0; width /= 2, mask ^= mask << width) {
        for (unsigned i = 0; i < 64; i = (i + width + 1) & ~width) {
            const std::uint64_t swap = ((square[i] >> width) ^ square[i + width]) & mask;
            square[i] ^= swap << width;
            square[i + width] ^= swap;
        }
    }
}

}  // namespace

// Draws the conclusions within a group; `changed` hears of members that came on or off.
template <class Changed>
void DynamicClosure::settle(const Group& group, const Changed& changed) {
    Lanes on_once{};
    Lanes on_twice{};
    Lanes left_once{};
    Lanes left_twice{};
    for (unsigned m = 0; m < group.count; ++m) {
        const Lanes on = lanes_on_[group.members[m]];
        const Lanes left = ~lanes_off_[group.members[m]];
        on_twice |= on_once & on;
        on_once |= on;
        left_twice |= left_once & left;
        left_once |= left;
    }
    bad_lanes_ |= on_twice | ~left_once;
    on_once &= ~bad_lanes_;
    left_twice |= bad_lanes_;
    const Lanes any = on_once | ~left_twice;
    if ((any[0] | any[1] | any[2] | any[3]) == 0) return;
    for (unsigned m = 0; m < group.count; ++m) {
        const unsigned i = group.members[m];
        const Lanes open = ~(lanes_on_[i] | lanes_off_[i]);
        const Lanes off = on_once & open;
        const Lanes on = open & ~left_twice;
        const Lanes added = off | on;
        if ((added[0] | added[1] | added[2] | added[3]) == 0) continue;
        lanes_off_[i] |= off;
        lanes_on_[i] |= on;
        changed(i);
    }
}

void DynamicClosure::build(const Position& position) {
    number_.fill(kNone);
    count_ = 0;
    add_groups(position);
    words_ = (count_ + 63) / 64;
    for (unsigned begin = 0; begin < count_; begin += kLanes) follow(begin);
}

void DynamicClosure::add_groups(const Position& position) {
    group_count_ = 0;
    for (unsigned cell = 0; cell < kCells; ++cell) {
        if (size(position.cell[cell]) < 2) continue;
        Group& group = groups_[group_count_];
        group.count = 0;
        each(position.cell[cell],
             [&](unsigned digit) { add_member(group, candidate(cell, digit)); });
        close_group();
    }
    for (unsigned house = 0; house < kHouses; ++house) {
        for (unsigned digit = 0; digit < 9; ++digit) {
            const Mask places = position.places[house][digit];
            if (size(places) < 2) continue;
            Group& group = groups_[group_count_];
            group.count = 0;
            each(places, [&](unsigned i) {
                add_member(group, candidate(kGeometry.cell_at[house][i], digit));
            });
            close_group();
        }
    }
}

void DynamicClosure::add_member(Group& group, Candidate9 candidate) {
    std::uint16_t& i = number_[candidate];
    if (i == kNone) {
        i = static_cast<std::uint16_t>(count_++);
        partner_[i] = kNone;
        group_count_of_[i] = 0;
    }
    groups_of_[i][group_count_of_[i]++] = static_cast<std::uint16_t>(group_count_);
    group.members[group.count++] = i;
}

void DynamicClosure::close_group() {
    const Group& group = groups_[group_count_++];
    if (group.count > 2) return;
    partner_[group.members[0]] = group.members[1];
    partner_[group.members[1]] = group.members[0];
}

// From `begin` on, as many as there are lanes.
void DynamicClosure::follow(unsigned begin) {
    std::fill_n(lanes_on_.begin(), count_, Lanes{});
    std::fill_n(lanes_off_.begin(), count_, Lanes{});
    bad_lanes_ = Lanes{};
    const unsigned end = std::min(count_, begin + kLanes);
    for (unsigned i = begin; i < end; ++i) {
        lanes_on_[i][(i - begin) / 64] = std::uint64_t{1} << ((i - begin) % 64);
    }
    std::array<std::uint64_t, (kGroups + 63) / 64> waiting{};
    for (unsigned g = 0; g < group_count_; ++g) waiting[g / 64] |= std::uint64_t{1} << (g % 64);
    for (bool any = true; any;) {
        any = false;
        for (unsigned w = 0; w * 64 < group_count_; ++w) {
            std::uint64_t now = waiting[w];
            waiting[w] = 0;
            for (; now != 0; now &= now - 1) {
                const unsigned g = w * 64 + static_cast<unsigned>(std::countr_zero(now));
                settle(groups_[g], [&](unsigned i) {
                    for (unsigned k = 0; k < group_count_of_[i]; ++k) {
                        const unsigned other = groups_of_[i][k];
                        if (other != g) waiting[other / 64] |= std::uint64_t{1} << (other % 64);
                    }
                    any = true;
                });
            }
        }
    }
    write(begin, end);
}

// From lanes of candidates to sets of assumptions.
void DynamicClosure::write(unsigned begin, unsigned end) {
    std::array<std::uint64_t, 64> square;
    for (unsigned w = 0; begin + w * 64 < end; ++w) {
        const unsigned from = begin + w * 64;
        const unsigned sources = std::min(end - from, 64U);
        for (unsigned i = 0; i < sources; ++i) bad_[from + i] = (bad_lanes_[w] >> i & 1U) != 0;
        for (unsigned v = 0; v < words_; ++v) {
            const unsigned targets = std::min(count_ - v * 64, 64U);
            square.fill(0);
            for (unsigned i = 0; i < targets; ++i) square[i] = lanes_on_[v * 64 + i][w];
            transpose(square);
            for (unsigned i = 0; i < sources; ++i) sets_[from + i].on[v] = square[i];
            square.fill(0);
            for (unsigned i = 0; i < targets; ++i) square[i] = lanes_off_[v * 64 + i][w];
            transpose(square);
            for (unsigned i = 0; i < sources; ++i) sets_[from + i].off[v] = square[i];
        }
    }
}

}  // namespace sudokit::rate::se
