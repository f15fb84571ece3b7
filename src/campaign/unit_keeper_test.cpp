#include "campaign/unit_keeper.hpp"

#include <gtest/gtest.h>

#include "campaign/test_campaign.hpp"

namespace sudokit::campaign {
namespace {

constexpr std::uint64_t kMillisecond = 1'000'000;

// Remembers which units were said to be done.
class DoneUnits final : public Dispenser {
  public:
    [[nodiscard]] std::optional<Unit> next() override { return std::nullopt; }
    void done(const Unit& unit, std::uint64_t /*read*/, std::uint64_t /*kept*/) override {
        numbers.push_back(unit.number);
    }

    std::vector<std::uint64_t> numbers;
};

class KeptUnits : public testing::Test {
  protected:
    KeptUnits() { EXPECT_FALSE(segment.open(folder.path(), 0, 1)); }

    static void keep(UnitKeeper& keeper, std::uint64_t number, std::uint64_t nanoseconds = 1) {
        UnitResult result{std::to_string(number) + " ", 1, 1};
        EXPECT_FALSE(keeper.keep({Stage::input, number}, result, nanoseconds));
    }
    [[nodiscard]] std::string lines() const {
        return tests::text_in(lines_file(segment_files(folder.path()).front()));
    }

    tests::TestFolder folder;
    SegmentWriter segment;
    DoneUnits done;
};

TEST_F(KeptUnits, WaitForThoseBeforeThem) {
    UnitKeeper keeper(segment, done, Order::by_number);
    for (const std::uint64_t number : {2U, 0U, 3U}) keep(keeper, number);
    EXPECT_EQ(lines(), "0 ");
    EXPECT_EQ(done.numbers, std::vector<std::uint64_t>{0});
    keep(keeper, 1);
    EXPECT_EQ(lines(), "0 1 2 3 ");
    EXPECT_EQ(done.numbers, (std::vector<std::uint64_t>{0, 1, 2, 3}));
}

TEST_F(KeptUnits, ComeAsTheyAreDoneWhereOrderIsNotWanted) {
    UnitKeeper keeper(segment, done, Order::any);
    for (const std::uint64_t number : {2U, 0U, 3U}) keep(keeper, number);
    EXPECT_EQ(lines(), "2 0 3 ");
}

TEST_F(KeptUnits, DoNotWaitOnceTheyTookASecondTogether) {
    UnitKeeper keeper(segment, done, Order::by_number);
    keep(keeper, 0, 5000 * kMillisecond);
    keep(keeper, 2, 600 * kMillisecond);
    keep(keeper, 3, 400 * kMillisecond);
    EXPECT_EQ(lines(), "0 ");
    keep(keeper, 4, kMillisecond);
    EXPECT_EQ(lines(), "0 2 3 4 ");
    // There is no order to keep any more.
    keep(keeper, 6);
    EXPECT_EQ(lines(), "0 2 3 4 6 ");
}

TEST_F(KeptUnits, WaitASecondAnewAfterEachThatWasMissing) {
    UnitKeeper keeper(segment, done, Order::by_number);
    for (const std::uint64_t number : {1U, 0U, 3U, 2U, 5U, 4U}) {
        keep(keeper, number, 600 * kMillisecond);
    }
    EXPECT_EQ(lines(), "0 1 2 3 4 5 ");
}

TEST_F(KeptUnits, DoNotWaitWithMoreThan128MiB) {
    UnitKeeper keeper(segment, done, Order::by_number);
    const std::size_t half = std::size_t{64} << 20U;
    for (const std::uint64_t number : {1U, 2U}) {
        UnitResult result{std::string(half, 'x'), 1, 1};
        EXPECT_FALSE(keeper.keep({Stage::input, number}, result, 1));
    }
    EXPECT_EQ(lines().size(), 0U);
    keep(keeper, 3);
    EXPECT_EQ(lines().size(), 2 * half + 2);
}

TEST_F(KeptUnits, ThatStillWaitAtTheEndAreKept) {
    UnitKeeper keeper(segment, done, Order::by_number);
    for (const std::uint64_t number : {3U, 1U}) keep(keeper, number);
    EXPECT_EQ(lines(), "");
    EXPECT_FALSE(keeper.finish());
    EXPECT_EQ(lines(), "1 3 ");
    EXPECT_EQ(done.numbers, (std::vector<std::uint64_t>{1, 3}));
}

TEST_F(KeptUnits, AreNotTouchedByWhatBecomesOfTheResult) {
    UnitKeeper keeper(segment, done, Order::by_number);
    UnitResult result{"lines", 1, 1};
    EXPECT_FALSE(keeper.keep({Stage::input, 1}, result, 1));
    result.clear();
    result.lines = "other lines";
    keep(keeper, 0);
    EXPECT_EQ(lines(), "0 lines");
}

TEST_F(KeptUnits, LeaveTheirMemoryForOthersButNotMoreThan128MiB) {
    UnitKeeper keeper(segment, done, Order::by_number);
    const std::size_t most = std::size_t{100} << 20U;
    // Gives the memory that is there afterwards.
    const auto keep_large = [&](std::uint64_t number, std::size_t memory) {
        UnitResult result{"lines ", 1, 1};
        result.lines.reserve(memory);
        EXPECT_FALSE(keeper.keep({Stage::input, number}, result, 1));
        return result.lines.capacity();
    };
    EXPECT_LT(keep_large(1, most), most);
    EXPECT_LT(keep_large(2, most), most);
    keep(keeper, 0);
    EXPECT_GE(keep_large(4, 0), most);
    EXPECT_LT(keep_large(5, 0), most);
    keep(keeper, 3);
    EXPECT_EQ(lines(), "0 lines lines 3 lines lines ");
}

}  // namespace
}  // namespace sudokit::campaign
