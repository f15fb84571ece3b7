#include "sudokit/json_writer.hpp"

#include <limits>

#include <gtest/gtest.h>

#include "sudokit/json_string.hpp"
#include "sudokit/rng.hpp"

#include "base/json.hpp"

namespace sudokit {
namespace {

TEST(JsonWriter, SetsCommasBetweenMembersAndItems) {
    std::string text;
    JsonWriter out(text);

    out.begin_object().key("a").number(1).key("b").begin_array();
    out.number(2).text("x").boolean(true).boolean(false).null().end_array();
    out.key("c").begin_object().end_object().key("d").begin_array().end_array().end_object();

    EXPECT_EQ(text, R"({"a":1,"b":[2,"x",true,false,null],"c":{},"d":[]})");
}

TEST(JsonWriter, WritesOneObjectALine) {
    std::string text = "# kept\n";
    JsonWriter out(text);

    for (const int n : {1, 2}) out.begin_object().key("n").number(n).end_object().end_line();
    text += "in between\n";
    out.text("three").end_line();

    EXPECT_EQ(text, "# kept\n{\"n\":1}\n{\"n\":2}\nin between\n\"three\"\n");
}

TEST(JsonWriter, IndentsByTwoBlanksALevel) {
    std::string text;
    JsonWriter out(text, JsonLayout::indented);

    out.begin_object().key("a").number(1).key("b").begin_object().key("c").text("d");
    out.key("e").begin_array().number(2).number(3).end_array().key("f").begin_array().end_array();
    out.end_object().end_object().end_line();

    EXPECT_EQ(text, R"({
  "a": 1,
  "b": {
    "c": "d",
    "e": [
      2,
      3
    ],
    "f": []
  }
}
)");
}

TEST(JsonWriter, WritesTheGreatestAndLeastNumbers) {
    std::string text;
    JsonWriter out(text);

    out.begin_array().number(std::numeric_limits<std::uint64_t>::max());
    out.number(std::numeric_limits<std::int64_t>::min()).number(std::uint8_t{65}).end_array();

    EXPECT_EQ(text, "[18446744073709551615,-9223372036854775808,65]");
}

TEST(JsonWriter, WritesNullWhereThereIsNoValue) {
    std::string text;
    JsonWriter out(text);

    out.begin_array().number_or_null(std::optional<int>()).number_or_null(std::optional(7));
    out.text_or_null(std::nullopt).text_or_null("x").raw("0.5").end_array();

    EXPECT_EQ(text, "[null,7,null,\"x\",0.5]");
}

TEST(JsonWriter, NoTextAtAllIsAnEmptyString) {
    std::string text;
    JsonWriter out(text);

    out.text(std::string_view());

    EXPECT_EQ(text, "\"\"");
}

TEST(JsonWriter, WritesRangesAsArrays) {
    std::string text;
    JsonWriter out(text);

    out.numbers(std::vector<std::uint8_t>{1, 2}).numbers(std::array<int, 0>{});
    out.texts(std::vector<std::string>{"a", "b\n"});

    EXPECT_EQ(text, "[1,2][][\"a\",\"b\\n\"]");
}

TEST(JsonWriter, HandsOverWhatIsWrittenWhenFlushed) {
    std::string text;
    JsonWriter out(text);

    out.begin_object().key("list").begin_array().number(1).flush();
    const std::string first = std::exchange(text, {});
    out.number(2).end_array().end_object();

    EXPECT_EQ(first, "{\"list\":[1");
    EXPECT_EQ(text, ",2]}");
}

TEST(JsonWriter, TextsOfAnyLengthAreWrittenWhole) {
    for (std::size_t length = 0; length < 1200; ++length) {
        const std::string plain(length, 'x');
        std::string text;
        JsonWriter out(text);

        out.begin_object().key("a").text(plain).key(plain).raw("1").end_object();

        ASSERT_EQ(text, "{\"a\":\"" + plain + "\",\"" + plain + "\":1}");
    }
}

// Trees of any form, written by the writer and, as a plain recursion on strings, by hand.
class Trees {
  public:
    explicit Trees(std::uint64_t seed) : rng_(seed) {}

    std::string add(JsonWriter& out, int depth) {
        switch (rng_.below(depth > 5 ? 4 : 6)) {
            case 0: {
                const auto value = static_cast<std::int64_t>(rng_.next());
                out.number(value);
                return std::to_string(value);
            }
            case 1: {
                std::string words(rng_.below(40), 'q');
                for (char& c : words) c = static_cast<char>(rng_.below(128));
                out.text(words);
                std::string text;
                append_json_string(text, words);
                return text;
            }
            case 2: out.boolean(true); return "true";
            case 3: out.null(); return "null";
            case 4: {
                out.begin_array();
                std::string items;
                for (std::uint64_t n = rng_.below(5); n > 0; --n) {
                    items += (items.empty() ? "" : ",") + add(out, depth + 1);
                }
                out.end_array();
                return "[" + items + "]";
            }
            default: {
                out.begin_object();
                std::string members;
                for (std::uint64_t n = rng_.below(5); n > 0; --n) {
                    const std::string name = "key" + std::to_string(n);
                    out.key(name);
                    members +=
                        (members.empty() ? "\"" : ",\"") + name + "\":" + add(out, depth + 1);
                }
                out.end_object();
                return "{" + members + "}";
            }
        }
    }

  private:
    Rng rng_;
};

TEST(JsonWriter, WritesAnyTree) {
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        std::string text;
        std::string indented;
        JsonWriter out(text);
        JsonWriter other(indented, JsonLayout::indented);

        const std::string expected = Trees(seed).add(out, 0);
        Trees(seed).add(other, 0);

        ASSERT_EQ(text, expected) << "seed " << seed;
        ASSERT_TRUE(json::parse(text).has_value()) << "seed " << seed;
        ASSERT_TRUE(json::parse(indented).has_value()) << "seed " << seed;
    }
}

TEST(JsonWriterDeathTest, RefusesWhatIsNoJson) {
    std::string text;

    EXPECT_DEATH(JsonWriter(text).begin_object().number(1), "expected");
    EXPECT_DEATH(JsonWriter(text).begin_array().key("a"), "expected");
    EXPECT_DEATH(JsonWriter(text).key("a"), "expected");
    EXPECT_DEATH(JsonWriter(text).begin_object().key("a").key("b"), "expected");
    EXPECT_DEATH(JsonWriter(text).begin_object().key("a").end_object(), "expected");
    EXPECT_DEATH(JsonWriter(text).begin_object().end_array(), "expected");
    EXPECT_DEATH(JsonWriter(text).end_array(), "expected");
    EXPECT_DEATH(JsonWriter(text).begin_array().end_line(), "expected");
}

}  // namespace
}  // namespace sudokit
