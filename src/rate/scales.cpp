#include <array>

#include "sudokit/rate.hpp"

#include "rate/scale_tables.hpp"

namespace sudokit {
namespace {

const auto& scales() {
    static const std::array kScales = {
        ScaleInfo{
            Scale::level,
            "level",
            {"the weakest constraint model that completes the grid (very-easy to expert)",
             "le plus faible modèle de contraintes qui complète la grille (very-easy à expert)"},
            rate::level_ratings()},
        ScaleInfo{Scale::rules,
                  "rules",
                  {"the simplest set of rules of play that completes it (very-easy to expert)",
                   "le plus simple jeu de règles de jeu qui la complète (very-easy à expert)"},
                  rate::level_ratings()},
        ScaleInfo{
            Scale::depth,
            "depth",
            {"how deep tests by contradiction must be nested (0, 1, 2, 3, ...)",
             "à quelle profondeur il faut emboîter les essais par l’absurde (0, 1, 2, 3, ...)"},
            {}},
        ScaleInfo{Scale::score,
                  "score",
                  {"the total cost of a step-by-step solution (easy to extreme, and a number)",
                   "le coût total d’une résolution étape par étape (easy à extreme, et un nombre)"},
                  rate::score_ratings()},
        ScaleInfo{Scale::se,
                  "se",
                  {"the steps of Sudoku Explainer 1.2.1: hardest, until a digit, first (ER/EP/ED)",
                   "les étapes de Sudoku Explainer 1.2.1 : la plus difficile, jusqu’à un chiffre, "
                   "la première (ER/EP/ED)"},
                  {}},
        ScaleInfo{Scale::se_invariant,
                  "se-invariant",
                  {"the same of the canonical form, so that equivalent puzzles are rated alike",
                   "les mêmes de la forme canonique, égales pour des grilles équivalentes"},
                  {}},
        ScaleInfo{Scale::whips,
                  "w",
                  {"the length of the whips that solve it, D. Berthier's W (0, 1, 2, ...)",
                   "la longueur des whips qui la résolvent, le W de D. Berthier (0, 1, 2, ...)"},
                  {}},
        ScaleInfo{Scale::braids,
                  "b",
                  {"the length of the braids that solve it, D. Berthier's B (0, 1, 2, ...)",
                   "la longueur des braids qui la résolvent, le B de D. Berthier (0, 1, 2, ...)"},
                  {}},
        ScaleInfo{Scale::g_whips,
                  "gw",
                  {"the length of the g-whips that solve it, D. Berthier's gW (0, 1, 2, ...)",
                   "la longueur des g-whips qui la résolvent, le gW de D. Berthier (0, 1, 2, ...)"},
                  {}},
    };
    return kScales;
}

}  // namespace

std::span<const ScaleInfo> all_scales() { return scales(); }

std::optional<Scale> find_scale(std::string_view name) {
    for (const ScaleInfo& info : scales()) {
        if (info.name == name) return info.id;
    }
    return std::nullopt;
}

const ScaleInfo& scale_info(Scale scale) { return scales()[static_cast<std::size_t>(scale)]; }

}  // namespace sudokit
