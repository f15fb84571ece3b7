#include <array>

#include <gtest/gtest.h>

#include "logic/check/test_faults.hpp"

namespace sudokit::logic {
namespace {

using enum TechniqueId;

// r1c1 has 12. With 1, r1c5 (13) has 3; with 2, r5c1 (23) has 3. So r5c5 does not have 3.
struct Forcing {
    using Reason = Consequence::Reason;

    State state = open_state();
    Step step;

    Forcing() {
        keep(state, 1, 1, "12");
        keep(state, 1, 5, "13");
        keep(state, 5, 1, "23");
        const auto branch = [](Digit digit, Cell cell) {
            return ForcingBranch{{{{0, digit}, true, Reason::assumption, 0, {}},
                                  {{cell, digit}, false, Reason::seen, 0, {0}},
                                  {{cell, 3}, true, Reason::cell, 0, {1}},
                                  {{40, 3}, false, Reason::seen, 0, {2}}},
                                 {}};
        };
        step = {cell_forcing_chains,
                ForcingPattern{0, {}, {branch(1, 4), branch(2, 36)}},
                {},
                {{40, 3}}};
    }
    [[nodiscard]] Step with(const auto& alter) const {
        return altered<ForcingPattern>(step, alter);
    }
};

TEST(Check, EveryConsequenceFollowsFromItsParents) {
    const Forcing forcing;

    EXPECT_EQ(fault_of(forcing.step, forcing.state), "");
    const auto fault = [&](const auto& alter) {
        return text_of(forcing.with(alter), forcing.state);
    };
    EXPECT_EQ(fault([](auto& p) { p.branches.pop_back(); }), &kBranchesDoNotCover);
    EXPECT_EQ(fault([](auto& p) { p.cell = 4; }), &kBranchesDoNotCover);
    EXPECT_EQ(fault([](auto& p) { p.branches[0].consequences.pop_back(); }), &kBranchesDoNotCover);
    EXPECT_EQ(fault([](auto& p) { p.branches[0].consequences[2].parents = {}; }),
              &kWrongConsequence);
    EXPECT_EQ(fault([](auto& p) { p.branches[0].consequences[1].parents = {3}; }),
              &kWrongConsequence);
    EXPECT_EQ(fault([](auto& p) { p.branches[1].consequences[3].candidate.cell = 80; }),
              &kWrongConsequence);
    EXPECT_EQ(fault([](auto& p) { p.branches[1].consequences[0].holds = false; }),
              &kWrongConsequence);
    EXPECT_EQ(fault([](auto& p) { p.branches[1].dead_end = DeadEnd{.cell = 40}; }), &kNoDeadEnd);
    EXPECT_EQ(text_of(with_elimination(forcing.step, {41, 3}), forcing.state),
              &kEliminationDoesNotFollow);
}

TEST(Check, NishioEndsInADeadEnd) {
    // 1 in r1c1 would leave nothing for r1c2.
    using Reason = Consequence::Reason;
    State state = open_state();
    keep(state, 1, 2, "1");
    const ForcingBranch branch{
        {{{0, 1}, true, Reason::assumption, 0, {}}, {{1, 1}, false, Reason::seen, 0, {0}}},
        DeadEnd{.kind = DeadEnd::Kind::cell, .cell = 1}};
    const Step step{nishio, ForcingPattern{{}, {}, {branch}}, {}, {{0, 1}}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(
        text_of(altered<ForcingPattern>(step, [](auto& p) { p.branches[0].dead_end->cell = 2; }),
                state),
        &kNoDeadEnd);
    EXPECT_EQ(
        text_of(altered<ForcingPattern>(step, [](auto& p) { p.branches[0].dead_end.reset(); }),
                state),
        &kBranchesDoNotCover);
    EXPECT_EQ(text_of({nishio, step.pattern, {}, {{0, 2}}}, state), &kEliminationDoesNotFollow);
}

}  // namespace
}  // namespace sudokit::logic
