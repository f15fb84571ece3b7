// Moves in words.
#include <array>

#include "sudokit/moves.hpp"

namespace sudokit {
namespace {

// In the order of `Turn`.
constexpr std::array<MessageText, 7> kTurnTexts{{
    {"rotate the board a quarter turn clockwise", "tourner la grille d’un quart de tour à droite"},
    {"rotate the board half a turn", "tourner la grille d’un demi-tour"},
    {"rotate the board a quarter turn counter-clockwise",
     "tourner la grille d’un quart de tour à gauche"},
    {"mirror the board left to right", "retourner la grille de gauche à droite"},
    {"mirror the board top to bottom", "retourner la grille de haut en bas"},
    {"exchange rows and columns", "échanger lignes et colonnes"},
    {"mirror the board in the diagonal from the top right",
     "retourner la grille autour de la diagonale qui part du coin supérieur droit"},
}};

constexpr MessageText kBandOrder{"take the bands in the order {0}",
                                 "prendre les bandes dans l’ordre {0}"};
constexpr MessageText kStackOrder{"take the stacks in the order {0}",
                                  "prendre les piliers dans l’ordre {0}"};
constexpr MessageText kRowOrder{"take the rows in the order {0}",
                                "prendre les lignes dans l’ordre {0}"};
constexpr MessageText kColumnOrder{"take the columns in the order {0}",
                                   "prendre les colonnes dans l’ordre {0}"};
constexpr MessageText kDigitNames{"relabel the digits: {0}", "renommer les chiffres : {0}"};
constexpr MessageText kCellsMove{"move the cells", "déplacer les cases"};

std::string counted_from_one(const std::vector<std::uint32_t>& order) {
    std::string out;
    for (const std::uint32_t each : order) {
        if (!out.empty()) out += ' ';
        out += std::to_string(each + 1);
    }
    return out;
}

// "1 > 4, 2 > 7"; digits that keep their names are left out.
std::string new_names(const std::vector<std::uint32_t>& digits, Symbols symbols) {
    std::string out;
    for (std::uint32_t i = 0; i < digits.size(); ++i) {
        if (digits[i] == i + 1) continue;
        if (!out.empty()) out += ", ";
        out += symbol_of(symbols, i + 1) + " > " + symbol_of(symbols, digits[i]);
    }
    return out;
}

}  // namespace

std::string turn_text(Turn how, Language language) {
    return std::string(kTurnTexts.at(static_cast<std::size_t>(how)).in(language));
}

std::string move_text(const Move& move, Symbols symbols, Language language) {
    switch (move.kind) {
        case Move::Kind::turn: return turn_text(*move.turn, language);
        case Move::Kind::bands: return sentence(language, kBandOrder, counted_from_one(move.order));
        case Move::Kind::rows: return sentence(language, kRowOrder, counted_from_one(move.order));
        case Move::Kind::stacks:
            return sentence(language, kStackOrder, counted_from_one(move.order));
        case Move::Kind::columns:
            return sentence(language, kColumnOrder, counted_from_one(move.order));
        case Move::Kind::cells: return sentence(language, kCellsMove);
        case Move::Kind::digits:
            return sentence(language, kDigitNames, new_names(move.order, symbols));
    }
    return {};
}

}  // namespace sudokit
