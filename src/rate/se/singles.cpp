#include "rate/se/singles.hpp"

#include "rate/se/sets.hpp"

namespace sudokit::rate::se {
namespace {

bool find_single_in(const Position& position, unsigned kind, bool last_only, double difficulty,
                    Hint& hint, const Fresh& fresh) {
    for (Mask rest = fresh.of_kind(kind); rest != 0; rest &= static_cast<Mask>(rest - 1U)) {
        const unsigned house = kind + first(rest);
        if (position.open[house] == 0 || (position.open[house] == 1) != last_only) continue;
        const Mask singles = position.singles(house);
        if (singles == 0) continue;
        const unsigned digit = first(singles);
        hint.difficulty = difficulty;
        hint.placement = {kGeometry.cell_at[house][first(position.places[house][digit])],
                          static_cast<std::uint8_t>(digit)};
        hint.sight = LastOne{house, last_only};
        return true;
    }
    return false;
}

}  // namespace

bool find_hidden_single(const Position& position, Hint& hint, const Fresh& fresh) {
    for (const unsigned kind : kSetKinds) {
        if (find_single_in(position, kind, true, 1.0, hint, fresh)) return true;
    }
    for (const unsigned kind : kSetKinds) {
        if (find_single_in(position, kind, false, kind == kBlocks ? 1.2 : 1.5, hint, fresh))
            return true;
    }
    return false;
}

double place_hidden_singles(Position& position, double hardest) {
    // 1.0: last cells; 1.2: in blocks; 1.5: all. Harder ones only where no easier ones are left.
    const auto place_in = [&](unsigned begin, unsigned end, bool last_only) {
        bool any = false;
        for (unsigned house = begin; house < end; ++house) {
            if (position.open[house] == 0 || (last_only && position.open[house] != 1)) continue;
            for (Mask rest = position.singles(house); rest != 0;
                 rest &= static_cast<Mask>(rest - 1U)) {
                const unsigned digit = first(rest);
                const Mask places = position.places[house][digit];
                if (places == 0) continue;
                position.place(kGeometry.cell_at[house][first(places)], digit);
                any = true;
            }
        }
        return any;
    };
    for (;;) {
        if (hardest < 1.5 && place_in(kBlocks, kHouses, true)) {
            hardest = std::max(hardest, 1.0);
        } else if (hardest < 1.5 && place_in(kBlocks, kRows, false)) {
            hardest = 1.2;
        } else if (place_in(kBlocks, kHouses, false)) {
            hardest = std::max(hardest, 1.5);
        } else {
            return hardest;
        }
    }
}

bool find_naked_single(const Position& position, Hint& hint) {
    for (unsigned cell = 0; cell < kCells; ++cell) {
        if (size(position.cell[cell]) != 1) continue;
        hint.difficulty = 2.3;
        hint.placement = {static_cast<std::uint8_t>(cell),
                          static_cast<std::uint8_t>(first(position.cell[cell]))};
        hint.sight = LastOne{LastOne::kInCell, false};
        return true;
    }
    return false;
}

}  // namespace sudokit::rate::se
