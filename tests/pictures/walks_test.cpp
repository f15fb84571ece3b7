// The two walks of docs/walks.md, drawn step by step.
#include <gtest/gtest.h>

#include "sudokit/model_walk.hpp"

#include "board/test_puzzle.hpp"
#include "pictures/reference.hpp"

namespace sudokit {
namespace {

// Files "NAME-0.svg" for the start, "NAME-1.svg" for the first step, and so on.
void expect_pictures(const std::string& name, const ModelWalk& walk) {
    const auto expect = [&](std::size_t number, const ModelFigure& figure, std::string title,
                            std::string description) {
        const SvgStyle style = {.title = std::move(title), .description = std::move(description)};
        pictures::expect_picture(name + "-" + std::to_string(number) + ".svg",
                                 draw_svg(figure, style, Language::en));
    };
    const auto symbols = Symbols::digits;
    expect(0, start_figure(walk), "The start", model_start_text(walk, Language::en));
    State state = walk.start;
    for (std::size_t i = 0; i < walk.steps.size(); ++i) {
        const ModelStep& step = walk.steps[i];
        expect(i + 1, step_figure(walk, step, state),
               model_step_name(walk, step, Language::en, symbols),
               model_step_text(walk, step, state, Language::en, symbols));
        apply(step, state);
    }
}

TEST(Pictures, WalkThroughTheCube) {
    const ModelWalk walk = walk_model(puzzle_of("123.4.21.41.21.3"));

    ASSERT_EQ(walk.steps.size(), 5U);
    expect_pictures("walk-cube", walk);
}

TEST(Pictures, WalkThroughTheGraph) {
    const Puzzle puzzle = puzzle_of("2.3..1...3.24..3");
    const auto order = read_order(puzzle, "r1c4,r1c2,r2c1,r3c1,r4c2,r2c4,r2c3,r3c3,r4c3");

    const ModelWalk walk = walk_model(puzzle, {.model = WalkModel::graph, .order = order.value()});

    ASSERT_EQ(walk.steps.size(), 9U);
    expect_pictures("walk-graph", walk);
}

}  // namespace
}  // namespace sudokit
