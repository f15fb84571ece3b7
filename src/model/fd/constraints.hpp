// The constraints of the kernel, but for the all-different ones.
#pragma once

#include <vector>

#include "sudokit/constraint.hpp"

#include "model/fd/store.hpp"

namespace sudokit::fd {

/// Two variables differ.
class NotEqual final : public Constraint {
  public:
    NotEqual(Variable a, Variable b) : variables_{a, b} {}

    [[nodiscard]] std::span<const Variable> variables() const override { return variables_; }
    [[nodiscard]] Event wakes_on() const override { return Event::assigned; }
    [[nodiscard]] std::optional<DigitSet> partners(std::size_t which, Digit value) const override;
    void filter(Store& store) const override;

  private:
    std::array<Variable, 2> variables_;
};

/// Channelling: a has its value if and only if b has its own.
class Equivalent final : public Constraint {
  public:
    Equivalent(Variable a, Digit a_value, Variable b, Digit b_value)
        : variables_{a, b}, values_{a_value, b_value} {}

    [[nodiscard]] std::span<const Variable> variables() const override { return variables_; }
    [[nodiscard]] std::optional<DigitSet> partners(std::size_t which, Digit value) const override;
    void filter(Store& store) const override;

  private:
    std::array<Variable, 2> variables_;
    std::array<Digit, 2> values_;
};

/// Functional projection: b is the image of a.
class Image final : public Constraint {
  public:
    /// `image[v - 1]` is the image of value v, and 0 if v has none: then a does not have it.
    Image(Variable a, Variable b, std::vector<std::uint8_t> image)
        : variables_{a, b}, image_(std::move(image)) {}

    [[nodiscard]] std::span<const Variable> variables() const override { return variables_; }
    [[nodiscard]] std::optional<DigitSet> partners(std::size_t which, Digit value) const override;
    void filter(Store& store) const override;

  private:
    std::array<Variable, 2> variables_;
    std::vector<std::uint8_t> image_;
};

/// A constraint of a puzzle, on the variables of its cells.
class OfPuzzle final : public Constraint {
  public:
    /// `variables` are those of the cells, in their order.
    OfPuzzle(ConstraintPtr constraint, std::vector<Variable> variables)
        : constraint_(std::move(constraint)), variables_(std::move(variables)) {}

    [[nodiscard]] std::span<const Variable> variables() const override { return variables_; }
    [[nodiscard]] Priority priority() const override { return Priority::global; }
    void filter(Store& store) const override;

  private:
    ConstraintPtr constraint_;
    std::vector<Variable> variables_;
};

/// The variables take the values of one of the rows.
class Table final : public Constraint {
  public:
    /// Each row has a value for each variable.
    Table(std::vector<Variable> variables, std::vector<std::vector<Digit>> rows)
        : variables_(std::move(variables)), rows_(std::move(rows)) {}

    [[nodiscard]] std::span<const Variable> variables() const override { return variables_; }
    [[nodiscard]] Priority priority() const override { return Priority::global; }
    void filter(Store& store) const override;

  private:
    std::vector<Variable> variables_;
    std::vector<std::vector<Digit>> rows_;
};

}  // namespace sudokit::fd
