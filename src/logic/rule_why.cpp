#include "logic/rule_why.hpp"

#include <algorithm>

namespace sudokit {
namespace logic {

void Unexplained::add(const RuleDeduction& deduction) {
    absent.insert(deduction.absent.begin(), deduction.absent.end());
    filled.insert(deduction.filled.begin(), deduction.filled.end());
}

bool Unexplained::explain_by(RuleDeduction& deduction) {
    std::erase_if(deduction.removed, [&](Candidate gone) { return !absent.contains(gone); });
    const bool places = deduction.placed && filled.contains(deduction.placed->cell);
    if (deduction.removed.empty() && !places) return false;
    for (const Candidate gone : deduction.removed) absent.erase(gone);
    if (places) filled.erase(deduction.placed->cell);
    add(deduction);
    return true;
}

void keep_what_leads_to_the_end(std::vector<RuleDeduction> told, RuleDeduction& refutation) {
    Unexplained open;
    open.add(told.back());
    refutation.test.push_back(std::move(told.back()));
    told.pop_back();
    for (; !told.empty(); told.pop_back()) {
        RuleDeduction& deduction = told.back();
        // The assumption is told even if nothing came of it: a test without it would be a riddle.
        const bool assumed = deduction.rule == RuleDeduction::Rule::assumed;
        if (open.explain_by(deduction) || assumed) {
            refutation.test.push_back(std::move(deduction));
        }
    }
    std::ranges::reverse(refutation.test);
    refutation.absent.assign(open.absent.begin(), open.absent.end());
    refutation.filled.assign(open.filled.begin(), open.filled.end());
}

}  // namespace logic

RuleProof deductions_behind(const Puzzle& puzzle, std::span<const RuleDeduction> trace,
                            Candidate candidate, bool holds) {
    using Placed = std::optional<Candidate>;
    RuleProof proof;
    logic::Unexplained open;
    const bool is_placed =
        std::ranges::find(trace, Placed(candidate), &RuleDeduction::placed) != trace.end();
    if (!holds) {
        open.absent.insert(candidate);
    } else if (is_placed || puzzle.given(candidate.cell) == candidate.digit) {
        open.filled.insert(candidate.cell);
    } else {
        for (const Digit other : puzzle.allowed(candidate.cell)) {
            if (other != candidate.digit) open.absent.insert({candidate.cell, other});
        }
    }
    for (std::size_t i = trace.size(); i-- > 0;) {
        RuleDeduction deduction = trace[i];
        if (open.explain_by(deduction)) proof.deductions.push_back(std::move(deduction));
    }
    std::ranges::reverse(proof.deductions);
    // A given also says what its cell does not hold.
    for (const Candidate gone : open.absent) open.filled.insert(gone.cell);
    for (const Cell cell : open.filled) {
        if (puzzle.given(cell) != 0) proof.givens.push_back(cell);
    }
    return proof;
}

}  // namespace sudokit
