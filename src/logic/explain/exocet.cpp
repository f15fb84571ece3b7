// Exocets in words.
#include <algorithm>
#include <type_traits>
#include <utility>

#include "logic/explain/families.hpp"
#include "logic/houses.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kExocet{
    "The base cells {0} hold two of {1}. Each of {2} must have these two digits, but outside the "
    "boxes of the pattern two of the three at most can ({3}); in the others a target has them. So "
    "the targets {4} hold the same two digits as the base, and {5}.",
    "Les cases de base {0} contiennent deux des chiffres {1}. Chacune {2} doit avoir ces deux "
    "chiffres, mais hors des blocs du motif deux des trois au plus le peuvent ({3}) ; dans les "
    "autres, c’est une cible qui les a. Les cibles {4} contiennent donc les deux mêmes chiffres "
    "que la base, et {5}."};
constexpr MessageText kExocetBrief{"Base {0} ({1}), targets {2}, {3} => {4}.",
                                   "Base {0} ({1}), cibles {2}, {3} => {4}."};
constexpr MessageText kDigitIn{"{0} in {1}", "le {0} dans {1}"};
constexpr MessageText kDigitNowhere{"{0} nowhere", "le {0} nulle part"};
constexpr MessageText kNextDigit{"; ", " ; "};

constexpr MessageText kNotOfBase{"{0:not a digit|not digits} of the base",
                                 "{0:absent|absents} de la base"};
constexpr MessageText kNoTarget{"neither target can hold {0:it|them}",
                                "aucune cible ne peut {0:le|les} contenir"};
constexpr MessageText kBothTargets{"{0:it|each} would need both targets",
                                   "il {0:lui|leur} faudrait les deux cibles"};
constexpr MessageText kNoRoom{"{1} would not both have {0:it|them}",
                              "{1} ne {0:l’|les }auraient pas toutes deux"};
constexpr MessageText kNoMirror{"{2} would have no place for {0:it|them}",
                                "{2} n’aurait pas de place pour {0:lui|eux}"};
constexpr MessageText kMirror{"the only place in {2} for what {3} holds",
                              "la seule place dans {2} pour ce que contient {3}"};
constexpr MessageText kMirrors{"the only places in their boxes for what the targets hold",
                               "les seules places dans leurs blocs pour ce que contiennent les "
                               "cibles"};
constexpr MessageText kNoSecond{"no second digit goes with {0:it|them}",
                                "aucun second chiffre ne va avec"};
constexpr MessageText kExocetReason{" ({0})", " ({0})"};
constexpr MessageText kReasonOf{"{0}: {1}", "{0} : {1}"};

constexpr MessageText kDouble{
    "The bases {0} and {1} hold two of {2} each. They share {3}, which have room for each of these "
    "digits only twice outside the boxes of the pattern ({4}); so the targets {5} hold what {0} "
    "hold, and {6} what {1} hold. A digit of both bases could not be in a target in the box of the "
    "other base, so it would be in both {7} and {8}, which lie in one box. So each of the four "
    "digits is in one base, in one of its targets, and twice "
    "outside, and {9}.",
    "Les bases {0} et {1} contiennent chacune deux des chiffres {2}. Elles partagent {3}, où "
    "chacun de ces chiffres n’a de place que deux fois hors des blocs du motif ({4}) ; les cibles "
    "{5} contiennent donc ce que contiennent {0}, et {6} ce que contiennent {1}. Un chiffre des "
    "deux bases ne pourrait être dans une cible du bloc de l’autre base : il serait à la fois en "
    "{7} et en {8}, qui sont dans un même bloc. Chacun des quatre chiffres est donc dans une base, "
    "dans une de ses cibles et deux fois hors des blocs, et {9}."};
constexpr MessageText kDoubleBrief{"Bases {0} and {1} ({2}), targets {3} and {4}, {5} => {6}.",
                                   "Bases {0} et {1} ({2}), cibles {3} et {4}, {5} => {6}."};
constexpr MessageText kNotOfBases{"not in the bases", "pas dans les bases"};
constexpr MessageText kSeesBases{"in sight of the bases", "en vue des bases"};
constexpr MessageText kSeesTargets{"in sight of the targets", "en vue des cibles"};
constexpr MessageText kSeesBoth{"in sight of the base {0} and the targets {1}",
                                "en vue de la base {0} et des cibles {1}"};
constexpr MessageText kInCover{"{1} have it in {0}", "{1} l’ont dans {0}"};

std::vector<std::uint32_t> houses_with(const ExocetPattern& exocet, Digit digit) {
    std::vector<std::uint32_t> houses;
    for (const HouseDigits& cover : exocet.covers) {
        if (cover.digits.contains(digit)) houses.push_back(cover.house);
    }
    return houses;
}

std::string room_words(const Words& words, const ExocetPattern& exocet) {
    std::string out;
    for (const Digit digit : exocet.digits) {
        if (!out.empty()) out += words.say(kNextDigit);
        const auto houses = houses_with(exocet, digit);
        out += houses.empty() ? words.say(kDigitNowhere, words.digit(digit))
                              : words.say(kDigitIn, words.digit(digit), words.houses(houses));
    }
    return out;
}

// The cross lines that do not go through the cell.
std::vector<std::uint32_t> other_lines(const Board& board, const ExocetPattern& exocet, Cell cell) {
    std::vector<std::uint32_t> lines = exocet.lines;
    std::erase_if(lines, [&](std::uint32_t line) { return board.house_set(line).contains(cell); });
    return lines;
}

// The lines across in which a cross line has the digit outside the boxes of the pattern.
std::vector<std::uint32_t> crossed_by(const State& state, const ExocetPattern& exocet,
                                      std::uint32_t line, Digit digit) {
    const Board& board = state.board();
    std::vector<std::uint32_t> boxes = {board.box_of(exocet.base.front())};
    for (const Cell target : exocet.targets) boxes.push_back(board.box_of(target));
    std::vector<std::uint32_t> crossed;
    for (const Cell cell : board.houses()[line].cells) {
        if (std::ranges::find(boxes, board.box_of(cell)) != boxes.end()) continue;
        if (!state.has({cell, digit}) && state.digit(cell) != digit) continue;
        crossed.push_back(board.houses()[line].kind == HouseKind::row ? board.column_of(cell)
                                                                      : board.row_of(cell));
    }
    return crossed;
}

// If the target held the digit, the two other cross lines would need it outside.
bool lacks_room(const State& state, const ExocetPattern& exocet, Cell target, Digit digit) {
    const auto lines = other_lines(state.board(), exocet, target);
    const auto one = crossed_by(state, exocet, lines[0], digit);
    const auto other = crossed_by(state, exocet, lines[1], digit);
    return one.empty() || other.empty() || (one.size() == 1 && one == other);
}

// The box of the other target has the digit of a target in the third line of the band, off the
// cross line.
bool lacks_mirror(const State& state, const ExocetPattern& exocet, Cell target, Digit digit) {
    const Board& board = state.board();
    const bool across_rows = board.houses()[exocet.lines.front()].kind == HouseKind::column;
    const auto line_of = [&](Cell cell) {
        return across_rows ? board.row_of(cell) : board.column_of(cell);
    };
    const Cell other = exocet.targets[target == exocet.targets[0] ? 1 : 0];
    return std::ranges::none_of(board.houses()[box_house(board, other)].cells, [&](Cell cell) {
        return line_of(cell) != line_of(exocet.base[0]) && line_of(cell) != line_of(target) &&
               other_lines(board, exocet, cell).size() == exocet.lines.size() &&
               (state.has({cell, digit}) || state.digit(cell) == digit);
    });
}

// Why the cells, of base, targets or mirrors, lose the digit.
const MessageText& reason_of(const Telling& telling, const ExocetPattern& exocet, Digit digit,
                             const std::vector<Cell>& cells) {
    const bool one_target =
        cells.size() == 1 && std::ranges::binary_search(exocet.targets, cells[0]);
    if (std::ranges::none_of(cells, [&](Cell cell) {
            return std::ranges::binary_search(exocet.base, cell) ||
                   std::ranges::binary_search(exocet.targets, cell);
        })) {
        return cells.size() == 1 ? kMirror : kMirrors;
    }
    if (!exocet.digits.contains(digit)) return kNotOfBase;
    if (std::ranges::none_of(exocet.targets, [&](Cell target) {
            return telling.state.has({target, digit});
        })) {
        return kNoTarget;
    }
    if (houses_with(exocet, digit).size() < 2) return kBothTargets;
    if (one_target && lacks_room(telling.state, exocet, cells[0], digit)) return kNoRoom;
    if (one_target && lacks_mirror(telling.state, exocet, cells[0], digit)) return kNoMirror;
    return kNoSecond;
}

// Digits or cells by why they go, each reason where it comes first.
template <class Items, class ReasonOf>
auto by_reason(const Items& items, const ReasonOf& reason_of) {
    using Item = std::decay_t<decltype(*items.begin())>;
    using Reason = std::decay_t<std::invoke_result_t<ReasonOf, Item>>;
    std::vector<std::pair<Reason, std::vector<Item>>> found;
    for (const Item item : items) {
        const Reason reason = reason_of(item);
        auto same =
            std::ranges::find_if(found, [&](const auto& entry) { return entry.first == reason; });
        if (same == found.end()) same = found.insert(found.end(), {reason, {}});
        same->second.push_back(item);
    }
    return found;
}

// One reason for all of the digits, or each with its own.
template <class ReasonOf, class TextOf>
std::string digit_reasons(const Words& words, DigitSet digits, const ReasonOf& reason_of,
                          const TextOf& text_of) {
    const auto found = by_reason(digits, reason_of);
    std::string out;
    for (const auto& [reason, some] : found) {
        if (!out.empty()) out += words.say(kNextDigit);
        const std::string why = text_of(reason, some.size());
        DigitSet named;
        for (const Digit digit : some) named.insert(digit);
        out += found.size() == 1 ? why : words.say(kReasonOf, words.digits(named), why);
    }
    return words.say(kExocetReason, out);
}

std::string reasons(const Telling& telling, const ExocetPattern& exocet, DigitSet digits,
                    const std::vector<Cell>& cells) {
    const Words& words = telling.words;
    const Board& board = telling.state.board();
    const Cell cell = cells.front();
    const std::string lines = words.houses(other_lines(board, exocet, cell));
    // The target on whose digit the cell depends, and the box that has that digit a second time.
    const bool near_first = board.box_of(cell) == board.box_of(exocet.targets[0]);
    const Cell target = exocet.targets[near_first ? 1 : 0];
    const bool mirrored = !std::ranges::binary_search(exocet.targets, cell);
    const std::string box = words.house(box_house(board, mirrored ? cell : target));
    return digit_reasons(
        words, digits, [&](Digit digit) { return &reason_of(telling, exocet, digit, cells); },
        [&](const MessageText* reason, std::size_t count) {
            return words.say(*reason, count, lines, box, words.cell(target));
        });
}

// Why a cell loses a digit by two exocets.
class DoubleReasons {
  public:
    DoubleReasons(const Telling& telling, const ExocetPattern& exocet)
        : words_(telling.words), state_(telling.state), exocet_(exocet) {}

    // One reason for all digits and cells, or each with its own.
    [[nodiscard]] std::string of(DigitSet digits, const std::vector<Cell>& cells) const {
        return digit_reasons(
            words_, digits, [&](Digit digit) { return of(digit, cells); },
            [](const std::string& reason, std::size_t) { return reason; });
    }

  private:
    [[nodiscard]] std::string of(Digit digit, const std::vector<Cell>& cells) const {
        const auto found = by_reason(cells, [&](Cell cell) { return of(digit, cell); });
        if (found.size() == 1) return found.front().first;
        std::string out;
        for (const auto& [reason, some] : found) {
            if (!out.empty()) out += ", ";
            out += words_.say(kReasonOf, words_.short_cells(some), reason);
        }
        return out;
    }

    [[nodiscard]] std::string of(Digit digit, Cell cell) const {
        const auto& [base, targets, digits, lines, covers, second_base, second_targets] = exocet_;
        if (!digits.contains(digit)) return words_.say(kNotOfBases);
        if (sees(cell, digit, base, second_base)) return words_.say(kSeesBases);
        if (sees(cell, digit, targets, second_targets)) return words_.say(kSeesTargets);
        for (const auto& [one, other] :
             {std::pair(&base, &second_targets), std::pair(&second_base, &targets)}) {
            if (!sees(cell, digit, *one, *other)) continue;
            return words_.say(kSeesBoth, words_.short_cells(*one), words_.short_cells(*other));
        }
        for (const HouseDigits& cover : covers) {
            if (cover.digits.contains(digit) &&
                words_.board().house_set(cover.house).contains(cell)) {
                return words_.say(kInCover, words_.house(cover.house), words_.houses(lines));
            }
        }
        return {};
    }

    // All places of the digit in the cells.
    [[nodiscard]] bool sees(Cell cell, Digit digit, const std::vector<Cell>& some,
                            const std::vector<Cell>& others) const {
        bool any = false;
        for (const auto* cells : {&some, &others}) {
            for (const Cell place : *cells) {
                if (!state_.has({place, digit})) continue;
                if (!words_.board().peer_set(cell).contains(place)) return false;
                any = true;
            }
        }
        return any;
    }

    const Words& words_;
    const State& state_;
    const ExocetPattern& exocet_;
};

// The targets of the two bases that are in one box: the one that neither base is in.
std::pair<Cell, Cell> targets_in_one_box(const Board& board, const ExocetPattern& exocet) {
    for (const Cell one : exocet.targets) {
        for (const Cell other : exocet.second_targets) {
            if (board.box_of(one) == board.box_of(other)) return {one, other};
        }
    }
    return {exocet.targets.front(), exocet.second_targets.front()};
}

std::string tell_double(const Telling& telling, const ExocetPattern& exocet) {
    const Words& words = telling.words;
    const Step& step = telling.step;
    if (words.brief()) {
        return words.say(kDoubleBrief, words.short_cells(exocet.base),
                         words.short_cells(exocet.second_base), words.short_digits(exocet.digits),
                         words.short_cells(exocet.targets),
                         words.short_cells(exocet.second_targets), words.houses(exocet.lines),
                         words.in_short(step));
    }
    const DoubleReasons reasons_of(telling, exocet);
    const auto why = [&](DigitSet digits, const std::vector<Cell>& cells) {
        return reasons_of.of(digits, cells);
    };
    const auto [first, second] = targets_in_one_box(words.board(), exocet);
    return words.say(kDouble, words.short_cells(exocet.base), words.short_cells(exocet.second_base),
                     words.digits(exocet.digits), words.houses(exocet.lines),
                     room_words(words, exocet), words.short_cells(exocet.targets),
                     words.short_cells(exocet.second_targets), words.cell(first),
                     words.cell(second), words.conclusion(step, why));
}

}  // namespace

std::string tell(const Telling& telling, const ExocetPattern& exocet) {
    const auto& [words, step, state] = telling;
    if (!exocet.second_base.empty()) return tell_double(telling, exocet);
    if (words.brief()) {
        return words.say(kExocetBrief, words.short_cells(exocet.base),
                         words.short_digits(exocet.digits), words.cells(exocet.targets),
                         words.houses(exocet.lines), words.in_short(step));
    }
    const auto why = [&](DigitSet digits, const std::vector<Cell>& cells) {
        return reasons(telling, exocet, digits, cells);
    };
    return words.say(kExocet, words.cells(exocet.base), words.digits(exocet.digits),
                     words.of_houses(exocet.lines), room_words(words, exocet),
                     words.cells(exocet.targets), words.conclusion(step, why));
}

}  // namespace sudokit::logic
