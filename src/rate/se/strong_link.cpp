#include "rate/se/strong_link.hpp"

#include "rate/se/sets.hpp"

namespace sudokit::rate::se {
namespace {

// Places that must be empty, and the two groups.
struct Split {
    Mask empty;
    Mask one;
    Mask two;
};

// A block by the place that is the heart of a cross, then by pairs of rows, and of columns.
constexpr std::array<Split, 15> kBlockSplits = [] {
    std::array<Split, 15> out{};
    for (unsigned heart = 0; heart < 9; ++heart) {
        const Mask row = block_row(heart / 3);
        const Mask column = block_column(heart % 3);
        out[heart] = {without(kFull, row | column), without(column, bit(heart)),
                      without(row, bit(heart))};
    }
    for (unsigned i = 0; i < 3; ++i) {
        const unsigned one = i == 2 ? 1 : 0;
        const unsigned two = i == 0 ? 1 : 2;
        const unsigned empty = 2 - i;
        out[9 + i] = {block_row(empty), block_row(one), block_row(two)};
        out[12 + i] = {block_column(empty), block_column(one), block_column(two)};
    }
    return out;
}();

// A line by the third that is empty.
constexpr std::array<Split, 3> kLineSplits = {Split{0b000000111, 0b000111000, 0b111000000},
                                              Split{0b000111000, 0b000000111, 0b111000000},
                                              Split{0b111000000, 0b000000111, 0b000111000}};

// Places of a block in one row or column.
bool in_line(Mask mask) {
    for (unsigned i = 0; i < 3; ++i) {
        if (without(mask, block_row(i)) == 0 || without(mask, block_column(i)) == 0) {
            return true;
        }
    }
    return false;
}

Cells cells_of(unsigned house, Mask mask) {
    Cells out;
    each(mask, [&](unsigned i) { out.add(kGeometry.cell_at[house][i]); });
    return out;
}

constexpr Cells kEverywhere{~std::uint64_t{0}, (std::uint64_t{1} << 17) - 1};

}  // namespace

StrongLinkList::StrongLinkList(const Position& position, unsigned kind, unsigned number,
                               unsigned digit)
    : house_(kind * 9 + number), kind_(kind), all_(position.places[house_][digit]) {
    const unsigned count = size(all_);
    if (count == 2) {
        const Mask low = bit(first(all_));
        if (kind != 0 || !in_line(all_)) add(low, without(all_, low), false);
    } else if (count > 2 && count <= 6) {
        if (kind == 0) {
            split_block(count);
        } else {
            split_line();
        }
    }
}

void StrongLinkList::add(Mask one, Mask two, bool grouped) {
    StrongLink& link = list_[size_++];
    link = {house_, kind_, grouped, cells_of(house_, all_), {}, {}};
    link.ends = {cells_of(house_, one), cells_of(house_, two)};
    for (unsigned i = 0; i < 2; ++i) {
        link.sees[i] = kEverywhere;
        each(link.ends[i], [&](unsigned cell) { link.sees[i] &= kGeometry.sees[cell]; });
    }
}

// Of the first split that leaves the rest empty, if there are places in both groups. A heart
// belongs to the group that is not alone.
void StrongLinkList::split_block(unsigned count) {
    for (unsigned i = 0; i < kBlockSplits.size(); ++i) {
        if (i > 8 && count < 4) return;
        const Split& split = kBlockSplits[i];
        if ((all_ & split.empty) != 0) continue;
        const Mask one = all_ & split.one;
        const Mask two = all_ & split.two;
        if (one == 0 || two == 0) return;
        const Mask heart = i < 9 ? bit(i) : Mask{0};
        if (size(two) == 1) {
            add(two, one | heart, true);
        } else if (size(one) == 1) {
            add(one, two | heart, true);
        } else {
            split_evenly(one, two, heart & all_, i > 8 && count == 4);
        }
        return;
    }
}

// Two and two that stand square can be shared out across as well.
void StrongLinkList::split_evenly(Mask one, Mask two, Mask heart, bool square) {
    add(one | heart, two | heart, true);
    const Mask low = bit(first(one)) | bit(first(two));
    const Mask high = without(one | two, low);
    if (square && in_line(low) && in_line(high)) add(low, high, true);
}

void StrongLinkList::split_line() {
    for (const Split& split : kLineSplits) {
        if ((all_ & split.empty) != 0) continue;
        const Mask one = all_ & split.one;
        const Mask two = all_ & split.two;
        if (one == 0 || two == 0) return;
        if (size(two) == 1) {
            add(two, one, true);
        } else {
            add(one, two, true);
        }
        return;
    }
}

}  // namespace sudokit::rate::se
