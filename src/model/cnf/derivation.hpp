// Picking out of a long list of deductions those that something rests on.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "sudokit/propagation.hpp"

namespace sudokit::model {

/// Marks variables, and remembers which.
class Marks {
  public:
    explicit Marks(Variable variables) : marked_(static_cast<std::size_t>(variables) + 1) {}

    void add(Literal literal);
    void add(std::span<const Literal> literals) {
        for (const Literal literal : literals) add(literal);
    }
    /// Takes the mark away; answers whether there was one.
    bool take(Literal literal);
    /// Variables that are still marked.
    [[nodiscard]] std::vector<Variable> left() const;

  private:
    std::vector<bool> marked_;
    std::vector<Variable> added_;
};

}  // namespace sudokit::model
