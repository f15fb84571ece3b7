// SHA-256 (FIPS 180-4), to tell whether a text is the one that somebody meant.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace sudokit {

/// The digest of a text that comes in pieces.
class Sha256 {
  public:
    void add(std::string_view text);

    /// Of all that was added, as 64 hexadecimal digits in lower case; then this is used up.
    [[nodiscard]] std::string digest();

  private:
    using State = std::array<std::uint32_t, 8>;
    static void mix(State& state, std::string_view block);

    // The fractional parts of the square roots of the first 8 primes.
    State state_ = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                    0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::string rest_;  // what is not a whole block yet
    std::uint64_t length_ = 0;
};

/// The digest of `text`, as 64 hexadecimal digits in lower case.
[[nodiscard]] std::string sha256(std::string_view text);

}  // namespace sudokit
