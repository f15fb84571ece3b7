// What the benchmark found, as a table or as JSON.
#pragma once

#include <string>

#include "sudokit/message.hpp"

#include "cli/bench/measure.hpp"

namespace sudokit::cli::bench {

/// "nine avx2", "general".
[[nodiscard]] std::string name_of(const Subject& subject);

/// Tables for people to read: puzzles per second, and solutions counted per second.
[[nodiscard]] std::string table_report(const Plan& plan, const Figures& figures, Language language);

/// The same facts, one object per row. The keys are described in docs/cli.md.
[[nodiscard]] std::string json_report(const Plan& plan, const Figures& figures);

}  // namespace sudokit::cli::bench
