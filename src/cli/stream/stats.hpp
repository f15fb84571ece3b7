// What `--stats` says at the end of a run, and figures in general.
#pragma once

#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// `value` with so many digits behind the decimal sign, which is the language's.
[[nodiscard]] std::string decimals(double value, int places, Language language);

/// The figures of the run, with line ends: sentences, or one JSON object if answers are in JSON.
[[nodiscard]] std::string stats_text(const Job& job);

}  // namespace sudokit::cli
