#include "sudokit/colour.hpp"

#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "model/graph/test_graphs.hpp"

namespace sudokit {
namespace {

using Answer = Colouring::Answer;

std::size_t distinct(const std::vector<std::uint32_t>& colours) {
    return std::set<std::uint32_t>(colours.begin(), colours.end()).size();
}

// A colouring that holds what it promises.
void expect_colouring(const ColouredGraph& graph, const Colouring& found) {
    EXPECT_TRUE(is_proper(graph.graph, found.colours));
    EXPECT_EQ(distinct(found.colours), found.bounds.upper);
    for (Vertex v = 0; v < graph.colours.size(); ++v) {
        if (graph.colours[v] == 0) continue;
        EXPECT_EQ(found.colours[v], graph.colours[v]) << "vertex " << v;
    }
}

std::uint32_t chromatic_number(const Graph& graph) {
    const ColouredGraph plain{graph, {}};
    const Colouring found = least_colouring(plain);
    EXPECT_EQ(found.answer, Answer::least);
    EXPECT_EQ(found.bounds.lower, found.bounds.upper);
    expect_colouring(plain, found);
    for (const Vertex a : found.clique) {
        for (const Vertex b : found.clique) EXPECT_TRUE(a == b || graph.adjacent(a, b));
    }
    return found.bounds.upper;
}

TEST(LeastColouring, FindsChromaticNumbersThatAreKnown) {
    EXPECT_EQ(chromatic_number(Graph()), 0U);
    EXPECT_EQ(chromatic_number(Graph(7)), 1U);
    EXPECT_EQ(chromatic_number(complete(70)), 70U);
    EXPECT_EQ(chromatic_number(cycle(8)), 2U);
    EXPECT_EQ(chromatic_number(cycle(9)), 3U);
    EXPECT_EQ(chromatic_number(multipartite(40, 7)), 7U);
    for (std::uint32_t k = 3; k <= 6; ++k) EXPECT_EQ(chromatic_number(mycielski(k)), k);
    EXPECT_EQ(chromatic_number(kneser(5, 2)), 3U);
    EXPECT_EQ(chromatic_number(kneser(6, 2)), 4U);
    EXPECT_EQ(chromatic_number(kneser(7, 3)), 3U);
    EXPECT_EQ(chromatic_number(kneser(8, 3)), 4U);
}

TEST(ColouringWith, NamesEveryVertexOfALargeClique) {
    const Colouring found = colouring_with({complete(400), {}}, 3);

    const std::string reason = found.reason.in(Language::en);
    EXPECT_EQ(std::ranges::count(reason, ','), 399);
    EXPECT_TRUE(reason.ends_with(" are all adjacent")) << reason;
}

TEST(LeastColouring, FindsTheChromaticNumbersOfQueens) {
    EXPECT_EQ(chromatic_number(queens(5)), 5U);
    EXPECT_EQ(chromatic_number(queens(6)), 7U);
    EXPECT_EQ(chromatic_number(queens(7)), 7U);
    EXPECT_EQ(chromatic_number(queens(8)), 9U);
}

TEST(LeastColouring, BoardsTakeAsManyColoursAsDigits) {
    for (const std::uint32_t order : {1U, 4U, 5U, 6U, 9U, 16U, 25U}) {
        EXPECT_EQ(chromatic_number(board_graph(Board::standard(order))), order);
    }
}

TEST(LeastColouring, PartsThatDoNotMeetAreColouredEachForItself) {
    // A triangle, the graph of Groetzsch (4 colours), and a vertex without neighbours.
    Graph graph(3 + 11 + 1);
    graph.add_edge(0, 1);
    graph.add_edge(0, 2);
    graph.add_edge(1, 2);
    const Graph other = mycielski(4);
    for (Vertex v = 0; v < other.vertex_count(); ++v) {
        for (const Vertex w : other.neighbours(v)) graph.add_edge(3 + v, 3 + w);
    }

    EXPECT_EQ(chromatic_number(graph), 4U);
}

TEST(LeastColouring, GivenColoursStayAndCount) {
    // A path whose ends have different colours of two that do not suffice then.
    ColouredGraph path{Graph(3), {5, 0, 2}};
    path.graph.add_edge(0, 1);
    path.graph.add_edge(1, 2);

    const Colouring found = least_colouring(path);

    EXPECT_EQ(found.answer, Answer::least);
    EXPECT_EQ(found.colours, (std::vector<std::uint32_t>{5, 1, 2}));
    EXPECT_EQ(found.bounds.upper, 3U);
}

TEST(LeastColouring, GivenColoursOfALargeBoardAreExtendedWithFewChoices) {
    // A grid by pattern with nine cells of every row and column open.
    ColouredGraph graph{board_graph(Board::standard(16)), {}};
    for (std::uint32_t row = 0; row < 16; ++row) {
        for (std::uint32_t column = 0; column < 16; ++column) {
            graph.colours.push_back((row % 4 * 4 + row / 4 + column) % 16 + 1);
        }
        for (std::uint32_t i = 0; i < 9; ++i)
            graph.colours[row * 16 + (row + i * 4 + i / 4) % 16] = 0;
    }

    const Colouring found = least_colouring(graph);

    EXPECT_EQ(found.answer, Answer::least);
    EXPECT_EQ(found.bounds.upper, 16U);
    EXPECT_LT(found.bounds.nodes, 2000U);
    expect_colouring(graph, found);
}

TEST(LeastColouring, GivenColoursThatClashHaveNoColouringAndAreNamed) {
    ColouredGraph graph{cycle(5), {0, 3, 3, 0, 0}};

    const Colouring found = least_colouring(graph);

    EXPECT_EQ(found.answer, Answer::none);
    EXPECT_EQ(found.witness, (std::vector<Vertex>{1, 2}));
    EXPECT_EQ(found.reason.in(Language::en),
              "vertices 2 and 3 are adjacent, and both have colour 3 beforehand");
    EXPECT_TRUE(found.colours.empty());
}

TEST(LeastColouring, ADeadlineLeavesAColouringAndBounds) {
    const Deadline passed([](const void*) { return true; }, nullptr);
    Rng rng(1);
    const ColouredGraph graph{random_graph(100, 50, rng), {}};

    const Colouring found = least_colouring(graph, {.deadline = passed});

    EXPECT_EQ(found.answer, Answer::stopped);
    EXPECT_LT(found.bounds.lower, found.bounds.upper);
    expect_colouring(graph, found);
}

// As many vertices with different colours beforehand, 10 and up, and two open ones at the end.
ColouredGraph with_many_given(std::uint32_t given) {
    ColouredGraph graph{Graph(given + 2), {}};
    for (std::uint32_t i = 0; i < given; ++i) graph.colours.push_back(10 + i);
    graph.colours.resize(given + 2);
    graph.graph.add_edge(given, given + 1);
    return graph;
}

TEST(LeastColouring, KeepsVeryManyGivenColours) {
    constexpr std::uint32_t kGiven = 30'000;
    ColouredGraph graph = with_many_given(kGiven);
    graph.graph.add_edge(0, kGiven);

    const Colouring found = least_colouring(graph);

    EXPECT_EQ(found.answer, Answer::least);
    EXPECT_EQ(found.bounds.upper, kGiven);
    expect_colouring(graph, found);
    EXPECT_EQ(colouring_with(graph, kGiven).answer, Answer::coloured);
    const Colouring few = colouring_with(graph, kGiven - 1);
    EXPECT_EQ(few.answer, Answer::none);
    EXPECT_EQ(few.reason.in(Language::en), "30000 colours are given beforehand");
    EXPECT_EQ(count_colourings(graph, kGiven - 1, {}).count, 0U);
    EXPECT_TRUE(count_colourings(graph, kGiven, {}).error);
}

TEST(LeastColouring, LeavesOpenWhetherVeryManyGivenColoursSuffice) {
    constexpr std::uint32_t kGiven = 2001;
    ColouredGraph graph = with_many_given(kGiven);
    for (Vertex v = 0; v < kGiven; ++v) graph.graph.add_edge(v, kGiven);

    const Colouring found = least_colouring(graph);

    EXPECT_EQ(found.answer, Answer::stopped);
    EXPECT_EQ(found.bounds.lower, kGiven);
    EXPECT_EQ(found.bounds.upper, kGiven + 1);
    EXPECT_EQ(found.colours[kGiven], 1U);
    expect_colouring(graph, found);
    EXPECT_EQ(colouring_with(graph, kGiven).answer, Answer::stopped);
    EXPECT_EQ(heuristic_colouring(graph).answer, Answer::coloured);
}

TEST(LeastColouring, NamesAClashAmongVeryManyGivenColours) {
    ColouredGraph graph = with_many_given(5000);
    graph.colours[4000] = graph.colours[17];
    graph.graph.add_edge(17, 4000);

    const Colouring found = least_colouring(graph);

    EXPECT_EQ(found.answer, Answer::none);
    EXPECT_EQ(found.witness, (std::vector<Vertex>{17, 4000}));
}

TEST(LeastColouring, SaysHowFarItIs) {
    ColourBounds bounds;
    const ColouredGraph graph{mycielski(5), {}};

    const Colouring found = least_colouring(graph, {.progress = &bounds});

    EXPECT_EQ(bounds.lower, 5U);
    EXPECT_EQ(bounds.upper, 5U);
    EXPECT_EQ(bounds.nodes, found.bounds.nodes);
    EXPECT_GT(bounds.nodes, 0U);
}

TEST(ColouringWith, AnswersForEveryNumberOfColours) {
    const ColouredGraph graph{queens(6), {}};

    const Colouring few = colouring_with(graph, 5);
    EXPECT_EQ(few.answer, Answer::none);
    EXPECT_EQ(few.witness.size(), 6U);
    const Colouring six = colouring_with(graph, 6);
    EXPECT_EQ(six.answer, Answer::none);
    EXPECT_EQ(six.bounds.lower, 7U);
    EXPECT_EQ(six.reason.in(Language::en), "every possibility was tried");
    for (const std::uint32_t colours : {7U, 8U, 100U}) {
        const Colouring found = colouring_with(graph, colours);
        EXPECT_EQ(found.answer, Answer::coloured) << colours;
        EXPECT_LE(found.bounds.upper, colours);
        expect_colouring(graph, found);
    }
}

TEST(ColouringWith, FewerColoursThanAreGivenDoNot) {
    const ColouredGraph graph{Graph(3), {4, 7, 9}};

    EXPECT_EQ(colouring_with(graph, 2).answer, Answer::none);
    EXPECT_EQ(colouring_with(graph, 3).answer, Answer::coloured);
    EXPECT_EQ(colouring_with({Graph(1), {}}, 0).answer, Answer::none);
    EXPECT_EQ(colouring_with({Graph(), {}}, 0).answer, Answer::coloured);
}

TEST(HeuristicColouring, IsProperAndTheSameForTheSameSeed) {
    Rng rng(7);
    const ColouredGraph graph{random_graph(150, 50, rng), {3, 0, 9}};

    const Colouring found = heuristic_colouring(graph, {.seed = 5, .steps = 5000});

    EXPECT_EQ(found.answer, Answer::coloured);
    expect_colouring(graph, found);
    EXPECT_LE(found.bounds.upper, 24U);
    EXPECT_EQ(heuristic_colouring(graph, {.seed = 5, .steps = 5000}).colours, found.colours);
    EXPECT_EQ(heuristic_colouring_with(graph, 14, {.steps = 100}).answer, Answer::stopped);
    EXPECT_EQ(heuristic_colouring_with(graph, 30).answer, Answer::coloured);
}

// All colourings by trying them all: sets of colours are tried in order, vertex by vertex.
std::uint64_t brute_count(const ColouredGraph& graph, std::uint32_t colours, Vertex vertex,
                          std::vector<std::uint32_t>& chosen) {
    if (vertex == graph.graph.vertex_count()) return 1;
    std::uint64_t count = 0;
    for (std::uint32_t colour = 1; colour <= colours; ++colour) {
        if (graph.colours[vertex] != 0 && graph.colours[vertex] != colour) continue;
        bool clash = false;
        for (Vertex v = 0; v < vertex; ++v) {
            clash |= chosen[v] == colour && graph.graph.adjacent(v, vertex);
        }
        if (clash) continue;
        chosen[vertex] = colour;
        count += brute_count(graph, colours, vertex + 1, chosen);
    }
    return count;
}

TEST(Colourings, AgreeWithTryingEverythingOnSmallGraphs) {
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        Rng rng(seed);
        const auto n = static_cast<std::uint32_t>(rng.below(8)) + 1;
        ColouredGraph graph{random_graph(n, 20 + static_cast<std::uint32_t>(rng.below(70)), rng),
                            std::vector<std::uint32_t>(n)};
        std::uint32_t greatest = 0;
        for (auto given = static_cast<std::uint32_t>(rng.below(3)); given > 0; --given) {
            const auto colour = static_cast<std::uint32_t>(rng.below(3)) + 1;
            graph.colours[rng.below(n)] = colour;
            greatest = std::max(greatest, colour);
        }
        std::uint32_t least = 0;
        for (std::uint32_t k = std::max(1U, greatest); k <= 6; ++k) {
            std::vector<std::uint32_t> chosen(n);
            const std::uint64_t expected = brute_count(graph, k, 0, chosen);
            if (expected > 0 && least == 0) least = k;

            const SearchOutcome counted = count_colourings(graph, k, {.limit = 0});
            EXPECT_EQ(counted.count, expected) << "seed " << seed << ", " << k << " colours";
            EXPECT_EQ(counted.stop, Stop::exhausted);
            const Colouring with = colouring_with(graph, k);
            EXPECT_EQ(with.answer, expected > 0 ? Answer::coloured : Answer::none)
                << "seed " << seed << ", " << k << " colours";
            if (expected > 0) expect_colouring(graph, with);
        }
        const Colouring best = least_colouring(graph);
        if (best.answer == Answer::none) {
            EXPECT_EQ(least, 0U) << "seed " << seed;
            continue;
        }
        expect_colouring(graph, best);
        // Names do not matter: colours 1 and 3 are two colours.
        if (least == 0) continue;
        EXPECT_LE(best.bounds.upper, least) << "seed " << seed;
        if (least > greatest) {
            EXPECT_EQ(best.bounds.upper, least) << "seed " << seed;
        }
    }
}

TEST(CountColourings, KnowsChromaticPolynomials) {
    const auto count = [](const Graph& graph, std::uint32_t k) {
        return count_colourings({graph, {}}, k, {.limit = 0}).count;
    };
    EXPECT_EQ(count(Graph(), 0), 1U);
    EXPECT_EQ(count(Graph(3), 0), 0U);
    EXPECT_EQ(count(Graph(3), 4), 64U);
    // A cycle: (k-1)^n + (-1)^n (k-1).
    EXPECT_EQ(count(cycle(7), 3), 126U);
    EXPECT_EQ(count(cycle(8), 4), 6564U);
    // Petersen's graph with 3 and 4 colours.
    EXPECT_EQ(count(kneser(5, 2), 3), 120U);
    EXPECT_EQ(count(kneser(5, 2), 4), 12960U);
    EXPECT_EQ(count(board_graph(Board::standard(4)), 4), 288U);
    // A path of a thousand vertices has more colourings than a number can hold.
    Graph path(1000);
    for (Vertex v = 1; v < 1000; ++v) path.add_edge(v - 1, v);
    EXPECT_EQ(count(path, 2), 2U);
    EXPECT_EQ(count(path, 3), ~std::uint64_t{0});
}

TEST(CountColourings, GivenColoursAndLimitsHold) {
    ColouredGraph graph{board_graph(Board::standard(4)), std::vector<std::uint32_t>(16)};
    // 2.3. .1.. .3.2 4..3 has one solution.
    const std::string_view givens = "2.3..1...3.24..3";
    for (Vertex v = 0; v < 16; ++v) {
        if (givens[v] != '.') graph.colours[v] = static_cast<std::uint32_t>(givens[v] - '0');
    }
    EXPECT_EQ(count_colourings(graph, 4, {.limit = 0}).count, 1U);

    const SearchOutcome limited = count_colourings({cycle(8), {}}, 4, {.limit = 100});
    EXPECT_EQ(limited.count, 100U);
    EXPECT_EQ(limited.stop, Stop::limit);

    const Deadline passed([](const void*) { return true; }, nullptr);
    EXPECT_EQ(count_colourings({cycle(8), {}}, 4, {.limit = 0, .deadline = passed}).stop,
              Stop::deadline);
}

TEST(CountColourings, WhatWasFoundBeforeTheDeadlineCountsBesideVerticesTakenOff) {
    struct Asked {
        mutable std::uint32_t times = 0;
    };
    const auto count_of = [](const Graph& graph) {
        const Asked asked;
        const Deadline deadline(
            [](const void* context) { return ++static_cast<const Asked*>(context)->times > 100; },
            &asked);
        return count_colourings({graph, {}}, 6, {.limit = 0, .deadline = deadline});
    };
    const Graph alone = kneser(7, 3);
    const Vertex n = alone.vertex_count();
    Graph with_leaf(n + 1);
    Graph with_cycle(n + 6);
    for (Vertex v = 0; v < n; ++v) {
        for (const Vertex other : alone.neighbours(v)) {
            with_leaf.add_edge(v, other);
            with_cycle.add_edge(v, other);
        }
    }
    with_leaf.add_edge(0, n);
    for (Vertex v = 0; v < 6; ++v) with_cycle.add_edge(n + v, n + (v + 1) % 6);

    const SearchOutcome found = count_of(with_leaf);

    EXPECT_EQ(found.stop, Stop::deadline);
    EXPECT_GT(found.count, 0U);
    EXPECT_EQ(count_of(with_cycle).count, 0U);
    EXPECT_EQ(count_of(with_cycle).stop, Stop::deadline);
}

TEST(CountColourings, TakesTheLeavesOfALargeStarOff) {
    constexpr std::uint32_t kVertices = 200'000;
    std::vector<std::pair<Vertex, Vertex>> edges;
    for (Vertex v = kVertices - 1; v > 0; --v) edges.emplace_back(0, v);
    const Graph star(kVertices, edges);

    EXPECT_EQ(count_colourings({star, {}}, 2, {.limit = 0}).count, 2U);
}

TEST(IsProper, NeedsAColourForEveryVertexAndNoTwoEqualNeighbours) {
    const Graph graph = cycle(4);
    EXPECT_TRUE(is_proper(graph, std::vector<std::uint32_t>{1, 2, 1, 2}));
    EXPECT_FALSE(is_proper(graph, std::vector<std::uint32_t>{1, 2, 1, 1}));
    EXPECT_FALSE(is_proper(graph, std::vector<std::uint32_t>{1, 2, 1, 0}));
    EXPECT_FALSE(is_proper(graph, std::vector<std::uint32_t>{1, 2, 1}));
}

}  // namespace
}  // namespace sudokit
