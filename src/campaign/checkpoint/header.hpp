// The file `campaign` of a checkpoint: which version, plan and input its units are of.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "sudokit/result.hpp"

namespace sudokit::campaign {

struct Header {
    std::string version;  ///< of sudokit
    std::string input;    ///< its size and checksum in words
    std::string meaning;  ///< of the plan, line by line
    std::uint64_t units = 0;

    bool operator==(const Header&) const = default;

    [[nodiscard]] std::string text() const;

    /// The number that all records of the campaign have in common.
    [[nodiscard]] std::uint64_t campaign() const;
};

/// The header in a file, or what is wrong with it.
[[nodiscard]] Result<Header> read_header(std::string_view text, const std::string& file);

/// Why a checkpoint with the header `there` is of no use for `here`; nothing if it is. Inputs are
/// not compared: whoever reads the input can say more.
[[nodiscard]] std::optional<Error> header_fault(const Header& there, const Header& here,
                                                const std::string& folder);

}  // namespace sudokit::campaign
