#include "api/nine_singles.hpp"

#include <bit>

namespace sudokit::api {
namespace {

constexpr std::size_t kHouses = 27;

// Rows, columns and boxes, nine cells each.
constexpr auto kHouseCells = [] {
    std::array<std::array<std::uint8_t, 9>, kHouses> houses{};
    for (std::size_t i = 0; i < 9; ++i) {
        for (std::size_t j = 0; j < 9; ++j) {
            houses[i][j] = static_cast<std::uint8_t>(9 * i + j);
            houses[9 + i][j] = static_cast<std::uint8_t>(9 * j + i);
            houses[18 + i][j] =
                static_cast<std::uint8_t>(27 * (i / 3) + 3 * (i % 3) + 9 * (j / 3) + j % 3);
        }
    }
    return houses;
}();

// A grid being filled: which digits each house has (bit d-1 stands for digit d).
class Filling {
  public:
    explicit Filling(const nine::Digits& puzzle) {
        for (std::size_t cell = 0; cell < nine::kCells; ++cell) {
            if (puzzle[cell] != 0) place(cell, 1U << (puzzle[cell] - 1U));
        }
    }

    [[nodiscard]] bool full() const { return placed_ == nine::kCells; }

    // One look at every house; answers whether something could be placed.
    bool sweep() {
        const std::size_t before = placed_;
        for (const auto& house : kHouseCells) {
            unsigned once = 0;
            unsigned more = 0;
            for (const std::size_t cell : house) {
                const unsigned left = candidates(cell);
                if (std::has_single_bit(left)) place(cell, left);
                more |= once & left;
                once |= left;
            }
            const unsigned hidden = once & ~more;
            for (const std::size_t cell : house) {
                const unsigned left = candidates(cell) & hidden;
                if (std::has_single_bit(left)) place(cell, left);
            }
        }
        return placed_ > before;
    }

  private:
    static std::size_t row(std::size_t cell) { return cell / 9; }
    static std::size_t column(std::size_t cell) { return 9 + cell % 9; }
    static std::size_t box(std::size_t cell) { return 18 + cell / 27 * 3 + cell % 9 / 3; }

    [[nodiscard]] unsigned candidates(std::size_t cell) const {
        if (filled_[cell]) return 0;
        return 0x1ffU & ~(has_[row(cell)] | has_[column(cell)] | has_[box(cell)]);
    }

    void place(std::size_t cell, unsigned digit) {
        filled_[cell] = true;
        ++placed_;
        for (const std::size_t house : {row(cell), column(cell), box(cell)}) has_[house] |= digit;
    }

    std::array<unsigned, kHouses> has_{};
    std::array<bool, nine::kCells> filled_{};
    std::size_t placed_ = 0;
};

}  // namespace

bool solved_by_singles(const nine::Digits& puzzle) {
    Filling filling(puzzle);
    while (!filling.full()) {
        if (!filling.sweep()) return false;
    }
    return true;
}

nine::Digits digits_of(std::string_view text) {
    nine::Digits digits{};
    for (std::size_t i = 0; i < nine::kCells; ++i) {
        digits[i] = text[i] == '.' ? std::uint8_t{0} : static_cast<std::uint8_t>(text[i] - '0');
    }
    return digits;
}

}  // namespace sudokit::api
