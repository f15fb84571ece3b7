#include "capi/options.hpp"

#include <algorithm>

#include "sudokit/whole_number.hpp"

#include "base/fault.hpp"

namespace sudokit::capi {
namespace {

constexpr MessageText kNotAnObject{"expected a JSON object of options, found {0}",
                                   "objet JSON d’options attendu, trouvé : {0}"};
constexpr MessageText kUnknownOption{"unknown option \"{0}\"", "option inconnue « {0} »"};
constexpr MessageText kWrongKind{"option \"{0}\": expected {1}, found {2}",
                                 "option « {0} » : {1} attendu, trouvé : {2}"};
constexpr MessageText kWrongNumber{"option \"{0}\": expected a whole number from {1} to {2}",
                                   "option « {0} » : nombre entier de {1} à {2} attendu"};
constexpr MessageText kWrongWord{"option \"{0}\": '{1}' is none of its values",
                                 "option « {0} » : « {1} » n’est pas une de ses valeurs"};
constexpr MessageText kInOption{"option \"{0}\": {1}", "option « {0} » : {1}"};
constexpr MessageText kOneBoard{"the options \"box\", \"latin\" and \"layout\" exclude each other",
                                "les options « box », « latin » et « layout » s’excluent"};
constexpr MessageText kNoTechnique{"the options leave no technique",
                                   "les options ne laissent aucune technique"};

constexpr MessageText kString{"a string", "texte"};
constexpr MessageText kBoolean{"true or false", "true ou false"};
constexpr MessageText kStrings{"an array of strings", "tableau de textes"};
constexpr MessageText kNumbers{"an array of whole numbers", "tableau de nombres entiers"};

}  // namespace

Options::Options(const char* text) {
    root_.content = json::Object();
    if (text == nullptr || *text == '\0') return;
    auto parsed = json::parse(text);
    if (!parsed) {
        fault_ = std::move(parsed).error();
    } else if (parsed->object() == nullptr) {
        fault_ = syntax_error(parsed->offset, kNotAnObject, json::kind_name(*parsed));
    } else {
        root_ = *std::move(parsed);
    }
}

const json::Value* Options::find(std::string_view name) {
    asked_.emplace_back(name);
    const json::Value* const value = json::find(*root_.object(), name);
    return value == nullptr || value->is_null() ? nullptr : value;
}

void Options::refuse(Error error) {
    if (!fault_) fault_ = std::move(error);
}

void Options::refuse(std::string_view name, std::string_view word) {
    const json::Value* const value = json::find(*root_.object(), name);
    refuse(syntax_error(value == nullptr ? 0 : value->offset, kWrongWord, name, word));
}

void Options::refuse_kind(std::string_view name, const json::Value& value,
                          const MessageText& expected) {
    refuse(syntax_error(value.offset, kWrongKind, name, expected, json::kind_name(value)));
}

bool Options::flag(std::string_view name, bool otherwise) {
    const json::Value* const value = find(name);
    if (value == nullptr) return otherwise;
    if (value->boolean() == nullptr) refuse_kind(name, *value, kBoolean);
    return value->boolean() == nullptr ? otherwise : *value->boolean();
}

std::uint64_t Options::number(std::string_view name, std::uint64_t otherwise, std::uint64_t least,
                              std::uint64_t most) {
    const json::Value* const value = find(name);
    if (value == nullptr) return otherwise;
    const auto number = value->integer();
    if (number && *number >= 0) {
        const auto found = static_cast<std::uint64_t>(*number);
        if (found >= least && found <= most) return found;
    }
    refuse(syntax_error(value->offset, kWrongNumber, name, least, most));
    return otherwise;
}

std::optional<std::string> Options::text(std::string_view name) {
    const json::Value* const value = find(name);
    if (value == nullptr) return std::nullopt;
    if (value->string() != nullptr) return *value->string();
    // Ranges may be one number.
    if (const auto number = value->integer()) return std::to_string(*number);
    refuse_kind(name, *value, kString);
    return std::nullopt;
}

std::vector<std::string> Options::words(std::string_view name) {
    const json::Value* const value = find(name);
    std::vector<std::string> out;
    if (value == nullptr) return out;
    if (value->string() != nullptr) {
        for (std::string_view rest = *value->string(); !rest.empty();) {
            const std::size_t comma = std::min(rest.find(','), rest.size());
            out.emplace_back(rest.substr(0, comma));
            rest.remove_prefix(std::min(comma + 1, rest.size()));
        }
        return out;
    }
    if (value->array() == nullptr) {
        refuse_kind(name, *value, kStrings);
        return out;
    }
    for (const json::Value& item : *value->array()) {
        if (item.string() == nullptr) {
            refuse_kind(name, item, kString);
        } else {
            out.push_back(*item.string());
        }
    }
    return out;
}

std::optional<std::vector<std::uint32_t>> Options::numbers(std::string_view name) {
    const json::Value* const value = find(name);
    if (value == nullptr) return std::nullopt;
    if (value->array() == nullptr) {
        refuse_kind(name, *value, kNumbers);
        return std::nullopt;
    }
    std::vector<std::uint32_t> out;
    out.reserve(value->array()->size());
    for (const json::Value& item : *value->array()) {
        const auto number = item.integer();
        if (!number || *number < 0 || *number > std::int64_t{0xffff}) {
            refuse_kind(name, item, kNumbers);
            return std::nullopt;
        }
        out.push_back(static_cast<std::uint32_t>(*number));
    }
    return out;
}

std::optional<Error> Options::fault() {
    for (const json::Member& member : *root_.object()) {
        if (std::ranges::find(asked_, member.name) == asked_.end()) {
            refuse(syntax_error(member.offset, kUnknownOption, member.name));
        }
    }
    return fault_;
}

namespace {

std::optional<Boxes> read_box(std::string_view text) {
    const std::size_t x = text.find('x');
    if (x == std::string_view::npos) return std::nullopt;
    const auto rows = whole_number<std::uint32_t>(text.substr(0, x));
    const auto columns = whole_number<std::uint32_t>(text.substr(x + 1));
    if (!rows || !columns || *rows == 0 || *columns == 0) return std::nullopt;
    if (*rows > kMaxOrder || *columns > kMaxOrder || *rows * *columns > kMaxOrder) {
        return std::nullopt;
    }
    return Boxes{*rows, *columns};
}

Error in_option(std::string_view name, const Error& error) {
    return {error.code, 0, message(kInOption, name, error.message)};
}

// The board of a shape, if there is one.
void set_board(Options& options, std::string_view name, const Result<Shape>& shape,
               ReadOptions& read) {
    if (!shape) return options.refuse(in_option(name, shape.error()));
    auto board = Board::make(*shape);
    if (!board) return options.refuse(in_option(name, board.error()));
    read.board = *std::move(board);
}

}  // namespace

ReadOptions reading_options(Options& options) {
    ReadOptions read;
    read.format = options.meaning("from", find_format);
    read.symbols = options.meaning("symbols", find_symbols);
    read.latin = options.flag("latin");
    read.diagonals = options.flag("diagonal");
    read.windows = options.flag("windows");
    if (int{options.has("box")} + int{read.latin} + int{options.has("layout")} > 1) {
        options.refuse({ErrorCode::board, 0, message(kOneBoard)});
    }
    if (const auto box = options.meaning("box", read_box)) {
        set_board(options, "box", Shape::boxes(box->rows, box->columns), read);
    }
    if (const auto layout = options.text("layout")) {
        set_board(options, "layout", read_layout(*layout), read);
    }
    if (const auto extra = options.text("extra")) {
        auto houses = read_extra_houses(*extra);
        if (houses) {
            read.extra = *std::move(houses);
        } else {
            options.refuse(in_option("extra", houses.error()));
        }
    }
    for (const ConstraintKind& kind : constraint_kinds()) {
        if (!kind.of_board) continue;
        std::string name(kind.name);
        std::ranges::replace(name, '-', '_');
        if (options.flag(name)) read.constraints.push_back({.kind = std::string(kind.name)});
    }
    return read;
}

TechniqueSet technique_options(Options& options, std::string_view name) {
    TechniqueSet out;
    for (const std::string& word : options.words(name)) {
        const TechniqueSet found = find_techniques(word);
        if (found.none()) options.refuse(name, word);
        out |= found;
    }
    return out;
}

CnfOptions clause_options(Options& options) {
    CnfOptions out;
    out.encoding = options.choice<Encoding>("encoding", out.encoding,
                                            {{"minimal", Encoding::minimal},
                                             {"efficient", Encoding::efficient},
                                             {"extended", Encoding::extended}});
    out.givens = options.choice<GivenClauses>(
        "givens", out.givens, {{"units", GivenClauses::units}, {"full", GivenClauses::full}});
    out.at_most_one = options.choice<AtMostOne>("at_most_one", out.at_most_one,
                                                {{"pairwise", AtMostOne::pairwise},
                                                 {"product", AtMostOne::product},
                                                 {"ladder", AtMostOne::ladder},
                                                 {"commander", AtMostOne::commander}});
    return out;
}

ExplanationWalkOptions step_options(Options& options) {
    ExplanationWalkOptions out;
    out.order = options.meaning("order", find_technique_order).value_or(out.order);
    if (options.has("only")) out.techniques = technique_options(options, "only");
    out.techniques &= ~technique_options(options, "without");
    out.uniqueness = !options.flag("no_uniqueness");
    if (out.techniques.none()) {
        options.refuse({ErrorCode::unsupported, 0, message(kNoTechnique)});
    }
    return out;
}

}  // namespace sudokit::capi
