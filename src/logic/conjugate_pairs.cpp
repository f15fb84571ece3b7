#include "logic/conjugate_pairs.hpp"

#include <algorithm>
#include <bit>

namespace sudokit::logic {

void find_conjugate_pairs(const State& state, Digit digit, std::vector<ConjugatePair>& pairs) {
    pairs.clear();
    const auto houses = state.board().houses();
    for (std::uint32_t house = 0; house < houses.size(); ++house) {
        const std::uint64_t places = state.places(house, digit);
        if (std::popcount(places) != 2) continue;
        const auto first = static_cast<std::size_t>(std::countr_zero(places));
        const auto second = static_cast<std::size_t>(std::countr_zero(places & (places - 1)));
        const ConjugatePair pair{houses[house].cells[first], houses[house].cells[second], house};
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
