#include "base/xxh3.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstring>

#if defined(__x86_64__)
#include <immintrin.h>
#define SUDOKIT_XXH3_X86 1
#endif

namespace sudokit {
namespace {

__extension__ using Wide = unsigned __int128;

constexpr std::uint64_t kPrime1 = 0x9e3779b185ebca87;
constexpr std::uint64_t kPrime2 = 0xc2b2ae3d27d4eb4f;
constexpr std::uint64_t kPrime3 = 0x165667b19e3779f9;
constexpr std::uint64_t kShortPrime = 0x9e3779b1;
constexpr std::uint64_t kMixing1 = 0x165667919e3779f9;
constexpr std::uint64_t kMixing2 = 0x9fb21c651e98df25;

// The algorithm's own secret of 192 bytes, which is read at any byte.
constexpr std::array<std::uint64_t, 24> kSecret = {
    0xbe4ba423396cfeb8, 0x1cad21f72c81017c, 0xdb979083e96dd4de, 0x1f67b3b7a4a44072,
    0x78e5c0cc4ee679cb, 0x2172ffcc7dd05a82, 0x8e2443f7744608b8, 0x4c263a81e69035e0,
    0xcb00c391bb52283c, 0xa32e531b8b65d088, 0x4ef90da297486471, 0xd8acdea946ef1938,
    0x3f349ce33f76faa8, 0x1d4f0bc7c7bbdcf9, 0x3159b4cd4be0518a, 0x647378d9c97e9fc8,
    0xc3ebd33483acc5ea, 0xeb6313faffa081c5, 0x49daf0b751dd0d17, 0x9e68d429265516d3,
    0xfca1477d58be162b, 0xce31d07ad1b8f88f, 0x280416958f3acb45, 0x7e404bbbcafbd7af};

// Little-endian, as the algorithm has it on every machine.
template <class Word>
Word word_at(const void* bytes) {
    static_assert(std::endian::native == std::endian::little);
    Word word = 0;
    std::memcpy(&word, bytes, sizeof word);
    return word;
}

std::uint64_t word_at(std::string_view text, std::size_t at) {
    return word_at<std::uint64_t>(text.data() + at);
}

const char* secret_from(std::size_t byte) {
    return reinterpret_cast<const char*>(kSecret.data()) + byte;
}

std::uint64_t secret_at(std::size_t byte) { return word_at<std::uint64_t>(secret_from(byte)); }

// Both halves of the product, one upon the other.
std::uint64_t folded_product(std::uint64_t a, std::uint64_t b) {
    const Wide product = Wide{a} * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64U);
}

std::uint64_t avalanche(std::uint64_t sum) {
    sum = (sum ^ (sum >> 37U)) * kMixing1;
    return sum ^ (sum >> 32U);
}

// ------------------------------------------------------------------- Texts of up to 240 bytes

std::uint64_t sum_of_a_few(std::uint64_t word) {
    word = (word ^ (word >> 33U)) * kPrime2;
    word = (word ^ (word >> 29U)) * kPrime3;
    return word ^ (word >> 32U);
}

std::uint64_t sum_to_3(std::string_view text) {
    if (text.empty()) return sum_of_a_few(secret_at(56) ^ secret_at(64));
    const auto byte = [&](std::size_t at) {
        return static_cast<std::uint32_t>(static_cast<unsigned char>(text[at]));
    };
    const std::uint32_t word = byte(0) << 16U | byte(text.size() / 2) << 24U |
                               byte(text.size() - 1) |
                               static_cast<std::uint32_t>(text.size()) << 8U;
    return sum_of_a_few(word ^ word_at<std::uint32_t>(secret_from(0)) ^
                        word_at<std::uint32_t>(secret_from(4)));
}

std::uint64_t sum_to_8(std::string_view text) {
    const std::uint64_t first = word_at<std::uint32_t>(text.data());
    const std::uint64_t last = word_at<std::uint32_t>(text.data() + text.size() - 4);
    std::uint64_t sum = (last + (first << 32U)) ^ secret_at(8) ^ secret_at(16);
    sum = (sum ^ std::rotl(sum, 49) ^ std::rotl(sum, 24)) * kMixing2;
    sum = (sum ^ ((sum >> 35U) + text.size())) * kMixing2;
    return sum ^ (sum >> 28U);
}

std::uint64_t sum_to_16(std::string_view text) {
    const std::uint64_t low = word_at(text, 0) ^ secret_at(24) ^ secret_at(32);
    const std::uint64_t high = word_at(text, text.size() - 8) ^ secret_at(40) ^ secret_at(48);
    return avalanche(text.size() + __builtin_bswap64(low) + high + folded_product(low, high));
}

std::uint64_t mixed_16(std::string_view text, std::size_t at, std::size_t secret) {
    return folded_product(word_at(text, at) ^ secret_at(secret),
                          word_at(text, at + 8) ^ secret_at(secret + 8));
}

// From both ends towards the middle.
std::uint64_t sum_to_128(std::string_view text) {
    std::uint64_t sum = text.size() * kPrime1;
    for (std::size_t i = (text.size() - 1) / 32 + 1; i-- > 0;) {
        sum += mixed_16(text, 16 * i, 32 * i);
        sum += mixed_16(text, text.size() - 16 * (i + 1), 32 * i + 16);
    }
    return avalanche(sum);
}

std::uint64_t sum_to_240(std::string_view text) {
    std::uint64_t sum = text.size() * kPrime1;
    for (std::size_t i = 0; i < 8; ++i) sum += mixed_16(text, 16 * i, 16 * i);
    sum = avalanche(sum);
    for (std::size_t i = 8; i < text.size() / 16; ++i) {
        sum += mixed_16(text, 16 * i, 16 * (i - 8) + 3);
    }
    return avalanche(sum + mixed_16(text, text.size() - 16, 119));
}

constexpr std::size_t kShort = 240;

std::uint64_t sum_of_short(std::string_view text) {
    if (text.size() <= 3) return sum_to_3(text);
    if (text.size() <= 8) return sum_to_8(text);
    if (text.size() <= 16) return sum_to_16(text);
    return text.size() <= 128 ? sum_to_128(text) : sum_to_240(text);
}

// ----------------------------------------------------------------------------- Longer texts

constexpr std::size_t kStripe = 64;   // bytes
constexpr std::size_t kStripes = 16;  // of a block

// The secret as each stripe has it, where vectors may be read in place.
alignas(64) constexpr auto kStripeSecrets = [] {
    std::array<std::array<std::uint64_t, 8>, kStripes> secrets{};
    for (std::size_t i = 0; i < kStripes; ++i) {
        for (std::size_t j = 0; j < 8; ++j) secrets[i][j] = kSecret[i + j];
    }
    return secrets;
}();

const char* secret_of_stripe(std::size_t stripe) {
    return reinterpret_cast<const char*>(kStripeSecrets[stripe].data());
}

namespace plain {

#define SUDOKIT_XXH3_TARGET
using Vector [[gnu::vector_size(16)]] = std::uint64_t;

#if defined(SUDOKIT_XXH3_X86)
using Halves [[gnu::vector_size(16)]] = int;

// What g++ 12 does not make of the lines below, nor of their like for AVX2.
inline Vector low_product(Vector a, Vector b) {
    return reinterpret_cast<Vector>(
        __builtin_ia32_pmuludq128(reinterpret_cast<Halves>(a), reinterpret_cast<Halves>(b)));
}
inline Vector upper_halves(Vector words) {
    return reinterpret_cast<Vector>(
        _mm_shuffle_epi32(reinterpret_cast<__m128i>(words), _MM_SHUFFLE(3, 3, 1, 1)));
}
inline Vector swapped_pairs(Vector words) {
    return reinterpret_cast<Vector>(
        _mm_shuffle_epi32(reinterpret_cast<__m128i>(words), _MM_SHUFFLE(1, 0, 3, 2)));
}
#else
inline Vector low_product(Vector a, Vector b) { return (a & 0xffffffff) * (b & 0xffffffff); }
inline Vector upper_halves(Vector words) { return words >> 32U; }
inline Vector swapped_pairs(Vector words) { return __builtin_shufflevector(words, words, 1, 0); }
#endif

#include "base/xxh3_mix.inc"
#undef SUDOKIT_XXH3_TARGET

}  // namespace plain

#if defined(SUDOKIT_XXH3_X86)
namespace avx2 {

#define SUDOKIT_XXH3_TARGET [[gnu::target("avx2")]]
using Vector [[gnu::vector_size(32)]] = std::uint64_t;
using Halves [[gnu::vector_size(32)]] = int;

SUDOKIT_XXH3_TARGET inline Vector low_product(Vector a, Vector b) {
    return reinterpret_cast<Vector>(
        __builtin_ia32_pmuludq256(reinterpret_cast<Halves>(a), reinterpret_cast<Halves>(b)));
}
SUDOKIT_XXH3_TARGET inline Vector upper_halves(Vector words) {
    return reinterpret_cast<Vector>(
        _mm256_shuffle_epi32(reinterpret_cast<__m256i>(words), _MM_SHUFFLE(3, 3, 1, 1)));
}
SUDOKIT_XXH3_TARGET inline Vector swapped_pairs(Vector words) {
    return reinterpret_cast<Vector>(
        _mm256_shuffle_epi32(reinterpret_cast<__m256i>(words), _MM_SHUFFLE(1, 0, 3, 2)));
}

#include "base/xxh3_mix.inc"
#undef SUDOKIT_XXH3_TARGET

}  // namespace avx2
#endif

}  // namespace

Xxh3Mix plain_xxh3_mix() { return plain::mix; }

Xxh3Mix widest_xxh3_mix() {
#if defined(SUDOKIT_XXH3_X86)
    if (__builtin_cpu_supports("avx2") != 0) return avx2::mix;
#endif
    return plain::mix;
}

void Xxh3::add(std::string_view bytes) {
    length_ += bytes.size();
    const std::size_t fitting = std::min(kBlock - held_, bytes.size());
    if (fitting > 0) std::memcpy(rest_.data() + kStripe + held_, bytes.data(), fitting);
    held_ += fitting;
    bytes.remove_prefix(fitting);
    // The last stripe is one of its own, so a block is mixed once something follows it.
    if (bytes.empty()) return;
    mix_(lanes_, rest().data(), 1);
    const std::size_t blocks = (bytes.size() - 1) / kBlock;
    mix_(lanes_, bytes.data(), blocks);
    const char* const end = blocks > 0 ? bytes.data() + kBlock * blocks : rest().data() + kBlock;
    std::memcpy(rest_.data(), end - kStripe, kStripe);
    bytes.remove_prefix(kBlock * blocks);
    std::memcpy(rest_.data() + kStripe, bytes.data(), bytes.size());
    held_ = bytes.size();
}

std::uint64_t Xxh3::sum() const {
    if (length_ <= kShort) return sum_of_short(rest());
    plain::Lanes lanes{};
    std::memcpy(&lanes, lanes_.data(), sizeof lanes);
    const std::size_t stripes = (held_ - 1) / kStripe;
    for (std::size_t i = 0; i < stripes; ++i) {
        plain::take_stripe(lanes, rest().data() + kStripe * i, secret_of_stripe(i));
    }
    plain::take_stripe(lanes, rest().data() + held_ - kStripe, secret_from(121));
    std::array<std::uint64_t, 8> words{};
    std::memcpy(words.data(), &lanes, sizeof lanes);
    std::uint64_t sum = length_ * kPrime1;
    for (std::size_t i = 0; i < words.size(); i += 2) {
        sum +=
            folded_product(words[i] ^ secret_at(11 + 8 * i), words[i + 1] ^ secret_at(19 + 8 * i));
    }
    return avalanche(sum);
}

std::uint64_t xxh3(std::string_view bytes) {
    Xxh3 sum;
    sum.add(bytes);
    return sum.sum();
}

std::string checksum_text(std::uint64_t sum) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text(16, '0');
    for (std::size_t i = 16; i-- > 0; sum >>= 4) text[i] = kDigits[sum & 15];
    return text;
}

std::optional<std::uint64_t> checksum_in(std::string_view text) {
    std::uint64_t sum = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, sum, 16);
    if (text.size() != 16 || read.ec != std::errc() || read.ptr != end) return std::nullopt;
    return sum;
}

}  // namespace sudokit
