#include "rate/se/wings.hpp"

namespace sudokit::rate::se {
namespace {

// `pivot` holds xy or xyz, one pincer xz, the other yz; z leaves what sees them all.
template <bool kXyz>
bool find_wing(const Position& position, Hint& hint) {
    const Cells pairs = position.of_size(2);
    for (unsigned pivot = 0; pivot < kCells; ++pivot) {
        const Mask xy = position.cell[pivot];
        if (size(xy) != (kXyz ? 3U : 2U)) continue;
        if (!(kGeometry.sees[pivot] & pairs).has_two()) continue;
        // Both pincers lack one digit of the pivot.
        std::array<std::uint8_t, 20> pincers;
        unsigned count = 0;
        for (const std::uint8_t peer : kGeometry.peers[pivot]) {
            if (!pairs.has(peer) || size(without(xy, position.cell[peer])) != 1) continue;
            pincers[count++] = peer;
        }
        for (unsigned i = 0; i < count; ++i) {
            const unsigned one = pincers[i];
            const Mask xz = position.cell[one];
            for (unsigned j = 0; j < count; ++j) {
                const unsigned two = pincers[j];
                const Mask yz = position.cell[two];
                if (size(xy | xz | yz) != 3 || size(xy & xz & yz) != (kXyz ? 1U : 0U)) continue;
                const unsigned z = first(xz & yz);
                Cells victims = kGeometry.sees[one] & kGeometry.sees[two] & position.with(z);
                if constexpr (kXyz) victims &= kGeometry.sees[pivot];
                victims.remove(pivot);
                if (victims.none()) continue;
                hint.difficulty = kXyz ? 4.4 : 4.2;
                hint.removals.clear();
                hint.removals.add(victims, z);
                return true;
            }
        }
    }
    return false;
}

}  // namespace

bool find_xy_wing(const Position& position, Hint& hint) { return find_wing<false>(position, hint); }
bool find_xyz_wing(const Position& position, Hint& hint) { return find_wing<true>(position, hint); }

}  // namespace sudokit::rate::se
