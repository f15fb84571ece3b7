#include "engine/general/links.hpp"

#include <algorithm>
#include <bit>

namespace sudokit::engine {

Links::Links(const Board& board) : board_(board) {
    std::vector<std::vector<Membership>> of_cell(board.cell_count());
    for (std::uint32_t house = 0; house < board.houses().size(); ++house) {
        const auto cells = board.houses()[house].cells;
        for (std::uint32_t place = 0; place < cells.size(); ++place) {
            of_cell[cells[place]].push_back({house, place});
            house_cells_.push_back(cells[place]);
        }
    }
    for (const auto& list : of_cell) {
        membership_start_.push_back(memberships_.size());
        memberships_.insert(memberships_.end(), list.begin(), list.end());
    }
    membership_start_.push_back(memberships_.size());
    find_overlaps();
}

void Links::find_overlaps() {
    const auto houses = static_cast<std::uint32_t>(board_.houses().size());
    std::vector<Overlap> row(houses);
    for (std::uint32_t house = 0; house < houses; ++house) {
        row.assign(houses, Overlap{});
        for (std::uint32_t place = 0; place < board_.order(); ++place) {
            for (const Membership& member : memberships(cell_at(house, place))) {
                if (member.house == house) continue;
                row[member.house].here |= std::uint64_t{1} << place;
                row[member.house].there |= std::uint64_t{1} << member.place;
            }
        }
        overlap_start_.push_back(overlaps_.size());
        std::uint32_t widest = 0;
        for (std::uint32_t other = 0; other < houses; ++other) {
            const auto shared = static_cast<std::uint32_t>(std::popcount(row[other].here));
            if (shared < 2) continue;
            row[other].other = other;
            overlaps_.push_back(row[other]);
            widest = std::max(widest, shared);
        }
        widest_overlap_.push_back(widest);
    }
    overlap_start_.push_back(overlaps_.size());
}

}  // namespace sudokit::engine
