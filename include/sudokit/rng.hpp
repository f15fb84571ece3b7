// Random numbers that are the same on every platform for the same seed.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "sudokit/expect.hpp"

namespace sudokit {

/// xoshiro256** (Blackman and Vigna 2018), seeded by splitmix64. Not for cryptography.
class Rng {
  public:
    explicit constexpr Rng(std::uint64_t seed) {
        for (std::uint64_t& word : state_) {
            seed += 0x9e3779b97f4a7c15;
            std::uint64_t z = seed;
            z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
            z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
            word = z ^ (z >> 31);
        }
    }

    /// 64 random bits.
    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
        const std::uint64_t t = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    /// A number below `bound` (at least 1), each equally likely.
    constexpr std::uint64_t below(std::uint64_t bound) {
        SUDOKIT_EXPECT(bound >= 1);
        // Numbers from the incomplete last run of `bound` are thrown again (2^64 mod bound of
        // them).
        const std::uint64_t reject_below = (0 - bound) % bound;
        std::uint64_t value = next();
        while (value < reject_below) value = next();
        return value % bound;
    }

    /// Puts `items` into a random order, each equally likely.
    template <class Items>
    constexpr void shuffle(Items& items) {
        for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
    }

  private:
    std::array<std::uint64_t, 4> state_ = {};
};

}  // namespace sudokit
