// Almost locked sets and Sue de Coq in words.
#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kSet{"{0} ({1} in {2}, with {3})", "{0} ({1} dans {2}, avec {3})"};
constexpr MessageText kSets{
    "Each of these almost locked sets has one candidate more than cells: {0}.",
    "Chacun de ces ensembles presque verrouillés a un candidat de plus que de cases : {0}."};
constexpr MessageText kNextLink{"; ", " ; "};
constexpr MessageText kCommon{"{0} and {1} cannot both hold {2}",
                              "{0} et {1} ne peuvent pas contenir tous deux le {2}"};
constexpr MessageText kCommons{"{0} and {1} cannot both hold {2}, nor both {3}",
                               "{0} et {1} ne peuvent contenir tous deux ni le {2} ni le {3}"};
constexpr MessageText kLinks{
    " {0}, because all places in question see each other. A set that lacks one of its digits holds "
    "all the others. ",
    " {0}, car les places en question se voient toutes. Un ensemble auquel manque un de ses "
    "chiffres contient tous les autres. "};
constexpr MessageText kEnds{"So {0} is in {1} or in {2}, and {3}.",
                            "Donc {0} est dans {1} ou dans {2}, et {3}."};
constexpr MessageText kEachEnd{"So each of {0} is in {1} or in {2}, and {3}.",
                               "Donc chacun des chiffres {0} est dans {1} ou dans {2}, et {3}."};
constexpr MessageText kAlsLoop{
    "The sets form a loop, so each of them lacks exactly one digit, which its neighbour holds, and "
    "holds all the others: {0}.",
    "Les ensembles forment une boucle : il manque à chacun exactement un chiffre, que son voisin "
    "contient, et il contient tous les autres. Donc {0}."};
constexpr MessageText kStem{" {0} is {1}. If it is {2}", " {0} vaut {1}. Si c’est {2}"};
constexpr MessageText kPetal{", {0} lacks {1} and holds all its other digits",
                             ", {0} perd le {1} et contient tous ses autres chiffres"};
constexpr MessageText kNextPetal{"; if it is {0}", " ; si c’est {0}"};
constexpr MessageText kOneOfSets{". So one of the sets holds {0}, and {1}.",
                                 ". Donc l’un des ensembles contient {0}, et {1}."};

constexpr MessageText kSueDeCoq{
    "{0}, where {1} and {2} cross, have the candidates {3}. With {4} in {1} and {5} in {2} there "
    "are as many digits as cells, so each digit goes to exactly one of these cells. That uses up "
    "{6} in {1}, and {7} in {2}: {8}.",
    "{0}, où {1} et {2} se croisent, ont pour candidats {3}. Avec {4} dans {1} et {5} dans {2}, il "
    "y a autant de chiffres que de cases, et chaque chiffre va dans une seule d’entre elles. Cela "
    "épuise {6} dans {1}, {7} dans {2} : {8}."};

// A, B, ..., Z, A1, B1, ...
std::string set_name(std::size_t index) {
    constexpr std::size_t kLetters = 26;
    std::string out(1, static_cast<char>('A' + index % kLetters));
    if (index >= kLetters) out += std::to_string(index / kLetters);
    return out;
}

std::string tell_sets(const Words& words, const AlsPattern& als) {
    std::vector<std::string> sets;
    for (std::size_t i = 0; i < als.sets.size(); ++i) {
        const AlmostLockedSet& set = als.sets[i];
        sets.push_back(words.say(kSet, set_name(i), words.cells(set.cells), words.house(set.house),
                                 words.digits(set.digits)));
    }
    return words.say(kSets, words.all_of(sets));
}

std::string tell_links(const Words& words, const AlsPattern& als) {
    std::string links;
    for (std::size_t i = 0; i < als.commons.size(); ++i) {
        const std::string first = set_name(i);
        const std::string second = set_name((i + 1) % als.sets.size());
        const DigitSet digits = als.commons[i];
        if (i > 0) links += words.say(kNextLink);
        if (digits.size() == 2) {
            const Digit least = digits.first();
            links += words.say(kCommons, first, second, words.digit(least),
                               words.digits(digits & ~DigitSet::of(least)));
        } else {
            links += words.say(kCommon, first, second, words.any_digit(digits));
        }
    }
    return words.say(kLinks, links);
}

std::string tell_stem(const Telling& telling, const AlsPattern& als) {
    const auto& [words, step, state] = telling;
    std::string out;
    for (std::size_t i = 0; i < als.commons.size(); ++i) {
        const std::string digit = words.any_digit(als.commons[i]);
        out += i == 0 ? words.say(kStem, words.cell(*als.stem),
                                  words.any_digit(state.candidates(*als.stem)), digit)
                      : words.say(kNextPetal, digit);
        out += words.say(kPetal, set_name(i), digit);
    }
    return out +
           words.say(kOneOfSets, words.the_digits(removed_digits(step)), words.conclusion(step));
}

}  // namespace

std::string tell(const Telling& telling, const AlsPattern& als) {
    const auto& [words, step, state] = telling;
    std::string out = tell_sets(words, als);
    if (als.stem) return out + tell_stem(telling, als);
    out += tell_links(words, als);
    if (als.loop) return out + words.say(kAlsLoop, words.conclusion(step));
    const DigitSet removed = removed_digits(step);
    const bool one = removed.size() == 1;
    return out + words.say(one ? kEnds : kEachEnd,
                           one ? words.the_digits(removed) : words.digits(removed), set_name(0),
                           set_name(als.sets.size() - 1), words.conclusion(step));
}

std::string tell(const Telling& telling, const SueDeCoqPattern& sue) {
    const auto& [words, step, state] = telling;
    DigitSet crossing;
    for (const Cell cell : sue.crossing) crossing |= state.candidates(cell);
    return words.say(kSueDeCoq, words.cells(sue.crossing), words.house(sue.line),
                     words.house(sue.box), words.digits(crossing), words.cells(sue.line_cells),
                     words.cells(sue.box_cells), words.the_digits(sue.line_digits),
                     words.the_digits(sue.box_digits), words.conclusion(step));
}

}  // namespace sudokit::logic
