// Sums of variables that are compared, as clauses: `a + c < b`, where a variable counts as 0 or 1.
#pragma once

#include <cstdint>
#include <vector>

#include "sudokit/cnf.hpp"

namespace sudokit::model {

enum class Relation : std::uint8_t { equal, not_equal, less, at_most, greater, at_least };

/// A sum of literals with whole coefficients, and a number: its two sides brought to one.
struct LinearSum {
    struct Term {
        Variable variable = 0;
        std::int64_t factor = 0;
    };

    std::vector<Term> terms;  ///< of different variables
    std::int64_t constant = 0;

    /// Adds `factor` times a literal, which counts as 1 if it holds.
    void add(Literal literal, std::int64_t factor);
};

/// So many variables a comparison may have: clauses are looked for among all sets of them.
inline constexpr std::size_t kMostCompared = 12;

/// The clauses that say that `sum` is so related to 0; none if it always is, the empty clause alone
/// if it never is. No clause has a literal that it could do without, except for `not_equal`. The
/// sum has at most `kMostCompared` variables, else the program ends.
[[nodiscard]] std::vector<std::vector<Literal>> clauses_of_comparison(const LinearSum& sum,
                                                                      Relation relation);

}  // namespace sudokit::model
