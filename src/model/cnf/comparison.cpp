#include "model/cnf/comparison.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <limits>

namespace sudokit::model {
namespace {

using ComparisonClauses = std::vector<std::vector<Literal>>;

// sum >= 0. What helps a term towards it is a literal: its variable, or the negation where the
// factor is below 0. A clause follows if, with all its literals false, the others do not reach it.
ComparisonClauses clauses_at_least(const LinearSum& sum) {
    const std::size_t n = sum.terms.size();
    std::int64_t most = sum.constant;
    for (const LinearSum::Term& term : sum.terms) most += std::max<std::int64_t>(term.factor, 0);
    // Sets of terms that are too few without, none of which can be left out of the set.
    std::vector<std::uint32_t> sets;
    for (std::uint32_t set = 0; set < (1U << n); ++set) {
        std::int64_t left = most;
        std::int64_t least = std::numeric_limits<std::int64_t>::max();
        for (std::size_t i = 0; i < n; ++i) {
            if ((set >> i & 1U) == 0) continue;
            left -= std::abs(sum.terms[i].factor);
            least = std::min(least, std::abs(sum.terms[i].factor));
        }
        if (left < 0 && (set == 0 || left + least >= 0)) sets.push_back(set);
    }
    std::ranges::stable_sort(sets, {}, [](std::uint32_t set) { return std::popcount(set); });
    ComparisonClauses out;
    for (const std::uint32_t set : sets) {
        auto& clause = out.emplace_back();
        for (std::size_t i = 0; i < n; ++i) {
            if ((set >> i & 1U) == 0) continue;
            const Variable variable = sum.terms[i].variable;
            clause.push_back(sum.terms[i].factor > 0 ? variable : -variable);
        }
    }
    return out;
}

// The sum with these values of its variables, a bit for each.
std::int64_t total_of(const LinearSum& sum, std::uint32_t values) {
    std::int64_t total = sum.constant;
    for (std::size_t i = 0; i < sum.terms.size(); ++i) {
        if ((values >> i & 1U) != 0) total += sum.terms[i].factor;
    }
    return total;
}

bool is_never_zero(const LinearSum& sum) {
    for (std::uint32_t values = 1U << sum.terms.size(); values-- > 0;) {
        if (total_of(sum, values) == 0) return false;
    }
    return true;
}

// Every way for the sum to be 0 is excluded by itself.
ComparisonClauses clauses_not_zero(const LinearSum& sum) {
    const std::size_t n = sum.terms.size();
    ComparisonClauses out;
    for (std::uint32_t values = 1U << n; values-- > 0;) {
        if (total_of(sum, values) != 0) continue;
        auto& clause = out.emplace_back();
        for (std::size_t i = 0; i < n; ++i) {
            const Variable variable = sum.terms[i].variable;
            clause.push_back((values >> i & 1U) != 0 ? -variable : variable);
        }
    }
    std::ranges::reverse(out);
    return out;
}

LinearSum opposite(LinearSum sum) {
    sum.constant = -sum.constant;
    for (LinearSum::Term& term : sum.terms) term.factor = -term.factor;
    return sum;
}

LinearSum less_one(LinearSum sum) {
    --sum.constant;
    return sum;
}

}  // namespace

void LinearSum::add(Literal literal, std::int64_t factor) {
    const Variable variable = std::abs(literal);
    if (literal < 0) {  // 1 - variable
        constant += factor;
        factor = -factor;
    }
    const auto found = std::ranges::find(terms, variable, &Term::variable);
    if (found == terms.end()) {
        terms.push_back({variable, factor});
    } else {
        found->factor += factor;
    }
}

ComparisonClauses clauses_of_comparison(const LinearSum& sum, Relation relation) {
    LinearSum plain = sum;
    std::erase_if(plain.terms, [](const LinearSum::Term& term) { return term.factor == 0; });
    SUDOKIT_EXPECT(plain.terms.size() <= kMostCompared);
    switch (relation) {
        case Relation::not_equal: return clauses_not_zero(plain);
        case Relation::at_least: return clauses_at_least(plain);
        case Relation::at_most: return clauses_at_least(opposite(plain));
        case Relation::greater: return clauses_at_least(less_one(plain));
        case Relation::less: return clauses_at_least(less_one(opposite(plain)));
        case Relation::equal: break;
    }
    if (is_never_zero(plain)) return {std::vector<Literal>()};
    ComparisonClauses out = clauses_at_least(plain);
    const ComparisonClauses other = clauses_at_least(opposite(plain));
    out.insert(out.end(), other.begin(), other.end());
    return out;
}

}  // namespace sudokit::model
