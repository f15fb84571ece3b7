#include "rate/se/links.hpp"

namespace sudokit::rate::se {

void Links::build(const Position& position) {
    position_ = &position;
    pairs_ = position.of_size(2);
    build_strong(position);
    if (++stamp_ != 0) return;
    for (Weak& weak : weak_) weak.stamp = 0;
    stamp_ = 1;
}

void Links::build_strong(const Position& position) {
    strong_count_.fill(0);
    for (unsigned cell = 0; cell < kCells; ++cell) {
        const Mask digits = position.cell[cell];
        for (Mask rest = digits; rest != 0; rest &= static_cast<Mask>(rest - 1U)) {
            const unsigned digit = first(rest);
            const Candidate9 from = candidate(cell, digit);
            auto& list = strong_[from];
            std::uint8_t count = 0;
            if (size(digits) == 2) {
                list[count++] = {candidate(cell, first(without(digits, bit(digit)))), Cause::cell};
            }
            const std::uint8_t own = count;
            for (unsigned kind = 0; kind < kKinds; ++kind) {
                const unsigned house = kGeometry.house[cell][kind];
                const Mask places = position.places[house][digit];
                if (size(places) != 2) continue;
                const unsigned other = first(without(places, bit(kGeometry.index[cell][kind])));
                const Candidate9 to = candidate(kGeometry.cell_at[house][other], digit);
                bool known = false;
                for (unsigned i = own; i < count; ++i) known = known || list[i].to == to;
                if (!known) list[count++] = {to, house_cause(kind)};
            }
            strong_count_[from] = count;
        }
    }
}

void Links::find_weak(Candidate9 from) {
    const Position& position = *position_;
    const unsigned cell = cell_of(from);
    const unsigned digit = digit_of(from);
    Weak& weak = weak_[from];
    weak.stamp = stamp_;
    weak.count = {};
    const auto add = [&](Candidate9 to, Cause cause) {
        if (strong_count_[to] == 0) return;
        for (const LinkMode mode : {LinkMode::x, LinkMode::y, LinkMode::xy}) {
            if (mode == LinkMode::x && cause == Cause::cell) continue;
            if (strong(to, mode).empty()) continue;
            const auto m = static_cast<unsigned>(mode);
            weak.links[m][weak.count[m]++] = {to, cause};
        }
    };
    each(without(position.cell[cell], bit(digit)),
         [&](unsigned other) { add(candidate(cell, other), Cause::cell); });
    for (unsigned kind = 0; kind < kKinds; ++kind) {
        const unsigned house = kGeometry.house[cell][kind];
        // What is in the block has been met there.
        const Mask others =
            without(without(position.places[house][digit], bit(kGeometry.index[cell][kind])),
                    kGeometry.in_block[cell][kind]);
        each(others, [&](unsigned i) {
            add(candidate(kGeometry.cell_at[house][i], digit), house_cause(kind));
        });
    }
}

}  // namespace sudokit::rate::se
