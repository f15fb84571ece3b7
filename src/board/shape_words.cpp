#include "sudokit/shape_words.hpp"

#include <string>
#include <variant>
#include <vector>

namespace sudokit {
namespace {

// A French plural begins at two.
std::string counted(std::uint32_t number, const std::string& noun) {
    return std::to_string(number) + " " + noun + (number < 2 ? "" : "s");
}

std::string french_regions(const Shape& shape) {
    if (const auto* boxes = std::get_if<Boxes>(&shape.regions)) {
        return " à blocs " + std::to_string(boxes->rows) + "x" + std::to_string(boxes->columns);
    }
    return std::holds_alternative<Jigsaw>(shape.regions) ? " à régions irrégulières"
                                                         : " sans blocs";
}

std::string in_french(const Shape& shape) {
    const std::string order = std::to_string(shape.order);
    if (const auto* cliques = std::get_if<Cliques>(&shape.regions)) {
        return "de " + counted(cliques->cells, "case") + " à " + counted(shape.order, "chiffre");
    }
    std::vector<std::string> more;
    if (shape.diagonals) more.emplace_back("diagonales");
    if (shape.windows) more.emplace_back("fenêtres");
    if (!shape.extra.empty()) more.emplace_back("zones supplémentaires");
    std::string out = order + "x" + order + french_regions(shape);
    for (std::size_t i = 0; i < more.size(); ++i) {
        out += i == 0 ? " avec " : i + 1 < more.size() ? ", " : " et ";
        out += more[i];
    }
    return out;
}

}  // namespace

OwnWords shape_words(const Shape& shape) { return {shape_name(shape), in_french(shape)}; }

}  // namespace sudokit
