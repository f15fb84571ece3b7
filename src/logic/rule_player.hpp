// The candidates of a puzzle while rules are applied to them as filters, on any board.
#pragma once

#include <vector>

#include "sudokit/cell_set.hpp"
#include "sudokit/rules.hpp"

#include "base/lookout.hpp"

namespace sudokit::logic {

/// Applies rules until none does anything, so that their order does not matter for the result: each
/// can only do more when there are fewer candidates.
/// A full one also knows fish with boxes and forcing chains, and tells of its deductions. Those who
/// only want what basic rules leave, as the C interface does, do without that code.
template <bool kFull>
class RulePlayer {
  public:
    /// `sink` may be null.
    RulePlayer(const Puzzle& puzzle, const Deadline& deadline, RuleSink* sink);

    /// Applies the rules to what is left.
    void play(const RuleSet& rules);

    /// Goes once through what a rule can do, and tells of it without doing it.
    void look(const RuleSet& rules, RuleDeduction::Rule rule);

    [[nodiscard]] Filtering result() const;

  private:
    using Rule = RuleDeduction::Rule;

    [[nodiscard]] const Board& board() const { return puzzle_->board(); }
    [[nodiscard]] const House& house(std::uint32_t number) const {
        return board().houses()[number];
    }

    void remove(Cell cell, DigitSet digits);
    void spread(Cell cell, Digit digit);
    void fail(Cell cell);
    [[nodiscard]] bool is_told() const { return kFull && sink_ != nullptr; }

    // Tells of what was removed since the last time, if anything was; `make` says by which rule.
    template <class Make>
    void tell(const Make& make) {
        if constexpr (kFull) {
            if (sink_ == nullptr || removed_.empty()) return;
            RuleDeduction deduction = make();
            deduction.removed.swap(removed_);
            (*sink_)(deduction);
        }
    }

    // Fills the cell; `make` says by which rule.
    template <class Make>
    void place(Cell cell, Digit digit, const Make& make) {
        if (placed_[cell]) return;
        placed_[cell] = !only_looks_;
        changed_ = !only_looks_;
        remove(cell, ~DigitSet::of(digit));
        if constexpr (kFull) {
            if (sink_ != nullptr) {
                RuleDeduction deduction = make();
                deduction.removed.swap(removed_);
                deduction.placed = Candidate{cell, digit};
                (*sink_)(deduction);
            }
        }
        if (!only_looks_) spread(cell, digit);
    }

    // There is no solution; `make` says where that is seen.
    template <class Make>
    void end_in(const Make& make) {
        if constexpr (kFull) {
            if (!failed_ && sink_ != nullptr) (*sink_)(make());
        }
        failed_ = true;
    }

    // All candidates of `digit` in the houses but for those in `cells`.
    [[nodiscard]] std::vector<Candidate> elsewhere(const std::vector<std::uint32_t>& houses,
                                                   Digit digit,
                                                   const std::vector<Cell>& cells) const;

    // The places of `digit` among `cells`, from 1.
    [[nodiscard]] DigitSet where(Digit digit, std::span<const Cell> cells) const;
    [[nodiscard]] std::vector<Cell> cells_with(const std::vector<std::uint32_t>& houses,
                                               Digit digit) const;

    void single_candidates();
    void single_positions();
    void confine(std::uint32_t from, std::uint32_t to, Rule rule);
    void lines(const RuleSet& rules);
    void multiple_lines(std::uint32_t most);
    template <class LineOf>
    void share_lines(const std::vector<std::uint32_t>& group, std::uint32_t first_line,
                     std::uint32_t most, const LineOf& line_of);
    void naked_tuples(std::uint32_t most);
    void hidden_tuples(std::uint32_t most);
    void fish(std::uint32_t most);
    void franken_fish(std::uint32_t most);
    void forcing_chains(const RuleSet& rules);
    bool assume(Cell cell, Digit digit, const RuleSet& rules, RuleSink* sink);
    [[nodiscard]] std::optional<RuleDeduction> refutation(Candidate candidate,
                                                          const RuleSet& rules);

    struct FrankenSearch;

    // A set takes some nanoseconds, a look at the clock some more.
    static constexpr std::uint64_t kSetsBetweenLooks = 1000;

    const Puzzle* puzzle_;
    Lookout lookout_;
    RuleSink* sink_;
    std::vector<DigitSet> candidates_;
    std::vector<bool> placed_;
    std::vector<Candidate> removed_;  // not yet told
    bool changed_ = false;
    bool failed_ = false;
    bool only_looks_ = false;
};

}  // namespace sudokit::logic
