#include "sudokit/unique_lines.hpp"

#include <map>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

namespace sudokit {
namespace {

using Counted = std::vector<std::pair<std::string, std::uint64_t>>;

Counted taken(UniqueLines& lines) {
    Counted out;
    EXPECT_TRUE(lines.take([&](std::string_view line, std::uint64_t times) {
        out.emplace_back(line, times);
        return true;
    }));
    return out;
}

// Lines of any bytes and lengths, many of them alike.
std::string some_line(Rng& rng) {
    std::string line(rng.below(30) * rng.below(30), 'x');
    for (char& c : line) c = static_cast<char>(rng.below(2));
    return line;
}

TEST(UniqueLines, AreSortedAndCounted) {
    UniqueLines lines({});
    for (const std::string_view line : {"b", "a", "", "b", "ab", "b"}) EXPECT_TRUE(lines.add(line));

    EXPECT_EQ(taken(lines), (Counted{{"", 1}, {"a", 1}, {"ab", 1}, {"b", 3}}));
    EXPECT_EQ(taken(lines), Counted());
}

TEST(UniqueLines, AreTheSameHoweverLittleMemoryThereIs) {
    for (const std::size_t memory : {std::size_t{1}, std::size_t{2000}, std::size_t{100'000}}) {
        Rng rng(memory);
        SCOPED_TRACE("seed " + std::to_string(memory));
        UniqueLines lines({.folder = ::testing::TempDir(), .memory = memory});
        std::map<std::string, std::uint64_t> expected;
        const int count = memory == 1 ? 500 : 5000;  // with 1, every line is a file of its own
        for (int i = 0; i < count; ++i) {
            const std::string line = some_line(rng);
            ASSERT_TRUE(lines.add(line));
            ++expected[line];
        }

        EXPECT_EQ(taken(lines), Counted(expected.begin(), expected.end()));
    }
}

TEST(UniqueLines, LinesMayBeLongerThanAnyBuffer) {
    UniqueLines lines({.folder = ::testing::TempDir(), .memory = 10});
    const std::string longest(1'000'000, 'y');
    EXPECT_TRUE(lines.add(longest));
    EXPECT_TRUE(lines.add("x"));
    EXPECT_TRUE(lines.add(longest));

    EXPECT_EQ(taken(lines), (Counted{{"x", 1}, {longest, 2}}));
}

TEST(UniqueLines, AFolderThatIsNotThereIsAFault) {
    UniqueLines lines({.folder = "/nowhere/at/all", .memory = 1});

    EXPECT_FALSE(lines.add("a"));
    EXPECT_EQ(lines.fault(), ENOENT);
    EXPECT_FALSE(lines.take([](std::string_view, std::uint64_t) { return true; }));
}

TEST(UniqueLines, TheSinkMayHaveEnough) {
    for (const std::size_t memory : {std::size_t{1}, std::size_t{1000}}) {
        UniqueLines lines({.folder = ::testing::TempDir(), .memory = memory});
        for (const std::string_view line : {"c", "b", "a"}) EXPECT_TRUE(lines.add(line));
        int seen = 0;
        EXPECT_TRUE(lines.take([&](std::string_view, std::uint64_t) { return ++seen < 2; }));
        EXPECT_EQ(seen, 2);
    }
}

}  // namespace
}  // namespace sudokit
