// Puzzles as files for outside solvers, and the way back: from a solver's answer to a grid.
//
//     write_export(puzzle, Export::dimacs, {}, [&](std::string_view text) { return put(text); });
//     const auto decoded = decode_model(puzzle, text_of_the_solver);
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "sudokit/cnf.hpp"

namespace sudokit {

/// The kinds of files.
enum class Export : std::uint8_t {
    dimacs,           ///< CNF for SAT solvers
    three_sat,        ///< the same with at most three literals a clause
    three_sat_exact,  ///< the same, with as many models whatever is added to it
    opb,              ///< pseudo-Boolean constraints
    smt2,             ///< SMT-LIB 2
    minizinc,         ///< a MiniZinc model with its data: cells and all-different houses
    xcsp3,            ///< the same for XCSP3 solvers
    lp,               ///< the 0-1 programme, CPLEX LP
    mps,              ///< the same, free MPS
    xcover,           ///< the same as an exact cover problem, for Knuth's DLX programs
    col,              ///< the graph with its givens as colours, in DIMACS `.col`
    graphml,          ///< the same in GraphML
    dot               ///< the same for Graphviz
};

/// What there is to know of a kind.
struct ExportInfo {
    Export kind = Export::dimacs;
    std::string_view name;  ///< as `--to` spells it
    MessageText summary;
    std::string_view extension = {};  ///< of its files, if others do not share it
};

/// All kinds, in the order of `Export`.
[[nodiscard]] std::span<const ExportInfo> all_exports();
[[nodiscard]] std::optional<Export> find_export(std::string_view name);

/// The kind that a file of this name is of, by its extension; nothing if that says nothing.
[[nodiscard]] std::optional<Export> export_of_file(std::string_view name);

/// True if the kind is made of clauses or sums, which have encodings; the others say what the
/// board says in one way only.
[[nodiscard]] bool is_formula(Export kind);

/// How long the clauses of the kind may be.
[[nodiscard]] ClauseForm clause_form(Export kind);

/// Why the puzzle cannot be written so: its board is no grid, or the kind cannot say what its
/// constraints do, which only formulas can. Nothing if it can.
[[nodiscard]] std::optional<Error> export_fault(Export kind, const Puzzle& puzzle);

/// Writes the puzzle with comments that say what it is, what its variables mean and how to read a
/// solver's answer. The form of clauses is the kind's; pseudo-Boolean constraints say
/// "at most one" in a way of their own. Nothing is held in memory, whatever the size. False if the
/// sink said no, and, with nothing written, where there is an `export_fault`.
bool write_export(const Puzzle& puzzle, Export kind, const CnfOptions& options, TextSink sink);

/// What a solver answered.
struct Decoded {
    enum class Status : std::uint8_t {
        solution,       ///< a model, which solves the puzzle
        unsatisfiable,  ///< the solver says that there is none
        unknown         ///< the solver gave up
    };

    Status status = Status::unknown;
    std::optional<Grid> grid;  ///< of a solution
};

/// Reads what a solver printed or wrote for an export of `puzzle`, by any of the kinds: `s` and `v`
/// lines as SAT and pseudo-Boolean solvers print them, `SAT` with a line of literals as MiniSat
/// writes it, plain literals, a model as SMT solvers print it, what MiniZinc prints for our
/// export, an instantiation as XCSP3 solvers print it, a solution file of CBC or GLPK (with names
/// or raw), or the options of an exact cover, as Knuth's DLX programs print them or alone. Other
/// lines are passed over. Fails, with the place in the text, if it holds no answer, is cut short,
/// or is a model of something else; and if the board is no grid, of which there are no exports.
[[nodiscard]] Result<Decoded> decode_model(const Puzzle& puzzle, std::string_view text);

}  // namespace sudokit
