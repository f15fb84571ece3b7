// What `filter` tells of a puzzle: in words and pictures, as JSON, as an entry of a file.
#pragma once

#include <string>
#include <vector>

#include "sudokit/models.hpp"

#include "cli/filter/arguments.hpp"
#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// What filtering a puzzle came to.
struct FilterFindings {
    Filtering left;
    std::vector<Elimination> trace;  ///< if it was asked for
};

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
