// XY- and XYZ-Wings in words.
#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kPivot{"{0} is {1}.", "{0} vaut {1}."};
constexpr MessageText kIf{"If it is {0}, then {1}", "Si c’est {0}, alors {1}"};
constexpr MessageText kAndIf{"; if it is {0}, then {1}", " ; si c’est {0}, alors {1}"};
constexpr MessageText kAnyway{". In every case one of {0} is {1}, so {2}.",
                              ". Dans tous les cas, l’une des cases {0} vaut {1} : {2}."};

}  // namespace

std::string tell(const Telling& telling, const WingPattern& wing) {
    const auto& [words, step, state] = telling;
    const DigitSet choices = state.candidates(wing.pivot);
    std::string out = words.say(kPivot, words.cell(wing.pivot), words.any_digit(choices)) + " ";
    bool first = true;
    for (const Cell pincer : wing.pincers) {
        const DigitSet other = state.candidates(pincer) & ~DigitSet::of(wing.digit);
        out += words.say(first ? kIf : kAndIf, words.any_digit(other),
                         words.holds({pincer, wing.digit}));
        first = false;
    }
    std::vector<Cell> holders = wing.pincers;
    if (choices.contains(wing.digit)) holders.insert(holders.begin(), wing.pivot);
    return out + words.say(kAnyway, words.cells(holders), words.digit(wing.digit),
                           words.conclusion(step));
}

}  // namespace sudokit::logic
