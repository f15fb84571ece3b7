#include <array>

#include "sudokit/rate.hpp"

namespace sudokit {
namespace {

constexpr std::array kScales = {
    ScaleInfo{Scale::depth,
              "depth",
              {"how deep tests by contradiction must be nested (0, 1, 2, 3, ...)",
               "à quelle profondeur il faut emboîter les essais par l'absurde (0, 1, 2, 3, ...)"}},
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
