// What a technique of Sudoku Explainer has found: how hard it is, and what follows.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "rate/se/position.hpp"
#include "rate/se/sight.hpp"

namespace sudokit::rate::se {

/// The candidates of one cell that go.
struct Removal {
    std::uint8_t cell = 0;
    Mask digits = 0;

    bool operator==(const Removal&) const = default;
};

/// Candidates that go, by cell in reading order.
class Removals {
  public:
    void add(unsigned cell, Mask digits) {
        list_[size_++] = {static_cast<std::uint8_t>(cell), digits};
    }
    void add(const Cells& cells, unsigned digit) {
        each(cells, [&](unsigned cell) { add(cell, bit(digit)); });
    }
    void clear() { size_ = 0; }
    /// Puts what is in the same column together.
    void order_by_column() {
        std::sort(list_.begin(), list_.begin() + size_, [](const Removal& a, const Removal& b) {
            return a.cell % 9 != b.cell % 9 ? a.cell % 9 < b.cell % 9 : a.cell < b.cell;
        });
    }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] const Removal* data() const { return list_.data(); }
    [[nodiscard]] const Removal* begin() const { return list_.data(); }
    [[nodiscard]] const Removal* end() const { return list_.data() + size_; }

    bool operator==(const Removals& other) const {
        return size_ == other.size_ && std::equal(begin(), end(), other.begin());
    }

  private:
    unsigned size_ = 0;
    std::array<Removal, kCells> list_;
};

/// A digit that can be filled in.
struct Placement {
    std::uint8_t cell = 0;
    std::uint8_t digit = 0;

    bool operator==(const Placement&) const = default;
};

/// One step. Difficulties are summed up in the same floating-point steps as in the original, since
/// its comparisons depend on how they round.
struct Hint {
    double difficulty = 0;
    Removals removals;
    std::optional<Placement> placement;
    Sight sight;

    void apply_to(Position& position) const {
        for (const Removal& removal : removals) position.remove_all(removal.cell, removal.digits);
        if (placement) position.place(placement->cell, placement->digit);
    }
};

}  // namespace sudokit::rate::se
