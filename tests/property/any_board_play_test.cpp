// Play, words and pictures on every legal board.
#include <gtest/gtest.h>

#include "sudokit/check.hpp"
#include "sudokit/draw.hpp"
#include "sudokit/explanation_walk.hpp"
#include "sudokit/model_walk.hpp"

#include "base/test_rounds.hpp"
#include "support/odd_puzzles.hpp"
#include "support/walks.hpp"

namespace sudokit {
namespace {

using tests::odd_puzzles;

constexpr std::array kLanguages = {Language::en, Language::fr};

void expect_words(const Step& step, const State& before) {
    const Board& board = before.board();
    const auto fault = check(step, before);
    ASSERT_FALSE(fault) << tests::describe(step, board) << ": " << fault->in(Language::en);
    for (const Language language : kLanguages) {
        EXPECT_FALSE(explanation(step, before, {language, Symbols::digits}).empty());
        EXPECT_FALSE(conclusions(step, board, {language, Symbols::letters}).empty());
        EXPECT_FALSE(hint(step, before, HintStrength::cells, {language, Symbols::hex}).empty());
    }
    EXPECT_FALSE(pattern_digits(step).empty());
    EXPECT_FALSE(pattern_cells(step, before).empty());
    EXPECT_FALSE(step_json(step, before).empty());
    const Figure figure = figure_of(step, before);
    EXPECT_FALSE(draw_svg(figure).empty());
    EXPECT_FALSE(draw_text(figure, {}).empty());
}

TEST(AnyBoard, IsPlayedByRightSteps) {
    std::uint64_t pairs = 0;  // of puzzles and techniques
    for (const auto& [name, puzzle] : odd_puzzles()) {
        SCOPED_TRACE(name);
        const State start(puzzle);
        if (start.dead_end()) {
            EXPECT_EQ(solve(puzzle)->verdict, Verdict::none);
            EXPECT_FALSE(
                dead_end_text(*start.dead_end(), puzzle.board(), {Language::fr, Symbols::digits})
                    .empty());
            continue;
        }
        const bool well_posed = solve(puzzle)->verdict == Verdict::one;
        ++pairs;  // other techniques than of the last puzzle
        for (const TechniqueInfo& info : all_techniques()) {
            SCOPED_TRACE(info.word);
            if (!tests::takes_case(pairs++)) continue;
            // In vain for long, which is why walks do not look for them there.
            if (!well_posed &&
                (info.id == TechniqueId::nested_net || info.id == TechniqueId::bifurcation_tree)) {
                continue;
            }
            const auto steps = tests::some_steps(info.id, start, 2);
            EXPECT_TRUE(steps.empty() || fits(info.id, puzzle.board()));
            for (const Step& step : steps) ASSERT_NO_FATAL_FAILURE(expect_words(step, start));
        }
    }
}

TEST(AnyBoard, IsWalkedThroughToAnEnd) {
    for (const auto& [name, puzzle] : odd_puzzles()) {
        SCOPED_TRACE(name);
        ExplanationWalkOptions options;
        options.verify = true;
        const ExplanationWalk answer = explanation_walk(Entry{puzzle}, options);
        EXPECT_EQ(answer.verdict, solve(puzzle)->verdict);
        EXPECT_NE(answer.end, ExplanationWalkEnd::unsound);
        EXPECT_TRUE(answer.end != ExplanationWalkEnd::solved || answer.verdict == Verdict::one);
        EXPECT_TRUE(answer.end != ExplanationWalkEnd::dead_end || answer.verdict == Verdict::none);
        EXPECT_FALSE(
            explanation_walk_json(answer, options, {{.symbols = Symbols::numbers}}).empty());
    }
}

// A way through the model of a puzzle that sudokit itself told and drew.
void expect_told(const ModelWalk& walk) {
    const Symbols symbols = default_symbols(walk.start.board().order());
    ModelPage page{.title = "walk",
                   .start = start_figure(walk),
                   .introduction = model_start_text(walk, Language::en),
                   .end = end_figure(walk),
                   .conclusion = model_end_text(walk, Language::fr, symbols)};
    State state = walk.start;
    for (const ModelStep& step : walk.steps) {
        ASSERT_TRUE(state.is_open(step.placement.cell));
        if (page.steps.size() < 3) {
            page.steps.push_back({step_figure(walk, step, state),
                                  model_step_name(walk, step, Language::en, symbols),
                                  model_step_text(walk, step, state, Language::en, symbols)});
            EXPECT_FALSE(draw_text(page.steps.back().figure, {}, Language::en).empty());
            EXPECT_FALSE(draw_svg(page.steps.back().figure, {}, Language::en).empty());
        }
        state.place(step.placement);
    }
    EXPECT_FALSE(draw_html(page, {}).empty());
}

TEST(AnyBoard, IsWalkedThroughInItsModels) {
    for (const auto& [name, puzzle] : odd_puzzles()) {
        SCOPED_TRACE(name);
        const bool small = puzzle.board().cell_count() < 1000;
        // The others alone take longer than all else where there are few rounds.
        if (!small && tests::test_factor() < 1) continue;
        const Verdict verdict = solve(puzzle)->verdict;
        for (const WalkModel model : {WalkModel::cube, WalkModel::graph}) {
            const ModelWalk walk = walk_model(puzzle, {.model = model});
            EXPECT_EQ(walk.model, puzzle.board().is_grid() ? model : WalkModel::graph);
            EXPECT_EQ(walk.verdict, verdict);
            EXPECT_EQ(walk.end == ModelWalkEnd::solved, verdict != Verdict::none);
            ASSERT_NO_FATAL_FAILURE(expect_told(walk));
            EXPECT_TRUE(!small || !model_walk_json(walk, Language::fr, Symbols::numbers).empty());
        }
        EXPECT_FALSE(read_order(puzzle, "nothing"));
    }
}

TEST(AnyBoard, IsDrawn) {
    for (const auto& [name, puzzle] : odd_puzzles()) {
        const Board& board = puzzle.board();
        SCOPED_TRACE(name);
        const bool any = board.cell_count() > 0;
        for (const bool unicode : {false, true}) {
            TextStyle style;
            style.unicode = unicode;
            style.symbols = Symbols::letters;
            style.marked = {0};
            EXPECT_EQ(!draw_text(board, puzzle.givens(), puzzle.givens(), style).empty(), any);
            EXPECT_EQ(!draw_candidates(puzzle, style).empty(), any);
        }
        const Figure figure = figure_of(State(puzzle));
        Page page{.title = name, .start = figure_of(puzzle)};
        page.steps.push_back({figure, "state", "the candidates"});
        const auto answer = solve(puzzle);
        if (!answer->solutions.empty()) page.end = figure_of(answer->solutions.front(), puzzle);
        EXPECT_FALSE(draw_html(page).empty());
        EXPECT_FALSE(draw_svg(figure).empty());
        EXPECT_EQ(!draw_text(figure, {}).empty(), any);
        if (any) {
            EXPECT_FALSE(cell_name(board, board.cell_count() - 1).empty());
            EXPECT_FALSE(list_of_cells(board, {0}, {Language::fr}).empty());
        }
        for (std::uint32_t house = 0; house < board.houses().size(); ++house) {
            EXPECT_FALSE(house_name(board, house, {Language::fr}).empty());
        }
    }
}

}  // namespace
}  // namespace sudokit
