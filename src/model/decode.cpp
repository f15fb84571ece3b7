// From what a solver says to a grid. Two steps: the text gives values to variables, then the values
// must make a solution of the puzzle.
#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "sudokit/cell_name.hpp"
#include "sudokit/exports.hpp"
#include "sudokit/shape_words.hpp"
#include "sudokit/whole_number.hpp"

#include "model/fd/xcsp3_answer.hpp"
#include "model/ilp/answer.hpp"
#include "model/place_in_text.hpp"
#include "model/solver_words.hpp"

namespace sudokit {
namespace {

using model::fault_at;
using model::next_word;

constexpr MessageText kNoAnswer{
    "expected a solver's answer: 's' and 'v' lines, SAT and literals, an SMT-LIB model, an XCSP3 "
    "instantiation, the options of an exact cover, or a solution file of CBC or GLPK",
    "réponse d’un solveur attendue : lignes « s » et « v », SAT et littéraux, modèle SMT-LIB, "
    "instanciation XCSP3, options d’une couverture exacte, ou fichier de solution de CBC ou GLPK"};
constexpr MessageText kNothingFollows{
    "the solver says that there is a solution, but no model follows",
    "le solveur dit qu’il y a une solution, mais aucun modèle ne suit"};
constexpr MessageText kBadLiteral{"expected a literal, found '{0}'",
                                  "littéral attendu, trouvé « {0} »"};
constexpr MessageText kLiteralRange{
    "literal {0} is out of range: formulas of {1} boards have at most {2} variables",
    "le littéral {0} est hors limites : les formules des grilles {1} ont au plus {2} variables"};
constexpr MessageText kBothValues{"variable {0} is both true and false",
                                  "la variable {0} est à la fois vraie et fausse"};
constexpr MessageText kCellWithout{
    "the model gives no digit to {0}: it is cut short, or for another board",
    "le modèle ne donne pas de chiffre à {0} : il est tronqué, ou d’une autre grille"};
constexpr MessageText kTwoDigits{"the model gives both {1} and {2} to {0}",
                                 "le modèle donne à la fois {1} et {2} à {0}"};
constexpr MessageText kOtherGiven{
    "the model is for another puzzle: it puts {1} into {0}, where {2} is given",
    "le modèle est d’une autre grille : il met {1} en {0}, où {2} est donné"};
constexpr MessageText kIsRuledOut{
    "the model is for another puzzle: it puts {1} into {0}, where it is ruled out",
    "le modèle est d’une autre grille : il met {1} en {0}, où il est exclu"};
constexpr MessageText kNotValid{
    "the model is not a solution: {0} and {1} share a house and hold {2}",
    "le modèle n’est pas une solution : {0} et {1} sont dans la même "
    "zone et contiennent {2}"};

constexpr MessageText kBrokenConstraint{
    "the model is not a solution, as it breaks this constraint: {0}",
    "le modèle n’est pas une solution, car il enfreint cette contrainte : {0}"};

// There is no `cnf_fault`, so that there are few.
std::int64_t case_count(const Constraint& constraint) {
    constexpr std::size_t kAny = ~std::size_t{0};
    return static_cast<std::int64_t>(constraint.cases(kAny)->size());
}

// "12", "-12", "x12", "-x12", "~x12".
std::optional<std::int64_t> literal_of(std::string_view word) {
    const bool negative = !word.empty() && (word.front() == '-' || word.front() == '~');
    if (negative) word.remove_prefix(1);
    if (!word.empty() && word.front() == 'x') word.remove_prefix(1);
    if (word.empty() || word.front() < '0' || word.front() > '9') return std::nullopt;
    const auto number = whole_number<std::int64_t>(word);
    if (!number) return std::nullopt;
    return negative ? -*number : *number;
}

class ModelReader {
  public:
    ModelReader(const Puzzle& puzzle, std::string_view text)
        : puzzle_(puzzle),
          cnf_(puzzle),
          text_(text),
          most_variables_(most_variables(puzzle)),
          values_(static_cast<std::size_t>(cnf_.candidate_count()) + 1) {}

    Result<Decoded> decode() {
        auto error = read();
        if (error) return *std::move(error);
        if (!any_value_) return without_model();
        return checked_grid();
    }

  private:
    using Fault = std::optional<Error>;

    template <class... Arguments>
    Error fault(std::size_t offset, const MessageText& text, Arguments&&... arguments) const {
        return fault_at(text_, offset, message(text, std::forward<Arguments>(arguments)...));
    }

    Fault read() {
        if (text_.find("define-fun") != std::string_view::npos) return read_functions();
        if (model::is_xcsp3_answer(text_)) return read_by(model::read_xcsp3_answer);
        if (model::is_programme_answer(text_)) return read_by(model::read_programme_answer);
        return read_lines();
    }

    Fault read_by(Result<Decoded::Status> (*read_answer)(const Board&, std::string_view,
                                                         model::ValueSink)) {
        auto status = read_answer(
            puzzle_.board(), text_, [&](Candidate candidate, bool value, std::size_t offset) {
                const Variable variable = cnf_.variable(candidate.cell, candidate.digit);
                return set(value ? variable : -variable, offset);
            });
        if (!status) return status.error();
        answered_ = true;
        status_ = *status;
        return std::nullopt;
    }

    Fault read_lines() {
        for (std::size_t begin = 0; begin < text_.size() && !ended_;) {
            const std::size_t end = std::min(text_.find('\n', begin), text_.size());
            if (auto error = read_line(begin, end)) return error;
            begin = end + 1;
        }
        return std::nullopt;
    }

    Fault read_line(std::size_t begin, std::size_t end) {
        const std::string_view line = text_.substr(0, end);
        std::size_t at = begin;
        const std::string_view word = next_word(line, at);
        if (word == "s") {
            read_status(next_word(line, at));
        } else if (word == "v") {
            return read_literals(line, at);
        } else if (is_status(word)) {
            read_status(word);
        } else if (word == "----------") {  // MiniZinc ends a solution so; the first one counts
            ended_ = true;
        } else if (word == "=====UNSATISFIABLE=====") {
            read_status("UNSATISFIABLE");
        } else if (word == "=====UNKNOWN=====") {
            read_status("UNKNOWN");
        } else if (is_all_literals(line, begin)) {
            return read_literals(line, begin);
        }
        return std::nullopt;
    }

    static bool is_status(std::string_view word) {
        return word == "SAT" || word == "UNSAT" || word == "INDET" || word == "sat" ||
               word == "unsat" || word == "unknown";
    }

    void read_status(std::string_view word) {
        answered_ = true;
        const auto status = model::status_of_word(word).value_or(Decoded::Status::unknown);
        if (status != Decoded::Status::unknown) status_ = status;
    }

    static bool is_all_literals(std::string_view line, std::size_t at) {
        bool any = false;
        for (;;) {
            const std::string_view word = next_word(line, at);
            if (word.empty()) return any;
            if (!literal_of(word)) return false;
            any = true;
        }
    }

    Fault read_literals(std::string_view line, std::size_t at) {
        for (;;) {
            const std::string_view word = next_word(line, at);
            if (word.empty()) return std::nullopt;
            const std::size_t offset = at - word.size();
            if (word.front() == 'r') {
                if (auto error = set_named(word, true, offset)) return error;
                continue;
            }
            const auto literal = literal_of(word);
            if (!literal) return fault(offset, kBadLiteral, word.substr(0, 40));
            if (*literal == 0) {
                ended_ = true;  // more models may follow: the first one counts
                return std::nullopt;
            }
            if (auto error = set(*literal, offset)) return error;
        }
    }

    // No encoding of the board has more variables than this: each group of n candidates needs fewer
    // than n auxiliary ones for "at most one" in any way, twice that in clauses of three literals.
    [[nodiscard]] static std::int64_t most_variables(const Puzzle& puzzle) {
        const std::int64_t n = puzzle.board().order();
        const auto houses = static_cast<std::int64_t>(puzzle.board().houses().size());
        std::int64_t most = n * n * n + 4 * n * (n * n + houses * n);
        for (const ConstraintPtr& constraint : puzzle.constraints()) {
            if (constraint->only_differs()) continue;
            // A few for each case, and those of clauses that were cut, one for each digit of a
            // cell.
            const auto cells = static_cast<std::int64_t>(constraint->cells().size());
            most += case_count(*constraint) * (4 + cells * n);
        }
        return most;
    }

    Fault set(std::int64_t literal, std::size_t offset) {
        const std::int64_t variable = std::abs(literal);
        if (variable > most_variables_) {
            return fault(offset, kLiteralRange, literal, shape_words(puzzle_.board().shape()),
                         most_variables_);
        }
        any_value_ = true;
        if (variable > cnf_.candidate_count()) return std::nullopt;
        signed char& value = values_[static_cast<std::size_t>(variable)];
        const signed char wanted = literal > 0 ? 1 : -1;
        if (value == -wanted) return fault(offset, kBothValues, variable);
        value = wanted;
        return std::nullopt;
    }

    // "(define-fun r1c2=3 () Bool true)", on one line or several.
    Fault read_functions() {
        constexpr std::string_view kBegin = "define-fun";
        for (std::size_t at = text_.find(kBegin); at != std::string_view::npos;
             at = text_.find(kBegin, at)) {
            at += kBegin.size();
            std::string_view name = next_word(text_, at);
            const std::size_t offset = at - name.size();
            std::string_view value;
            for (std::string_view skipped : {"()", "Bool", ""}) {
                value = next_word(text_, at);
                if (!skipped.empty() && value != skipped) {
                    return fault(at - value.size(), kBadLiteral, value.substr(0, 40));
                }
            }
            if (name.size() > 1 && name.front() == '|') name = name.substr(1, name.size() - 2);
            if (auto error = set_named(name, value.substr(0, 4) == "true", offset)) return error;
        }
        return std::nullopt;
    }

    // "r1c2=3"; other names are those of auxiliary variables.
    Fault set_named(std::string_view name, bool value, std::size_t offset) {
        std::string_view rest = name;
        const auto named = take_cell_name(rest);
        if (!named || !rest.starts_with('=')) return std::nullopt;
        const auto digit = whole_number<std::int64_t>(rest.substr(1));
        if (!digit || *digit < 0) return std::nullopt;
        const std::uint32_t n = puzzle_.board().order();
        const auto cell = named->on(n);
        if (!cell || *digit < 1 || *digit > n) {
            return fault(offset, kBadLiteral, name.substr(0, 40));
        }
        const Variable variable = cnf_.variable(*cell, static_cast<Digit>(*digit));
        return set(value ? variable : -variable, offset);
    }

    Result<Decoded> without_model() const {
        if (!answered_) return fault(0, kNoAnswer);
        if (status_ == Decoded::Status::solution) return fault(text_.size(), kNothingFollows);
        return Decoded{status_, std::nullopt};
    }

    Result<Decoded> checked_grid() const {
        const Board& board = puzzle_.board();
        Grid grid{board, std::vector<std::uint8_t>(board.cell_count())};
        for (Cell cell = 0; cell < board.cell_count(); ++cell) {
            if (auto error = set_digit(cell, grid)) return *std::move(error);
        }
        if (const auto clash = find_clash(board, grid.digits)) {
            return fault(text_.size(), kNotValid, cell_words(board, clash->first),
                         cell_words(board, clash->second), clash->digit);
        }
        if (const Constraint* const broken = find_broken(puzzle_, grid.digits)) {
            return fault(text_.size(), kBrokenConstraint,
                         OwnWords{broken->text(Language::en), broken->text(Language::fr)});
        }
        return Decoded{Decoded::Status::solution, std::move(grid)};
    }

    Fault set_digit(Cell cell, Grid& grid) const {
        const Board& board = puzzle_.board();
        const OwnWords name = cell_words(board, cell);
        Digit found = 0;
        for (Digit digit = 1; digit <= board.order(); ++digit) {
            if (values_[static_cast<std::size_t>(cnf_.variable(cell, digit))] <= 0) continue;
            if (found != 0) return fault(text_.size(), kTwoDigits, name, found, digit);
            found = digit;
        }
        if (found == 0) return fault(text_.size(), kCellWithout, name);
        const Digit given = puzzle_.given(cell);
        if (given != 0 && given != found) {
            return fault(text_.size(), kOtherGiven, name, found, given);
        }
        if (!puzzle_.allowed(cell).contains(found)) {
            return fault(text_.size(), kIsRuledOut, name, found);
        }
        grid.digits[cell] = static_cast<std::uint8_t>(found);
        return std::nullopt;
    }

    const Puzzle& puzzle_;
    Cnf cnf_;
    std::string_view text_;
    std::int64_t most_variables_;
    std::vector<signed char> values_;  // by variable: 1 true, -1 false, 0 not said
    bool any_value_ = false;
    bool ended_ = false;     // a 0 has closed the model
    bool answered_ = false;  // there was a word on how it went
    Decoded::Status status_ = Decoded::Status::unknown;
};

}  // namespace

Result<Decoded> decode_model(const Puzzle& puzzle, std::string_view text) {
    if (auto fault = grid_fault(puzzle.board())) return *std::move(fault);
    if (auto fault = cnf_fault(puzzle)) return *std::move(fault);
    return ModelReader(puzzle, text).decode();
}

}  // namespace sudokit
