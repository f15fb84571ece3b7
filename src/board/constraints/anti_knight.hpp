// The anti-knight rule: no digit is a knight's move away from itself.
#pragma once

#include "sudokit/constraint.hpp"

namespace sudokit {

/// Two rows and a column apart, or two columns and a row, no two cells hold the same digit.
class AntiKnight final : public Constraint {
  public:
    static constexpr MessageText kRule{
        "cells a knight's move apart hold different digits",
        "les cases à un saut de cavalier contiennent des chiffres différents"};

    static Result<ConstraintPtr> make(ConstraintData data, const Board& board);

    AntiKnight(ConstraintData data, std::uint32_t order);

    [[nodiscard]] bool holds(std::span<const std::uint8_t> digits) const override;
    [[nodiscard]] bool filter(std::span<DigitSet> candidates) const override;
    [[nodiscard]] std::vector<std::vector<Cell>> different() const override;
    [[nodiscard]] bool only_differs() const override { return true; }
    [[nodiscard]] std::optional<std::vector<Case>> cases(std::size_t most) const override;
    [[nodiscard]] std::optional<ConstraintData> moved(std::span<const Cell> places,
                                                      std::span<const Digit> digits) const override;
    using Constraint::text;
    [[nodiscard]] std::string text(const Wording& wording) const override;

  private:
    std::vector<std::vector<Cell>> moves_;  // by cell, where a knight can go from there
};

}  // namespace sudokit
