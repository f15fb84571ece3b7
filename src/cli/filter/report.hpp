// What `filter` tells of a puzzle: in words and pictures, as JSON, as an entry of a file.
#pragma once

#include <optional>
#include <string>

#include "sudokit/models.hpp"

#include "cli/filter/arguments.hpp"
#include "cli/filter/deductions.hpp"
#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// What filtering a puzzle came to.
struct FilterFindings {
    Filtering left;
    FilterTrace trace;                 ///< if it was asked for, or is needed
    std::optional<FilterProof> proof;  ///< of the conclusion that was asked for
};

/// How far it went, in a sentence.
[[nodiscard]] std::string outcome_text(const Puzzle& puzzle, const FilterArguments& arguments,
                                       const FilterFindings& findings, const Wording& wording);

/// The removals if they are asked for, the candidates left drawn, and a sentence.
[[nodiscard]] std::string report_text(const Job& job, const FilterArguments& arguments,
                                      const Entry& entry, const FilterFindings& findings);

/// All facts as a JSON object, with line end.
[[nodiscard]] std::string json_report(const Job& job, const FilterArguments& arguments,
                                      const Item& item, const Puzzle& puzzle,
                                      const FilterFindings& findings);

/// The puzzle as far as it is filled; in formats for them, with the candidates left.
[[nodiscard]] Entry filtered_entry(const Entry& entry, const Filtering& left, Format format);

}  // namespace sudokit::cli
