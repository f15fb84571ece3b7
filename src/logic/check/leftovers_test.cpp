#include <gtest/gtest.h>

#include "logic/check/test_faults.hpp"

namespace sudokit::logic {
namespace {

using enum TechniqueId;

TEST(Check, LeftoversHoldADigitEquallyOften) {
    State state = open_state(small_jigsaw());
    state.remove({at(state, 2, 1), 3});
    const Step step{law_of_leftovers, LeftoverPattern{{0}, {8}, 3}, {}, {{at(state, 1, 4), 3}}};
    const auto with = [&](const auto& alter) { return altered<LeftoverPattern>(step, alter); };

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(with([](auto& p) { p.digit = 2; }), state), &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(with([](auto& p) { p.houses = {1}; }), state), &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(with([](auto& p) { p.others.clear(); }), state), &kWrongPattern);
    EXPECT_EQ(text_of(with([](auto& p) { p.houses = {0, 1, 2}; }), state), &kWrongPattern);
    EXPECT_EQ(text_of(with([](auto& p) { p.houses = {0, 4}; }), state), &kHousesOverlap);
    EXPECT_EQ(text_of(with_elimination(step, {at(state, 4, 4), 3}), state),
              &kEliminationDoesNotFollow);
}

TEST(Check, LeftoversPlaceADigitThatHasNoOtherPlace) {
    State state = open_state(small_jigsaw());
    state.place({at(state, 2, 1), 2});
    const Step step{law_of_leftovers, LeftoverPattern{{0}, {8}, 2}, {{at(state, 1, 4), 2}}, {}};
    Step wrong = step;
    wrong.placements = {{at(state, 4, 3), 2}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(wrong, state), &kPlacementDoesNotFollow);
}

}  // namespace
}  // namespace sudokit::logic
