#include "sudokit/nearest.hpp"

#include <array>
#include <string>

#include <gtest/gtest.h>

namespace sudokit {
namespace {

constexpr std::array<std::string_view, 5> kWords = {"solve", "show", "format", "from", "count"};

TEST(Nearest, FindsTheWordThatWasMistyped) {
    EXPECT_EQ(nearest("slove", kWords), "solve");
    EXPECT_EQ(nearest("solvee", kWords), "solve");
    EXPECT_EQ(nearest("fromat", kWords), "format");
    EXPECT_EQ(nearest("cuont", kWords), "count");
}

TEST(Nearest, TakesTheBeginningOfAWord) { EXPECT_EQ(nearest("form", kWords), "format"); }

TEST(Nearest, FindsNothingForWhatIsNotAlike) {
    EXPECT_EQ(nearest("zebra", kWords), "");
    EXPECT_EQ(nearest("", kWords), "");
    EXPECT_EQ(nearest("x", kWords), "");
    EXPECT_EQ(nearest(std::string(100000, 's'), kWords), "");
}

}  // namespace
}  // namespace sudokit
