// The killer cage: cells whose digits differ, and add up to a sum where one is given.
#pragma once

#include "sudokit/constraint.hpp"

namespace sudokit {

/// Where the sum leaves few sets of digits it keeps them all, and looks for those that the
/// candidates still allow; else it compares the least and the greatest sums.
class KillerCage final : public Constraint {
  public:
    static Result<ConstraintPtr> make(ConstraintData data, const Board& board);

    KillerCage(ConstraintData data, std::uint32_t order);

    [[nodiscard]] bool holds(std::span<const std::uint8_t> digits) const override;
    [[nodiscard]] bool filter(std::span<DigitSet> candidates) const override;
    [[nodiscard]] std::vector<std::vector<Cell>> different() const override;
    [[nodiscard]] bool only_differs() const override { return !data().value; }
    [[nodiscard]] std::optional<std::vector<Case>> cases(std::size_t most) const override;
    [[nodiscard]] std::optional<ConstraintData> moved(std::span<const Cell> places,
                                                      std::span<const Digit> digits) const override;
    using Constraint::text;
    [[nodiscard]] std::string text(const Wording& wording) const override;
    [[nodiscard]] ConstraintDrawing drawing() const override;

  private:
    [[nodiscard]] bool filter_by_sets(std::span<DigitSet> candidates) const;
    [[nodiscard]] bool filter_by_bounds(std::span<DigitSet> candidates) const;

    /// The sets of digits that add up to the sum; nothing if there is none or they are too many.
    std::optional<std::vector<DigitSet>> sets_;
};

/// The sets of `size` digits from 1 to `order` that add up to `sum`; nothing if there are more than
/// `most`.
[[nodiscard]] std::optional<std::vector<DigitSet>> sets_with_sum(std::uint32_t order,
                                                                 std::uint32_t size,
                                                                 std::uint32_t sum,
                                                                 std::size_t most);

}  // namespace sudokit
