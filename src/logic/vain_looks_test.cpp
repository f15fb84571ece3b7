#include "logic/vain_looks.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include <gtest/gtest.h>

#include "logic/digit_templates.hpp"
#include "logic/position.hpp"
#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

using enum TechniqueId;

TEST(VainLooks, AllIsToBeLookedAtFirst) {
    const State state = open_state();
    VainLooks looks;
    looks.come_to(state);

    EXPECT_EQ(looks.changed_digits(x_wing), state.board().digits());
    EXPECT_TRUE(looks.has_changed(0, naked_pair));
}

TEST(VainLooks, WhatLosesACandidateIsToBeLookedAtAgain) {
    State state = open_state();
    VainLooks looks;
    looks.come_to(state);
    looks.add(x_wing);
    looks.add(naked_pair);
    state.remove({at(state, 1, 1), 4});
    looks.come_to(state);

    EXPECT_EQ(looks.changed_digits(x_wing), DigitSet::of(4));
    EXPECT_EQ(looks.changed_digits(swordfish), state.board().digits());
    for (std::uint32_t house = 0; house < state.board().houses().size(); ++house) {
        const bool changed = house == 0 || house == 9 || house == 18;
        EXPECT_EQ(looks.has_changed(house, naked_pair), changed) << house;
    }
}

TEST(VainLooks, ADigitThatIsPlacedTakesAllOfItsCellAndItsPlaces) {
    State state = open_state();
    keep(state, 1, 1, "12");
    VainLooks looks;
    looks.come_to(state);
    looks.add(x_wing);
    state.place({at(state, 1, 1), 1});
    looks.come_to(state);

    EXPECT_EQ(looks.changed_digits(x_wing), DigitSet::of(1) | DigitSet::of(2));
}

TEST(VainLooks, DoomedPlacesAreThoseOfTheStateThatThePlayHasComeTo) {
    State state = open_state();
    VainLooks looks;
    looks.come_to(state);
    ASSERT_TRUE(looks.doomed(state, 4).empty());
    ASSERT_TRUE(looks.doomed(state, 5).empty());
    // In the first row 4 is left in the first box, whose other rows lose it.
    for (const std::uint32_t column : {4U, 5U, 6U, 7U, 8U, 9U}) {
        state.remove({at(state, 1, column), 4});
    }
    looks.come_to(state);

    for (const Digit digit : {4U, 5U}) {
        const CellSet wanted = doomed_places(state, HouseCuts(state.board()), digit);
        EXPECT_EQ(looks.doomed(state, digit), wanted);
        EXPECT_EQ(wanted.empty(), digit == 5);
    }
}

TEST(VainLooks, WhatIsSaidOfAStateThatItWasNotToldOfIsNotBelieved) {
    State state = open_state();
    VainLooks looks;
    looks.come_to(state);
    state.remove({at(state, 1, 1), 4});
    looks.add(x_wing);
    looks.come_to(state);

    EXPECT_EQ(looks.changed_digits(x_wing), DigitSet::of(4));
}

// Trees and nets with steps inside take their time, and remember nothing.
bool is_slow(TechniqueId id) {
    return id == nested_net || id == contradiction_net_plus || id == bifurcation_tree;
}

// Every technique, along the play of a puzzle that needs many: whoever goes by what it remembers
// finds what all others find.
TEST(VainLooks, TheStepsOfAPlayAreTheSame) {
    State state = state_of(
        "..64.........823.....73......58..24664......8.9....1..5.........87.1....3......62");
    VainLooks looks;
    std::size_t vain = 0;
    const auto first_of = [&](TechniqueId id, const Position& position) {
        std::optional<Step> found;
        find_steps(id, StepHouses::all, position, [&](Step step) {
            found = std::move(step);
            return false;
        });
        return found;
    };
    for (std::optional<Step> next = Step(); next;) {
        const Position plain(state);
        const Position remembering(state, {}, looks);
        next.reset();
        for (const TechniqueInfo& info : all_techniques()) {
            if (is_slow(info.id)) continue;
            const auto step = first_of(info.id, remembering);
            ASSERT_EQ(step, first_of(info.id, plain)) << info.word;
            if (!next) next = step;
            if (step) continue;
            looks.add(info.id);
            ++vain;
        }
        if (next) apply(*next, state);
    }
    EXPECT_TRUE(state.is_solved());
    EXPECT_GT(vain, 100U);
}

// Without the technique for locked pairs a pair that was one becomes a plain one, in a box in which
// nothing has changed.
TEST(VainLooks, ALockedPairThatLosesWhatMadeItOneIsAPlainOne) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 2, "12");
    for (std::uint32_t column = 4; column <= 9; ++column) {
        if (column != 9) state.remove({at(state, 1, column), 1});
        state.remove({at(state, 1, column), 2});
    }
    VainLooks looks;
    const auto has_pair = [&] {
        const Position position(state, {}, looks);
        bool found = false;
        find_steps(naked_pair, StepHouses::all, position, [&](const Step&) {
            found = true;
            return false;
        });
        return found;
    };
    ASSERT_FALSE(has_pair());
    looks.add(naked_pair);
    state.remove({at(state, 1, 9), 1});

    EXPECT_TRUE(has_pair());
}

}  // namespace
}  // namespace sudokit::logic
