#include "formats/files/opensudoku.hpp"

#include <array>
#include <charconv>
#include <chrono>
#include <utility>

#include "base/characters.hpp"
#include "base/fault.hpp"
#include "base/xml.hpp"
#include "formats/files/opensudoku_data.hpp"
#include "formats/writable.hpp"

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

// The elements of version 1 with words.
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

// The words of a game of version 2 as its attributes. OpenSudoku itself knows the note alone.
constexpr std::array<std::pair<std::string_view, std::string Info::*>, 8> kGameWords = {{
    {"note", &Info::comment},
    {"title", &Info::title},
    {"author", &Info::author},
    {"description", &Info::description},
    {"date", &Info::date},
    {"source", &Info::source},
    {"level", &Info::level},
    {"url", &Info::url},
}};

// The folder that we write says nothing of its games.
constexpr std::string_view kOurFolder = "sudokit";

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
    FileReader(std::string_view text, BoardSource& boards)
        : xml_(text, boards.options().deadline), boards_(&boards) {}

    std::optional<TextItem> operator()() {
        while (!over_) {
            const auto event = xml_.next();
            if (!event) return end_with(event.error());
            switch (event->kind) {
                case XmlEvent::Kind::done: over_ = true; break;
                case XmlEvent::Kind::start:
                    if (!in_root_) {
                        if (auto fault = root(*event)) return end_with(*std::move(fault));
                    } else if (event->name == "game") {
                        game_seen_ = true;
                        return TextItem{event->offset, game(*event)};
                    } else {
                        start(*event);
                    }
                    break;
                case XmlEvent::Kind::text:
                    if (words_ != nullptr) collected_ += event->text;
                    break;
                case XmlEvent::Kind::end: end(*event); break;
            }
        }
        return std::nullopt;
    }

  private:
    TextItem end_with(Error fault) {
        over_ = true;
        return {fault.offset, std::move(fault)};
    }

    void start(const XmlEvent& event) {
        if (event.name == "folder") {
            info_ = {};
            const auto* name = event.attribute("name");
            if (name != nullptr && name->value != kOurFolder) info_.title = name->value;
            if (const auto* created = event.attribute("created")) {
                info_.date = date_of(created->value);
            }
            return;
        }
        for (const auto& [name, field] : kWords) {
            if (name != event.name) continue;
            // Words after a game are the beginning of what belongs to the games that follow.
            if (std::exchange(game_seen_, false)) info_ = {};
            words_ = field;
            collected_.clear();
        }
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

    Result<Entry> game(const XmlEvent& event) {
        const XmlAttribute* const data = event.attribute("data");
        if (data == nullptr) return syntax_error(event.offset, kNoData);
        const auto board = boards_->of_order(kPlainOrder);
        if (!board) return placed_at(board.error(), event.offset);
        Entry entry{Puzzle(*board)};
        if (auto fault = read_opensudoku_data(*data, entry)) return *std::move(fault);
        entry.info = info_;
        if (const auto* created = event.attribute("created")) {
            entry.info.date = date_of(created->value);
        }
        for (const auto& [name, field] : kGameWords) {
            const XmlAttribute* const words = event.attribute(name);
            if (words != nullptr && !words->value.empty()) entry.info.*field = words->value;
        }
        return entry;
    }

    XmlReader xml_;
    BoardSource* boards_;
    Info info_;  // of the games that follow
    bool over_ = false;
    bool in_root_ = false;
    bool game_seen_ = false;
    std::string Info::*words_ = nullptr;  // what the text of the current element is
    std::string collected_;
};

}  // namespace

TextReader read_opensudoku(std::string_view text, BoardSource& boards) {
    return FileReader(text, boards);
}

Result<std::string> write_opensudoku(const Entry& entry, const WriteOptions& /*options*/) {
    if (auto fault = fault_of_plain_nine(entry.puzzle, Format::opensudoku))
        return *std::move(fault);
    std::string out = "    <game data=\"" + xml_escaped(opensudoku_data(entry)) + "\"";
    for (const auto& [name, field] : kGameWords) {
        const std::string& words = entry.info.*field;
        if (words.empty()) continue;
        out += " " + std::string(name) + "=\"" + xml_escaped(words) + "\"";
    }
    return out + "/>\n";
}

bool looks_like_opensudoku(std::string_view text) {
    return trimmed(text).starts_with('<') && text.find("<opensudoku") != std::string_view::npos;
}

}  // namespace sudokit::formats
