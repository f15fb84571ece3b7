#include "base/json.hpp"

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

namespace sudokit::json {
namespace {

Value parsed(std::string_view text) {
    auto value = parse(text);
    EXPECT_TRUE(value.has_value())
        << text << ": " << (value ? "" : value.error().message.in(Language::en));
    return value ? *std::move(value) : Value{};
}

TEST(Json, ReadsEveryKindOfValueWithItsOffset) {
    const Value root = parsed(R"( {"a": [1, true, null], "b": "x", "a": false} )");

    ASSERT_NE(root.object(), nullptr);
    EXPECT_EQ(root.offset, 1U);
    ASSERT_EQ(root.object()->size(), 3U);
    const Member& first = root.object()->front();
    EXPECT_EQ(first.name, "a");
    EXPECT_EQ(first.offset, 2U);
    ASSERT_NE(first.value.array(), nullptr);
    EXPECT_EQ(first.value.array()->at(0).integer(), 1);
    EXPECT_TRUE(*first.value.array()->at(1).boolean());
    EXPECT_TRUE(first.value.array()->at(2).is_null());
    EXPECT_EQ(first.value.array()->at(2).offset, 17U);
    EXPECT_EQ(*find(*root.object(), "b")->string(), "x");
    EXPECT_FALSE(*find(*root.object(), "a")->boolean());
    EXPECT_EQ(find(*root.object(), "c"), nullptr);
}

TEST(Json, IntegersAreExactToTheLastThatFits) {
    EXPECT_EQ(parsed("9223372036854775807").integer(), INT64_MAX);
    EXPECT_EQ(parsed("-9223372036854775808").integer(), INT64_MIN);
    EXPECT_EQ(parsed("-0").integer(), 0);
    EXPECT_FALSE(parsed("9223372036854775808").integer().has_value());
    EXPECT_FALSE(parsed("-9223372036854775809").integer().has_value());
    EXPECT_FALSE(parsed("1.0").integer().has_value());
    EXPECT_FALSE(parsed("1e2").integer().has_value());
    EXPECT_FALSE(parsed("\"1\"").integer().has_value());
}

double number(std::string_view text) { return std::get<Number>(parsed(text).content).value; }

TEST(Json, NumbersWithFractionAndExponentAreDoubles) {
    EXPECT_DOUBLE_EQ(number("-12.5"), -12.5);
    EXPECT_DOUBLE_EQ(number("1.25e2"), 125);
    EXPECT_DOUBLE_EQ(number("5E-1"), 0.5);
    EXPECT_DOUBLE_EQ(number("2e+3"), 2000);
    EXPECT_DOUBLE_EQ(number("9223372036854775808"), 9223372036854775808.0);
    EXPECT_EQ(number("1e-999999999999"), 0);
    EXPECT_EQ(number("0e999999999999"), 0);
}

TEST(Json, EscapesStandForTheirCharacters) {
    EXPECT_EQ(*parsed(R"("\"\\\/\b\f\n\r\t")").string(), "\"\\/\b\f\n\r\t");
    EXPECT_EQ(*parsed(R"("\u0041\u00e9\u20AC\ud83d\uDE00")").string(),
              "A\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80");
    EXPECT_EQ(parsed(R"("\u0000")").string()->size(), 1U);
}

struct BadCase {
    std::string_view text;
    std::size_t offset;
    std::string_view message;
};

TEST(Json, FaultsNameThePlaceAndWhatWasExpected) {
    constexpr std::string_view kEnd = "the JSON text ends too early";
    const BadCase cases[] = {
        {"", 0, kEnd},
        {"  ", 2, kEnd},
        {"nul", 0, "expected a JSON value"},
        {"truE", 0, "expected a JSON value"},
        {"+1", 0, "expected a JSON value"},
        {"'a'", 0, "expected a JSON value"},
        {"[1,]", 3, "expected a JSON value"},
        {"[1 2]", 3, "expected ',' or ']'"},
        {"[1", 2, kEnd},
        {"[", 1, kEnd},
        {R"({"a":1 "b":2})", 7, "expected ',' or '}'"},
        {R"({"a":1,})", 7, "expected a name in quotes"},
        {R"({a:1})", 1, "expected a name in quotes"},
        {R"({"a" 1})", 5, "expected ':' after the name"},
        {R"({"a")", 4, kEnd},
        {"{", 1, kEnd},
        {"01", 0, "a JSON number has no leading zeros"},
        {"-01", 1, "a JSON number has no leading zeros"},
        {"-", 1, kEnd},
        {"-a", 1, "expected a decimal digit"},
        {"1.", 2, kEnd},
        {"1.e1", 2, "expected a decimal digit"},
        {"1e", 2, kEnd},
        {"1e+a", 3, "expected a decimal digit"},
        {"\"ab", 3, kEnd},
        {"\"a\n\"", 2, "control characters must be escaped in JSON strings"},
        {R"("a\x")", 2, "unknown escape in a JSON string"},
        {"\"\\", 2, kEnd},
        {R"("\u12G4")", 5, "expected four hexadecimal digits"},
        {R"("\u12)", 5, kEnd},
        {R"("\ud83d")", 1, "expected both halves of a surrogate pair"},
        {R"("\ud83d\u0041")", 1, "expected both halves of a surrogate pair"},
        {R"("\ude00")", 1, "expected both halves of a surrogate pair"},
        {"\"\xFF\"", 1, "expected UTF-8 text"},
        {"1 2", 2, "expected nothing more after the JSON value"},
        {"\xEF\xBB\xBF{}", 0, "expected a JSON value"},
    };
    for (const BadCase& bad : cases) {
        const auto value = parse(bad.text);

        ASSERT_FALSE(value.has_value()) << bad.text;
        EXPECT_EQ(value.error().message.in(Language::en), bad.message) << bad.text;
        EXPECT_EQ(value.error().offset, bad.offset) << bad.text;
    }
}

TEST(Json, NestingAndNumberOfValuesAreLimited) {
    EXPECT_TRUE(parse(std::string(kMaxDepth, '[') + std::string(kMaxDepth, ']')).has_value());

    const auto deep = parse(std::string(1000000, '['));
    ASSERT_FALSE(deep.has_value());
    EXPECT_EQ(deep.error().code, ErrorCode::too_large);
    EXPECT_EQ(deep.error().message.in(Language::en), "JSON nested deeper than 64 levels");
    EXPECT_EQ(deep.error().offset, 65U);

    std::string many = "[0";
    for (std::size_t i = 0; i < kMaxValues; ++i) many += ",0";
    const auto wide = parse(many + "]");
    ASSERT_FALSE(wide.has_value());
    EXPECT_EQ(wide.error().code, ErrorCode::too_large);
}

TEST(Json, SeveralValuesAreReadOneAfterTheOther) {
    constexpr std::string_view kText = "{} [1]\n2";
    std::size_t at = 0;

    ASSERT_TRUE(parse_value(kText, at).has_value());
    EXPECT_EQ(at, 2U);
    EXPECT_EQ(parse_value(kText, at)->offset, 3U);
    EXPECT_EQ(parse_value(kText, at)->integer(), 2);
    EXPECT_EQ(at, kText.size());
}

TEST(Json, AnyBytesEitherParseOrGiveAnErrorWithinTheText) {
    constexpr std::uint64_t kSeed = 20240607;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    constexpr std::string_view kAlphabet = "{}[]\",:\\u0123456789-+.eEtrufalsn \n\xC3\xA9\xFF";
    Rng rng(kSeed);
    for (int round = 0; round < 20000; ++round) {
        std::string text;
        for (std::uint64_t i = rng.below(24); i > 0; --i) {
            text += kAlphabet[rng.below(kAlphabet.size())];
        }
        const auto value = parse(text);
        if (!value) {
            ASSERT_LE(value.error().offset, text.size()) << text;
        }
    }
}

}  // namespace
}  // namespace sudokit::json
