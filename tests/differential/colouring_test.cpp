// Colourings of random graphs against the same question as a formula.
#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/colour.hpp"
#include "sudokit/rng.hpp"

#include "backend/cadical.hpp"
#include "backend/dpll.hpp"

namespace sudokit {
namespace {

Result<std::unique_ptr<backend::SatSolver>> make_solver() {
#if SUDOKIT_WITH_CADICAL
    return backend::make_cadical();
#else
    return backend::make_dpll();
#endif
}

// Vertex v, from 0, has colour c, from 1: variable v * k + c.
bool has_colouring(const ColouredGraph& graph, std::uint32_t k) {
    const auto solver = make_solver();
    const auto variable = [&](Vertex v, std::uint32_t colour) {
        return static_cast<Literal>(v * k + colour);
    };
    for (Vertex v = 0; v < graph.graph.vertex_count(); ++v) {
        std::vector<Literal> some;
        for (std::uint32_t colour = 1; colour <= k; ++colour) some.push_back(variable(v, colour));
        (*solver)->add(some);
        if (graph.colours[v] != 0) {
            (*solver)->add(std::vector<Literal>{variable(v, graph.colours[v])});
        }
        for (const Vertex other : graph.graph.neighbours(v)) {
            if (other < v) continue;
            for (std::uint32_t colour = 1; colour <= k; ++colour) {
                (*solver)->add(
                    std::vector<Literal>{-variable(v, colour), -variable(other, colour)});
            }
        }
    }
    return *(*solver)->solve({}) == backend::SatAnswer::satisfiable;
}

TEST(Colourings, AgreeWithASatSolverOnRandomGraphs) {
    int coloured = 0;
    int refuted = 0;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        Rng rng(seed);
        // Not too dense: formulas cannot tell that colours are interchangeable.
        const auto n = static_cast<std::uint32_t>(rng.below(20)) + 10;
        const auto percent = static_cast<std::uint32_t>(rng.below(35)) + 15;
        ColouredGraph graph{Graph(n), std::vector<std::uint32_t>(n)};
        for (Vertex a = 0; a < n; ++a) {
            for (Vertex b = a + 1; b < n; ++b) {
                if (rng.below(100) < percent) graph.graph.add_edge(a, b);
            }
        }
        for (std::uint32_t given = 1; given <= 3; ++given) {
            if (rng.below(2) == 0) graph.colours[rng.below(n)] = given;
        }
        const Colouring best = least_colouring(graph);
        if (best.answer == Colouring::Answer::none) continue;
        ASSERT_EQ(best.answer, Colouring::Answer::least) << "seed " << seed;
        ASSERT_TRUE(is_proper(graph.graph, best.colours)) << "seed " << seed;

        const std::uint32_t least = std::max(best.bounds.upper, 3U);
        ASSERT_TRUE(has_colouring(graph, least)) << "seed " << seed;
        ++coloured;
        if (least == 3) continue;
        ASSERT_FALSE(has_colouring(graph, least - 1)) << "seed " << seed;
        ASSERT_EQ(colouring_with(graph, least - 1).answer, Colouring::Answer::none) << seed;
        ++refuted;
    }
    EXPECT_GT(coloured, 250);
    EXPECT_GT(refuted, 100);
}

}  // namespace
}  // namespace sudokit
