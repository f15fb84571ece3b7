// `sudokit count --empty --steps`: the numbers that an exact one is made of.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sudokit/counting.hpp"
#include "sudokit/json_writer.hpp"

namespace sudokit::cli {

/// A part of the grids; or grids that symmetries of one class fix.
struct CountStep {
    Natural grids;
    std::uint64_t symmetries = 0;  ///< how many are in the class; 0 for a part
};

/// The number of grids by `GridCounting`, which there must be for the shape, with its parts;
/// nothing if the deadline passed.
[[nodiscard]] std::optional<Natural> grids_with_steps(const Shape& shape, const Deadline& deadline,
                                                      std::vector<CountStep>& steps);

/// The number of essentially different ones, with the classes of symmetries.
[[nodiscard]] std::optional<Natural> classes_with_steps(const Boxes& boxes,
                                                        const Deadline& deadline,
                                                        std::vector<CountStep>& steps);

/// A line for each: the number; of symmetries, how many, and what each of them fixes.
[[nodiscard]] std::string steps_text(const std::vector<CountStep>& steps);

/// The member `steps` of a JSON object; none where there are no steps.
void write_steps(JsonWriter& out, const std::vector<CountStep>& steps);

}  // namespace sudokit::cli
