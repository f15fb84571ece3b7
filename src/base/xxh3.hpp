// XXH3 with 64 bits (Yann Collet, 2019), a checksum of bytes at the speed of memory: it tells
// whether a file is still what it was, not whether somebody meant to deceive. `xxhsum -H3` prints
// the same.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sudokit {

/// Mixes blocks of 1024 bytes into the lanes of the algorithm.
using Xxh3Mix = void (*)(std::array<std::uint64_t, 8>& lanes, const char* blocks,
                         std::size_t count);

/// With vectors that every machine has, and with the widest that this one has: the same.
[[nodiscard]] Xxh3Mix plain_xxh3_mix();
[[nodiscard]] Xxh3Mix widest_xxh3_mix();

/// The checksum of bytes that come in pieces. Short pieces are gathered, long ones are not copied.
class Xxh3 {
  public:
    explicit Xxh3(Xxh3Mix mix = widest_xxh3_mix()) : mix_(mix) {}

    void add(std::string_view bytes);

    /// Of all that was added so far.
    [[nodiscard]] std::uint64_t sum() const;

  private:
    static constexpr std::size_t kStripe = 64;
    static constexpr std::size_t kBlock = 16 * kStripe;

    /// What is not mixed yet: the whole of a short text, otherwise the last 1 to 1024 bytes.
    [[nodiscard]] std::string_view rest() const { return {rest_.data() + kStripe, held_}; }

    Xxh3Mix mix_;
    // The constants of the algorithm's eight lanes.
    std::array<std::uint64_t, 8> lanes_ = {
        0xc2b2ae3d,         0x9e3779b185ebca87, 0xc2b2ae3d27d4eb4f, 0x165667b19e3779f9,
        0x85ebca77c2b2ae63, 0x85ebca77,         0x27d4eb2f165667c5, 0x9e3779b1};
    // The end of what was mixed, then the rest: the last stripe of a text may begin in the former.
    std::array<char, kStripe + kBlock> rest_ = {};
    std::size_t held_ = 0;  // bytes of the rest
    std::uint64_t length_ = 0;
};

/// The checksum of `bytes`.
[[nodiscard]] std::uint64_t xxh3(std::string_view bytes);

/// A checksum as 16 hexadecimal digits in lower case, and back; nothing if it is something else.
[[nodiscard]] std::string checksum_text(std::uint64_t sum);
[[nodiscard]] std::optional<std::uint64_t> checksum_in(std::string_view text);

}  // namespace sudokit
