#include "sudokit/clause_words.hpp"

#include <array>
#include <cstdlib>

#include "sudokit/cell_name.hpp"

#include "model/cnf/write.hpp"
#include "model/house_names.hpp"

namespace sudokit {
namespace {

// In the order of `Family`.
constexpr std::array<MessageText, kFamilyCount> kFamilyWords = {{
    {"every cell holds a digit", "chaque case contient un chiffre"},
    {"no cell holds two digits", "aucune case ne contient deux chiffres"},
    {"every digit is somewhere in every row", "chaque chiffre est quelque part dans chaque ligne"},
    {"no digit is twice in a row", "aucun chiffre n’est deux fois dans une ligne"},
    {"every digit is somewhere in every column",
     "chaque chiffre est quelque part dans chaque colonne"},
    {"no digit is twice in a column", "aucun chiffre n’est deux fois dans une colonne"},
    {"every digit is somewhere in every box", "chaque chiffre est quelque part dans chaque bloc"},
    {"no digit is twice in a box", "aucun chiffre n’est deux fois dans un bloc"},
    {"every digit is somewhere in every other house",
     "chaque chiffre est quelque part dans chaque autre zone"},
    {"no digit is twice in another house", "aucun chiffre n’est deux fois dans une autre zone"},
    {"what the givens say of their cells", "ce que les données disent de leurs cases"},
    {"what the givens say of the empty cells that see them",
     "ce que les données disent des cases vides qui les voient"},
    {"candidates that the pencilmarks rule out", "candidats que les annotations excluent"},
    {"what the constraints say", "ce que disent les contraintes"},
}};

constexpr MessageText kCellSome{"{0}: at least one digit", "{0} : au moins un chiffre"};
constexpr MessageText kCellOne{"{0}: at most one digit", "{0} : au plus un chiffre"};
constexpr MessageText kHouseSome{"{0}: {1} at least once", "{0} : {1} au moins une fois"};
constexpr MessageText kHouseOne{"{0}: {1} at most once", "{0} : {1} au plus une fois"};
constexpr MessageText kGivenDigit{"{0}: {1} is given", "{0} : {1} est donné"};
constexpr MessageText kGivenOther{"{0}: not {1}, as {2} is given",
                                  "{0} : pas {1}, car {2} est donné"};
constexpr MessageText kSeenDigit{"{0}: not {1}, which it sees", "{0} : pas {1}, qu’elle voit"};
constexpr MessageText kMarkedOut{"{0}: not {1}, by the pencilmarks",
                                 "{0} : pas {1}, d’après les annotations"};

std::string literal_notation(const Cnf& cnf, Literal literal) {
    const Board& board = cnf.puzzle().board();
    const auto candidate = cnf.candidate(std::abs(literal));
    std::string out = literal < 0 ? "\u00AC" : "";
    if (!candidate) return out + "y" + std::to_string(std::abs(literal));
    out += "x^" + std::to_string(candidate->digit) + "(";
    if (board.is_grid()) {
        out += std::to_string(board.row_of(candidate->cell)) + "," +
               std::to_string(board.column_of(candidate->cell));
    } else {
        out += std::to_string(candidate->cell);
    }
    return out + ")";
}

}  // namespace

const MessageText& family_words(Family family) {
    return kFamilyWords[static_cast<std::size_t>(family)];
}

bool speak_of_the_same(const Clause& a, const Clause& b) {
    return a.family == b.family && a.place == b.place && a.digit == b.digit;
}

std::string subject_words(const Cnf& cnf, const Clause& clause, const Wording& wording) {
    const Puzzle& puzzle = cnf.puzzle();
    const Board& board = puzzle.board();
    const Symbols symbols = usable_symbols(wording.symbols, board.order());
    const auto digit = [&](Digit each) { return each == 0 ? "" : symbol_of(symbols, each); };
    const auto cell = [&] { return cell_name(board, clause.place, wording); };
    const auto house = [&] {
        return house_text(model::kBareHouses, board.houses()[clause.place], wording.language);
    };
    const auto say = [&](const MessageText& text, const std::string& where) {
        return sentence(wording.language, text, where, digit(clause.digit));
    };
    switch (clause.family) {
        case Family::k1: return say(kCellSome, cell());
        case Family::k2: return say(kCellOne, cell());
        case Family::l1:
        case Family::c1:
        case Family::b1:
        case Family::x1: return say(kHouseSome, house());
        case Family::l2:
        case Family::c2:
        case Family::b2:
        case Family::x2: return say(kHouseOne, house());
        case Family::f1: {
            const Digit given = puzzle.given(clause.place);
            if (given == clause.digit) return say(kGivenDigit, cell());
            return sentence(wording.language, kGivenOther, cell(), digit(clause.digit),
                            digit(given));
        }
        case Family::f2: return say(kSeenDigit, cell());
        case Family::marks: return say(kMarkedOut, cell());
        case Family::constraints: break;
    }
    return puzzle.constraints()[clause.place]->text(wording.language);
}

std::string clause_notation(const Cnf& cnf, std::span<const Literal> literals, std::size_t most) {
    constexpr std::string_view kOr = " \u2228 ";
    if (literals.empty()) return "\u22A5";
    const bool whole = literals.size() <= most || most < 3;
    const std::size_t shown = whole ? literals.size() : most - 1;
    std::string out;
    for (const Literal literal : literals.first(shown)) {
        if (!out.empty()) out += kOr;
        out += literal_notation(cnf, literal);
    }
    if (whole) return out;
    return out + std::string(kOr) + "..." + std::string(kOr) +
           literal_notation(cnf, literals.back());
}

bool write_commented_dimacs(const Cnf& cnf, TextSink sink) {
    SUDOKIT_EXPECT(!grid_fault(cnf.puzzle().board()));
    const Wording wording{.symbols = Symbols::numbers};
    model::TextWriter out(sink);
    model::write_dimacs_head(cnf, out);
    std::optional<Clause> before;
    cnf.each_clause([&](const Clause& clause) {
        if (!before || !speak_of_the_same(*before, clause)) {
            out << "c " << family_name(clause.family) << ' ' << subject_words(cnf, clause, wording)
                << '\n';
        }
        before = clause;
        model::write_clause(clause.literals, out);
        return out.good();
    });
    return out.finish();
}

}  // namespace sudokit
