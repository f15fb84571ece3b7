#include "base/sha256.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace sudokit {
namespace {

constexpr std::size_t kBlock = 64;
constexpr std::size_t kRounds = 64;

// The fractional parts of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, kRounds> kConstants = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

// What is left behind the last whole block, a one bit, zeros, and the length in bits.
std::string padded(std::string_view rest, std::uint64_t length) {
    std::string out(rest);
    out += '\x80';
    while (out.size() % kBlock != kBlock - 8) out += '\0';
    for (int shift = 56; shift >= 0; shift -= 8) {
        out += static_cast<char>(length * 8 >> static_cast<unsigned>(shift) & 0xffU);
    }
    return out;
}

}  // namespace

void Sha256::mix(State& state, std::string_view block) {
    std::array<std::uint32_t, kRounds> words{};
    for (std::size_t i = 0; i < kBlock; ++i) {
        words[i / 4] = words[i / 4] << 8U | static_cast<unsigned char>(block[i]);
    }
    for (std::size_t i = 16; i < kRounds; ++i) {
        const std::uint32_t a = words[i - 15];
        const std::uint32_t b = words[i - 2];
        words[i] = words[i - 16] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3U) + words[i - 7] +
                   (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10U);
    }
    State s = state;
    for (std::size_t i = 0; i < kRounds; ++i) {
        const std::uint32_t choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
        const std::uint32_t majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
        const std::uint32_t first =
            s[7] + (std::rotr(s[4], 6) ^ std::rotr(s[4], 11) ^ std::rotr(s[4], 25)) + choice +
            kConstants[i] + words[i];
        const std::uint32_t second =
            (std::rotr(s[0], 2) ^ std::rotr(s[0], 13) ^ std::rotr(s[0], 22)) + majority;
        std::shift_right(s.begin(), s.end(), 1);
        s[4] += first;
        s[0] = first + second;
    }
    for (std::size_t i = 0; i < s.size(); ++i) state[i] += s[i];
}

void Sha256::add(std::string_view text) {
    length_ += text.size();
    if (!rest_.empty()) {
        const std::string_view part = text.substr(0, kBlock - rest_.size());
        rest_ += part;
        text.remove_prefix(part.size());
        if (rest_.size() < kBlock) return;
        mix(state_, rest_);
        rest_.clear();
    }
    for (; text.size() >= kBlock; text.remove_prefix(kBlock)) mix(state_, text.substr(0, kBlock));
    rest_ = text;
}

std::string Sha256::digest() {
    const std::string end = padded(rest_, length_);
    for (std::size_t at = 0; at < end.size(); at += kBlock) {
        mix(state_, std::string_view(end).substr(at, kBlock));
    }
    constexpr std::string_view kHex = "0123456789abcdef";
    std::string out;
    for (const std::uint32_t word : state_) {
        for (unsigned shift = 32; shift > 0; shift -= 4) out += kHex[word >> (shift - 4) & 15U];
    }
    return out;
}

std::string sha256(std::string_view text) {
    Sha256 sum;
    sum.add(text);
    return sum.digest();
}

}  // namespace sudokit
