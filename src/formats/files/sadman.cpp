#include <algorithm>
#include <utility>

#include "sudokit/cell_name.hpp"

#include "base/characters.hpp"
#include "base/fault.hpp"
#include "base/lookout.hpp"
#include "formats/files/sdk.hpp"
#include "formats/text/grid.hpp"
#include "formats/text/grid_block.hpp"
#include "formats/writable.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kNoPuzzleSection{"expected a section [Puzzle]", "section [Puzzle] attendue"};
constexpr MessageText kEmptySection{"expected the rows of a puzzle in this section",
                                    "lignes d’une grille attendues dans cette section"};
constexpr MessageText kStateOrder{
    "expected {0} {0:row|rows} in [State], as in [Puzzle], found {1}",
    "{0} {0:ligne attendue|lignes attendues} dans [State], comme dans [Puzzle], "
    "{1} {1:trouvée|trouvées}"};
constexpr MessageText kStateGiven{
    "expected the given {0} at {1} in [State], as in [Puzzle], found {2}",
    "donnée {0} attendue en {1} dans [State], comme dans [Puzzle], trouvé {2}"};

// A section of the file, from the line behind its name to the next section.
struct Section {
    std::string name;  // in small letters
    std::string_view text;
    LinePlace place;
};

std::optional<std::string> section_name(std::string_view line) {
    line = trimmed(line);
    if (line.size() < 2 || line.front() != '[' || line.back() != ']') return std::nullopt;
    return small_letters(line.substr(1, line.size() - 2));
}

// All sections, and the headers that stand between them, until it is too late.
std::vector<Section> find_sections(std::string_view text, Info& info, Lookout& lookout) {
    std::vector<Section> sections;
    LinePlace place;
    for (std::string_view rest = text; !rest.empty(); ++place.line) {
        const std::string_view line = without_line_end(take_line(rest));
        if (lookout.passed(line.size() + 1)) break;
        place.offset = text.size() - rest.size();
        if (auto name = section_name(line)) {
            sections.push_back({*name, rest.substr(0, 0), {place.offset, place.line + 1}});
            continue;
        }
        read_sdk_header(line, info);
        if (!sections.empty()) {
            Section& last = sections.back();
            last.text = text.substr(last.place.offset, place.offset - last.place.offset);
        }
    }
    return sections;
}

Result<Puzzle> read_section(const Section& section, BoardSource& boards, Lookout& lookout) {
    GridBlock block(boards.options().symbols);
    LinePlace place = section.place;
    for (std::string_view rest = section.text; !rest.empty(); ++place.line) {
        place.offset = section.place.offset + (section.text.size() - rest.size());
        const std::string_view line = without_line_end(take_line(rest));
        if (lookout.passed(line.size() + 1)) return stopped_error(place.offset);
        if (block.add(line, place)) break;
    }
    if (block.empty()) {
        return Error{ErrorCode::syntax, section.place.offset, message(kEmptySection),
                     section.place.line, 1};
    }
    auto entry = block.finish(boards);
    if (!entry) return std::move(entry).error();
    return std::move(entry->puzzle);
}

std::optional<Error> read_state(const Section& section, BoardSource& boards, Entry& entry,
                                Lookout& lookout) {
    const auto state = read_section(section, boards, lookout);
    if (!state) return state.error();
    const Board& board = entry.puzzle.board();
    Error error{ErrorCode::syntax, section.place.offset, {}, section.place.line, 1};
    if (state->board().order() != board.order()) {
        error.message = message(kStateOrder, board.order(), state->board().order());
        return error;
    }
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        const Digit given = entry.puzzle.given(cell);
        const Digit digit = state->given(cell);
        if (digit == 0 || digit == given) continue;
        if (given != 0) {
            error.message = message(kStateGiven, given, cell_words(board, cell), digit);
            return error;
        }
        entry.play.placed.resize(board.cell_count(), 0);
        entry.play.placed[cell] = static_cast<std::uint8_t>(digit);
    }
    return std::nullopt;
}

// The puzzles of a file: each section [Puzzle] with the [State] behind it.
class SadmanText {
  public:
    SadmanText(std::string_view text, BoardSource& boards)
        : boards_(&boards), lookout_(boards.options().deadline, kBytesPerLook) {
        sections_ = find_sections(text, info_, lookout_);
        const bool some = std::ranges::any_of(
            sections_, [](const Section& section) { return section.name == kPuzzle; });
        nothing_ = !some && !trimmed(text).empty();
    }

    std::optional<TextItem> operator()() {
        if (over_) return std::nullopt;
        over_ = lookout_.seen();
        if (over_) return TextItem{0, stopped_error(0)};
        if (std::exchange(nothing_, false)) {
            return TextItem{0, Error{ErrorCode::syntax, 0, message(kNoPuzzleSection), 1, 1}};
        }
        while (next_ < sections_.size() && sections_[next_].name != kPuzzle) ++next_;
        if (next_ == sections_.size()) return std::nullopt;
        const std::size_t offset = sections_[next_].place.offset;
        TextItem item{offset, read_puzzle()};
        over_ = lookout_.seen();
        if (item.entry) item.entry->info = std::move(info_);
        info_ = {};
        return item;
    }

  private:
    static constexpr std::string_view kPuzzle = "puzzle";
    static constexpr std::size_t kBytesPerLook = std::size_t{1} << 16U;

    // Also what follows a bad puzzle is passed over, up to the next one.
    Result<Entry> read_puzzle() {
        auto puzzle = read_section(sections_[next_++], *boards_, lookout_);
        const std::size_t first = next_;
        while (next_ < sections_.size() && sections_[next_].name != kPuzzle) ++next_;
        if (!puzzle) return std::move(puzzle).error();
        Entry entry{std::move(*puzzle)};
        for (std::size_t i = first; i < next_; ++i) {
            if (sections_[i].name != "state") continue;
            if (auto fault = read_state(sections_[i], *boards_, entry, lookout_)) {
                return *std::move(fault);
            }
        }
        return entry;
    }

    BoardSource* boards_;
    Lookout lookout_;
    std::vector<Section> sections_;
    Info info_;  // of the first puzzle
    std::size_t next_ = 0;
    bool nothing_ = false;  // text, but no puzzle
    bool over_ = false;     // there was no time for more
};

}  // namespace

TextReader read_sadman(std::string_view text, BoardSource& boards) {
    return SadmanText(text, boards);
}

Result<std::string> write_sadman(const Entry& entry, const WriteOptions& options) {
    if (auto fault = fault_of_pencilmarks(entry.puzzle, Format::sadman)) return *fault;
    auto rows = plain_rows(entry.puzzle, options);
    if (!rows) return rows;
    std::string text = sdk_headers(entry.info) + "[Puzzle]\n" + *rows;
    if (entry.play.placed.empty()) return text;
    Puzzle state = entry.puzzle;
    for (Cell cell = 0; cell < entry.play.placed.size(); ++cell) {
        if (entry.play.placed[cell] != 0) state.set_given(cell, entry.play.placed[cell]);
    }
    return text + "[State]\n" + *plain_rows(state, options);
}

bool looks_like_sadman(std::string_view text) {
    while (!text.empty()) {
        const std::string_view line = without_line_end(take_line(text));
        if (trimmed(line).empty() || is_comment(line)) continue;
        return section_name(line).has_value();
    }
    return false;
}

}  // namespace sudokit::formats
