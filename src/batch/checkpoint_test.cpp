#include "batch/checkpoint.hpp"

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "base/test_folder.hpp"

namespace sudokit::batch {
namespace {

constexpr std::string_view kWork = "some work";

class CheckpointFile : public testing::Test {
  protected:
    void write(std::string_view text) const { std::ofstream(file) << text; }

    [[nodiscard]] std::string text() const {
        std::ostringstream out;
        out << std::ifstream(file).rdbuf();
        return out.str();
    }

    // What a run of 3 parts finds: how many are done and their sum, or what is wrong.
    [[nodiscard]] std::string found() const {
        Checkpoint checkpoint;
        auto fault = checkpoint.open(file);
        if (!fault) fault = checkpoint.begin(kWork, 3);
        if (fault) return fault->message.in(Language::en);
        return std::to_string(checkpoint.done()) + " " + checkpoint.sum().text();
    }

    tests::TestFolder folder;
    std::string file = folder.path("checkpoint.txt");
};

constexpr std::string_view kRefusal =
    "not the checkpoint of this count: remove it, or name another file";

TEST_F(CheckpointFile, KeepsWhatWasAdded) {
    {
        Checkpoint checkpoint;
        ASSERT_FALSE(checkpoint.open(file));
        ASSERT_FALSE(checkpoint.begin(kWork, 3));
        EXPECT_FALSE(checkpoint.add(2, Natural(5)));
        EXPECT_FALSE(checkpoint.add(0, Natural(40)));

        EXPECT_TRUE(checkpoint.has(2));
        EXPECT_FALSE(checkpoint.has(1));
    }

    EXPECT_EQ(found(), "2 45");
    EXPECT_EQ(text(), "some work, 3 parts\n2 5\n0 40\n");
}

TEST_F(CheckpointFile, ALineThatWasCutOffDoesNotCount) {
    write("some work, 3 parts\n1 17\n2 123");

    EXPECT_EQ(found(), "1 17");
    EXPECT_EQ(text(), "some work, 3 parts\n1 17\n");
}

TEST_F(CheckpointFile, AHeadingThatWasCutOffIsCompleted) {
    write("some wo");

    EXPECT_EQ(found(), "0 0");
    EXPECT_EQ(text(), "some work, 3 parts\n");
}

TEST_F(CheckpointFile, OfOtherWorkIsRefusedAndLeftAsItIs) {
    for (const std::string_view other :
         {"other work, 3 parts\n", "some work, 4 parts\n", "some work, 3 parts\n3 1\n",
          "some work, 3 parts\n1 x\n", "some work, 3 parts\n1\n", "some work, 3 parts\n1 1\n1 1\n",
          "my thesis"}) {
        write(other);

        EXPECT_EQ(found(), kRefusal) << other;
        EXPECT_EQ(text(), other);
    }
}

TEST_F(CheckpointFile, IsForOneRunAtATime) {
    Checkpoint checkpoint;
    ASSERT_FALSE(checkpoint.open(file));

    EXPECT_EQ(found(), "another run is writing this checkpoint");
}

TEST_F(CheckpointFile, WhatCannotBeWrittenIsSaid) {
    Checkpoint checkpoint;

    const auto fault = checkpoint.open(folder.path());

    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->message.in(Language::en), "cannot be written: it is a directory");
}

TEST(Checkpoint, WithoutAFileIsInMemoryOnly) {
    Checkpoint checkpoint;

    ASSERT_FALSE(checkpoint.begin(kWork, 2));
    EXPECT_FALSE(checkpoint.add(1, Natural(7)));
    EXPECT_EQ(checkpoint.sum(), Natural(7));
    EXPECT_EQ(checkpoint.done(), 1U);
}

}  // namespace
}  // namespace sudokit::batch
