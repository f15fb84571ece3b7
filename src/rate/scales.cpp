#include <algorithm>
#include <array>

#include "sudokit/expect.hpp"
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
#ifndef __EMSCRIPTEN__  // where most are left out, to be loaded faster
        ScaleInfo{Scale::rules,
                  "rules",
                  {"the simplest set of rules of play that completes it (very-easy to expert)",
                   "le plus simple jeu de règles de jeu qui la complète (very-easy à expert)"},
                  rate::level_ratings()},
#endif
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
#ifndef __EMSCRIPTEN__
        ScaleInfo{Scale::backdoor,
                  "backdoor",
                  {"the fewest cells whose digits make singles solve the rest (0, 1, 2, ...)",
                   "le plus petit nombre de cases dont les chiffres permettent aux singletons de "
                   "résoudre "
                   "le reste (0, 1, 2, ...)"},
                  {},
                  1},
        ScaleInfo{Scale::se,
                  "se",
                  {"the steps of Sudoku Explainer 1.2.1: hardest, until a digit, first (ER/EP/ED)",
                   "les étapes de Sudoku Explainer 1.2.1 : la plus difficile, jusqu’à un chiffre, "
                   "la première (ER/EP/ED)"},
                  {},
                  10},
        ScaleInfo{Scale::se_invariant,
                  "se-invariant",
                  {"the same of the canonical form, so that equivalent puzzles are rated alike",
                   "les mêmes de la forme canonique, égales pour des grilles équivalentes"},
                  {},
                  10},
        ScaleInfo{Scale::whips,
                  "w",
                  {"the length of the whips that solve it, D. Berthier's W (0, 1, 2, ...)",
                   "la longueur des whips qui la résolvent, le W de D. Berthier (0, 1, 2, ...)"},
                  {},
                  1},
        ScaleInfo{Scale::braids,
                  "b",
                  {"the length of the braids that solve it, D. Berthier's B (0, 1, 2, ...)",
                   "la longueur des braids qui la résolvent, le B de D. Berthier (0, 1, 2, ...)"},
                  {},
                  1},
        ScaleInfo{Scale::g_whips,
                  "gw",
                  {"the length of the g-whips that solve it, D. Berthier's gW (0, 1, 2, ...)",
                   "la longueur des g-whips qui la résolvent, le gW de D. Berthier (0, 1, 2, ...)"},
                  {},
                  1},
        ScaleInfo{Scale::bxb,
                  "bxb",
                  {"the length of the braids in tests that solve it, D. Berthier's BxB (0, 1, ...)",
                   "la longueur des braids dans les essais qui la résolvent, le BxB de D. Berthier "
                   "(0, 1, ...)"},
                  {},
                  1},
        ScaleInfo{Scale::q1,
                  "q1",
                  {"how much work tests of candidates are, gsf's Q1 (1 to 99999)",
                   "quel travail représente l’essai de candidats, le Q1 de gsf (1 à 99999)"},
                  {}},
        ScaleInfo{Scale::q2,
                  "q2",
                  {"the same, weighted by how much of it was decisive, gsf's Q2 (1 to 99999)",
                   "de même, pondéré par la part décisive des essais, le Q2 de gsf (1 à 99999)"},
                  {}},
#endif
    };
#ifndef __EMSCRIPTEN__
    static_assert(std::tuple_size_v<decltype(kScales)> == kScaleCount);
#endif
    return kScales;
}

}  // namespace

std::span<const ScaleInfo> all_scales() { return scales(); }

std::optional<Scale> find_scale(std::string_view name) {
    for (const ScaleInfo& info : scales()) {
        if (info.name == name) return info.id;
    }
    // The field's name for the depth: trial and error.
    return name == "te" ? std::optional(Scale::depth) : std::nullopt;
}

const ScaleInfo& scale_info(Scale scale) {
    const auto* const found = std::ranges::find(scales(), scale, &ScaleInfo::id);
    SUDOKIT_EXPECT(found != scales().end());
    return *found;
}

}  // namespace sudokit
