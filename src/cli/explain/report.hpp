// What `explain` says of one puzzle: in words, and as JSON.
#pragma once

#include <string>
#include <vector>

#include "sudokit/explanation_walk.hpp"

#include "cli/explain/arguments.hpp"
#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// Everything there is to say of a walk: the puzzle, what is wrong with it or with what the player
/// did, the steps, and how it ended.
[[nodiscard]] std::string walk_text(const Job& job, const ExplainArguments& arguments,
                                    const Entry& entry, const ExplanationWalk& walk);

/// The steps that are possible in a state, told one after the other.
struct PossibleSteps {
    std::string told;
    std::size_t count = 0;
    bool complete = true;  ///< false: time was up before all were found
};

/// One of them in words, numbered from 1.
[[nodiscard]] std::string step_text(const Job& job, const ExplainArguments& arguments,
                                    const Step& step, const State& before, std::size_t number);

/// The puzzle and all steps that are possible in it.
[[nodiscard]] std::string steps_text(const Job& job, const Entry& entry,
                                     const PossibleSteps& possible);

/// The same as a JSON object with a line end: its beginning, one step after the other, and its end.
void begin_steps(JsonWriter& out, const Item& item);
void write_step(JsonWriter& out, const Job& job, const ExplainArguments& arguments,
                const Step& step, const State& state);
void end_steps(JsonWriter& out, const PossibleSteps& possible);

/// A walk as a JSON object, with a line end.
[[nodiscard]] std::string walk_report(const Job& job, const ExplainArguments& arguments,
                                      const Item& item, const ExplanationWalk& walk,
                                      const ExplanationWalkOptions& options);

/// Which techniques it used how often, in a line; empty if there were no steps.
[[nodiscard]] std::string techniques_text(const Job& job, const ExplanationWalk& walk);

/// The status that a walk means.
[[nodiscard]] Exit walk_exit(const ExplanationWalk& walk);

}  // namespace sudokit::cli
