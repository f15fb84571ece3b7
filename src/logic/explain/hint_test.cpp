// Hints never say too much, and JSON says everything.
#include <algorithm>

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "logic/explain/test_telling.hpp"

namespace sudokit::logic {
namespace {

using Reason = Consequence::Reason;

const State& board_of_samples() {
    static const State kState = [] {
        Puzzle puzzle(Board::standard(9));
        puzzle.add_constraint(*make_constraint(
            {.kind = "killer-cage", .cells = {rc(1, 1), rc(1, 2)}, .value = 5}, puzzle.board()));
        return State(puzzle);
    }();
    return kState;
}

// One step of each kind of pattern. What is concluded is about digit 8 and 9 only, and no house of
// that number is part of a pattern, so that either in a hint would be a leak.
std::vector<Step> samples() {
    const auto strong = [](std::uint32_t house) {
        return ChainLink{ChainLink::Kind::strong, house};
    };
    const ChainPattern chain{{{{rc(1, 2)}, 8}, {{rc(1, 7)}, 8}, {{rc(5, 7)}, 8}, {{rc(5, 3)}, 8}},
                             {strong(row(1)), {ChainLink::Kind::weak, column(7)}, strong(row(5))}};
    ChainPattern mixed = chain;
    mixed.nodes[3].digit = 9;
    RectanglePattern rectangle;
    rectangle.corners = {rc(1, 1), rc(1, 4), rc(2, 4), rc(2, 1)};
    rectangle.digits = digits_of({8, 9});
    ForcingPattern forcing;
    forcing.cell = rc(2, 3);
    forcing.branches = {{{{{rc(2, 3), 8}, true, Reason::assumption, 0, {}},
                          {{rc(4, 3), 8}, false, Reason::seen, 0, {0}}},
                         {}},
                        {{{{rc(2, 3), 1}, true, Reason::assumption, 0, {}},
                          {{rc(4, 3), 2}, true, Reason::house, row(4), {0}}},
                         DeadEnd{.kind = DeadEnd::Kind::house, .house = row(4), .digit = 8}}};
    ForcingPattern kraken;
    kraken.fish = FishPattern{8, {row(2), row(5)}, {column(3), column(7)}, {rc(5, 5)}};
    kraken.branches = {{{{{rc(5, 5), 8}, true, Reason::assumption, 0, {}},
                         {{rc(7, 5), 8}, false, Reason::seen, 0, {0}},
                         {{rc(7, 7), 8}, true, Reason::house, row(7), {1}},
                         {{rc(4, 7), 8}, false, Reason::seen, 0, {2}}},
                        {}}};
    AutomorphismPattern half_turn{{}, {1, 2, 3, 4, 5, 6, 7, 9, 8}};
    for (Cell cell = 0; cell < 81; ++cell) half_turn.cells.push_back(80 - cell);
    const std::vector<Candidate> eliminations = {{rc(6, 6), 8}, {rc(6, 9), 9}};
    const AlmostLockedSet first{row(1), {rc(1, 1), rc(1, 3)}, digits_of({1, 4, 8})};
    const AlmostLockedSet second{column(3), {rc(7, 3)}, digits_of({4, 8})};
    const ColourCluster cluster{{{{rc(1, 1)}, {rc(1, 5)}}}, {{rc(1, 1), rc(1, 5), row(1)}}};
    return {
        {TechniqueId::hidden_single, SinglePattern{{rc(5, 5), 8}, row(5)}, {{rc(5, 5), 8}}, {}},
        {TechniqueId::naked_single, SinglePattern{{rc(5, 5), 8}, {}}, {{rc(5, 5), 8}}, {}},
        {TechniqueId::naked_pair,
         SubsetPattern{{row(1)}, {rc(1, 1), rc(1, 4)}, digits_of({8, 9})},
         {},
         eliminations},
        {TechniqueId::pointing, FishPattern{8, {box(1)}, {row(2)}, {}}, {}, {{rc(2, 9), 8}}},
        {TechniqueId::xy_wing, WingPattern{rc(1, 1), {rc(1, 5), rc(2, 2)}, 8}, {}, eliminations},
        {TechniqueId::alternating_chain, mixed, {}, eliminations},
        {TechniqueId::x_chain, chain, {{rc(1, 2), 8}}, {}},
        {TechniqueId::multi_colouring, ColouringPattern{8, {cluster}}, {{rc(1, 1), 8}}, {}},
        {TechniqueId::unique_rectangle_2, rectangle, {}, eliminations},
        {TechniqueId::bug_plus_one, BugPattern{{rc(5, 5), 8}}, {{rc(5, 5), 8}}, {}},
        {TechniqueId::tridagon,
         GuardianPattern{{rc(1, 1), rc(2, 2), rc(3, 3)}, digits_of({1, 2, 3}), {{rc(2, 2), 8}}},
         {{rc(2, 2), 8}},
         {}},
        {TechniqueId::sk_loop,
         LockedSetsPattern{{rc(1, 1), rc(1, 2)}, {{row(1), digits_of({1, 8})}}},
         {},
         eliminations},
        {TechniqueId::junior_exocet,
         ExocetPattern{{rc(1, 1), rc(1, 2)},
                       {rc(2, 4), rc(3, 7)},
                       digits_of({1, 8}),
                       {column(3), column(4), column(7)},
                       {}},
         {},
         eliminations},
        {TechniqueId::firework_triple,
         FireworksPattern{{rc(1, 7), rc(7, 1)}, {{rc(1, 1), digits_of({1, 2, 8})}}},
         {},
         eliminations},
        {TechniqueId::medusa,
         MedusaPattern{{{{{rc(1, 1), 8}, {rc(5, 5), 9}}, {{rc(1, 1), 9}, {rc(5, 5), 8}}}}, {}},
         {},
         eliminations},
        {TechniqueId::aligned_pair_exclusion,
         AlignedPattern{{rc(1, 1), rc(1, 2)}, {rc(1, 5), rc(1, 8)}},
         {},
         eliminations},
        {TechniqueId::law_of_leftovers,
         LeftoverPattern{{row(1)}, {box(1)}, 8},
         {},
         {{rc(6, 6), 8}}},
        {TechniqueId::symmetrical_placement, half_turn, {}, {{rc(5, 5), 8}}},
        {TechniqueId::als_xz,
         AlsPattern{{first, second}, {digits_of({4})}, {}, false},
         {},
         eliminations},
        {TechniqueId::sue_de_coq,
         SueDeCoqPattern{row(1),
                         box(1),
                         {rc(1, 1), rc(1, 2)},
                         {rc(1, 7)},
                         {rc(2, 3)},
                         digits_of({1, 8}),
                         digits_of({3, 9})},
         {},
         eliminations},
        {TechniqueId::constraint,
         ConstraintPattern{0, {rc(1, 1), rc(1, 2)}, digits_of({8, 9})},
         {},
         {{rc(1, 1), 8}, {rc(1, 2), 9}}},
        {TechniqueId::kraken_fish, kraken, {}, {{rc(4, 7), 8}}},
        {TechniqueId::cell_forcing_chains, forcing, {}, {{rc(4, 3), 8}}},
    };
}

std::string english_hint(const Step& step, HintStrength strength) {
    return hint(step, board_of_samples(), strength, {Language::en, Symbols::digits});
}

bool mentions(const std::string& text, const std::string& word) {
    return text.find(word) != std::string::npos;
}

TEST(Hints, SampleOfEveryKindOfPattern) {
    std::vector<bool> seen(std::variant_size_v<Pattern>);
    for (const Step& step : samples()) seen[step.pattern.index()] = true;

    EXPECT_EQ(std::ranges::count(seen, true), std::ssize(seen));
}

TEST(Hints, FirstStrengthNamesNeitherCellsNorTheTechnique) {
    for (const Step& step : samples()) {
        const std::string text = english_hint(step, HintStrength::place);
        for (Cell cell = 0; cell < 81; ++cell) {
            EXPECT_FALSE(mentions(text, cell_name(board_of_samples().board(), cell))) << text;
        }
        EXPECT_FALSE(mentions(text, std::string(info_of(step.technique).name.en))) << text;
    }
}

TEST(Hints, SecondStrengthNamesTheTechniqueButNoCells) {
    for (const Step& step : samples()) {
        const std::string text = english_hint(step, HintStrength::technique);
        for (Cell cell = 0; cell < 81; ++cell) {
            EXPECT_FALSE(mentions(text, cell_name(board_of_samples().board(), cell))) << text;
        }
        EXPECT_TRUE(mentions(text, std::string(info_of(step.technique).name.en))) << text;
    }
}

TEST(Hints, ThirdStrengthNamesTheCellsOfThePatternAndNoOthers) {
    for (const Step& step : samples()) {
        const std::string text = english_hint(step, HintStrength::cells);
        const std::vector<Cell> cells = pattern_cells(step, board_of_samples());
        for (Cell cell = 0; cell < 81; ++cell) {
            EXPECT_EQ(mentions(text, cell_name(board_of_samples().board(), cell)),
                      std::ranges::count(cells, cell) > 0)
                << text;
        }
    }
}

TEST(Hints, NoStrengthButTheLastTellsAConclusion) {
    for (const Step& step : samples()) {
        for (const auto strength :
             {HintStrength::place, HintStrength::technique, HintStrength::cells}) {
            const std::string text = english_hint(step, strength);
            for (const Candidate& candidate : step.eliminations) {
                const std::vector<Cell> cells = pattern_cells(step, board_of_samples());
                if (std::ranges::count(cells, candidate.cell) > 0) continue;
                EXPECT_FALSE(mentions(text, cell_name(board_of_samples().board(), candidate.cell)))
                    << text;
            }
            if (!step.placements.empty()) {
                EXPECT_FALSE(mentions(text, "8")) << text;
            }
        }
    }
}

TEST(Hints, LastStrengthIsTheWholeStep) {
    for (const Step& step : samples()) {
        EXPECT_TRUE(
            mentions(english_hint(step, HintStrength::step), in_english(step, board_of_samples())));
    }
}

TEST(Hints, InWords) {
    const std::vector<Step> steps = samples();
    const Step fish{TechniqueId::x_wing,
                    FishPattern{4, {row(2), row(5)}, {column(1), column(7)}, {}},
                    {},
                    {{rc(1, 1), 4}}};
    const auto in_french = [](const Step& step, HintStrength strength) {
        return hint(step, board_of_samples(), strength, {Language::fr, Symbols::digits});
    };

    EXPECT_EQ(english_hint(steps[0], HintStrength::place), "Look at row 5.");
    EXPECT_EQ(english_hint(fish, HintStrength::place), "Look at where 4 can still go.");
    EXPECT_EQ(english_hint(steps[2], HintStrength::technique),
              "Look at row 1. Try this technique: Naked Pair.");
    EXPECT_EQ(english_hint(steps[2], HintStrength::cells),
              "Look at row 1. Try this technique: Naked Pair. It starts from r1c1 and r1c4.");
    EXPECT_EQ(in_french(steps[0], HintStrength::place), "Regardez la ligne 5.");
    EXPECT_EQ(in_french(fish, HintStrength::place), "Regardez où le 4 peut encore aller.");
    EXPECT_EQ(in_french(steps[0], HintStrength::cells),
              "Regardez la ligne 5. Essayez la technique « Singleton caché ». Elle part de L5C5.");
    EXPECT_EQ(
        in_french(steps[2], HintStrength::cells),
        "Regardez la ligne 1. Essayez la technique « Paire nue ». Elle part de L1C1 et L1C4.");
}

TEST(StepJson, HasTheSameKeysForEveryStep) {
    for (const Step& step : samples()) {
        const std::string text = step_json(step, board_of_samples());
        const auto value = json::parse(text);
        ASSERT_TRUE(value) << text;
        for (const char* key :
             {"technique", "cells", "digits", "placements", "eliminations", "pattern"}) {
            EXPECT_NE(json::find(*value->object(), key), nullptr) << text;
        }
        EXPECT_NE(json::find(*json::find(*value->object(), "pattern")->object(), "kind"), nullptr);
    }
}

TEST(StepJson, OfASingle) {
    EXPECT_EQ(step_json(samples()[0], board_of_samples()),
              R"({"technique":"hidden-single","cells":["r5c5"],"digits":[8],)"
              R"("placements":[{"cell":"r5c5","digit":8}],"eliminations":[],)"
              R"("pattern":{"kind":"single","cell":"r5c5","digit":8,"house":"row 5"}})");
}

TEST(StepJson, OfAChain) {
    EXPECT_EQ(
        step_json(samples()[5], board_of_samples()),
        R"({"technique":"alternating-chain","cells":["r1c2","r1c7","r5c3","r5c7"],"digits":[8,9],)"
        R"("placements":[],"eliminations":[{"cell":"r6c6","digit":8},{"cell":"r6c9","digit":9}],)"
        R"("pattern":{"kind":"chain","nodes":[{"cells":["r1c2"],"digit":8},)"
        R"({"cells":["r1c7"],"digit":8},{"cells":["r5c7"],"digit":8},{"cells":["r5c3"],"digit":9}],)"
        R"("links":[{"kind":"strong","house":"row 1"},{"kind":"weak","house":"column 7"},)"
        R"({"kind":"strong","house":"row 5"}],"loop":false,)"
        R"x("notation":"(8)r1c2=(8)r1c7-(8)r5c7=(9)r5c3"}})x");
}

TEST(StepJson, OfAChainWithASet) {
    const AlmostLockedSet set{0, {rc(1, 1), rc(1, 2)}, DigitSet::of(1) | DigitSet::of(2)};
    const ChainPattern chain{{{{rc(1, 1)}, 1}, {{rc(1, 2)}, 2}},
                             {{ChainLink::Kind::strong, {}, set}}};
    const Step step{TechniqueId::als_alternating_chain, chain, {}, {{rc(1, 3), 1}}};

    const std::string text = step_json(step, open_state());

    EXPECT_NE(text.find(R"({"kind":"strong","house":null,)"
                        R"("set":{"house":"row 1","cells":["r1c1","r1c2"],"digits":[1,2]}})"),
              std::string::npos)
        << text;
    EXPECT_NE(text.find(R"x("notation":"(1=2)r1c12")x"), std::string::npos) << text;
}

TEST(StepJson, OfAChainWithAHiddenSetAndARectangle) {
    const AlmostHiddenSet hidden{0, {rc(1, 1), rc(1, 2)}, DigitSet::of(1)};
    const GuardianPattern guarded{{rc(1, 1)}, DigitSet::of(2), {{rc(1, 1), 3}}};
    const ChainPattern chain{{{{rc(1, 3)}, 3}, {{rc(1, 4)}, 4}, {{rc(1, 5)}, 5}},
                             {{ChainLink::Kind::strong, {}, {}, hidden},
                              {ChainLink::Kind::strong, {}, {}, {}, guarded}}};
    const Step step{TechniqueId::ur_alternating_chain, chain, {}, {{rc(1, 3), 1}}};

    const std::string text = step_json(step, open_state());

    EXPECT_NE(text.find(R"("hidden":{"house":"row 1","cells":["r1c1","r1c2"],"digits":[1]}})"),
              std::string::npos)
        << text;
    EXPECT_NE(text.find(R"("guarded":{"cells":["r1c1"],"digits":[2],)"), std::string::npos) << text;
}

TEST(StepJson, OfForcingChains) {
    EXPECT_EQ(
        step_json(samples().back(), board_of_samples()),
        R"({"technique":"cell-forcing-chains","cells":["r2c3"],"digits":[1,8],"placements":[],)"
        R"("eliminations":[{"cell":"r4c3","digit":8}],"pattern":{"kind":"forcing","cell":"r2c3",)"
        R"("house":null,"branches":[{"consequences":[{"cell":"r2c3","digit":8,"holds":true,)"
        R"("reason":"assumption","parents":[]},{"cell":"r4c3","digit":8,"holds":false,)"
        R"("reason":"seen","parents":[0]}],"dead_end":null},{"consequences":[{"cell":"r2c3",)"
        R"("digit":1,"holds":true,"reason":"assumption","parents":[]},{"cell":"r4c3","digit":2,)"
        R"("holds":true,"reason":"house","house":"row 4","parents":[0]}],)"
        R"("dead_end":{"kind":"house","house":"row 4","digit":8}}]}})");
}

}  // namespace
}  // namespace sudokit::logic
