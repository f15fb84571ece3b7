// Books of any puzzles: nothing lies over anything else, everything is on the page, and solutions
// and hints have the numbers of their puzzles.
#include "sudokit/book.hpp"

#include <map>

#include <gtest/gtest.h>

#include "base/test_rounds.hpp"
#include "board/test_puzzle.hpp"
#include "book/letter_widths.hpp"
#include "support/boards.hpp"
#include "support/constraints.hpp"
#include "support/odd_puzzles.hpp"

namespace sudokit {
namespace {

bool is_within(const PageBox& box, const Book& book) {
    constexpr std::int32_t kLeastMargin = 900;  // printers leave some of the paper blank
    return box.width >= 0 && box.height >= 0 && box.x >= kLeastMargin && box.y >= kLeastMargin &&
           box.x + box.width <= book.width - kLeastMargin &&
           box.y + box.height <= book.height - kLeastMargin;
}

bool overlap(const PageBox& a, const PageBox& b) {
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height &&
           b.y < a.y + a.height;
}

void expect_in_order(const Book& book) {
    for (const BookPage& page : book.pages) {
        std::vector<PageBox> boxes;
        for (const BookPicture& picture : page.pictures) {
            EXPECT_GT(picture.box.width, 0);
            boxes.push_back(picture.box);
        }
        for (const BookText& text : page.texts) {
            EXPECT_LE(book::text_extent(text.words, text.size, text.bold), text.box.width)
                << text.words;
            EXPECT_LE(text.size, text.box.height) << text.words;
            boxes.push_back(text.box);
        }
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            EXPECT_TRUE(is_within(boxes[i], book)) << i;
            for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(overlap(boxes[i], boxes[j]));
        }
    }
}

// The pictures of a part, by the numbers of their puzzles.
std::map<std::size_t, const BookPicture*> pictures_of(const Book& book, BookPart part) {
    std::map<std::size_t, const BookPicture*> out;
    for (const BookPage& page : book.pages) {
        if (page.part != part) continue;
        for (const BookPicture& picture : page.pictures) {
            EXPECT_TRUE(out.emplace(picture.number, &picture).second) << picture.number;
        }
    }
    return out;
}

void expect_complete(const Book& book, const std::vector<BookPuzzle>& puzzles) {
    const auto drawn = pictures_of(book, BookPart::puzzles);
    const auto solved = pictures_of(book, BookPart::solutions);
    const auto helped = pictures_of(book, BookPart::hints);
    ASSERT_EQ(drawn.size(), puzzles.size());
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const Puzzle& puzzle = puzzles[i].entry.puzzle;
        const std::vector<std::uint8_t> givens(puzzle.givens().begin(), puzzle.givens().end());
        ASSERT_TRUE(drawn.contains(i + 1));
        EXPECT_EQ(drawn.at(i + 1)->figure.digits, givens);
        ASSERT_EQ(solved.contains(i + 1), puzzles[i].solution.has_value());
        ASSERT_EQ(helped.contains(i + 1), puzzles[i].key_step.has_value());
        if (puzzles[i].solution) {
            EXPECT_EQ(solved.at(i + 1)->figure.digits, puzzles[i].solution->digits);
            for (Cell cell = 0; cell < givens.size(); ++cell) {
                if (givens[cell] != 0 && puzzles[i].verdict == Verdict::one) {
                    EXPECT_EQ(solved.at(i + 1)->figure.digits[cell], givens[cell]);
                }
            }
        }
    }
}

void expect_numbered_pages(const Book& book) {
    for (std::size_t page = 0; page < book.pages.size(); ++page) {
        if (book.pages[page].part == BookPart::title) continue;
        ASSERT_FALSE(book.pages[page].texts.empty());
        EXPECT_EQ(book.pages[page].texts.back().words, std::to_string(page + 1));
    }
}

BookPuzzle found(const Puzzle& puzzle, std::string title) {
    static Solver solver;
    const tests::Patience patience(2000);
    Entry entry{puzzle};
    entry.info.title = std::move(title);
    return book_puzzle(entry, {.deadline = patience.deadline()}, solver).value();
}

BookStyle random_style(Rng& rng) {
    BookStyle style;
    style.paper = std::array{Paper::a4, Paper::letter, Paper::a5}[rng.below(3)];
    style.per_page = std::array<std::uint32_t, 5>{1, 2, 4, 6, 9}[rng.below(5)];
    style.language = rng.below(2) == 0 ? Language::en : Language::fr;
    if (rng.below(3) == 0) style.title = "A title that is by far too long for a single line of it";
    if (rng.below(3) == 0) style.subtitle = std::string(300, 'm');
    return style;
}

std::string random_title(Rng& rng) {
    return rng.below(2) == 0 ? std::string() : std::string(rng.below(80), 'w');
}

TEST(BookLayout, NothingOverlapsAndNumbersMatch) {
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(20U); ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Rng rng(seed);
        const BookStyle style = random_style(rng);
        std::vector<BookPuzzle> puzzles;
        for (auto count = 1 + rng.below(14); count > 0; --count) {
            const Board board = tests::random_board(rng.below(4) == 0 ? 25 : 9, rng);
            const auto share = static_cast<std::uint32_t>(20 + rng.below(80));
            puzzles.push_back(found(tests::random_puzzle(board, share, rng), random_title(rng)));
        }

        const Book book = lay_out(puzzles, style);

        expect_in_order(book);
        expect_complete(book, puzzles);
        expect_numbered_pages(book);
    }
}

TEST(BookLayout, TheTitlePageHasRoomForEverything) {
    const BookPuzzle one = found(puzzle_of("2.1....24....3.."), {});
    std::vector<BookPuzzle> puzzles;
    for (const LevelInfo& level : all_levels(Scale::level)) {
        puzzles.push_back(one);
        puzzles.back().level = level.id;
    }
    for (const Paper paper : {Paper::a4, Paper::letter, Paper::a5}) {
        expect_in_order(lay_out(
            puzzles,
            {.paper = paper, .title = std::string(60, 'W'), .subtitle = std::string(2000, 'm')}));
        EXPECT_EQ(lay_out(puzzles, {.paper = paper}).pages.front().pictures.size(), 1U);
    }
}

TEST(BookLayout, TakesAsManyOnAPageAsAskedFor) {
    const std::vector<BookPuzzle> puzzles(20, found(Puzzle(Board::standard(9)), {}));
    for (const std::uint32_t count : {1U, 2U, 4U, 6U, 9U}) {
        for (const Paper paper : {Paper::a4, Paper::letter, Paper::a5}) {
            const Book book =
                lay_out(puzzles, {.paper = paper, .per_page = count, .parts = BookParts(2)});

            EXPECT_EQ(book.pages.size(), (20 + count - 1) / count) << count;
            expect_in_order(book);
        }
    }
}

TEST(BookLayout, LargeBoardsGetPagesWithFewer) {
    const std::vector<BookPuzzle> puzzles = {found(Puzzle(Board::standard(9)), {}),
                                             found(Puzzle(Board::standard(25)), {}),
                                             found(Puzzle(Board::standard(9)), {})};

    const Book book = lay_out(puzzles, {.per_page = 6, .parts = BookParts(2)});

    ASSERT_EQ(book.pages.size(), 3U);
    EXPECT_GT(book.pages[1].pictures[0].box.width, book.pages[0].pictures[0].box.width);
}

TEST(BookLayout, LargeBoardsHaveRoomForNotesUnlessANumberIsAskedFor) {
    const std::vector<BookPuzzle> puzzles(4, found(Puzzle(Board::standard(16)), {}));

    const Book roomy = lay_out(puzzles, {.parts = BookParts(2)});
    const Book asked = lay_out(puzzles, {.per_page = 4, .parts = BookParts(2)});

    EXPECT_EQ(roomy.pages.size(), 4U);
    EXPECT_GT(roomy.pages[0].pictures[0].box.width, roomy.width * 3 / 4);
    EXPECT_EQ(asked.pages.size(), 1U);
}

TEST(BookLayout, TitlesThatAreTooLongEndInDots) {
    const std::vector<BookPuzzle> puzzles = {found(Puzzle(Board::standard(4)), {})};

    const Book book = lay_out(
        puzzles, {.parts = BookParts(1), .title = std::string(400, 'W'), .subtitle = "two"});

    const auto& texts = book.pages.front().texts;
    ASSERT_GT(texts.size(), 4U);
    EXPECT_TRUE(texts[3].words.ends_with("W..."));
    EXPECT_EQ(texts[4].words, "two");
}

TEST(BookLayout, TheOrderOfThePartsIsFixedAndAnyMayBeMissing) {
    const std::vector<BookPuzzle> puzzles = {
        found(Puzzle(Board::standard(4)), {}),
    };
    for (unsigned long parts = 1; parts < 16; ++parts) {
        const Book book = lay_out(puzzles, {.parts = BookParts(parts)});

        std::vector<BookPart> seen;
        for (const BookPage& page : book.pages) seen.push_back(page.part);
        std::vector<BookPart> wanted;
        for (const BookPart part : {BookPart::title, BookPart::puzzles, BookPart::solutions}) {
            if (BookParts(parts).test(static_cast<std::size_t>(part))) wanted.push_back(part);
        }
        EXPECT_EQ(seen, wanted) << parts << "; there is no hint for several solutions";
    }
}

TEST(BookLayout, BoardsThatCannotBeReadAreRefused) {
    EXPECT_FALSE(book_fault(Board::standard(49), {}).has_value());
    EXPECT_TRUE(book_fault(Board::standard(49), {.paper = Paper::a5}).has_value());
    const auto fault = book_fault(Board::standard(64), {});
    ASSERT_TRUE(fault.has_value());
    EXPECT_NE(fault->message.in(Language::en).find("2.7 mm"), std::string::npos);
    EXPECT_NE(fault->message.in(Language::fr).find("2,7"), std::string::npos);
}

TEST(BookLayout, ConstraintsAreKept) {
    const std::vector<BookPuzzle> puzzles = {found(tests::known_killer(), "Killer")};

    const Book book = lay_out(puzzles, {});

    EXPECT_EQ(puzzles[0].verdict, Verdict::one);
    expect_in_order(book);
    EXPECT_EQ(pictures_of(book, BookPart::puzzles).at(1)->figure.constraints.size(),
              tests::known_killer().constraints().size());
}

TEST(BookLayout, AnyBoardHasAPlaceOrIsRefused) {
    for (const tests::OddPuzzle& odd : tests::odd_puzzles()) {
        SCOPED_TRACE(odd.name);
        if (book_fault(odd.puzzle.board(), {})) continue;
        const std::vector<BookPuzzle> puzzles = {found(odd.puzzle, odd.name)};

        const Book book = lay_out(puzzles, {});

        expect_in_order(book);
        for (std::size_t page = 0; page < book.pages.size(); ++page) {
            EXPECT_FALSE(draw_svg(book, page).empty());
        }
    }
}

// A name of its own: death tests run before all others.
TEST(BookDeathTest, BooksHaveThePagesThatTheyHave) {
    const std::vector<BookPuzzle> puzzles = {BookPuzzle{{Puzzle(Board::standard(9))}}};
    EXPECT_DEATH(static_cast<void>(lay_out(puzzles, {.per_page = 3})), "per_page");
    EXPECT_DEATH(static_cast<void>(draw_svg(lay_out(puzzles, {}), 3)), "page");
    const std::vector<BookPuzzle> large = {BookPuzzle{{Puzzle(Board::standard(64))}}};
    EXPECT_DEATH(static_cast<void>(lay_out(large, {})), "book_fault");
}

}  // namespace
}  // namespace sudokit
