#include "rate/se/links.hpp"

namespace sudokit::rate::se {

void Links::build(const Position& position) {
    position_ = &position;
    build_strong(position);
    stride_count_ = 0;
    if (++stamp_ != 0) return;
    parts_ = {};
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
            const std::uint8_t own = strong_in_cell_[from] = count;
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

void Links::find_strides(Candidate9 from, LinkMode mode, Part& part) {
    const Position& position = *position_;
    const unsigned cell = cell_of(from);
    const unsigned digit = digit_of(from);
    const std::size_t begin = stride_count_;
    const auto add = [&](Candidate9 via, Cause cause) {
        for (const Link& strong : strong(via, mode)) {
            if (strong.to == from) continue;
            strides_[stride_count_++] = {via, strong.to, cause, strong.cause};
        }
    };
    if (mode != LinkMode::x) {
        each(without(position.cell[cell], bit(digit)),
             [&](unsigned other) { add(candidate(cell, other), Cause::cell); });
    }
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
    part = {stamp_, static_cast<std::uint32_t>(begin),
            static_cast<std::uint32_t>(stride_count_ - begin)};
}

}  // namespace sudokit::rate::se
