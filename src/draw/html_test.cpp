#include <gtest/gtest.h>

#include "sudokit/draw.hpp"
#include "sudokit/techniques.hpp"

#include "draw/test_markup.hpp"
#include "logic/test_steps.hpp"

namespace sudokit {
namespace {

using draw::count_of;
using draw::elements_of;

// A way through a puzzle by singles.
Page page_of(std::string_view cells) {
    State state = logic::state_of(cells);
    Page page{.title = "Fish & <chips>", .start = figure_of(state)};
    while (const auto step = next_step(state, TechniqueSet().set())) {
        page.steps.push_back({figure_of(*step, state), "Single", "One line.\nAnother <line>."});
        apply(*step, state);
    }
    page.end = figure_of(state);
    page.conclusion = "Solved.";
    return page;
}

constexpr std::string_view kEasy = "1234341221434.2.";

// The page as XML: without the document type, and without the script, which is not markup.
std::string markup_of(const std::string& page) {
    const std::size_t begin = page.find("<html");
    const std::size_t script = page.find("<script>") + std::string_view("<script>").size();
    const std::size_t end = page.find("</script>");
    return page.substr(begin, script - begin) + page.substr(end);
}

TEST(DrawHtml, IsWellFormed) {
    const auto elements = elements_of(markup_of(draw_html(page_of(kEasy))));

    EXPECT_FALSE(elements.empty());
}

TEST(DrawHtml, HasASectionAndALinkForThePuzzleEachStepAndTheEnd) {
    const std::string page = draw_html(page_of(kEasy));

    EXPECT_EQ(count_of(page, "<section "), 4U);
    EXPECT_EQ(count_of(page, "<a href=\"#s"), 4U);
    EXPECT_EQ(count_of(page, "role=\"img\""), 4U);
    EXPECT_NE(page.find("<h2 id=\"h1\">Step 1: Single</h2>"), std::string::npos);
    EXPECT_NE(page.find("<a href=\"#s2\">2. Single</a>"), std::string::npos);
}

TEST(DrawHtml, TextIsEscapedAndItsLinesAreParagraphs) {
    const std::string page = draw_html(page_of(kEasy));

    EXPECT_NE(page.find("<title>Fish &amp; &lt;chips&gt;</title>"), std::string::npos);
    EXPECT_NE(page.find("<p>One line.</p>\n<p>Another &lt;line&gt;.</p>"), std::string::npos);
}

TEST(DrawHtml, ListsCanBeFolded) {
    Page page = page_of(kEasy);
    page.steps.front().text = "Top:\n- one\n- two:\n  - deep\n  - deeper\n- three\nEnd.";

    const std::string html = draw_html(page);

    EXPECT_NE(html.find("<details open=\"open\"><summary>Top:</summary>\n<ul>\n"
                        "<li><p>one</p></li>\n"
                        "<li><details><summary>two:</summary>\n<ul>\n"
                        "<li><p>deep</p></li>\n<li><p>deeper</p></li>\n</ul></details></li>\n"
                        "<li><p>three</p></li>\n</ul></details>\n<p>End.</p>\n"),
              std::string::npos);
    EXPECT_FALSE(elements_of(markup_of(html)).empty());
}

TEST(DrawHtml, SharesTheBoardAndTheGivensBetweenThePictures) {
    const std::string page = draw_html(page_of(kEasy));

    EXPECT_EQ(count_of(page, "class=\"tk\""), 1U);
    EXPECT_EQ(count_of(page, "<use href=\"#backdrop\"/>"), 4U);
    EXPECT_EQ(count_of(page, "<use href=\"#frame\"/>"), 4U);
}

TEST(DrawHtml, NeedsNothingFromElsewhere) {
    const std::string page = draw_html(page_of(kEasy));

    EXPECT_EQ(count_of(page, "http"), 0U);
    EXPECT_EQ(count_of(page, "src="), 0U);
    EXPECT_EQ(count_of(page, "@import"), 0U);
    EXPECT_EQ(count_of(page, "url("), 0U);
}

TEST(DrawHtml, SpeaksFrench) {
    const std::string page = draw_html(page_of(kEasy), {.language = Language::fr});

    EXPECT_NE(page.find("<html lang=\"fr\">"), std::string::npos);
    EXPECT_NE(page.find("Étape 1 : Single"), std::string::npos);
    EXPECT_NE(page.find(">Suivant</button>"), std::string::npos);
}

TEST(DrawHtml, APageWithoutStepsShowsThePuzzle) {
    const Page page{.title = "Empty", .start = figure_of(Puzzle(Board::standard(4)))};

    const std::string html = draw_html(page);

    EXPECT_EQ(count_of(html, "<section "), 1U);
    EXPECT_FALSE(elements_of(markup_of(html)).empty());
}

TEST(DrawHtml, EightyStepsStayUnderTwoMegabytes) {
    const Figure full = figure_of(logic::open_state());  // more candidates than any step has
    Page page{.title = "Long", .start = full};
    for (int i = 0; i < 80; ++i) page.steps.push_back({full, "Step", "Text."});

    EXPECT_LT(draw_html(page).size(), std::size_t{2} << 20);
}

}  // namespace
}  // namespace sudokit
