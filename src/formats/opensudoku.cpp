#include "formats/opensudoku.hpp"

#include <array>
#include <charconv>
#include <chrono>
#include <utility>

#include "formats/characters.hpp"
#include "formats/fault.hpp"
#include "formats/opensudoku_data.hpp"
#include "formats/writable.hpp"
#include "formats/xml.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kRoot{"expected the element opensudoku, found {0}",
                            "élément opensudoku attendu, trouvé {0}"};
constexpr MessageText kFileVersion{
    "version {0} of OpenSudoku files is not supported, expected 1 or 2",
    "la version {0} des fichiers OpenSudoku n’est pas prise en charge, "
    "1 ou 2 attendue"};
constexpr MessageText kNoData{"expected the attribute data in the element game",
                              "attribut data attendu dans l’élément game"};

// The elements of version 1 with words, in the order in which OpenSudoku's own files have them.
constexpr std::array<std::pair<std::string_view, std::string Info::*>, 8> kWords = {{
    {"name", &Info::title},
    {"author", &Info::author},
    {"description", &Info::description},
    {"comment", &Info::comment},
    {"created", &Info::date},
    {"source", &Info::source},
    {"level", &Info::level},
    {"sourceURL", &Info::url},
}};

std::string two_digits(unsigned number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
}

// The date of a moment in milliseconds since 1970, which is how version 2 has it; other texts stay.
std::string date_of(const std::string& text) {
    constexpr std::int64_t kPerDay = 86400000;
    constexpr std::int64_t kLast = 253402300799999;  // the end of the year 9999
    std::int64_t moment = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, moment);
    if (read.ec != std::errc() || read.ptr != end || moment < 0 || moment > kLast) return text;
    const std::chrono::sys_days day{std::chrono::days{static_cast<int>(moment / kPerDay)}};
    const std::chrono::year_month_day date{day};
    return std::to_string(static_cast<int>(date.year())) + "-" +
           two_digits(static_cast<unsigned>(date.month())) + "-" +
           two_digits(static_cast<unsigned>(date.day()));
}

class FileReader {
  public:
    FileReader(std::string_view text, BoardSource& boards) : xml_(text), boards_(boards) {}

    Result<std::vector<Entry>> read() {
        while (true) {
            const auto event = xml_.next();
            if (!event) return event.error();
            switch (event->kind) {
                case XmlEvent::Kind::done: return std::move(entries_);
                case XmlEvent::Kind::start:
                    if (auto fault = start(*event)) return *std::move(fault);
                    break;
                case XmlEvent::Kind::text:
                    if (words_ != nullptr) collected_ += event->text;
                    break;
                case XmlEvent::Kind::end: end(*event); break;
            }
        }
    }

  private:
    std::optional<Error> start(const XmlEvent& event) {
        if (!in_root_) return root(event);
        if (event.name == "game") return game(event);
        if (event.name == "folder") {
            info_ = {};
            if (const auto* name = event.attribute("name")) info_.title = name->value;
            if (const auto* created = event.attribute("created")) {
                info_.date = date_of(created->value);
            }
            return std::nullopt;
        }
        for (const auto& [name, field] : kWords) {
            if (name != event.name) continue;
            // Words after a game are the beginning of what belongs to the games that follow.
            if (std::exchange(game_seen_, false)) info_ = {};
            words_ = field;
            collected_.clear();
        }
        return std::nullopt;
    }

    void end(const XmlEvent& event) {
        if (event.name == "folder") info_ = {};
        if (words_ != nullptr) info_.*words_ = trimmed(collected_);
        words_ = nullptr;
    }

    std::optional<Error> root(const XmlEvent& event) {
        if (event.name != "opensudoku") return syntax_error(event.offset, kRoot, event.name);
        const XmlAttribute* const version = event.attribute("version");
        if (version != nullptr && version->value != "1" && version->value != "2") {
            return unsupported_error(version->offset, kFileVersion, version->value.substr(0, 16));
        }
        in_root_ = true;
        return std::nullopt;
    }

    std::optional<Error> game(const XmlEvent& event) {
        const XmlAttribute* const data = event.attribute("data");
        if (data == nullptr) return syntax_error(event.offset, kNoData);
        const auto board = boards_.of_order(kPlainOrder);
        if (!board) return placed_at(board.error(), event.offset);
        Entry entry{Puzzle(*board)};
        if (auto fault = read_opensudoku_data(*data, entry)) return fault;
        entry.info = info_;
        if (const auto* note = event.attribute("note"); note != nullptr && !note->value.empty()) {
            entry.info.comment = note->value;
        }
        if (const auto* created = event.attribute("created")) {
            entry.info.date = date_of(created->value);
        }
        entries_.push_back(std::move(entry));
        game_seen_ = true;
        return std::nullopt;
    }

    XmlReader xml_;
    BoardSource& boards_;
    std::vector<Entry> entries_;
    Info info_;  // of the games that follow
    bool in_root_ = false;
    bool game_seen_ = false;
    std::string Info::*words_ = nullptr;  // what the text of the current element is
    std::string collected_;
};

}  // namespace

Result<std::vector<Entry>> read_opensudoku(std::string_view text, BoardSource& boards) {
    return FileReader(text, boards).read();
}

Result<std::string> write_opensudoku(const Entry& entry, const WriteOptions& /*options*/) {
    if (auto fault = fault_of_plain_nine(entry.puzzle, Format::opensudoku))
        return *std::move(fault);
    std::string out;
    for (const auto& [name, field] : kWords) {
        std::string words = entry.info.*field;
        // OpenSudoku makes a folder of the name and needs one; ours also ends the words of the
        // entry before. A blank is a name to it, and none to us.
        if (words.empty() && name == "name") words = " ";
        if (words.empty()) continue;
        const std::string element(name);
        out += "  <" + element + ">" + xml_escaped(words) + "</" + element + ">\n";
    }
    return out + "  <game data=\"" + xml_escaped(opensudoku_data(entry)) + "\"/>\n";
}

bool looks_like_opensudoku(std::string_view text) {
    return trimmed(text).starts_with('<') && text.find("<opensudoku") != std::string_view::npos;
}

}  // namespace sudokit::formats
