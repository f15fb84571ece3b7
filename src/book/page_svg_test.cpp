// Pages as SVG and HTML.
#include "book/page_svg.hpp"

#include <gtest/gtest.h>

#include "base/test_deadline.hpp"
#include "board/test_puzzle.hpp"
#include "draw/test_markup.hpp"

namespace sudokit {
namespace {

using draw::count_of;
using draw::elements_of;

// Two puzzles of order 4, the second with a title that markup must not take for its own.
std::vector<BookPuzzle> two_puzzles() {
    Solver solver;
    Entry titled{puzzle_of("2.1....24....3..")};
    titled.info.title = "Ours & <theirs>";
    return {book_puzzle({puzzle_of("2.1....24....3..")}, {}, solver).value(),
            book_puzzle(titled, {}, solver).value()};
}

TEST(BookSvg, IsADocumentOfThePaperSize) {
    const Book book = lay_out(two_puzzles(), {.paper = Paper::letter});

    for (std::size_t page = 0; page < book.pages.size(); ++page) {
        const std::string svg = draw_svg(book, page);
        const auto elements = elements_of(svg);
        ASSERT_FALSE(elements.empty());
        EXPECT_EQ(elements.front().attribute("width")->value, "215.90mm");
        EXPECT_EQ(elements.front().attribute("height")->value, "279.40mm");
        EXPECT_EQ(count_of(svg, "<svg"), 1 + book.pages[page].pictures.size());
        EXPECT_EQ(svg.find("prefers-color-scheme"), std::string::npos) << "paper is light";
    }
}

TEST(BookSvg, ForeignTitlesDoNoHarm) {
    const Book book = lay_out(two_puzzles(), {.parts = BookParts(2), .title = "<b>\x1b[1m"});

    EXPECT_EQ(count_of(draw_svg(book, 0), "Ours &amp; &lt;theirs&gt;"), 1U);
    EXPECT_EQ(book.title, "<b>\\x1B[1m");
}

TEST(BookHtml, HasAllPagesAndOneStyleSheet) {
    const Book book = lay_out(two_puzzles(), {.paper = Paper::a5});

    const std::string html = draw_html(book).value();

    ASSERT_TRUE(html.starts_with("<!DOCTYPE html>\n"));
    EXPECT_FALSE(elements_of(html.substr(html.find('\n'))).empty());
    EXPECT_EQ(count_of(html, "<section class=\"page\">"), book.pages.size());
    EXPECT_EQ(count_of(html, "<style>"), 1U);
    EXPECT_EQ(count_of(html, "@page{size:148mm 210mm;margin:0}"), 1U);
}

TEST(BookHtml, EndsWhenTimeIsUp) {
    const tests::Patience patience(1);

    EXPECT_FALSE(draw_html(lay_out(two_puzzles(), {}), patience.deadline()).has_value());
    EXPECT_EQ(patience.looks(), 2U);
}

TEST(BookHtml, SpeaksFrench) {
    const std::string html = draw_html(lay_out(two_puzzles(), {.language = Language::fr})).value();

    EXPECT_EQ(count_of(html, "<html lang=\"fr\">"), 1U);
    EXPECT_EQ(count_of(html, ">2 grilles<"), 1U);
    EXPECT_EQ(count_of(html, ">Aides<"), 2U) << "among the contents, and above";
    EXPECT_EQ(count_of(html, ">Tr\u00e8s facile<"), 3U) << "of both, and on the title page";
}

}  // namespace
}  // namespace sudokit
