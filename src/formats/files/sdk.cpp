#include "formats/files/sdk.hpp"

#include <array>

#include "base/characters.hpp"
#include "formats/text/grid.hpp"
#include "formats/text/grid_block.hpp"
#include "formats/writable.hpp"

namespace sudokit::formats {
namespace {

struct Header {
    char letter;
    std::string Info::*field;
};

constexpr std::array<Header, 7> kHeaders = {{{'A', &Info::author},
                                             {'D', &Info::description},
                                             {'C', &Info::comment},
                                             {'B', &Info::date},
                                             {'S', &Info::source},
                                             {'L', &Info::level},
                                             {'U', &Info::url}}};

const Header* find_header(std::string_view line) {
    if (line.size() < 2 || line[0] != '#') return nullptr;
    for (const Header& header : kHeaders) {
        if (header.letter == line[1]) return &header;
    }
    return nullptr;
}

bool is_certain_header(std::string_view line) {
    if (line.size() < 3) return true;
    const bool small = line[2] >= 'a' && line[2] <= 'z';
    return !small || (line[1] == 'U' && line.find("://") != std::string_view::npos);
}

// The puzzles of a file, each with the headers before it.
class SdkText {
  public:
    SdkText(std::string_view text, BoardSource& boards)
        : text_(text), rest_(text), boards_(&boards), block_(boards.options().symbols) {}

    std::optional<TextItem> operator()() {
        while (!rest_.empty()) {
            const LinePlace place{text_.size() - rest_.size(), line_++};
            const std::string_view line = without_line_end(take_line(rest_));
            if (read_sdk_header(line, info_) || !block_.add(line, place)) continue;
            return finish();
        }
        if (block_.empty()) return std::nullopt;
        return finish();
    }

  private:
    TextItem finish() {
        const std::size_t offset = block_.first_offset();
        auto entry = block_.finish(*boards_);
        if (entry) entry->info = std::move(info_);
        info_ = {};
        return {offset, std::move(entry)};
    }

    std::string_view text_;
    std::string_view rest_;
    BoardSource* boards_;
    GridBlock block_;
    Info info_;  // of the puzzle to come
    std::size_t line_ = 1;
};

}  // namespace

bool read_sdk_header(std::string_view line, Info& info) {
    const Header* header = find_header(line);
    if (header == nullptr) return false;
    std::string& field = info.*(header->field);
    if (!field.empty()) field += '\n';
    field += trimmed(line.substr(2));
    return true;
}

std::string sdk_headers(const Info& info) {
    std::string text;
    for (const Header& header : kHeaders) {
        std::string_view rest = info.*(header.field);
        while (!rest.empty()) {
            text += {'#', header.letter};
            text += plain_words(without_line_end(take_line(rest)));
            text += '\n';
        }
    }
    return text;
}

TextReader read_sdk(std::string_view text, BoardSource& boards) { return SdkText(text, boards); }

Result<std::string> write_sdk(const Entry& entry, const WriteOptions& options) {
    if (auto fault = fault_of_pencilmarks(entry.puzzle, Format::sdk)) return *fault;
    auto rows = plain_rows(entry.puzzle, options);
    if (!rows) return rows;
    return sdk_headers(entry.info) + *rows;
}

bool looks_like_sdk(std::string_view text) {
    bool certain = false;
    while (!text.empty()) {
        const std::string_view line = without_line_end(take_line(text));
        if (trimmed(line).empty()) continue;
        if (!is_comment(line)) return certain && trimmed(line).size() <= kMaxOrder;
        if (find_header(line) == nullptr) return false;
        certain |= is_certain_header(line);
    }
    return false;
}

}  // namespace sudokit::formats
