// Candidate lines, multiple lines and fish in words.
#include <algorithm>
#include <optional>

#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kLocked{
    "In {0}, {1} can only go in {3}, which {6:lies|lie} in {2}. So it is nowhere else in {2}: "
    "{4}.",
    "Dans {0}, le {1} ne peut aller qu’en {3}, qui {6:est|sont} dans {2}. Il n’est donc nulle part "
    "ailleurs dans {2} : {4}."};
constexpr MessageText kLockedDirect{
    "In {0}, {1} can only go in {2}, which {6:lies|lie} in {3}. So it is nowhere else in {3}, "
    "which leaves only one place for {1} in {4}: {5}.",
    "Dans {0}, le {1} ne peut aller qu’en {2}, qui {6:est|sont} dans {3}. Il n’est donc nulle part "
    "ailleurs dans {3}, ce qui ne laisse qu’une place au {1} dans {4} : {5}."};
constexpr MessageText kFish{
    "In {0}, all places for {1} lie in {2}. So the {1}s of {2} are in {0}: {4}.",
    "Dans {0}, toutes les places du {1} sont dans {2}. Les {1} {5} sont donc dans {0} : {4}."};
constexpr MessageText kFinned{
    "In {0}, all places for {1} lie in {2}, except for the {6:fin|fins} {3}. Either {6:the fin|a "
    "fin} is {1}, or the {1}s of {2} are in {0}; either way {4}.",
    "Dans {0}, toutes les places du {1} sont dans {2}, sauf {6:la nageoire|les nageoires} {3}. Ou "
    "bien {6:la nageoire|une nageoire} vaut {1}, ou bien les {1} {5} sont dans {0} ; dans les deux "
    "cas, {4}."};
constexpr MessageText kWhichSeesTheFins{
    ", which {0:sees|see} {1:the fin|every fin}",
    ", qui {0:voit|voient} {1:la nageoire|toutes les nageoires}"};

constexpr MessageText kCrossing{
    " In {0}, it would use up two of {1} at once, and leave too few for the rest.",
    " En {0}, il occuperait à lui seul deux zones parmi {1} et en laisserait trop peu au reste."};
constexpr MessageText kKraken{
    "In {0}, all places for {1} lie in {2}, except for the {4:fin|fins} {3}. Unless {4:the fin|a "
    "fin} is {1}, the {1}s of {2} are in {0}, and {5} is not {1}:",
    "Dans {0}, toutes les places du {1} sont dans {2}, sauf {4:la nageoire|les nageoires} {3}. À "
    "moins {4:que la nageoire|qu’une nageoire} ne vaille {1}, les {1} {6} sont dans {0}, et {5} ne "
    "vaut pas {1} :"};

constexpr MessageText kFishBrief{"In {0}, {1} only in {2} => {4}.",
                                 "Dans {0}, {1} seulement dans {2} => {4}."};
constexpr MessageText kLockedBrief{"In {0}, {1} only in {3} => {4}.",
                                   "Dans {0}, {1} seulement en {3} => {4}."};
constexpr MessageText kLockedDirectBrief{
    "In {0}, {1} only in {2}, so one place for {1} in {4} => {5}.",
    "Dans {0}, {1} seulement en {2}, donc une place pour le {1} dans {4} => {5}."};
constexpr MessageText kFinnedBrief{"In {0}, {1} only in {2}, fin {3} => {4}.",
                                   "Dans {0}, {1} seulement dans {2}, nageoire {3} => {4}."};
constexpr MessageText kKrakenBrief{"In {0}, {1} only in {2}, fin {3}:",
                                   "Dans {0}, {1} seulement dans {2}, nageoire {3} :"};

// What goes from the base itself, since two cover houses share it: each of them is needed.
std::vector<Cell> crossings(const Step& step, const FishPattern& fish, const Board& board) {
    std::vector<Cell> cells;
    for (const Candidate& gone : step.eliminations) {
        if (std::ranges::any_of(fish.base, [&](std::uint32_t house) {
                return board.house_set(house).contains(gone.cell);
            })) {
            cells.push_back(gone.cell);
        }
    }
    return cells;
}

// The house whose other places for the digit the cover has; one like the base if there is one.
std::uint32_t house_of_single(const State& state, const FishPattern& fish, Cell placed) {
    const Board& board = state.board();
    const auto kind = [&](std::uint32_t house) { return board.houses()[house].kind; };
    std::optional<std::uint32_t> found;
    for (const std::uint32_t house : board.houses_of(placed)) {
        const bool is_left = std::ranges::all_of(places(state, house, fish.digit), [&](Cell cell) {
            return cell == placed || board.house_set(fish.cover.front()).contains(cell);
        });
        if (is_left && (!found || kind(house) == kind(fish.base.front()))) found = house;
    }
    return found.value_or(fish.base.front());
}

// Locked candidates told with the single that they leave.
std::string tell_direct(const Telling& telling, const FishPattern& fish) {
    const auto& [words, step, state] = telling;
    const std::vector<Cell> cells = places(state, fish.base.front(), fish.digit);
    const Cell placed = step.placements.front().cell;
    return words.say(words.brief() ? kLockedDirectBrief : kLockedDirect, words.houses(fish.base),
                     words.digit(fish.digit),
                     words.brief() ? words.short_cells(cells) : words.any_cell(cells),
                     words.houses(fish.cover), words.house(house_of_single(state, fish, placed)),
                     words.brief() ? words.in_short(step) : words.cell(placed), cells.size());
}

}  // namespace

std::string tell(const Telling& telling, const FishPattern& fish) {
    const auto& [words, step, state] = telling;
    if (!step.placements.empty()) return tell_direct(telling, fish);
    const bool finned = !fish.fins.empty();
    const bool locked = fish.base.size() == 1 && !finned;
    const std::vector<Cell> cells =
        locked ? places(state, fish.base.front(), fish.digit) : fish.fins;
    const auto which_sees_the_fins = [&, &words = words](DigitSet,
                                                         const std::vector<Cell>& losing) {
        return finned ? words.say(kWhichSeesTheFins, losing.size(), cells.size()) : std::string();
    };
    const std::string named = words.brief() ? words.short_cells(cells)
                              : locked      ? words.any_cell(cells)
                                            : words.cells(cells);
    const std::string end =
        words.brief() ? words.in_short(step) : words.conclusion(step, which_sees_the_fins);
    const MessageText& full = finned ? kFinned : locked ? kLocked : kFish;
    const MessageText& brief = finned ? kFinnedBrief : locked ? kLockedBrief : kFishBrief;
    std::string out =
        words.say(words.brief() ? brief : full, words.houses(fish.base), words.digit(fish.digit),
                  words.houses(fish.cover), named, end, words.of_houses(fish.cover), cells.size());
    const std::vector<Cell> twice = crossings(step, fish, words.board());
    if (!words.brief() && !twice.empty()) {
        out += words.say(kCrossing, words.any_cell(twice), words.houses(fish.cover));
    }
    return out;
}

std::string kraken_words(const Words& words, const Step& step, const FishPattern& fish) {
    const std::string base = words.houses(fish.base);
    const std::string digit = words.digit(fish.digit);
    const std::string cover = words.houses(fish.cover);
    if (words.brief()) {
        return words.say(kKrakenBrief, base, digit, cover, words.short_cells(fish.fins));
    }
    return words.say(kKraken, base, digit, cover, words.cells(fish.fins), fish.fins.size(),
                     words.cells(losing_cells(step)), words.of_houses(fish.cover));
}

}  // namespace sudokit::logic
