// Deductions in words. What a clause says of the board is known from its family; clauses with
// auxiliary variables, which say nothing of it by themselves, are spelled out.
#include <algorithm>
#include <cstdlib>
#include <string>

#include "sudokit/cell_name.hpp"
#include "sudokit/propagation.hpp"

#include "model/house_names.hpp"

namespace sudokit {
namespace {

constexpr MessageText kIs{"{0} = {1}", "{0} = {1}"};
constexpr MessageText kIsNot{"{0} is not {1}", "{0} ne vaut pas {1}"};
constexpr MessageText kAuxiliary{"x{0}", "x{0}"};
constexpr MessageText kNotAuxiliary{"not x{0}", "non x{0}"};

constexpr MessageText kOnlyDigit{"only {0} is left", "il ne reste que {0}"};
constexpr MessageText kOnlyColumn{"{0}: {1} has only column {2} left",
                                  "{0} : {1} n’a plus de place que dans la colonne {2}"};
constexpr MessageText kOnlyRow{"{0}: {1} has only row {2} left",
                               "{0} : {1} n’a plus de place que dans la ligne {2}"};
constexpr MessageText kOnlyCell{"{0}: {1} has only {2} left",
                                "{0} : {1} n’a plus de place qu’en {2}"};
constexpr MessageText kCellHolds{"the cell holds {0}", "la case contient {0}"};
constexpr MessageText kSameHouse{"{0} is in {1}, same {2}", "{0} est en {1}, dans la même {2}"};
constexpr MessageText kSameBox{"{0} is in {1}, same {2}", "{0} est en {1}, dans le même {2}"};
constexpr MessageText kGiven{"given", "donnée"};
constexpr MessageText kGivenThere{"{0} is given there", "{0} y est donné"};
constexpr MessageText kMarks{"the pencilmarks rule it out", "les annotations l’excluent"};
constexpr MessageText kAssumed{"assumed", "supposé"};
constexpr MessageText kOtherwise{"assuming otherwise leads to a contradiction: {0}",
                                 "l’hypothèse contraire mène à une contradiction : {0}"};
constexpr MessageText kClause{"clause of {0}: {1}", "clause de {0} : {1}"};

constexpr MessageText kNoDigit{"{0} has no digit left", "{0} n’a plus de chiffre possible"};
constexpr MessageText kNoPlace{"{0} has no place for {1}", "{0} : plus de place pour {1}"};
constexpr MessageText kBoth{"{0} is both {1} and {2}", "{0} vaut à la fois {1} et {2}"};
constexpr MessageText kTwice{"{0}: two {1}s, {2} and {3}", "{0} : deux {1}, {2} et {3}"};
constexpr MessageText kBut{"{0}, but {1}", "{0}, mais {1}"};
constexpr MessageText kNothingLeft{"nothing is left of a clause of {0}: {1}",
                                   "il ne reste rien d’une clause de {0} : {1}"};

constexpr MessageText kCannotHold{"{0}: that is no longer possible",
                                  "{0} : ce n’est plus possible"};

constexpr MessageText kDeduction{"{0} ({1})", "{0} ({1})"};

// Makes the words; one for each call of the functions below.
class Words {
  public:
    Words(const Cnf& cnf, const Wording& wording)
        : cnf_(cnf), board_(cnf.puzzle().board()), wording_(wording) {}

    [[nodiscard]] std::string literal(Literal literal) const {
        const auto candidate = cnf_.candidate(std::abs(literal));
        if (!candidate) {  // a name, not a quantity
            return say(literal > 0 ? kAuxiliary : kNotAuxiliary, std::to_string(std::abs(literal)));
        }
        return say(literal > 0 ? kIs : kIsNot, cell(candidate->cell), digit(candidate->digit));
    }

    [[nodiscard]] std::string reason(const Clause& clause, Literal literal) const {
        SUDOKIT_EXPECT(std::ranges::find(clause.literals, literal) != clause.literals.end());
        if (clause.family == Family::constraints) return constraint(clause);
        if (!is_plain(clause)) return say(kClause, family_name(clause.family), spelled(clause));
        const Candidate candidate = *cnf_.candidate(std::abs(literal));
        switch (clause.family) {
            case Family::k1: return say(kOnlyDigit, digit(candidate.digit));
            case Family::l1:
            case Family::c1:
            case Family::b1:
            case Family::x1: return only_place(clause, candidate.cell);
            case Family::k2: return say(kCellHolds, digit(other(clause, literal).digit));
            case Family::l2:
            case Family::c2:
            case Family::b2:
            case Family::x2: return same_house(other(clause, literal), clause.place);
            case Family::f1:
                return literal > 0 ? std::string(kGiven.in(wording_.language))
                                   : given_there(clause);
            case Family::f2: return seen_given(candidate);
            case Family::marks: return std::string(kMarks.in(wording_.language));
            case Family::constraints: break;
        }
        return {};
    }

    [[nodiscard]] std::string contradiction(const Clause& clause) const {
        if (clause.family == Family::constraints) return say(kCannotHold, constraint(clause));
        if (!is_plain(clause)) {
            return say(kNothingLeft, family_name(clause.family), spelled(clause));
        }
        const Candidate first = *cnf_.candidate(std::abs(clause.literals.front()));
        const Candidate last = *cnf_.candidate(std::abs(clause.literals.back()));
        switch (clause.family) {
            case Family::k1: return say(kNoDigit, cell(clause.place));
            case Family::l1:
            case Family::c1:
            case Family::b1:
            case Family::x1: return say(kNoPlace, house(clause.place), digit(clause.digit));
            case Family::k2:
                return say(kBoth, cell(first.cell), digit(first.digit), digit(last.digit));
            case Family::l2:
            case Family::c2:
            case Family::b2:
            case Family::x2:
                return say(kTwice, house(clause.place), digit(clause.digit), cell(first.cell),
                           cell(last.cell));
            case Family::f1: return but(clause, given_there(clause));
            case Family::f2:
            case Family::marks: return but(clause, reason(clause, clause.literals.front()));
            case Family::constraints: break;
        }
        return {};
    }

    template <class... Parts>
    [[nodiscard]] std::string say(const MessageText& text, Parts&&... parts) const {
        return sentence(wording_.language, text, std::forward<Parts>(parts)...);
    }

  private:
    [[nodiscard]] bool is_plain(const Clause& clause) const {
        return !clause.literals.empty() &&
               std::ranges::all_of(clause.literals, [this](Literal literal) {
                   return cnf_.candidate(std::abs(literal)).has_value();
               });
    }

    [[nodiscard]] std::string spelled(const Clause& clause) const {
        std::string out;
        for (const Literal each : clause.literals) {
            if (!out.empty()) out += ", ";
            out += literal(each);
        }
        return out;
    }

    [[nodiscard]] Candidate other(const Clause& clause, Literal literal) const {
        const bool first = clause.literals.front() == literal;
        return *cnf_.candidate(std::abs(first ? clause.literals.back() : clause.literals.front()));
    }

    [[nodiscard]] std::string only_place(const Clause& clause, Cell at) const {
        const std::string where = house(clause.place);
        const std::string what = digit(clause.digit);
        switch (board_.houses()[clause.place].kind) {
            case HouseKind::row: return say(kOnlyColumn, where, what, board_.column_of(at) + 1);
            case HouseKind::column: return say(kOnlyRow, where, what, board_.row_of(at) + 1);
            case HouseKind::box:
            case HouseKind::diagonal:
            case HouseKind::window:
            case HouseKind::extra: break;
        }
        return say(kOnlyCell, where, what, cell(at));
    }

    [[nodiscard]] std::string same_house(const Candidate& holder, std::uint32_t place) const {
        const bool box = board_.houses()[place].kind == HouseKind::box;
        return say(box ? kSameBox : kSameHouse, digit(holder.digit), cell(holder.cell),
                   house(place));
    }

    // The first house of the cell in which its digit is given elsewhere.
    [[nodiscard]] std::string seen_given(const Candidate& candidate) const {
        for (const std::uint32_t place : board_.houses_of(candidate.cell)) {
            for (const Cell at : board_.houses()[place].cells) {
                if (cnf_.puzzle().given(at) == candidate.digit) {
                    return same_house({at, candidate.digit}, place);
                }
            }
        }
        return {};
    }

    [[nodiscard]] std::string constraint(const Clause& clause) const {
        return cnf_.puzzle().constraints()[clause.place]->text(wording_.language);
    }

    [[nodiscard]] std::string given_there(const Clause& clause) const {
        return say(kGivenThere, digit(cnf_.puzzle().given(clause.place)));
    }

    // The only literal of the clause is false, although it says why it should not be.
    [[nodiscard]] std::string but(const Clause& clause, const std::string& why) const {
        return say(kBut, literal(-clause.literals.front()), why);
    }

    [[nodiscard]] std::string cell(Cell cell) const { return cell_name(board_, cell, wording_); }
    [[nodiscard]] std::string digit(Digit digit) const {
        return symbol_of(usable_symbols(wording_.symbols, board_.order()), digit);
    }
    [[nodiscard]] std::string house(std::uint32_t place) const {
        return house_text(model::kBareHouses, board_.houses()[place], wording_.language);
    }

    const Cnf& cnf_;
    const Board& board_;
    const Wording& wording_;
};

}  // namespace

std::string literal_words(const Cnf& cnf, Literal literal, const Wording& wording) {
    return Words(cnf, wording).literal(literal);
}

std::string reason_words(const Cnf& cnf, const Clause& clause, Literal literal,
                         const Wording& wording) {
    return Words(cnf, wording).reason(clause, literal);
}

std::string contradiction_words(const Cnf& cnf, const Clause& clause, const Wording& wording) {
    return Words(cnf, wording).contradiction(clause);
}

std::string deduction_words(const Cnf& cnf, const Formula& formula, const Deduction& deduction,
                            const Wording& wording) {
    const Words words(cnf, wording);
    std::string why(kAssumed.in(wording.language));
    if (const auto* unit = std::get_if<MadeUnit>(&deduction.reason)) {
        why = words.reason(formula[unit->clause], deduction.literal);
    } else if (const auto* refuted = std::get_if<Refuted>(&deduction.reason)) {
        why = words.say(kOtherwise, words.contradiction(formula[refuted->clause]));
    }
    return words.say(kDeduction, words.literal(deduction.literal), why);
}

}  // namespace sudokit
