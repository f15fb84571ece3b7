#include "library/packing.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace sudokit::library {
namespace {

// How digits of an order are put together: `count` of them as one number of `bits` bits.
struct Group {
    std::size_t count;
    unsigned bits;
};

// Five digits of order 9 have 59,049 values, and two bytes 65,536.
Group group_of(std::uint32_t order) {
    if (order == 9) return {5, 16};
    return {1, static_cast<unsigned>(std::bit_width(order > 1 ? order - 1 : 1U))};
}

// How many bits a group takes that is not full.
unsigned bits_of(std::size_t count, const Group& group, std::uint32_t order) {
    if (count == group.count) return group.bits;
    std::uint64_t values = 1;
    for (std::size_t i = 0; i < count; ++i) values *= order;
    return static_cast<unsigned>(std::bit_width(values - 1));
}

// Which of at most so many cells have a digit. Where that is is as good as random, so a bit for
// each is quicker to go through than the cells.
constexpr std::size_t kPart = 32;
std::uint32_t mask_of(std::span<const std::uint8_t> part) {
    std::uint32_t mask = 0;
    for (std::size_t i = 0; i < part.size(); ++i) mask |= std::uint32_t{part[i] != 0} << i;
    return mask;
}

// Bits one after the other, from the lowest of each byte.
class BitWriter {
  public:
    explicit BitWriter(std::uint8_t* out) : out_(out) {}

    void put(std::uint64_t value, unsigned bits) {
        held_ |= value << count_;
        count_ += bits;
        for (; count_ >= 8; count_ -= 8, held_ >>= 8U) *out_++ = static_cast<std::uint8_t>(held_);
    }
    std::uint8_t* end() {
        if (count_ > 0) *out_++ = static_cast<std::uint8_t>(held_);
        return out_;
    }

  private:
    std::uint8_t* out_;
    std::uint64_t held_ = 0;
    unsigned count_ = 0;
};

class BitReader {
  public:
    explicit BitReader(std::string_view bytes) : bytes_(bytes) {}

    // Zeros behind the end.
    std::uint64_t take(unsigned bits) {
        for (; count_ < bits; count_ += 8, ++at_) {
            const auto byte = at_ < bytes_.size() ? static_cast<std::uint8_t>(bytes_[at_]) : 0U;
            held_ |= std::uint64_t{byte} << count_;
        }
        const std::uint64_t value = held_ & ((std::uint64_t{1} << bits) - 1);
        held_ >>= bits;
        count_ -= bits;
        return value;
    }
    [[nodiscard]] bool rest_is_zero() const { return at_ >= bytes_.size() && held_ == 0; }

  private:
    std::string_view bytes_;
    std::size_t at_ = 0;
    std::uint64_t held_ = 0;
    unsigned count_ = 0;
};

// Permutations in the order of their texts, which is that of what is left for each place.
template <std::size_t size>
std::int64_t rank_of_permutation(const std::uint8_t* values) {
    std::int64_t rank = 0;
    std::uint32_t left = (1U << size) - 1;
    for (std::size_t i = 0; i < size; ++i) {
        const std::uint32_t bit = 1U << values[i];
        rank = rank * static_cast<std::int64_t>(size - i) + std::popcount(left & (bit - 1));
        left &= ~bit;
    }
    return rank;
}

template <std::size_t size>
void take_permutation(std::int64_t rank, std::uint8_t* values) {
    std::array<std::size_t, size> places{};
    for (std::size_t i = size; i-- > 0;) {
        const auto choices = static_cast<std::int64_t>(size - i);
        places[i] = static_cast<std::size_t>(rank % choices);
        rank /= choices;
    }
    std::array<std::uint8_t, size> left{};
    for (std::size_t i = 0; i < size; ++i) left[i] = static_cast<std::uint8_t>(i);
    for (std::size_t i = 0; i < size; ++i) {
        values[i] = left[places[i]];
        std::copy(left.begin() + static_cast<std::ptrdiff_t>(places[i]) + 1, left.end(),
                  left.begin() + static_cast<std::ptrdiff_t>(places[i]));
    }
}

constexpr std::int64_t kLineExchanges = 1296;
constexpr std::int64_t kRelabellings = 362'880;

// Lines that stay together in threes: the order of the threes, then of each.
std::int64_t rank_of_lines(const std::array<std::uint8_t, 9>& lines) {
    std::array<std::uint8_t, 3> bands{};
    for (std::size_t i = 0; i < 3; ++i) bands[i] = lines[3 * i] / 3;
    std::int64_t rank = rank_of_permutation<3>(bands.data());
    for (std::size_t i = 0; i < 3; ++i) {
        const std::array<std::uint8_t, 3> inside{static_cast<std::uint8_t>(lines[3 * i] % 3),
                                                 static_cast<std::uint8_t>(lines[3 * i + 1] % 3),
                                                 static_cast<std::uint8_t>(lines[3 * i + 2] % 3)};
        rank = rank * 6 + rank_of_permutation<3>(inside.data());
    }
    return rank;
}

std::array<std::uint8_t, 9> lines_of(std::int64_t rank) {
    std::array<std::array<std::uint8_t, 3>, 3> inside{};
    for (std::size_t i = 3; i-- > 0; rank /= 6) take_permutation<3>(rank % 6, inside[i].data());
    std::array<std::uint8_t, 3> bands{};
    take_permutation<3>(rank, bands.data());
    std::array<std::uint8_t, 9> lines{};
    for (std::size_t i = 0; i < 9; ++i) {
        lines[i] = static_cast<std::uint8_t>(3 * bands[i / 3] + inside[i / 3][i % 3]);
    }
    return lines;
}

// The last step of MurmurHash3 (Austin Appleby): every bit of the input changes half of the output.
std::uint64_t mixed(std::uint64_t value) {
    value ^= value >> 33U;
    value *= 0xFF51'AFD7'ED55'8CCDU;
    value ^= value >> 33U;
    value *= 0xC4CE'B9FE'1A85'EC53U;
    return value ^ (value >> 33U);
}

}  // namespace

std::size_t packed_size(std::size_t cells, std::size_t givens, std::uint32_t order) {
    const Group group = group_of(order);
    const std::size_t rest = givens % group.count;
    std::size_t bits = cells + givens / group.count * group.bits;
    if (rest > 0) bits += bits_of(rest, group, order);
    return (bits + 7) / 8;
}

std::size_t pack(std::span<const std::uint8_t> digits, std::uint32_t order, std::uint8_t* out) {
    const Group group = group_of(order);
    BitWriter bits(out);
    const auto parts = [&](const auto& take) {
        for (std::size_t first = 0; first < digits.size(); first += kPart) {
            take(digits.subspan(first, std::min(kPart, digits.size() - first)));
        }
    };
    parts([&](std::span<const std::uint8_t> part) {
        bits.put(mask_of(part), static_cast<unsigned>(part.size()));
    });
    std::uint64_t value = 0;
    std::size_t count = 0;
    parts([&](std::span<const std::uint8_t> part) {
        for (std::uint32_t left = mask_of(part); left != 0; left &= left - 1) {
            value = value * order + part[static_cast<std::size_t>(std::countr_zero(left))] - 1;
            if (++count < group.count) continue;
            bits.put(value, group.bits);
            value = count = 0;
        }
    });
    if (count > 0) bits.put(value, bits_of(count, group, order));
    return static_cast<std::size_t>(bits.end() - out);
}

std::string pack(std::span<const std::uint8_t> digits, std::uint32_t order) {
    const auto givens =
        digits.size() - static_cast<std::size_t>(std::count(digits.begin(), digits.end(), 0));
    std::string out(packed_size(digits.size(), givens, order), '\0');
    pack(digits, order, reinterpret_cast<std::uint8_t*>(out.data()));
    return out;
}

std::optional<std::vector<std::uint8_t>> unpack(std::string_view bytes, std::size_t cells,
                                                std::uint32_t order) {
    if (bytes.size() < (cells + 7) / 8) return std::nullopt;
    BitReader bits(bytes);
    std::vector<std::size_t> givens;
    for (std::size_t cell = 0; cell < cells; ++cell) {
        if (bits.take(1) != 0) givens.push_back(cell);
    }
    if (bytes.size() != packed_size(cells, givens.size(), order)) return std::nullopt;
    const Group group = group_of(order);
    std::vector<std::uint8_t> digits(cells);
    for (std::size_t first = 0; first < givens.size(); first += group.count) {
        const std::size_t count = std::min(group.count, givens.size() - first);
        std::uint64_t value = bits.take(bits_of(count, group, order));
        for (std::size_t i = count; i-- > 0; value /= order) {
            digits[givens[first + i]] = static_cast<std::uint8_t>(value % order + 1);
        }
        if (value != 0) return std::nullopt;
    }
    if (!bits.rest_is_zero()) return std::nullopt;
    return digits;
}

std::int64_t number_of(const nine::Symmetry& symmetry) {
    std::array<std::uint8_t, 9> digits{};
    for (std::size_t i = 0; i < 9; ++i) {
        digits[i] = static_cast<std::uint8_t>(symmetry.digits[i + 1] - 1);
    }
    std::int64_t number = symmetry.transposed ? 1 : 0;
    number = number * kLineExchanges + rank_of_lines(symmetry.rows);
    number = number * kLineExchanges + rank_of_lines(symmetry.columns);
    return number * kRelabellings + rank_of_permutation<9>(digits.data());
}

std::optional<nine::Symmetry> symmetry_of(std::int64_t number) {
    if (number < 0 || number >= 2 * kLineExchanges * kLineExchanges * kRelabellings) {
        return std::nullopt;
    }
    nine::Symmetry symmetry;
    std::array<std::uint8_t, 9> digits{};
    take_permutation<9>(number % kRelabellings, digits.data());
    for (std::size_t i = 0; i < 9; ++i) {
        symmetry.digits[i + 1] = static_cast<std::uint8_t>(digits[i] + 1);
    }
    number /= kRelabellings;
    symmetry.columns = lines_of(number % kLineExchanges);
    number /= kLineExchanges;
    symmetry.rows = lines_of(number % kLineExchanges);
    symmetry.transposed = number / kLineExchanges != 0;
    return symmetry;
}

std::uint64_t hash_of(std::string_view bytes, std::uint64_t seed) {
    std::uint64_t hash = mixed(seed + 0x9E37'79B9'7F4A'7C15U * (bytes.size() + 1));
    while (!bytes.empty()) {
        std::array<std::uint8_t, 8> part{};
        const std::size_t count = std::min<std::size_t>(8, bytes.size());
        std::memcpy(part.data(), bytes.data(), count);
        bytes.remove_prefix(count);
        std::uint64_t word = 0;
        for (std::size_t i = 8; i-- > 0;) word = word << 8U | part[i];
        hash = mixed(hash ^ word) + 0x9E37'79B9'7F4A'7C15U;
    }
    return mixed(hash);
}

}  // namespace sudokit::library
