#include "generate/judging/stuck_play.hpp"

#include <algorithm>
#include <initializer_list>

#include "sudokit/nine_digits.hpp"
#include "sudokit/order.hpp"

#include "rate/nine_filter.hpp"

namespace sudokit::generate {
namespace {

using enum TechniqueId;
using rate::NineFilter;

bool has(const TechniqueSet& techniques, TechniqueId technique) {
    return techniques.test(static_cast<std::size_t>(technique));
}

// The rules that know nothing but these techniques.
RuleSet rules_of(const TechniqueSet& techniques) {
    RuleSet rules;
    rules.single_candidate = has(techniques, naked_single);
    rules.single_position = has(techniques, hidden_single);
    // The filter does both at once.
    rules.box_to_line = rules.line_to_box = has(techniques, pointing) && has(techniques, claiming);
    const auto largest = [&](TechniqueId two, TechniqueId three, TechniqueId four) {
        if (!has(techniques, two)) return 0U;
        if (!has(techniques, three)) return 2U;
        return has(techniques, four) ? 4U : 3U;
    };
    rules.naked_tuples = largest(naked_pair, naked_triple, naked_quad);
    rules.hidden_tuples = largest(hidden_pair, hidden_triple, hidden_quad);
    rules.fish = largest(x_wing, swordfish, jellyfish);
    return rules;
}

// Those that these rules, made for them, leave out.
TechniqueSet techniques_beyond(const RuleSet& rules, TechniqueSet techniques) {
    const auto leave = [&](bool known, std::initializer_list<TechniqueId> ids) {
        for (const TechniqueId id : ids) {
            if (known) techniques.reset(static_cast<std::size_t>(id));
        }
    };
    leave(rules.single_candidate, {full_house, naked_single});
    leave(rules.single_position, {full_house, hidden_single});
    leave(rules.box_to_line, {pointing, claiming, double_pairs, multiple_lines});
    leave(rules.naked_tuples >= 2, {locked_pair, naked_pair});
    leave(rules.naked_tuples >= 3, {locked_triple, naked_triple});
    leave(rules.naked_tuples >= 4, {naked_quad});
    leave(rules.hidden_tuples >= 2, {hidden_pair, direct_hidden_pair});
    leave(rules.hidden_tuples >= 3, {hidden_triple, direct_hidden_triple});
    leave(rules.hidden_tuples >= 4, {hidden_quad});
    leave(rules.fish >= 2, {x_wing});
    leave(rules.fish >= 3, {swordfish});
    leave(rules.fish >= 4, {jellyfish});
    return techniques;
}

// The puzzle with what the filter has found out.
State state_of(const Puzzle& puzzle, const NineFilter& filter) {
    State state(puzzle);
    for (Cell cell = 0; cell < filter.candidates().size(); ++cell) {
        if (state.is_open(cell) && !filter.is_open(cell)) {
            state.place({cell, DigitSet(filter.candidates()[cell]).first()});
        }
    }
    for (Cell cell = 0; cell < filter.candidates().size(); ++cell) {
        const DigitSet gone = state.candidates(cell) & ~DigitSet(filter.candidates()[cell]);
        for (const Digit digit : gone) state.remove({cell, digit});
    }
    return state;
}

void tell(const Step& step, NineFilter& filter) {
    for (const Candidate& placed : step.placements) {
        if (filter.is_open(placed.cell)) filter.give(placed.cell, placed.digit);
    }
    for (const Candidate& gone : step.eliminations) filter.rule_out(gone.cell, gone.digit);
}

}  // namespace

StuckPlay::StuckPlay(const Board& board, TechniqueId technique)
    : technique_(technique), easier_(techniques_before(technique, TechniqueOrder::people)) {
    if (!(board == Board::standard(9)) || !has(easier_, naked_single)) return;
    rules_ = rules_of(easier_);
    beyond_ = techniques_beyond(*rules_, easier_);
}

StuckPlay::Outcome StuckPlay::play(const Puzzle& puzzle, const Deadline& deadline) const {
    return rules_ && !puzzle.has_pencilmarks() ? play_nine(puzzle, deadline)
                                               : play_any(puzzle, deadline);
}

StuckPlay::Outcome StuckPlay::play_nine(const Puzzle& puzzle, const Deadline& deadline) const {
    nine::Digits givens{};
    std::ranges::copy(puzzle.givens(), givens.begin());
    NineFilter filter(givens);
    TechniqueSet known = beyond_;
    const auto own = static_cast<std::size_t>(technique_);
    for (;;) {
        const Filtering::State reached = filter.run(*rules_);
        if (reached == Filtering::State::solved) {
            return {known[own] ? End::solved : End::too_easy};
        }
        const State state = state_of(puzzle, filter);
        auto step = next_step(state, TechniqueOrder::people, known, deadline);
        if (!step && !known[own]) {
            known.set(own);
            step = next_step(state, TechniqueOrder::people, TechniqueSet().set(own), deadline);
            if (!step && !deadline.passed()) return {End::absent, state.open_cells()};
        }
        if (deadline.passed()) return {};
        if (!step) return {End::open, state.open_cells()};
        tell(*step, filter);
    }
}

StuckPlay::Outcome StuckPlay::play_any(const Puzzle& puzzle, const Deadline& deadline) const {
    const auto own = static_cast<std::size_t>(technique_);
    TechniqueSet known = easier_;
    State state(puzzle);
    while (!state.is_solved()) {
        auto step = next_step(state, TechniqueOrder::people, known, deadline);
        if (!step && !known[own]) {
            known.set(own);
            step = next_step(state, TechniqueOrder::people, TechniqueSet().set(own), deadline);
            if (!step && !deadline.passed()) return {End::absent, state.open_cells()};
        }
        if (deadline.passed()) return {};
        if (!step) return {End::open, state.open_cells()};
        apply(*step, state);
    }
    return {known[own] ? End::solved : End::too_easy};
}

}  // namespace sudokit::generate
