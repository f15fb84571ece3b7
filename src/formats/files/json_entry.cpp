#include "formats/files/json_entry.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "sudokit/cell_name.hpp"

#include "base/fault.hpp"
#include "formats/files/constraint_json.hpp"
#include "formats/reading/cell_text.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kNotObject{"expected a JSON object, found {0}",
                                 "objet JSON attendu, trouvé : {0}"};
constexpr MessageText kWrongKind{"expected {0} for \"{1}\", found {2}",
                                 "{0} attendu pour « {1} », trouvé : {2}"};
constexpr MessageText kUnknownKey{"unknown key \"{0}\"", "clé inconnue « {0} »"};
constexpr MessageText kRepeatedKey{"the key \"{0}\" occurs twice",
                                   "la clé « {0} » figure deux fois"};
constexpr MessageText kMissingKey{"the key \"{0}\" is missing", "la clé « {0} » manque"};
constexpr MessageText kSchemaVersion{
    "version {0} of the JSON schema is not supported, expected {1}",
    "la version {0} du schéma JSON n’est pas prise en charge, version "
    "{1} attendue"};
constexpr MessageText kTwoBoards{"\"{0}\" and \"{1}\" exclude each other",
                                 "« {0} » et « {1} » s’excluent"};
constexpr MessageText kItems{"expected {0} {0:item|items} for \"{1}\", found {2}",
                             "{0} {0:élément attendu|éléments attendus} pour « {1} », {2} "
                             "{2:trouvé|trouvés}"};
constexpr MessageText kIntegerRange{"expected an integer from {0} to {1} for \"{2}\"",
                                    "entier de {0} à {1} attendu pour « {2} »"};
constexpr MessageText kCellName{"expected a cell of the board like \"r1c1\", found \"{0}\"",
                                "case de la grille attendue, comme « L1C1 », trouvé « {0} »"};

constexpr MessageText kArray{"an array", "tableau"};
constexpr MessageText kString{"a string", "texte"};
constexpr MessageText kBoolean{"true or false", "true ou false"};
constexpr MessageText kTextOrArray{"a string or an array", "texte ou tableau"};

constexpr std::string_view kOtherKeys[] = {
    "sudokit", "order",  "boxes",       "regions", "latin", "diagonals", "windows",
    "extra",   "givens", "pencilmarks", "placed",  "notes", "solution",  "constraints"};

bool is_known(std::string_view name) {
    return std::ranges::find(kOtherKeys, name) != std::end(kOtherKeys) ||
           std::ranges::any_of(kJsonInfoKeys, [&](const auto& key) { return key.first == name; });
}

Error wrong_kind(const json::Value& value, const MessageText& expected, std::string_view name) {
    return syntax_error(value.offset, kWrongKind, expected, name, json::kind_name(value));
}

// Reads the keys of one object. The functions set their last argument, or return what is wrong.
class Reader {
  public:
    Reader(std::string_view text, const json::Value& root) : text_(text), root_(root) {}

    Result<Entry> entry(BoardSource& boards);

  private:
    using Fault = std::optional<Error>;

    [[nodiscard]] const json::Value* find(std::string_view name) const {
        return json::find(*root_.object(), name);
    }
    [[nodiscard]] Fault check_keys() const;
    static Fault integer(const json::Value& value, std::string_view name, std::int64_t least,
                         std::int64_t most, std::uint32_t& out);
    static Fault array(const json::Value& value, std::string_view name, std::size_t size,
                       const json::Array*& out);
    Fault flag(std::string_view name, bool& out) const;
    Fault cells_of_string(const json::Value& value, std::uint32_t rows, Blanks blanks,
                          std::vector<std::uint8_t>& out) const;
    Fault cells(const json::Value& value, std::string_view name, Blanks blanks,
                std::vector<std::uint8_t>& out) const;
    Fault marks(const json::Value& value, std::string_view name, std::vector<DigitSet>& out) const;
    static Fault boxes(const json::Value& value, Shape& shape);
    Fault regions(const json::Value& value, Shape& shape) const;
    Fault extra(const json::Value& value, Shape& shape) const;
    Fault shape(Shape& shape, std::optional<std::size_t>& described) const;
    Fault contents(Entry& entry) const;

    std::string_view text_;
    const json::Value& root_;
    std::uint32_t order_ = 0;
};

Reader::Fault Reader::check_keys() const {
    const json::Object& members = *root_.object();
    for (auto member = members.begin(); member != members.end(); ++member) {
        if (!is_known(member->name)) return syntax_error(member->offset, kUnknownKey, member->name);
        const auto same = [&](const json::Member& other) { return other.name == member->name; };
        if (std::any_of(members.begin(), member, same)) {
            return syntax_error(member->offset, kRepeatedKey, member->name);
        }
    }
    for (const std::string_view name : {"sudokit", "order", "givens"}) {
        if (find(name) == nullptr) return syntax_error(root_.offset, kMissingKey, name);
    }
    return std::nullopt;
}

Reader::Fault Reader::integer(const json::Value& value, std::string_view name, std::int64_t least,
                              std::int64_t most, std::uint32_t& out) {
    const auto number = value.integer();
    if (!number || *number < least || *number > most) {
        return syntax_error(value.offset, kIntegerRange, least, most, name);
    }
    out = static_cast<std::uint32_t>(*number);
    return std::nullopt;
}

Reader::Fault Reader::array(const json::Value& value, std::string_view name, std::size_t size,
                            const json::Array*& out) {
    out = value.array();
    if (out == nullptr) return wrong_kind(value, kArray, name);
    if (out->size() != size) {
        return syntax_error(value.offset, kItems, size, name, out->size());
    }
    return std::nullopt;
}

Reader::Fault Reader::flag(std::string_view name, bool& out) const {
    const json::Value* const value = find(name);
    if (value == nullptr) return std::nullopt;
    if (value->boolean() == nullptr) return wrong_kind(*value, kBoolean, name);
    out = *value->boolean();
    return std::nullopt;
}

// `rows` rows of cells in a string, appended to `out`.
Reader::Fault Reader::cells_of_string(const json::Value& value, std::uint32_t rows, Blanks blanks,
                                      std::vector<std::uint8_t>& out) const {
    const std::string& string = *value.string();
    auto read =
        read_digits(string, std::size_t{rows} * order_, order_, default_symbols(order_), blanks);
    if (!read) {
        // The place is exact unless the string is written with escapes.
        const bool verbatim = text_.substr(value.offset + 1, string.size()) == string;
        return verbatim ? shifted(read.error(), value.offset + 1)
                        : placed_at(read.error(), value.offset);
    }
    out.insert(out.end(), read->begin(), read->end());
    return std::nullopt;
}

// A digit or blank for each cell: a string, an array of strings (the rows), or one of numbers.
Reader::Fault Reader::cells(const json::Value& value, std::string_view name, Blanks blanks,
                            std::vector<std::uint8_t>& out) const {
    if (value.string() != nullptr) return cells_of_string(value, order_, blanks, out);
    if (value.array() == nullptr) return wrong_kind(value, kTextOrArray, name);
    const bool rows = !value.array()->empty() && value.array()->front().string() != nullptr;
    const json::Array* items = nullptr;
    if (auto fault = array(value, name, rows ? order_ : order_ * order_, items)) return fault;
    for (const json::Value& item : *items) {
        if (rows) {
            if (item.string() == nullptr) return wrong_kind(item, kString, name);
            if (auto fault = cells_of_string(item, 1, blanks, out)) return fault;
            continue;
        }
        std::uint32_t digit = 0;
        const std::int64_t least = blanks == Blanks::allowed ? 0 : 1;
        if (auto fault = integer(item, name, least, order_, digit)) return fault;
        out.push_back(static_cast<std::uint8_t>(digit));
    }
    return std::nullopt;
}

Reader::Fault Reader::marks(const json::Value& value, std::string_view name,
                            std::vector<DigitSet>& out) const {
    const json::Array* items = nullptr;
    if (auto fault = array(value, name, std::size_t{order_} * order_, items)) return fault;
    for (const json::Value& item : *items) {
        if (item.array() == nullptr) return wrong_kind(item, kArray, name);
        DigitSet& set = out.emplace_back();
        for (const json::Value& number : *item.array()) {
            std::uint32_t digit = 0;
            if (auto fault = integer(number, name, 1, order_, digit)) return fault;
            set.insert(digit);
        }
    }
    return std::nullopt;
}

Reader::Fault Reader::boxes(const json::Value& value, Shape& shape) {
    const json::Array* items = nullptr;
    if (auto fault = array(value, "boxes", 2, items)) return fault;
    Boxes boxes;
    if (auto fault = integer((*items)[0], "boxes", 1, kMaxOrder, boxes.rows)) return fault;
    if (auto fault = integer((*items)[1], "boxes", 1, kMaxOrder, boxes.columns)) return fault;
    shape.regions = boxes;
    return std::nullopt;
}

Reader::Fault Reader::regions(const json::Value& value, Shape& shape) const {
    Jigsaw jigsaw;
    if (auto fault = cells(value, "regions", Blanks::refused, jigsaw.region_of)) return fault;
    for (std::uint8_t& region : jigsaw.region_of) --region;
    shape.regions = std::move(jigsaw);
    return std::nullopt;
}

Reader::Fault Reader::extra(const json::Value& value, Shape& shape) const {
    if (value.array() == nullptr) return wrong_kind(value, kArray, "extra");
    for (const json::Value& house : *value.array()) {
        const json::Array* names = nullptr;
        if (auto fault = array(house, "extra", order_, names)) return fault;
        auto& cells = shape.extra.emplace_back();
        for (const json::Value& name : *names) {
            if (name.string() == nullptr) return wrong_kind(name, kString, "extra");
            const auto cell = find_cell(order_, *name.string());
            if (!cell) return syntax_error(name.offset, kCellName, *name.string());
            cells.push_back(*cell);
        }
    }
    return std::nullopt;
}

// Sets `described` to the place where the text says more of the board than its order, if it does.
Reader::Fault Reader::shape(Shape& shape, std::optional<std::size_t>& described) const {
    shape = Shape::standard(order_);
    std::string_view first;
    for (const std::string_view name : {"boxes", "regions", "latin"}) {
        const json::Value* const value = find(name);
        if (value == nullptr) continue;
        if (!first.empty()) return syntax_error(value->offset, kTwoBoards, first, name);
        first = name;
    }
    if (const json::Value* const value = find("boxes")) {
        if (auto fault = boxes(*value, shape)) return fault;
    }
    if (const json::Value* const value = find("regions")) {
        if (auto fault = regions(*value, shape)) return fault;
    }
    bool latin = false;
    if (auto fault = flag("latin", latin)) return fault;
    if (latin) shape.regions = Latin{};
    if (auto fault = flag("diagonals", shape.diagonals)) return fault;
    if (auto fault = flag("windows", shape.windows)) return fault;
    if (const json::Value* const value = find("extra")) {
        if (auto fault = extra(*value, shape)) return fault;
    }
    for (const std::string_view name :
         {"extra", "windows", "diagonals", "latin", "regions", "boxes"}) {
        if (const json::Value* const value = find(name)) described = value->offset;
    }
    return std::nullopt;
}

Reader::Fault Reader::contents(Entry& entry) const {
    std::vector<std::uint8_t> givens;
    if (auto fault = cells(*find("givens"), "givens", Blanks::allowed, givens)) return fault;
    for (Cell cell = 0; cell < givens.size(); ++cell) entry.puzzle.set_given(cell, givens[cell]);
    if (const json::Value* const value = find("pencilmarks")) {
        std::vector<DigitSet> sets;
        if (auto fault = marks(*value, "pencilmarks", sets)) return fault;
        for (Cell cell = 0; cell < sets.size(); ++cell) {
            entry.puzzle.set_pencilmarks(cell, sets[cell]);
        }
    }
    if (const json::Value* const value = find("constraints")) {
        if (auto fault = read_constraints(*value, entry.puzzle)) return fault;
    }
    if (const json::Value* const value = find("placed")) {
        if (auto fault = cells(*value, "placed", Blanks::allowed, entry.play.placed)) return fault;
    }
    if (const json::Value* const value = find("notes")) {
        if (auto fault = marks(*value, "notes", entry.play.pencilmarks)) return fault;
    }
    if (const json::Value* const value = find("solution")) {
        Grid grid{entry.puzzle.board(), {}};
        if (auto fault = cells(*value, "solution", Blanks::refused, grid.digits)) return fault;
        entry.solution = std::move(grid);
    }
    for (const auto& [name, field] : kJsonInfoKeys) {
        const json::Value* const value = find(name);
        if (value == nullptr) continue;
        if (value->string() == nullptr) return wrong_kind(*value, kString, name);
        entry.info.*field = *value->string();
    }
    return std::nullopt;
}

Result<Entry> Reader::entry(BoardSource& boards) {
    if (root_.object() == nullptr) {
        return syntax_error(root_.offset, kNotObject, json::kind_name(root_));
    }
    if (auto fault = check_keys()) return *std::move(fault);
    const json::Value& version = *find("sudokit");
    if (version.integer() != kJsonVersion) {
        const auto number = version.integer();
        return unsupported_error(version.offset, kSchemaVersion,
                                 number ? std::to_string(*number) : "?", kJsonVersion);
    }
    if (auto fault = integer(*find("order"), "order", 1, kMaxOrder, order_)) {
        return *std::move(fault);
    }
    Shape shape;
    std::optional<std::size_t> described;
    if (auto fault = this->shape(shape, described)) return *std::move(fault);
    auto board = described ? boards.of_shape(shape) : boards.of_order(order_);
    if (!board) return placed_at(board.error(), described.value_or(find("order")->offset));
    Entry entry{Puzzle(*board)};
    if (auto fault = contents(entry)) return *std::move(fault);
    return entry;
}

}  // namespace

Result<Entry> entry_of_json(const json::Value& value, std::string_view text, BoardSource& boards) {
    return Reader(text, value).entry(boards);
}

}  // namespace sudokit::formats
