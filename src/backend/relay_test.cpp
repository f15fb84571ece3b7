#include "backend/relay.hpp"

#include <set>

#include <gtest/gtest.h>

#include "backend/dpll.hpp"
#include "backend/sat_engine.hpp"
#include "engine/general/general.hpp"
#include "engine/patience.hpp"

namespace sudokit::backend {
namespace {

using Digits = std::vector<std::uint8_t>;

// Hands on solutions that were laid down, then tries node after node until its patience or its
// time is at an end.
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
        const engine::Patience patience(limits.patience);
        while (!patience.is_over(++outcome.nodes)) {
            if (!limits.deadline.passed()) continue;
            outcome.stop = Stop::deadline;
            return outcome;
        }
        outcome.stop = Stop::patience;
        return outcome;
    }

  private:
    std::vector<Digits> solutions_;
};

bool fits_all(const Puzzle& /*puzzle*/) { return true; }
bool fits_none(const Puzzle& /*puzzle*/) { return false; }
std::uint64_t fifty(const Board& /*board*/) { return 50; }

Runner stuck(std::vector<Digits> solutions) {
    return {.name = "stuck",
            .make = [solutions] { return std::make_unique<Stuck>(solutions); },
            .fits = fits_all,
            .patience = fifty};
}

Runner general() {
    return {.name = "general",
            .make = [] { return std::make_unique<engine::General>(); },
            .fits = fits_all,
            .patience = fifty};
}

Runner dpll() {
    return {.name = "dpll",
            .make = [] { return std::make_unique<SatEngine>("dpll", make_dpll); },
            .fits = fits_all,
            .patience = fifty};
}

std::vector<Digits> some_solutions(const Puzzle& puzzle, std::uint64_t limit) {
    std::vector<Digits> found;
    engine::General().search(puzzle, {.limit = limit}, [&](std::span<const std::uint8_t> digits) {
        found.emplace_back(digits.begin(), digits.end());
        return true;
    });
    return found;
}

const Puzzle kEmpty(Board::standard(4));
constexpr std::uint64_t kGrids = 288;  // of order 4

// All solutions of the empty board, each checked to come once.
SearchOutcome list_all(Relay& relay) {
    std::set<std::string> seen;
    const SearchOutcome outcome =
        relay.search(kEmpty, {.limit = 0}, [&](std::span<const std::uint8_t> digits) {
            EXPECT_TRUE(seen.emplace(digits.begin(), digits.end()).second);
            return true;
        });
    EXPECT_EQ(seen.size(), outcome.count);
    return outcome;
}

TEST(Relay, TheFirstEngineAnswersWhereItCan) {
    Relay relay({general(), dpll()});

    EXPECT_EQ(relay.count(kEmpty, {.limit = 0}).count, kGrids);
    EXPECT_EQ(relay.last_engine(), "general");
}

TEST(Relay, ItBeginsWithTheFirstEngineThatFitsTheBoard) {
    Runner unfit = stuck({});
    unfit.fits = fits_none;
    Relay relay({unfit, dpll()});

    EXPECT_EQ(relay.count(kEmpty, {.limit = 0}).count, kGrids);
    EXPECT_EQ(relay.last_engine(), "dpll");
}

TEST(Relay, TheNextGoesOnWhereOneIsStuckAndFindsNothingTwice) {
    for (const Runner& next : {general(), dpll()}) {
        Relay relay({stuck(some_solutions(kEmpty, 7)), next});

        const SearchOutcome outcome = list_all(relay);

        EXPECT_EQ(relay.last_engine(), next.name);
        EXPECT_EQ(outcome.count, kGrids);
        EXPECT_EQ(outcome.stop, Stop::exhausted);
        EXPECT_GE(outcome.nodes, 50U);
    }
}

TEST(Relay, SolutionsOfAllWhoWereStuckAreKnownToTheLast) {
    std::vector<Digits> more = some_solutions(kEmpty, 20);
    more.erase(more.begin(), more.begin() + 7);
    Relay relay({stuck(some_solutions(kEmpty, 7)), stuck(more), dpll()});

    const SearchOutcome outcome = list_all(relay);

    EXPECT_EQ(relay.last_engine(), "dpll");
    EXPECT_EQ(outcome.count, kGrids);
}

TEST(Relay, ManySolutionsOfTwoWhoWereStuckAreAllKnownToTheLast) {
    Puzzle puzzle(Board::standard(6));
    for (Cell cell = 0; cell < 6; ++cell) puzzle.set_given(cell, cell + 1);
    const std::uint64_t all = engine::General().count(puzzle, {.limit = 0}).count;
    std::vector<Digits> first = some_solutions(puzzle, kNeverStuck + 19);
    const std::vector<Digits> second(first.begin() + (kNeverStuck - 1), first.end());
    first.resize(kNeverStuck - 1);
    ASSERT_EQ(second.size(), 20U);
    ASSERT_GT(all, kNeverStuck + 19);
    Relay relay({stuck(first), stuck(second), general()});

    const SearchOutcome outcome = relay.count(puzzle, {.limit = 0});

    EXPECT_EQ(outcome.count, all);
    EXPECT_EQ(outcome.stop, Stop::exhausted);
    EXPECT_EQ(relay.last_engine(), "general");
}

TEST(Relay, TheLimitIsForAllTogether) {
    for (const Runner& next : {general(), dpll()}) {
        Relay relay({stuck(some_solutions(kEmpty, 3)), next});

        const SearchOutcome five = relay.count(kEmpty, {.limit = 5});
        EXPECT_EQ(five.count, 5U);
        EXPECT_EQ(five.stop, Stop::limit);
        EXPECT_EQ(relay.last_engine(), next.name);

        EXPECT_EQ(relay.count(kEmpty, {.limit = 3}).stop, Stop::limit);
        EXPECT_EQ(relay.last_engine(), "stuck");
    }
}

TEST(Relay, WhoCountsWithoutVisitingIsCountedAfterFromTheBeginning) {
    Runner counting = stuck(some_solutions(kEmpty, 7));
    counting.counts = true;
    Relay relay({counting, general()});

    const SearchOutcome outcome = relay.count(kEmpty, {.limit = 0});

    EXPECT_EQ(outcome.count, kGrids);
    EXPECT_EQ(outcome.stop, Stop::exhausted);
    EXPECT_GT(outcome.nodes, 50U);
}

TEST(Relay, TheCallersDeadlineIsNoReasonToGoOn) {
    Relay relay({stuck({}), dpll()});
    const Deadline over([](const void*) { return true; }, nullptr);

    EXPECT_EQ(relay.count(kEmpty, {.limit = 0, .deadline = over}).stop, Stop::deadline);
    EXPECT_EQ(relay.last_engine(), "stuck");
}

TEST(Relay, TheDeadlineHoldsForAllTogether) {
    // A hundred looks: half of them for the first, half for the last, which has no other end.
    int looks = 100;
    const Deadline soon(
        [](const void* left) { return --*static_cast<int*>(const_cast<void*>(left)) < 0; }, &looks);
    Relay relay({stuck({}), stuck({})});

    const SearchOutcome outcome = relay.count(kEmpty, {.limit = 0, .deadline = soon});

    EXPECT_EQ(outcome.stop, Stop::deadline);
    EXPECT_EQ(outcome.nodes, 51U + 51U);
    EXPECT_EQ(looks, -1);
}

TEST(Relay, AnEngineThatKeepsFindingSolutionsIsNotStopped) {
    Puzzle puzzle(Board::standard(6));
    for (Cell cell = 0; cell < 6; ++cell) puzzle.set_given(cell, cell + 1);
    const SearchOutcome all = engine::General().count(puzzle, {.limit = 0});
    ASSERT_GT(all.count, kNeverStuck);
    ASSERT_GT(all.nodes, 50U * 10);
    Relay relay({general(), dpll()});

    EXPECT_EQ(relay.count(puzzle, {.limit = 0}).count, all.count);
    EXPECT_EQ(relay.last_engine(), "general");
}

}  // namespace
}  // namespace sudokit::backend
