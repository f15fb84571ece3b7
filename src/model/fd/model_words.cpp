// Variables and eliminations of models in words.
#include "sudokit/cell_name.hpp"
#include "sudokit/models.hpp"

#include "model/house_names.hpp"

namespace sudokit {
namespace {

constexpr MessageText kPlaceIn{"the place of {0} in {1}", "la place de {0} dans {1}"};
constexpr MessageText kBoxIn{"the box of {0} in {1}", "le bloc de {0} dans {1}"};
constexpr MessageText kRowIn{"the row of {0} in {1}", "la ligne de {0} dans {1}"};
constexpr MessageText kColumnIn{"the column of {0} in {1}", "la colonne de {0} dans {1}"};

constexpr MessageText kCellIs{"{0} is {1}", "{0} est {1}"};
constexpr MessageText kNeed{"{0} need {1}", "{0} ont besoin de {1}"};
constexpr MessageText kIsAmong{"{0} is among {1}", "{0} est parmi {1}"};
constexpr MessageText kRefuted{"assuming it leads to a contradiction",
                               "le supposer mène à une contradiction"};
constexpr MessageText kUnsupportedValue{"no value of {0} goes with it everywhere",
                                        "aucune valeur de {0} ne va partout avec"};
constexpr MessageText kAssumedValue{"that is assumed", "c’est supposé"};
constexpr MessageText kAnd{" and ", " et "};

// "a, b and c".
std::string listed(const std::vector<std::string>& words, Language language) {
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) out += i + 1 == words.size() ? kAnd.in(language) : ", ";
        out += words[i];
    }
    return out;
}

std::string values_text(DigitSet values, Language language) {
    std::vector<std::string> words;
    for (const Digit value : values) words.push_back(std::to_string(value));
    return listed(words, language);
}

}  // namespace

std::string_view elimination_word(Elimination::Kind kind) {
    switch (kind) {
        case Elimination::Kind::different: return "different";
        case Elimination::Kind::all_different: return "all-different";
        case Elimination::Kind::same: return "same";
        case Elimination::Kind::image: return "image";
        case Elimination::Kind::constraint: return "constraint";
        case Elimination::Kind::unsupported: return "unsupported";
        case Elimination::Kind::assumed: return "assumed";
        case Elimination::Kind::refuted: break;
    }
    return "refuted";
}

std::string variable_text(const Board& board, const ModelVariable& variable, Language language) {
    if (variable.kind == ModelVariable::Kind::cell)
        return cell_name(board, variable.where, language);
    SUDOKIT_EXPECT(variable.where < board.houses().size());
    const House& house = board.houses()[variable.where];
    const std::string in = house_text(model::kHouses, house, language);
    const MessageText* text = &kPlaceIn;
    switch (variable.kind) {
        case ModelVariable::Kind::cell:
        case ModelVariable::Kind::place: break;
        case ModelVariable::Kind::box_of_line: text = &kBoxIn; break;
        case ModelVariable::Kind::row_in_box: text = &kRowIn; break;
        case ModelVariable::Kind::column_in_box: text = &kColumnIn; break;
    }
    return sentence(language, *text, variable.digit, in);
}

std::string reason_text(const Board& board, const Elimination& elimination, Language language) {
    std::vector<std::string> names;
    for (const ModelVariable& variable : elimination.because) {
        names.push_back(variable_text(board, variable, language));
    }
    const std::string who = listed(names, language);
    const std::string values = values_text(elimination.needed, language);
    switch (elimination.kind) {
        case Elimination::Kind::refuted: return std::string(kRefuted.in(language));
        case Elimination::Kind::assumed: return std::string(kAssumedValue.in(language));
        case Elimination::Kind::unsupported: return sentence(language, kUnsupportedValue, who);
        case Elimination::Kind::constraint: return elimination.constraint->text(language);
        case Elimination::Kind::all_different:
            if (names.size() > 1) return sentence(language, kNeed, who, values);
            break;
        case Elimination::Kind::different:
        case Elimination::Kind::same:
        case Elimination::Kind::image: break;
    }
    return sentence(language, elimination.needed.size() == 1 ? kCellIs : kIsAmong, who, values);
}

}  // namespace sudokit
