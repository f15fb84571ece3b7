#include "backend/colour/max_clique.hpp"

#include <gtest/gtest.h>

#include "backend/colour/test_graphs.hpp"

namespace sudokit::colouring {
namespace {

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

}  // namespace
}  // namespace sudokit::colouring
