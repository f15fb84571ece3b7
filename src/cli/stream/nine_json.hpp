// Answers to plain 9x9 puzzles as JSON, for streams of millions.
#pragma once

#include <string>

#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// Appends what `json_answer` says of a puzzle, to the letter.
void append_nine_json(const NineFound& found, std::string& out);

}  // namespace sudokit::cli
