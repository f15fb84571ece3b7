// The check of steps by constraints: ways to fill the cells are tried with nothing but
// `Constraint::holds`, which shares no code with what finds such steps.
#include <algorithm>
#include <numeric>

#include "sudokit/cell_name.hpp"
#include "sudokit/check.hpp"

#include "logic/check/families.hpp"
#include "logic/check/messages.hpp"

namespace sudokit {
namespace {

using logic::Fault;

// Fills the cells of a constraint, those with the fewest candidates first.
class Filling {
  public:
    Filling(const Constraint& constraint, const State& before) : constraint_(constraint) {
        for (const Cell cell : constraint.cells()) {
            candidates_.push_back(before.is_open(cell) ? before.candidates(cell)
                                                       : DigitSet::of(before.digit(cell)));
        }
    }

    // True if there is no way to fill the cells with this digit, or without it, in one of them.
    [[nodiscard]] bool refutes(Candidate candidate, bool holds) {
        const auto cells = constraint_.cells();
        const auto found = std::ranges::find(cells, candidate.cell);
        if (found == cells.end()) return false;  // it says nothing of other cells
        const auto at = static_cast<std::size_t>(found - cells.begin());
        const DigitSet before = candidates_[at];
        const DigitSet digit = DigitSet::of(candidate.digit);
        candidates_[at] &= holds ? digit : ~digit;
        budget_ = kMostTrials;
        const bool none = !can_be_filled() && budget_ > 0;
        candidates_[at] = before;
        return none;
    }

  private:
    static constexpr std::uint32_t kMostTrials = 100'000;

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
    std::vector<DigitSet> candidates_;
    std::vector<std::uint8_t> digits_;
    std::vector<std::size_t> order_;
    std::uint32_t budget_ = 0;
};

}  // namespace

std::optional<Message> check(const ConstraintStep& step, const State& before) {
    if (step.constraint >= before.constraints().size()) {
        return message(logic::kNoSuchConstraint, step.constraint);
    }
    if (Fault fault = logic::check_changes(step.placements, step.eliminations, before)) {
        return fault;
    }
    Filling filling(*before.constraints()[step.constraint], before);
    const auto about = [&](const MessageText& text, Candidate candidate) {
        return message(text, cell_words(before.board(), candidate.cell), candidate.digit);
    };
    for (const Candidate candidate : step.placements) {
        if (!filling.refutes(candidate, false)) return about(logic::kConstraintPlaces, candidate);
    }
    for (const Candidate candidate : step.eliminations) {
        if (!filling.refutes(candidate, true)) return about(logic::kConstraintRemoves, candidate);
    }
    return std::nullopt;
}

}  // namespace sudokit
