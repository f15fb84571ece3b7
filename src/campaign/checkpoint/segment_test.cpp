#include "campaign/checkpoint/segment.hpp"

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "base/test_folder.hpp"
#include "base/test_rounds.hpp"

namespace sudokit::campaign {
namespace {

constexpr std::uint64_t kCampaign = 42;

class SegmentFile : public testing::Test {
  protected:
    void write(std::uint64_t units) const {
        SegmentWriter writer;
        ASSERT_FALSE(writer.open(folder, 3, kCampaign));
        for (std::uint64_t unit = 0; unit < units; ++unit) {
            const std::string lines(100 * unit, static_cast<char>('a' + unit % 26));
            ASSERT_FALSE(writer.append({Stage::input, unit}, {lines, 7, unit}, 5));
        }
        ASSERT_FALSE(writer.sync());
    }

    [[nodiscard]] std::string bytes() const {
        std::ostringstream out;
        out << std::ifstream(segment_files(folder).front(), std::ios::binary).rdbuf();
        return out.str();
    }

    void set_bytes(std::string_view bytes) const {
        std::ofstream(segment_files(folder).front(), std::ios::binary) << bytes;
    }

    // The units that are sound, and how many places are damaged.
    struct Found {
        std::vector<std::uint64_t> units;
        std::size_t damaged = 0;
    };
    [[nodiscard]] Found look(Look look) const {
        Found found;
        const auto fault = scan_segment(
            segment_files(folder).front(), [look](const Unit&) { return look; },
            [&](const SeenRecord& record) {
                EXPECT_EQ(record.head.campaign, kCampaign);
                if (record.is_sound) found.units.push_back(record.head.unit.number);
                return true;
            },
            [&](const Damage&) { ++found.damaged; });
        EXPECT_FALSE(fault);
        return found;
    }

    tests::TestFolder place;
    const std::string& folder = place.path();
};

TEST_F(SegmentFile, GivesBackWhatWasAppended) {
    write(4);
    EXPECT_EQ(look(Look::lines).units, (std::vector<std::uint64_t>{0, 1, 2, 3}));
    EXPECT_EQ(look(Look::heads).units, (std::vector<std::uint64_t>{0, 1, 2, 3}));
    EXPECT_EQ(look(Look::lines).damaged, 0U);
    EXPECT_EQ(bytes().size(), 4 * kHeadBytes + 600);
}

TEST_F(SegmentFile, EveryRunHasItsOwn) {
    write(1);
    write(1);
    const auto files = segment_files(folder);
    ASSERT_EQ(files.size(), 2U);
    EXPECT_TRUE(files[0].ends_with("units-00003-0000"));
    EXPECT_TRUE(files[1].ends_with("units-00003-0001"));
}

TEST_F(SegmentFile, AnEmptyOneGoes) {
    write(0);
    EXPECT_TRUE(segment_files(folder).empty());
}

TEST_F(SegmentFile, CutOffAnywhereItLosesTheLastRecordOnly) {
    write(3);
    const std::string whole = bytes();
    for (std::size_t size = 0; size < whole.size(); ++size) {
        set_bytes(whole.substr(0, size));
        const Found found = look(Look::lines);
        const std::size_t wanted = size < kHeadBytes ? 0 : size < 2 * kHeadBytes + 100 ? 1 : 2;
        EXPECT_EQ(found.units.size(), wanted) << size;
    }
}

TEST_F(SegmentFile, ABitThatChangesCostsOneRecordWhereverItIs) {
    write(5);
    const std::string whole = bytes();
    Rng rng(1);
    for (int round = 0; round < tests::test_rounds(300); ++round) {
        std::string changed = whole;
        const std::size_t bit = rng.below(8 * whole.size());
        changed[bit / 8] = static_cast<char>(changed[bit / 8] ^ (1 << (bit % 8)));
        set_bytes(changed);
        const Found found = look(Look::lines);
        EXPECT_EQ(found.units.size(), 4U) << bit;
        EXPECT_EQ(found.damaged, 1U) << bit;
    }
}

// Lines are read in pieces of 1 MiB.
TEST_F(SegmentFile, ABitThatChangesInAnyPieceIsFound) {
    constexpr std::size_t kPiece = std::size_t{1} << 20U;
    for (const std::size_t size : {kPiece - 1, kPiece, kPiece + 1, 3 * kPiece + 1000}) {
        const tests::TestFolder other;
        SegmentWriter writer;
        ASSERT_FALSE(writer.open(other.path(), 0, kCampaign));
        ASSERT_FALSE(writer.append({Stage::input, 0}, {std::string(size, 'x'), 1, 1}, 5));
        const std::string file = segment_files(other.path()).front();
        const auto are_sound = [&] {
            bool sound = false;
            EXPECT_FALSE(scan_segment(
                file, [](const Unit&) { return Look::lines; },
                [&](const SeenRecord& record) { return sound = record.is_sound; },
                [](const Damage&) {}));
            return sound;
        };
        EXPECT_TRUE(are_sound()) << size;
        for (const std::size_t at : {std::size_t{0}, kPiece - 2, size / 2, size - 1}) {
            std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
            const auto byte = static_cast<std::streamoff>(kHeadBytes + at);
            bytes.seekp(byte).put('y').flush();
            EXPECT_FALSE(are_sound()) << size << " " << at;
            bytes.seekp(byte).put('x').flush();
        }
        EXPECT_TRUE(are_sound()) << size;
    }
}

}  // namespace
}  // namespace sudokit::campaign
