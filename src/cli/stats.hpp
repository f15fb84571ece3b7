// What `--stats` says at the end of a run.
#pragma once

#include "cli/job.hpp"

namespace sudokit::cli {

/// The figures of the run, with line ends: sentences, or one JSON object if answers are in JSON.
[[nodiscard]] std::string stats_text(const Job& job);

}  // namespace sudokit::cli
