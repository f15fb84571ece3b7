#include <array>

#include "sudokit/rate.hpp"

namespace sudokit {
namespace {

constexpr std::array kScales = {
    ScaleInfo{Scale::level,
              "level",
              {"the weakest constraint model that completes the grid (very-easy to expert)",
               "le plus faible modèle de contraintes qui complète la grille (very-easy à expert)"}},
    ScaleInfo{Scale::rules,
              "rules",
              {"the simplest set of rules of play that does (very-easy to expert)",
               "le plus simple jeu de règles humaines qui le fait (very-easy à expert)"}},
    ScaleInfo{Scale::depth,
              "depth",
              {"how deep tests by contradiction must be nested (0, 1, 2, 3, ...)",
               "à quelle profondeur il faut emboîter les essais par l’absurde (0, 1, 2, 3, ...)"}},
    ScaleInfo{Scale::score,
              "score",
              {"what the steps of logical play add up to (easy to extreme, and a number)",
               "la somme des étapes d’un jeu logique (easy à extreme, et un nombre)"}},
};

}  // namespace

std::span<const ScaleInfo> all_scales() { return kScales; }

std::optional<Scale> find_scale(std::string_view name) {
    for (const ScaleInfo& info : kScales) {
        if (info.name == name) return info.id;
    }
    return std::nullopt;
}

}  // namespace sudokit
