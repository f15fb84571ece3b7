// Answers to plain 9x9 puzzles as JSON, for streams of millions.
#pragma once

#include <string>

#include "sudokit/formats.hpp"

#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// True if the digits of a 9x9 grid are written as digits, as they are here.
[[nodiscard]] bool writes_digits(const WriteOptions& options);

/// Appends what `json_answer` says of a puzzle, to the letter.
void append_nine_json(const NineFound& found, std::string& out);

}  // namespace sudokit::cli
