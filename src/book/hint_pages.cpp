// The hints: of each puzzle the first step that is no single, in a picture and in words.
#include <algorithm>

#include "sudokit/explain.hpp"
#include "sudokit/techniques.hpp"

#include "book/letter_widths.hpp"
#include "book/sections.hpp"
#include "book/texts.hpp"

namespace sudokit::book {
namespace {

constexpr std::int32_t kHeadSize = points(11);
constexpr std::int32_t kHeadHeight = 650;
constexpr std::int32_t kWordsSize = points(9);
constexpr std::int32_t kLineHeight = 420;

// Candidates that are easy to read, and those that can just be read.
constexpr std::int32_t kWantedPitch = 255;
constexpr std::int32_t kSmallPitch = 205;
constexpr std::int32_t kLeastPitch = 130;
constexpr std::int32_t kNarrowest = 4500;

// Where the picture and the words of a hint stand.
struct Frame {
    std::int32_t picture_width = 0;
    std::int32_t picture_height = 0;
    std::int32_t words_width = 0;
    bool beside = true;  // the words stand beside the picture, else below it
};

std::int32_t gap_below(const Measures& measures) { return measures.gap * 3 / 4; }

// The words stand beside the picture if that leaves them about half of the page, for which it may
// be a little smaller; and so that three fit on a page.
Frame frame_of(const PictureMeasures& picture, const Measures& measures) {
    const std::int32_t all = measures.content.width;
    const std::int32_t small = picture.width_for(picture.pitch, kSmallPitch);
    const std::int32_t third = picture.widest(all, (measures.room() - 2 * gap_below(measures)) / 3);
    std::int32_t wanted = std::max(kNarrowest, picture.width_for(picture.pitch, kWantedPitch));
    if (third >= small) wanted = std::min(wanted, third);
    const std::int32_t smaller = std::max(all * 48 / 100, small);
    Frame frame;
    frame.beside = std::min(wanted, smaller) <= all * 55 / 100;
    if (frame.beside) wanted = std::min(wanted, smaller);
    // Below a large picture there must be room for a head and some lines.
    const std::int32_t room =
        frame.beside ? measures.room() : measures.room() - kHeadHeight - 8 * kLineHeight;
    frame.picture_width = picture.widest(std::min(wanted, all), room);
    frame.picture_height = picture.height_for(frame.picture_width);
    frame.words_width = frame.beside ? all - frame.picture_width - measures.gap / 2 : all;
    return frame;
}

// Candidates that could not be read are left out, but for those of cells that the step is about.
void thin_out(Figure& figure) {
    std::vector<bool> marked(figure.digits.size());
    for (const Mark& mark : figure.marks) marked[mark.candidate.cell] = true;
    for (std::size_t cell = 0; cell < figure.candidates.size(); ++cell) {
        if (!marked[cell]) figure.candidates[cell] = {};
    }
}

std::size_t found_before(const State& before) {
    std::size_t count = 0;
    for (Cell cell = 0; cell < before.board().cell_count(); ++cell) {
        if (!before.is_open(cell) && !before.is_given(cell)) ++count;
    }
    return count;
}

// All of the step if there is room for so many lines, else where to look for it.
std::vector<std::string> lines_of(const KeyStep& key, const BookStyle& style, Symbols symbols,
                                  std::int32_t width, std::int32_t room) {
    const std::size_t found = found_before(key.before);
    const std::string from = found == 0 ? std::string(text::kFromStart.in(style.language))
                                        : message(text::kAfterDigits, found).in(style.language);
    const auto fits = [&](const std::vector<std::string>& lines) {
        return static_cast<std::int64_t>(lines.size()) * kLineHeight <= room;
    };
    auto lines = wrapped(from + "\n" + explanation(key.step, key.before, {style.language, symbols}),
                         kWordsSize, false, width);
    if (fits(lines)) return lines;
    lines = wrapped(
        from + "\n" + hint(key.step, key.before, HintStrength::cells, {style.language, symbols}),
        kWordsSize, false, width);
    while (!fits(lines)) lines.pop_back();
    return lines;
}

void add_words(BookPage& page, const std::vector<std::string>& lines, PageBox box) {
    bool first = true;
    box.height = kLineHeight;
    for (const std::string& line : lines) {
        page.texts.push_back({.box = box, .words = line, .size = kWordsSize, .soft = first});
        box.y += kLineHeight;
        first = false;
    }
}

void add_hint(Column& column, std::size_t number, const KeyStep& key, const BookStyle& style,
              const Measures& measures) {
    Figure figure = figure_of(key.step, key.before);
    const Symbols symbols = symbols_of(style, figure.board);
    const PictureMeasures picture(figure, true, style.language);
    const Frame frame = frame_of(picture, measures);
    if (picture.printed(picture.pitch, frame.picture_width) < kLeastPitch) thin_out(figure);
    const std::int32_t most = frame.beside
                                  ? std::max(frame.picture_height, measures.room() / 2)
                                  : measures.room() - frame.picture_height - measures.gap / 2;
    const auto lines = lines_of(key, style, symbols, frame.words_width, most - kHeadHeight);
    const std::int32_t words = kHeadHeight + static_cast<std::int32_t>(lines.size()) * kLineHeight;
    const std::int32_t height = frame.beside ? std::max(words, frame.picture_height)
                                             : words + frame.picture_height + measures.gap / 2;
    const std::int32_t y = column.take(height, gap_below(measures));
    const std::int32_t x = measures.content.x;
    const std::int32_t words_x = frame.beside ? x + measures.content.width - frame.words_width : x;
    const std::int32_t words_y = frame.beside ? y : y + frame.picture_height + measures.gap / 2;
    column.page().pictures.push_back({{x, y, frame.picture_width, frame.picture_height},
                                      std::move(figure),
                                      number,
                                      symbols,
                                      true});
    const std::string head = std::to_string(number) + ". " +
                             std::string(info_of(key.step.technique).name.in(style.language));
    column.page().texts.push_back({.box = {words_x, words_y, frame.words_width, kHeadHeight},
                                   .words = shortened(head, kHeadSize, true, frame.words_width),
                                   .size = kHeadSize,
                                   .bold = true});
    add_words(column.page(), lines, {words_x, words_y + kHeadHeight, frame.words_width, 0});
}

}  // namespace

Pages hint_pages(std::span<const BookPuzzle> puzzles, const BookStyle& style,
                 const Measures& measures) {
    const auto has_hint = [](const BookPuzzle& puzzle) { return puzzle.key_step.has_value(); };
    if (std::ranges::none_of(puzzles, has_hint)) return {};
    Column column(BookPart::hints, style, measures);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (puzzles[i].key_step) add_hint(column, i + 1, *puzzles[i].key_step, style, measures);
    }
    return column.finish();
}

}  // namespace sudokit::book
