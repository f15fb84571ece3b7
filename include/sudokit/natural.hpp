// Whole numbers of any size, for counts that no machine word holds.
//
//     Natural grids = factorial(9) * Natural(72) * Natural(72);
//     grids.text(",");        // "1,881,169,920"
//     grids.log10();          // 9.27...
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sudokit {

/// A whole number that is not negative, as large as memory allows. What divides is the caller's
/// choice and must not be 0.
class Natural {
  public:
    Natural() = default;  ///< 0
    explicit Natural(std::uint64_t value);

    /// The number that `digits` (0 to 9 only, at least one) is in decimal; nothing if it is
    /// something else.
    static std::optional<Natural> from_text(std::string_view digits);

    Natural& operator+=(const Natural& other);
    Natural& operator*=(const Natural& other);
    Natural& operator*=(std::uint64_t factor);
    friend Natural operator+(Natural a, const Natural& b) { return a += b; }
    friend Natural operator*(const Natural& a, const Natural& b) {
        Natural product = a;
        return product *= b;
    }
    friend Natural operator*(Natural a, std::uint64_t b) { return a *= b; }

    /// Divides by `divisor`, which is not 0, and answers the remainder.
    std::uint32_t divide(std::uint32_t divisor);

    /// The same where nothing is left over, else the program ends.
    Natural& divide_exactly(std::uint32_t divisor);

    [[nodiscard]] bool is_zero() const { return limbs_.empty(); }

    /// The number as a machine word; nothing if it is larger.
    [[nodiscard]] std::optional<std::uint64_t> word() const;

    /// A number below `bound`, which is not 0, made from `bits`, a source of 64 random bits: each
    /// equally likely.
    template <class Bits>
    [[nodiscard]] static Natural below(const Natural& bound, Bits&& bits) {
        for (;;) {
            Natural draw = bound;
            for (std::uint32_t& limb : draw.limbs_) limb = static_cast<std::uint32_t>(bits() >> 32);
            // Bits above the bound's highest one would only be thrown again.
            draw.limbs_.back() &= bound.top_mask();
            draw.trim();
            if (draw < bound) return draw;
        }
    }

    /// `*this - other`, which is not larger.
    [[nodiscard]] Natural minus(const Natural& other) const;

    /// The nearest double; infinity where there is none.
    [[nodiscard]] double to_double() const;

    /// The decimal logarithm, to some 14 digits; of 0, minus infinity.
    [[nodiscard]] double log10() const;

    /// Decimal digits, in groups of three from the right with `separator` between them, if any.
    [[nodiscard]] std::string text(std::string_view separator = {}) const;

    friend bool operator==(const Natural&, const Natural&) = default;
    friend std::strong_ordering operator<=>(const Natural& a, const Natural& b);

  private:
    void trim();
    [[nodiscard]] std::uint32_t top_mask() const;

    std::vector<std::uint32_t> limbs_;  // the least first; the last is not 0
};

/// n * (n-1) * ... * 1.
[[nodiscard]] Natural factorial(std::uint32_t n);

/// `base` to the power of `exponent`.
[[nodiscard]] Natural power(const Natural& base, std::uint32_t exponent);

/// A number given by its logarithm as mantissa and power of ten: "6.6709e21". `decimals` is how
/// many follow the point.
[[nodiscard]] std::string scientific_text(double log10, std::uint32_t decimals,
                                          char decimal_point = '.');

}  // namespace sudokit
