// A puzzle as variables and constraints of the kernel.
#pragma once

#include <optional>
#include <vector>

#include "sudokit/models.hpp"

#include "model/fd/store.hpp"

namespace sudokit::fd {

/// The variables and constraints of a model. Cells are the first variables, in reading order.
class PuzzleModel {
  public:
    /// The deadline is that of the store, from now on: once it has passed, constraints are missing
    /// and the store has stopped.
    PuzzleModel(const Puzzle& puzzle, const Model& model, const Deadline& deadline = {});

    [[nodiscard]] Store& store() { return store_; }
    [[nodiscard]] const Store& store() const { return store_; }
    [[nodiscard]] std::span<const Variable> cells() const { return cells_; }
    /// The variables whose assignments are all there is to test: that of a place is that of a cell.
    [[nodiscard]] std::span<const Variable> testable() const { return testable_; }

    [[nodiscard]] const ModelVariable& meaning(Variable variable) const {
        return meanings_[variable];
    }

    /// A removal in the words of the model.
    [[nodiscard]] Elimination elimination(const Removal& removal) const;

  private:
    Variable add(const ModelVariable& meaning, DigitSet domain);
    void post(Elimination::Kind kind, std::unique_ptr<Constraint> constraint,
              ConstraintPtr source = {});
    void differ(const std::vector<Variable>& variables, Model::Strength strength);
    void all_differ(const std::vector<Variable>& variables, Model::Strength strength);
    void add_constraints(const Puzzle& puzzle);
    void add_primal(Model::Strength strength);
    void add_places();
    void add_dual(const Model& model);
    void add_abstract(Model::Abstraction abstraction);
    void add_group(const std::vector<Variable>& group, Model::Abstraction abstraction);
    Variable image_of(ModelVariable::Kind kind, std::uint32_t house, Digit digit);

    [[nodiscard]] Variable place(std::uint32_t house, Digit digit) const {
        return places_[house * board_.order() + digit - 1];
    }

    Board board_;
    Store store_;
    std::vector<Variable> cells_;
    std::vector<Variable> testable_;
    std::vector<Variable> places_;  // by house and digit; empty if the model has none
    std::vector<ModelVariable> meanings_;
    std::vector<Elimination::Kind> kinds_;
    std::vector<ConstraintPtr> sources_;  // of the puzzle, where it is one
};

}  // namespace sudokit::fd
