#include "model/fd/puzzle_model.hpp"

#include "model/fd/all_different.hpp"
#include "model/fd/cliques.hpp"
#include "model/fd/constraints.hpp"
#include "model/fd/model_cells.hpp"

namespace sudokit::fd {
namespace {

using Kind = Elimination::Kind;

// The shape of the boxes, where they are rectangles.
const Boxes* boxes_of(const Board& board) { return std::get_if<Boxes>(&board.shape().regions); }

}  // namespace

PuzzleModel::PuzzleModel(const Puzzle& puzzle, const Model& model, const Deadline& deadline)
    : board_(puzzle.board()) {
    store_.stop_at(deadline);
    for (Cell cell = 0; cell < board_.cell_count(); ++cell) {
        cells_.push_back(add({ModelVariable::Kind::cell, cell, 0}, puzzle.allowed(cell)));
    }
    testable_ = cells_;
    add_constraints(puzzle);
    if (model.primal != Model::kAbsent) add_primal(model.primal);
    if (store_.stopped()) return;
    const bool abstracts = model.abstraction != Model::Abstraction::absent;
    if (model.dual != Model::kAbsent || abstracts) add_places();
    if (store_.stopped()) return;
    if (model.dual != Model::kAbsent) add_dual(model);
    if (abstracts) add_abstract(model.abstraction);
}

Variable PuzzleModel::add(const ModelVariable& meaning, DigitSet domain) {
    meanings_.push_back(meaning);
    return store_.add(domain);
}

void PuzzleModel::post(Kind kind, std::unique_ptr<Constraint> constraint, ConstraintPtr source) {
    kinds_.push_back(kind);
    sources_.push_back(std::move(source));
    store_.post(std::move(constraint));
}

// For every two, and beyond that for every set of up to `strength`.
void PuzzleModel::differ(const std::vector<Variable>& variables, Model::Strength strength) {
    for (std::size_t i = 0; i < variables.size() && !store_.should_stop(); ++i) {
        for (std::size_t j = i + 1; j < variables.size(); ++j) {
            post(Kind::different, std::make_unique<NotEqual>(variables[i], variables[j]));
        }
    }
    all_differ(variables, strength);
}

void PuzzleModel::all_differ(const std::vector<Variable>& variables, Model::Strength strength) {
    if (strength <= Model::kPairs || variables.size() <= Model::kPairs) return;
    if (strength >= variables.size()) {
        post(Kind::all_different, std::make_unique<AllDifferent>(variables));
    } else {
        post(Kind::all_different, std::make_unique<HallSets>(variables, strength - 1));
    }
}

// As far as they say what differs, as houses do; those that say more are also filtered by
// themselves.
void PuzzleModel::add_constraints(const Puzzle& puzzle) {
    for (const ConstraintPtr& constraint : puzzle.constraints()) {
        if (!constraint->only_differs()) {
            const auto cells = constraint->cells();
            post(Kind::constraint,
                 std::make_unique<OfPuzzle>(constraint,
                                            std::vector<Variable>(cells.begin(), cells.end())),
                 constraint);
        }
        for (const std::vector<Cell>& group : constraint->different()) {
            differ(group, static_cast<Model::Strength>(group.size()));
        }
    }
}

void PuzzleModel::add_primal(Model::Strength strength) {
    for (Cell cell = 0; cell < board_.cell_count() && !store_.should_stop(); ++cell) {
        for (const Cell peer : board_.peers(cell)) {
            if (cell < peer) post(Kind::different, std::make_unique<NotEqual>(cell, peer));
        }
    }
    if (strength <= Model::kPairs) return;
    const auto should_stop = [&] { return store_.should_stop(); };
    for (const std::vector<Cell>& clique : cliques_of(board_, should_stop)) {
        if (store_.should_stop()) return;
        all_differ(clique, strength);
    }
}

void PuzzleModel::add_places() {
    const auto houses = board_.houses();
    for (std::uint32_t house = 0; house < houses.size(); ++house) {
        if (!houses[house].full) {  // a digit need not have a place there
            places_.resize(places_.size() + board_.order());
            continue;
        }
        for (Digit digit = 1; digit <= board_.order(); ++digit) {
            if (store_.should_stop()) return;
            places_.push_back(add({ModelVariable::Kind::place, house, digit}, board_.digits()));
            for (Digit at = 1; at <= board_.order(); ++at) {
                post(Kind::same, std::make_unique<Equivalent>(cells_[houses[house].cells[at - 1]],
                                                              digit, places_.back(), at));
            }
        }
    }
}

// The places of different digits in a house differ, and so do those of a digit in different rows
// (by column), and in different columns (by row). Boxes may hold a digit at the same place.
void PuzzleModel::add_dual(const Model& model) {
    const auto houses = board_.houses();
    const std::uint32_t n = board_.order();
    for (std::uint32_t house = 0; house < houses.size(); ++house) {
        if (!houses[house].full) continue;
        std::vector<Variable> group;
        for (Digit digit = 1; digit <= n; ++digit) group.push_back(place(house, digit));
        differ(group, model.dual);
    }
    if (model.reach == Model::Reach::zones) return;
    for (Digit digit = 1; digit <= n && board_.is_grid(); ++digit) {
        for (const std::uint32_t first : {0U, n}) {  // rows, then columns
            std::vector<Variable> group;
            for (std::uint32_t i = 0; i < n; ++i) group.push_back(place(first + i, digit));
            differ(group, model.dual);
        }
    }
}

// A variable that is a function of the place of `digit` in `house`.
Variable PuzzleModel::image_of(ModelVariable::Kind kind, std::uint32_t house, Digit digit) {
    std::vector<std::uint8_t> image;
    DigitSet values;
    for (std::uint32_t at = 0; at < board_.order(); ++at) {
        const Digit value = image_of_place(board_, {kind, house, digit}, at + 1);
        image.push_back(static_cast<std::uint8_t>(value));
        values.insert(value);
    }
    const Variable variable = add({kind, house, digit}, values);
    testable_.push_back(variable);
    post(Kind::image, std::make_unique<Image>(place(house, digit), variable, std::move(image)));
    return variable;
}

void PuzzleModel::add_group(const std::vector<Variable>& group, Model::Abstraction abstraction) {
    const bool whole = abstraction == Model::Abstraction::groups;
    differ(group, whole ? static_cast<Model::Strength>(group.size()) : Model::kPairs);
}

// Of a digit: the rows of a band have it in different boxes, and the boxes of a band in different
// rows; likewise the columns and boxes of a stack. A band has as many rows as boxes.
void PuzzleModel::add_abstract(Model::Abstraction abstraction) {
    using VariableKind = ModelVariable::Kind;
    const Boxes boxes = *boxes_of(board_);
    const std::uint32_t n = board_.order();
    const std::uint32_t across = n / boxes.columns;  // boxes in a band
    const std::uint32_t down = n / boxes.rows;       // boxes in a stack
    for (Digit digit = 1; digit <= n && !store_.should_stop(); ++digit) {
        for (std::uint32_t band = 0; band < down; ++band) {
            std::vector<Variable> lines;
            std::vector<Variable> of_boxes;
            for (std::uint32_t i = 0; i < across; ++i) {
                lines.push_back(image_of(VariableKind::box_of_line, band * across + i, digit));
                of_boxes.push_back(
                    image_of(VariableKind::row_in_box, 2 * n + band * across + i, digit));
            }
            add_group(lines, abstraction);
            add_group(of_boxes, abstraction);
        }
        for (std::uint32_t stack = 0; stack < across; ++stack) {
            std::vector<Variable> lines;
            std::vector<Variable> of_boxes;
            for (std::uint32_t i = 0; i < down; ++i) {
                lines.push_back(image_of(VariableKind::box_of_line, n + stack * down + i, digit));
                of_boxes.push_back(
                    image_of(VariableKind::column_in_box, 2 * n + i * across + stack, digit));
            }
            add_group(lines, abstraction);
            add_group(of_boxes, abstraction);
        }
    }
}

Elimination PuzzleModel::elimination(const Removal& removal) const {
    Elimination elimination;
    const bool outside = removal.constraint == kNoConstraint;
    // From outside: a value that was tested, or one that the others have no partners for.
    const Kind kind_outside = removal.because.empty() ? Kind::refuted : Kind::unsupported;
    elimination.kind = outside ? kind_outside : kinds_[removal.constraint];
    if (!outside) elimination.constraint = sources_[removal.constraint];
    elimination.variable = meanings_[removal.variable];
    elimination.values = removal.values;
    for (const Variable variable : removal.because) {
        elimination.because.push_back(meanings_[variable]);
        elimination.needed |= store_.domain(variable);
    }
    return elimination;
}

}  // namespace sudokit::fd
