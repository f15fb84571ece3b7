#include "sudokit/text_width.hpp"

#include <gtest/gtest.h>

namespace sudokit {
namespace {

TEST(TextWidth, CountsCharactersNotBytes) {
    EXPECT_EQ(text_width(""), 0U);
    EXPECT_EQ(text_width("grid 9x9"), 8U);
    EXPECT_EQ(text_width("d\u00E9j\u00E0 \u2500\u253C\u2500"), 8U);
}

TEST(TextWidth, CodesOfColoursTakeNoRoom) {
    EXPECT_EQ(text_width("\x1b[1;32m5\x1b[0m."), 2U);
    EXPECT_EQ(text_width("ab\x1b[1;3"), 2U);
}

}  // namespace
}  // namespace sudokit
