#include "sudokit/place_name.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "sudokit/cell_name.hpp"
#include "sudokit/whole_number.hpp"

namespace sudokit {
namespace {

constexpr MessageText kNoPlace{
    "'{0}' is neither a cell nor a house of this board; expected such as r1c1, row 3, col 8 or box "
    "4",
    "« {0} » n’est ni une case ni une zone de cette grille ; attendu : par exemple L1C1, ligne 3, "
    "col 8 ou bloc 4"};

struct KindName {
    std::string_view word;
    HouseKind kind;
};

constexpr std::array<KindName, 20> kKindNames = {{{"row", HouseKind::row},
                                                  {"ligne", HouseKind::row},
                                                  {"r", HouseKind::row},
                                                  {"l", HouseKind::row},
                                                  {"column", HouseKind::column},
                                                  {"colonne", HouseKind::column},
                                                  {"col", HouseKind::column},
                                                  {"c", HouseKind::column},
                                                  {"box", HouseKind::box},
                                                  {"bloc", HouseKind::box},
                                                  {"region", HouseKind::box},
                                                  {"b", HouseKind::box},
                                                  {"diagonal", HouseKind::diagonal},
                                                  {"diagonale", HouseKind::diagonal},
                                                  {"d", HouseKind::diagonal},
                                                  {"window", HouseKind::window},
                                                  {"fenetre", HouseKind::window},
                                                  {"w", HouseKind::window},
                                                  {"extra", HouseKind::extra},
                                                  {"x", HouseKind::extra}}};

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

}  // namespace

std::optional<std::uint32_t> find_house(const Board& board, std::string_view name) {
    const std::size_t number_at = std::min(name.find_first_of("0123456789"), name.size());
    const auto number = whole_number<std::uint32_t>(name.substr(number_at));
    std::string word(trimmed(name.substr(0, number_at)));
    for (char& letter : word) {
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter + ('a' - 'A'));
    }
    const auto* const named = std::ranges::find(kKindNames, word, &KindName::word);
    if (!number || *number == 0 || named == kKindNames.end()) return std::nullopt;
    const auto houses = board.houses();
    for (std::uint32_t house = 0; house < houses.size(); ++house) {
        if (houses[house].kind == named->kind && houses[house].index + 1 == *number) return house;
    }
    return std::nullopt;
}

Result<std::vector<PlaceOnBoard>> read_places(const Board& board, std::string_view names) {
    std::vector<PlaceOnBoard> out;
    for (std::size_t begin = 0; begin <= names.size();) {
        const std::size_t end = std::min(names.find(',', begin), names.size());
        const std::string_view name = trimmed(names.substr(begin, end - begin));
        if (const auto cell = find_cell(board.order(), name)) {
            out.emplace_back(*cell);
        } else if (const auto house = find_house(board, name)) {
            out.emplace_back(HouseIndex{*house});
        } else {
            return Error{ErrorCode::syntax, begin, message(kNoPlace, name)};
        }
        begin = end + 1;
    }
    return out;
}

}  // namespace sudokit
