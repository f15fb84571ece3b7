// The readers of formulas in both notations, on any bytes: what was read can be written and read
// again, and the pieces that it comes in make no difference.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "sudokit/formula_text.hpp"

#include "fuzz/require.hpp"

namespace {

using sudokit::FormulaNotation;

std::string written(const sudokit::FormulaText& read, FormulaNotation notation) {
    std::string out;
    if (notation == FormulaNotation::clauses) {
        for (std::size_t i = 0; i < read.formula.clause_count(); ++i) {
            out += read.clause(read.formula.literals(i)) + "\n";
        }
        return out;
    }
    sudokit::write_dimacs(read.formula, [&](std::string_view text) {
        out += text;
        return true;
    });
    return out;
}

// Comparisons come one after the other, with clauses and variables that are there.
void check_comparisons(const sudokit::FormulaText& read) {
    std::size_t end = 0;
    for (const sudokit::FormulaComparison& each : read.comparisons) {
        require(end <= each.first_clause && each.first_clause <= each.clauses_end);
        end = each.clauses_end;
        for (const sudokit::Variable variable : each.variables) {
            require(variable > 0 && variable <= read.formula.variable_count());
        }
    }
    require(end <= read.formula.clause_count());
}

void check(std::string_view text, FormulaNotation notation) {
    const auto read = sudokit::read_formula_text(text, notation);
    std::size_t at = 0;
    const auto in_pieces = sudokit::read_formula_text(
        [&](char* place, std::size_t most) {
            const std::size_t got = std::min({most, std::size_t{3}, text.size() - at});
            std::copy_n(text.data() + at, got, place);
            at += got;
            return got;
        },
        notation);
    require(in_pieces.has_value() == read.has_value());
    if (!read) {
        const sudokit::Error& error = read.error();
        require(error.line > 0 && error.column > 0 && error.offset <= text.size());
        require(in_pieces.error().offset == error.offset);
        return;
    }
    require(in_pieces->formula == read->formula && in_pieces->names == read->names);
    check_comparisons(*read);
    const std::string again = written(*read, notation);
    if (again.empty()) return;  // comparisons that always hold, and an empty text is not a formula
    const auto reread = sudokit::read_formula_text(again, notation);
    // Clauses are compared by the names in them: a variable that a comparison does not depend on is
    // in none, so the text has no place for it and those after it are numbered anew.
    require(reread.has_value() && written(*reread, notation) == again);
    require(notation == FormulaNotation::clauses || reread->formula == read->formula);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    check(text, FormulaNotation::dimacs);
    check(text, FormulaNotation::clauses);
    return 0;
}
