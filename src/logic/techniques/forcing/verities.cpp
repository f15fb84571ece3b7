#include "logic/techniques/forcing/verities.hpp"

#include <algorithm>
#include <tuple>

#include "logic/techniques/guardians/tridagon.hpp"

namespace sudokit::logic {
namespace {

// Facts found in one search. Searches of 9x9 boards find some hundred thousands; on large boards
// the search ends with what it has found until then.
constexpr std::uint64_t kMaxVerityWork = 20'000'000;
constexpr std::uint64_t kFactsBetweenLooks = 10'000;

}  // namespace

void each_choice_by_cell(const State& state, AlternativesSink sink) {
    for (const Cell cell : state.open_cells()) {
        if (state.candidates(cell).size() < 2) continue;
        Alternatives alternatives{cell, {}, {}};
        for (const Digit digit : state.candidates(cell)) {
            alternatives.assumptions.push_back({{cell, digit}, true});
        }
        if (!sink(alternatives)) return;
    }
}

void each_choice_by_house(const State& state, AlternativesSink sink) {
    const auto houses = state.board().houses();
    for (std::uint32_t house = 0; house < houses.size(); ++house) {
        for (const Digit digit : state.board().digits() & ~state.placed(house)) {
            if (count_bits(state.places(house, digit)) < 2) continue;
            Alternatives alternatives{{}, house, {}};
            for (const Cell cell : houses[house].cells) {
                if (!state.has({cell, digit})) continue;
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

Verities::Verities(Trail& trail, Follow follow, const Deadline& deadline)
    : trail_(trail),
      follow_(follow),
      lookout_(deadline, kFactsBetweenLooks),
      best_(trail.literal_count()) {}

std::optional<DeadEnd> Verities::follow(Literal assumption) {
    const auto dead_end = follow_(assumption);
    work_ += trail_.size();
    return dead_end;
}

bool Verities::add(const Alternatives& alternatives) {
    is_kept_ = false;
    if (find_common(alternatives)) measure(alternatives);
    return work_ < kMaxVerityWork && !lookout_.seen();
}

bool Verities::find_common(const Alternatives& alternatives) {
    bool first = true;
    for (const Literal assumption : alternatives.assumptions) {
        if (lookout_.passed(trail_.size())) return false;
        if (const auto dead_end = follow(assumption)) {
            if (assumption.holds) return false;
            keep({assumption.candidate, true}, trail_.length_to(*dead_end) + 1, alternatives);
            return false;
        }
        if (first) {
            common_.clear();
            for (const Fact& fact : trail_.facts()) common_.push_back(fact.literal);
            first = false;
            // The assumption alone cannot follow from the others.
            if (common_.size() == 1) return false;
            continue;
        }
        std::erase_if(common_, [&](Literal literal) { return !trail_.has(literal); });
        if (common_.empty()) return false;
    }
    return true;
}

void Verities::measure(const Alternatives& alternatives) {
    lengths_.assign(common_.size(), 0);
    for (const Literal assumption : alternatives.assumptions) {
        std::ignore = follow(assumption);
        for (std::size_t i = 0; i < common_.size(); ++i) {
            if (lookout_.passed(lengths_[i] + 1)) return;
            lengths_[i] += trail_.length_to(common_[i]);
        }
    }
    // Where every assumption sees the conclusion, there is nothing to follow.
    const auto at_once = static_cast<std::uint32_t>(2 * alternatives.assumptions.size());
    for (std::size_t i = 0; i < common_.size(); ++i) {
        if (lengths_[i] > at_once) keep(common_[i], lengths_[i], alternatives);
    }
}

void Verities::keep(Literal conclusion, std::uint32_t length, const Alternatives& alternatives) {
    Best& best = best_[trail_.index_of(conclusion)];
    if (best.length <= length) return;
    if (best.length == UINT32_MAX) literals_.push_back(conclusion);
    if (!is_kept_) kept_.push_back(alternatives);
    is_kept_ = true;
    best = {length, static_cast<std::uint32_t>(kept_.size() - 1)};
}

bool Verities::offer(TechniqueId technique, StepSink sink) {
    const auto rank = [this](Literal literal) {
        const std::size_t index = trail_.index_of(literal);
        return std::tuple(best_[index].length, index);
    };
    if (sink.has_enough()) return false;
    std::ranges::sort(literals_, {}, rank);
    return std::ranges::all_of(literals_, [&](Literal literal) {
        const Best best = best_[trail_.index_of(literal)];
        return sink(step_of(technique, literal, kept_[best.alternatives]));
    });
}

Step Verities::step_of(TechniqueId technique, Literal conclusion,
                       const Alternatives& alternatives) {
    ForcingPattern pattern{alternatives.cell, alternatives.house, {}, alternatives.guarded};
    for (const Literal assumption : alternatives.assumptions) {
        const auto dead_end = follow(assumption);
        const bool concludes = !dead_end || trail_.has(conclusion);
        pattern.branches.push_back(concludes ? trail_.branch_to(conclusion)
                                             : trail_.branch_to(*dead_end));
    }
    Step step{technique, std::move(pattern), {}, {}};
    (conclusion.holds ? step.placements : step.eliminations).push_back(conclusion.candidate);
    return step;
}

}  // namespace sudokit::logic
