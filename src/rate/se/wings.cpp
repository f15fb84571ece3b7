#include "rate/se/wings.hpp"

namespace sudokit::rate::se {
namespace {

// `pivot` holds xy or xyz, one pincer xz, the other yz; z leaves what sees them all.
template <bool kXyz>
bool find_wing(const Position& position, Variant variant, Hint& hint, const Fresh& fresh) {
    const Cells pairs = position.of_size(2);
    std::array<Cells, 9> with;
    for (unsigned digit = 0; digit < 9; ++digit) with[digit] = position.with(digit);
    for (unsigned pivot = 0; pivot < kCells; ++pivot) {
        const Mask xy = position.cell[pivot];
        if (size(xy) != (kXyz ? 3U : 2U) || !fresh.near(pivot)) continue;
        // Both pincers lack one digit of the pivot.
        Cells fit = kGeometry.sees[pivot] & pairs;
        if constexpr (kXyz) {
            each(without(kFull, xy), [&](unsigned digit) { fit -= with[digit]; });
        } else {
            const Cells& x = with[first(xy)];
            const Cells& y = with[first(without(xy, bit(first(xy))))];
            fit &= (x | y) - (x & y);
        }
        if (!fit.has_two()) continue;
        std::array<std::uint8_t, 20> pincers;
        unsigned count = 0;
        const auto add = [&](unsigned peer) {
            if (fit.has(peer)) pincers[count++] = static_cast<std::uint8_t>(peer);
        };
        if (variant == Variant::sukaku_1_18) {
            each(fit, add);
        } else {
            for (const std::uint8_t peer : kGeometry.peers[pivot]) add(peer);
        }
        for (unsigned i = 0; i < count; ++i) {
            const unsigned one = pincers[i];
            const Mask xz = position.cell[one];
            for (unsigned j = 0; j < count; ++j) {
                const unsigned two = pincers[j];
                const Mask yz = position.cell[two];
                if (size(xy | xz | yz) != 3 || size(xy & xz & yz) != (kXyz ? 1U : 0U)) continue;
                const unsigned z = first(xz & yz);
                Cells victims = kGeometry.sees[one] & kGeometry.sees[two] & with[z];
                if constexpr (kXyz) victims &= kGeometry.sees[pivot];
                victims.remove(pivot);
                if (victims.none()) continue;
                hint.difficulty = kXyz ? 4.4 : 4.2;
                hint.removals.clear();
                hint.removals.add(victims, z);
                hint.sight = Wing{static_cast<std::uint8_t>(pivot), static_cast<std::uint8_t>(one),
                                  static_cast<std::uint8_t>(two), static_cast<std::uint8_t>(z)};
                return true;
            }
        }
    }
    return false;
}

}  // namespace

bool find_xy_wing(const Position& position, Variant variant, Hint& hint, const Fresh& fresh) {
    return find_wing<false>(position, variant, hint, fresh);
}
bool find_xyz_wing(const Position& position, Variant variant, Hint& hint, const Fresh& fresh) {
    return find_wing<true>(position, variant, hint, fresh);
}

}  // namespace sudokit::rate::se
