#include "sudokit/check.hpp"

#include <array>

#include <gtest/gtest.h>

#include "logic/check/test_faults.hpp"

namespace sudokit::logic {
namespace {

using enum TechniqueId;

TEST(Check, FaultsAreInBothLanguages) {
    const auto fault =
        check(Step{naked_single, SinglePattern{{0, 1}, {}}, {{0, 1}}, {}}, open_state());

    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->in(Language::en), "it does not follow from the pattern that r1c1 holds 1");
    EXPECT_EQ(fault->in(Language::fr),
              "il ne découle pas du motif que la case L1C1 contienne le 1");
}

TEST(Check, AStepHasToChangeTheState) {
    State state = open_state();
    keep(state, 1, 1, "5");
    const SinglePattern pattern{{0, 5}, {}};

    EXPECT_EQ(fault_of({naked_single, pattern, {{0, 5}}, {}}, state), "");
    EXPECT_EQ(text_of({naked_single, pattern, {}, {}}, state), &kNoConclusion);
    EXPECT_EQ(text_of({naked_single, pattern, {{0, 4}}, {}}, state), &kConclusionChangesNothing);
    EXPECT_EQ(text_of({naked_single, pattern, {{0, 5}, {0, 5}}, {}}, state), &kUnsortedConclusions);
    EXPECT_EQ(text_of({naked_single, pattern, {{0, 5}}, {{0, 5}}}, state), &kPlacedAndRemoved);
    EXPECT_EQ(text_of({naked_single, pattern, {{81, 5}}, {}}, state), &kOutsideBoard);
    EXPECT_EQ(text_of({naked_single, pattern, {{0, 10}}, {}}, state), &kOutsideBoard);
}

TEST(Check, TheTechniqueHasToFitThePattern) {
    State state = open_state();
    keep(state, 1, 1, "5");
    const SinglePattern pattern{{0, 5}, {}};

    EXPECT_EQ(text_of({hidden_single, pattern, {{0, 5}}, {}}, state), &kWrongPattern);
    EXPECT_EQ(text_of({naked_pair, pattern, {{0, 5}}, {}}, state), &kWrongPattern);
    EXPECT_EQ(text_of({contradiction_net, pattern, {{0, 5}}, {}}, state), &kWrongPattern);
}

}  // namespace
}  // namespace sudokit::logic
