// Which part of the input each unit is.
//
//     slices of 82000 bytes, 0123456789abcdef
//     0 8200 1 100 89abcdef01234567
//     8200 8200 101 100 ...
//
// is the form on disk: the whole input, then for each unit where it begins, its bytes, its first
// line, its puzzles and its checksum; and a last line with the checksum of all this.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/campaign.hpp"

#include "campaign/checkpoint/files.hpp"

namespace sudokit::campaign {

/// Some whole lines of the input.
struct Slice {
    std::uint64_t offset = 0;
    std::uint64_t bytes = 0;
    std::uint64_t line = 1;     ///< the number of its first line
    std::uint64_t puzzles = 0;  ///< in it
    std::uint64_t checksum = 0;

    bool operator==(const Slice&) const = default;
};

/// An input file cut into slices.
struct Slices {
    std::uint64_t bytes = 0;     ///< of the whole file
    std::uint64_t checksum = 0;  ///< of the checksums of all slices
    std::vector<Slice> all;

    bool operator==(const Slices&) const = default;

    [[nodiscard]] std::string text() const;
    /// Nothing if that is not what `text` made.
    [[nodiscard]] static std::optional<Slices> read(std::string_view text);
};

/// The most bytes of a slice, which whoever works on it has in memory.
inline constexpr std::uint64_t kMostSliceBytes = std::uint64_t{1} << 30U;

[[nodiscard]] Error too_many_units(std::uint64_t most);

/// Cuts a file, which is read once from end to end, into slices of so many puzzles. Fails where a
/// line is no 9x9 puzzle, with its number, there is none at all, or slices are too large or too
/// many; with `stopped` when the deadline passes.
[[nodiscard]] Result<Slices> cut_file(const std::string& file, std::uint64_t puzzles,
                                      std::uint64_t most_slices, const Deadline& deadline);

/// Whether a file is the one that was cut: the fault if it is not.
[[nodiscard]] std::optional<Error> slices_fault(const std::string& file, const Slices& slices,
                                                const Deadline& deadline);

/// Reads the text of a slice; the fault if it is not what it was.
[[nodiscard]] std::optional<Error> read_slice(const Descriptor& file, const std::string& name,
                                              const Slice& slice, std::string& out);

}  // namespace sudokit::campaign
