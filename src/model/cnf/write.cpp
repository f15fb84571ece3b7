#include "model/cnf/write.hpp"

namespace sudokit::model {
namespace {

std::string_view word_of(Encoding encoding) {
    switch (encoding) {
        case Encoding::minimal: return "minimal";
        case Encoding::efficient: return "efficient";
        case Encoding::extended: break;
    }
    return "extended";
}

std::string_view word_of(ClauseForm form) {
    switch (form) {
        case ClauseForm::any: break;
        case ClauseForm::three_sat: return ", at most 3 literals a clause";
        case ClauseForm::three_sat_exact:
            return ", at most 3 literals a clause, as many models as without";
    }
    return "";
}

std::string_view word_of(AtMostOne way) {
    switch (way) {
        case AtMostOne::pairwise: break;
        case AtMostOne::product: return ", at most one by product";
        case AtMostOne::ladder: return ", at most one by ladder";
        case AtMostOne::commander: return ", at most one by commander";
    }
    return "";
}

// Rows of numbers, which every alphabet of digits can be read from.
void write_givens(const Puzzle& puzzle, std::string_view mark, TextWriter& out) {
    const std::uint32_t n = puzzle.board().order();
    for (Cell cell = 0; cell < n * n; ++cell) {
        if (cell % n == 0) out << mark << "  ";
        out << (n > 9 && cell % n != 0 ? " " : "");
        if (puzzle.given(cell) == 0) {
            out << '.';
        } else {
            out << puzzle.given(cell);
        }
        if (cell % n == n - 1) out << '\n';
    }
}

}  // namespace

void write_puzzle(const Puzzle& puzzle, std::string_view mark, TextWriter& out) {
    out << mark << " a " << shape_name(puzzle.board().shape()) << " puzzle with "
        << puzzle.given_count() << (puzzle.given_count() == 1 ? " given" : " givens")
        << ", by sudokit\n";
    write_givens(puzzle, mark, out);
    for (const ConstraintPtr& constraint : puzzle.constraints()) {
        out << mark << "  " << constraint->text(Language::en) << '\n';
    }
}

void write_heading(const Cnf& cnf, std::string_view mark, TextWriter& out) {
    const CnfOptions& options = cnf.options();
    write_puzzle(cnf.puzzle(), mark, out);
    out << mark;
    if (options.only.empty()) {
        out << " encoding " << word_of(options.encoding);
    } else {
        out << " some families of clauses";
    }
    out << (options.givens == GivenClauses::full ? ", full givens" : "")
        << word_of(options.at_most_one) << word_of(options.form) << ":";
    for (const Family family : cnf.families()) out << ' ' << family_name(family);
    out << '\n';
}

std::string candidate_name(const Board& board, const Candidate& candidate) {
    return cell_name(board, candidate.cell) + "=" + std::to_string(candidate.digit);
}

}  // namespace sudokit::model
