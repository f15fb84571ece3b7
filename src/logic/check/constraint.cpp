// The check of steps by constraints: ways to fill the cells are tried with nothing but
// `Constraint::holds`, which shares no code with what finds such steps.
#include <algorithm>
#include <numeric>

#include "sudokit/cell_name.hpp"
#include "sudokit/check.hpp"
#include "sudokit/techniques.hpp"

#include "logic/check/families.hpp"
#include "logic/check/messages.hpp"

namespace sudokit::logic {
namespace {

// Fills the cells of a constraint, those with the fewest candidates first.
class Filling {
  public:
    Filling(const Constraint& constraint, const State& before)
        : constraint_(constraint), board_(before.board()) {
        for (const Cell cell : constraint.cells()) {
            candidates_.push_back(before.is_open(cell) ? before.candidates(cell)
                                                       : DigitSet::of(before.digit(cell)));
        }
    }

    // True if there is no way to fill the cells with this digit in one of them, or in another cell,
    // so that those which see it do without.
    [[nodiscard]] bool refutes(Candidate candidate) {
        const std::vector<DigitSet> before = candidates_;
        const DigitSet digit = DigitSet::of(candidate.digit);
        for (std::size_t i = 0; i < candidates_.size(); ++i) {
            const Cell cell = constraint_.cells()[i];
            if (cell == candidate.cell) {
                candidates_[i] &= digit;
            } else if (sees(board_, cell, candidate.cell)) {
                candidates_[i] &= ~digit;
            }
        }
        budget_ = kMostTrials;
        const bool none = !can_be_filled() && budget_ > 0;
        candidates_ = before;
        return none;
    }

  private:
    // A cage of eight cells takes 177,545 trials at most.
    static constexpr std::uint32_t kMostTrials = 1'000'000;

    bool can_be_filled() {
        digits_.assign(candidates_.size(), 0);
        order_.resize(candidates_.size());
        std::iota(order_.begin(), order_.end(), std::size_t{0});
        std::ranges::stable_sort(order_, {},
                                 [&](std::size_t at) { return candidates_[at].size(); });
        return fill(0);
    }

    bool fill(std::size_t filled) {
        if (filled == order_.size()) return true;
        const std::size_t at = order_[filled];
        for (const Digit digit : candidates_[at]) {
            if (budget_ == 0) break;
            --budget_;
            digits_[at] = static_cast<std::uint8_t>(digit);
            if (constraint_.holds(digits_) && fill(filled + 1)) return true;
        }
        digits_[at] = 0;
        return false;
    }

    const Constraint& constraint_;
    const Board& board_;
    std::vector<DigitSet> candidates_;
    std::vector<std::uint8_t> digits_;
    std::vector<std::size_t> order_;
    std::uint32_t budget_ = 0;
};

// True if digits in two of its cells break the constraint, whatever the others hold.
bool breaks_beside(const Constraint& constraint, Candidate one, Candidate other) {
    const auto cells = constraint.cells();
    std::vector<std::uint8_t> digits(cells.size());
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (const Candidate candidate : {one, other}) {
            if (cells[i] == candidate.cell) {
                digits[i] = static_cast<std::uint8_t>(candidate.digit);
            }
        }
    }
    return !constraint.holds(digits);
}

// The conclusions are about the digits that the pattern names, and all of these.
bool names_digits(const ConstraintPattern& pattern, const Step& step) {
    DigitSet gone;
    for (const Candidate candidate : step.eliminations) gone.insert(candidate.digit);
    return gone == pattern.digits && step.placements.empty();
}

}  // namespace

Fault check_constraint(const ConstraintPattern& pattern, const Step& step, const State& before) {
    if (pattern.constraint >= before.constraints().size()) {
        return message(kNoSuchConstraint, pattern.constraint);
    }
    const Constraint& constraint = *before.constraints()[pattern.constraint];
    std::vector<Cell> all(constraint.cells().begin(), constraint.cells().end());
    std::ranges::sort(all);
    const bool placed = pattern.cells.size() == 1 && !before.is_open(pattern.cells.front()) &&
                        std::ranges::binary_search(all, pattern.cells.front());
    if (!names_digits(pattern, step) || (!placed && pattern.cells != all)) {
        return message(kWrongPattern, info_of(step.technique).name);
    }
    Filling filling(constraint, before);
    for (const Candidate candidate : step.eliminations) {
        const bool follows =
            placed ? breaks_beside(constraint, candidate,
                                   {pattern.cells.front(), before.digit(pattern.cells.front())})
                   : filling.refutes(candidate);
        if (follows) continue;
        return message(kConstraintRemoves, cell_words(before.board(), candidate.cell),
                       candidate.digit);
    }
    return std::nullopt;
}

}  // namespace sudokit::logic
