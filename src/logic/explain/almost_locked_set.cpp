// Almost locked sets and Sue de Coq in words.
#include <algorithm>

#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kSet{"{0} = {1} ({2})", "{0} = {1} ({2})"};
constexpr MessageText kNextSet{"; ", " ; "};
constexpr MessageText kSets{"Almost locked sets, each with one digit more than cells: {0}.",
                            "Ensembles presque verrouillés, à un chiffre de plus que de cases : "
                            "{0}."};
constexpr MessageText kSeesPlaces{"{0} {1:sees|see} {2}", "{0} {1:voit|voient} {2}"};
constexpr MessageText kLacksFirst{" If {0} lacks {1}, it holds {2}",
                                  " Si {1} manque à {0}, {0} contient {2}"};
constexpr MessageText kLacksFirstXz{" If {0} lacks {1} (Z), it holds {2} (X)",
                                    " Si {1} (Z) manque à {0}, {0} contient {2} (X)"};
constexpr MessageText kLacksNext{", so {0} lacks {1} ({2}) and holds {3}",
                                 ", donc {1} manque à {0} ({2}), qui contient {3}"};
constexpr MessageText kEnds{". So {0} {1:is|are each} in {2} or {3}, and {4}.",
                            ". Donc {0} {1:est|sont chacun} dans {2} ou {3} : {4}."};
constexpr MessageText kCommon{"{0} and {1} cannot both hold {2} ({3})",
                              "{0} et {1} ne peuvent contenir tous deux {2} ({3})"};
constexpr MessageText kAlsLoop{
    ". The sets form a loop: each lacks exactly one of these digits, which its neighbour holds, "
    "and holds all its others: {0}.",
    ". Les ensembles forment une boucle : il manque à chacun un seul de ces chiffres, que son "
    "voisin contient, et il contient tous ses autres : {0}."};
constexpr MessageText kStem{" {0} is {1}. If it is {2}, ", " {0} vaut {1}. Si c’est {2}, "};
constexpr MessageText kPetal{"{0} lacks {1} ({2}) and holds {3}",
                             "{1} manque à {0} ({2}), qui contient {3}"};
constexpr MessageText kNextPetal{"; if it is {0}, ", " ; si c’est {0}, "};
constexpr MessageText kBlossom{". So {0}.", ". Donc {0}."};
constexpr MessageText kWhichSeesPlaces{", which {0:sees|see} {1}", ", qui {0:voit|voient} {1}"};

constexpr MessageText kFourCells{
    "{0} have only the candidates {1}. {2} are there once each at most, since their places see "
    "each other, so one of the four cells is {3}: {4}.",
    "{0} n’ont que les candidats {1}. {2} y sont chacun au plus une fois, car leurs places se "
    "voient : l’une des quatre cases vaut donc {3}, et {4}."};
constexpr MessageText kFourCellsBrief{"{0} ({1}), Z = {2} => {3}.", "{0} ({1}), Z = {2} => {3}."};

constexpr MessageText kAlsXzBrief{"{0}; X = {1}, Z = {2} => {3}.",
                                  "{0} ; X = {1}, Z = {2} => {3}."};
constexpr MessageText kAlsBrief{"{0}; {1} => {2}.", "{0} ; {1} => {2}."};

constexpr MessageText kSueDeCoq{
    "{0}, where {1} and {2} cross, have the candidates {3}. With {4} in {1} and {5} in {2} there "
    "are as many digits as cells, so each digit goes to exactly one of these cells. That uses up "
    "{6} in {1}, and {7} in {2}: {8}.",
    "{0}, où {1} et {2} se croisent, ont pour candidats {3}. Avec {4} dans {1} et {5} dans {2}, il "
    "y a autant de chiffres que de cases : chaque chiffre va dans une seule d’entre elles. Cela "
    "épuise {6} dans {1} et {7} dans {2} : {8}."};
constexpr MessageText kSueDeCoqBrief{"{0} ({1}), {2} ({3}), {4} ({5}) => {6}.",
                                     "{0} ({1}), {2} ({3}), {4} ({5}) => {6}."};

using Cells = std::vector<Cell>;

// A, B, ..., Z, A1, B1, ...
std::string set_name(std::size_t index) {
    constexpr std::size_t kLetters = 26;
    std::string out(1, static_cast<char>('A' + index % kLetters));
    if (index >= kLetters) out += std::to_string(index / kLetters);
    return out;
}

Cells set_places(const State& state, const AlmostLockedSet& set, DigitSet digits) {
    Cells out;
    for (const Cell cell : set.cells) {
        if (!(state.candidates(cell) & digits).empty()) out.push_back(cell);
    }
    return out;
}

Cells joined_cells(Cells first, const Cells& second) {
    first.insert(first.end(), second.begin(), second.end());
    std::ranges::sort(first);
    first.erase(std::unique(first.begin(), first.end()), first.end());
    return first;
}

bool all_see(const Board& board, const Cells& cells, const Cells& seen) {
    return std::ranges::all_of(cells, [&](Cell cell) {
        return std::ranges::all_of(
            seen, [&](Cell other) { return board.peer_set(cell).contains(other); });
    });
}

// What is said of the sets of one pattern.
class AlsWords {
  public:
    AlsWords(const Telling& telling, const AlsPattern& als)
        : words_(telling.words), step_(telling.step), state_(telling.state), als_(als) {}

    [[nodiscard]] std::string brief() const {
        const std::string end = words_.in_short(step_);
        if (is_four_cells()) {
            return words_.say(
                kFourCellsBrief,
                words_.short_cells(joined_cells(als_.sets[0].cells, als_.sets[1].cells)),
                words_.short_digits(als_.sets[0].digits | als_.sets[1].digits),
                words_.short_digits(removed_digits(step_)), end);
        }
        if (als_.sets.size() == 2 && !als_.stem) {
            return words_.say(kAlsXzBrief, sets(), words_.short_digits(als_.commons.front()),
                              words_.short_digits(removed_digits(step_)), end);
        }
        std::string links = als_.stem ? words_.cell(*als_.stem) : set_name(0);
        for (std::size_t i = 0; i < als_.commons.size(); ++i) {
            const std::size_t next = als_.stem ? i : (i + 1) % als_.sets.size();
            links += (als_.stem ? " " : "-") + words_.short_digits(als_.commons[i]) + "-" +
                     set_name(next);
        }
        return words_.say(kAlsBrief, sets(), links, end);
    }

    [[nodiscard]] std::string full() const {
        if (is_four_cells()) return four_cells();
        const std::string out = words_.say(kSets, sets());
        if (als_.stem) return out + blossom();
        return out + (als_.loop ? loop() : chain());
    }

  private:
    // A WXYZ-Wing: the two sets count as one.
    [[nodiscard]] bool is_four_cells() const {
        return step_.technique == TechniqueId::wxyz_wing && als_.sets.size() == 2;
    }

    [[nodiscard]] std::string four_cells() const {
        const DigitSet digits = als_.sets[0].digits | als_.sets[1].digits;
        const DigitSet end = removed_digits(step_);
        return words_.say(kFourCells,
                          words_.cells(joined_cells(als_.sets[0].cells, als_.sets[1].cells)),
                          words_.digits(digits), words_.digits(digits & ~end),
                          words_.any_digit(end), conclusion());
    }

    [[nodiscard]] std::string sets() const {
        std::string out;
        for (std::size_t i = 0; i < als_.sets.size(); ++i) {
            const AlmostLockedSet& set = als_.sets[i];
            if (i > 0) out += words_.say(kNextSet);
            out +=
                words_.say(kSet, set_name(i),
                           words_.brief() ? words_.short_cells(set.cells) : words_.cells(set.cells),
                           words_.short_digits(set.digits));
        }
        return out;
    }

    // Why two sets cannot both hold the digits.
    [[nodiscard]] std::string bond(std::size_t first, std::size_t second, DigitSet digits) const {
        const Cells some = set_places(state_, als_.sets[first], digits);
        return words_.say(kSeesPlaces, words_.cells(some), some.size(),
                          words_.cells(set_places(state_, als_.sets[second], digits)));
    }

    // If the first set lacks what goes, the last one has it.
    [[nodiscard]] std::string chain() const {
        const DigitSet ends = removed_digits(step_);
        const std::size_t last = als_.sets.size() - 1;
        std::string out =
            words_.say(last == 1 ? kLacksFirstXz : kLacksFirst, set_name(0),
                       words_.the_digits(ends), words_.the_digits(als_.commons.front()));
        for (std::size_t i = 1; i <= last; ++i) {
            const DigitSet lost = als_.commons[i - 1];
            out +=
                words_.say(kLacksNext, set_name(i), words_.the_digits(lost), bond(i - 1, i, lost),
                           words_.the_digits(i == last ? ends : als_.commons[i]));
        }
        return out + words_.say(kEnds, words_.the_digits(ends), ends.size(), set_name(0),
                                set_name(last), conclusion());
    }

    [[nodiscard]] std::string loop() const {
        std::string links;
        for (std::size_t i = 0; i < als_.commons.size(); ++i) {
            const std::size_t next = (i + 1) % als_.sets.size();
            for (const Digit digit : als_.commons[i]) {
                links += links.empty() ? " " : words_.say(kNextSet);
                links += words_.say(kCommon, set_name(i), set_name(next),
                                    words_.the_digits(DigitSet::of(digit)),
                                    bond(i, next, DigitSet::of(digit)));
            }
        }
        return links + words_.say(kAlsLoop, conclusion());
    }

    [[nodiscard]] std::string blossom() const {
        const DigitSet ends = removed_digits(step_);
        std::string out;
        for (std::size_t i = 0; i < als_.commons.size(); ++i) {
            const DigitSet lost = als_.commons[i];
            out += i == 0 ? words_.say(kStem, words_.cell(*als_.stem),
                                       words_.any_digit(state_.candidates(*als_.stem)),
                                       words_.any_digit(lost))
                          : words_.say(kNextPetal, words_.any_digit(lost));
            const std::string bond =
                words_.say(kSeesPlaces, words_.cell(*als_.stem), 1,
                           words_.cells(set_places(state_, als_.sets[i], lost)));
            out += words_.say(kPetal, set_name(i), words_.the_digits(lost), bond,
                              words_.the_digits(ends));
        }
        return out + words_.say(kBlossom, conclusion());
    }

    // Where the digits are, as the pattern shows: what the losing cells see all of.
    [[nodiscard]] Cells shown_places(DigitSet digits, const Cells& losing) const {
        if (!als_.loop) {
            Cells out;
            for (std::size_t i = 0; i < als_.sets.size(); ++i) {
                const bool end = als_.stem || i == 0 || i + 1 == als_.sets.size();
                if (end) out = joined_cells(out, set_places(state_, als_.sets[i], digits));
            }
            return out;
        }
        for (std::size_t i = 0; i < als_.sets.size(); ++i) {
            const Cells own = set_places(state_, als_.sets[i], digits);
            const Cells both = joined_cells(
                own, set_places(state_, als_.sets[(i + 1) % als_.sets.size()], digits));
            const bool common = std::ranges::any_of(
                als_.commons, [&](DigitSet some) { return !(some & digits).empty(); });
            const Cells& shown = common ? both : own;
            if (!own.empty() && all_see(state_.board(), losing, shown)) return shown;
        }
        return {};
    }

    [[nodiscard]] std::string conclusion() const {
        return words_.conclusion(step_, [&](DigitSet digits, const Cells& losing) {
            const Cells shown = shown_places(digits, losing);
            return shown.empty() ? std::string()
                                 : words_.say(kWhichSeesPlaces, losing.size(), words_.cells(shown));
        });
    }

    const Words& words_;
    const Step& step_;
    const State& state_;
    const AlsPattern& als_;
};

}  // namespace

std::string tell(const Telling& telling, const AlsPattern& als) {
    const AlsWords words(telling, als);
    return telling.words.brief() ? words.brief() : words.full();
}

std::string tell(const Telling& telling, const SueDeCoqPattern& sue) {
    const auto& [words, step, state] = telling;
    const auto candidates_of = [&state = state](const Cells& cells) {
        DigitSet digits;
        for (const Cell cell : cells) digits |= state.candidates(cell);
        return digits;
    };
    const DigitSet crossing = candidates_of(sue.crossing);
    if (words.brief()) {
        return words.say(kSueDeCoqBrief, words.short_cells(sue.crossing),
                         words.short_digits(crossing), words.short_cells(sue.line_cells),
                         words.short_digits(candidates_of(sue.line_cells)),
                         words.short_cells(sue.box_cells),
                         words.short_digits(candidates_of(sue.box_cells)), words.in_short(step));
    }
    return words.say(kSueDeCoq, words.cells(sue.crossing), words.house(sue.line),
                     words.house(sue.box), words.digits(crossing), words.cells(sue.line_cells),
                     words.cells(sue.box_cells), words.the_digits(sue.line_digits),
                     words.the_digits(sue.box_digits), words.conclusion(step));
}

}  // namespace sudokit::logic
