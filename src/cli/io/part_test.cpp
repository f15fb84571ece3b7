#include "cli/io/part.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/io/system.hpp"
#include "cli/stream/picture_folder.hpp"

namespace sudokit::cli {
namespace {

namespace fs = std::filesystem;

// An empty directory for each test.
class PartTest : public testing::Test {
  protected:
    PartTest() {
        std::string name = testing::TempDir() + "/part_test-XXXXXX";
        folder_ = ::mkdtemp(name.data());
    }
    ~PartTest() override { fs::remove_all(folder_); }

    [[nodiscard]] std::string path(const std::string& name) const { return folder_ + "/" + name; }

    void put(const std::string& name, const std::string& text) const {
        std::ofstream(path(name)) << text;
    }

    [[nodiscard]] std::string text(const std::string& name) const {
        std::ifstream file(path(name));
        return {std::istreambuf_iterator<char>(file), {}};
    }

    [[nodiscard]] std::set<std::string> names() const {
        std::set<std::string> all;
        for (const auto& entry : fs::directory_iterator(folder_)) {
            all.insert(entry.path().filename().string());
        }
        return all;
    }

  private:
    std::string folder_;
};

using Names = std::set<std::string>;

TEST_F(PartTest, GetsItsNameOnceItIsPublished) {
    put("out", "before");
    PartFile part;

    ASSERT_EQ(part.open(path("out")), 0);
    ASSERT_EQ(write_all(part.descriptor(), "after"), 0);
    EXPECT_EQ(text("out"), "before");
    EXPECT_TRUE(part.name().starts_with(path("out.part-"))) << part.name();
    ASSERT_EQ(part.publish(), 0);

    EXPECT_EQ(text("out"), "after");
    EXPECT_EQ(names(), Names{"out"});
}

TEST_F(PartTest, LeavesNothingUnlessItIsPublishedOrKept) {
    put("out", "before");
    {
        PartFile part;
        ASSERT_EQ(part.open(path("out")), 0);
        ASSERT_EQ(write_all(part.descriptor(), "half"), 0);
        PartFolder folder;
        ASSERT_EQ(folder.open(path("folder")), 0);
        ASSERT_EQ(replace_file(folder.name() + "/inside", "half"), 0);
    }

    EXPECT_EQ(text("out"), "before");
    EXPECT_EQ(names(), Names{"out"});
}

TEST_F(PartTest, PartsOfOneFileAreFilesOfTheirOwn) {
    PartFile first;
    PartFile second;
    ASSERT_EQ(first.open(path("out")), 0);
    ASSERT_EQ(second.open(path("out")), 0);

    ASSERT_EQ(write_all(first.descriptor(), "first"), 0);
    ASSERT_EQ(write_all(second.descriptor(), "second"), 0);
    ASSERT_EQ(first.publish(), 0);
    EXPECT_EQ(text("out"), "first");
    ASSERT_EQ(second.publish(), 0);

    EXPECT_EQ(text("out"), "second");
    EXPECT_EQ(names(), Names{"out"});
}

TEST_F(PartTest, WhatIsKeptReplacesALinkRatherThanFollowIt) {
    put("precious", "untouched");
    fs::create_symlink(path("precious"), path("out.part"));
    PartFile part;
    ASSERT_EQ(part.open(path("out")), 0);
    ASSERT_EQ(write_all(part.descriptor(), "half"), 0);

    EXPECT_EQ(part.keep(), path("out.part"));

    EXPECT_EQ(text("precious"), "untouched");
    EXPECT_EQ(text("out.part"), "half");
    EXPECT_EQ(names(), (Names{"out.part", "precious"}));
}

TEST_F(PartTest, NothingIsKeptOfAnEmptyFile) {
    PartFile part;
    ASSERT_EQ(part.open(path("out")), 0);

    EXPECT_EQ(part.keep(), "");

    EXPECT_EQ(names(), Names{});
}

TEST_F(PartTest, WhatCannotHaveThatNameIsKeptUnderItsOwn) {
    fs::create_directory(path("out.part"));
    PartFile part;
    ASSERT_EQ(part.open(path("out")), 0);
    ASSERT_EQ(write_all(part.descriptor(), "half"), 0);
    const std::string name = part.name();

    EXPECT_EQ(part.keep(), name);

    EXPECT_TRUE(fs::exists(name));
}

TEST_F(PartTest, HasThePermissionsOfANewFileOrOfTheOneItReplaces) {
    put("old", "");
    ASSERT_EQ(::chmod(path("old").c_str(), 0640), 0);
    const mode_t mask = ::umask(027);

    ASSERT_EQ(replace_file(path("old"), "x"), 0);
    ASSERT_EQ(replace_file(path("new"), "x"), 0);
    ::umask(mask);

    struct stat info {};
    ASSERT_EQ(::stat(path("old").c_str(), &info), 0);
    EXPECT_EQ(info.st_mode & 0777U, 0640U);
    ASSERT_EQ(::stat(path("new").c_str(), &info), 0);
    EXPECT_EQ(info.st_mode & 0777U, 0640U);
}

TEST_F(PartTest, NamesAsLongAsTheyMayBeHaveParts) {
    const std::string name(255, 'n');

    ASSERT_EQ(replace_file(path(name), "x"), 0);

    EXPECT_EQ(names(), Names{name});
}

TEST_F(PartTest, TellsWhyThereIsNone) {
    EXPECT_EQ(PartFile().open(path("no/out")), ENOENT);
    EXPECT_EQ(PartFolder().open(path("no/out")), ENOENT);
}

TEST_F(PartTest, ADirectoryTakesThePlaceOfAnother) {
    fs::create_directory(path("out"));
    put("out/old", "");
    PartFolder part;
    ASSERT_EQ(part.open(path("out")), 0);
    ASSERT_EQ(replace_file(part.name() + "/new", "x"), 0);

    ASSERT_EQ(part.publish(), 0);

    EXPECT_EQ(names(), Names{"out"});
    EXPECT_FALSE(fs::exists(path("out/old")));
    EXPECT_EQ(text("out/new"), "x");
}

TEST_F(PartTest, AllOfThemAreRemovedAtOnce) {
    put("out", "before");
    PartFile file;
    PartFile published;
    PartFolder folder;
    ASSERT_EQ(file.open(path("out")), 0);
    ASSERT_EQ(published.open(path("done")), 0);
    ASSERT_EQ(published.publish(), 0);
    ASSERT_EQ(folder.open(path("folder")), 0);
    ASSERT_EQ(replace_file(folder.name() + "/inside", "half"), 0);

    Part::remove_all();

    EXPECT_EQ(names(), (Names{"done", "out"}));
}

TEST(PictureName, IsWhatWeGivePicturesAndNothingElse) {
    for (const auto* ours : {"0001.svg", "9999.svg", "12345.svg", "0003-012-naked-pair.svg",
                             "0001-1000-end.svg", "0001-001-fish-2.svg"}) {
        EXPECT_TRUE(is_picture_name(ours)) << ours;
    }
    for (const auto* other :
         {"", ".svg", "1.svg", "0001.png", "00001.svg", "0001.SVG", "a0001.svg", "0001-.svg",
          "0001-notes.svg", "0001-01-end.svg", "0001-001.svg", "0001-001-.svg", "0001-001-End.svg",
          "0001-001-the end.svg", "0001.svg.part-abcdefgh", "2024-holiday.svg"}) {
        EXPECT_FALSE(is_picture_name(other)) << other;
    }
}

}  // namespace
}  // namespace sudokit::cli
