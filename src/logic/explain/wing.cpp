// XY- and XYZ-Wings in words.
#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kPivot{"{0} is {1}.", "{0} vaut {1}."};
constexpr MessageText kIf{"If it is {0}, {1}", "Si c’est {0}, {1}"};
constexpr MessageText kAndIf{"; if it is {0}, {1}", " ; si c’est {0}, {1}"};
constexpr MessageText kAnyway{". So {0} is {1}, and {2}.", ". Donc {0} vaut {1} : {2}."};
constexpr MessageText kWithDigits{"{0} ({1})", "{0} ({1})"};
constexpr MessageText kWingBrief{"{0} => {1}.", "{0} => {1}."};

std::string tell_briefly(const Telling& telling, const WingPattern& wing) {
    const auto& [words, step, state] = telling;
    const auto with_digits = [&words = words, &state = state](Cell cell) {
        return words.say(kWithDigits, words.cell(cell), words.short_digits(state.candidates(cell)));
    };
    std::string out = with_digits(wing.pivot);
    for (const Cell pincer : wing.pincers) out += ", " + with_digits(pincer);
    return words.say(kWingBrief, out, words.in_short(step));
}

}  // namespace

std::string tell(const Telling& telling, const WingPattern& wing) {
    const auto& [words, step, state] = telling;
    if (words.brief()) return tell_briefly(telling, wing);
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
    return out + words.say(kAnyway, words.any_cell(holders), words.digit(wing.digit),
                           words.conclusion(step, holders.size()));
}

}  // namespace sudokit::logic
