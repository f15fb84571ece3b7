#include "logic/house_cuts.hpp"

namespace sudokit::logic {

HouseCuts::HouseCuts(const Board& board)
    : count_(board.houses().size()), cuts_(count_ * count_, 0) {
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        const auto houses = board.houses_of(cell);
        const auto places = board.places_of(cell);
        for (std::size_t i = 0; i < houses.size(); ++i) {
            for (const std::uint32_t other : houses) {
                cuts_[houses[i] * count_ + other] |= std::uint64_t{1} << places[i];
            }
        }
    }
}

}  // namespace sudokit::logic
