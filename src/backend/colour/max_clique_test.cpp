#include "backend/colour/max_clique.hpp"

#include <gtest/gtest.h>

#include "model/graph/test_graphs.hpp"

namespace sudokit::colouring {
namespace {

TEST(LargerClique, FindsTheLargestOfSmallGraphs) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Rng rng(seed);
        Budget budget(CliqueBudget::kWork, {});
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

        const std::vector<Vertex> found = larger_clique(graph, {0}, budget);

        EXPECT_EQ(found.size(), largest) << "seed " << seed;
        for (const Vertex a : found) {
            for (const Vertex b : found) EXPECT_TRUE(a == b || graph.adjacent(a, b));
        }
        EXPECT_EQ(larger_clique(graph, found, budget), found);
    }
}

TEST(LargerClique, IsNotLookedForOnceTheBudgetIsSpent) {
    const Deadline passed([](const void*) { return true; }, nullptr);
    Rng rng(1);
    const Graph hard = random_graph(300, 90, rng);
    const Graph easy = complete(5);
    Budget budget(1'000'000, {});
    Budget late(CliqueBudget::kWork, passed);

    EXPECT_GT(larger_clique(hard, {0}, budget).size(), 20U);
    EXPECT_TRUE(budget.spent());
    EXPECT_EQ(larger_clique(easy, {0}, budget), std::vector<Vertex>{0});
    EXPECT_EQ(larger_clique(hard, {0}, late), std::vector<Vertex>{0});
}

}  // namespace
}  // namespace sudokit::colouring
