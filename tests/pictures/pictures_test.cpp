// The pictures of steps, compared with those of docs/pictures.
#include <string>

#include <gtest/gtest.h>

#include "sudokit/draw.hpp"
#include "sudokit/explain.hpp"
#include "sudokit/techniques.hpp"

#include "pictures/positions.hpp"
#include "pictures/reference.hpp"

namespace sudokit {
namespace {

using pictures::expect_picture;

std::optional<Step> first_step(TechniqueId technique, const State& state) {
    std::optional<Step> first;
    find_steps(technique, state, [&](Step step) {
        first = std::move(step);
        return false;
    });
    return first;
}

class StepPictures : public testing::TestWithParam<pictures::Position> {};

TEST_P(StepPictures, AreTheOnesOfTheManual) {
    const State state = pictures::state_of(GetParam());

    const auto step = first_step(GetParam().technique, state);

    ASSERT_TRUE(step.has_value());
    const TechniqueInfo& info = info_of(GetParam().technique);
    const SvgStyle style = {
        .title = std::string(info.name.en),
        .description = explanation(*step, state, {Language::en, Symbols::digits})};
    expect_picture(std::string(info.word) + ".svg", draw_svg(figure_of(*step, state), style));
}

INSTANTIATE_TEST_SUITE_P(All, StepPictures, testing::ValuesIn(pictures::positions()),
                         [](const auto& position) {
                             std::string name(info_of(position.param.technique).word);
                             std::erase_if(name, [](char c) { return c == '-' || c == '+'; });
                             return name;
                         });

TEST(Pictures, JigsawWithDiagonals) {
    Shape shape = Shape::standard(6);
    shape.regions = Jigsaw{{0, 0, 0, 1, 1, 1, 0, 0, 2, 2, 1, 1, 0, 2, 2, 2, 2, 1,
                            3, 4, 4, 4, 4, 5, 3, 3, 4, 4, 5, 5, 3, 3, 3, 5, 5, 5}};
    shape.diagonals = true;
    Puzzle puzzle(Board::make(shape).value());
    puzzle.set_given(0, 1);
    puzzle.set_given(8, 4);
    puzzle.set_given(16, 2);
    puzzle.set_given(23, 6);
    puzzle.set_given(33, 3);

    expect_picture("jigsaw.svg", draw_svg(figure_of(puzzle)));
}

// A small puzzle from its givens to its solution, as a page.
TEST(Pictures, PageOfASmallPuzzle) {
    State state = pictures::state_of({TechniqueId::full_house, pictures::kSmallPuzzle});
    Page page{.title = "A small puzzle", .start = figure_of(state)};
    page.start.candidates.clear();
    while (const auto step = next_step(state, TechniqueSet().set())) {
        page.steps.push_back({figure_of(*step, state),
                              std::string(info_of(step->technique).name.en),
                              explanation(*step, state, {Language::en, Symbols::digits})});
        apply(*step, state);
    }
    page.end = figure_of(state);
    page.conclusion = "The puzzle is solved.";

    EXPECT_TRUE(state.is_solved());
    expect_picture("page.html", draw_html(page));
}

}  // namespace
}  // namespace sudokit
