// The first page: title, a picture, how many puzzles of each level, and where the parts begin.
#include <algorithm>

#include "sudokit/shown_text.hpp"

#include "book/letter_widths.hpp"
#include "book/sections.hpp"
#include "book/texts.hpp"

namespace sudokit::book {
namespace {

// Lines that follow each other down the page.
class Lines {
  public:
    Lines(BookPage& page, const PageBox& content, std::int32_t y)
        : page_(page), content_(content), y_(y) {}

    [[nodiscard]] std::int32_t y() const { return y_; }
    void skip(std::int32_t height) { y_ += height; }

    void add(const std::string& words, std::int32_t size, bool bold, bool soft) {
        const std::int32_t height = size * 13 / 10;
        page_.texts.push_back({.box = {content_.x, y_, content_.width, height},
                               .words = words,
                               .size = size,
                               .align = TextAlign::centre,
                               .bold = bold,
                               .soft = soft});
        y_ += height;
    }

    // Words on the left, a number on the right, in the middle of the page.
    void add_row(const std::string& words, const std::string& number, std::int32_t size) {
        const std::int32_t height = size * 16 / 10;
        const std::int32_t width = std::min(content_.width, size * 20);
        const std::int32_t x = content_.x + (content_.width - width) / 2;
        const std::int32_t right = text_extent(number, size, false);
        page_.texts.push_back({.box = {x, y_, width - right - size / 2, height},
                               .words = shortened(words, size, false, width - right - size / 2),
                               .size = size});
        page_.texts.push_back({.box = {x + width - right, y_, right, height},
                               .words = number,
                               .size = size,
                               .align = TextAlign::right,
                               .soft = true});
        y_ += height;
    }

  private:
    BookPage& page_;
    const PageBox& content_;
    std::int32_t y_;
};

// The largest size in which the title takes no more than two lines, or else the smallest.
std::int32_t title_size(const std::string& title, std::int32_t width) {
    constexpr std::int32_t kSmallest = 16;
    for (std::int32_t size = 40; size > kSmallest; size -= 2) {
        if (wrapped(title, points(size), true, width).size() <= 2) return points(size);
    }
    return points(kSmallest);
}

void add_wrapped(Lines& lines, const std::string& words, std::int32_t size, bool bold, bool soft,
                 std::int32_t width) {
    constexpr std::size_t kMost = 4;
    auto parts = wrapped(words, size, bold, width);
    if (parts.size() > kMost) {
        const std::string cut = parts[kMost - 1] + " " + parts[kMost];
        parts.resize(kMost);
        parts.back() = shortened(cut, size, bold, width);
    }
    for (const std::string& line : parts) lines.add(line, size, bold, soft);
}

// As large as `room` allows, within reason; none where there is next to none.
void add_picture(BookPage& page, Lines& lines, std::int32_t room, const BookPuzzle& puzzle,
                 const BookStyle& style, const Measures& measures) {
    constexpr std::int32_t kSmallest = 2000;
    if (room < kSmallest) return;
    Figure figure = figure_of(puzzle.entry.puzzle);
    figure.candidates.clear();
    const PictureMeasures picture(figure, false, style.language);
    const PageBox& all = measures.content;
    const std::int32_t width = picture.widest(all.width / 2, std::min(room, all.height / 3));
    const std::int32_t height = picture.height_for(width);
    page.pictures.push_back({{all.x + (all.width - width) / 2, lines.y(), width, height},
                             std::move(figure),
                             1,
                             symbols_of(style, puzzle.entry.puzzle.board())});
    lines.skip(height);
}

void add_levels(Lines& lines, std::span<const BookPuzzle> puzzles, const BookStyle& style) {
    for (const LevelInfo& level : all_levels(Scale::level)) {
        const auto count = std::ranges::count_if(
            puzzles, [&](const BookPuzzle& puzzle) { return puzzle.level == level.id; });
        if (count == 0) continue;
        const auto one = std::ranges::find(puzzles, level.id, &BookPuzzle::level);
        lines.add_row(level_words(*one, style.language), std::to_string(count), points(11));
    }
}

// How many puzzles there are, of which levels, and where the parts begin.
void add_contents(Lines& lines, std::span<const BookPuzzle> puzzles, const BookStyle& style,
                  const Measures& measures, std::span<const ContentsLine> contents) {
    lines.add(message(text::kCount, puzzles.size()).in(style.language), points(14), true, false);
    lines.skip(measures.gap / 3);
    add_levels(lines, puzzles, style);
    if (contents.size() < 2) return;
    lines.skip(measures.gap / 2);
    for (const ContentsLine& line : contents) {
        lines.add_row(std::string(part_name(line.part).in(style.language)),
                      message(text::kPage, line.page).in(style.language), points(11));
    }
}

}  // namespace

BookPage title_page(std::span<const BookPuzzle> puzzles, const BookStyle& style,
                    const Measures& measures, std::span<const ContentsLine> contents) {
    BookPage page{BookPart::title};
    const PageBox& all = measures.content;
    Lines upper(page, all, all.y + all.height / 9);
    const std::string title = title_of(style);
    add_wrapped(upper, title, title_size(title, all.width), true, false, all.width);
    upper.skip(measures.gap / 3);
    add_wrapped(upper, shown_text(style.subtitle), points(15), false, true, all.width);
    upper.skip(measures.gap);
    // What stands below the picture is written first, to know what it leaves for it.
    BookPage rest;
    Lines lower(rest, all, 0);
    add_contents(lower, puzzles, style, measures, contents);
    const std::int32_t room = all.y + all.height - upper.y() - lower.y() - measures.gap;
    if (!puzzles.empty()) add_picture(page, upper, room, puzzles.front(), style, measures);
    upper.skip(measures.gap);
    for (BookText& line : rest.texts) {
        line.box.y += upper.y();
        page.texts.push_back(std::move(line));
    }
    return page;
}

}  // namespace sudokit::book
