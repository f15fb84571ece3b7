// Aligned pair and triple exclusion in words.
#include <algorithm>

#include "logic/conjugate_pairs.hpp"
#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kAligned{
    "{0} see {1}, and cannot take all candidates of {2:it|one of them} together.",
    "{0} voient {1}, et ne peuvent prendre à elles seules tous les candidats {2:de cette case|de "
    "l’une d’elles}."};
constexpr MessageText kAlignedCase{" If {0}, {1}.", " Si {0}, {1}."};
constexpr MessageText kAlignedEnd{" So {0}.", " Donc {0}."};
constexpr MessageText kAlignedTwice{"{0} ({1} twice in {2})", "{0} ({1} deux fois dans {2})"};
constexpr MessageText kAlignedUsedUp{"{0} (nothing left for {1})", "{0} (plus rien pour {1})"};
constexpr MessageText kAlignedNotBoth{"{0} in {1} and {2} in {3} do not go together",
                                      "{0} en {1} et {2} en {3} ne vont pas ensemble"};
constexpr MessageText kAlignedBrief{"{0}, excluded by {1} => {2}.", "{0}, exclues par {1} => {2}."};

// Says of one candidate after the other why no combination with it is left.
class AlignedWords {
  public:
    AlignedWords(const Telling& telling, const AlignedPattern& aligned)
        : words_(telling.words), state_(telling.state), aligned_(aligned) {}

    [[nodiscard]] std::string about(Candidate gone) const {
        std::vector<Cell> others = aligned_.cells;
        std::erase(others, gone.cell);
        std::vector<std::string> reasons;
        std::vector<DigitSet> left;
        for (const Cell cell : others) {
            left.emplace_back();
            for (const Digit digit : state_.candidates(cell)) {
                const auto reason =
                    why_not({gone, {cell, digit}}, words_.holds_not(Candidate{cell, digit}));
                if (reason.empty()) left.back().insert(digit);
                if (!reason.empty()) reasons.push_back(reason);
            }
        }
        if (others.size() == 2 && !left[0].empty() && !left[1].empty()) {
            for (const Digit a : left[0]) {
                for (const Digit b : left[1]) {
                    const std::vector<Candidate> two = {{others[0], a}, {others[1], b}};
                    const std::string both =
                        words_.say(kAlignedNotBoth, words_.digit(a), words_.cell(others[0]),
                                   words_.digit(b), words_.cell(others[1]));
                    reasons.push_back(why_not({gone, two[0], two[1]}, both));
                }
            }
        }
        return words_.say(kAlignedCase, words_.holds(gone), words_.all_of(reasons));
    }

  private:
    // `what` with the reason why these candidates, in different cells, cannot all hold; empty if
    // they can.
    [[nodiscard]] std::string why_not(const std::vector<Candidate>& some,
                                      const std::string& what) const {
        const Board& board = state_.board();
        DigitSet used;
        for (const Candidate& a : some) {
            used.insert(a.digit);
            for (const Candidate& b : some) {
                if (a.cell >= b.cell || a.digit != b.digit) continue;
                if (!board.peer_set(a.cell).contains(b.cell)) continue;
                return words_.say(kAlignedTwice, what, words_.digit(a.digit),
                                  words_.house(shared_house(board, a.cell, b.cell)));
            }
        }
        for (const Cell cell : aligned_.excluders) {
            if (!(state_.candidates(cell) & ~used).empty()) continue;
            return words_.say(kAlignedUsedUp, what, words_.cell(cell));
        }
        return {};
    }

    const Words& words_;
    const State& state_;
    const AlignedPattern& aligned_;
};

}  // namespace

std::string tell(const Telling& telling, const AlignedPattern& aligned) {
    const auto& [words, step, state] = telling;
    if (words.brief()) {
        return words.say(kAlignedBrief, words.short_cells(aligned.cells),
                         words.short_cells(aligned.excluders), words.in_short(step));
    }
    std::string out = words.say(kAligned, words.cells(aligned.cells),
                                words.the_cells(aligned.excluders), aligned.excluders.size());
    const AlignedWords reasons(telling, aligned);
    for (const Candidate& gone : step.eliminations) out += reasons.about(gone);
    return out + words.say(kAlignedEnd, words.conclusion(step));
}

}  // namespace sudokit::logic
