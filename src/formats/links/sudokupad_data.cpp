#include "formats/links/sudokupad_data.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>
#include <vector>

#include "base/fault.hpp"
#include "base/lz_string.hpp"
#include "base/url.hpp"
#include "formats/links/fpuzzles_board.hpp"
#include "formats/links/fpuzzles_constraints.hpp"
#include "formats/reading/cell_text.hpp"
#include "formats/reading/constraint_entry.hpp"
#include "formats/reading/region_labels.hpp"
#include "formats/reading/symbol_choice.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kNotPad{"expected SudokuPad data (a JSON object with \"cells\")",
                              "données SudokuPad attendues (objet JSON avec « cells »)"};
constexpr MessageText kPadRows{"expected as many cells in each row as there are rows, at most {0}",
                               "autant de cases par ligne que de lignes attendues, au plus {0}"};
constexpr MessageText kPadValue{"expected a digit from 1 to {0} in a cell",
                                "chiffre de 1 à {0} attendu dans une case"};
constexpr MessageText kPadPlace{"expected cells as [row, column] in \"{0}\"",
                                "cases attendues sous la forme [ligne, colonne] dans « {0} »"};
constexpr MessageText kPadRegions{
    "regions that do not share out all cells, {0} each, are not supported",
    "les régions qui ne se partagent pas toutes les cases, {0} chacune, ne sont pas prises en "
    "charge"};
constexpr MessageText kPadDrawing{
    "SudokuPad's '{0}' may stand for rules, and are not supported",
    "les « {0} » de SudokuPad peuvent être des règles, et ne sont pas pris en charge"};
constexpr MessageText kPadCage{
    "SudokuPad cages with a sum and digits that may repeat are not supported",
    "les cages SudokuPad à somme dont les chiffres peuvent se répéter ne sont pas prises en "
    "charge"};
constexpr MessageText kPadLabel{
    "SudokuPad cages with '{0}' instead of a sum are not supported",
    "les cages SudokuPad avec « {0} » au lieu d’une somme ne sont pas prises en charge"};
constexpr MessageText kPadRule{"SudokuPad's rule '{0}' is not supported",
                               "la règle « {0} » de SudokuPad n’est pas prise en charge"};

// Names and their abbreviations.
struct PadName {
    std::string_view whole;
    std::string_view brief;
};
constexpr PadName kCellsName{"cells", "ce"};
constexpr PadName kRegionsName{"regions", "re"};
constexpr PadName kCagesName{"cages", "ca"};
constexpr PadName kValueName{"value", "v"};
constexpr PadName kTitleName{"title", "t"};
// What is drawn on the board.
constexpr PadName kDrawings[] = {
    {"lines", "l"}, {"arrows", "a"}, {"overlays", "o"}, {"underlays", "u"}};

using PadFault = std::optional<Error>;

const json::Value* find_pad(const json::Object& object, const PadName& name) {
    const json::Value* const found = json::find(object, name.whole);
    return found != nullptr ? found : json::find(object, name.brief);
}

const json::Object* object_of(const json::Value* value) {
    return value == nullptr ? nullptr : value->object();
}

// A number, or a string of one; 0 if it is neither.
std::int64_t pad_number(const json::Value& value) {
    if (value.string() == nullptr) return value.integer().value_or(0);
    std::int64_t number = 0;
    const std::string& digits = *value.string();
    const char* const end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? number : 0;
}

std::string pad_words(const json::Object& object, const PadName& name) {
    const json::Value* const value = find_pad(object, name);
    if (value == nullptr) return {};
    if (value->string() != nullptr) return *value->string();
    std::string words;
    for (const json::Value& line : value->array() == nullptr ? json::Array{} : *value->array()) {
        if (line.string() == nullptr) continue;
        words += (words.empty() ? "" : "\n") + *line.string();
    }
    return words;
}

// The cells of a list of [row, column]; nothing if it is none.
std::optional<std::vector<Cell>> cells_of_list(const json::Value& list, std::uint32_t order) {
    if (list.array() == nullptr) return std::nullopt;
    std::vector<Cell> cells;
    for (const json::Value& place : *list.array()) {
        if (place.array() == nullptr || place.array()->size() != 2) return std::nullopt;
        const auto row = place.array()->front().integer();
        const auto column = place.array()->back().integer();
        if (!row || !column || *row < 0 || *column < 0 || *row >= order || *column >= order) {
            return std::nullopt;
        }
        cells.push_back(static_cast<Cell>(*row) * order + static_cast<Cell>(*column));
    }
    return cells;
}

class PadReader {
  public:
    PadReader(const json::Object& root, BoardSource& boards) : root_(root), boards_(boards) {}

    Result<Entry> entry() {
        for (const PadName& name : kDrawings) {
            const json::Value* const drawn = find_pad(root_, name);
            if (drawn == nullptr || drawn->array() == nullptr || drawn->array()->empty()) continue;
            return unsupported_error(drawn->offset, kPadDrawing, name.whole);
        }
        if (auto fault = read_cells_of_rows()) return *std::move(fault);
        if (auto fault = read_pad_regions()) return *std::move(fault);
        if (auto fault = read_cages()) return *std::move(fault);
        recognise_windows(shape_);
        const auto board = boards_.of_shape(shape_);
        if (!board) return board.error();
        Entry entry{Puzzle(*board)};
        for (Cell cell = 0; cell < cells_.size(); ++cell) {
            if (auto fault = read_pad_cell(cell, entry)) return *std::move(fault);
        }
        if (auto fault = add_constraints(entry.puzzle)) return *std::move(fault);
        if (auto fault = read_metadata(entry)) return *std::move(fault);
        return entry;
    }

  private:
    PadFault read_cells_of_rows() {
        const json::Value* const rows = find_pad(root_, kCellsName);
        if (rows == nullptr || rows->array() == nullptr) return syntax_error(0, kNotPad);
        const std::size_t order = rows->array()->size();
        for (const json::Value& row : *rows->array()) {
            const std::size_t width = row.array() == nullptr ? 0 : row.array()->size();
            if (width != order || order > kMaxOrder) {
                return unsupported_error(row.offset, kPadRows, kMaxOrder);
            }
            for (const json::Value& cell : *row.array()) cells_.push_back(cell.object());
        }
        if (order == 0) return syntax_error(rows->offset, kNotPad);
        shape_.order = static_cast<std::uint32_t>(order);
        return std::nullopt;
    }

    PadFault read_pad_regions() {
        shape_.regions = Latin{};
        const json::Value* const regions = find_pad(root_, kRegionsName);
        if (regions == nullptr || regions->array() == nullptr || regions->array()->empty()) {
            return std::nullopt;
        }
        std::vector<std::int64_t> labels(cells_.size(), -1);
        std::int64_t label = 0;
        for (const json::Value& region : *regions->array()) {
            const auto cells = cells_of_list(region, shape_.order);
            if (!cells) return syntax_error(region.offset, kPadPlace, kRegionsName.whole);
            for (const Cell cell : *cells) labels[cell] = label;
            ++label;
        }
        const bool all = std::ranges::none_of(labels, [](std::int64_t one) { return one < 0; });
        for (std::int64_t i = 0; i < label; ++i) {
            if (!all || std::ranges::count(labels, i) != shape_.order) {
                return unsupported_error(regions->offset, kPadRegions, shape_.order);
            }
        }
        shape_.regions = regions_of_labels(labels);
        return std::nullopt;
    }

    // Cages without cells are words; those of rows and columns say what is so anyway.
    PadFault read_cages() {
        const json::Value* const cages = find_pad(root_, kCagesName);
        if (cages == nullptr || cages->array() == nullptr) return std::nullopt;
        for (const json::Value& cage : *cages->array()) {
            if (cage.object() == nullptr) continue;
            if (auto fault = read_cage(*cage.object(), cage.offset)) return fault;
        }
        return std::nullopt;
    }

    // A cage of n cells without a sum is a house, any other a killer cage.
    PadFault read_cage(const json::Object& cage, std::size_t offset) {
        const json::Value* const list = find_pad(cage, kCellsName);
        if (list == nullptr) return std::nullopt;
        const auto cells = cells_of_list(*list, shape_.order);
        if (!cells) return syntax_error(list->offset, kPadPlace, kCagesName.whole);
        const json::Value* const type = json::find(cage, "type");
        const bool known = type != nullptr && type->string() != nullptr &&
                           (*type->string() == "rowcol" || *type->string() == "region");
        if (cells->empty() || known) return std::nullopt;
        std::optional<std::uint32_t> sum;
        if (auto fault = read_sum(cage, sum)) return fault;
        const json::Value* const unique = json::find(cage, "unique");
        const bool free = unique != nullptr && unique->boolean() != nullptr && !*unique->boolean();
        if (free && sum) return unsupported_error(offset, kPadCage);
        if (free) return std::nullopt;
        if (!sum && cells->size() == shape_.order) {
            shape_.extra.push_back(*cells);
        } else {
            cages_.push_back({offset, {.kind = "killer-cage", .cells = *cells, .value = sum}});
        }
        return std::nullopt;
    }

    // The sum is the value that is shown, or a number of its own; 0 is none.
    static PadFault read_sum(const json::Object& cage, std::optional<std::uint32_t>& sum) {
        for (const json::Value* const value :
             {find_pad(cage, kValueName), json::find(cage, "sum")}) {
            if (value == nullptr || value->is_null()) continue;
            const std::string* const label = value->string();
            if (label != nullptr && (label->empty() || *label == "0")) continue;
            const std::int64_t number = pad_number(*value);
            if (number == 0 && value->integer() == 0) continue;
            const bool usable = number > 0 && number <= kMaxOrder * kMaxOrder;
            if (!usable || (sum && *sum != number)) {
                return unsupported_error(value->offset, kPadLabel,
                                         label != nullptr ? *label : std::to_string(number));
            }
            sum = static_cast<std::uint32_t>(number);
        }
        return std::nullopt;
    }

    // A rule of the whole board by its name.
    static PadFault add_rule(const std::string& name, std::size_t offset, Puzzle& puzzle) {
        const ConstraintKind* const kind = find_fpuzzles_kind(name);
        if (kind == nullptr || !kind->of_board) return unsupported_error(offset, kPadRule, name);
        return enter_constraint({.kind = std::string(kind->name)}, offset, puzzle);
    }

    PadFault add_constraints(Puzzle& puzzle) const {
        for (const auto& [offset, data] : cages_) {
            if (auto fault = enter_constraint(data, offset, puzzle)) return fault;
        }
        const json::Value* const rules = json::find(root_, "global");
        if (rules == nullptr || rules->array() == nullptr) return std::nullopt;
        for (const json::Value& rule : *rules->array()) {
            if (rule.string() == nullptr) continue;
            if (auto fault = add_rule(*rule.string(), rule.offset, puzzle)) return fault;
        }
        return std::nullopt;
    }

    PadFault read_pad_cell(Cell cell, Entry& entry) const {
        const json::Object* const object = cells_[cell];
        if (object == nullptr) return std::nullopt;
        const std::int64_t order = shape_.order;
        if (const json::Value* const value = find_pad(*object, kValueName)) {
            const bool nothing =
                value->is_null() || (value->string() != nullptr && value->string()->empty());
            const std::int64_t digit = pad_number(*value);
            if (!nothing && (digit < 1 || digit > order)) {
                return syntax_error(value->offset, kPadValue, order);
            }
            if (!nothing) entry.puzzle.set_given(cell, static_cast<Digit>(digit));
        }
        for (const std::string_view name : {"centremarks", "pencilMarks"}) {
            const json::Value* const marks = json::find(*object, name);
            if (marks == nullptr || marks->array() == nullptr) continue;
            for (const json::Value& mark : *marks->array()) {
                const std::int64_t digit = pad_number(mark);
                if (digit < 1 || digit > order) continue;
                entry.play.pencilmarks.resize(cells_.size());
                entry.play.pencilmarks[cell].insert(static_cast<Digit>(digit));
            }
        }
        return std::nullopt;
    }

    // Rules of the whole board are flags there. A solution with open cells counts as none.
    PadFault read_metadata(Entry& entry) const {
        const json::Object* const metadata = object_of(json::find(root_, "metadata"));
        if (metadata == nullptr) return std::nullopt;
        for (const json::Member& member : *metadata) {
            const bool* const flag = member.value.boolean();
            if (flag == nullptr || !*flag) continue;
            if (auto fault = add_rule(member.name, member.offset, entry.puzzle)) return fault;
        }
        entry.info.title = pad_words(*metadata, kTitleName);
        entry.info.author = pad_words(*metadata, {"author", "author"});
        entry.info.description = pad_words(*metadata, {"rules", "rules"});
        const std::string solution = pad_words(*metadata, {"solution", "solution"});
        const Board& board = entry.puzzle.board();
        const bool in_characters = board.order() <= kLargestOfCharacters;
        if (solution.size() != board.cell_count() || !in_characters) return std::nullopt;
        auto digits = read_digits(solution, board.cell_count(), board.order(), Symbols::digits,
                                  Blanks::refused);
        if (digits) entry.solution = Grid{board, *std::move(digits)};
        return std::nullopt;
    }

    const json::Object& root_;
    BoardSource& boards_;
    Shape shape_;
    std::vector<const json::Object*> cells_;
    std::vector<std::pair<std::size_t, ConstraintData>> cages_;  // with their offsets
};

}  // namespace

Result<Entry> entry_of_sudokupad(const json::Value& root, BoardSource& boards) {
    if (root.object() == nullptr) return syntax_error(root.offset, kNotPad);
    return PadReader(*root.object(), boards).entry();
}

Result<Entry> read_sudokupad_data(std::string_view payload, BoardSource& boards) {
    const std::string encoded = percent_decoded(payload);
    const auto text = decompress_from_base64(encoded);
    if (!text) {
        // Exact unless something was percent-encoded.
        return encoded == payload ? text.error() : placed_at(text.error(), 0);
    }
    auto value = json::parse(*text);
    if (!value) value = json::parse(json_of_short_form(*text));
    if (!value) return placed_at(value.error(), 0);
    auto entry = entry_of_sudokupad(*value, boards);
    if (!entry) return placed_at(entry.error(), 0);
    return entry;
}

}  // namespace sudokit::formats
