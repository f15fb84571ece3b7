// Colourings of any graph: all engines on the board of its cliques against plain enumeration.
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/graph.hpp"
#include "sudokit/rng.hpp"
#include "sudokit/solve.hpp"

#include "model/graph/test_graphs.hpp"

namespace sudokit {
namespace {

using Colourings = std::set<std::string>;

// Vertex after vertex, every colour.
void colour_on(const ColouredGraph& instance, std::uint32_t colours, std::string& chosen,
               Colourings& found) {
    const auto vertex = static_cast<Vertex>(chosen.size());
    if (vertex == instance.graph.vertex_count()) {
        found.insert(chosen);
        return;
    }
    for (std::uint32_t colour = 1; colour <= colours; ++colour) {
        const std::uint32_t given = instance.colours.empty() ? 0 : instance.colours[vertex];
        if (given != 0 && given != colour) continue;
        bool fits = true;
        for (const Vertex other : instance.graph.neighbours(vertex)) {
            if (other < vertex && chosen[other] == static_cast<char>(colour)) fits = false;
        }
        if (!fits) continue;
        chosen.push_back(static_cast<char>(colour));
        colour_on(instance, colours, chosen, found);
        chosen.pop_back();
    }
}

Colourings all_colourings(const ColouredGraph& instance, std::uint32_t colours) {
    Colourings found;
    std::string chosen;
    colour_on(instance, colours, chosen, found);
    return found;
}

ColouredGraph random_instance(std::uint32_t colours, Rng& rng) {
    const auto vertices = static_cast<std::uint32_t>(1 + rng.below(10));
    const auto percent = static_cast<std::uint32_t>(20 + rng.below(80));
    ColouredGraph instance{random_graph(vertices, percent, rng),
                           std::vector<std::uint32_t>(vertices)};
    for (std::uint32_t i = 0; i < rng.below(4); ++i) {
        instance.colours[rng.below(vertices)] = 1 + static_cast<std::uint32_t>(rng.below(colours));
    }
    return instance;
}

TEST(CliqueBoards, OfRandomGraphsAreTheSolutionsOfTheirBoardsForEveryEngine) {
    Solver solver;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Rng rng(seed);
        const auto colours = static_cast<std::uint32_t>(1 + rng.below(4));
        const ColouredGraph instance = random_instance(colours, rng);
        const Colourings expected = all_colourings(instance, colours);
        if (expected.size() > 600) continue;  // engines that begin anew each time would take long
        const auto puzzle = colouring_puzzle(instance, colours);
        ASSERT_TRUE(puzzle);
        for (const EngineInfo& engine : all_engines()) {
            if (engine.needs_command || engine_fault(engine.name, puzzle->board())) continue;
            Colourings found;
            const auto answer = solver.enumerate(
                *puzzle, {.engine = engine.name, .limit = 0},
                [&](std::span<const std::uint8_t> digits) {
                    EXPECT_TRUE(found.insert({digits.begin(), digits.end()}).second);
                    return true;
                });
            ASSERT_TRUE(answer) << answer.error().message.in(Language::en);
            EXPECT_EQ(answer->stop, Stop::exhausted);
            EXPECT_EQ(found, expected) << engine.name << ", seed " << seed;
        }
    }
}

TEST(CliqueBoards, OfBoardsAreNotDoneByTheEngineForTheUsualBoard) {
    const auto puzzle = colouring_puzzle({board_graph(Board::standard(9)), {}}, 9);
    EXPECT_TRUE(engine_fault("nine", puzzle->board()));
    EXPECT_EQ(solve(*puzzle, {.limit = 1})->verdict, Verdict::some);
}

TEST(CliqueBoards, OfMycielskisGraphsTakeTheColoursThatTheTheorySays) {
    for (std::uint32_t chromatic = 2; chromatic <= 5; ++chromatic) {
        const Graph graph = mycielski(chromatic);
        for (const std::string_view engine : {"general", "cp", "dlx", "dpll"}) {
            const auto few = colouring_puzzle({graph, {}}, chromatic - 1);
            const auto enough = colouring_puzzle({graph, {}}, chromatic);
            EXPECT_EQ(solve(*few, {.engine = engine})->verdict, Verdict::none) << engine;
            EXPECT_NE(solve(*enough, {.engine = engine})->verdict, Verdict::none) << engine;
        }
    }
}

}  // namespace
}  // namespace sudokit
