#include "logic/techniques/forcing/verities.hpp"

#include <algorithm>
#include <tuple>

#include "logic/houses.hpp"
#include "logic/techniques/guardians/tridagon.hpp"

namespace sudokit::logic {
namespace {

// Facts found in one search. Searches of 9x9 boards find some hundred thousands; on large boards
// the search ends with what it has found until then.
constexpr std::uint64_t kMaxVerityWork = 20'000'000;
constexpr std::uint64_t kFactsBetweenLooks = 10'000;

}  // namespace

void each_choice_by_cell(const State& state, AlternativesSink sink) {
    Alternatives alternatives;
    for (const Cell cell : state.open_cells()) {
        const DigitSet digits = state.candidates(cell);
        if (digits.empty() || digits.is_single()) continue;
        alternatives.cell = cell;
        alternatives.assumptions.clear();
        for (const Digit digit : digits) alternatives.assumptions.push_back({{cell, digit}, true});
        if (!sink(alternatives)) return;
    }
}

void each_choice_by_house(const State& state, AlternativesSink sink) {
    const auto houses = state.board().houses();
    Alternatives alternatives;
    for (std::uint32_t house = 0; house < houses.size(); ++house) {
        alternatives.house = house;
        for (const Digit digit : state.board().digits() & ~state.placed(house)) {
            std::uint64_t places = state.places(house, digit);
            if ((places & (places - 1)) == 0) continue;
            alternatives.assumptions.clear();
            for (; places != 0; places &= places - 1) {
                const Cell cell = first_cell_at(houses[house], places);
                alternatives.assumptions.push_back({{cell, digit}, true});
            }
            if (!sink(alternatives)) return;
        }
    }
}

void each_choice_by_candidate(const State& state, AlternativesSink sink) {
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.candidates(cell)) {
            const Candidate candidate{cell, digit};
            if (!sink({{}, {}, {{candidate, false}, {candidate, true}}})) return;
        }
    }
}

void each_choice_by_guardian(const State& state, AlternativesSink sink) {
    each_tridagon(state, [&](GuardianPattern pattern) {
        if (pattern.guardians.size() < 2) return true;
        Alternatives alternatives;
        for (const Candidate& guardian : pattern.guardians) {
            alternatives.assumptions.push_back({guardian, true});
        }
        alternatives.guarded = std::move(pattern);
        return sink(alternatives);
    });
}

Verities::Verities(Reaches& reaches, StepSink sink)
    : reaches_(reaches),
      sink_(sink),
      lookout_(sink.deadline(), kFactsBetweenLooks),
      fact_of_(reaches.trail().literal_count(), 0),
      best_(reaches.trail().literal_count()) {}

void Verities::note_work(std::uint32_t facts) {
    work_ += facts;
    last_size_ = facts;
}

std::uint32_t Verities::number_of(Literal literal) const {
    return static_cast<std::uint32_t>(reaches_.trail().index_of(literal));
}

// What else stands in `fact_of_` is from before, and does not agree with the facts.
void Verities::number_facts(const Reach& reach) {
    for (std::uint32_t i = 0; i < reach.size; ++i) fact_of_[number_of(reach.facts[i].literal)] = i;
}

bool Verities::wants(Literal conclusion) const {
    return sink_.wants(conclusion.holds ? StepSize{1, 0} : StepSize{0, 1});
}

bool Verities::add(const Alternatives& alternatives) {
    is_kept_ = false;
    if (find_common(alternatives)) measure(alternatives);
    return work_ < kMaxVerityWork && !lookout_.seen();
}

// The literals that a sink may want as conclusions, in any word of a set of them.
std::uint64_t Verities::wanted_literals() const {
    constexpr std::uint64_t kHolding = LiteralBits::kHolding;
    return (sink_.wants({1, 0}) ? kHolding : 0) | (sink_.wants({0, 1}) ? ~kHolding : 0);
}

bool Verities::find_common(const Alternatives& alternatives) {
    const std::uint64_t wanted = wanted_literals();
    if (wanted == 0) return false;
    shared_.clear();
    for (const Literal assumption : alternatives.assumptions) {
        if (lookout_.passed(last_size_)) return false;
        const ReachSet reach = reaches_.set_of(assumption);
        note_work(reach.size);
        if (reach.dead_end) {
            if (assumption.holds) return false;
            const Literal conclusion{assumption.candidate, true};
            if (wants(conclusion)) {
                keep(number_of(conclusion), *reaches_.dead_end_of(assumption) + 1, alternatives);
            }
            return false;
        }
        if (shared_.empty()) {
            // The assumption alone cannot follow from the others.
            if (reach.size == 1) return false;
            shared_.assign(reach.literals.size(), wanted);
        }
        std::uint64_t left = 0;
        for (std::size_t i = 0; i < shared_.size(); ++i) left |= shared_[i] &= reach.literals[i];
        if (left == 0) return false;
    }
    list_common(alternatives.assumptions.front());
    return true;
}

// In the order in which they follow from the first assumption.
void Verities::list_common(Literal first) {
    common_.clear();
    for (const Fact& fact : reaches_.of(first).facts) {
        const std::uint32_t bit = reaches_.bits()(fact.literal);
        if ((shared_[bit / 64] >> (bit % 64) & 1) != 0) common_.push_back(number_of(fact.literal));
    }
}

void Verities::measure(const Alternatives& alternatives) {
    lengths_.assign(common_.size(), 0);
    for (const Literal assumption : alternatives.assumptions) {
        Reach& reach = reaches_.of(assumption);
        note_work(reach.size);
        number_facts(reach);
        for (std::size_t i = 0; i < common_.size(); ++i) {
            if (lookout_.passed(lengths_[i] + 1)) return;
            lengths_[i] += reaches_.length_to(fact_of_[common_[i]], reach);
        }
    }
    // Where every assumption sees the conclusion, there is nothing to follow.
    const auto at_once = static_cast<std::uint32_t>(2 * alternatives.assumptions.size());
    for (std::size_t i = 0; i < common_.size(); ++i) {
        if (lengths_[i] > at_once) keep(common_[i], lengths_[i], alternatives);
    }
}

void Verities::keep(std::uint32_t conclusion, std::uint32_t length,
                    const Alternatives& alternatives) {
    Best& best = best_[conclusion];
    if (best.length <= length) return;
    if (best.length == UINT32_MAX) literals_.push_back(conclusion);
    if (!is_kept_) kept_.push_back(alternatives);
    is_kept_ = true;
    best = {length, static_cast<std::uint32_t>(kept_.size() - 1)};
}

bool Verities::offer(TechniqueId technique) {
    const auto rank = [this](std::uint32_t literal) {
        return std::tuple(best_[literal].length, literal);
    };
    if (sink_.has_enough()) return false;
    std::ranges::sort(literals_, {}, rank);
    return std::ranges::all_of(literals_, [&](std::uint32_t number) {
        const Literal literal = reaches_.trail().literal_of(number);
        return !wants(literal) ||
               sink_(step_of(technique, literal, kept_[best_[number].alternatives]));
    });
}

Step Verities::step_of(TechniqueId technique, Literal conclusion,
                       const Alternatives& alternatives) {
    ForcingPattern pattern{alternatives.cell, alternatives.house, {}, alternatives.guarded};
    for (const Literal assumption : alternatives.assumptions) {
        const auto dead_end = reaches_.follow(assumption);
        Trail& trail = reaches_.trail();
        const bool concludes = !dead_end || trail.has(conclusion);
        pattern.branches.push_back(concludes ? trail.branch_to(conclusion)
                                             : trail.branch_to(*dead_end));
    }
    Step step{technique, std::move(pattern), {}, {}};
    (conclusion.holds ? step.placements : step.eliminations).push_back(conclusion.candidate);
    return step;
}

}  // namespace sudokit::logic
