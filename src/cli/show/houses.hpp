// `show --houses`: which cells are in which houses, and where.
#pragma once

#include "cli/show/arguments.hpp"
#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// The houses of the puzzle's board that are asked for, or what is wrong with the question.
[[nodiscard]] Reply houses_reply(const Job& job, const ShowArguments& arguments, const Item& item);

}  // namespace sudokit::cli
