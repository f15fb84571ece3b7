#include "base/xxh64.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstring>

namespace sudokit {
namespace {

constexpr std::uint64_t kPrime1 = 0x9e3779b185ebca87;
constexpr std::uint64_t kPrime2 = 0xc2b2ae3d27d4eb4f;
constexpr std::uint64_t kPrime3 = 0x165667b19e3779f9;
constexpr std::uint64_t kPrime4 = 0x85ebca77c2b2ae63;
constexpr std::uint64_t kPrime5 = 0x27d4eb2f165667c5;

// Little-endian, as the algorithm has it on every machine.
template <class Word>
Word word_at(const char* bytes) {
    static_assert(std::endian::native == std::endian::little);
    Word word = 0;
    std::memcpy(&word, bytes, sizeof word);
    return word;
}

std::uint64_t stirred(std::uint64_t lane, std::uint64_t word) {
    return std::rotl(lane + word * kPrime2, 31) * kPrime1;
}

std::uint64_t merged(std::uint64_t sum, std::uint64_t lane) {
    return (sum ^ stirred(0, lane)) * kPrime1 + kPrime4;
}

}  // namespace

// The lanes stay in registers from block to block.
void Xxh64::mix(std::string_view blocks) {
    std::array<std::uint64_t, 4> lanes = lanes_;
    for (; blocks.size() >= kBlock; blocks.remove_prefix(kBlock)) {
        for (std::size_t i = 0; i < lanes.size(); ++i) {
            lanes[i] = stirred(lanes[i], word_at<std::uint64_t>(blocks.data() + 8 * i));
        }
    }
    lanes_ = lanes;
}

void Xxh64::add(std::string_view bytes) {
    length_ += bytes.size();
    if (held_ > 0) {
        const std::size_t taken = std::min(kBlock - held_, bytes.size());
        std::memcpy(rest_.data() + held_, bytes.data(), taken);
        held_ += taken;
        bytes.remove_prefix(taken);
        if (held_ < kBlock) return;
        mix({rest_.data(), kBlock});
        held_ = 0;
    }
    mix(bytes);
    bytes.remove_prefix(bytes.size() / kBlock * kBlock);
    if (!bytes.empty()) std::memcpy(rest_.data(), bytes.data(), bytes.size());
    held_ = bytes.size();
}

std::uint64_t Xxh64::sum() const {
    std::uint64_t sum = kPrime5;
    if (length_ >= kBlock) {
        sum = std::rotl(lanes_[0], 1) + std::rotl(lanes_[1], 7) + std::rotl(lanes_[2], 12) +
              std::rotl(lanes_[3], 18);
        for (const std::uint64_t lane : lanes_) sum = merged(sum, lane);
    }
    sum += length_;
    const char* at = rest_.data();
    const char* const end = at + held_;
    for (; end - at >= 8; at += 8) {
        sum = std::rotl(sum ^ stirred(0, word_at<std::uint64_t>(at)), 27) * kPrime1 + kPrime4;
    }
    if (end - at >= 4) {
        sum = std::rotl(sum ^ (word_at<std::uint32_t>(at) * kPrime1), 23) * kPrime2 + kPrime3;
        at += 4;
    }
    for (; at < end; ++at) {
        sum = std::rotl(sum ^ (static_cast<unsigned char>(*at) * kPrime5), 11) * kPrime1;
    }
    sum = (sum ^ (sum >> 33)) * kPrime2;
    sum = (sum ^ (sum >> 29)) * kPrime3;
    return sum ^ (sum >> 32);
}

std::uint64_t xxh64(std::string_view bytes) {
    Xxh64 sum;
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
