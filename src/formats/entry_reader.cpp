#include <deque>
#include <utility>

#include "sudokit/formats.hpp"

#include "formats/characters.hpp"
#include "formats/format_table.hpp"
#include "formats/grid_block.hpp"
#include "formats/line_source.hpp"
#include "formats/nine_lines.hpp"

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

constexpr std::size_t kDetectSize = std::size_t{1} << 16U;
constexpr std::size_t kWholeMebibytes = 64;

// How a file is gone through.
enum class Way : std::uint8_t { by_line, by_grid, as_a_whole };

bool is_utf16(std::string_view head) {
    return head.substr(0, 2) == "\xFF\xFE" || head.substr(0, 2) == "\xFE\xFF";
}

// True if the first line opens a JSON array, or an object that it does not close.
bool json_goes_on(std::string_view head) {
    std::string_view line;
    while (!head.empty() && (line.empty() || is_comment(line))) line = trimmed(take_line(head));
    return line.starts_with('[') ||
           (line.starts_with('{') && (line.size() < 2 || line.back() != '}'));
}

// Formats that can be read in both ways are JSON, over several lines or one object a line.
Way way_of(const FormatRow& row, std::string_view head) {
    if (is_grid(row.info.format)) return Way::by_grid;
    const bool lines = row.read_line != nullptr || row.make_line_reader != nullptr;
    if (lines && (row.read_text == nullptr || !json_goes_on(head))) return Way::by_line;
    return Way::as_a_whole;
}

// True if lines of 81 cells are read as classic 9x9 puzzles, and as nothing else.
bool reads_plain_nine(Format format, const ReadOptions& options) {
    if (format != Format::line && format != Format::sdm) return false;
    if (options.symbols || options.latin || options.diagonals || options.windows) return false;
    if (!options.extra.empty()) return false;
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
    std::optional<Result<Entry>> next_line();
    std::optional<Result<Entry>> next_grid();
    std::size_t next_nine(std::span<NineDigits> digits);
    std::optional<Result<Entry>> next_of_whole();
    std::optional<Error> read_whole();
    [[nodiscard]] static Error too_long(const SourceLine& source);

    LineSource lines;
    ReadOptions options;
    BoardSource boards;
    GridBlock block;
    LineReader line_reader;     // of formats whose lines depend on those before
    std::deque<Entry> entries;  // of formats read as a whole: those to come
    const FormatRow* row = nullptr;
    Way way = Way::by_line;
    std::size_t line = 1;
    bool plain_nine = false;
    bool started = false;
    bool whole_read = false;
    bool over = false;
};

std::optional<Error> EntryReader::State::start() {
    started = true;
    const std::string_view mark = lines.peek(3);
    if (is_utf16(mark)) return Error{ErrorCode::unsupported, 0, message(kUtf16), 1, 1};
    if (mark == "\xEF\xBB\xBF") lines.skip(mark.size());
    // A file whose format is known is not read ahead of what is asked for.
    std::optional<Format> format = options.format;
    if (!format) format = detect_format(lines.peek(kDetectSize));
    // What looks like nothing is read as lines, so that the fault has a place.
    row = &format_row(format.value_or(Format::line));
    const bool both = row->read_line != nullptr && row->read_text != nullptr;
    way = way_of(*row, both ? lines.peek(kDetectSize) : std::string_view{});
    plain_nine = reads_plain_nine(row->info.format, options);
    if (row->make_line_reader != nullptr) line_reader = row->make_line_reader();
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
        if (!line_reader) {
            auto entry = row->read_line(text, boards);
            if (!entry) return placed(std::move(entry).error());
            return entry;
        }
        auto entry = line_reader(text, boards);
        if (!entry) return placed(std::move(entry).error());
        if (*entry) return std::move(**entry);
    }
    return std::nullopt;
}

std::size_t EntryReader::State::next_nine(std::span<NineDigits> digits) {
    if (!plain_nine || lines.within_line()) return 0;
    for (;;) {
        const NineLines taken = take_nine_lines(lines.at_hand(), lines.ended(), digits);
        if (taken.puzzles > 0) line = lines.line() + taken.last;
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
    whole_read = true;
    const std::size_t begin = lines.offset();
    const std::size_t limit = kWholeMebibytes << 20U;
    const std::string text = lines.rest(limit);
    if (text.size() > limit) {
        return Error{ErrorCode::too_large, limit,
                     message(kLargeFile, row->info.name, kWholeMebibytes)};
    }
    auto found = row->read_text(text, boards);
    if (!found) {
        Error error = std::move(found).error();
        if (error.line == 0) {
            const Place place = place_at(text, error.offset);
            error.line = place.line;
            error.column = place.column;
        }
        error.offset += begin;
        line = error.line;
        return error;
    }
    for (Entry& entry : *found) entries.push_back(std::move(entry));
    return std::nullopt;
}

std::optional<Result<Entry>> EntryReader::State::next_of_whole() {
    if (!whole_read) {
        if (auto fault = read_whole()) return std::move(*fault);
    }
    if (entries.empty()) return std::nullopt;
    Entry entry = std::move(entries.front());
    entries.pop_front();
    return entry;
}

EntryReader::EntryReader(Source source, ReadOptions options)
    : state_(std::make_unique<State>(std::move(source), std::move(options))) {}

EntryReader::~EntryReader() = default;
EntryReader::EntryReader(EntryReader&&) noexcept = default;
EntryReader& EntryReader::operator=(EntryReader&&) noexcept = default;

std::optional<Result<Entry>> EntryReader::next() {
    if (!state_->started) {
        if (auto fault = state_->start()) {
            state_->over = true;
            return std::move(*fault);
        }
    }
    if (state_->over) return std::nullopt;
    switch (state_->way) {
        case Way::by_line: return state_->next_line();
        case Way::by_grid: return state_->next_grid();
        case Way::as_a_whole: return state_->next_of_whole();
    }
    return std::nullopt;
}

std::size_t EntryReader::next_nine(std::span<std::array<std::uint8_t, 81>> digits) {
    return state_->next_nine(digits);
}

std::optional<Format> EntryReader::format() const {
    if (state_->row == nullptr) return std::nullopt;
    return state_->row->info.format;
}

std::size_t EntryReader::line() const { return state_->line; }

}  // namespace sudokit
