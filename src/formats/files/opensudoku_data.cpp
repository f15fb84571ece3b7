#include "formats/files/opensudoku_data.hpp"

#include <algorithm>
#include <vector>

#include "sudokit/grid_text.hpp"
#include "sudokit/whole_number.hpp"

#include "base/characters.hpp"
#include "base/fault.hpp"
#include "formats/reading/cell_text.hpp"
#include "formats/writable.hpp"

// A game in play is a line "version: N", then fields that each end in '|'. For each cell:
//
//     version 1       value | notes "1,5,9," or "-" | editable 0 or 1
//     version 2, 3    value | notes, bit d-1 for digit d | editable        (2 may double a bar)
//     version 4       value | notes | further notes | editable
//     version 5       value | notes | further notes | colour | editable

namespace sudokit::formats {
namespace {

constexpr MessageText kDataVersion{
    "version {0} of OpenSudoku's game data is not supported",
    "la version {0} des données de jeu d’OpenSudoku n’est pas prise en "
    "charge"};
constexpr MessageText kFields{
    "expected 81 cells of {0} fields each in the game data, found {1} "
    "{1:field|fields}",
    "81 cases de {0} champs attendues dans les données de jeu, {1} "
    "{1:champ trouvé|champs trouvés}"};
constexpr MessageText kValue{"expected a value from 0 to 9, found \"{0}\"",
                             "valeur de 0 à 9 attendue, trouvé « {0} »"};
constexpr MessageText kNotes{"expected the notes of a cell, found \"{0}\"",
                             "annotations d’une case attendues, trouvé « {0} »"};
constexpr MessageText kEditable{"expected 0 or 1 for an editable cell, found \"{0}\"",
                                "0 ou 1 attendu pour une case modifiable, trouvé « {0} »"};

constexpr std::string_view kIntroduction = "version:";

std::size_t fields_of_version(std::uint32_t version) {
    switch (version) {
        case 1:
        case 2:
        case 3: return 3;
        case 4: return 4;
        case 5: return 5;
        default: return 0;
    }
}

// Empty fields do not count, which is also how the double bars of version 2 are read.
std::vector<std::string_view> split_fields(std::string_view text) {
    std::vector<std::string_view> fields;
    for (std::size_t at = text.find_first_not_of('|'); at < text.size();) {
        const std::size_t end = std::min(text.find('|', at), text.size());
        fields.push_back(text.substr(at, end - at));
        at = text.find_first_not_of('|', end);
    }
    return fields;
}

std::optional<DigitSet> notes_of_list(std::string_view list) {
    DigitSet notes;
    if (list == "-") return notes;
    for (const char c : list) {
        if (c == ',') continue;
        if (c < '1' || c > '9') return std::nullopt;
        notes.insert(static_cast<Digit>(c - '0'));
    }
    return notes;
}

std::optional<DigitSet> notes_of_bits(std::string_view text) {
    const auto bits = whole_number<std::uint32_t>(text);
    if (!bits || *bits > DigitSet::full(kPlainOrder).bits()) return std::nullopt;
    return DigitSet(*bits);
}

class GameReader {
  public:
    GameReader(const XmlAttribute& data, std::uint32_t version, Entry& entry)
        : data_(data), version_(version), entry_(entry) {}

    std::optional<Error> read(std::string_view text) {
        const std::size_t per_cell = fields_of_version(version_);
        const auto fields = split_fields(text);
        if (fields.size() != per_cell * kPlainOrder * kPlainOrder) {
            return syntax_error(place(text), kFields, per_cell, fields.size());
        }
        for (Cell cell = 0; cell < kPlainOrder * kPlainOrder; ++cell) {
            const auto first = fields.begin() + static_cast<std::ptrdiff_t>(cell * per_cell);
            if (auto fault =
                    read_cell(cell, {first, first + static_cast<std::ptrdiff_t>(per_cell)})) {
                return fault;
            }
        }
        return std::nullopt;
    }

  private:
    [[nodiscard]] std::size_t place(std::string_view part) const {
        return data_.place(offset_in(data_.value, part));
    }

    std::optional<Error> read_cell(Cell cell, const std::vector<std::string_view>& fields) {
        const auto fault = [&](std::string_view field, const MessageText& text) {
            return syntax_error(place(field), text, field.substr(0, 16));
        };
        const auto value = whole_number<std::uint32_t>(fields.front());
        if (!value || *value > kPlainOrder) return fault(fields.front(), kValue);
        DigitSet notes;
        for (std::size_t i = 1; i <= (version_ >= 4 ? 2U : 1U); ++i) {
            const auto some = version_ == 1 ? notes_of_list(fields[i]) : notes_of_bits(fields[i]);
            if (!some) return fault(fields[i], kNotes);
            notes |= *some;
        }
        if (fields.back() != "0" && fields.back() != "1") return fault(fields.back(), kEditable);
        if (fields.back() == "0") {
            entry_.puzzle.set_given(cell, *value);
        } else if (*value != 0) {
            entry_.play.placed.resize(kPlainOrder * kPlainOrder, 0);
            entry_.play.placed[cell] = static_cast<std::uint8_t>(*value);
        }
        if (!notes.empty()) {
            entry_.play.pencilmarks.resize(kPlainOrder * kPlainOrder);
            entry_.play.pencilmarks[cell] = notes;
        }
        return std::nullopt;
    }

    const XmlAttribute& data_;
    std::uint32_t version_;
    Entry& entry_;
};

}  // namespace

std::optional<Error> read_opensudoku_data(const XmlAttribute& data, Entry& entry) {
    const std::string_view text = trimmed(data.value);
    if (!text.starts_with(kIntroduction)) {
        const auto digits = read_digits(text, kPlainOrder * kPlainOrder, kPlainOrder,
                                        Symbols::digits, Blanks::allowed);
        if (!digits) {
            const std::size_t start = text.empty() ? 0 : offset_in(data.value, text);
            return placed_at(digits.error(), data.place(start + digits.error().offset));
        }
        for (Cell cell = 0; cell < digits->size(); ++cell) {
            entry.puzzle.set_given(cell, (*digits)[cell]);
        }
        return std::nullopt;
    }
    std::string_view rest = text.substr(kIntroduction.size());
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    // The line end is read as a blank where the file was written by hand.
    const std::string_view number = rest.substr(0, rest.find_first_of(" \t\r\n"));
    const auto version = whole_number<std::uint32_t>(number);
    if (!version || fields_of_version(*version) == 0) {
        return unsupported_error(data.place(offset_in(data.value, number)), kDataVersion,
                                 number.substr(0, 16));
    }
    rest.remove_prefix(number.size());
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r\n"), rest.size()));
    return GameReader(data, *version, entry).read(rest);
}

std::string opensudoku_data(const Entry& entry) {
    if (entry.play.empty()) return cells_text(entry.puzzle.givens(), Symbols::digits, '0');
    std::string out = "version: 3\n";
    for (Cell cell = 0; cell < kPlainOrder * kPlainOrder; ++cell) {
        const bool given = entry.puzzle.given(cell) != 0;
        const bool noted = !entry.play.pencilmarks.empty();
        out += std::to_string(digit_in_play(entry, cell)) + "|";
        out += std::to_string(noted ? entry.play.pencilmarks[cell].bits() : 0) + "|";
        out += given ? "0|" : "1|";
    }
    return out;
}

}  // namespace sudokit::formats
