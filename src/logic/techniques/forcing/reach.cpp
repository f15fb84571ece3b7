#include "logic/techniques/forcing/reach.hpp"

#include <algorithm>

namespace sudokit::logic {
namespace {

// 9x9 boards have some hundred thousands in all.
constexpr std::size_t kMostFactsKnown = 1'000'000;

}  // namespace

Reaches::Reaches(const State& state, Way way)
    : way_(way),
      propagation_(state),
      measured_(state),
      place_(trail().literal_count(), 0),
      survives_(trail().literal_count(), false) {}

std::optional<DeadEnd> Reaches::follow(Literal assumption) {
    if (way_ == Way::singles) return propagation_.follow(assumption);
    follow_chains(assumption, trail());
    return std::nullopt;
}

Reach& Reaches::of(Literal assumption) {
    std::uint32_t& place = place_[trail().index_of(assumption)];
    if (place != 0) return known_[place - 1];
    if (facts_known_ > kMostFactsKnown) {
        fill(assumption, other_);
        return other_;
    }
    fill(assumption, known_.emplace_back());
    facts_known_ += known_.back().facts.size();
    place = static_cast<std::uint32_t>(known_.size());
    return known_.back();
}

std::optional<std::uint32_t> Reaches::dead_end_of(Literal assumption) {
    const std::size_t index = trail().index_of(assumption);
    if (survives_[index]) return std::nullopt;
    if (place_[index] != 0) return known_[place_[index] - 1].dead_end;
    if (const auto dead_end = follow(assumption)) {
        known_.push_back({.size = trail().size(), .dead_end = trail().length_to(*dead_end)});
        place_[index] = static_cast<std::uint32_t>(known_.size());
        return known_.back().dead_end;
    }
    for (const Fact& fact : trail().facts()) survives_[trail().index_of(fact.literal)] = true;
    return std::nullopt;
}

void Reaches::fill(Literal assumption, Reach& reach) {
    const auto dead_end = follow(assumption);
    reach = Reach{.size = trail().size()};
    if (dead_end) {
        reach.dead_end = trail().length_to(*dead_end);
    } else {
        reach.facts.assign(trail().facts().begin(), trail().facts().end());
    }
}

void Reaches::find_parents(Reach& reach) {
    measured_.clear();
    for (const Fact& fact : reach.facts) measured_.add(fact);
    reach.first_parent.reserve(reach.size + 1);
    reach.first_parent.push_back(0);
    for (std::uint32_t fact = 0; fact < reach.size; ++fact) {
        measured_.add_parents(fact, reach.parents);
        reach.first_parent.push_back(static_cast<std::uint32_t>(reach.parents.size()));
    }
    reach.lengths.assign(reach.size, 0);
}

// Most facts have one parent: one fact more than to there.
std::uint32_t Reaches::length_to(std::uint32_t fact, Reach& reach) {
    if (reach.lengths.empty()) find_parents(reach);
    std::uint32_t more = 0;
    std::uint32_t at = fact;
    while (reach.lengths[at] == 0 && reach.first_parent[at + 1] - reach.first_parent[at] == 1) {
        at = reach.parents[reach.first_parent[at]];
        ++more;
    }
    if (reach.lengths[at] == 0) reach.lengths[at] = count_ancestors(at, reach);
    return reach.lengths[fact] = reach.lengths[at] + more;
}

// With the fact itself.
std::uint32_t Reaches::count_ancestors(std::uint32_t fact, const Reach& reach) {
    ++round_;
    marks_.resize(std::max<std::size_t>(marks_.size(), reach.size), 0);
    const auto mark = [&](std::uint32_t next) {
        if (marks_[next] == round_) return;
        marks_[next] = round_;
        stack_.push_back(next);
    };
    std::uint32_t count = 0;
    for (mark(fact); !stack_.empty(); ++count) {
        const std::uint32_t next = stack_.back();
        stack_.pop_back();
        for (std::uint32_t i = reach.first_parent[next]; i < reach.first_parent[next + 1]; ++i) {
            mark(reach.parents[i]);
        }
    }
    return count;
}

}  // namespace sudokit::logic
