// The parts that colouring is made of, each for itself.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "backend/colour/clique.hpp"
#include "backend/colour/contraction.hpp"
#include "backend/colour/greedy.hpp"
#include "backend/colour/max_clique.hpp"
#include "backend/colour/parts.hpp"
#include "backend/colour/relabelling.hpp"
#include "backend/colour/tabu.hpp"
#include "backend/colour/test_graphs.hpp"

namespace sudokit::colouring {
namespace {

bool is_proper(const Graph& graph, std::span<const Colour> colours) {
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
        for (const Vertex other : graph.neighbours(v)) {
            if (colours[v] == colours[other]) return false;
        }
    }
    return true;
}

TEST(LargeClique, IsACliqueAndLargeWhereThatIsEasy) {
    EXPECT_EQ(large_clique(Graph()).size(), 0U);
    EXPECT_EQ(large_clique(Graph(3)).size(), 1U);
    EXPECT_EQ(large_clique(mycielski(5)).size(), 2U);
    EXPECT_EQ(large_clique(multipartite(40, 7)).size(), 7U);
    EXPECT_EQ(large_clique(board_graph(Board::standard(16))).size(), 16U);
}

TEST(LargerClique, FindsTheLargestOfSmallGraphs) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Rng rng(seed);
        const Graph graph = random_graph(14, 60, rng);
        std::size_t largest = 0;
        for (std::uint32_t set = 1; set < 1U << 14U; ++set) {
            std::vector<Vertex> members;
            for (Vertex v = 0; v < 14; ++v) {
                if ((set >> v & 1U) != 0) members.push_back(v);
            }
            bool clique = members.size() > largest;
            for (std::size_t i = 0; i < members.size() && clique; ++i) {
                for (std::size_t j = 0; j < i && clique; ++j) {
                    clique = graph.adjacent(members[i], members[j]);
                }
            }
            if (clique) largest = members.size();
        }

        const std::vector<Vertex> found = larger_clique(graph, {0});

        EXPECT_EQ(found.size(), largest) << "seed " << seed;
        for (const Vertex a : found) {
            for (const Vertex b : found) EXPECT_TRUE(a == b || graph.adjacent(a, b));
        }
        EXPECT_EQ(larger_clique(graph, found), found);
    }
}

TEST(CliquesOfSize, AreTheHousesOfABoard) {
    const Board board = Board::standard(9);
    std::set<std::vector<Vertex>> houses;
    for (const House& house : board.houses())
        houses.emplace(house.cells.begin(), house.cells.end());

    std::set<std::vector<Vertex>> found;
    for (std::vector<Vertex> clique : cliques_of_size(board_graph(board), 9)) {
        std::ranges::sort(clique);
        found.insert(clique);
    }

    EXPECT_EQ(found, houses);
    EXPECT_TRUE(cliques_of_size(complete(5), 4).empty());
}

TEST(GreedyColouring, IsProperAndBestOnBipartiteGraphs) {
    EXPECT_EQ(colours_in(greedy_colouring(cycle(100))), 2U);
    EXPECT_EQ(colours_in(greedy_colouring(multipartite(60, 2))), 2U);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Rng rng(seed);
        const Graph graph = random_graph(60, 40, rng);
        EXPECT_TRUE(is_proper(graph, greedy_colouring(graph))) << "seed " << seed;
    }
}

TEST(WithoutGaps, NumbersColoursInTheOrderTheyComeIn) {
    EXPECT_EQ(without_gaps(std::vector<Colour>{7, 2, 7, 0}), (std::vector<Colour>{0, 1, 0, 2}));
}

TEST(Pieces, PutEasyVerticesAsideAndComeTogetherAgain) {
    // A triangle with a tail, and a square apart from it.
    Graph graph(9);
    for (const auto& [a, b] :
         {std::pair(0, 1), {1, 2}, {0, 2}, {2, 3}, {3, 4}, {5, 6}, {6, 7}, {7, 8}, {5, 8}}) {
        graph.add_edge(static_cast<Vertex>(a), static_cast<Vertex>(b));
    }

    const Pieces two = pieces_of(graph, 2);
    ASSERT_EQ(two.parts.size(), 2U);
    EXPECT_EQ(two.parts[0].vertices, (std::vector<Vertex>{5, 6, 7, 8}));
    EXPECT_EQ(two.parts[1].vertices, (std::vector<Vertex>{0, 1, 2}));
    EXPECT_EQ(two.aside, (std::vector<Vertex>{4, 3}));
    const std::vector<std::vector<Colour>> colours = {{0, 1, 0, 1}, {0, 1, 2}};
    EXPECT_TRUE(is_proper(graph, two.joined(graph, colours)));

    EXPECT_EQ(pieces_of(graph, 3).parts.size(), 0U);
    EXPECT_EQ(pieces_of(graph, 0).aside.size(), 0U);
}

TEST(Contraction, MakesOneVertexOfEqualColours) {
    // A path of five, the ends and the middle with given colours.
    ColouredGraph path{Graph(5), {4, 0, 2, 0, 4}};
    for (Vertex v = 1; v < 5; ++v) path.graph.add_edge(v - 1, v);

    const Contraction contraction = contracted(path);

    EXPECT_EQ(contraction.graph.vertex_count(), 4U);
    EXPECT_EQ(contraction.graph.edge_count(), 5U);
    EXPECT_EQ(contraction.given, (std::vector<std::uint32_t>{2, 4}));
    EXPECT_FALSE(contraction.clash);
    EXPECT_EQ(contraction.named(std::vector<Colour>{0, 0, 1, 2}),
              (std::vector<std::uint32_t>{4, 1, 2, 1, 4}));
    EXPECT_EQ(contraction.named(std::vector<Colour>{0, 3, 1, 2}),
              (std::vector<std::uint32_t>{4, 1, 2, 3, 4}));
}

TEST(Relabelling, GivesEveryWayOfNamingInterchangeableColoursOnce) {
    Problem problem;
    problem.colours = 5;
    problem.first_free = 1;
    const std::vector<Colour> colours = {0, 2, 3, 2};
    std::set<std::vector<Colour>> seen;

    for_each_relabelling(problem, colours, [&](std::span<const Colour> each) {
        EXPECT_EQ(each[0], 0U);
        EXPECT_EQ(each[1], each[3]);
        EXPECT_TRUE(seen.emplace(each.begin(), each.end()).second);
        return true;
    });

    EXPECT_EQ(seen.size(), 12U);
    EXPECT_FALSE(for_each_relabelling(problem, colours, [](auto) { return false; }));
}

TEST(Tabu, FindsColouringsAndKeepsToWhatIsAllowed) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const Graph graph = board_graph(Board::standard(9));
        Problem problem = problem_of(graph, 9);
        problem.allowed.assign(81, 0x1ff);
        for (Vertex v = 0; v < 9; ++v) problem.allowed[v] = std::uint64_t{1} << v;
        Tabu tabu(problem, std::vector<Colour>(81, kNoColour), Rng(seed));

        ASSERT_TRUE(tabu.run(100'000, {})) << "seed " << seed;
        EXPECT_TRUE(is_proper(graph, tabu.colours()));
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
