// The words and signs that clauses are written with.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "model/cnf/comparison.hpp"
#include "model/cnf/variable_name.hpp"

namespace sudokit::model {

enum class ClauseTokenKind : std::uint8_t {
    name,
    negation,
    minus,  ///< a negation too, but not in sums
    disjunction,
    conjunction,
    open,
    close,
    falsum,  ///< the empty clause
    number,
    plus,
    relation,  ///< of two sums
    line_end,
    end
};

struct ClauseToken {
    ClauseTokenKind kind = ClauseTokenKind::end;
    std::size_t at = 0;       ///< where it begins
    VariableName name = {};   ///< of a name
    std::int64_t number = 0;  ///< of a number
    Relation relation = Relation::equal;
};

/// Cuts a text into tokens. Ends of lines inside parentheses are blanks.
class ClauseTokens {
  public:
    /// Of what comes from `at` on; places count from the beginning of the text.
    explicit ClauseTokens(std::string_view text, std::size_t at = 0) : text_(text), at_(at) {}

    [[nodiscard]] Result<ClauseToken> next();

    /// Whether signs of logic, or the commands of LaTeX for them, were among the tokens.
    [[nodiscard]] bool has_logic_signs() const { return logic_; }

  private:
    void skip_blanks();
    [[nodiscard]] std::size_t take_sign(ClauseToken& token);
    [[nodiscard]] Result<ClauseToken> take_number(ClauseToken token);
    [[nodiscard]] std::optional<Error> foreign_sign() const;

    std::string_view text_;
    std::size_t at_;
    std::size_t open_ = 0;  // parentheses
    bool logic_ = false;
};

/// The text of an "=" that is no "==".
inline constexpr MessageText kEquality{
    "'=' is for titles, as in F = a | b, and for upper indices, as in x(1,2)=3: write == for "
    "equality",
    "« = » sert aux titres, comme F = a | b, et aux indices supérieurs, comme x(1,2)=3 : écrire "
    "== pour l’égalité"};

}  // namespace sudokit::model
