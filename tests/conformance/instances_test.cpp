// The founding documents' own puzzles have the number of solutions that they should.
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/proof.hpp"
#include "sudokit/solve.hpp"

#include "base/test_rounds.hpp"
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

struct Instance {
    std::string name;
    Puzzle puzzle;
    std::uint64_t solutions = 0;
    bool at_least = false;
};

std::vector<Instance> all_instances() {
    std::ifstream file(std::string(SUDOKIT_CONFORMANCE_DIR) + "/instances.txt");
    std::string line;
    std::vector<Instance> instances;
    while (std::getline(file, line)) {
        if (line.starts_with('#')) continue;
        std::istringstream fields(line);
        std::string name;
        std::string boxes;
        std::string solutions;
        std::string givens;
        std::string bar;
        fields >> name >> bar >> boxes >> bar >> solutions >> bar >> givens;
        instances.push_back({name, tests::puzzle_of(board_of(boxes, givens.size()), givens),
                             static_cast<std::uint64_t>(std::stoi(solutions)),
                             solutions.ends_with('+')});
    }
    EXPECT_EQ(instances.size(), 19U);
    return instances;
}

TEST(Instances, HaveAsManySolutionsAsListedByEveryEngine) {
    std::uint64_t number = 0;
    for (const Instance& instance : all_instances()) {
        const Puzzle& puzzle = instance.puzzle;
        for (const EngineInfo& engine : all_engines()) {
            if (engine_fault(engine.name, puzzle.board()) || engine.needs_command) continue;
            if (!tests::takes_case(number++)) continue;
            const auto answer = solve(puzzle, {.engine = engine.name, .limit = 5, .keep = 5});

            EXPECT_EQ(answer->count, instance.solutions) << instance.name << ", " << engine.name;
            EXPECT_EQ(answer->stop, instance.at_least ? Stop::limit : Stop::exhausted)
                << instance.name;
            for (const Grid& grid : answer->solutions) {
                EXPECT_TRUE(solves(grid, puzzle)) << instance.name;
            }
        }
    }
}

TEST(Instances, AreCertifiedToHaveThem) {
    if (!can_prove()) GTEST_SKIP() << "CaDiCaL is left out of this build";
    for (const Instance& instance : all_instances()) {
        const Claim expected = instance.solutions == 0   ? Claim::none
                               : instance.solutions == 1 ? Claim::one
                                                         : Claim::several;

        const auto certificate = prove(instance.puzzle);
        const auto files = certificate_files(**certificate);
        const FilesVerification found = verify_files(*files);

        EXPECT_EQ(found.verification.verdict, VerifyVerdict::verified) << instance.name;
        ASSERT_TRUE(found.certificate) << instance.name;
        EXPECT_EQ(found.certificate->claim, expected) << instance.name;
        EXPECT_EQ(found.certificate->puzzle, instance.puzzle) << instance.name;
    }
}

}  // namespace
}  // namespace sudokit
