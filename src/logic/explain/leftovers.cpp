// The law of leftovers in words.
#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kEquallyOften{
    "Every digit is as often in {0} as in {1}. So the cells that only the former have ({2}) and "
    "those that only the latter have ({3}) hold the same digits.",
    "Chaque chiffre est aussi souvent dans {0} que dans {1}. Donc les cases du seul premier côté "
    "({2}) et celles du seul second ({3}) portent les mêmes chiffres."};
constexpr MessageText kOnceMore{
    "Every digit is once more in {0} than in {1}, which {3:lies|lie} wholly inside. So the rest "
    "({2}) holds every digit once.",
    "Chaque chiffre est une fois de plus dans {0} que dans {1}, qui y {3:est tout entière|sont "
    "tout entières}. "
    "Donc le reste ({2}) porte chaque chiffre une fois."};
constexpr MessageText kBothSides{
    " {0} is on one side in {1} only, on the other in {2} only, so {3}.",
    " Le {0} n’est d’un côté qu’en {1}, de l’autre qu’en {2} : {3}."};
constexpr MessageText kOneSideEmpty{" {0} is not in {1}, so it is not in {2} either: {3}.",
                                    " Le {0} n’est pas en {1}, donc pas non plus en {2} : {3}."};
constexpr MessageText kInTheRest{" {0} is only in {1} there, so {2}.",
                                 " Le {0} n’y est qu’en {1} : {2}."};
constexpr MessageText kLeftoversBrief{"{0} in {1} as in {2} => {3}.",
                                      "{0} en {1} comme en {2} => {3}."};
constexpr MessageText kRestBrief{"{0} once in {1} => {2}.", "{0} une fois en {1} => {2}."};

// The cells that hold the digit or may.
std::vector<Cell> cells_for(const State& state, const std::vector<Cell>& cells, Digit digit) {
    std::vector<Cell> out;
    for (const Cell cell : cells) {
        if (state.digit(cell) == digit || state.has({cell, digit})) out.push_back(cell);
    }
    return out;
}

}  // namespace

Leftovers leftovers_of(const Board& board, const LeftoverPattern& pattern) {
    const auto union_of = [&](const std::vector<std::uint32_t>& houses) {
        CellSet cells(board.cell_count());
        for (const std::uint32_t house : houses) cells |= board.house_set(house);
        return cells;
    };
    const CellSet first = union_of(pattern.houses);
    const CellSet second = union_of(pattern.others);
    const CellSet over = first - second;
    const CellSet under = second - first;
    return {{over.begin(), over.end()}, {under.begin(), under.end()}};
}

std::string tell(const Telling& telling, const LeftoverPattern& leftover) {
    const auto& [words, step, state] = telling;
    const auto [over, under] = leftovers_of(state.board(), leftover);
    const std::vector<Cell> places = cells_for(state, over, leftover.digit);
    const std::vector<Cell> others = cells_for(state, under, leftover.digit);
    const std::string digit = words.digit(leftover.digit);
    if (words.brief()) {
        if (under.empty()) {
            return words.say(kRestBrief, digit, words.short_cells(over), words.in_short(step));
        }
        return words.say(kLeftoversBrief, digit, words.short_cells(over), words.short_cells(under),
                         words.in_short(step));
    }
    const std::string houses = words.houses(leftover.houses);
    const std::string end = words.conclusion(step);
    if (under.empty()) {
        return words.say(kOnceMore, houses, words.houses(leftover.others), words.cells(over),
                         leftover.others.size()) +
               words.say(kInTheRest, digit, words.any_cell(places), end);
    }
    const std::string start = words.say(kEquallyOften, houses, words.houses(leftover.others),
                                        words.cells(over), words.cells(under));
    if (places.empty() || others.empty()) {
        return start + words.say(kOneSideEmpty, digit,
                                 words.nor_cells(places.empty() ? over : under),
                                 words.nor_cells(places.empty() ? under : over), end);
    }
    return start +
           words.say(kBothSides, digit, words.any_cell(places), words.any_cell(others), end);
}

}  // namespace sudokit::logic
