#include "model/cnf/clause_reader.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <unordered_map>
#include <utility>

#include "base/characters.hpp"
#include "base/lookout.hpp"
#include "model/cnf/clause_tokens.hpp"
#include "model/cnf/comparison.hpp"

namespace sudokit::model {
namespace {

using TokenKind = ClauseTokenKind;

constexpr MessageText kNoLiteral{"expected a literal, such as x, !x or x(1,2)=3, found {0}",
                                 "littéral attendu, par exemple x, !x ou x(1,2)=3, trouvé {0}"};
constexpr MessageText kNoFormula{"expected a formula, found {0}", "formule attendue, trouvé {0}"};
constexpr MessageText kNoConnective{"expected '|', '&' or the end of the line, found {0}",
                                    "« | », « & » ou fin de ligne attendus, trouvé {0}"};
constexpr MessageText kNoConnectiveInside{"expected '|', '&' or ')', found {0}",
                                          "« | », « & » ou « ) » attendus, trouvé {0}"};
constexpr MessageText kNotClosed{"this '(' is not closed: expected ')', found {0}",
                                 "cette « ( » n’est pas fermée : « ) » attendu, trouvé {0}"};
constexpr MessageText kNotNegated{
    "expected a variable behind the negation: only variables are negated in clauses",
    "variable attendue après la négation : dans une clause, seules les variables sont niées"};
constexpr MessageText kNotClause{
    "expected clauses joined by '&': here an '&' stands inside an '|'",
    "clauses reliées par « & » attendues : ici, un « & » est à l’intérieur d’un « | »"};
constexpr MessageText kComparisonInside{
    "expected one clause beside '|': this comparison becomes {0}, joined by '&'",
    "une seule clause attendue à côté de « | » : cette comparaison en donne {0}, reliées par "
    "« & »"};
constexpr MessageText kTooDeep{"expected at most {0} parentheses one inside the other",
                               "au plus {0} parenthèses emboîtées attendues"};
constexpr MessageText kTooManyNames{"expected at most {0} variables, found another",
                                    "au plus {0} variables attendues, trouvé une autre"};

constexpr MessageText kNoTerm{"expected a variable or a number in the sum, found {0}",
                              "variable ou nombre attendus dans la somme, trouvé {0}"};
constexpr MessageText kNoRelation{"expected <, <=, ==, !=, >= or > behind the sum, found {0}",
                                  "<, <=, ==, !=, >= ou > attendus après la somme, trouvé {0}"};
constexpr MessageText kTwoRelations{
    "a comparison has two sides: instead of a < b < c write a < b & b < c",
    "une comparaison a deux membres : au lieu de a < b < c, écrire a < b & b < c"};
constexpr MessageText kMinusInSum{
    "'-' stands before a variable that it negates, and not in sums: write a == b + 1 for a - b == "
    "1, and !b for 1 - b",
    "« - » se met devant une variable qu’il nie, et pas dans les sommes : écrire a == b + 1 pour "
    "a - b == 1, et !b pour 1 - b"};
constexpr MessageText kTooManyCompared{"expected at most {0} variables in a comparison",
                                       "au plus {0} variables attendues dans une comparaison"};

constexpr std::size_t kMostParentheses = 100;
constexpr std::uint64_t kTokensBetweenLooks = 1000;

using Literals = std::vector<Literal>;

bool negates(TokenKind kind) { return kind == TokenKind::negation || kind == TokenKind::minus; }

// Takes over comparisons whose clauses come behind `clauses` others.
void append_comparisons(std::vector<FormulaComparison>& out, std::vector<FormulaComparison>&& more,
                        std::size_t clauses) {
    for (FormulaComparison& each : more) {
        each.first_clause += clauses;
        each.clauses_end += clauses;
        out.push_back(std::move(each));
    }
}

// Clauses, and which of them were written as comparisons.
struct ReadClauses {
    std::vector<Literals> clauses = {};
    std::vector<FormulaComparison> comparisons = {};

    [[nodiscard]] bool is_literal() const {
        return clauses.size() == 1 && clauses[0].size() == 1 && comparisons.empty();
    }

    [[nodiscard]] bool is_comparison() const {
        return comparisons.size() == 1 && comparisons[0].first_clause == 0 &&
               comparisons[0].clauses_end == clauses.size();
    }

    void append(ReadClauses&& others) {
        append_comparisons(comparisons, std::move(others.comparisons), clauses.size());
        clauses.insert(clauses.end(), std::make_move_iterator(others.clauses.begin()),
                       std::make_move_iterator(others.clauses.end()));
    }
};

// A piece of the text in one line, without remarks and with single blanks.
std::string in_one_line(std::string_view piece) {
    std::string out;
    for (std::size_t i = 0; i < piece.size(); ++i) {
        if (piece[i] == '#') i = piece.find('\n', i);
        if (i == std::string_view::npos) break;
        const bool blank = std::string_view(" \t\r\n$").find(piece[i]) != std::string_view::npos;
        if (!blank) {
            out += piece[i];
        } else if (!out.empty() && out.back() != ' ') {
            out += ' ';
        }
    }
    return std::string(trimmed(out));
}

// By recursive descent; after a fault nothing more is read.
class ClauseReader {
  public:
    ClauseReader(std::string_view text, Deadline deadline, const FormulaLimits& limits)
        : text_(text), lookout_(deadline, kTokensBetweenLooks), tokens_(text), limits_(limits) {
        advance();
    }

    Result<FormulaText> read() {
        skip_title();
        read_lines();
        if (numbers_.contains(title_)) fail_at(title_sign_, message(kEquality));
        if (fault_) return *std::move(fault_);
        out_.formula.reserve_variables(static_cast<Variable>(numbers_.size()));
        // Also where there is no variable, there are names.
        if (out_.names.empty()) out_.names.emplace_back();
        if (tokens_.has_logic_signs()) out_.signs = FormulaSigns::logic;
        return std::move(out_);
    }

  private:
    // "F =" before the formula.
    void skip_title() {
        skip_line_ends();
        if (token_.kind != TokenKind::name || token_.name.has_indices) return;
        const std::size_t sign = skip_spaces(text_, token_.name.end);
        if (sign >= text_.size() || text_[sign] != '=') return;
        const std::string_view rest = text_.substr(sign);
        if (rest.starts_with("=>") || rest.starts_with("==")) return;
        title_ = token_.name.key;
        title_sign_ = sign;
        tokens_ = ClauseTokens(text_, sign + 1);
        advance();
        if (token_.kind == TokenKind::number) fail_at(sign, message(kEquality));
    }

    void read_lines() {
        skip_line_ends();
        if (token_.kind == TokenKind::end) fail(kNoFormula);
        bool first = true;
        while (!fault_ && token_.kind != TokenKind::end) {
            // A line may begin with the "and" that joins it to the one before.
            if (!first && token_.kind == TokenKind::conjunction) step_over();
            add(disjunction());
            if (fault_) return;
            first = false;
            if (token_.kind == TokenKind::conjunction) {
                step_over();
                if (!fault_ && token_.kind == TokenKind::end) fail(kNoLiteral);
            } else if (token_.kind == TokenKind::line_end) {
                skip_line_ends();
            } else if (token_.kind != TokenKind::end) {
                fail_behind(kNoConnective);
            }
        }
    }

    // Where something begins in the text, among the names read and in the count of literals.
    struct Beginning {
        std::size_t at;
        std::size_t named;
        std::size_t literals;
    };

    [[nodiscard]] Beginning here() const { return {token_.at, named_.size(), literals_}; }

    ReadClauses disjunction() {
        const Beginning begin = here();
        ReadClauses whole = unit();
        bool compares = false;
        for (std::size_t at = begin.at; !fault_ && token_.kind == TokenKind::disjunction;) {
            expect_one_clause(whole, at);
            step_over();
            at = token_.at;
            const ReadClauses other = unit();
            expect_one_clause(other, at);
            if (fault_) break;
            compares = compares || !whole.comparisons.empty() || !other.comparisons.empty();
            whole = either(std::move(whole), other);
        }
        if (fault_ || !compares) return whole;
        return compared(begin, std::move(whole.clauses));
    }

    void expect_one_clause(const ReadClauses& side, std::size_t at) {
        const std::size_t count = side.clauses.size();
        if (count <= 1) return;
        fail_at(at, side.is_comparison() ? message(kComparisonInside, count) : message(kNotClause));
    }

    // Where one side has no clause, it always holds, and so does the whole.
    static ReadClauses either(ReadClauses one, const ReadClauses& other) {
        if (one.clauses.empty() || other.clauses.empty()) return {};
        one.clauses[0].insert(one.clauses[0].end(), other.clauses[0].begin(),
                              other.clauses[0].end());
        one.comparisons.clear();
        return one;
    }

    // The clauses of what was compared from `begin` up to the token at hand.
    [[nodiscard]] ReadClauses compared(const Beginning& begin,
                                       std::vector<Literals> clauses) const {
        const auto from = static_cast<std::ptrdiff_t>(begin.named);
        FormulaComparison whole{.text = in_one_line(text_.substr(begin.at, token_.at - begin.at)),
                                .variables = {named_.begin() + from, named_.end()},
                                .clauses_end = clauses.size()};
        std::ranges::sort(whole.variables);
        const auto repeats = std::unique(whole.variables.begin(), whole.variables.end());
        whole.variables.erase(repeats, whole.variables.end());
        return {std::move(clauses), {std::move(whole)}};
    }

    // What can be joined by "or": a literal, a comparison, or clauses in parentheses.
    ReadClauses unit() {
        const Beginning begin = here();
        if (token_.kind == TokenKind::number) return comparison(begin, LinearSum());
        ReadClauses read = literal();
        const bool goes_on = token_.kind == TokenKind::plus || token_.kind == TokenKind::relation;
        if (fault_ || !goes_on) return read;
        if (!read.is_literal()) {
            fail_at(begin.at, message(kNoTerm, found_at(text_, begin.at)));
            return read;
        }
        expect_no_minus(begin.at);
        LinearSum sum;
        sum.add(read.clauses[0][0], 1);
        return comparison(begin, std::move(sum));
    }

    // The rest of a comparison that began with what is in `sum`, or with the number at hand.
    ReadClauses comparison(const Beginning& begin, LinearSum sum) {
        if (token_.kind == TokenKind::number) add_term(sum, 1);
        add_terms(sum, 1);
        if (!fault_ && token_.kind != TokenKind::relation) fail_behind(kNoRelation);
        const Relation relation = token_.relation;
        advance();
        add_term(sum, -1);
        add_terms(sum, -1);
        if (fault_) return {};
        std::vector<Literals> clauses = clauses_of_comparison(sum, relation);
        // Its own names give way to what it becomes.
        literals_ = begin.literals;
        for (const Literals& clause : clauses) count_literals(clause.size(), begin.at);
        return compared(begin, std::move(clauses));
    }

    // "+ a + b".
    void add_terms(LinearSum& sum, std::int64_t factor) {
        while (!fault_ && token_.kind == TokenKind::plus) {
            advance();
            add_term(sum, factor);
        }
    }

    void add_term(LinearSum& sum, std::int64_t factor) {
        if (fault_) return;
        if (token_.kind == TokenKind::number) {
            sum.constant += factor * token_.number;
            advance();
            return;
        }
        const bool begins = token_.kind == TokenKind::name || negates(token_.kind);
        if (!begins) return fail(kNoTerm);
        const std::size_t at = token_.at;
        const ReadClauses one = literal();
        expect_no_minus(at);
        if (!fault_) sum.add(one.clauses[0][0], factor);
        if (sum.terms.size() > kMostCompared) {
            fail_at(at, message(kTooManyCompared, kMostCompared), ErrorCode::too_large);
        }
    }

    void add(ReadClauses&& list) {
        append_comparisons(out_.comparisons, std::move(list.comparisons),
                           out_.formula.clause_count());
        for (const Literals& clause : list.clauses) out_.formula.add(clause);
        named_.clear();
    }

    // A literal, or clauses in parentheses.
    ReadClauses literal() {
        bool negated = false;
        const std::size_t begin = token_.at;
        bool any = false;
        while (!fault_ && negates(token_.kind)) {
            if (token_.kind == TokenKind::minus) minus_ = token_.at;
            negated = !negated;
            any = true;
            advance();
        }
        if (fault_) return {};
        switch (token_.kind) {
            case TokenKind::name: {
                const Variable variable = number_of(token_.name);
                count_literals(1, token_.at);
                advance();
                return {.clauses = {Literals{negated ? -variable : variable}}};
            }
            case TokenKind::falsum:
                if (any) fail_at(begin, message(kNotNegated));
                advance();
                return {.clauses = {Literals()}};
            case TokenKind::open: break;
            default:
                if (token_.kind == TokenKind::number) expect_no_minus(begin);
                fail(kNoLiteral);
                return {};
        }
        ReadClauses read = parenthesised();
        if (fault_ || !any) return read;
        if (!read.is_literal()) {
            fail_at(begin, message(kNotNegated));
        } else if (negated) {
            read.clauses[0][0] = -read.clauses[0][0];
        }
        return read;
    }

    ReadClauses parenthesised() {
        if (++depth_ > kMostParentheses) {
            fail_at(token_.at, message(kTooDeep, kMostParentheses));
            return {};
        }
        const std::size_t open = token_.at;
        advance();
        ReadClauses all = disjunction();
        while (!fault_ && token_.kind == TokenKind::conjunction) {
            step_over();
            all.append(disjunction());
        }
        --depth_;
        if (fault_) return all;
        if (token_.kind == TokenKind::end) {
            fail_at(open, message(kNotClosed, found_at(text_, token_.at)));
        } else if (token_.kind != TokenKind::close) {
            fail_behind(kNoConnectiveInside);
        } else {
            advance();
        }
        return all;
    }

    Variable number_of(const VariableName& name) {
        const auto next = static_cast<Variable>(numbers_.size() + 1);
        const auto [found, is_new] = numbers_.emplace(name.key, next);
        if (is_new) {
            if (next > limits_.variables) {
                fail_at(token_.at, message(kTooManyNames, limits_.variables), ErrorCode::too_large);
            }
            if (out_.names.empty()) out_.names.emplace_back();
            out_.names.push_back(name.spelling);
        }
        named_.push_back(found->second);
        return found->second;
    }

    void count_literals(std::size_t more, std::size_t at) {
        literals_ += more;
        if (literals_ <= limits_.literals) return;
        fail_at(at, message(kTooManyLiterals, limits_.literals), ErrorCode::too_large);
    }

    void skip_line_ends() {
        while (!fault_ && token_.kind == TokenKind::line_end) advance();
    }

    // Behind a connective the line may end.
    void step_over() {
        advance();
        skip_line_ends();
    }

    void advance() {
        if (fault_) return;
        if (lookout_.passed()) {
            fault_ = Error{ErrorCode::stopped, 0, message(kNoTimeToRead)};
            return;
        }
        auto next = tokens_.next();
        if (!next) {
            fail_at(next.error().offset, next.error().message, next.error().code);
            return;
        }
        token_ = *std::move(next);
    }

    void fail(const MessageText& text) {
        fail_at(token_.at, message(text, found_at(text_, token_.at)));
    }

    // The token at hand stands behind a term or a clause, where it does not belong.
    void fail_behind(const MessageText& text) {
        if (token_.kind == TokenKind::minus) return fail_at(token_.at, message(kMinusInSum));
        if (token_.kind == TokenKind::relation) return fail_at(token_.at, message(kTwoRelations));
        fail(text);
    }

    // In what was read from there on.
    void expect_no_minus(std::size_t from) {
        if (minus_ && *minus_ >= from) fail_at(*minus_, message(kMinusInSum));
    }

    void fail_at(std::size_t offset, Message message, ErrorCode code = ErrorCode::syntax) {
        if (fault_) return;
        const auto [line, column] = place_at(text_, offset);
        fault_ = Error{code, offset, std::move(message), line, column};
    }

    std::string_view text_;
    Lookout lookout_;
    ClauseTokens tokens_;
    FormulaLimits limits_;
    std::string title_;  // its key as a name
    std::size_t title_sign_ = 0;
    std::optional<std::size_t> minus_;  // the last that negates
    ClauseToken token_;
    std::size_t depth_ = 0;
    std::unordered_map<std::string, Variable> numbers_;
    std::vector<Variable> named_;  // since the last clauses were added, with repeats
    std::size_t literals_ = 0;     // of all clauses so far
    FormulaText out_;
    std::optional<Error> fault_;
};

}  // namespace

Result<FormulaText> read_clauses(std::string_view text, Deadline deadline,
                                 const FormulaLimits& limits) {
    return ClauseReader(text, deadline, limits).read();
}

}  // namespace sudokit::model
