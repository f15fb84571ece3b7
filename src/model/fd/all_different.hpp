// All-different constraints: filtered completely, or by Hall sets up to a size.
//
// A Hall set is a set of variables that have as many values in all: those values are theirs, and
// leave the other variables. Every value that an all-different can remove leaves by one (Hall
// 1935).
#pragma once

#include <vector>

#include "model/fd/store.hpp"

namespace sudokit::fd {

/// Generalised arc consistency by matching and strongly connected components (Regin 1994).
class AllDifferent final : public Constraint {
  public:
    explicit AllDifferent(std::vector<Variable> variables) : variables_(std::move(variables)) {}

    [[nodiscard]] std::span<const Variable> variables() const override { return variables_; }
    [[nodiscard]] Priority priority() const override { return Priority::global; }
    void filter(Store& store) const override;

  private:
    std::vector<Variable> variables_;
};

/// Looks only for Hall sets of at most `size` variables. On n variables, a size of n - 1 is as good
/// as `AllDifferent`; a size of k - 1 as all-different constraints on every k of them.
class HallSets final : public Constraint {
  public:
    HallSets(std::vector<Variable> variables, std::size_t size)
        : variables_(std::move(variables)), size_(size) {}

    [[nodiscard]] std::span<const Variable> variables() const override { return variables_; }
    [[nodiscard]] Priority priority() const override { return Priority::hall_sets; }
    void filter(Store& store) const override;

  private:
    std::vector<Variable> variables_;
    std::size_t size_;
};

}  // namespace sudokit::fd
