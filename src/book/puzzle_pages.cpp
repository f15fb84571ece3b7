// The pages to write on: puzzles in rows and columns, each below its number, title and level.
#include <algorithm>
#include <array>

#include "sudokit/shown_text.hpp"

#include "book/letter_widths.hpp"
#include "book/sections.hpp"
#include "book/texts.hpp"

namespace sudokit {
namespace book {
namespace {

// How pages are divided, the fewest puzzles first.
struct Division {
    std::uint32_t count;
    std::int32_t columns;
    std::int32_t rows;
};

constexpr std::array<Division, 5> kDivisions = {
    {{1, 1, 1}, {2, 1, 2}, {4, 2, 2}, {6, 2, 3}, {9, 3, 3}}};

constexpr std::uint32_t kUsualCount = 4;

// Cells that a digit can be written into, those with room for notes, those that can just be read,
// and those that look silly.
constexpr std::int32_t kComfortableCell = 400;
constexpr std::int32_t kRoomyCell = 800;
constexpr std::int32_t kLeastCell = 300;
constexpr std::int32_t kLargestCell = 2000;

struct Head {
    std::int32_t size;
    std::int32_t height;
};

// The place of a puzzle on a page, with the line above it.
PageBox slot_of(const Division& division, const Measures& measures, std::int32_t index) {
    const std::int32_t gap = measures.gap;
    const PageBox& all = measures.content;
    const std::int32_t width = (all.width - (division.columns - 1) * gap) / division.columns;
    const std::int32_t height = (all.height - (division.rows - 1) * gap) / division.rows;
    return {all.x + index % division.columns * (width + gap),
            all.y + index / division.columns * (height + gap), width, height};
}

Head head_of(const PageBox& slot) {
    const std::int32_t size = std::clamp(slot.width / 16, points(8), points(12));
    return {size, size * 17 / 10};
}

std::int32_t picture_width(const PictureMeasures& picture, const PageBox& slot) {
    const std::int32_t room = slot.height - head_of(slot).height;
    const std::int32_t silly = picture.width_for(picture.side, kLargestCell);
    return std::min(picture.widest(slot.width, room), silly);
}

std::int32_t cell_width(const PictureMeasures& picture, const PageBox& slot) {
    return picture.printed(picture.side, picture_width(picture, slot));
}

// As many on a page as the style wants, or fewer, so that one can write into the cells.
const Division& division_for(const Board& board, const PictureMeasures& picture,
                             const BookStyle& style, const Measures& measures) {
    const bool roomy = !style.per_page && board.order() > 9;
    const std::int32_t least = roomy ? kRoomyCell : kComfortableCell;
    for (std::size_t i = kDivisions.size(); i-- > 1;) {
        const Division& division = kDivisions[i];
        const PageBox slot = slot_of(division, measures, 0);
        if (division.count > style.per_page.value_or(kUsualCount)) continue;
        if (cell_width(picture, slot) >= least) return division;
    }
    return kDivisions.front();
}

// What is unusual about the board and its rules, in words.
std::string kind_of(const Puzzle& puzzle, Language language) {
    const Shape& shape = puzzle.board().shape();
    std::vector<const MessageText*> words;
    if (std::holds_alternative<Jigsaw>(shape.regions)) words.push_back(&text::kJigsaw);
    if (!std::holds_alternative<Boxes>(shape.regions) && words.empty()) {
        words.push_back(&text::kLatin);
    }
    if (shape.diagonals) words.push_back(&text::kDiagonals);
    if (shape.windows) words.push_back(&text::kWindows);
    if (!shape.extra.empty()) words.push_back(&text::kExtra);
    std::string out;
    for (const MessageText* word : words) {
        if (!out.empty()) out += ", ";
        out += word->in(language);
    }
    if (puzzle.has_constraints()) {
        if (!out.empty()) out += ", ";
        out += message(text::kWords, kind_words(puzzle.constraints())).in(language);
    }
    return out;
}

std::string title_words(const BookPuzzle& puzzle, Language language) {
    std::string title = shown_text(puzzle.entry.info.title);
    const std::string kind = kind_of(puzzle.entry.puzzle, language);
    if (title.empty()) return capitalised(kind);
    if (kind.empty()) return title;
    return title + " (" + kind + ")";
}

// Number and title on the left, the level on the right; the title gives way.
void add_head(BookPage& page, PageBox line, std::int32_t size, std::size_t number,
              const BookPuzzle& puzzle, Language language) {
    const std::string digits = std::to_string(number);
    const std::int32_t small = size * 85 / 100;
    const std::int32_t blank = size * 6 / 10;
    PageBox box = line;
    box.width = std::min(line.width, text_extent(digits, size, true));
    page.texts.push_back({.box = box, .words = digits, .size = size, .bold = true});
    std::int32_t left = line.x + box.width + blank;
    std::int32_t right = line.x + line.width;
    const std::string level =
        shortened(level_words(puzzle, language), small, false, std::max(0, right - left));
    if (!level.empty()) {
        box.width = text_extent(level, small, false);
        box.x = right - box.width;
        right = box.x - blank;
        page.texts.push_back(
            {.box = box, .words = level, .size = small, .align = TextAlign::right, .soft = true});
    }
    const std::string title =
        shortened(title_words(puzzle, language), small, false, std::max(0, right - left));
    if (title.empty()) return;
    box.x = left;
    box.width = right - left;
    page.texts.push_back({.box = box, .words = title, .size = small});
}

// How far below the upper edge of its place a puzzle stands, so that the empty room above, between
// and below the rows is the same.
std::int32_t room_above(const Division& division, const Measures& measures, std::int32_t row,
                        std::int32_t slot_height, std::int32_t height) {
    const std::int32_t rest = slot_height - height;
    const std::int32_t between =
        (measures.content.height - division.rows * height) / (division.rows + 1);
    const std::int32_t place = between + row * (height + between);
    return std::clamp(place - row * (slot_height + measures.gap), 0, rest);
}

void add_puzzle(BookPage& page, const Division& division, std::int32_t index, std::size_t number,
                const BookPuzzle& puzzle, const BookStyle& style, const Measures& measures) {
    const PageBox slot = slot_of(division, measures, index);
    Figure figure = figure_of(puzzle.entry.puzzle);
    const PictureMeasures picture(figure, false, style.language);
    const Head head = head_of(slot);
    const std::int32_t width = picture_width(picture, slot);
    const std::int32_t height = picture.height_for(width);
    const std::int32_t margin = picture.printed(picture.margin, width);
    const std::int32_t above =
        room_above(division, measures, index / division.columns, slot.height, head.height + height);
    const std::int32_t left = slot.x + (slot.width - width) / 2;
    // Small boards leave their head more room than they take themselves.
    const std::int32_t head_width = std::max(width - 2 * margin, std::min(slot.width, 4500));
    PageBox line{left + margin, slot.y + above, head_width, head.height};
    line.x = std::min(line.x, slot.x + slot.width - head_width);
    add_head(page, line, head.size, number, puzzle, style.language);
    page.pictures.push_back({{left, slot.y + above + head.height, width, height},
                             std::move(figure),
                             number,
                             symbols_of(style, puzzle.entry.puzzle.board())});
}

}  // namespace

Pages puzzle_pages(std::span<const BookPuzzle> puzzles, const BookStyle& style,
                   const Measures& measures) {
    Pages pages;
    const Division* now = nullptr;
    std::uint32_t used = 0;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const Puzzle& puzzle = puzzles[i].entry.puzzle;
        const PictureMeasures picture(figure_of(puzzle), false, style.language);
        const Division& division = division_for(puzzle.board(), picture, style, measures);
        if (now != &division || used == division.count) {
            pages.push_back({BookPart::puzzles});
            now = &division;
            used = 0;
        }
        add_puzzle(pages.back(), division, static_cast<std::int32_t>(used++), i + 1, puzzles[i],
                   style, measures);
    }
    return pages;
}

}  // namespace book

bool is_per_page(std::uint32_t count) {
    return std::ranges::any_of(book::kDivisions,
                               [&](const auto& division) { return division.count == count; });
}

std::optional<Error> book_fault(const Board& board, const BookStyle& style) {
    const book::Measures measures(style.paper);
    const book::PictureMeasures picture(figure_of(Puzzle(board)), false, style.language);
    const PageBox slot = book::slot_of(book::kDivisions.front(), measures, 0);
    const std::int32_t cell = book::cell_width(picture, slot);
    if (cell >= book::kLeastCell) return std::nullopt;
    const auto millimetres = [](std::int32_t hundredths) {
        const std::string whole = std::to_string(hundredths / 100);
        const std::string tenth = std::to_string(hundredths / 10 % 10);
        return OwnWords{whole + "." + tenth, whole + "," + tenth};
    };
    return Error{
        ErrorCode::too_large, 0,
        message(book::text::kTooSmall, board.order(), millimetres(cell), book::kLeastCell / 100)};
}

}  // namespace sudokit
