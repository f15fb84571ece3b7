// The clauses of a puzzle for readers: what they speak of, in words, and in the notation of logic.
#pragma once

#include <span>
#include <string>

#include "sudokit/cnf.hpp"
#include "sudokit/message.hpp"
#include "sudokit/wording.hpp"

namespace sudokit {

/// What a family says: "every cell holds a digit".
[[nodiscard]] const MessageText& family_words(Family family);

/// True if both are of the same family, place and digit.
[[nodiscard]] bool speak_of_the_same(const Clause& a, const Clause& b);

/// What the clause speaks of, without its family: "r1c1: at least one digit", "row 1: 7 at most
/// once".
[[nodiscard]] std::string subject_words(const Cnf& cnf, const Clause& clause,
                                        const Wording& wording);

/// The clause in the notation of logic, where `x^7(0,3)` says that the cell in row 0 and column 3,
/// both from 0, holds 7, and `y730` is an auxiliary variable. Of more than `most` literals, some in
/// the middle are left out. On boards without rows, cells have numbers: `x^7(3)`.
[[nodiscard]] std::string clause_notation(const Cnf& cnf, std::span<const Literal> literals,
                                          std::size_t most = ~std::size_t{0});

/// The formula as a DIMACS file, as `write_export` writes it, with a comment before each run of
/// clauses that speak of the same: "c L2 row 1: 7 at most once". The board must be without
/// `grid_fault`, else the program ends. False if the sink said no.
bool write_commented_dimacs(const Cnf& cnf, TextSink sink);

}  // namespace sudokit
