#include "model/cnf/derivation.hpp"

#include <cstdlib>

namespace sudokit::model {

void Marks::add(Literal literal) {
    const Variable variable = std::abs(literal);
    if (marked_[static_cast<std::size_t>(variable)]) return;
    marked_[static_cast<std::size_t>(variable)] = true;
    added_.push_back(variable);
}

bool Marks::take(Literal literal) {
    const auto variable = static_cast<std::size_t>(std::abs(literal));
    const bool was = marked_[variable];
    marked_[variable] = false;
    return was;
}

std::vector<Variable> Marks::left() const {
    std::vector<Variable> variables;
    for (const Variable variable : added_) {
        if (marked_[static_cast<std::size_t>(variable)]) variables.push_back(variable);
    }
    return variables;
}

}  // namespace sudokit::model
