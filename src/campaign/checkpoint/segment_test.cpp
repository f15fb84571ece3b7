#include "campaign/checkpoint/segment.hpp"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "base/test_rounds.hpp"
#include "campaign/test_campaign.hpp"

namespace sudokit::campaign {
namespace {

using tests::text_in;
using tests::write_text;

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

    [[nodiscard]] std::string segment() const { return segment_files(folder).front(); }
    [[nodiscard]] std::string lines() const { return lines_file(segment()); }

    // The units that are sound, and how many places are damaged.
    struct Found {
        std::vector<std::uint64_t> units;
        std::size_t damaged = 0;
    };
    [[nodiscard]] Found look(Look look) const {
        Found found;
        const auto fault = scan_segment(
            segment(), [look](const Unit&) { return look; },
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
    EXPECT_EQ(text_in(segment()).size(), 4 * kHeadBytes);
    EXPECT_EQ(text_in(lines()),
              std::string(100, 'b') + std::string(200, 'c') + std::string(300, 'd'));
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
    EXPECT_TRUE(std::filesystem::is_empty(folder));
}

TEST_F(SegmentFile, LinesThatAreThereAlreadyAreLeftAlone) {
    write_text(folder + "/lines-00003-0000", "somebody's output\n");
    write(2);
    EXPECT_TRUE(segment().ends_with("units-00003-0001"));
    EXPECT_EQ(segment_files(folder).size(), 1U);
    EXPECT_EQ(text_in(folder + "/lines-00003-0000"), "somebody's output\n");
}

TEST_F(SegmentFile, CutOffAnywhereItLosesTheLastHeadOnly) {
    write(3);
    const std::string whole = text_in(segment());
    for (std::size_t size = 0; size < whole.size(); ++size) {
        write_text(segment(), whole.substr(0, size));
        const Found found = look(Look::lines);
        EXPECT_EQ(found.units.size(), size / kHeadBytes) << size;
        EXPECT_EQ(found.damaged, size % kHeadBytes == 0 ? 0U : 1U) << size;
    }
}

TEST_F(SegmentFile, LinesThatAreCutOffCostTheUnitsTheyWereOf) {
    write(4);
    const std::string whole = text_in(lines());
    for (const Look how : {Look::heads, Look::lines}) {
        for (const std::size_t size : {0U, 1U, 99U, 100U, 299U, 300U, 599U, 600U}) {
            write_text(lines(), whole.substr(0, size));
            const std::size_t sound = size < 100 ? 1 : size < 300 ? 2 : size < 600 ? 3 : 4;
            const Found found = look(how);
            EXPECT_EQ(found.units.size(), sound) << size;
            EXPECT_EQ(found.damaged, 4 - sound) << size;
        }
    }
    std::filesystem::remove(lines());
    EXPECT_EQ(look(Look::heads).units, std::vector<std::uint64_t>{0});
}

TEST_F(SegmentFile, LinesThatCannotBeReadAreNotTakenForDamagedOnes) {
    write(2);
    std::filesystem::remove(lines());
    std::filesystem::create_directory(lines());
    const auto fault = scan_segment(
        segment(), [](const Unit&) { return Look::heads; }, [](const SeenRecord&) { return true; },
        [](const Damage&) { FAIL(); });
    ASSERT_TRUE(fault);
    EXPECT_NE(fault->message.in(Language::en).find(lines()), std::string::npos);
}

TEST_F(SegmentFile, ABitThatChangesCostsOneUnitWhereverItIs) {
    write(5);
    Rng rng(1);
    for (const std::string& file : {segment(), lines()}) {
        const std::string whole = text_in(file);
        for (int round = 0; round < tests::test_rounds(200); ++round) {
            std::string changed = whole;
            const std::size_t bit = rng.below(8 * whole.size());
            changed[bit / 8] = static_cast<char>(changed[bit / 8] ^ (1 << (bit % 8)));
            write_text(file, changed);
            const Found found = look(Look::lines);
            EXPECT_EQ(found.units.size(), 4U) << file << " " << bit;
            EXPECT_EQ(found.damaged, 1U) << file << " " << bit;
        }
        write_text(file, whole);
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
            std::fstream bytes(lines_file(file), std::ios::in | std::ios::out | std::ios::binary);
            const auto byte = static_cast<std::streamoff>(at);
            bytes.seekp(byte).put('y').flush();
            EXPECT_FALSE(are_sound()) << size << " " << at;
            bytes.seekp(byte).put('x').flush();
        }
        EXPECT_TRUE(are_sound()) << size;
    }
}

}  // namespace
}  // namespace sudokit::campaign
