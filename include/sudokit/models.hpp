// Constraint models of a puzzle, and what arc consistency leaves of its candidates.
//
//     const auto model = read_model("4-PRIMAL+DUAL+3-ABSTRACT");
//     const Filtering left = filter(puzzle, *model);
//     left.state == Filtering::State::solved;
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/candidate.hpp"
#include "sudokit/constraint.hpp"
#include "sudokit/deadline.hpp"
#include "sudokit/filtering.hpp"
#include "sudokit/function_ref.hpp"

namespace sudokit {

/// A union of models: the cells with their digits (PRIMAL), the
/// digits with their places in each house (DUAL), the digits with the boxes and lines of bands and
/// stacks that they fall in (ABSTRACT).
struct Model {
    /// What is said of sets of variables that must differ.
    using Strength = std::uint32_t;
    static constexpr Strength kAbsent = 0;
    static constexpr Strength kPairs = 2;  ///< different, for every two; k: all different, up to k

    Strength primal = kAbsent;
    Strength dual = kAbsent;

    enum class Abstraction : std::uint8_t {
        absent,
        pairs,  ///< ABSTRACT: every two lines or boxes of a band or stack differ
        groups  ///< 3-ABSTRACT: all of them do, at once
    };
    Abstraction abstraction = Abstraction::absent;

    /// What DUAL says of places that must differ.
    enum class Reach : std::uint8_t {
        lines,  ///< those of the digits of a zone, and those of a digit in all rows, all columns
        zones   ///< ZONE-DUAL: the former only, as the founding paper prints it
    };
    Reach reach = Reach::lines;  ///< `lines` where there is no DUAL

    bool operator==(const Model&) const = default;
};

/// Reads "PRIMAL+DUAL", "4-primal + 3-ABSTRACT": k-PRIMAL, k-DUAL and k-ZONE-DUAL for k >= 3,
/// ABSTRACT, 3-ABSTRACT, each at most once, only one kind of DUAL, in any order and case.
[[nodiscard]] Result<Model> read_model(std::string_view text);

/// The model as `read_model` takes it.
[[nodiscard]] std::string model_name(const Model& model);

/// Why the model makes no sense on this board; nothing if it does. ABSTRACT needs boxes.
[[nodiscard]] std::optional<Error> model_fault(const Model& model, const Board& board);

/// The same for a puzzle, with constraints of any kind: what they say of cells belongs to every
/// model.
[[nodiscard]] std::optional<Error> model_fault(const Model& model, const Puzzle& puzzle);

enum class Consistency : std::uint8_t {
    ac,  ///< arc consistency, generalised for constraints on more than two variables
    sac  ///< singleton arc consistency: no candidate is left that arc consistency refutes
};

/// A variable of a model.
struct ModelVariable {
    enum class Kind : std::uint8_t {
        cell,          ///< the digit of a cell
        place,         ///< the place of a digit in a house
        box_of_line,   ///< which box of a row's band, or column's stack, a digit is in
        row_in_box,    ///< which row of a box a digit is in
        column_in_box  ///< which column of a box a digit is in
    };

    Kind kind = Kind::cell;
    std::uint32_t where = 0;  ///< a cell, or a house of the board
    Digit digit = 0;          ///< 0 for cells

    bool operator==(const ModelVariable&) const = default;
};

/// A step of filtering: values leave a variable.
struct Elimination {
    enum class Kind : std::uint8_t {
        different,      ///< another variable, which must differ, has the value
        all_different,  ///< other variables, as many as they have values, need the values
        same,           ///< a cell and a place say the same thing
        image,          ///< a place is in a box, or in a line of a box
        constraint,     ///< no way to satisfy a constraint of the puzzle has the value there
        refuted,        ///< assuming it leads to a contradiction
        unsupported,    ///< another variable has no value that goes with it everywhere
        assumed         ///< another value is assumed, to see what follows
    };

    Kind kind = Kind::different;
    ModelVariable variable;
    DigitSet values;                     ///< that leave it, from 1
    std::vector<ModelVariable> because;  ///< those whose domains made it so; the Hall set
    DigitSet needed;                     ///< the values that these had in all
    ConstraintPtr constraint = {};       ///< of the puzzle, if it is by that
    /// Of what is refuted, where it is asked for: what follows from assuming it, and leads to a
    /// variable without values.
    std::vector<Elimination> test = {};
};

/// The cells that a value of a variable stands for: of a cell itself, whatever the value; of a
/// place the one cell; else those of its house in that box, row or column. A house that the board
/// does not have ends the program, and so does ABSTRACT without boxes.
[[nodiscard]] std::vector<Cell> value_cells(const Board& board, const ModelVariable& variable,
                                            Digit value);

/// The candidates that an elimination rules out, in the order of cells and digits.
[[nodiscard]] std::vector<Candidate> ruled_out(const Board& board, const Elimination& elimination);

/// The candidates that it rests on, in the same order: `needed` for each of the variables behind
/// it.
[[nodiscard]] std::vector<Candidate> rested_on(const Board& board, const Elimination& elimination);

/// The word that programs read for it: different, all-different...
[[nodiscard]] std::string_view elimination_word(Elimination::Kind kind);

/// Told of each elimination in order.
using EliminationSink = FunctionRef<void(const Elimination& elimination)>;

struct FilterOptions {
    Consistency consistency = Consistency::ac;
    Deadline deadline = {};
    EliminationSink* sink = nullptr;
};

/// Filters the candidates of `puzzle` by `model` and by its constraints. ABSTRACT must make sense
/// on its board (see `model_fault`), else the program ends; forms stronger than the order may be
/// asked for.
[[nodiscard]] Filtering filter(const Puzzle& puzzle, const Model& model,
                               const FilterOptions& options = {});

/// A variable in words: "r1c2", "the place of 5 in row 3", "the box of 5 in row 3".
[[nodiscard]] std::string variable_text(const Board& board, const ModelVariable& variable,
                                        Language language);

/// Why, in words: "r1c2 and r1c7 need 3 and 5".
[[nodiscard]] std::string reason_text(const Board& board, const Elimination& elimination,
                                      Language language);

}  // namespace sudokit
