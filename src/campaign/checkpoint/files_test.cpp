#include "campaign/checkpoint/files.hpp"

#include <filesystem>

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "campaign/test_campaign.hpp"

namespace sudokit::campaign {
namespace {

using tests::text_in;
using tests::write_text;

class NewFiles : public testing::Test {
  protected:
    [[nodiscard]] std::size_t files() const {
        return static_cast<std::size_t>(
            std::distance(std::filesystem::directory_iterator(folder.path()), {}));
    }
    // The bytes that the file takes on the disk.
    [[nodiscard]] std::int64_t room() const {
        struct stat info {};
        EXPECT_EQ(::stat(file.c_str(), &info), 0);
        return info.st_blocks * 512;
    }

    tests::TestFolder folder;
    const std::string file = folder.path("file");
};

TEST_F(NewFiles, WhatAKilledProcessLeftIsWrittenOver) {
    write_text(file + ".part", "something longer than what comes");
    EXPECT_FALSE(replace_text(file, "new"));
    EXPECT_EQ(text_in(file), "new");
    EXPECT_EQ(files(), 1U);
}

TEST_F(NewFiles, TwoCanBeMadeAtOnce) {
    {
        NewFile one;
        NewFile other;
        NewFile third;
        for (NewFile* made : {&one, &other, &third}) ASSERT_FALSE(made->open(file));
        EXPECT_EQ(files(), 3U);
        EXPECT_FALSE(one.write("one"));
        EXPECT_FALSE(other.write("other"));
        EXPECT_FALSE(other.publish());
        EXPECT_EQ(text_in(file), "other");
        EXPECT_FALSE(one.publish(Safety::none));
    }
    EXPECT_EQ(text_in(file), "one");
    EXPECT_EQ(files(), 1U) << "the third was never complete";
}

TEST_F(NewFiles, GrowAndGiveBackTheRoomTheyHadAskedFor) {
    const std::string piece(300'000, 'x');
    std::string wanted;
    {
        GrowingFile grown;
        ASSERT_EQ(*grown.open(file), true);
        for (int i = 0; i < 10; ++i) {
            ASSERT_FALSE(grown.append(piece));
            wanted += piece;
        }
        EXPECT_EQ(text_in(file), wanted);
        EXPECT_FALSE(grown.sync());
        GrowingFile other;
        EXPECT_EQ(*other.open(file), false);
    }
    EXPECT_EQ(text_in(file), wanted);
    EXPECT_LT(room(), 3'200'000);
}

TEST_F(NewFiles, GiveBackRoomBeforeTheyAreClosedToo) {
    GrowingFile grown;
    ASSERT_EQ(*grown.open(file), true);
    ASSERT_FALSE(grown.append(std::string(2'000'000, 'x')));
    grown.give_back();
    EXPECT_LT(room(), 2'200'000);
    ASSERT_FALSE(grown.append("y"));
    EXPECT_EQ(text_in(file), std::string(2'000'000, 'x') + "y");
}

TEST_F(NewFiles, ThatAreNotOursAreNotRemoved) {
    write_text(file, "somebody's");
    GrowingFile grown;
    ASSERT_EQ(*grown.open(file), false);
    grown.remove();
    EXPECT_EQ(text_in(file), "somebody's");
}

TEST_F(NewFiles, AreCutBackToWhatTheyWere) {
    GrowingFile grown;
    ASSERT_EQ(*grown.open(file), true);
    ASSERT_FALSE(grown.append("one two"));
    grown.cut_back(4);
    EXPECT_EQ(grown.size(), 4U);
    ASSERT_FALSE(grown.append("three"));
    EXPECT_EQ(text_in(file), "one three");
    grown.remove();
    EXPECT_EQ(files(), 0U);
}

TEST_F(NewFiles, CanHaveAnotherName) {
    const std::string way = folder.path("way");
    const std::string name = folder.path("name");
    write_text(file, "lines");
    write_text(name, "others");
    write_text(way, "by somebody who was killed");
    for (int i = 0; i < 2; ++i) {
        const auto given = give_name(file, way, name);
        ASSERT_TRUE(given);
        EXPECT_TRUE(*given);
        EXPECT_TRUE(std::filesystem::equivalent(file, name));
        EXPECT_EQ(files(), 2U);
    }
    EXPECT_EQ(text_in(name), "lines");
}

TEST_F(NewFiles, HaveAnotherNameThemselvesWhereTheirOwnIsALink) {
    const std::string name = folder.path("name");
    ASSERT_FALSE(make_folders(folder.path("elsewhere")));
    write_text(folder.path("elsewhere/file"), "lines");
    std::filesystem::create_symlink("elsewhere/file", file);
    const auto given = give_name(file, folder.path("way"), name);
    ASSERT_TRUE(given);
    EXPECT_TRUE(*given);
    EXPECT_FALSE(std::filesystem::is_symlink(name));
    EXPECT_EQ(text_in(name), "lines");
}

TEST_F(NewFiles, HaveOneNameOnlyWhereTheSystemCannotGiveAnother) {
    write_text(file, "lines");
    const auto given = give_name(file, folder.path("none/way"), folder.path("name"));
    ASSERT_TRUE(given);
    EXPECT_FALSE(*given);
    EXPECT_FALSE(give_name(file, folder.path("way"), folder.path("none/name")));
    EXPECT_FALSE(give_name(folder.path("none"), folder.path("way"), folder.path("name")));
    EXPECT_EQ(files(), 1U);
}

TEST_F(NewFiles, FoldersAreMadeAsFarAsTheyAreMissing) {
    EXPECT_FALSE(make_folders(folder.path("a/b/c")));
    EXPECT_FALSE(make_folders(folder.path("a/b")));
    EXPECT_TRUE(std::filesystem::is_directory(folder.path("a/b/c")));
    write_text(file, "");
    EXPECT_TRUE(make_folders(file + "/under/a/file"));
}

TEST_F(NewFiles, PiecesAreAllOfAFile) {
    std::string text;
    for (int i = 0; i < 100'000; ++i) text += std::to_string(i) + " ";
    write_text(file, text);
    const auto opened = open_to_read(file);
    ASSERT_TRUE(opened);
    PieceReader pieces;

    std::string read;
    for (;;) {
        const auto piece = pieces.read(*opened, read.size(), text.size());
        ASSERT_TRUE(piece);
        if (piece->empty()) break;
        read += *piece;
    }

    EXPECT_EQ(read, text);
    EXPECT_EQ(pieces.read(*opened, 10, 5), text.substr(10, 5));
    EXPECT_EQ(pieces.read(*opened, text.size() - 3, 5), text.substr(text.size() - 3));
    EXPECT_FALSE(pieces.read(Descriptor(), 0, 5));
}

}  // namespace
}  // namespace sudokit::campaign
