#include "rate/se/groups.hpp"

namespace sudokit::rate::se {

void Groups::build(const Position& position) {
    number_.fill(kNone);
    candidates_ = 0;
    size_ = 0;
    for (unsigned cell = 0; cell < kCells; ++cell) {
        if (se::size(position.cell[cell]) < 2) continue;
        Group& group = groups_[size_];
        group.count = 0;
        each(position.cell[cell],
             [&](unsigned digit) { add_member(group, candidate(cell, digit)); });
        close_group();
    }
    for (unsigned house = 0; house < kHouses; ++house) {
        for (unsigned digit = 0; digit < 9; ++digit) {
            const Mask places = position.places[house][digit];
            if (se::size(places) < 2) continue;
            Group& group = groups_[size_];
            group.count = 0;
            each(places, [&](unsigned i) {
                add_member(group, candidate(kGeometry.cell_at[house][i], digit));
            });
            close_group();
        }
    }
}

void Groups::add_member(Group& group, Candidate9 candidate) {
    std::uint16_t& i = number_[candidate];
    if (i == kNone) {
        i = static_cast<std::uint16_t>(candidates_++);
        partner_[i] = kNone;
        group_count_of_[i] = 0;
        set_of_[i] = {};
    }
    groups_of_[i][group_count_of_[i]++] = static_cast<std::uint16_t>(size_);
    set_of_[i][size_ / 64] |= std::uint64_t{1} << (size_ % 64);
    group.members[group.count++] = i;
}

void Groups::close_group() {
    const Group& group = groups_[size_++];
    if (group.count > 2) return;
    partner_[group.members[0]] = group.members[1];
    partner_[group.members[1]] = group.members[0];
}

}  // namespace sudokit::rate::se
