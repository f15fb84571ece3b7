// Times the engines in alternating rounds; no time counts where an answer is wrong.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "sudokit/nine.hpp"

#include "cli/bench/sets.hpp"

namespace sudokit::cli::bench {

/// How fast something went, in things per second, over all rounds.
struct Rate {
    double median = 0;
    double least = 0;
    double most = 0;
};

/// Which way of solving was measured: a kernel of `nine` or the engine `general`.
struct Subject {
    std::string_view engine;
    nine::Kernel kernel = {};  ///< without a name: not `nine`
};

/// What was measured of one subject on one set.
struct SolvingRow {
    Subject subject;
    std::string_view set;
    std::size_t puzzles = 0;
    double guesses = 0;           ///< choices tried for each puzzle, on average
    std::optional<Rate> batch;    ///< puzzles per second, many in a call
    std::optional<Rate> single;   ///< puzzles per second, one in a call
    std::optional<Rate> threads;  ///< as `batch`, on all threads together
};

/// What was measured of one subject that counted the solutions of a puzzle.
struct CountingRow {
    Subject subject;
    std::uint64_t solutions = 0;
    Rate rate;  ///< solutions per second
};

/// What to measure, and for how long.
struct Plan {
    std::vector<nine::Kernel> kernels;
    std::size_t threads = 1;  ///< more than one: batches are measured on that many as well
    double seconds = 3;       ///< for all rounds together, about
    std::size_t rounds = 5;
};

/// What was measured.
struct Figures {
    std::vector<SolvingRow> solving;
    std::vector<CountingRow> counting;
    bool interrupted = false;         ///< then the rest means nothing
    std::optional<Subject> at_fault;  ///< who answered wrongly; then the rest means nothing
};

/// Measures every kernel of the plan, and `general` on a few of the puzzles, on every set.
[[nodiscard]] Figures measure(const Plan& plan, const std::vector<Set>& sets);

}  // namespace sudokit::cli::bench
