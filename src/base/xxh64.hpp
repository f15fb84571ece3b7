// XXH64 (Yann Collet, 2012), a checksum of bytes at the speed of memory: it tells whether a file is
// still what it was, not whether somebody meant to deceive. `xxh64sum` prints the same.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sudokit {

/// The checksum of bytes that come in pieces.
class Xxh64 {
  public:
    void add(std::string_view bytes);

    /// Of all that was added so far.
    [[nodiscard]] std::uint64_t sum() const;

  private:
    static constexpr std::size_t kBlock = 32;

    /// All whole blocks that `blocks` begins with.
    void mix(std::string_view blocks);

    // The constants of the algorithm's four lanes, for the seed 0.
    std::array<std::uint64_t, 4> lanes_ = {0x60ea27eeadc0b5d6, 0xc2b2ae3d27d4eb4f, 0,
                                           0x61c8864e7a143579};
    std::array<char, kBlock> rest_ = {};  // what is not a whole block yet
    std::size_t held_ = 0;                // bytes of it
    std::uint64_t length_ = 0;
};

/// The checksum of `bytes`.
[[nodiscard]] std::uint64_t xxh64(std::string_view bytes);

/// A checksum as 16 hexadecimal digits in lower case, and back; nothing if it is something else.
[[nodiscard]] std::string checksum_text(std::uint64_t sum);
[[nodiscard]] std::optional<std::uint64_t> checksum_in(std::string_view text);

}  // namespace sudokit
