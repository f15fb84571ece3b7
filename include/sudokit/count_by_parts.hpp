// Counts of grids that take long: part by part, on several threads, with a checkpoint from which a
// later run goes on.
//
//     const auto counted = count_by_parts(shape, {.checkpoint = "2x6.txt"}, deadline);
//     if (counted && counted->is_complete()) counted->grids.text(",");
#pragma once

#include <cstddef>
#include <string>

#include "sudokit/board.hpp"
#include "sudokit/deadline.hpp"
#include "sudokit/natural.hpp"
#include "sudokit/result.hpp"

namespace sudokit {

/// How parts are worked on.
struct PartsOptions {
    std::string checkpoint = {};  ///< the file that keeps the parts that are done; empty: none
    std::size_t threads = 1;      ///< at least 1
};

/// How far a count has come.
struct CountedParts {
    std::size_t done = 0;  ///< in this run and in those before it
    std::size_t all = 0;   ///< 0 if the deadline passed before it was known what the parts are
    Natural grids;         ///< in the parts that are done

    [[nodiscard]] bool is_complete() const { return all > 0 && done == all; }
};

/// Counts the grids of boards of that shape by `GridCounting`, which there must be (else the
/// program ends), until all parts are done or the deadline passes. The deadline hears how many
/// parts are done, and how many there are.
///
/// A part is in the checkpoint as soon as it is done, so that whatever ends the program, no more is
/// lost than what was under way. An error if the file is that of another count, cannot be read or
/// written, or another run is writing it.
[[nodiscard]] Result<CountedParts> count_by_parts(const Shape& shape, const PartsOptions& options,
                                                  const Deadline& deadline = {});

}  // namespace sudokit
