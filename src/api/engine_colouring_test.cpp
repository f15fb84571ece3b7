#include "sudokit/engine_colouring.hpp"

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "base/test_deadline.hpp"
#include "base/test_rounds.hpp"
#include "model/graph/test_graphs.hpp"

namespace sudokit {
namespace {

using Answer = Colouring::Answer;

TEST(EngineColouring, FindsTheLeastNumberOfColours) {
    for (const std::string_view engine : {"auto", "general", "cp", "dlx", "dpll", "colour"}) {
        const ColouredGraph graph{queens(5), {}};
        const auto found = colouring_by_engine({.engine = engine}, graph);
        ASSERT_TRUE(found) << engine;
        EXPECT_EQ(found->answer, Answer::least) << engine;
        EXPECT_EQ(found->bounds.upper, 5U) << engine;
        EXPECT_TRUE(is_proper(graph.graph, found->colours)) << engine;
    }
}

TEST(EngineColouring, AgreesWithTheSearchForGraphs) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Rng rng(seed);
        const auto vertices = static_cast<std::uint32_t>(1 + rng.below(16));
        ColouredGraph graph{random_graph(vertices, 50, rng), std::vector<std::uint32_t>(vertices)};
        for (std::uint64_t i = rng.below(4); i > 0; --i) {
            graph.colours[rng.below(vertices)] = 1 + static_cast<std::uint32_t>(rng.below(9));
        }
        const Colouring expected = least_colouring(graph);
        const auto found = colouring_by_engine({}, graph);
        ASSERT_TRUE(found) << "seed " << seed;
        ASSERT_EQ(found->answer, expected.answer) << "seed " << seed;
        if (found->answer == Answer::none) continue;
        EXPECT_EQ(found->bounds.upper, expected.bounds.upper) << "seed " << seed;
        EXPECT_TRUE(is_proper(graph.graph, found->colours)) << "seed " << seed;
        for (Vertex vertex = 0; vertex < vertices; ++vertex) {
            if (graph.colours[vertex] != 0) {
                EXPECT_EQ(found->colours[vertex], graph.colours[vertex]) << "seed " << seed;
            }
        }
        for (std::uint32_t colours = 1; colours <= 6; ++colours) {
            EXPECT_EQ(colouring_by_engine({}, graph, colours)->answer,
                      colouring_with(graph, colours).answer)
                << "seed " << seed << ", " << colours;
        }
    }
}

TEST(EngineColouring, SaysWhyThereIsNone) {
    const auto few = colouring_by_engine({.engine = "general"}, {cycle(7), {}}, 2);
    EXPECT_EQ(few->answer, Answer::none);
    EXPECT_EQ(few->reason.in(Language::en), "every possibility was tried");
    const auto clash = colouring_by_engine({.engine = "general"}, {cycle(3), {1, 1, 0}});
    EXPECT_EQ(clash->answer, Answer::none);
    EXPECT_EQ(clash->witness, (std::vector<Vertex>{0, 1}));
}

TEST(EngineColouring, StopsAtTheDeadlineWithTheBoundsThatItHas) {
    const SolveOptions how{.engine = "general",
                           .deadline = Deadline([](const void*) { return true; }, nullptr)};
    const auto found = colouring_by_engine(how, {queens(8), {}});
    EXPECT_EQ(found->answer, Answer::stopped);
    EXPECT_GE(found->bounds.lower, 2U);
    EXPECT_GE(found->bounds.upper, 9U);
    EXPECT_FALSE(found->colours.empty());
}

// Bounds and cliques take some looks; what comes after them is the cover of all edges by cliques.
TEST(EngineColouring, StopsAtTheDeadlineBeforeThereIsAPuzzle) {
    Rng rng(1);
    const ColouredGraph graph{random_graph(300, 50, rng), {}};
    for (const std::uint64_t looks : {0U, 10U, 50U, 100U}) {
        const tests::Patience patience(looks);
        const auto found = colouring_by_engine({.deadline = patience.deadline()}, graph, 30);
        ASSERT_TRUE(found.has_value());
        EXPECT_EQ(found->answer, Answer::stopped) << looks;
        EXPECT_TRUE(is_proper(graph.graph, found->colours)) << looks;
        EXPECT_LE(patience.late_looks(), 20U) << looks;
    }
}

TEST(EngineColouring, RefusesWhatTheEnginesCannotDo) {
    const auto fault = [](std::string_view engine, const ColouredGraph& graph) {
        return colouring_by_engine({.engine = engine}, graph, 2).error().message.in(Language::en);
    };
    EXPECT_EQ(fault("general", {cycle(4097), {}}),
              "the engines for puzzles take at most 4096 vertices and 64 colours, found 4097 and "
              "2");
    EXPECT_EQ(fault("nine", {cycle(3), {}}), "the engine 'nine' cannot colour graphs");
    EXPECT_NE(fault("ninety", {cycle(3), {}}).find("there is no engine 'ninety'"),
              std::string::npos);
}

TEST(EngineColouring, TriesSixtyFourColoursWhereMoreWereFoundAtFirst) {
    // A greedy colouring takes 67 colours.
    const std::uint32_t order = tests::test_factor() < 1 ? 36 : 64;
    const Graph graph = board_graph(Board::standard(order));
    EXPECT_EQ(colouring_by_engine({.engine = "general"}, {graph, {}})->bounds.upper, order);
}

TEST(EngineColouring, OfNothingIsNothing) {
    const auto found = colouring_by_engine({.engine = "general"}, {Graph(0), {}});
    ASSERT_TRUE(found);
    EXPECT_NE(found->answer, Answer::none);
    EXPECT_EQ(colouring_by_engine({.engine = "general"}, {Graph(3), {}})->bounds.upper, 1U);
}

}  // namespace
}  // namespace sudokit
