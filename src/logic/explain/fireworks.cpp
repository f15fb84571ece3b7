// Fireworks in words.
#include <algorithm>

#include "logic/explain/families.hpp"
#include "logic/houses.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kFirework{
    "In {0} and {1}, {2} can only go in {3} and in {4}. Whichever of them is in neither {5} has "
    "its place in {3} in both lines, where they cross: in {6}. ",
    "Dans {0} et {1}, {2} ne peuvent aller que dans {3} et en {4}. Celui d’entre eux qui n’est pas "
    "en {5} est, pour la ligne comme pour la colonne, dans {3}, donc à leur croisement, en {6}. "};
constexpr MessageText kFireworkEnd{"So these {0} digits fill the {0} cells {1}, and {2}.",
                                   "Ces {0} chiffres remplissent donc les {0} cases {1}, et {2}."};
constexpr MessageText kFireworkBrief{"{0} in {1} ({2}) => {3}.", "{0} en {1} ({2}) => {3}."};
constexpr MessageText kNeitherCell{"{0} nor {1}", "{0} ni en {1}"};

std::vector<Cell> corners_and_wings(const FireworksPattern& pattern) {
    std::vector<Cell> cells = pattern.wings;
    for (const Firework& firework : pattern.fireworks) cells.push_back(firework.corner);
    std::ranges::sort(cells);
    return cells;
}

}  // namespace

std::string tell(const Telling& telling, const FireworksPattern& pattern) {
    const auto& [words, step, state] = telling;
    const Board& board = words.board();
    std::string out;
    std::vector<std::uint32_t> lines;
    DigitSet all;
    for (const auto& [corner, digits] : pattern.fireworks) {
        const std::uint32_t row = board.row_of(corner);
        const std::uint32_t column = board.order() + board.column_of(corner);
        const std::uint32_t box = box_house(board, corner);
        all |= digits;
        lines.insert(lines.end(), {row, column});
        out += words.say(
            kFirework, words.house(row), words.house(column), words.the_digits(digits),
            words.house(box), words.cells(pattern.wings),
            words.say(kNeitherCell, words.cell(pattern.wings[0]), words.cell(pattern.wings[1])),
            words.cell(corner));
    }
    const std::vector<Cell> cells = corners_and_wings(pattern);
    if (words.brief()) {
        std::ranges::sort(lines);
        return words.say(kFireworkBrief, words.short_digits(all), words.short_cells(cells),
                         words.houses(lines), words.in_short(step));
    }
    return out + words.say(kFireworkEnd, words.number(all.size()), words.cells(cells),
                           words.conclusion(step));
}

}  // namespace sudokit::logic
