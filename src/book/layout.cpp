// A book put together from its parts.
#include "sudokit/shown_text.hpp"

#include "book/sections.hpp"
#include "book/texts.hpp"

namespace sudokit {
namespace book {

std::string title_of(const BookStyle& style) {
    return style.title.empty() ? std::string(text::kTitle.in(style.language))
                               : shown_text(style.title);
}

std::string capitalised(std::string words) {
    if (!words.empty() && words.front() >= 'a' && words.front() <= 'z') {
        words.front() = static_cast<char>(words.front() - 'a' + 'A');
    }
    return words;
}

std::string level_words(const BookPuzzle& puzzle, Language language) {
    if (!puzzle.level) return shown_text(puzzle.entry.info.level);
    const auto place = static_cast<std::size_t>(*puzzle.level);
    return capitalised(std::string(all_levels(Scale::level)[place].name.in(language)));
}

Column::Column(BookPart part, const BookStyle& style, const Measures& measures)
    : part_(part), measures_(measures), next_(measures.content.y) {
    pages_.push_back({part});
    PageBox box = measures.content;
    box.height = measures.heading - measures.gap / 2;
    pages_.back().texts.push_back({.box = box,
                                   .words = std::string(part_name(part).in(style.language)),
                                   .size = points(20),
                                   .bold = true});
    next_ += measures.heading;
}

std::int32_t Column::take(std::int32_t height, std::int32_t gap_below) {
    const std::int32_t bottom = measures_.content.y + measures_.content.height;
    if (next_ + height > bottom && !fresh_) {
        pages_.push_back({part_});
        next_ = measures_.content.y;
    }
    fresh_ = false;
    const std::int32_t place = next_;
    next_ += height + gap_below;
    return place;
}

namespace {

void add_page_number(BookPage& page, std::size_t number, const Measures& measures) {
    page.texts.push_back({.box = measures.footer,
                          .words = std::to_string(number),
                          .size = points(9),
                          .align = TextAlign::centre,
                          .soft = true});
}

Pages pages_of(BookPart part, std::span<const BookPuzzle> puzzles, const BookStyle& style,
               const Measures& measures) {
    switch (part) {
        case BookPart::title: break;
        case BookPart::puzzles: return puzzle_pages(puzzles, style, measures);
        case BookPart::hints: return hint_pages(puzzles, style, measures);
        case BookPart::solutions: return solution_pages(puzzles, style, measures);
    }
    return {};
}

bool has_part(const BookStyle& style, BookPart part) {
    return style.parts.test(static_cast<std::size_t>(part));
}

}  // namespace
}  // namespace book

const MessageText& part_name(BookPart part) {
    switch (part) {
        case BookPart::title: return book::text::kTitlePage;
        case BookPart::puzzles: return book::text::kPuzzles;
        case BookPart::hints: return book::text::kHints;
        case BookPart::solutions: break;
    }
    return book::text::kSolutions;
}

Book lay_out(std::span<const BookPuzzle> puzzles, const BookStyle& style) {
    SUDOKIT_EXPECT(!style.per_page || is_per_page(*style.per_page));
    for (const BookPuzzle& puzzle : puzzles) {
        SUDOKIT_EXPECT(!book_fault(puzzle.entry.puzzle.board(), style));
    }
    const book::Measures measures(style.paper);
    Book out{.width = measures.width,
             .height = measures.height,
             .title = book::title_of(style),
             .language = style.language};
    const bool titled = book::has_part(style, BookPart::title);
    std::vector<book::ContentsLine> contents;
    if (titled) out.pages.push_back({BookPart::title});
    for (const BookPart part : {BookPart::puzzles, BookPart::hints, BookPart::solutions}) {
        if (!book::has_part(style, part)) continue;
        book::Pages pages = book::pages_of(part, puzzles, style, measures);
        if (!pages.empty()) contents.push_back({part, out.pages.size() + 1});
        for (BookPage& page : pages) {
            book::add_page_number(page, out.pages.size() + 1, measures);
            out.pages.push_back(std::move(page));
        }
    }
    if (titled) out.pages.front() = book::title_page(puzzles, style, measures, contents);
    return out;
}

}  // namespace sudokit
