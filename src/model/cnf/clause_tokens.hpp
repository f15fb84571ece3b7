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
    explicit ClauseTokens(std::string_view text) : text_(text) {}

    [[nodiscard]] Result<ClauseToken> next();

    /// Whether signs of logic, or the commands of LaTeX for them, were among the tokens.
    [[nodiscard]] bool has_logic_signs() const { return logic_; }

  private:
    void skip_blanks();
    [[nodiscard]] std::size_t take_sign(ClauseToken& token);
    [[nodiscard]] std::optional<Error> foreign_sign() const;

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t open_ = 0;  // parentheses
    bool logic_ = false;
};

}  // namespace sudokit::model
