// Where a position has changed, so that techniques look only there.
#pragma once

#include "rate/se/position.hpp"

namespace sudokit::rate::se {

/// What has changed since a technique found nothing; at first, everything.
class Fresh {
  public:
    Fresh() = default;
    [[nodiscard]] static Fresh nothing() { return Fresh(0); }

    void add(unsigned cell, Mask digits) {
        bits_ |= kGeometry.house_bits[cell] | std::uint64_t{digits} << kHouses;
    }
    Fresh& operator|=(const Fresh& other) {
        bits_ |= other.bits_;
        return *this;
    }

    /// Of nine houses of a kind, by number.
    [[nodiscard]] Mask of_kind(unsigned kind) const {
        return static_cast<Mask>(bits_ >> kind & kFull);
    }
    [[nodiscard]] Mask digits() const { return static_cast<Mask>(bits_ >> kHouses); }
    /// Whether the cell, or a cell that it sees, has changed.
    [[nodiscard]] bool near(unsigned cell) const {
        return (bits_ & kGeometry.house_bits[cell]) != 0;
    }
    bool operator==(const Fresh&) const = default;

  private:
    explicit Fresh(std::uint64_t bits) : bits_(bits) {}

    std::uint64_t bits_ = (std::uint64_t{1} << (kHouses + 9)) - 1;  // houses, then digits
};

/// Everything, if something has come back: then it is another puzzle.
[[nodiscard]] inline Fresh changes(const Position& before, const Position& now) {
    bool opened = false;
    for (unsigned house = 0; house < kHouses; ++house) {
        opened |= now.open[house] > before.open[house];
    }
    if (opened) return {};
    Fresh out = Fresh::nothing();
    for (unsigned cell = 0; cell < kCells; ++cell) {
        const Mask changed = before.cell[cell] ^ now.cell[cell];
        if (changed == 0) continue;
        if ((changed & now.cell[cell]) != 0) return {};
        out.add(cell, changed);
    }
    return out;
}

}  // namespace sudokit::rate::se
