#include "capi/options.hpp"

#include <gtest/gtest.h>

#include "sudokit/whole_number.hpp"

namespace sudokit::capi {
namespace {

std::string fault_of(Options& options) {
    const auto fault = options.fault();
    return fault ? fault->message.in(Language::en) : std::string();
}

TEST(Options, NoneAreDefaults) {
    for (const char* text : {static_cast<const char*>(nullptr), "", "{}"}) {
        Options options(text);

        EXPECT_EQ(options.number("limit", 7), 7U);
        EXPECT_TRUE(options.flag("verify", true));
        EXPECT_EQ(options.text("engine"), std::nullopt);
        EXPECT_TRUE(options.words("only").empty());
        EXPECT_EQ(fault_of(options), "");
    }
}

TEST(Options, AreReadByName) {
    Options options(
        R"({"limit":3,"verify":false,"only":["a","b"],"without":"c,d","clues":"2..5"})");

    EXPECT_EQ(options.number("limit", 7), 3U);
    EXPECT_FALSE(options.flag("verify", true));
    EXPECT_EQ(options.words("only"), (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(options.words("without"), (std::vector<std::string>{"c", "d"}));
    const auto clues = options.range("clues", whole_number<std::uint32_t>);
    ASSERT_TRUE(clues);
    EXPECT_EQ(*clues, (Range<std::uint32_t>{2, 5}));
    EXPECT_EQ(fault_of(options), "");
}

TEST(Options, NullIsAsIfItWereNotThere) {
    Options options(R"({"limit":null})");

    EXPECT_EQ(options.number("limit", 7), 7U);
    EXPECT_EQ(fault_of(options), "");
}

TEST(Options, UnknownOnesAreFaultsWithTheirPlace) {
    Options options(R"({"limit":3,"odd":1})");

    EXPECT_EQ(options.number("limit", 7), 3U);
    const auto fault = options.fault();

    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->offset, 11U);
    EXPECT_EQ(fault->message.in(Language::fr), "option inconnue « odd »");
}

TEST(Options, WrongValuesAreFaultsAndReadAsDefaults) {
    Options options(R"({"limit":"3","verify":1,"rows":[1,-2],"consistency":"odd"})");

    EXPECT_EQ(options.number("limit", 7), 7U);
    EXPECT_EQ(fault_of(options), "option \"limit\": expected a whole number from 0 to " +
                                     std::to_string(Options::kMost));
    EXPECT_TRUE(options.flag("verify", true));
    EXPECT_EQ(options.numbers("rows"), std::nullopt);
    EXPECT_EQ(options.choice<int>("consistency", 5, {{"ac", 1}}), 5);
}

TEST(Options, WhatIsNoObjectIsAFault) {
    for (const char* text : {"[]", "3", "{", "{\"a\":}", "nothing", "{} {}"}) {
        Options options(text);

        EXPECT_NE(fault_of(options), "") << text;
    }
}

TEST(Options, ReadingNamesOneBoard) {
    Options one(R"({"box":"2x3","diagonal":true})");
    Options two(R"({"box":"2x3","latin":true})");

    const ReadOptions read = reading_options(one);
    const ReadOptions refused = reading_options(two);

    EXPECT_EQ(fault_of(one), "");
    ASSERT_TRUE(read.board);
    EXPECT_EQ(read.board->order(), 6U);
    EXPECT_TRUE(read.diagonals);
    EXPECT_NE(fault_of(two), "");
}

}  // namespace
}  // namespace sudokit::capi
