#include <algorithm>

#include "sudokit/expect.hpp"
#include "sudokit/nine_symmetry.hpp"

namespace sudokit::nine {

namespace {

using Lines = std::array<std::uint8_t, 9>;

/// Each of 0..8 once, those of a chute (three lines from a multiple of three on) side by side.
bool keeps_chutes(const Lines& lines) {
    unsigned seen = 0;
    for (std::size_t i = 0; i < 9; ++i) {
        if (lines[i] > 8 || lines[i] / 3 != lines[i - i % 3] / 3) return false;
        seen |= 1U << lines[i];
    }
    return seen == 0x1ff;
}

Lines random_lines(Rng& rng) {
    std::array<std::uint8_t, 3> chutes = {0, 1, 2};
    rng.shuffle(chutes);
    Lines lines = {};
    for (std::size_t chute = 0; chute < 3; ++chute) {
        std::array<std::uint8_t, 3> within = {0, 1, 2};
        rng.shuffle(within);
        for (std::size_t i = 0; i < 3; ++i) {
            lines[3 * chute + i] = static_cast<std::uint8_t>(3 * chutes[chute] + within[i]);
        }
    }
    return lines;
}

template <class Permutation>
Permutation inverted(const Permutation& permutation) {
    Permutation result = {};
    for (std::size_t i = 0; i < permutation.size(); ++i) {
        result[permutation[i]] = static_cast<std::uint8_t>(i);
    }
    return result;
}

/// first[second[i]] for each i.
template <class Permutation>
Permutation chained(const Permutation& first, const Permutation& second) {
    Permutation result = {};
    for (std::size_t i = 0; i < first.size(); ++i) result[i] = first[second[i]];
    return result;
}

}  // namespace

bool is_symmetry(const Symmetry& symmetry) {
    unsigned digits = 0;
    for (const std::uint8_t digit : symmetry.digits) digits |= digit <= 9 ? 1U << digit : 0;
    return symmetry.digits[0] == 0 && digits == 0x3ff && keeps_chutes(symmetry.rows) &&
           keeps_chutes(symmetry.columns);
}

Digits image(const Symmetry& symmetry, const Digits& digits) {
    SUDOKIT_EXPECT(is_symmetry(symmetry));
    const std::size_t down = symmetry.transposed ? 1 : 9;
    const std::size_t right = symmetry.transposed ? 9 : 1;
    Digits result = {};
    for (std::size_t r = 0; r < 9; ++r) {
        for (std::size_t c = 0; c < 9; ++c) {
            const std::uint8_t digit =
                digits[symmetry.rows[r] * down + symmetry.columns[c] * right];
            result[9 * r + c] = is_given(digit) ? symmetry.digits[digit] : std::uint8_t{0};
        }
    }
    return result;
}

Symmetry compose(const Symmetry& first, const Symmetry& second) {
    SUDOKIT_EXPECT(is_symmetry(first) && is_symmetry(second));
    // Transposing what `first` made exchanges its rows and columns.
    const bool swap = second.transposed;
    return {.transposed = first.transposed != second.transposed,
            .rows = chained(swap ? first.columns : first.rows, second.rows),
            .columns = chained(swap ? first.rows : first.columns, second.columns),
            .digits = chained(second.digits, first.digits)};
}

Symmetry inverse(const Symmetry& symmetry) {
    SUDOKIT_EXPECT(is_symmetry(symmetry));
    const bool swap = symmetry.transposed;
    return {.transposed = swap,
            .rows = inverted(swap ? symmetry.columns : symmetry.rows),
            .columns = inverted(swap ? symmetry.rows : symmetry.columns),
            .digits = inverted(symmetry.digits)};
}

Symmetry random_symmetry(Rng& rng) {
    Symmetry symmetry;
    symmetry.transposed = rng.below(2) == 1;
    symmetry.rows = random_lines(rng);
    symmetry.columns = random_lines(rng);
    std::array<std::uint8_t, 9> digits = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    rng.shuffle(digits);
    std::copy(digits.begin(), digits.end(), symmetry.digits.begin() + 1);
    return symmetry;
}

}  // namespace sudokit::nine
