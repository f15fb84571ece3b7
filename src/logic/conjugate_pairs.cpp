#include "logic/conjugate_pairs.hpp"

#include <algorithm>

#include "logic/houses.hpp"

namespace sudokit::logic {

void find_conjugate_pairs(const State& state, Digit digit, std::vector<ConjugatePair>& pairs) {
    pairs.clear();
    const auto houses = state.board().houses();
    for (std::uint32_t house = 0; house < houses.size(); ++house) {
        const std::uint64_t places = state.places(house, digit);
        const std::uint64_t second = places & (places - 1);
        if (!is_one_bit(second)) continue;
        const ConjugatePair pair{first_cell_at(houses[house], places),
                                 first_cell_at(houses[house], second), house};
        const bool known = std::ranges::any_of(pairs, [&](const ConjugatePair& other) {
            return other.first == pair.first && other.second == pair.second;
        });
        if (!known) pairs.push_back(pair);
    }
}

std::uint32_t shared_house(const Board& board, Cell first, Cell second) {
    const auto others = board.houses_of(second);
    return *std::ranges::find_first_of(board.houses_of(first), others);
}

}  // namespace sudokit::logic
