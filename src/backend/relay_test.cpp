#include "backend/relay.hpp"

#include <set>

#include <gtest/gtest.h>

#include "backend/dpll.hpp"
#include "engine/exhaustive/exhaustive.hpp"
#include "engine/general/general.hpp"

namespace sudokit::backend {
namespace {

using Digits = std::vector<std::uint8_t>;

// Hands on solutions that were laid down, then asks for its deadline until it passes.
class Stuck final : public engine::Engine {
  public:
    explicit Stuck(std::vector<Digits> solutions) : solutions_(std::move(solutions)) {}

    SearchOutcome search(const Puzzle& /*puzzle*/, const SearchLimits& limits,
                         SolutionSink sink) override {
        SearchOutcome outcome;
        for (const Digits& digits : solutions_) {
            ++outcome.count;
            if (!sink(digits) || outcome.count == limits.limit) {
                outcome.stop = Stop::limit;
                return outcome;
            }
        }
        while (!limits.deadline.passed()) ++outcome.nodes;
        outcome.stop = Stop::deadline;
        return outcome;
    }

  private:
    std::vector<Digits> solutions_;
};

std::unique_ptr<SatEngine> dpll() { return std::make_unique<SatEngine>("dpll", make_dpll); }

std::vector<Digits> some_solutions(const Puzzle& puzzle, std::uint64_t limit) {
    std::vector<Digits> found;
    engine::General().search(puzzle, {.limit = limit}, [&](std::span<const std::uint8_t> digits) {
        found.emplace_back(digits.begin(), digits.end());
        return true;
    });
    return found;
}

const Puzzle kEmpty(Board::standard(4));

TEST(Relay, TheFirstEngineAnswersWhereItCan) {
    Relay relay(std::make_unique<engine::General>(), dpll(), 1000);

    EXPECT_EQ(relay.count(kEmpty, {.limit = 0}).count, 288U);
    EXPECT_FALSE(relay.handed_over());
}

TEST(Relay, TheSecondGoesOnWhereTheFirstIsStuckAndFindsNothingTwice) {
    Relay relay(std::make_unique<Stuck>(some_solutions(kEmpty, 7)), dpll(), 50);
    std::set<std::string> seen;

    const SearchOutcome outcome =
        relay.search(kEmpty, {.limit = 0}, [&](std::span<const std::uint8_t> digits) {
            EXPECT_TRUE(seen.emplace(digits.begin(), digits.end()).second);
            return true;
        });

    EXPECT_TRUE(relay.handed_over());
    EXPECT_EQ(outcome.count, 288U);
    EXPECT_EQ(seen.size(), 288U);
    EXPECT_EQ(outcome.stop, Stop::exhausted);
    EXPECT_GE(outcome.nodes, 50U);
}

TEST(Relay, TheLimitIsForBothTogether) {
    Relay relay(std::make_unique<Stuck>(some_solutions(kEmpty, 3)), dpll(), 50);

    const SearchOutcome five = relay.count(kEmpty, {.limit = 5});
    EXPECT_EQ(five.count, 5U);
    EXPECT_EQ(five.stop, Stop::limit);
    EXPECT_TRUE(relay.handed_over());

    EXPECT_EQ(relay.count(kEmpty, {.limit = 3}).stop, Stop::limit);
    EXPECT_FALSE(relay.handed_over());
}

TEST(Relay, TheCallersDeadlineIsNoReasonToGoOn) {
    Relay relay(std::make_unique<Stuck>(std::vector<Digits>()), dpll(), 50);
    const Deadline over([](const void*) { return true; }, nullptr);

    EXPECT_EQ(relay.count(kEmpty, {.limit = 0, .deadline = over}).stop, Stop::deadline);
    EXPECT_FALSE(relay.handed_over());
}

TEST(Relay, AnEngineThatKeepsFindingSolutionsIsNotStopped) {
    // The exhaustive search looks at its deadline often, and finds more than are remembered.
    Puzzle puzzle(Board::standard(6));
    for (Cell cell = 0; cell < 12; ++cell)
        puzzle.set_given(cell, (cell % 6 + cell / 6 * 3) % 6 + 1);
    const std::uint64_t all = engine::General().count(puzzle, {.limit = 0}).count;
    ASSERT_GT(all, 1100U);
    Relay relay(std::make_unique<engine::General>(), dpll(), 500);

    EXPECT_EQ(relay.count(puzzle, {.limit = 0}).count, all);
    EXPECT_FALSE(relay.handed_over());
}

}  // namespace
}  // namespace sudokit::backend
