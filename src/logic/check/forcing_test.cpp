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

TEST(Check, AContradictionNetEndsInADeadEnd) {
    // 1 in r1c1 would leave nothing for r1c2.
    using Reason = Consequence::Reason;
    State state = open_state();
    keep(state, 1, 2, "1");
    const ForcingBranch branch{
        {{{0, 1}, true, Reason::assumption, 0, {}}, {{1, 1}, false, Reason::seen, 0, {0}}},
        DeadEnd{.kind = DeadEnd::Kind::cell, .cell = 1}};
    const Step step{contradiction_net, ForcingPattern{{}, {}, {branch}}, {}, {{0, 1}}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(
        text_of(altered<ForcingPattern>(step, [](auto& p) { p.branches[0].dead_end->cell = 2; }),
                state),
        &kNoDeadEnd);
    EXPECT_EQ(
        text_of(altered<ForcingPattern>(step, [](auto& p) { p.branches[0].dead_end.reset(); }),
                state),
        &kBranchesDoNotCover);
    EXPECT_EQ(text_of({contradiction_net, step.pattern, {}, {{0, 2}}}, state),
              &kEliminationDoesNotFollow);
}

using Reason = Consequence::Reason;

// r1c2 has 123, r1c3 and r1c5 have 23: with 1 in r1c1, r1c2 and r1c3 leave nothing for r1c5.
struct NetWithAStep {
    State state = open_state();
    Step pair{naked_pair, SubsetPattern{{0}, {1, 2}, DigitSet::of(2) | DigitSet::of(3)}, {}, {}};
    Step step;

    NetWithAStep() {
        keep(state, 1, 2, "123");
        keep(state, 1, 3, "23");
        keep(state, 1, 5, "23");
        pair.eliminations = {{4, 2}, {4, 3}};
        ForcingBranch branch{{{{0, 1}, true, Reason::assumption, 0, {}},
                              {{1, 1}, false, Reason::seen, 0, {0}},
                              {{4, 2}, false, Reason::step, 0, {1}, 0},
                              {{4, 3}, false, Reason::step, 0, {1}, 0}},
                             DeadEnd{.kind = DeadEnd::Kind::cell, .cell = 4}};
        branch.steps = {pair};
        step = {contradiction_net_plus, ForcingPattern{{}, {}, {branch}}, {}, {{0, 1}}};
    }
    [[nodiscard]] const MessageText* fault(const auto& alter) const {
        return text_of(altered<ForcingPattern>(step, [&](auto& p) { alter(p.branches[0]); }),
                       state);
    }
};

TEST(Check, StepsInsideANetAreCheckedInTheStateOfTheirParents) {
    const NetWithAStep net;

    EXPECT_EQ(fault_of(net.step, net.state), "");
    EXPECT_EQ(net.fault([](auto& b) { b.consequences[2].parents = {}; }), &kWrongConsequence);
    EXPECT_EQ(net.fault([](auto& b) { b.consequences[2].step = 1; }), &kWrongConsequence);
    EXPECT_EQ(net.fault([](auto& b) { b.consequences[2].candidate.digit = 3; }), &kNoDeadEnd);
    EXPECT_EQ(net.fault([](auto& b) { b.steps[0].eliminations = {{4, 2}}; }), &kWrongConsequence);
    EXPECT_EQ(net.fault([](auto& b) { b.steps[0].technique = naked_triple; }), &kWrongConsequence);
    EXPECT_EQ(net.fault([](auto& b) { std::get<SubsetPattern>(b.steps[0].pattern).cells = {90}; }),
              &kWrongConsequence);
    for (const TechniqueId other : {contradiction_net, nested_net}) {
        EXPECT_EQ(text_of({other, net.step.pattern, {}, {{0, 1}}}, net.state), &kWrongPattern);
    }
}

TEST(Check, BranchesOfADynamicNetMayUseSteps) {
    // r1c1 has nothing but 1, and with it a pair takes 2 from r1c5.
    const NetWithAStep net;
    State state = net.state;
    keep(state, 1, 1, "1");
    ForcingBranch with = std::get<ForcingPattern>(net.step.pattern).branches[0];
    with.dead_end.reset();
    with.consequences.pop_back();
    const ForcingBranch without{{{{0, 1}, false, Reason::assumption, 0, {}}},
                                DeadEnd{.kind = DeadEnd::Kind::cell, .cell = 0}};
    const Step step{dynamic_forcing_net, ForcingPattern{{}, {}, {with, without}}, {}, {{4, 2}}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of({contradiction_net_plus, step.pattern, {}, {{4, 2}}}, state), &kWrongPattern);
    const Step broken =
        altered<ForcingPattern>(step, [](auto& p) { p.branches[0].consequences[2].parents = {}; });
    EXPECT_EQ(text_of(broken, state), &kWrongConsequence);
}

TEST(Check, NetsInsideNetsAreFollowedToo) {
    // 9 in r9c2 leaves 1 in r1c2, so r1c1 is not 1, and nothing is left for it.
    State state = open_state();
    keep(state, 1, 1, "1");
    keep(state, 1, 2, "19");
    const ForcingBranch inner{
        {{{0, 1}, true, Reason::assumption, 0, {}}, {{1, 1}, false, Reason::seen, 0, {0}}},
        DeadEnd{.kind = DeadEnd::Kind::cell, .cell = 1}};
    ForcingBranch outer{{{{73, 9}, true, Reason::assumption, 0, {}},
                         {{1, 9}, false, Reason::seen, 0, {0}},
                         {{0, 1}, false, Reason::step, 0, {1}, 0}},
                        DeadEnd{.kind = DeadEnd::Kind::cell, .cell = 0}};
    outer.steps = {{contradiction_net, ForcingPattern{{}, {}, {inner}}, {}, {{0, 1}}}};
    const Step step{nested_net, ForcingPattern{{}, {}, {outer}}, {}, {{73, 9}}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of({contradiction_net_plus, step.pattern, {}, {{73, 9}}}, state),
              &kWrongPattern);
    EXPECT_EQ(proof_size(std::get<ForcingPattern>(step.pattern)), (ProofSize{2, 2, 2}));
    const Step broken = altered<ForcingPattern>(step, [](auto& p) {
        std::get<ForcingPattern>(p.branches[0].steps[0].pattern).branches[0].dead_end->cell = 2;
    });
    EXPECT_EQ(text_of(broken, state), &kWrongConsequence);
}

TEST(Check, ThatThereIsOneSolutionIsNoReasonInsideANet) {
    // 89 in three corners of a rectangle: the fourth, r4c2, needs its 5.
    State state = open_state();
    for (const auto& [row, column] : {std::pair{1U, 1U}, {1U, 2U}, {4U, 1U}}) {
        keep(state, row, column, "89");
    }
    keep(state, 4, 2, "589");
    const Step rectangle{
        unique_rectangle_1,
        RectanglePattern{{0, 1, 28, 27}, DigitSet::of(8) | DigitSet::of(9), {}, {}, {}},
        {},
        {{28, 8}, {28, 9}}};
    ForcingBranch branch{{{{35, 5}, true, Reason::assumption, 0, {}},
                          {{28, 5}, false, Reason::seen, 0, {0}},
                          {{28, 8}, false, Reason::step, 0, {}, 0},
                          {{28, 9}, false, Reason::step, 0, {}, 0}},
                         DeadEnd{.kind = DeadEnd::Kind::cell, .cell = 28}};
    branch.steps = {rectangle};

    EXPECT_EQ(fault_of(rectangle, state), "");
    EXPECT_EQ(
        text_of({contradiction_net_plus, ForcingPattern{{}, {}, {branch}}, {}, {{35, 5}}}, state),
        &kWrongConsequence);
}

// With 1 in r6c1, r1c1 and r1c2 have 37, and r5c5 and r6c5 have 24; r1c5 has 23.
struct Tree {
    State state = open_state();
    Step step;

    Tree() {
        keep(state, 1, 1, "137");
        keep(state, 1, 2, "37");
        keep(state, 1, 5, "23");
        keep(state, 5, 5, "24");
        keep(state, 6, 5, "124");
        ForcingBranch root{{{{45, 1}, true, Reason::assumption, 0, {}},
                            {{0, 1}, false, Reason::seen, 0, {0}},
                            {{49, 1}, false, Reason::seen, 0, {0}}},
                           {}};
        const auto branch = [](Digit digit, Digit other, Cell one, Cell dead) {
            return ForcingBranch{{{{4, digit}, true, Reason::assumption, 0, {}},
                                  {{one, digit}, false, Reason::seen, 0, {0}},
                                  {{dead, digit}, false, Reason::seen, 0, {0}},
                                  {{one, other}, true, Reason::cell, 0, {1}},
                                  {{dead, other}, false, Reason::seen, 0, {3}}},
                                 DeadEnd{.kind = DeadEnd::Kind::cell, .cell = dead}};
        };
        root.cell = 4;
        root.cases = {branch(2, 4, 40, 49), branch(3, 7, 1, 0)};
        step = {bifurcation_tree, ForcingPattern{{}, {}, {root}}, {}, {{45, 1}}};
    }
    [[nodiscard]] const MessageText* fault(const auto& alter) const {
        return text_of(altered<ForcingPattern>(step, [&](auto& p) { alter(p.branches[0]); }),
                       state);
    }
};

TEST(Check, EveryLeafOfATreeFails) {
    const Tree tree;

    EXPECT_EQ(fault_of(tree.step, tree.state), "");
    EXPECT_EQ(proof_size(std::get<ForcingPattern>(tree.step.pattern)), (ProofSize{2, 2, 2}));
    EXPECT_EQ(tree.fault([](auto& b) { b.cases.pop_back(); }), &kBranchesDoNotCover);
    EXPECT_EQ(tree.fault([](auto& b) { b.cases.clear(); }), &kBranchesDoNotCover);
    EXPECT_EQ(tree.fault([](auto& b) { b.cell = 5; }), &kBranchesDoNotCover);
    EXPECT_EQ(tree.fault([](auto& b) { b.house = 0; }), &kBranchesDoNotCover);
    EXPECT_EQ(tree.fault([](auto& b) { b.dead_end = b.cases[0].dead_end; }), &kNoDeadEnd);
    EXPECT_EQ(tree.fault([](auto& b) { b.cases[1].dead_end.reset(); }), &kNoDeadEnd);
    EXPECT_EQ(tree.fault([](auto& b) { b.cases[1].dead_end->cell = 1; }), &kNoDeadEnd);
    EXPECT_EQ(tree.fault([](auto& b) { b.cases[1].consequences.pop_back(); }), &kNoDeadEnd);
    EXPECT_EQ(tree.fault([](auto& b) { b.cases[1].consequences[3].parents = {2}; }),
              &kWrongConsequence);
    EXPECT_EQ(tree.fault([](auto& b) {
        b.cases[0].consequences[0].candidate = {5, 2};
    }),
              &kWrongConsequence);
    EXPECT_EQ(tree.fault([](auto& b) { b.cases[0].cell = 90; }), &kOutsideBoard);
    EXPECT_EQ(text_of({bifurcation_tree, tree.step.pattern, {}, {{46, 1}}}, tree.state),
              &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of({contradiction_net_plus, tree.step.pattern, {}, {{45, 1}}}, tree.state),
              &kWrongPattern);
    EXPECT_EQ(text_of({dynamic_forcing_net, tree.step.pattern, {}, {{45, 1}}}, tree.state),
              &kWrongPattern);
}

TEST(Check, ACaseKnowsWhatItsTreeHasFoundSoFarAndNoMore) {
    // Without the assumption's elimination, r1c1 has its 1 left.
    const Tree tree;
    const Step other = altered<ForcingPattern>(tree.step, [](auto& p) {
        p.branches[0].consequences[0].candidate = {46, 1};
        p.branches[0].consequences.erase(p.branches[0].consequences.begin() + 1);
    });

    EXPECT_EQ(text_of({bifurcation_tree, other.pattern, {}, {{46, 1}}}, tree.state), &kNoDeadEnd);
}

// Rows 2 and 5 but for r5c5 are an X-Wing of 5; row 9 leads from there to r4c7.
struct Kraken {
    using Reason = Consequence::Reason;

    State state = open_state();
    Step step;

    Kraken() {
        confine(state, 1, 5, std::array{rc(2, 3), rc(2, 7)});
        confine(state, 4, 5, std::array{rc(5, 3), rc(5, 5), rc(5, 7)});
        confine(state, 8, 5, std::array{rc(9, 5), rc(9, 7)});
        ForcingPattern pattern;
        pattern.fish = FishPattern{5, {1, 4}, {11, 15}, {rc(5, 5)}};
        pattern.branches = {{{{{rc(5, 5), 5}, true, Reason::assumption, 0, {}},
                              {{rc(9, 5), 5}, false, Reason::seen, 0, {0}},
                              {{rc(9, 7), 5}, true, Reason::house, 8, {1}},
                              {{rc(4, 7), 5}, false, Reason::seen, 0, {2}}},
                             {}}};
        step = {kraken_fish, pattern, {}, {{rc(4, 7), 5}}};
    }
    [[nodiscard]] Step with(const auto& alter) const {
        return altered<ForcingPattern>(step, alter);
    }
};

TEST(Check, FinsOfAKrakenAreAllAssumed) {
    const Kraken kraken;

    EXPECT_EQ(fault_of(kraken.step, kraken.state), "");
    EXPECT_EQ(text_of(kraken.with([](auto& p) { p.fish.reset(); }), kraken.state), &kWrongPattern);
    EXPECT_EQ(text_of(kraken.with([](auto& p) { p.fish->fins = {rc(5, 7)}; }), kraken.state),
              &kWrongFins);
    EXPECT_EQ(text_of(kraken.with([](auto& p) { p.branches.push_back(p.branches.front()); }),
                      kraken.state),
              &kBranchesDoNotCover);
    EXPECT_EQ(text_of(kraken.with([](auto& p) {
                  p.branches[0].consequences[0].candidate.cell = rc(8, 8);
                  p.branches[0].consequences.resize(1);
              }),
                      kraken.state),
              &kBranchesDoNotCover);
}

TEST(Check, AKrakenTakesOnlyWhatItsFishWouldTake) {
    const Kraken kraken;
    // The chain leads to what r9c7 sees, but not all of it is in the columns.
    Step other =
        kraken.with([](auto& p) { p.branches[0].consequences[3].candidate.cell = rc(8, 9); });
    other.eliminations = {{rc(8, 9), 5}};
    const Step wide = kraken.with([](auto& p) { p.fish->cover = {11, 16}; });

    EXPECT_EQ(text_of(other, kraken.state), &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(wide, kraken.state), &kWrongFins);
}

}  // namespace
}  // namespace sudokit::logic
