#include "cli/json.hpp"

#include <gtest/gtest.h>

namespace sudokit::cli {
namespace {

TEST(Json, EscapesWhatJsonDoesNotAllow) {
    EXPECT_EQ(json_string("a\"b\\c\n\x01"), "\"a\\\"b\\\\c\\u000a\\u0001\"");
    EXPECT_EQ(json_string("h\xc3\xa9"), "\"h\xc3\xa9\"");
}

TEST(Json, ReplacesBytesThatAreNotUtf8) {
    EXPECT_EQ(json_string("\xff"), "\"\\ufffd\"");
    EXPECT_EQ(json_string("\xc3"), "\"\\ufffd\"");
    EXPECT_EQ(json_string("\xc0\x80"), "\"\\ufffd\\ufffd\"");
    EXPECT_EQ(json_string("\xed\xa0\x80x"), "\"\\ufffd\\ufffd\\ufffdx\"");
    EXPECT_EQ(json_string("\xf0\x9f\x98\x80"), "\"\xf0\x9f\x98\x80\"");
}

}  // namespace
}  // namespace sudokit::cli
