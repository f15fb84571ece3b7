#include "logic/techniques/forcing/trail.hpp"

#include "logic/techniques/forcing/premises.hpp"

namespace sudokit::logic {

Trail::Trail(const State& state)
    : state_(state),
      order_(state.board().order()),
      position_(std::size_t{2} * state.board().cell_count() * order_, 0) {}

void Trail::truncate(std::uint32_t size) {
    while (facts_.size() > size) {
        position_[index_of(facts_.back().literal)] = 0;
        facts_.pop_back();
    }
    // Facts that rest on a step come after those that it rests on.
    while (!steps_.empty() && steps_.back().known >= size) steps_.pop_back();
}

std::uint32_t Trail::add_step(Step step, std::uint32_t known,
                              std::optional<std::vector<std::uint32_t>> premises) {
    steps_.push_back({std::move(step), known, std::move(premises)});
    return static_cast<std::uint32_t>(steps_.size() - 1);
}

void Trail::find_premises(const Fact& fact) {
    if (fact.reason != Consequence::Reason::step) return;
    InnerStep& inner = steps_[fact.source];
    if (inner.premises) return;
    inner.premises = premises(inner.step, state_, facts().first(inner.known));
}

// The other candidates of the cell, or places of the digit, that the state has must all be gone.
template <class Visit>
void Trail::each_parent(const Fact& fact, Visit visit) const {
    const auto [cell, digit] = fact.literal.candidate;
    switch (fact.reason) {
        case Consequence::Reason::assumption: break;
        case Consequence::Reason::seen: visit(fact.source); break;
        case Consequence::Reason::cell:
            for (const Digit other : state_.candidates(cell)) {
                if (other != digit) visit(position_of({{cell, other}, false}));
            }
            break;
        case Consequence::Reason::house:
            for (const Cell other : state_.board().houses()[fact.house].cells) {
                if (other == cell || !state_.has({other, digit})) continue;
                visit(position_of({{other, digit}, false}));
            }
            break;
        case Consequence::Reason::step:
            for (const std::uint32_t premise : *steps_[fact.source].premises) visit(premise);
            break;
    }
}

void Trail::add_parents(std::uint32_t fact, std::vector<std::uint32_t>& parents) const {
    each_parent(facts_[fact], [&](std::uint32_t parent) { parents.push_back(parent); });
}

template <class Visit>
void Trail::each_cause(const DeadEnd& dead_end, Visit visit) const {
    if (dead_end.kind == DeadEnd::Kind::cell) {
        for (const Digit digit : state_.candidates(dead_end.cell)) {
            visit(position_of({{dead_end.cell, digit}, false}));
        }
        return;
    }
    for (const Cell cell : state_.board().houses()[dead_end.house].cells) {
        if (!state_.has({cell, dead_end.digit})) continue;
        visit(position_of({{cell, dead_end.digit}, false}));
    }
}

void Trail::start_marking() {
    ++round_;
    marks_.resize(facts_.size(), 0);
    stack_.clear();
}

void Trail::mark(std::uint32_t fact) {
    if (marks_[fact] == round_) return;
    marks_[fact] = round_;
    stack_.push_back(fact);
}

std::uint32_t Trail::mark_ancestors() {
    std::uint32_t count = 0;
    while (!stack_.empty()) {
        const std::uint32_t fact = stack_.back();
        stack_.pop_back();
        ++count;
        find_premises(facts_[fact]);
        each_parent(facts_[fact], [this](std::uint32_t parent) { mark(parent); });
    }
    return count;
}

std::uint32_t Trail::mark_branch(Literal literal) {
    start_marking();
    mark(position_of(literal));
    return mark_ancestors();
}

std::uint32_t Trail::mark_branch(const DeadEnd& dead_end) {
    start_marking();
    each_cause(dead_end, [this](std::uint32_t fact) { mark(fact); });
    return mark_ancestors();
}

ForcingBranch Trail::branch_to(Literal literal) {
    mark_branch(literal);
    return marked();
}

ForcingBranch Trail::branch_to(const DeadEnd& dead_end) {
    mark_branch(dead_end);
    ForcingBranch branch = marked();
    branch.dead_end = dead_end;
    return branch;
}

template <class IsNeeded>
ForcingBranch Trail::needed(std::uint32_t start, IsNeeded is_needed) const {
    ForcingBranch branch;
    std::vector<std::uint32_t> place(facts_.size(), 0);
    std::vector<std::optional<std::uint32_t>> step_place(steps_.size());
    for (std::uint32_t i = start; i < size(); ++i) {
        if (!is_needed(i)) continue;
        const Fact& fact = facts_[i];
        place[i] = static_cast<std::uint32_t>(branch.consequences.size());
        Consequence consequence{
            fact.literal.candidate, fact.literal.holds, fact.reason, fact.house, {}};
        each_parent(fact, [&](std::uint32_t parent) {
            if (parent >= start) consequence.parents.push_back(place[parent]);
        });
        if (fact.reason == Consequence::Reason::step) {
            auto& at = step_place[fact.source];
            if (!at) {
                at = static_cast<std::uint32_t>(branch.steps.size());
                branch.steps.push_back(steps_[fact.source].step);
            }
            consequence.step = *at;
        }
        branch.consequences.push_back(std::move(consequence));
    }
    return branch;
}

ForcingBranch Trail::marked() const {
    return needed(0, [this](std::uint32_t fact) { return marks_[fact] == round_; });
}

ForcingBranch Trail::branch_from(std::uint32_t start, std::vector<bool>& wanted) {
    wanted[start] = true;  // the assumption
    for (std::uint32_t i = size(); i-- > start;) {
        if (!wanted[i]) continue;
        find_premises(facts_[i]);
        each_parent(facts_[i], [&](std::uint32_t parent) { wanted[parent] = true; });
    }
    return needed(start, [&](std::uint32_t fact) { return wanted[fact]; });
}

void Trail::want(const DeadEnd& dead_end, std::vector<bool>& wanted) const {
    each_cause(dead_end, [&](std::uint32_t fact) { wanted[fact] = true; });
}

void Trail::want_gone(Candidate candidate, std::vector<bool>& wanted) const {
    wanted[position_of({candidate, false})] = true;
}

}  // namespace sudokit::logic
