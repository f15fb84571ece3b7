#include "cli/generate/styles.hpp"

#include <array>

namespace sudokit::cli {
namespace {

// Nikoli's own rule: at most 30 givens, and a half turn keeps their pattern. The others are what
// newspapers and schools print: puzzles that singles and a look at lines and boxes solve. Fewer
// than 17 givens there are not.
constexpr std::array kStyles = {
    GenerateStyle{"nikoli", 9, "rotate180", {17, 30}, {Level::very_easy, Level::expert}},
    GenerateStyle{"newspaper", 9, "rotate180", {24, 32}, {Level::very_easy, Level::medium}},
    GenerateStyle{"classroom4", 4, "none", {5, 8}, {Level::very_easy, Level::easy}},
    GenerateStyle{"classroom6", 6, "rotate180", {10, 16}, {Level::very_easy, Level::easy}},
    GenerateStyle{"17", 9, "none", {17, 17}, {Level::very_easy, Level::expert}},
};

}  // namespace

std::span<const GenerateStyle> generate_styles() { return kStyles; }

}  // namespace sudokit::cli
