// Which of the deductions of rules a conclusion rests on.
#pragma once

#include <set>
#include <vector>

#include "sudokit/rules.hpp"

namespace sudokit::logic {

/// What is still to be explained, while deductions are gone through from the last to the first.
struct Unexplained {
    std::set<Candidate> absent;  ///< candidates that had gone
    std::set<Cell> filled;       ///< cells that had been filled

    /// What `deduction` rests on.
    void add(const RuleDeduction& deduction);

    /// Takes off what `deduction` explains, leaves nothing else in it, and adds what it rests on;
    /// false, and nothing done, if it explains nothing.
    bool explain_by(RuleDeduction& deduction);
};

/// Makes `refutation`, of forcing chains, rest on what the deductions that `told` holds, from an
/// assumption to a dead end, do not explain themselves; its test are those that lead to that end.
void keep_what_leads_to_the_end(std::vector<RuleDeduction> told, RuleDeduction& refutation);

}  // namespace sudokit::logic
