#include "logic/techniques/forcing/follow.hpp"

#include <algorithm>

#include "logic/houses.hpp"
#include "logic/position.hpp"

namespace sudokit::logic {
namespace {

using Reason = Consequence::Reason;

// To undo a fact takes as long as to copy so many words.
constexpr std::size_t kWordsOfAFact = 16;

void add_once(Trail& trail, const Fact& fact) {
    if (!trail.has(fact.literal)) trail.add(fact);
}

// What a candidate that holds rules out.
void add_seen(Candidate candidate, std::uint32_t position, Trail& trail) {
    const State& state = trail.state();
    const auto [cell, digit] = candidate;
    for (const Digit other : state.candidates(cell)) {
        if (other == digit) continue;
        add_once(trail, {{{cell, other}, false}, Reason::seen, 0, position});
    }
    for (const Cell peer : state.cells_of(digit) & state.board().peer_set(cell)) {
        add_once(trail, {{{peer, digit}, false}, Reason::seen, 0, position});
    }
}

// What must hold since a candidate does not.
void add_partners(Candidate candidate, Trail& trail) {
    const State& state = trail.state();
    const auto [cell, digit] = candidate;
    const DigitSet candidates = state.candidates(cell);
    if (candidates.size() == 2) {
        const Digit other = (candidates & ~DigitSet::of(digit)).first();
        add_once(trail, {{{cell, other}, true}, Reason::cell, 0, 0});
    }
    const auto houses = state.board().houses_of(cell);
    const auto places = state.board().places_of(cell);
    for (std::size_t i = 0; i < houses.size(); ++i) {
        const std::uint64_t all = state.places(houses[i], digit);
        if (count_bits(all) != 2) continue;
        const std::uint64_t other = all & ~(std::uint64_t{1} << places[i]);
        const Cell partner = first_cell_at(state.board().houses()[houses[i]], other);
        add_once(trail, {{{partner, digit}, true}, Reason::house, houses[i], 0});
    }
}

}  // namespace

void follow_chains(Literal assumption, Trail& trail) {
    trail.clear();
    trail.add({assumption, Reason::assumption, 0, 0});
    for (std::uint32_t i = 0; i < trail.size(); ++i) {
        const Literal literal = trail.facts()[i].literal;
        if (literal.holds) {
            add_seen(literal.candidate, i, trail);
        } else {
            add_partners(literal.candidate, trail);
        }
    }
}

Propagation::Propagation(const State& state, const TechniqueSet& inner, const Deadline& deadline)
    : state_(state),
      inner_(inner),
      deadline_(deadline),
      trail_(state),
      house_count_(static_cast<std::uint32_t>(state.board().houses().size())) {
    const Board& board = state.board();
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        candidates_.push_back(state.candidates(cell));
    }
    places_.reserve(std::size_t{house_count_} * board.order());
    for (const Digit digit : board.digits()) {
        for (std::uint32_t house = 0; house < house_count_; ++house) {
            places_.push_back(state.places(house, digit));
        }
    }
    first_candidates_ = candidates_;
    first_places_ = places_;
    if (inner.any()) look_first();
    if (!inner.test(static_cast<std::size_t>(TechniqueId::constraint))) return;
    const auto constraints = state.constraints();
    differing_.resize(constraints.empty() ? 0 : board.cell_count());
    for (std::uint32_t i = 0; i < constraints.size(); ++i) {
        for (const auto& set : constraints[i]->different()) {
            for (const Cell cell : set) {
                for (const Cell other : set) {
                    if (other != cell) differing_[cell].push_back({i, other});
                }
            }
        }
    }
    for (auto& all : differing_) {
        std::ranges::sort(all);
        all.erase(std::unique(all.begin(), all.end()), all.end());
    }
}

// Where the state itself has no steps, those inside are looked for where something has changed.
// Nets do not go by that.
void Propagation::look_first() {
    const Position position(state_, deadline_, first_vain_);
    for (std::size_t i = 0; i < kTechniqueCount; ++i) {
        const auto id = static_cast<TechniqueId>(i);
        if (!inner_.test(i) || id == TechniqueId::contradiction_net) continue;
        const auto stop = [](const Step&) { return false; };
        if (find_steps(id, StepHouses::all, position, StepSink(stop, deadline_))) {
            first_vain_.add(id);
        } else if (deadline_.passed()) {
            break;
        }
    }
    vain_ = first_vain_;
}

void Propagation::retract(std::uint32_t size) {
    if (inner_.any()) vain_ = first_vain_;
    if (size == 0 && trail_.size() * kWordsOfAFact > places_.size()) {
        candidates_ = first_candidates_;
        places_ = first_places_;
        trail_.clear();
        dead_end_.reset();
        return;
    }
    const Board& board = state_.board();
    for (const Fact& fact : trail_.facts().subspan(size)) {
        if (fact.literal.holds) continue;
        const auto [cell, digit] = fact.literal.candidate;
        candidates_[cell].insert(digit);
        const auto houses = board.houses_of(cell);
        const auto at = board.places_of(cell);
        std::uint64_t* const places = &places_left(0, digit);
        for (std::size_t i = 0; i < houses.size(); ++i) {
            places[houses[i]] |= std::uint64_t{1} << at[i];
        }
    }
    trail_.truncate(size);
    dead_end_.reset();
}

std::optional<DeadEnd> Propagation::follow(Literal assumption) {
    retract(0);
    return assume(assumption);
}

std::optional<DeadEnd> Propagation::assume(Literal assumption) {
    units_.clear();
    bool going = set(assumption, Reason::assumption, 0) && place_units();
    while (going && take_steps(going)) going = going && place_units();
    return dead_end_;
}

// First come first served keeps the ways short.
bool Propagation::place_units() {
    bool going = true;
    for (std::size_t next = 0; going && next < units_.size(); ++next) {
        const Unit unit = units_[next];
        going = place_unit(unit);
    }
    units_.clear();
    return going;
}

// Takes what is gone from the state, and looks for steps there; false if there are none. What holds
// is not placed there: techniques may then still find that its cell has no candidate left.
bool Propagation::take_steps(bool& going) {
    if (inner_.none()) return false;
    ++looks_;
    State now = state_;
    for (const Fact& fact : trail_.facts()) {
        if (!fact.literal.holds) now.remove(fact.literal.candidate);
    }
    const std::uint32_t before = trail_.size();
    const auto take = [&](Step step) {
        const std::vector<Candidate> eliminations = step.eliminations;
        const std::uint32_t number = trail_.add_step(std::move(step), before);
        going = std::ranges::all_of(eliminations, [&](Candidate candidate) {
            return rule_out(candidate, Reason::step, number);
        });
        return going;
    };
    const Position position(now, deadline_, vain_);
    bool in_time = true;
    for (std::size_t i = 0; i < kTechniqueCount && in_time && trail_.size() == before; ++i) {
        if (!inner_.test(i)) continue;
        const auto id = static_cast<TechniqueId>(i);
        in_time = find_steps(id, StepHouses::all, position, StepSink(take, deadline_));
        if (in_time && trail_.size() == before) vain_.add(id);
    }
    return trail_.size() > before;
}

bool Propagation::set(Literal literal, Reason reason, std::uint32_t house) {
    const std::uint32_t position = trail_.size();
    trail_.add({literal, reason, house, 0});
    const Candidate candidate = literal.candidate;
    const auto [cell, digit] = candidate;
    if (!literal.holds) return take_away(candidate);
    for (const Digit other : candidates_[cell]) {
        if (other != digit && !rule_out({cell, other}, Reason::seen, position)) return false;
    }
    for (const Cell peer : state_.board().peers(cell)) {
        if (!rule_out({peer, digit}, Reason::seen, position)) return false;
    }
    return differing_.empty() || rule_out_differing(candidate, position);
}

// What constraints say of one cell follows at once, as what its houses say does: where two cells
// hold what they must not both hold, singles would not see it any more.
bool Propagation::rule_out_differing(Candidate candidate, std::uint32_t position) {
    const auto& all = differing_[candidate.cell];
    for (auto next = all.begin(); next != all.end();) {
        const std::uint32_t constraint = next->constraint;
        std::vector<Candidate> gone;
        for (; next != all.end() && next->constraint == constraint; ++next) {
            const Candidate other{next->other, candidate.digit};
            if (candidates_[other.cell].contains(other.digit)) gone.push_back(other);
        }
        if (gone.empty()) continue;
        const std::uint32_t number = trail_.add_step(
            {TechniqueId::constraint,
             ConstraintPattern{constraint, {candidate.cell}, DigitSet::of(candidate.digit)},
             {},
             gone},
            position + 1, std::vector{position});
        for (const Candidate other : gone) {
            if (!rule_out(other, Reason::step, number)) return false;
        }
    }
    return true;
}

// What holds is taken away by a step inside at most: all that sees it was, when it came to hold.
bool Propagation::take_away(Candidate candidate) {
    const auto [cell, digit] = candidate;
    const auto houses = state_.board().houses_of(cell);
    const auto at = state_.board().places_of(cell);
    std::uint64_t* const places = &places_left(0, digit);
    for (std::size_t i = 0; i < houses.size(); ++i) {
        const std::uint64_t left = places[houses[i]] &= ~(std::uint64_t{1} << at[i]);
        if ((left & (left - 1)) != 0) continue;
        if (left != 0) {
            units_.push_back({Reason::house, houses[i], digit});
        } else if (!dead_end_) {
            dead_end_ = DeadEnd{.kind = DeadEnd::Kind::house, .house = houses[i], .digit = digit};
        }
    }
    DigitSet& left = candidates_[cell];
    left.erase(digit);
    if (left.empty()) {
        dead_end_ = DeadEnd{.kind = DeadEnd::Kind::cell, .cell = cell};
    } else if (left.is_single()) {
        units_.push_back({Reason::cell, cell, left.first()});
    }
    return !dead_end_;
}

bool Propagation::place_unit(const Unit& unit) {
    Cell cell = unit.index;
    if (unit.reason == Reason::house) {
        cell = first_cell_at(state_.board().houses()[unit.index], places(unit.index, unit.digit));
    }
    const Literal literal = {{cell, unit.digit}, true};
    if (trail_.has(literal)) return true;
    const std::uint32_t house = unit.reason == Reason::house ? unit.index : 0;
    return set(literal, unit.reason, house);
}

}  // namespace sudokit::logic
