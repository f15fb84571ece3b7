// Writers of formulas, one for each kind of file.
#pragma once

#include "sudokit/cnf.hpp"

#include "model/text_writer.hpp"

namespace sudokit::model {

void write_dimacs(const Cnf& cnf, TextWriter& out);

/// What comes before the clauses in DIMACS.
void write_dimacs_head(const Cnf& cnf, TextWriter& out);

void write_opb(const Cnf& cnf, TextWriter& out);
void write_smt2(const Cnf& cnf, TextWriter& out);

/// A line of DIMACS.
void write_clause(std::span<const Literal> literals, TextWriter& out);

/// The lines that say which puzzle it is, each after `mark`.
void write_puzzle(const Puzzle& puzzle, std::string_view mark, TextWriter& out);

/// The lines that say what is encoded, each after `mark`; the puzzle itself is one of them.
void write_heading(const Cnf& cnf, std::string_view mark, TextWriter& out);

/// The name of a candidate in SMT-LIB: "r1c2=3".
[[nodiscard]] std::string candidate_name(const Board& board, const Candidate& candidate);

}  // namespace sudokit::model
