#include "sudokit/explanation_walk.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "sudokit/cell_name.hpp"

#include "base/test_deadline.hpp"

namespace sudokit {
namespace {

// Singles are enough.
constexpr std::string_view kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view kEasySolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

Entry entry_of(std::string_view cells) {
    std::uint32_t order = 1;
    while (order * order < cells.size()) ++order;
    Puzzle puzzle(Board::standard(order));
    for (Cell cell = 0; cell < cells.size(); ++cell) {
        if (cells[cell] != '.') puzzle.set_given(cell, static_cast<Digit>(cells[cell] - '0'));
    }
    return Entry{puzzle};
}

Digit right(Cell cell) { return static_cast<Digit>(kEasySolution[cell] - '0'); }

std::vector<std::uint8_t> nothing() { return std::vector<std::uint8_t>(81, 0); }

TechniqueSet only(TechniqueId id) { return TechniqueSet().set(static_cast<std::size_t>(id)); }

TEST(Walk, SolvesAPuzzleFromItsGivens) {
    const ExplanationWalk found = explanation_walk(entry_of(kEasy));

    EXPECT_EQ(found.verdict, Verdict::one);
    EXPECT_EQ(found.end, ExplanationWalkEnd::solved);
    EXPECT_EQ(found.steps.size(), 51U);
    ASSERT_TRUE(found.solution);
    EXPECT_TRUE(std::ranges::equal(found.end_state.digits(), found.solution->digits));
    EXPECT_TRUE(found.mistakes.empty());
}

TEST(Walk, GoesFromTheStartToTheEndByItsSteps) {
    const ExplanationWalk found = explanation_walk(entry_of(kEasy));

    State state = found.start;
    for (const Step& step : found.steps) apply(step, state);

    EXPECT_TRUE(std::ranges::equal(state.digits(), found.end_state.digits()));
}

TEST(Walk, StartsFromThePositionOfThePlayer) {
    Entry entry = entry_of(kEasy);
    entry.play.placed = nothing();
    entry.play.placed[2] = 4;
    entry.play.pencilmarks.resize(81);
    entry.play.pencilmarks[3].insert(6);

    const ExplanationWalk found = explanation_walk(entry);

    EXPECT_EQ(found.start.digit(2), 4U);
    EXPECT_FALSE(found.start.is_given(2));
    EXPECT_EQ(found.start.candidates(3), DigitSet::of(6));
    EXPECT_TRUE(found.mistakes.empty());
    EXPECT_EQ(found.end, ExplanationWalkEnd::solved);
}

TEST(Walk, FindsWrongDigitsAndMissingCandidatesAndGoesOnWithoutThem) {
    Entry entry = entry_of(kEasy);
    entry.play.placed = nothing();
    entry.play.placed[2] = 2;
    entry.play.pencilmarks.resize(81);
    entry.play.pencilmarks[3].insert(2);

    const ExplanationWalk found = explanation_walk(entry);

    const std::vector<Mistake> expected = {{Mistake::Kind::digit, {2, 2}},
                                           {Mistake::Kind::candidate, {3, right(3)}}};
    EXPECT_EQ(found.mistakes, expected);
    EXPECT_TRUE(found.start.is_open(2));
    EXPECT_TRUE(found.start.has({3, right(3)}));
    EXPECT_EQ(found.end, ExplanationWalkEnd::solved);
}

TEST(Walk, UsesOnlyTheTechniquesAllowed) {
    ExplanationWalkOptions options;
    options.techniques = only(TechniqueId::hidden_single);

    const ExplanationWalk found = explanation_walk(entry_of(kEasy), options);

    EXPECT_FALSE(found.steps.empty());
    for (const Step& step : found.steps) {
        EXPECT_EQ(step.technique, TechniqueId::hidden_single);
    }
}

TEST(Walk, IsStuckWithoutTechniques) {
    ExplanationWalkOptions options;
    options.techniques.reset();

    const ExplanationWalk found = explanation_walk(entry_of(kEasy), options);

    EXPECT_EQ(found.end, ExplanationWalkEnd::stuck);
    EXPECT_TRUE(found.steps.empty());
}

TEST(Walk, EndsAfterTheTechniqueOrTheNumberOfStepsAskedFor) {
    ExplanationWalkOptions by_technique;
    by_technique.until = TechniqueId::hidden_single;
    ExplanationWalkOptions by_number;
    by_number.limit = 3;

    const ExplanationWalk first = explanation_walk(entry_of(kEasy), by_technique);
    const ExplanationWalk second = explanation_walk(entry_of(kEasy), by_number);

    EXPECT_EQ(first.end, ExplanationWalkEnd::reached);
    EXPECT_EQ(first.steps.back().technique, TechniqueId::hidden_single);
    EXPECT_EQ(std::ranges::count(first.steps, TechniqueId::hidden_single, &Step::technique), 1);
    EXPECT_EQ(second.end, ExplanationWalkEnd::reached);
    EXPECT_EQ(second.steps.size(), 3U);
}

TEST(Walk, StopsAtTheDeadline) {
    ExplanationWalkOptions options;
    options.deadline = Deadline([](const void*) { return true; }, nullptr);

    EXPECT_EQ(explanation_walk(entry_of(kEasy), options).end, ExplanationWalkEnd::stopped);
}

TEST(Walk, ChecksItsStepsWhereAsked) {
    ExplanationWalkOptions options;
    options.verify = true;

    const ExplanationWalk found = explanation_walk(entry_of(kEasy), options);

    EXPECT_EQ(found.end, ExplanationWalkEnd::solved);
    EXPECT_FALSE(found.fault);
}

// Takes wings, fish, rectangles, chains and sets.
constexpr std::string_view kHard[] = {
    "...4...26.7...9...28.5.....8..3....79......8.....9..64...7..1....6.....2..3.15...",
    "...45...........23..91.34...1...753.....1.8..6.5.......723...48.6......7.3.5.8...",
    "12.....8...6..9......2.36...1..943....4......9..1...2.3..84..97..7.....8.41.7.2.."};

TEST(Walk, EveryConclusionIsNamedInTheExplanationAndNoPlacementInTheHints) {
    for (const std::string_view cells : kHard) {
        ExplanationWalkOptions options;
        options.verify = true;
        const ExplanationWalk found = explanation_walk(entry_of(cells), options);
        ASSERT_EQ(found.end, ExplanationWalkEnd::solved) << cells;
        State state = found.start;
        for (const Step& step : found.steps) {
            for (const Language language : {Language::en, Language::fr}) {
                const std::string text = explanation(step, state, {language, Symbols::digits});
                EXPECT_EQ(text.find('{'), std::string::npos) << text;
                for (const auto* list : {&step.placements, &step.eliminations}) {
                    for (const Candidate& candidate : *list) {
                        const std::string name = cell_name(state.board(), candidate.cell, language);
                        EXPECT_NE(text.find(name), std::string::npos) << text;
                    }
                }
                const std::string place =
                    hint(step, state, HintStrength::place, {language, Symbols::digits});
                for (Cell cell = 0; cell < 81; ++cell) {
                    EXPECT_EQ(place.find(cell_name(state.board(), cell, language)),
                              std::string::npos)
                        << place;
                }
            }
            apply(step, state);
        }
    }
}

TEST(Walk, NamesTheCellsInWhichSolutionsDiffer) {
    // Two solutions: r1c1, r1c2, r3c1 and r3c2 hold 1 and 2 crosswise.
    const ExplanationWalk found = explanation_walk(entry_of("..34341...434321"));

    EXPECT_EQ(found.verdict, Verdict::several);
    EXPECT_EQ(found.differing, (std::vector<Cell>{0, 1, 8, 9}));
    EXPECT_TRUE(found.clashing.empty());
    EXPECT_FALSE(found.solution);
    EXPECT_EQ(found.end, ExplanationWalkEnd::stuck);
}

TEST(Walk, DropsTechniquesThatAssumeOneSolutionWhereThereIsNot) {
    const ExplanationWalk several = explanation_walk(entry_of("..34341...434321"));
    const ExplanationWalk one = explanation_walk(entry_of(kEasy));
    ExplanationWalkOptions without;
    without.uniqueness = false;
    const ExplanationWalk careful = explanation_walk(entry_of(kEasy), without);

    const auto bug = static_cast<std::size_t>(TechniqueId::bug_plus_one);
    EXPECT_FALSE(several.techniques.test(bug));
    EXPECT_TRUE(one.techniques.test(bug));
    EXPECT_FALSE(careful.techniques.test(bug));
}

TEST(Walk, NamesTwoGivensThatClash) {
    const ExplanationWalk found = explanation_walk(entry_of("1..1............"));

    EXPECT_EQ(found.verdict, Verdict::none);
    EXPECT_EQ(found.clashing, (std::vector<Cell>{0, 3}));
    EXPECT_EQ(found.end, ExplanationWalkEnd::dead_end);
    ASSERT_TRUE(found.dead_end);
    EXPECT_EQ(found.dead_end->kind, DeadEnd::Kind::clash);
}

TEST(Walk, FindsAMinimalSetOfClashingGivens) {
    // 4 has no place in the first row: the last given is not needed for that.
    const Entry entry = entry_of("123....4.......1");

    const ExplanationWalk found = explanation_walk(entry);

    EXPECT_EQ(found.verdict, Verdict::none);
    EXPECT_EQ(found.end, ExplanationWalkEnd::dead_end);
    Solver solver;
    Puzzle rest(entry.puzzle.board());
    for (const Cell cell : found.clashing) rest.set_given(cell, entry.puzzle.given(cell));
    EXPECT_EQ(solver.solve(rest)->verdict, Verdict::none);
    for (const Cell cell : found.clashing) {
        Puzzle fewer = rest;
        fewer.set_given(cell, 0);
        EXPECT_NE(solver.solve(fewer)->verdict, Verdict::none) << cell;
    }
}

TEST(Walk, CanDoWithoutADiagnosis) {
    ExplanationWalkOptions options;
    options.diagnose = false;

    EXPECT_TRUE(explanation_walk(entry_of("..34341...434321"), options).differing.empty());
    EXPECT_TRUE(explanation_walk(entry_of("1..1............"), options).clashing.empty());
}

// The search for chains looks at it hundreds of times before it offers any.
TEST(Walk, TheDeadlineEndsItWithinAStep) {
    ExplanationWalkOptions options;
    options.techniques.reset();
    const tests::Patience endless(1'000'000);
    options.deadline = endless.deadline();
    ASSERT_EQ(explanation_walk(entry_of(kEasy), options).end, ExplanationWalkEnd::stuck);

    const tests::Patience patience(endless.looks() + 20);
    options.techniques = only(TechniqueId::als_chain);
    options.deadline = patience.deadline();
    const ExplanationWalk found = explanation_walk(entry_of(kEasy), options);

    EXPECT_EQ(found.verdict, Verdict::one);
    EXPECT_EQ(found.end, ExplanationWalkEnd::stopped);
    EXPECT_TRUE(found.steps.empty());
}

TEST(Walk, CountsTechniquesTheHardestFirst) {
    const Step full{TechniqueId::full_house, {}, {}, {}};
    const Step pair{TechniqueId::naked_pair, {}, {}, {}};

    const auto counts = count_techniques({full, pair, full}, TechniqueOrder::people);

    ASSERT_EQ(counts.size(), 2U);
    EXPECT_EQ(counts[0].id, TechniqueId::naked_pair);
    EXPECT_EQ(counts[0].count, 1U);
    EXPECT_EQ(counts[1].id, TechniqueId::full_house);
    EXPECT_EQ(counts[1].count, 2U);
}

TEST(Walk, TellsInPlainWordsWhatRestsOnCases) {
    ExplanationWalk found = explanation_walk(entry_of(kEasy));
    const Candidate wrong{2, 1};
    const Consequence assumed{wrong, true, Consequence::Reason::assumption, 0, {}};
    const ForcingBranch leaf({assumed}, DeadEnd{.kind = DeadEnd::Kind::cell, .cell = 2});
    ForcingBranch root({assumed}, {});
    root.cell = 3;
    root.cases = {leaf, leaf, leaf};
    const Step tree{TechniqueId::bifurcation_tree, ForcingPattern{{}, {}, {root}}, {}, {wrong}};

    found.steps.insert(found.steps.begin(), tree);
    EXPECT_EQ(
        explanation_walk_end_text(found, {Language::en, Symbols::digits}),
        "Solved in 52 steps. 51 steps rest on patterns, chains and nets. 1 step is a proof by "
        "cases "
        "inside cases: a candidate is assumed, and each case that follows from it is tried until "
        "it fails (3 cases in all, 2 assumptions deep at most).");

    found.steps.insert(found.steps.begin(), tree);
    EXPECT_EQ(
        explanation_walk_end_text(found, {Language::fr, Symbols::digits}),
        "Résolu en 53 étapes. 51 étapes reposent sur des motifs, des chaînes et des réseaux. 2 "
        "étapes sont des preuves par cas imbriqués : on suppose un candidat, et l’on essaie chaque "
        "cas qui en découle jusqu’à ce qu’il échoue (6 cas en tout, 2 hypothèses imbriquées au "
        "plus).");
}

TEST(Walk, AsJson) {
    ExplanationWalkOptions options;
    options.techniques = only(TechniqueId::full_house);
    options.verify = true;
    const ExplanationWalk found = explanation_walk(entry_of("1.3434122143432."), options);

    const std::string text =
        explanation_walk_json(found, options, {{Language::fr, Symbols::digits}});

    const std::string first_step =
        R"("steps":[{"technique":"full-house","cells":["r1c2"],"digits":[2],)"
        R"("placements":[{"cell":"r1c2","digit":2}],"eliminations":[],)"
        R"("pattern":{"kind":"single","cell":"r1c2","digit":2,"house":"box 1"},)"
        R"("name":"Dernière case","explanation":"L1C2 est la dernière case vide du bloc 1 : elle reçoit )"
        R"(le 2 qui y manque.",)"
        R"("after":{"digits":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,0],)";
    EXPECT_NE(text.find(first_step), std::string::npos) << text;
    EXPECT_NE(text.find(R"("options":{"order":"people","techniques":["full-house"],"until":null})"),
              std::string::npos)
        << text;
    EXPECT_NE(text.find(R"("answer":"one","differing":[],"clashing":[],"mistakes":[],"start":)"),
              std::string::npos)
        << text;
    EXPECT_TRUE(text.ends_with(
        R"("outcome":"solved","assumed":{"steps":0,"assumptions":0,"depth":0,"leaves":0},)"
        R"("score":8,"dead_end":null,"verified":true})"))
        << text;
}

}  // namespace
}  // namespace sudokit
