#include <utility>

#include "sudokit/formats.hpp"

#include "base/characters.hpp"
#include "formats/format_table.hpp"
#include "formats/reading/line_source.hpp"
#include "formats/reading/nine_lines.hpp"
#include "formats/reading/prose.hpp"
#include "formats/text/grid_block.hpp"

namespace sudokit {
namespace formats {
namespace {

constexpr MessageText kUtf16{"this file is in UTF-16: expected plain text or UTF-8",
                             "ce fichier est en UTF-16 : texte simple ou UTF-8 attendu"};
constexpr MessageText kLongLine{"expected lines of at most {0} bytes, this one is longer",
                                "lignes d’au plus {0} octets attendues, celle-ci est plus longue"};
constexpr MessageText kEndlessLine{"no end of this line within {0} MiB: the rest is not read",
                                   "pas de fin à cette ligne en {0} Mio : la suite n’est pas lue"};
constexpr MessageText kLargeFile{
    "the format {0} is read as a whole: expected at most {1} MiB, this is more",
    "le format {0} est lu d’un bloc : au plus {1} Mio attendus, il y en a davantage"};
constexpr MessageText kNotReadable{"the format {0} cannot be read",
                                   "le format {0} ne peut pas être lu"};

constexpr MessageText kGuess{"taken for the format {0}: {1}", "pris pour le format {0} : {1}"};

constexpr std::size_t kDetectSize = std::size_t{1} << 16U;
constexpr std::size_t kWholeMebibytes = 64;

// How a file is gone through.
enum class Way : std::uint8_t { by_line, by_grid, as_a_whole };

bool is_utf16(std::string_view head) {
    return head.substr(0, 2) == "\xFF\xFE" || head.substr(0, 2) == "\xFE\xFF";
}

Way way_of(const FormatRow& row, std::string_view head) {
    if (is_grid(row.info.format)) return Way::by_grid;
    const bool lines = row.read_line != nullptr || row.make_line_reader != nullptr;
    const bool whole = row.is_whole != nullptr && row.is_whole(head);
    return lines && !whole ? Way::by_line : Way::as_a_whole;
}

// True if 81 cells are read as a classic 9x9 puzzle, and as nothing else.
bool reads_plain_nine(const ReadOptions& options) {
    if (options.symbols || options.latin || options.diagonals || options.windows) return false;
    if (!options.extra.empty() || !options.constraints.empty()) return false;
    return !options.board || options.board->shape() == Shape::standard(9);
}

}  // namespace
}  // namespace formats

using namespace formats;

struct EntryReader::State {
    State(Source from, ReadOptions how)
        : lines(std::move(from)),
          options(std::move(how)),
          boards(options),
          block(options.symbols) {}

    std::optional<Error> start();
    [[nodiscard]] bool is_between_puzzles(std::string_view text) const;
    std::optional<Result<Entry>> next_line();
    std::optional<Result<Entry>> next_grid();
    std::size_t next_nine(const NineRoom& room);
    std::optional<Result<Entry>> next_of_whole();
    std::optional<Error> read_whole();
    [[nodiscard]] std::optional<Error> add_constraints(Puzzle& puzzle) const;
    [[nodiscard]] Place place_of(std::size_t offset);
    [[nodiscard]] static Error too_long(const SourceLine& source);

    LineSource lines;
    ReadOptions options;
    BoardSource boards;
    GridBlock block;
    LineReader line_reader;  // of formats whose lines depend on those before
    NineTaker take_nine;     // empty where there are no plain puzzles
    // Of formats read as a whole: the text, where it begins in the file, what reads it, and the
    // beginning of a line before which nothing more is asked for.
    std::string whole;
    std::size_t whole_at = 0;
    TextReader text_reader;
    std::size_t passed = 0;
    std::size_t passed_lines = 0;
    const FormatRow* row = nullptr;
    const MessageText* sign = nullptr;  // that the format was known by, if it was found out
    Way way = Way::by_line;
    std::size_t line = 1;
    bool started = false;
    bool any_read = false;     // some puzzle was
    bool skips_prose = false;  // whoever names the format means every line
    bool in_table = false;     // the header of one was read
    bool over = false;
};

std::optional<Error> EntryReader::State::start() {
    started = true;
    const std::string_view mark = lines.peek(3);
    if (is_utf16(mark)) return Error{ErrorCode::unsupported, 0, message(kUtf16), 1, 1};
    if (mark == "\xEF\xBB\xBF") lines.skip(mark.size());
    // A file whose format is known is not read ahead of what is asked for.
    Detection detection;
    if (options.format) {
        detection.format = *options.format;
    } else {
        detection = detect(lines.peek(kDetectSize));
    }
    row = &format_row(detection.format);
    sign = detection.sign;
    skips_prose = detection.is_known;
    way = way_of(*row, row->is_whole != nullptr ? lines.peek(kDetectSize) : std::string_view{});
    if (row->make_line_reader != nullptr) line_reader = row->make_line_reader();
    if (reads_plain_nine(options)) {
        take_nine = row->take_nine != nullptr ? row->take_nine : line_reader.take_nine;
    }
    if (way == Way::as_a_whole && row->read_text == nullptr) {
        return Error{ErrorCode::unsupported, 0, message(kNotReadable, row->info.name)};
    }
    return std::nullopt;
}

Error EntryReader::State::too_long(const SourceLine& source) {
    const Message words = source.endless ? message(kEndlessLine, LineSource::kMostPassedOver >> 20U)
                                         : message(kLongLine, LineSource::kLongestLine);
    return {ErrorCode::too_large, source.offset, words, source.number, 1};
}

// Whether a line that could not be read is a sentence. The rows of a table hold words as well, and
// a line that looks like others of its format is a puzzle that went wrong.
bool EntryReader::State::is_between_puzzles(std::string_view text) const {
    if (!skips_prose || in_table || !is_sentence(text)) return false;
    return row->looks_like == nullptr || !row->looks_like(text);
}

std::optional<Result<Entry>> EntryReader::State::next_line() {
    while (const auto source = lines.next()) {
        line = source->number;
        if (source->too_long) return too_long(*source);
        const std::string_view text = source->text;
        if (trimmed(text).empty() || is_comment(text)) continue;
        const auto placed = [&](Error error) {
            error.line = source->number;
            error.column = column_at(text, error.offset);
            error.offset += source->offset;
            return error;
        };
        const auto skipped = [&] { return is_between_puzzles(text); };
        if (!line_reader.read) {
            auto entry = row->read_line(text, boards);
            if (entry) return entry;
            if (skipped()) continue;
            return placed(std::move(entry).error());
        }
        auto entry = line_reader.read(text, boards);
        if (!entry && skipped()) continue;
        if (!entry) return placed(std::move(entry).error());
        in_table = true;
        if (*entry) return std::move(**entry);
    }
    return std::nullopt;
}

std::size_t EntryReader::State::next_nine(const NineRoom& room) {
    if (!take_nine || lines.within_line()) return 0;
    for (;;) {
        const NineLines taken = take_nine(lines.at_hand(), lines.ended(), room);
        if (taken.puzzles > 0) line = lines.line() + taken.last;
        if (!room.lines.empty()) {
            for (std::size_t& place : room.lines.first(taken.puzzles)) place += lines.line();
        }
        lines.take_lines(taken.bytes, taken.lines);
        if (taken.puzzles > 0) {
            // What is said of the next line may depend on the board of this one.
            static_cast<void>(boards.of_order(9));
            return taken.puzzles;
        }
        if (!taken.wants_more) return 0;
        lines.read_more();
    }
}

std::optional<Result<Entry>> EntryReader::State::next_grid() {
    while (const auto source = lines.next()) {
        if (source->too_long) {
            line = source->number;
            block = GridBlock(options.symbols);
            return too_long(*source);
        }
        if (block.add(source->text, {source->offset, source->number})) {
            line = block.first_line();
            return block.finish(boards);
        }
    }
    if (block.empty()) return std::nullopt;
    line = block.first_line();
    return block.finish(boards);
}

std::optional<Error> EntryReader::State::read_whole() {
    whole_at = lines.offset();
    const std::size_t limit = kWholeMebibytes << 20U;
    whole = lines.rest(limit);
    if (whole.size() > limit) {
        over = true;
        return Error{ErrorCode::too_large, limit,
                     message(kLargeFile, row->info.name, kWholeMebibytes)};
    }
    text_reader = row->read_text(whole, boards);
    return std::nullopt;
}

// Items come in the order of the text, so that each line of it is passed once.
Place EntryReader::State::place_of(std::size_t offset) {
    if (offset < passed) return place_at(whole, offset);
    std::string_view rest = std::string_view(whole).substr(passed);
    while (true) {
        const std::string_view text = take_line(rest);
        const bool ended = text.size() != without_line_end(text).size();
        if (offset < passed + text.size() || !ended) {
            return {passed_lines + 1, column_at(text, offset - passed)};
        }
        passed += text.size();
        ++passed_lines;
    }
}

std::optional<Result<Entry>> EntryReader::State::next_of_whole() {
    if (!text_reader) {
        if (auto fault = read_whole()) return std::move(*fault);
    }
    auto item = text_reader();
    if (!item) return std::nullopt;
    line = place_of(item->offset).line;
    if (item->entry) return std::move(item->entry);
    Error error = std::move(item->entry).error();
    if (error.line == 0) {
        const Place place = place_of(error.offset);
        error.line = place.line;
        error.column = place.column;
    }
    error.offset += whole_at;
    line = error.line;
    return error;
}

// Those that the options ask for.
std::optional<Error> EntryReader::State::add_constraints(Puzzle& puzzle) const {
    for (const ConstraintData& data : options.constraints) {
        const auto constraint = make_constraint(data, puzzle.board());
        if (!constraint) {
            Error error = constraint.error();
            error.line = line;
            error.column = 1;
            return error;
        }
        puzzle.add_constraint(*constraint);
    }
    return std::nullopt;
}

EntryReader::EntryReader(Source source, ReadOptions options) {
    SUDOKIT_EXPECT(source != nullptr);
    state_ = std::make_unique<State>(std::move(source), std::move(options));
}

EntryReader::~EntryReader() = default;
EntryReader::EntryReader(EntryReader&&) noexcept = default;
EntryReader& EntryReader::operator=(EntryReader&&) noexcept = default;

EntryReader::State& EntryReader::state() const {
    SUDOKIT_EXPECT(state_ != nullptr);
    return *state_;
}

std::optional<Result<Entry>> EntryReader::next() {
    if (!state().started) {
        if (auto fault = state().start()) {
            state().over = true;
            return std::move(*fault);
        }
    }
    if (state().over) return std::nullopt;
    std::optional<Result<Entry>> item;
    switch (state().way) {
        case Way::by_line: item = state().next_line(); break;
        case Way::by_grid: item = state().next_grid(); break;
        case Way::as_a_whole: item = state().next_of_whole(); break;
    }
    if (item && item->has_value()) state().any_read = true;
    if (item && item->has_value() && !state().options.constraints.empty()) {
        if (auto fault = state().add_constraints((*item)->puzzle)) return *std::move(fault);
    }
    return item;
}

std::optional<Message> EntryReader::guess() const {
    if (state().sign == nullptr || state().any_read) return std::nullopt;
    return message(kGuess, state().row->info.name, *state().sign);
}

std::size_t EntryReader::next_nine(const NineRoom& room) { return state().next_nine(room); }

std::optional<Format> EntryReader::format() const {
    if (state().row == nullptr) return std::nullopt;
    return state().row->info.format;
}

std::size_t EntryReader::line() const { return state().line; }

std::size_t EntryReader::offset() const { return state().lines.offset(); }

}  // namespace sudokit
