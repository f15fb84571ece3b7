#include "logic/techniques/forcing/trail.hpp"

namespace sudokit::logic {

Trail::Trail(const State& state)
    : state_(state),
      order_(state.board().order()),
      position_(std::size_t{2} * state.board().cell_count() * order_, 0) {}

void Trail::add(const Fact& fact) {
    facts_.push_back(fact);
    position_[index_of(fact.literal)] = size();
}

void Trail::clear() {
    for (const Fact& fact : facts_) position_[index_of(fact.literal)] = 0;
    facts_.clear();
}

// The other candidates of the cell, or places of the digit, that the state has must all be gone.
template <class Visit>
void Trail::each_parent(const Fact& fact, Visit visit) const {
    const auto [cell, digit] = fact.literal.candidate;
    switch (fact.reason) {
        case Consequence::Reason::assumption: break;
        case Consequence::Reason::seen: visit(fact.seen_from); break;
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
    }
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
    if (is_marked(fact)) return;
    marks_[fact] = round_;
    stack_.push_back(fact);
}

std::uint32_t Trail::mark_ancestors() {
    std::uint32_t count = 0;
    while (!stack_.empty()) {
        const std::uint32_t fact = stack_.back();
        stack_.pop_back();
        ++count;
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

ForcingBranch Trail::marked() const {
    ForcingBranch branch;
    std::vector<std::uint32_t> place(facts_.size(), 0);
    for (std::uint32_t i = 0; i < size(); ++i) {
        if (!is_marked(i)) continue;
        const Fact& fact = facts_[i];
        place[i] = static_cast<std::uint32_t>(branch.consequences.size());
        Consequence consequence{
            fact.literal.candidate, fact.literal.holds, fact.reason, fact.house, {}};
        each_parent(fact,
                    [&](std::uint32_t parent) { consequence.parents.push_back(place[parent]); });
        branch.consequences.push_back(std::move(consequence));
    }
    return branch;
}

}  // namespace sudokit::logic
