#include "engine/general/links.hpp"

#include <algorithm>
#include <bit>

namespace sudokit::engine {

Links::Links(const Board& board) : board_(board), order_(board.order()) {
    std::vector<std::vector<Membership>> of_cell(board.cell_count());
    for (std::uint32_t house = 0; house < board.houses().size(); ++house) {
        const auto cells = board.houses()[house].cells;
        for (std::uint32_t place = 0; place < cells.size(); ++place) {
            of_cell[cells[place]].push_back(
                {.house = house,
                 .before_slots = board.cell_count() + house * order_ - 1,
                 .place = std::uint64_t{1} << place});
            house_cells_.push_back(cells[place]);
        }
        house_cells_.resize(std::size_t{house + 1} * order_);
    }
    for (const auto& list : of_cell) {
        membership_start_.push_back(memberships_.size());
        memberships_.insert(memberships_.end(), list.begin(), list.end());
    }
    membership_start_.push_back(memberships_.size());
    find_overlaps();
    for (Membership& member : memberships_) member.widest_overlap = widest_overlap(member.house);
}

void Links::find_overlaps() {
    const auto houses = board_.houses();
    std::vector<Overlap> by_house(houses.size());
    for (std::uint32_t house = 0; house < houses.size(); ++house) {
        std::vector<std::uint32_t> met;
        for (std::uint32_t place = 0; place < houses[house].cells.size(); ++place) {
            for (const Membership& member : memberships(houses[house].cells[place])) {
                if (member.house == house) continue;
                Overlap& overlap = by_house[member.house];
                if (overlap.here == 0) met.push_back(member.house);
                overlap.here |= std::uint64_t{1} << place;
                overlap.there |= member.place;
            }
        }
        std::ranges::sort(met);
        overlap_start_.push_back(overlaps_.size());
        for (const std::uint32_t other : met) {
            Overlap& overlap = by_house[other];
            overlap.other = other;
            if (std::popcount(overlap.here) >= 2) overlaps_.push_back(overlap);
            overlap = {};
        }
    }
    overlap_start_.push_back(overlaps_.size());
}

std::uint32_t Links::widest_overlap(std::uint32_t house) const {
    std::uint32_t widest = 0;
    for (const Overlap& overlap : overlaps(house)) {
        widest = std::max(widest, static_cast<std::uint32_t>(std::popcount(overlap.here)));
    }
    return widest;
}

}  // namespace sudokit::engine
