#include "backend/colour/search.hpp"

#include <set>

#include <gtest/gtest.h>

#include "base/test_deadline.hpp"
#include "model/graph/test_graphs.hpp"

namespace sudokit::colouring {
namespace {

using Choice = Search::Choice;
using End = Search::End;

TEST(Search, FindsEachColouringOnceUpToTheNamesOfColours) {
    // A cycle of five with three colours: 30 colourings, all six names of each.
    const Graph graph = cycle(5);
    const Problem problem = problem_of(graph, 3);
    for (const Choice choice : {Choice::saturation, Choice::failures}) {
        Search search(problem, choice);
        std::set<std::vector<Colour>> found;

        const End end = search.run(
            [&](std::span<const Colour> colours) {
                EXPECT_TRUE(differs(graph, colours));
                EXPECT_TRUE(found.emplace(colours.begin(), colours.end()).second);
                return true;
            },
            {}, 0);

        EXPECT_EQ(end, End::exhausted);
        EXPECT_EQ(found.size(), 5U);
    }
}

TEST(Search, ColoursToldApartAreAllTried) {
    const Graph graph = cycle(5);
    Problem problem = problem_of(graph, 3);
    problem.first_free = 3;
    Search search(problem, Choice::saturation);
    int found = 0;

    search.run([&](auto) { return ++found > 0; }, {}, 0);

    EXPECT_EQ(found, 30);
}

TEST(Search, AFirstCliqueIsColouredWithoutAnyChoice) {
    const Graph graph = complete(70);
    const Problem problem = problem_of(graph, 70);
    Search search(problem, Choice::saturation);
    int found = 0;

    EXPECT_EQ(search.run([&](auto) { return ++found > 0; }, {}, 0), End::exhausted);
    EXPECT_EQ(found, 1);
    EXPECT_EQ(search.nodes(), 0U);
}

TEST(Search, FullCliquesPlaceTheirColours) {
    // The first three cells of the row cannot have the first colour, so that the last one does.
    const Board board = Board::standard(4);
    const Graph graph = board_graph(board);
    Problem problem = problem_of(graph, 4);
    problem.first_free = 4;
    problem.allowed.assign(16, 0xf);
    for (const Vertex v : {0U, 1U, 2U}) problem.allowed[v] = 0xe;
    for (const House& house : board.houses()) problem.full_cliques.push_back(house.cells);
    Search with(problem, Choice::saturation);
    Problem bare = problem;
    bare.full_cliques.clear();
    Search without(bare, Choice::saturation);
    int found = 0;
    int expected = 0;

    with.run([&](auto) { return ++found > 0; }, {}, 0);
    without.run([&](auto) { return ++expected > 0; }, {}, 0);

    EXPECT_EQ(found, 288 / 4);
    EXPECT_EQ(found, expected);
    EXPECT_LT(with.nodes(), without.nodes());
}

TEST(Search, AFixedCliqueHasTheFirstColours) {
    const Graph graph = cycle(5);
    Problem problem = problem_of(graph, 3);
    problem.fixed = {2, 1};
    Search search(problem, Choice::saturation);
    int found = 0;

    search.run(
        [&](std::span<const Colour> colours) {
            EXPECT_EQ(colours[2], 0U);
            EXPECT_EQ(colours[1], 1U);
            return ++found > 0;
        },
        {}, 0);

    EXPECT_EQ(found, 5);
}

TEST(Search, PausesAndGoesOnWhereItWas) {
    const Graph graph = mycielski(5);
    const Problem problem = problem_of(graph, 4);
    const auto never = [](auto) { return false; };
    Search whole(problem, Choice::saturation);
    EXPECT_EQ(whole.run(never, {}, 0), End::exhausted);

    Search parts(problem, Choice::saturation);
    int runs = 1;
    while (parts.run(never, {}, 10) == End::failures) ++runs;

    EXPECT_GT(runs, 3);
    EXPECT_EQ(parts.nodes(), whole.nodes());
}

// The complete graph with a vertex too many: all options fail, in every order.
TEST(Search, StopsAtTheDeadlineAndGoesOnWhereItWas) {
    const Graph graph = complete(8);
    const Problem whole = problem_of(graph, 7);
    Problem problem = whole;
    problem.first_free = 7;
    const auto none = [](std::span<const Colour>) { return true; };
    Search at_once(problem, Search::Choice::saturation);
    ASSERT_EQ(at_once.run(none, {}, 0), Search::End::exhausted);

    Search search(problem, Search::Choice::saturation);
    int pauses = 0;
    for (;;) {
        const tests::Patience patience(1);
        const Search::End end = search.run(none, patience.deadline(), 0);
        EXPECT_EQ(patience.late_looks(), 0U);
        if (end == Search::End::exhausted) break;
        ASSERT_EQ(end, Search::End::deadline);
        ASSERT_LT(++pauses, 1000);
    }

    EXPECT_GT(pauses, 1);
    EXPECT_EQ(search.nodes(), at_once.nodes());
}

TEST(Search, StartsOverWhenAsked) {
    const Graph graph = mycielski(5);
    const Problem problem = problem_of(graph, 4);
    const auto never = [](auto) { return false; };
    Search search(problem, Choice::saturation);
    EXPECT_EQ(search.run(never, {}, 10), End::failures);
    const std::uint64_t first = search.nodes();

    search.start_over();

    EXPECT_EQ(search.run(never, {}, 10), End::failures);
    EXPECT_EQ(search.nodes(), 2 * first);
}

TEST(Search, NoColoursDoForNoVerticesOnly) {
    const Graph none;
    const Graph one(1);
    const Problem nothing = problem_of(none, 0);
    const Problem something = problem_of(one, 0);
    int found = 0;
    const auto count = [&](auto) { return ++found > 0; };

    Search(something, Choice::saturation).run(count, {}, 0);
    EXPECT_EQ(found, 0);
    Search(nothing, Choice::saturation).run(count, {}, 0);
    EXPECT_EQ(found, 1);
}

}  // namespace
}  // namespace sudokit::colouring
