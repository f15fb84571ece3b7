// Puzzles to measure with: read or made, then permuted so that no orientation is favoured.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sudokit/rng.hpp"

namespace sudokit::bench {

/// The 81 characters of a puzzle, `1`..`9` or `.`, and a zero.
using Text = std::array<char, 82>;

/// Puzzles under one name.
struct Corpus {
    std::string name;
    std::vector<Text> puzzles;
    std::size_t originals = 0;   ///< puzzles before permuting; the rest are further copies of them
    std::uint64_t checksum = 0;  ///< FNV-1a of the originals, one a line
};

/// The puzzles of a file, one a line: its first 81 characters, of which those that are not
/// `1`..`9` are empty cells. Empty lines and those that start with `#` are left out. On failure
/// there is no corpus, and `fault` says why.
[[nodiscard]] std::optional<Corpus> read_corpus(const std::string& path, std::string& fault);

/// A corpus of these lines, each at least 81 characters long.
[[nodiscard]] Corpus make_corpus(std::string name, const std::vector<std::string>& lines);

/// Replaces every puzzle by a random one that is equal to it but for the names of the digits, the
/// order of bands, stacks, rows and columns within them, and which of the two are rows; then adds
/// more of the same kind, all puzzles the same number of times, until there are at least `least`.
void permute(Corpus& corpus, std::size_t least, Rng& rng);

}  // namespace sudokit::bench
