// The founding documents' own puzzles have the number of solutions that they should.
#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/solve.hpp"

#include "support/boards.hpp"

namespace sudokit {
namespace {

Board board_of(const std::string& boxes, std::size_t cells) {
    Shape shape;
    while (shape.order * shape.order > cells) --shape.order;
    while (shape.order * shape.order < cells) ++shape.order;
    if (boxes == "latin") {
        shape.regions = Latin{};
    } else {
        shape.regions = Boxes{static_cast<std::uint32_t>(boxes[0] - '0'),
                              static_cast<std::uint32_t>(boxes[2] - '0')};
    }
    return *Board::make(shape);
}

TEST(Instances, HaveAsManySolutionsAsListedByEveryEngine) {
    std::ifstream file(std::string(SUDOKIT_CONFORMANCE_DIR) + "/instances.txt");
    std::string line;
    int instances = 0;
    while (std::getline(file, line)) {
        if (line.starts_with('#')) continue;
        std::istringstream fields(line);
        std::string name, boxes, solutions, givens, bar;
        fields >> name >> bar >> boxes >> bar >> solutions >> bar >> givens;
        const Puzzle puzzle = tests::puzzle_of(board_of(boxes, givens.size()), givens);
        const bool at_least = solutions.ends_with('+');
        const auto expected = static_cast<std::uint64_t>(std::stoi(solutions));
        for (const EngineInfo& engine : all_engines()) {
            if (engine_fault(engine.name, puzzle.board()) || engine.needs_command) continue;
            const auto answer = solve(puzzle, {.engine = engine.name, .limit = 5, .keep = 5});

            EXPECT_EQ(answer->count, expected) << name << ", " << engine.name;
            EXPECT_EQ(answer->stop, at_least ? Stop::limit : Stop::exhausted) << name;
            for (const Grid& grid : answer->solutions) EXPECT_TRUE(solves(grid, puzzle)) << name;
        }
        ++instances;
    }
    EXPECT_EQ(instances, 19);
}

}  // namespace
}  // namespace sudokit
