#include "backend/colour/tabu.hpp"

#include <gtest/gtest.h>

#include "model/graph/test_graphs.hpp"

namespace sudokit::colouring {
namespace {

TEST(Tabu, FindsColouringsAndKeepsToWhatIsAllowed) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const Graph graph = board_graph(Board::standard(9));
        Problem problem = problem_of(graph, 9);
        problem.allowed.assign(81, 0x1ff);
        for (Vertex v = 0; v < 9; ++v) problem.allowed[v] = std::uint64_t{1} << v;
        Tabu tabu(problem, std::vector<Colour>(81, kNoColour), Rng(seed));

        ASSERT_TRUE(tabu.run(100'000, {})) << "seed " << seed;
        EXPECT_TRUE(differs(graph, tabu.colours()));
        for (Vertex v = 0; v < 9; ++v) EXPECT_EQ(tabu.colours()[v], v);
    }
}

TEST(Tabu, GivesUpWhereThereIsNothingToFind) {
    const Graph graph = complete(5);
    const Problem problem = problem_of(graph, 4);
    Tabu tabu(problem, std::vector<Colour>(5, kNoColour), Rng(1));

    EXPECT_FALSE(tabu.run(1000, {}));
    EXPECT_EQ(tabu.least_conflicts(), 1U);
}

}  // namespace
}  // namespace sudokit::colouring
