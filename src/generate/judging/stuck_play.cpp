#include "generate/judging/stuck_play.hpp"

#include <algorithm>

#include "sudokit/nine_digits.hpp"

#include "rate/nine_filter.hpp"

namespace sudokit::generate {
namespace {

using enum TechniqueId;
using rate::NineFilter;

TechniqueSet techniques_before(TechniqueId technique) {
    return TechniqueSet().set() >> (kTechniqueCount - static_cast<std::size_t>(technique));
}

// The rules that know nothing but techniques before this one.
RuleSet rules_before(TechniqueId technique) {
    const auto after = [&](TechniqueId other) { return technique > other; };
    RuleSet rules;
    rules.single_candidate = after(naked_single);
    rules.single_position = after(hidden_single);
    rules.box_to_line = rules.line_to_box = after(claiming);
    const auto largest = [&](TechniqueId two, TechniqueId three, TechniqueId four) {
        if (after(four)) return 4U;
        if (after(three)) return 3U;
        return after(two) ? 2U : 0U;
    };
    rules.naked_tuples = largest(naked_pair, naked_triple, naked_quad);
    rules.hidden_tuples = largest(hidden_pair, hidden_triple, hidden_quad);
    rules.fish = largest(x_wing, swordfish, jellyfish);
    return rules;
}

// Those before `technique` that these rules, made for it, leave out.
TechniqueSet techniques_beyond(const RuleSet& rules, TechniqueId technique) {
    TechniqueSet beyond = techniques_before(technique);
    const auto leave = [&](TechniqueId first, TechniqueId last) {
        for (auto i = static_cast<std::size_t>(first); i <= static_cast<std::size_t>(last); ++i) {
            beyond.reset(i);
        }
    };
    leave(full_house, naked_single);
    if (rules.single_position) leave(hidden_single, hidden_single);
    if (rules.box_to_line) leave(pointing, claiming);
    if (rules.naked_tuples >= 2) leave(locked_pair, locked_pair);
    if (rules.naked_tuples >= 3) leave(locked_triple, locked_triple);
    leave(naked_pair, jellyfish);
    return beyond;
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
    : technique_(technique), easier_(techniques_before(technique)) {
    if (!(board == Board::standard(9)) || technique <= naked_single) return;
    rules_ = rules_before(technique);
    beyond_ = techniques_beyond(*rules_, technique);
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
        auto step = next_step(state, known, deadline);
        if (!step && !known[own]) {
            known.set(own);
            step = next_step(state, TechniqueSet().set(own), deadline);
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
        auto step = next_step(state, known, deadline);
        if (!step && !known[own]) {
            known.set(own);
            step = next_step(state, TechniqueSet().set(own), deadline);
            if (!step && !deadline.passed()) return {End::absent, state.open_cells()};
        }
        if (deadline.passed()) return {};
        if (!step) return {End::open, state.open_cells()};
        apply(*step, state);
    }
    return {known[own] ? End::solved : End::too_easy};
}

}  // namespace sudokit::generate
