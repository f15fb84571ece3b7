#include "logic/techniques/forcing/reach.hpp"

#include <algorithm>

namespace sudokit::logic {
namespace {

// 9x9 boards have some hundred thousands in all.
constexpr std::size_t kMostFactsKnown = 1'000'000;

}  // namespace

Reaches::Reaches(const State& state, Way way)
    : way_(way),
      bits_(state),
      propagation_(state),
      measured_(state),
      place_(trail().literal_count(), 0),
      survivors_(bits_.words(), 0) {
    if (ReachSets::fits(bits_)) sets_.emplace(state, bits_, way);
}

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
    const std::uint32_t bit = bits_(assumption);
    if ((survivors_[bit / 64] >> (bit % 64) & 1) != 0) return std::nullopt;
    const std::size_t index = trail().index_of(assumption);
    if (place_[index] != 0) return known_[place_[index] - 1].dead_end;
    if (sets_) {
        const ReachSet set = sets_->of(assumption);
        if (!set.dead_end) {
            for (std::size_t i = 0; i < survivors_.size(); ++i) survivors_[i] |= set.literals[i];
            return std::nullopt;
        }
    }
    if (const auto dead_end = follow(assumption)) {
        known_.push_back({.size = trail().size(), .dead_end = trail().length_to(*dead_end)});
        place_[index] = static_cast<std::uint32_t>(known_.size());
        return known_.back().dead_end;
    }
    add_literals(trail().facts(), survivors_);
    return std::nullopt;
}

void Reaches::fill(Literal assumption, Reach& reach) {
    const auto dead_end = follow(assumption);
    reach = Reach{.size = trail().size()};
    if (dead_end) {
        reach.dead_end = trail().length_to(*dead_end);
    } else {
        reach.facts.assign(trail().facts().begin(), trail().facts().end());
        if (sets_) return;
        reach.literals.assign(bits_.words(), 0);
        add_literals(reach.facts, reach.literals);
    }
}

void Reaches::add_literals(std::span<const Fact> facts, std::vector<std::uint64_t>& set) const {
    for (const Fact& fact : facts) {
        const std::uint32_t bit = bits_(fact.literal);
        set[bit / 64] |= std::uint64_t{1} << (bit % 64);
    }
}

ReachSet Reaches::set_of(Literal assumption) {
    if (sets_) return sets_->of(assumption);
    const Reach& reach = of(assumption);
    return {reach.size, reach.dead_end.has_value(), reach.literals};
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
