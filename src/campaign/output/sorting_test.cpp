#include "campaign/output/sorting.hpp"

#include <set>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "base/test_folder.hpp"

namespace sudokit::campaign {
namespace {

// Units with random lines of different lengths, many of them equal.
class SortedUnits : public testing::Test {
  protected:
    SortedUnits() {
        const std::string& folder = place.path();
        SegmentWriter writer;
        EXPECT_FALSE(writer.open(folder, 0, 1));
        Rng rng(5);
        for (std::uint64_t unit = 0; unit < 20; ++unit) {
            UnitResult result;
            for (std::uint64_t i = rng.below(60); i > 0; --i) {
                std::string line = std::to_string(rng.below(3000));
                line.append(rng.below(3) == 0 ? rng.below(9000) : rng.below(20), 'x');
                lines.insert(line);
                result.lines += line + "\n";
            }
            EXPECT_TRUE(sort_lines(result.lines, {}));
            EXPECT_FALSE(writer.append({Stage::input, unit}, result, 0));
        }
        survey.segments = segment_files(folder);
        survey.places[0].resize(20);
        EXPECT_FALSE(scan_segment(
            survey.segments.front(), [](const Unit&) { return Look::lines; },
            [&](const SeenRecord& record) {
                survey.places[0][record.head.unit.number] = RecordPlace{
                    0, record.at, record.head.offset, record.head.size, record.head.checksum};
                return true;
            },
            [](const Damage&) { FAIL(); }));
    }

    tests::TestFolder place;
    Survey survey;
    std::set<std::string> lines;
};

TEST_F(SortedUnits, BucketsBehindEachOtherAreAllLinesInOrder) {
    std::string wanted;
    for (const std::string& line : lines) wanted += line + "\n";
    for (const std::uint64_t bytes : {5000U, 20'000U, 100'000U, 100'000'000U}) {
        const auto buckets = cut_lines(survey, bytes, {});
        ASSERT_TRUE(buckets);
        EXPECT_EQ(buckets->count() > 1, bytes < 1'000'000) << bytes;
        std::string found;
        for (std::uint64_t bucket = 0; bucket < buckets->count(); ++bucket) {
            const auto sorted = sorted_bucket(survey, *buckets, bucket, {});
            ASSERT_TRUE(sorted && *sorted);
            found += (*sorted)->lines;
        }
        EXPECT_EQ(found, wanted) << bytes;
        EXPECT_EQ(Buckets::read(buckets->text())->cuts, buckets->cuts);
    }
}

TEST_F(SortedUnits, DeadlinesAreKept) {
    const Deadline passed([](const void*) { return true; }, nullptr);
    const auto buckets = cut_lines(survey, 5000, passed);
    ASSERT_FALSE(buckets);
    EXPECT_EQ(buckets.error().code, ErrorCode::stopped);
    std::string some = "b\na\n";
    EXPECT_EQ(sort_lines(some, passed), std::nullopt);
    EXPECT_EQ(some, "b\na\n");
}

TEST(SortLines, ManyAreSortedInPieces) {
    Rng rng(7);
    std::set<std::string> wanted;
    std::string lines;
    for (int i = 0; i < 200'000; ++i) {
        const std::string line = std::to_string(rng.below(150'000));
        wanted.insert(line);
        lines += line + "\n";
    }
    std::string sorted;
    for (const std::string& line : wanted) sorted += line + "\n";
    EXPECT_EQ(sort_lines(lines, {}), wanted.size());
    EXPECT_EQ(lines, sorted);
}

TEST(SortLines, LeavesEachOnce) {
    std::string lines = "b\na\nb\n\na\n";
    EXPECT_EQ(sort_lines(lines, {}), 3U);
    EXPECT_EQ(lines, "\na\nb\n");
}

}  // namespace
}  // namespace sudokit::campaign
