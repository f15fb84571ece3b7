// Models by name.
#include "sudokit/models.hpp"

#include <cctype>
#include <charconv>

#include "sudokit/shape_words.hpp"

namespace sudokit {
namespace {

constexpr MessageText kUnknownModel{
    "expected PRIMAL, DUAL, ZONE-DUAL, k-PRIMAL, k-DUAL, k-ZONE-DUAL (k from 3), ABSTRACT or "
    "3-ABSTRACT, found '{0}'",
    "PRIMAL, DUAL, ZONE-DUAL, k-PRIMAL, k-DUAL, k-ZONE-DUAL (k à partir de 3), ABSTRACT ou "
    "3-ABSTRACT attendu, trouvé « {0} »"};
constexpr MessageText kNamedTwice{"{0} is named twice in the model",
                                  "{0} est nommé deux fois dans le modèle"};
constexpr MessageText kNoModel{"expected a model, such as PRIMAL+DUAL",
                               "modèle attendu, par exemple PRIMAL+DUAL"};
constexpr MessageText kNeedsBoxes{
    "ABSTRACT speaks of bands and stacks of boxes, which a {0} board does not have",
    "ABSTRACT parle de bandes et de piliers de blocs, qu’une grille {0} n’a pas"};
constexpr MessageText kTooStrong{"{0}-{1} asks for sets of {0}, but the board has houses of {2}",
                                 "{0}-{1} demande des ensembles de {0}, mais les zones de la "
                                 "grille ont {2} cases"};

std::string trimmed_upper(std::string_view text) {
    std::string out;
    for (const char letter : text) {
        if (letter != ' ')
            out += static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    }
    return out;
}

// "4-PRIMAL" is PRIMAL with a strength of 4; without a number it is `kPairs`.
struct Part {
    std::string name;
    Model::Strength strength = Model::kPairs;
};

std::optional<Part> part_of(std::string_view text) {
    Part part{trimmed_upper(text), Model::kPairs};
    const std::size_t dash = part.name.find('-');
    const bool numbered = !part.name.empty() && part.name[0] >= '0' && part.name[0] <= '9';
    if (dash == std::string::npos || !numbered) return part;
    const char* const begin = part.name.data();
    const auto [end, fault] = std::from_chars(begin, begin + dash, part.strength);
    if (fault != std::errc() || end != begin + dash || part.strength < 3) return std::nullopt;
    part.name.erase(0, dash + 1);
    return part;
}

// False if there is no such part; true and an error if it is there already.
bool take(const Part& part, Model& model, bool& twice) {
    const bool zones = part.name == "ZONE-DUAL";
    if (part.name == "PRIMAL" || part.name == "DUAL" || zones) {
        Model::Strength& place = part.name == "PRIMAL" ? model.primal : model.dual;
        twice = place != Model::kAbsent;
        place = part.strength;
        if (zones) model.reach = Model::Reach::zones;
        return true;
    }
    if (part.name != "ABSTRACT" || part.strength > 3) return false;
    twice = model.abstraction != Model::Abstraction::absent;
    model.abstraction = part.strength == 3 ? Model::Abstraction::groups : Model::Abstraction::pairs;
    return true;
}

std::string strength_text(Model::Strength strength) {
    return strength > Model::kPairs ? std::to_string(strength) + "-" : std::string();
}

std::string dual_name(const Model& model) {
    return model.reach == Model::Reach::zones ? "ZONE-DUAL" : "DUAL";
}

}  // namespace

Result<Model> read_model(std::string_view text) {
    Model model;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('+', begin), text.size());
        const std::string_view word = text.substr(begin, end - begin);
        bool twice = false;
        const auto part = part_of(word);
        if (part && part->name.empty() && text.find_first_not_of(' ') == std::string_view::npos) {
            return Error{ErrorCode::syntax, begin, message(kNoModel)};
        }
        if (!part || !take(*part, model, twice)) {
            return Error{ErrorCode::syntax, begin, message(kUnknownModel, word)};
        }
        if (twice) return Error{ErrorCode::syntax, begin, message(kNamedTwice, part->name)};
        begin = end + 1;
    }
    return model;
}

std::string model_name(const Model& model) {
    std::string name;
    const auto add = [&](const std::string& part) { name += (name.empty() ? "" : "+") + part; };
    if (model.primal != Model::kAbsent) add(strength_text(model.primal) + "PRIMAL");
    if (model.dual != Model::kAbsent) add(strength_text(model.dual) + dual_name(model));
    switch (model.abstraction) {
        case Model::Abstraction::absent: break;
        case Model::Abstraction::pairs: add("ABSTRACT"); break;
        case Model::Abstraction::groups: add("3-ABSTRACT"); break;
    }
    return name;
}

std::optional<Error> model_fault(const Model& model, const Board& board) {
    if (model.abstraction != Model::Abstraction::absent &&
        !std::holds_alternative<Boxes>(board.shape().regions)) {
        return Error{ErrorCode::unsupported, 0, message(kNeedsBoxes, shape_words(board.shape()))};
    }
    for (const auto& [strength, name] : {std::pair(model.primal, std::string("PRIMAL")),
                                         std::pair(model.dual, dual_name(model))}) {
        if (strength > Model::kPairs && strength > board.order()) {
            return Error{ErrorCode::unsupported, 0,
                         message(kTooStrong, strength, name, board.order())};
        }
    }
    return std::nullopt;
}

std::optional<Error> model_fault(const Model& model, const Puzzle& puzzle) {
    return model_fault(model, puzzle.board());
}

}  // namespace sudokit
