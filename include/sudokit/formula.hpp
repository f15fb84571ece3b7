// Formulas in memory: any clauses, or those of a puzzle with what each of them speaks of.
//
//     Formula formula;
//     formula.add(std::array<Literal, 2>{1, -2});  // x1 or not x2
//     const Formula rules{Cnf(puzzle)};            // all clauses of a puzzle
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sudokit/cnf.hpp"
#include "sudokit/deadline.hpp"
#include "sudokit/expect.hpp"

namespace sudokit {

/// Clauses, all at hand: literals side by side in one array. Of a clause of three literals it takes
/// 16 bytes.
class Formula {
  public:
    /// No clauses, which is true.
    Formula() = default;

    /// The clauses of `cnf`, in their order, with what they speak of. A 64x64 board in the extended
    /// encoding has 33 million.
    explicit Formula(const Cnf& cnf);

    /// The same as long as there is time for it; nothing once the deadline has passed.
    [[nodiscard]] static std::optional<Formula> of(const Cnf& cnf, const Deadline& deadline);

    /// Adds a clause, also an empty one, which nothing satisfies. A clause is a set: a literal that
    /// comes again is left out. No literal may be 0 or the least number, which has no opposite.
    void add(const Clause& clause);
    void add(std::span<const Literal> literals) { add(Clause{.literals = literals}); }

    /// Makes room in the numbering: there are at least `count` variables.
    void reserve_variables(Variable count) {
        if (count > variable_count_) variable_count_ = count;
    }

    /// The largest number of a variable.
    [[nodiscard]] Variable variable_count() const { return variable_count_; }
    [[nodiscard]] std::size_t clause_count() const { return ends_.size(); }
    /// The size of the formula: how many literals its clauses have in all.
    [[nodiscard]] std::size_t literal_count() const { return literals_.size(); }

    [[nodiscard]] std::span<const Literal> literals(std::size_t clause) const {
        SUDOKIT_EXPECT(clause < ends_.size());
        const std::size_t begin = clause == 0 ? 0 : ends_[clause - 1];
        return std::span(literals_).subspan(begin, ends_[clause] - begin);
    }

    /// The clause with what it speaks of, as it was added. Takes a search of logarithmic time.
    [[nodiscard]] Clause operator[](std::size_t clause) const;

    /// The same clauses, in the same order.
    friend bool operator==(const Formula& a, const Formula& b) {
        return a.literals_ == b.literals_ && a.ends_ == b.ends_;
    }

  private:
    // From clause number `first` on, clauses speak of this; thousands in a row speak of the same.
    struct Subject {
        std::uint32_t first = 0;
        Family family = Family::k1;
        std::uint32_t place = 0;
        Digit digit = 0;
    };

    bool add_all(const Cnf& cnf, const Deadline& deadline);

    Variable variable_count_ = 0;
    std::vector<Literal> literals_;
    std::vector<std::uint32_t> ends_;
    std::vector<Subject> subjects_;
};

/// The variables that occur, each once, in increasing order.
[[nodiscard]] std::vector<Variable> variables_of(const Formula& formula);

/// Makes the clauses of `formula` with at most three literals each, as `form` says, in their order;
/// for `any` as they are. Fresh variables are numbered after those of the formula; whatever values
/// they have in a model, the others are a model of `formula`. Returns how many variables there are,
/// the fresh ones included. A sink that says no ends it.
Variable each_clause(const Formula& formula, ClauseForm form, ClauseSink sink);

/// The formula as a DIMACS file, its variables numbered as they are; false if the sink said no.
bool write_dimacs(const Formula& formula, TextSink sink);

}  // namespace sudokit
