// Region maps of jigsaw boards, and maps of extra houses.
#include <algorithm>
#include <array>
#include <map>

#include "sudokit/formats.hpp"

#include "base/characters.hpp"
#include "formats/reading/cells.hpp"

namespace sudokit {
namespace {

using namespace formats;

constexpr MessageText kNoMap{"expected a map: n lines of n letters, digits or numbers",
                             "plan attendu : n lignes de n lettres, chiffres ou nombres"};
constexpr MessageText kMapRow{
    "expected {0} {0:cell|cells} in this line of the map, one for each of its lines, found {1}",
    "{0} {0:case attendue|cases attendues} dans cette ligne du plan, une par ligne, "
    "{1} {1:trouvée|trouvées}"};
constexpr MessageText kMapTooLarge{"expected a map of at most 64 lines, found {0}",
                                   "plan d’au plus 64 lignes attendu, {0} trouvées"};
constexpr MessageText kTooManyRegions{"expected {0} different regions, found one more: '{1}'",
                                      "{0} régions différentes attendues, trouvé « {1} » en plus"};
constexpr MessageText kRegionSize{"region '{0}' has {1} {1:cell|cells}, expected {2}",
                                  "la région « {0} » a {1} {1:case|cases}, il en faut {2}"};
constexpr MessageText kHouseSize{
    "extra house '{0}' has {1} {1:cell|cells}, expected {2}",
    "la zone supplémentaire « {0} » a {1} {1:case|cases}, il en faut {2}"};
constexpr MessageText kMapOrder{
    "expected a map of {0} {0:line|lines}, as the one before, found {1}",
    "plan de {0} {0:ligne attendu|lignes attendu}, comme le précédent, {1} {1:trouvée|trouvées}"};

struct Label {
    std::string_view text;
    std::size_t offset = 0;
};

struct MapLine {
    std::string_view text;
    std::size_t offset = 0;
};

// A square of labels.
struct Map {
    Digit order = 0;
    std::vector<Label> labels;
};

Error error_at(std::string_view text, std::size_t offset, Message words) {
    const Place place = place_at(text, offset);
    return {ErrorCode::syntax, offset, std::move(words), place.line, place.column};
}

std::vector<Label> words_of(const MapLine& line) {
    std::vector<Label> words;
    std::size_t at = 0;
    while (at < line.text.size()) {
        std::size_t end = at;
        while (end < line.text.size() && !is_separator(line.text[end]) && line.text[end] != '|')
            ++end;
        if (end > at) words.push_back({line.text.substr(at, end - at), line.offset + at});
        at = end + 1;
    }
    return words;
}

std::vector<Label> characters_of(const std::vector<Label>& words) {
    std::vector<Label> characters;
    for (const Label& word : words) {
        for (std::size_t i = 0; i < word.text.size();) {
            const std::size_t length = character_length(word.text, i);
            characters.push_back({word.text.substr(i, length), word.offset + i});
            i += length;
        }
    }
    return characters;
}

// The maps of a text as blocks of lines: comments are left out, empty lines separate.
std::vector<std::vector<MapLine>> split_maps(std::string_view text) {
    std::vector<std::vector<MapLine>> maps;
    bool open = false;
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t offset = text.size() - rest.size();
        const std::string_view line = without_line_end(take_line(rest));
        if (is_comment(line)) continue;
        if (trimmed(line).empty()) {
            open = false;
            continue;
        }
        if (!open) maps.emplace_back();
        open = true;
        maps.back().push_back({line, offset});
    }
    return maps;
}

Result<Map> read_map(std::string_view text, const std::vector<MapLine>& lines) {
    Map map;
    if (lines.size() > kMaxOrder) {
        return error_at(text, lines[kMaxOrder].offset, message(kMapTooLarge, lines.size()));
    }
    if (lines.size() == 1) {
        map.labels = characters_of(words_of(lines.front()));
        const auto order = order_of_cells(map.labels.size());
        if (order) {
            map.order = *order;
            return map;
        }
        map.labels.clear();
    }
    map.order = static_cast<Digit>(lines.size());
    for (const MapLine& line : lines) {
        std::vector<Label> labels = words_of(line);
        if (labels.size() != map.order) labels = characters_of(labels);
        if (labels.size() != map.order) {
            const std::size_t at = labels.size() > map.order ? labels[map.order].offset
                                                             : line.offset + line.text.size();
            return error_at(text, at, message(kMapRow, map.order, labels.size()));
        }
        map.labels.insert(map.labels.end(), labels.begin(), labels.end());
    }
    return map;
}

// Cells by label, in order of first occurrence.
struct Region {
    Label label;
    std::vector<Cell> cells;
};

std::vector<Region> regions_of(const Map& map) {
    std::vector<Region> regions;
    std::map<std::string_view, std::size_t> number;
    for (Cell cell = 0; cell < map.labels.size(); ++cell) {
        const Label& label = map.labels[cell];
        const auto [place, added] = number.try_emplace(label.text, regions.size());
        if (added) regions.push_back({label, {}});
        regions[place->second].cells.push_back(cell);
    }
    return regions;
}

}  // namespace

Result<Shape> read_layout(std::string_view text) {
    auto maps = split_maps(text);
    if (maps.empty()) return error_at(text, 0, message(kNoMap));
    // Empty lines inside a map only part its bands.
    std::vector<MapLine> lines;
    for (const auto& part : maps) lines.insert(lines.end(), part.begin(), part.end());
    const auto map = read_map(text, lines);
    if (!map) return map.error();
    const std::vector<Region> regions = regions_of(*map);
    if (regions.size() > map->order) {
        const Label& extra = regions[map->order].label;
        return error_at(text, extra.offset,
                        message(kTooManyRegions, map->order, shown_word(extra.text)));
    }
    Jigsaw jigsaw{std::vector<std::uint8_t>(map->labels.size(), 0)};
    for (std::size_t i = 0; i < regions.size(); ++i) {
        const Region& region = regions[i];
        if (region.cells.size() != map->order) {
            return error_at(text, region.label.offset,
                            message(kRegionSize, shown_word(region.label.text), region.cells.size(),
                                    map->order));
        }
        for (const Cell cell : region.cells) jigsaw.region_of[cell] = static_cast<std::uint8_t>(i);
    }
    Shape shape;
    shape.order = map->order;
    shape.regions = std::move(jigsaw);
    return shape;
}

Result<std::vector<std::vector<Cell>>> read_extra_houses(std::string_view text) {
    const auto maps = split_maps(text);
    if (maps.empty()) return error_at(text, 0, message(kNoMap));
    std::vector<std::vector<Cell>> houses;
    Digit order = 0;
    for (const auto& lines : maps) {
        const auto map = read_map(text, lines);
        if (!map) return map.error();
        if (order != 0 && map->order != order) {
            return error_at(text, lines.front().offset, message(kMapOrder, order, map->order));
        }
        order = map->order;
        for (Region& region : regions_of(*map)) {
            if (region.label.text == ".") continue;
            if (region.cells.size() != order) {
                return error_at(
                    text, region.label.offset,
                    message(kHouseSize, shown_word(region.label.text), region.cells.size(), order));
            }
            houses.push_back(std::move(region.cells));
        }
    }
    return houses;
}

}  // namespace sudokit
