// What the branches of forcing patterns lead to, and how large these are as proofs.
#include <algorithm>

#include "sudokit/step.hpp"

namespace sudokit {
namespace {

void add_branches(const std::vector<ForcingBranch>& branches, std::uint32_t depth,
                  ProofSize& size) {
    ++size.assumptions;
    size.depth = std::max(size.depth, depth);
    for (const ForcingBranch& branch : branches) {
        for (const Step& step : branch.steps) {
            if (const auto* inner = std::get_if<ForcingPattern>(&step.pattern)) {
                add_branches(inner->branches, depth + 1, size);
            }
        }
        if (branch.cases.empty()) {
            ++size.leaves;
        } else {
            add_branches(branch.cases, depth + 1, size);
        }
    }
}

}  // namespace

void apply(const ForcingBranch& branch, State& state) {
    for (const Consequence& consequence : branch.consequences) {
        const Candidate candidate = consequence.candidate;
        if (!consequence.holds) {
            state.remove(candidate);
        } else if (state.is_open(candidate.cell)) {
            state.place(candidate);
        }
    }
}

State state_inside(const ForcingBranch& branch, const Consequence& consequence,
                   const State& before) {
    State state = before;
    for (const std::uint32_t number : consequence.parents) {
        const Consequence& parent = branch.consequences[number];
        if (!parent.holds) {
            state.remove(parent.candidate);
        } else if (state.is_open(parent.candidate.cell)) {
            state.place(parent.candidate);
        }
    }
    return state;
}

ProofSize proof_size(const ForcingPattern& pattern) {
    ProofSize size;
    add_branches(pattern.branches, 1, size);
    return size;
}

}  // namespace sudokit
