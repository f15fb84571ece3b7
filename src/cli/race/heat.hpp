// One engine on one puzzle: how long it takes, how much it searches and needs, what it answers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/solve.hpp"

namespace sudokit::cli {

enum class HeatEnd : std::uint8_t {
    done,
    late,      ///< out of time; `answer` is what was found until then
    refused,   ///< it does not take the puzzle
    failed,    ///< it could not do its work: out of memory, crashed, or as it says itself
    cancelled  ///< somebody wants us to stop
};

struct Heat {
    std::string_view engine;
    HeatEnd end = HeatEnd::done;
    std::string why;              ///< it refused or failed
    SolveAnswer answer;           ///< but for `engine`
    std::string last;             ///< of those that `auto` chose, which ended the search
    std::vector<double> seconds;  ///< of each round, sorted
    std::uint64_t peak = 0;       ///< bytes by which its memory grew at most

    [[nodiscard]] bool is_timed() const { return end == HeatEnd::done; }
    [[nodiscard]] double median() const;
};

/// What every engine of a race is asked, and with what limits.
struct HeatPlan {
    std::size_t rounds = 5;    ///< at most
    double timeout = 10;       ///< seconds, for all rounds together
    std::uint64_t limit = 2;   ///< of solutions; 0: all
    std::uint64_t memory = 0;  ///< bytes; 0: any
    std::string_view solver_command = {};
    Language language = Language::en;
};

/// Lets `engine` solve `puzzle` in a process of its own, again and again for the rounds of `plan`,
/// but no longer than its time; an engine that has taken a second is not asked again.
[[nodiscard]] Heat run_heat(std::string_view engine, const Puzzle& puzzle, const HeatPlan& plan);

}  // namespace sudokit::cli
