// The solutions, small: as many side by side as there is room for, whatever their sizes.
#include <algorithm>

#include "book/letter_widths.hpp"
#include "book/sections.hpp"
#include "book/texts.hpp"

namespace sudokit::book {
namespace {

constexpr std::int32_t kNumberSize = points(9);
constexpr std::int32_t kNumberHeight = 500;
constexpr std::int32_t kNarrowestGrid = 2400;  // has room for the words above it

// What is shown of one puzzle.
struct Item {
    std::size_t number = 0;
    std::optional<Figure> figure = {};
    std::int32_t width = kNarrowestGrid;
    std::int32_t height = kNumberHeight;  // with the head
    std::string note = {};
    Symbols symbols = Symbols::digits;
};

// Many digits are easier to find one's way in if they are a little smaller.
std::int32_t cell_for(std::uint32_t order) {
    if (order <= 9) return 420;
    if (order <= 16) return 340;
    return order <= 25 ? 300 : 270;
}

std::string note_of(Verdict verdict, Language language) {
    switch (verdict) {
        case Verdict::one: return {};
        case Verdict::none: return std::string(text::kNone.in(language));
        case Verdict::several:
        case Verdict::some: return std::string(text::kOneOfSeveral.in(language));
        case Verdict::unknown: break;
    }
    return std::string(text::kUnknown.in(language));
}

Item item_of(std::size_t number, const BookPuzzle& puzzle, const BookStyle& style,
             const Measures& measures) {
    Item item{.number = number};
    const Board& board = puzzle.entry.puzzle.board();
    item.symbols = symbols_of(style, board);
    item.note = note_of(puzzle.verdict, style.language);
    if (!puzzle.solution) return item;
    item.figure = figure_of(*puzzle.solution, puzzle.entry.puzzle);
    // What is said of constraints stands below the puzzle.
    std::erase_if(item.figure->constraints, [](const ConstraintPtr& constraint) {
        return constraint->drawing().outline.empty();
    });
    const PictureMeasures picture(*item.figure, false, style.language);
    const std::int32_t wanted = picture.width_for(picture.side, cell_for(board.order()));
    item.width = std::min(std::max(wanted, kNarrowestGrid),
                          picture.widest(measures.content.width, measures.room() - kNumberHeight));
    item.height += picture.height_for(item.width);
    return item;
}

void add_item(BookPage& page, Item item, std::int32_t x, std::int32_t y) {
    const std::string digits = std::to_string(item.number);
    const std::int32_t width = text_extent(digits, kNumberSize, true);
    page.texts.push_back(
        {.box = {x, y, width, kNumberHeight}, .words = digits, .size = kNumberSize, .bold = true});
    const std::int32_t left = width + kNumberSize / 2;
    const std::string note = shortened(item.note, points(7), false, item.width - left);
    if (!note.empty()) {
        page.texts.push_back({.box = {x + left, y, item.width - left, kNumberHeight},
                              .words = note,
                              .size = points(7),
                              .soft = true});
    }
    if (!item.figure) return;
    page.pictures.push_back({{x, y + kNumberHeight, item.width, item.height - kNumberHeight},
                             *std::move(item.figure),
                             item.number,
                             item.symbols});
}

// A full row goes from margin to margin; one that is not has the gaps of one that would be.
void add_row(Column& column, std::vector<Item>& row, bool full, const Measures& measures) {
    if (row.empty()) return;
    std::int32_t used = 0;
    std::int32_t height = 0;
    for (const Item& item : row) {
        used += item.width;
        height = std::max(height, item.height);
    }
    auto count = static_cast<std::int32_t>(row.size());
    if (!full) {
        const std::int32_t width = row.front().width;
        count = std::max(count,
                         (measures.content.width + measures.gap / 2) / (width + measures.gap / 2));
        used += (count - static_cast<std::int32_t>(row.size())) * width;
    }
    const std::int32_t gap = count > 1 ? (measures.content.width - used) / (count - 1) : 0;
    const std::int32_t y = column.take(height, measures.gap * 2 / 3);
    std::int32_t x = measures.content.x;
    for (Item& item : row) {
        const std::int32_t width = item.width;
        add_item(column.page(), std::move(item), x, y);
        x += width + (gap < 0 ? measures.gap / 2 : gap);
    }
    row.clear();
}

}  // namespace

Pages solution_pages(std::span<const BookPuzzle> puzzles, const BookStyle& style,
                     const Measures& measures) {
    if (puzzles.empty()) return {};
    Column column(BookPart::solutions, style, measures);
    std::vector<Item> row;
    std::int32_t used = 0;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        Item item = item_of(i + 1, puzzles[i], style, measures);
        if (!row.empty() && used + item.width > measures.content.width) {
            add_row(column, row, true, measures);
            used = 0;
        }
        used += item.width + measures.gap / 2;
        row.push_back(std::move(item));
    }
    add_row(column, row, false, measures);
    return column.finish();
}

}  // namespace sudokit::book
