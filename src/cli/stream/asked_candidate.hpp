// The candidate that an option such as --why asks about.
#pragma once

#include <optional>
#include <string_view>

#include "sudokit/candidate.hpp"

#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// The candidate that is named "r1c8=7", or "r1c8<>7" by who asks why it is not; nothing if it is
/// no name, or the board does not have it.
[[nodiscard]] std::optional<Candidate> find_asked(const Job& job, const Board& board,
                                                  std::string_view name);

/// True if the name says that the cell does not hold the digit: "r1c8<>7".
[[nodiscard]] bool asks_opposite(std::string_view name);

/// The reply that says that `option` expects such a name.
[[nodiscard]] Reply bad_candidate(const Job& job, const Item& item, std::string_view option,
                                  std::string_view name, const Board& board);

}  // namespace sudokit::cli
