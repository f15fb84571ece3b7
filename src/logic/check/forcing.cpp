// The check of forcing chains, nets and trees: every consequence by its reason, every branch to its
// end, every case and every step inside by the same rules.
#include <algorithm>

#include "sudokit/cell_name.hpp"
#include "sudokit/check.hpp"
#include "sudokit/techniques.hpp"

#include "logic/check/families.hpp"
#include "logic/check/messages.hpp"

namespace sudokit::logic {
namespace {

using Consequences = std::vector<Consequence>;

bool excludes(const Board& board, const Candidate& a, const Candidate& b) {
    return a.cell == b.cell ? a.digit != b.digit
                            : a.digit == b.digit && sees(board, a.cell, b.cell);
}

// The branch says that none of the candidates holds.
bool all_gone(const std::vector<Candidate>& candidates, const Consequences& branch) {
    return std::ranges::all_of(candidates, [&](const Candidate& candidate) {
        return std::ranges::any_of(branch, [&](const Consequence& consequence) {
            return !consequence.holds && consequence.candidate == candidate;
        });
    });
}

std::vector<Candidate> candidates_of_cell(const State& before, Cell cell) {
    std::vector<Candidate> candidates;
    for (const Digit digit : before.candidates(cell)) candidates.push_back({cell, digit});
    return candidates;
}

std::vector<Candidate> candidates_of_house(const State& before, std::uint32_t house, Digit digit) {
    std::vector<Candidate> candidates;
    for (const Cell cell : places_of(before, house, digit)) candidates.push_back({cell, digit});
    return candidates;
}

// A step inside a branch concludes the consequence. That there is one solution is no reason in a
// branch: the technique of the whole does not say that it assumes it.
bool follows_by_step(const Consequence& consequence, const ForcingBranch& branch,
                     const State& before) {
    if (consequence.step >= branch.steps.size()) return false;
    const Step& step = branch.steps[consequence.step];
    const auto& concluded = consequence.holds ? step.placements : step.eliminations;
    return std::ranges::find(concluded, consequence.candidate) != concluded.end() &&
           !info_of(step.technique).assumes_uniqueness &&
           !check(step, state_inside(branch, consequence, before));
}

bool follows(const Consequence& consequence, std::size_t number, const ForcingBranch& branch,
             const State& before) {
    using enum Consequence::Reason;
    const Board& board = before.board();
    const Candidate candidate = consequence.candidate;
    Consequences parents;
    for (const std::uint32_t parent : consequence.parents) {
        if (parent >= number) return false;
        parents.push_back(branch.consequences[parent]);
    }
    const auto others_are_gone = [&](std::vector<Candidate> candidates) {
        return std::erase(candidates, candidate) == 1 && parents.size() == candidates.size() &&
               all_gone(candidates, parents);
    };
    switch (consequence.reason) {
        case assumption: return number == 0 && parents.empty();
        case seen:
            return !consequence.holds && parents.size() == 1 && parents[0].holds &&
                   excludes(board, parents[0].candidate, candidate);
        case cell:
            return consequence.holds && others_are_gone(candidates_of_cell(before, candidate.cell));
        case house:
            return consequence.holds &&
                   others_are_gone(candidates_of_house(before, consequence.house, candidate.digit));
        case step: return follows_by_step(consequence, branch, before);
    }
    return false;
}

bool is_dead_end(const DeadEnd& end, const Consequences& branch, const State& before) {
    const auto holds = [&](Candidate candidate) {
        return std::ranges::any_of(branch, [&](const Consequence& consequence) {
            return consequence.holds && consequence.candidate == candidate;
        });
    };
    switch (end.kind) {
        case DeadEnd::Kind::cell:
            return before.is_open(end.cell) &&
                   all_gone(candidates_of_cell(before, end.cell), branch);
        case DeadEnd::Kind::house:
            return !before.placed(end.house).contains(end.digit) &&
                   all_gone(candidates_of_house(before, end.house, end.digit), branch);
        case DeadEnd::Kind::clash:
            return end.cell != end.other && is_in(before.board(), end.house, end.cell) &&
                   is_in(before.board(), end.house, end.other) && holds({end.cell, end.digit}) &&
                   holds({end.other, end.digit});
    }
    return false;
}

bool fails(const ForcingBranch& branch) { return branch.dead_end || !branch.cases.empty(); }

// The assumptions are all candidates of a cell, or all places of a digit in a house.
bool are_all_cases(const std::vector<ForcingBranch>& branches, std::optional<Cell> cell,
                   std::optional<std::uint32_t> house, const State& before) {
    if (cell.has_value() == house.has_value()) return false;
    Consequences assumptions;
    for (const ForcingBranch& branch : branches) {
        assumptions.push_back(branch.consequences.front());
    }
    const Digit digit = assumptions.front().candidate.digit;
    const std::vector<Candidate> cases =
        cell ? candidates_of_cell(before, *cell) : candidates_of_house(before, *house, digit);
    return !cases.empty() && std::ranges::all_of(assumptions, &Consequence::holds) &&
           std::ranges::is_permutation(assumptions, cases, {}, &Consequence::candidate);
}

Fault check_branch(const ForcingBranch& branch, std::size_t number, const State& before);

Fault check_branches(const std::vector<ForcingBranch>& branches, const State& before) {
    for (std::size_t i = 0; i < branches.size(); ++i) {
        if (branches[i].consequences.empty()) return message(kNoDeadEnd, i + 1);
        if (Fault fault = check_branch(branches[i], i, before)) return fault;
    }
    return std::nullopt;
}

// The cases by which a branch goes on: they stand for everything that is left, and all fail.
Fault check_cases(const ForcingBranch& branch, std::size_t number, const State& before) {
    if (branch.dead_end || !std::ranges::all_of(branch.cases, fails)) {
        return message(kNoDeadEnd, number + 1);
    }
    State inside = before;
    apply(branch, inside);
    if (Fault fault = check_branches(branch.cases, inside)) return fault;
    if (are_all_cases(branch.cases, branch.cell, branch.house, inside)) return std::nullopt;
    return message(kBranchesDoNotCover);
}

Fault check_branch(const ForcingBranch& branch, std::size_t number, const State& before) {
    const Consequences& consequences = branch.consequences;
    for (std::size_t i = 0; i < consequences.size(); ++i) {
        const Candidate candidate = consequences[i].candidate;
        if (!before.has(candidate)) {
            return message(kNotACandidate, cell_words(before.board(), candidate.cell),
                           candidate.digit);
        }
        if ((i == 0) != (consequences[i].reason == Consequence::Reason::assumption) ||
            !follows(consequences[i], i, branch, before)) {
            return message(kWrongConsequence, i + 1, number + 1);
        }
    }
    if (branch.dead_end && !is_dead_end(*branch.dead_end, consequences, before)) {
        return message(kNoDeadEnd, number + 1);
    }
    return branch.cases.empty() ? std::nullopt : check_cases(branch, number, before);
}

// The assumptions are all cases of a cell or a house, all guardians, all fins, both values of a
// candidate, or one that leads nowhere.
bool branches_cover(const ForcingPattern& pattern, const State& before) {
    const auto& branches = pattern.branches;
    if (pattern.cell || pattern.house) {
        return are_all_cases(branches, pattern.cell, pattern.house, before);
    }
    if (pattern.guarded) {
        const auto assumes = [](const ForcingBranch& branch, const Candidate& guardian) {
            return branch.consequences.front().holds &&
                   branch.consequences.front().candidate == guardian;
        };
        return std::ranges::equal(branches, pattern.guarded->guardians, assumes);
    }
    if (pattern.fish) {
        const auto assumes = [&](const ForcingBranch& branch, Cell fin) {
            const Candidate assumed{fin, pattern.fish->digit};
            return branch.consequences.front().holds &&
                   branch.consequences.front().candidate == assumed;
        };
        return std::ranges::equal(branches, pattern.fish->fins, assumes) &&
               std::ranges::none_of(branches, fails);
    }
    if (branches.size() == 1) return fails(branches[0]);
    if (branches.size() != 2) return false;
    const Consequence& first = branches[0].consequences.front();
    const Consequence& second = branches[1].consequences.front();
    return first.candidate == second.candidate && first.holds != second.holds;
}

// What the branches that do not fail have in common; nothing if they end differently, or all fail.
std::optional<Consequence> shared_end(const ForcingPattern& pattern) {
    std::optional<Consequence> shared;
    for (const ForcingBranch& branch : pattern.branches) {
        if (fails(branch)) continue;
        const Consequence& last = branch.consequences.back();
        if (shared && (shared->candidate != last.candidate || shared->holds != last.holds)) {
            return std::nullopt;
        }
        shared = last;
    }
    if (!shared && pattern.branches.size() == 1) {
        shared = pattern.branches[0].consequences.front();
        shared->holds = !shared->holds;
    }
    return shared;
}

}  // namespace

Fault check_forcing(const ForcingPattern& pattern, const Step& step, const State& before) {
    if (Fault fault = check_branches(pattern.branches, before)) return fault;
    if (pattern.guarded) {
        if (Fault fault = check_guarded(step.technique, *pattern.guarded, before)) return fault;
    }
    if (pattern.fish) {
        if (Fault fault = check_fish_without_fins(*pattern.fish, step, before)) return fault;
    }
    if (!branches_cover(pattern, before)) return message(kBranchesDoNotCover);
    const auto end = shared_end(pattern);
    if (!end) return message(kBranchesDoNotCover);
    for (const Candidate& candidate : step.placements) {
        if (end->holds && candidate == end->candidate) continue;
        return message(kPlacementDoesNotFollow, cell_words(before.board(), candidate.cell),
                       candidate.digit);
    }
    for (const Candidate& candidate : step.eliminations) {
        if (end->holds ? excludes(before.board(), end->candidate, candidate)
                       : candidate == end->candidate) {
            continue;
        }
        return message(kEliminationDoesNotFollow, cell_words(before.board(), candidate.cell),
                       candidate.digit);
    }
    return std::nullopt;
}

}  // namespace sudokit::logic
