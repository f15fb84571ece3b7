#include "sudokit/natural.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>

#include "sudokit/expect.hpp"

namespace sudokit {
namespace {

constexpr unsigned kLimbBits = 32;
constexpr std::uint32_t kBillion = 1'000'000'000;
constexpr std::size_t kBillionDigits = 9;

std::uint32_t low_limb(std::uint64_t value) { return static_cast<std::uint32_t>(value); }

}  // namespace

Natural::Natural(std::uint64_t value) {
    for (; value != 0; value >>= kLimbBits) limbs_.push_back(low_limb(value));
}

std::optional<Natural> Natural::from_text(std::string_view digits) {
    if (digits.empty()) return std::nullopt;
    Natural out;
    for (const char digit : digits) {
        if (digit < '0' || digit > '9') return std::nullopt;
        out *= 10;
        out += Natural(static_cast<std::uint64_t>(digit - '0'));
    }
    return out;
}

void Natural::trim() {
    while (!limbs_.empty() && limbs_.back() == 0) limbs_.pop_back();
}

std::uint32_t Natural::top_mask() const {
    SUDOKIT_EXPECT(!limbs_.empty());
    return ~std::uint32_t{0} >> std::countl_zero(limbs_.back());
}

Natural& Natural::operator+=(const Natural& other) {
    if (limbs_.size() < other.limbs_.size()) limbs_.resize(other.limbs_.size());
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < limbs_.size(); ++i) {
        if (i >= other.limbs_.size() && carry == 0) break;
        carry += limbs_[i];
        if (i < other.limbs_.size()) carry += other.limbs_[i];
        limbs_[i] = low_limb(carry);
        carry >>= kLimbBits;
    }
    if (carry != 0) limbs_.push_back(low_limb(carry));
    return *this;
}

Natural Natural::minus(const Natural& other) const {
    SUDOKIT_EXPECT(other <= *this);
    Natural out = *this;
    std::uint64_t borrow = 0;
    for (std::size_t i = 0; i < out.limbs_.size(); ++i) {
        const std::uint64_t take = borrow + (i < other.limbs_.size() ? other.limbs_[i] : 0U);
        borrow = out.limbs_[i] < take ? 1 : 0;
        out.limbs_[i] = low_limb(out.limbs_[i] - take);
    }
    out.trim();
    return out;
}

Natural& Natural::operator*=(std::uint64_t factor) {
    if (factor > ~std::uint32_t{0}) return *this *= Natural(factor);
    std::uint64_t carry = 0;
    for (std::uint32_t& limb : limbs_) {
        carry += limb * factor;
        limb = low_limb(carry);
        carry >>= kLimbBits;
    }
    if (carry != 0) limbs_.push_back(low_limb(carry));
    trim();
    return *this;
}

Natural& Natural::operator*=(const Natural& other) {
    std::vector<std::uint32_t> product(limbs_.size() + other.limbs_.size());
    for (std::size_t i = 0; i < limbs_.size(); ++i) {
        std::uint64_t carry = 0;
        for (std::size_t j = 0; j < other.limbs_.size(); ++j) {
            carry += product[i + j] + std::uint64_t{limbs_[i]} * other.limbs_[j];
            product[i + j] = low_limb(carry);
            carry >>= kLimbBits;
        }
        product[i + other.limbs_.size()] = low_limb(carry);
    }
    limbs_ = std::move(product);
    trim();
    return *this;
}

std::uint32_t Natural::divide(std::uint32_t divisor) {
    SUDOKIT_EXPECT(divisor != 0);
    std::uint64_t rest = 0;
    for (std::size_t i = limbs_.size(); i-- > 0;) {
        rest = rest << kLimbBits | limbs_[i];
        limbs_[i] = low_limb(rest / divisor);
        rest %= divisor;
    }
    trim();
    return low_limb(rest);
}

Natural& Natural::divide_exactly(std::uint32_t divisor) {
    const std::uint32_t rest = divide(divisor);
    SUDOKIT_EXPECT(rest == 0);
    return *this;
}

std::optional<std::uint64_t> Natural::word() const {
    if (limbs_.size() > 2) return std::nullopt;
    std::uint64_t value = 0;
    for (std::size_t i = limbs_.size(); i-- > 0;) value = value << kLimbBits | limbs_[i];
    return value;
}

double Natural::to_double() const {
    // Two limbs and the top of a third hold more bits than a double; whatever is below them counts
    // as one bit, so that the rounding is right.
    const std::size_t used = std::min<std::size_t>(limbs_.size(), 3);
    const std::size_t below = limbs_.size() - used;
    if (used < 3) return static_cast<double>(*word());
    const auto top = static_cast<unsigned>(std::bit_width(limbs_.back()));
    const std::uint64_t high = std::uint64_t{limbs_[below + 2]} << kLimbBits | limbs_[below + 1];
    std::uint64_t bits = high << (kLimbBits - top) | std::uint64_t{limbs_[below]} >> top;
    const bool rest =
        (top < kLimbBits ? limbs_[below] & ((1U << top) - 1) : limbs_[below]) != 0 ||
        std::ranges::any_of(limbs_.begin(), limbs_.begin() + static_cast<std::ptrdiff_t>(below),
                            [](std::uint32_t limb) { return limb != 0; });
    bits |= rest ? 1U : 0U;
    return std::ldexp(static_cast<double>(bits), static_cast<int>(below * kLimbBits + top));
}

double Natural::log10() const {
    if (is_zero()) return -HUGE_VAL;
    // A double holds the top limbs; the limbs below only count by their number.
    Natural top;
    const std::size_t used = std::min<std::size_t>(limbs_.size(), 4);
    top.limbs_.assign(limbs_.end() - static_cast<std::ptrdiff_t>(used), limbs_.end());
    const auto below = static_cast<double>((limbs_.size() - used) * kLimbBits);
    return std::log10(top.to_double()) + below * std::log10(2.0);
}

std::string Natural::text(std::string_view separator) const {
    std::string digits;  // the last one first
    Natural rest = *this;
    while (!rest.is_zero()) {
        std::uint32_t group = rest.divide(kBillion);
        for (std::size_t i = 0; i < kBillionDigits && (group != 0 || !rest.is_zero()); ++i) {
            digits += static_cast<char>('0' + group % 10);
            group /= 10;
        }
    }
    if (digits.empty()) return "0";
    std::string out;
    for (std::size_t i = digits.size(); i-- > 0;) {
        out += digits[i];
        if (i > 0 && i % 3 == 0) out += separator;
    }
    return out;
}

std::strong_ordering operator<=>(const Natural& a, const Natural& b) {
    if (a.limbs_.size() != b.limbs_.size()) return a.limbs_.size() <=> b.limbs_.size();
    return std::lexicographical_compare_three_way(a.limbs_.rbegin(), a.limbs_.rend(),
                                                  b.limbs_.rbegin(), b.limbs_.rend());
}

Natural factorial(std::uint32_t n) {
    Natural out(1);
    for (std::uint32_t i = 2; i <= n; ++i) out *= i;
    return out;
}

Natural power(const Natural& base, std::uint32_t exponent) {
    Natural out(1);
    for (std::uint32_t i = 0; i < exponent; ++i) out *= base;
    return out;
}

std::string scientific_text(double log10, std::uint32_t decimals, char decimal_point) {
    if (!std::isfinite(log10)) return "0";
    double exponent = std::floor(log10);
    const double scale = std::pow(10.0, decimals);
    double mantissa = std::round(std::pow(10.0, log10 - exponent) * scale);
    if (mantissa >= 10 * scale) {
        mantissa /= 10;
        exponent += 1;
    }
    std::string out = std::to_string(static_cast<std::uint64_t>(mantissa));
    if (decimals > 0) out.insert(1, 1, decimal_point);
    return out + "e" + std::to_string(static_cast<std::int64_t>(exponent));
}

}  // namespace sudokit
