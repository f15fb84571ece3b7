// Pictures of filtering, compared with those of docs/pictures.
#include <gtest/gtest.h>

#include "sudokit/draw.hpp"
#include "sudokit/filtering_figure.hpp"

#include "board/test_puzzle.hpp"
#include "pictures/reference.hpp"

namespace sudokit {
namespace {

constexpr std::string_view kPuzzle =
    "1...5.78....18.2.6..9......2..5.8....3.9......94..3.....8...54.57..1.6..........1";

TEST(FilteringPictures, AreTheOnesOfTheManual) {
    const Puzzle puzzle = puzzle_of(kPuzzle);
    const RuleSet rules =
        *read_rules("Single Candidate, Single Position, Candidate Lines, Hidden Pairs");
    std::vector<RuleDeduction> trace;
    const auto keep = [&](const RuleDeduction& deduction) { trace.push_back(deduction); };
    RuleSink sink(keep);
    (void)filter(puzzle, rules, {}, &sink);
    FilteringAlbum album(puzzle);
    bool lines_drawn = false;
    bool pair_drawn = false;
    for (const RuleDeduction& deduction : trace) {
        const auto elsewhere = rule_places(album.position(), rules, deduction.rule);
        const auto svg = [&](std::string title) {
            return draw_svg(album.figure(deduction, elsewhere), {.title = std::move(title)});
        };
        if (deduction.rule == RuleDeduction::Rule::box_to_line && !lines_drawn) {
            pictures::expect_picture("filter-candidate-lines.svg", svg("Candidate Lines"));
            lines_drawn = true;
        }
        if (deduction.rule == RuleDeduction::Rule::hidden_tuple && !pair_drawn) {
            pictures::expect_picture("filter-hidden-pair.svg", svg("Hidden Tuple(2)"));
            pair_drawn = true;
        }
        album.apply(deduction);
    }
    EXPECT_TRUE(lines_drawn);
    EXPECT_TRUE(pair_drawn);
    const Filtering left = filter(puzzle, *read_model("PRIMAL+DUAL"));
    pictures::expect_picture("filter-left.svg", draw_svg(figure_of(puzzle, left.candidates),
                                                         {.title = "AC(PRIMAL+DUAL)"}));
}

}  // namespace
}  // namespace sudokit
