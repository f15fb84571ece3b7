// `sudokit count FILE`: how many solutions puzzles have, by whichever way gets there.
#pragma once

#include <optional>
#include <string>

#include "sudokit/counting.hpp"

#include "cli/count/arguments.hpp"
#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// For an estimate once time is up: it must come within half a second.
inline constexpr double kLateSeconds = 0.2;

/// What is known of the number of solutions of a puzzle.
struct CountAnswer {
    SolveAnswer found;                ///< by going through them
    std::optional<Natural> exact;     ///< by counting without that
    std::optional<Estimate> sampled;  ///< where time was up
};

/// Goes through the solutions; if they are many, also counts them without that, now in the one way,
/// now in the other, each time for longer. Where time is up first, estimates. Fails if an engine
/// does.
[[nodiscard]] Result<CountAnswer> count_solutions(const Puzzle& puzzle,
                                                  const CountArguments& arguments, const Job& job,
                                                  Solver& solver);

/// "1", or ">=5" where there may be more.
void append_found(const SolveAnswer& found, std::uint64_t limit, std::string& out);

/// The same, or ">=5000 ~1.2e34 +-5.67 %", with a line end.
[[nodiscard]] std::string count_line(const CountAnswer& answer, const CountArguments& arguments);

/// The same as a JSON object, with a line end.
[[nodiscard]] std::string count_json(const CountAnswer& answer, const Item& item,
                                     const WriteOptions& options);

/// Whether samples say anything of the number: there is no error without two of them, and none of
/// their mean where all are 0.
[[nodiscard]] bool tells(const Estimate& estimate);

/// "~1.2e34 +-5.67 %", in every language, as programs read it.
[[nodiscard]] std::string estimate_line(const Estimate& estimate);

/// A value of a JSON object: a number as far as every reader of JSON holds it exactly (below 2^53),
/// else a string of digits.
void write_count(JsonWriter& out, const Natural& count);

/// The members of a JSON object for an estimate.
void write_estimate(JsonWriter& out, const Estimate& estimate);

}  // namespace sudokit::cli
