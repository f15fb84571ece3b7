// Multi-sector locked sets and SK loops in words.
#include <algorithm>

#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kLockedSets{
    "The {0} cells {1} can hold only these digits, each of which a house has once: {2}. That makes "
    "{0} digits for {0} cells, so all of them are there, and {3}.",
    "Les {0} cases {1} ne peuvent contenir que ces chiffres, dont chacun n’est qu’une fois dans sa "
    "zone : {2}. Cela fait {0} chiffres pour {0} cases : ils y sont donc tous, et {3}."};
constexpr MessageText kLockedSetsBrief{"{0} cells {1} = {0} digits {2} => {3}.",
                                       "{0} cases {1} = {0} chiffres {2} => {3}."};
constexpr MessageText kEachIn{"{0} in each of {1}", "{0} dans chacune {1}"};
constexpr MessageText kEachInBoxes{"{0} in each of {1}", "{0} dans chacun {1}"};
constexpr MessageText kIn{"{0} in {1}", "{0} dans {1}"};
constexpr MessageText kNextCover{"; ", " ; "};
constexpr MessageText kWhereFrom{" ({0})", " ({0})"};

// Covers of one kind of house with the same digits.
struct CoverGroup {
    std::vector<std::uint32_t> houses;
    DigitSet digits;
};

std::vector<CoverGroup> groups_of(const Board& board, const LockedSetsPattern& locked) {
    std::vector<CoverGroup> groups;
    const auto kind_of = [&](std::uint32_t house) { return board.houses()[house].kind; };
    for (const HouseDigits& cover : locked.covers) {
        const auto same = std::ranges::find_if(groups, [&](const CoverGroup& group) {
            return group.digits == cover.digits &&
                   kind_of(group.houses.front()) == kind_of(cover.house);
        });
        if (same == groups.end()) {
            groups.push_back({{cover.house}, cover.digits});
        } else {
            same->houses.push_back(cover.house);
        }
    }
    return groups;
}

std::string cover_words(const Words& words, const LockedSetsPattern& locked) {
    std::string out;
    for (const auto& [houses, digits] : groups_of(words.board(), locked)) {
        if (!out.empty()) out += words.say(kNextCover);
        const bool boxes = words.board().houses()[houses.front()].kind == HouseKind::box;
        out += houses.size() == 1 ? words.say(kIn, words.digits(digits), words.houses(houses))
                                  : words.say(boxes ? kEachInBoxes : kEachIn, words.digits(digits),
                                              words.of_houses(houses));
    }
    return out;
}

std::string brief_cover_words(const Words& words, const LockedSetsPattern& locked) {
    std::vector<std::string> parts;
    for (const auto& [houses, digits] : groups_of(words.board(), locked)) {
        parts.push_back(words.say(kIn, words.short_digits(digits), words.houses(houses)));
    }
    return words.all_of(parts);
}

}  // namespace

std::string tell(const Telling& telling, const LockedSetsPattern& locked) {
    const Words& words = telling.words;
    const Step& step = telling.step;
    if (words.brief()) {
        return words.say(kLockedSetsBrief, locked.cells.size(), words.short_cells(locked.cells),
                         brief_cover_words(words, locked), words.in_short(step));
    }
    // The houses of the cells that have used the digits up.
    const auto why = [&](DigitSet digits, const std::vector<Cell>& cells) {
        std::vector<std::uint32_t> houses;
        for (const HouseDigits& cover : locked.covers) {
            if ((cover.digits & digits).empty()) continue;
            if (std::ranges::any_of(cells, [&](Cell cell) {
                    return words.board().house_set(cover.house).contains(cell);
                })) {
                houses.push_back(cover.house);
            }
        }
        return words.say(kWhereFrom, words.houses(houses));
    };
    return words.say(kLockedSets, locked.cells.size(), words.cells(locked.cells),
                     cover_words(words, locked), words.conclusion(step, why));
}

}  // namespace sudokit::logic
