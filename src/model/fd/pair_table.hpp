// Which values of two variables go together: a network of constraints on two variables, value by
// value.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/fd/store.hpp"

namespace sudokit::fd {

/// The values of all domains, numbered in the order of their variables, and for each the values of
/// every variable that go with it. A row has a word for each variable, a bit for each value:
///
///     row of x = 2     x: 0010     y: 1101 (not 2)     z: 1111 (no constraint)
///
/// It takes 8 bytes for each value and variable.
class PairTable {
  public:
    /// By the constraints of the store, which are all on two variables.
    explicit PairTable(Store& store);

    [[nodiscard]] std::size_t size() const { return variables_.size(); }
    [[nodiscard]] std::size_t variable_count() const { return width_; }
    [[nodiscard]] Variable variable(std::size_t value) const { return variables_[value]; }
    [[nodiscard]] Digit digit(std::size_t value) const { return digits_[value]; }
    /// The number of a value of a variable that was there at the beginning.
    [[nodiscard]] std::size_t number(Variable variable, Digit digit) const {
        return numbers_[variable * kMaxDigits + digit - 1];
    }

    [[nodiscard]] std::span<const std::uint64_t> row(std::size_t value) const {
        return {&rows_[value * width_], width_};
    }
    /// False for values that are gone.
    [[nodiscard]] bool has(std::size_t value) const {
        return (row(value)[variables_[value]] & bit(value)) != 0;
    }
    [[nodiscard]] bool allows(std::size_t a, std::size_t b) const {
        return (row(a)[variables_[b]] & bit(b)) != 0;
    }
    [[nodiscard]] bool are_linked(Variable a, Variable b) const { return linked_[a * width_ + b]; }

    /// The two no longer go together.
    void forbid(std::size_t a, std::size_t b);
    /// The value goes.
    void erase(std::size_t value);

    /// When the row was last changed; `now` is counted on by whoever asks.
    [[nodiscard]] std::uint64_t changed(std::size_t value) const { return changed_[value]; }
    std::uint64_t now = 1;

    /// A variable without a value that goes with `value`, or with both; nothing if each has one.
    [[nodiscard]] std::optional<Variable> gap(std::size_t value) const;
    [[nodiscard]] std::optional<Variable> gap(std::size_t a, std::size_t b) const;

    [[nodiscard]] std::uint64_t bit(std::size_t value) const {
        return std::uint64_t{1} << (digits_[value] - 1);
    }

  private:
    static constexpr std::size_t kMaxDigits = 64;

    void clear(std::size_t value, std::size_t gone);

    std::size_t width_;
    std::vector<Variable> variables_;
    std::vector<Digit> digits_;
    std::vector<std::uint32_t> numbers_;
    std::vector<std::uint64_t> rows_;
    std::vector<bool> linked_;
    std::vector<std::uint64_t> changed_;
};

}  // namespace sudokit::fd
