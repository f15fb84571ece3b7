#include <gtest/gtest.h>

#include "sudokit/draw_chart.hpp"

#include "draw/test_markup.hpp"

namespace sudokit {
namespace {

TimeChart some_chart() {
    return {.title = "A < B",
            .bars = {{"nine", 1e-6, "1.0 µs"},
                     {"general", 1e-4, "100 µs"},
                     {"exhaustive", 1e-2, "> 10.0 ms", true},
                     {"none", std::nullopt, "refuses"}}};
}

TEST(TimeChart, DurationsHaveAUnitThatSuitsThem) {
    EXPECT_EQ(duration_text(2.14e-6, Language::en), "2.1 µs");
    EXPECT_EQ(duration_text(2.14e-6, Language::fr), "2,1 µs");
    EXPECT_EQ(duration_text(0.0999996, Language::en), "100 ms");
    EXPECT_EQ(duration_text(0.9999, Language::en), "1.0 s");
    EXPECT_EQ(duration_text(5e-7, Language::en), "500 ns");
    EXPECT_EQ(duration_text(4000, Language::en), "4000 s");
}

TEST(TimeChart, EqualFactorsAreEqualLengths) {
    const auto lengths = bar_lengths(some_chart());

    ASSERT_EQ(lengths.size(), 4U);
    EXPECT_GT(lengths[0], 0);
    EXPECT_DOUBLE_EQ(lengths[1], 0.5);
    EXPECT_DOUBLE_EQ(lengths[2], 1);
    EXPECT_EQ(lengths[3], 0);
}

TEST(TimeChart, BarsOfTextAreAsLongAsTheyShouldBe) {
    const auto plain = draw_bars(some_chart(), 20, false);
    const auto blocks = draw_bars(some_chart(), 20, true);

    EXPECT_EQ(plain[0], "#");
    EXPECT_EQ(plain[1], "##########");
    EXPECT_EQ(plain[2].size(), 20U);
    EXPECT_EQ(plain[3], "");
    EXPECT_EQ(blocks[1], "██████████");
}

TEST(TimeChart, OneBarAloneHasAScaleToo) {
    const TimeChart chart{.title = "one", .bars = {{"a", 1e-3, ""}}};

    EXPECT_GT(bar_lengths(chart)[0], 0);
    EXPECT_NE(draw_svg(chart).find("10 ms"), std::string::npos);
    EXPECT_EQ(bar_lengths({.title = "none", .bars = {{"a", std::nullopt, ""}}})[0], 0);
}

TEST(TimeChart, TheSvgHasABarForEachTimeAndATickForEachPower) {
    const std::string svg = draw_svg(some_chart());

    const auto elements = draw::elements_of(svg);
    EXPECT_EQ(draw::with_class(elements, "rect", "bar").size(), 2U);
    EXPECT_EQ(draw::with_class(elements, "rect", "faded").size(), 1U);
    EXPECT_EQ(draw::with_class(elements, "text", "tick").size(), 5U);
    EXPECT_NE(svg.find("A &lt; B"), std::string::npos);
}

}  // namespace
}  // namespace sudokit
