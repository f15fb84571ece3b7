#include "model/cnf/clause_reader.hpp"

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
constexpr MessageText kTooDeep{"expected at most {0} parentheses one inside the other",
                               "au plus {0} parenthèses emboîtées attendues"};
constexpr MessageText kTooManyNames{"expected at most {0} variables, found another",
                                    "au plus {0} variables attendues, trouvé une autre"};

constexpr MessageText kNoTerm{"expected a variable or a number in the sum, found {0}",
                              "variable ou nombre attendus dans la somme, trouvé {0}"};
constexpr MessageText kNoRelation{"expected <, <=, ==, !=, >= or > behind the sum, found {0}",
                                  "<, <=, ==, !=, >= ou > attendus après la somme, trouvé {0}"};
constexpr MessageText kTooManyCompared{"expected at most {0} variables in a comparison",
                                       "au plus {0} variables attendues dans une comparaison"};

constexpr std::size_t kMostParentheses = 100;
constexpr std::uint64_t kTokensBetweenLooks = 1000;

using Literals = std::vector<Literal>;

// A clause, and the comparison that it comes from as it was written, if it does.
struct ReadClause {
    Literals literals;
    std::string source = {};
};
using ClauseLists = std::vector<ReadClause>;

// By recursive descent; after a fault nothing more is read.
class ClauseReader {
  public:
    ClauseReader(std::string_view text, Deadline deadline, Variable most)
        : text_(text), lookout_(deadline, kTokensBetweenLooks), tokens_(text), most_(most) {
        advance();
    }

    Result<FormulaText> read() {
        skip_title();
        read_lines();
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
        // The rest of the text begins behind the sign; offsets count from there.
        begin_ = sign + 1;
        tokens_ = ClauseTokens(text_.substr(begin_));
        advance();
    }

    void read_lines() {
        skip_line_ends();
        if (token_.kind == TokenKind::end) fail(kNoFormula);
        bool first = true;
        while (!fault_ && token_.kind != TokenKind::end) {
            // A line may begin with the "and" that joins it to the one before.
            if (!first && token_.kind == TokenKind::conjunction) step_over();
            for (const ReadClause& clause : disjunction()) add(clause);
            if (fault_) return;
            first = false;
            if (token_.kind == TokenKind::conjunction) {
                step_over();
                if (!fault_ && token_.kind == TokenKind::end) fail(kNoLiteral);
            } else if (token_.kind == TokenKind::line_end) {
                skip_line_ends();
            } else if (token_.kind != TokenKind::end) {
                fail(kNoConnective);
            }
        }
    }

    ClauseLists disjunction() {
        const std::size_t begin = token_.at;
        ClauseLists whole = unit();
        while (!fault_ && token_.kind == TokenKind::disjunction) {
            step_over();
            const std::size_t at = token_.at;
            const ClauseLists other = unit();
            if (fault_) break;
            if (whole.size() != 1 || other.size() != 1) {
                fail_at(whole.size() != 1 ? begin : at, message(kNotClause));
                break;
            }
            Literals& literals = whole[0].literals;
            literals.insert(literals.end(), other[0].literals.begin(), other[0].literals.end());
            whole[0].source.clear();
        }
        return whole;
    }

    // What can be joined by "or": a literal, a comparison, or clauses in parentheses.
    ClauseLists unit() {
        const std::size_t begin = token_.at;
        if (token_.kind == TokenKind::number) return comparison(begin, LinearSum());
        ClauseLists clauses = literal();
        const bool goes_on = token_.kind == TokenKind::plus || token_.kind == TokenKind::relation;
        if (fault_ || !goes_on) return clauses;
        if (clauses.size() != 1 || clauses[0].literals.size() != 1) {
            fail_at(begin, message(kNoTerm, found_at(text_, begin_ + begin)));
            return clauses;
        }
        LinearSum sum;
        sum.add(clauses[0].literals[0], 1);
        return comparison(begin, std::move(sum));
    }

    // The rest of a comparison that began with what is in `sum`, or with the number at hand.
    ClauseLists comparison(std::size_t begin, LinearSum sum) {
        if (token_.kind == TokenKind::number) add_term(sum, 1);
        add_terms(sum, 1);
        if (!fault_ && token_.kind != TokenKind::relation) fail(kNoRelation);
        const Relation relation = token_.relation;
        advance();
        add_term(sum, -1);
        const std::size_t end = add_terms(sum, -1);
        ClauseLists out;
        if (fault_) return out;
        const std::string source = written(begin, end);
        for (Literals& clause : clauses_of_comparison(sum, relation)) {
            out.push_back({std::move(clause), source});
        }
        return out;
    }

    // "+ a + b", and where it ends.
    std::size_t add_terms(LinearSum& sum, std::int64_t factor) {
        while (!fault_ && token_.kind == TokenKind::plus) {
            advance();
            add_term(sum, factor);
        }
        return token_.at;
    }

    void add_term(LinearSum& sum, std::int64_t factor) {
        if (fault_) return;
        if (token_.kind == TokenKind::number) {
            sum.constant += factor * token_.number;
            advance();
            return;
        }
        const bool begins = token_.kind == TokenKind::name || token_.kind == TokenKind::negation;
        if (!begins) return fail(kNoTerm);
        const std::size_t at = token_.at;
        const ClauseLists one = literal();
        if (!fault_) sum.add(one[0].literals[0], factor);
        if (sum.terms.size() > kMostCompared) {
            fail_at(at, message(kTooManyCompared, kMostCompared), ErrorCode::too_large);
        }
    }

    // The text between these places, in one line and without blanks at its end.
    [[nodiscard]] std::string written(std::size_t begin, std::size_t end) const {
        const std::string_view whole = text_.substr(begin_ + begin, end - begin);
        std::string out(whole.substr(0, whole.find('#')));
        for (char& c : out) {
            if (c == '\n' || c == '\r') c = ' ';
        }
        while (!out.empty() && is_space(out.back())) out.pop_back();
        return out;
    }

    void add(const ReadClause& clause) {
        const std::size_t index = out_.formula.clause_count();
        out_.formula.add(clause.literals);
        if (clause.source.empty()) return;
        out_.sources.resize(index + 1);
        out_.sources[index] = clause.source;
    }

    // A literal, or clauses in parentheses.
    ClauseLists literal() {
        bool negated = false;
        const std::size_t begin = token_.at;
        bool any = false;
        while (!fault_ && token_.kind == TokenKind::negation) {
            negated = !negated;
            any = true;
            advance();
        }
        ClauseLists clauses;
        if (fault_) return clauses;
        switch (token_.kind) {
            case TokenKind::name: {
                const Variable variable = number_of(token_.name);
                clauses = {{Literals{negated ? -variable : variable}}};
                advance();
                return clauses;
            }
            case TokenKind::falsum:
                if (any) fail_at(begin, message(kNotNegated));
                advance();
                return {ReadClause{}};
            case TokenKind::open: break;
            default: fail(kNoLiteral); return clauses;
        }
        clauses = parenthesised();
        if (fault_ || !any) return clauses;
        if (clauses.size() != 1 || clauses[0].literals.size() != 1) {
            fail_at(begin, message(kNotNegated));
        } else if (negated) {
            clauses[0].literals[0] = -clauses[0].literals[0];
        }
        return clauses;
    }

    ClauseLists parenthesised() {
        if (++depth_ > kMostParentheses) {
            fail_at(token_.at, message(kTooDeep, kMostParentheses));
            return {};
        }
        const std::size_t open = token_.at;
        advance();
        ClauseLists all = disjunction();
        while (!fault_ && token_.kind == TokenKind::conjunction) {
            step_over();
            for (ReadClause& clause : disjunction()) all.push_back(std::move(clause));
        }
        --depth_;
        if (fault_) return all;
        if (token_.kind == TokenKind::end) {
            fail_at(open, message(kNotClosed, found_at(text_, begin_ + token_.at)));
        } else if (token_.kind != TokenKind::close) {
            fail(kNoConnectiveInside);
        } else {
            advance();
        }
        return all;
    }

    Variable number_of(const VariableName& name) {
        const auto next = static_cast<Variable>(numbers_.size() + 1);
        const auto [found, is_new] = numbers_.emplace(name.key, next);
        if (is_new) {
            if (next > most_) {
                fail_at(token_.at, message(kTooManyNames, most_), ErrorCode::too_large);
            }
            if (out_.names.empty()) out_.names.emplace_back();
            out_.names.push_back(name.spelling);
        }
        return found->second;
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
            fail_at(next.error().offset, next.error().message);
            return;
        }
        token_ = *std::move(next);
    }

    void fail(const MessageText& text) {
        fail_at(token_.at, message(text, found_at(text_, begin_ + token_.at)));
    }

    void fail_at(std::size_t offset, Message message, ErrorCode code = ErrorCode::syntax) {
        if (fault_) return;
        const auto [line, column] = place_at(text_, begin_ + offset);
        fault_ = Error{code, begin_ + offset, std::move(message), line, column};
    }

    std::string_view text_;
    Lookout lookout_;
    ClauseTokens tokens_;
    Variable most_;
    std::size_t begin_ = 0;  // of what the tokens are cut from
    ClauseToken token_;
    std::size_t depth_ = 0;
    std::unordered_map<std::string, Variable> numbers_;
    FormulaText out_;
    std::optional<Error> fault_;
};

}  // namespace

Result<FormulaText> read_clauses(std::string_view text, Deadline deadline, Variable most) {
    return ClauseReader(text, deadline, most).read();
}

}  // namespace sudokit::model
