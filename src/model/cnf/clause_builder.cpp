#include "model/cnf/clause_builder.hpp"

#include <algorithm>
#include <array>

namespace sudokit::model {
namespace {

// Up to here the pairwise clauses are no more than those of any other way.
constexpr std::size_t kFew = 4;

constexpr std::size_t kCommandGroup = 3;

}  // namespace

void ClauseBuilder::about(Family family, std::uint32_t place, Digit digit) {
    about_ = {family, place, digit, {}};
}

void ClauseBuilder::emit(std::span<const Literal> literals) {
    if (stopped_) return;
    about_.literals = literals;
    stopped_ = !sink_(about_);
}

void ClauseBuilder::clause(std::span<const Literal> literals) {
    if (options_.form == ClauseForm::any || literals.size() <= 3) {
        emit(literals);
    } else {
        split(literals);
    }
}

// a1 a2 z1, -z1 a3 z2, -z2 a4 z3, ..., -z a(m-1) am: each z says "one of those to come". In the
// exact form it says so if and only if it is so; then the other variables leave it no choice.
void ClauseBuilder::split(std::span<const Literal> literals) {
    const std::size_t size = literals.size();
    Literal rest = fresh();
    emit(std::array{literals[0], literals[1], rest});
    for (std::size_t i = 2; i + 1 < size; ++i) {
        const bool last = i + 2 == size;
        const Literal next = last ? literals[i + 1] : fresh();
        emit(std::array{-rest, literals[i], next});
        if (options_.form == ClauseForm::three_sat_exact) {
            emit(std::array{rest, -literals[i]});
            emit(std::array{rest, -next});
        }
        rest = next;
    }
}

void ClauseBuilder::at_most_one(std::span<const Literal> literals) {
    if (literals.size() <= kFew) return pairwise(literals);
    switch (options_.at_most_one) {
        case AtMostOne::pairwise: return pairwise(literals);
        case AtMostOne::product: return product(literals);
        case AtMostOne::ladder: return ladder(literals);
        case AtMostOne::commander: return commander(literals);
    }
}

void ClauseBuilder::pairwise(std::span<const Literal> literals) {
    for (std::size_t i = 0; i < literals.size() && !stopped_; ++i) {
        for (std::size_t j = i + 1; j < literals.size(); ++j) clause({-literals[i], -literals[j]});
    }
}

// The literals stand in an array; at most one row and at most one column of it are in use.
void ClauseBuilder::product(std::span<const Literal> literals) {
    std::size_t width = 1;
    while (width * width < literals.size()) ++width;
    const std::size_t height = (literals.size() + width - 1) / width;
    std::vector<Literal> rows(height);
    std::vector<Literal> columns(width);
    for (Literal& row : rows) row = fresh();
    for (Literal& column : columns) column = fresh();
    for (std::size_t i = 0; i < literals.size(); ++i) {
        clause({-literals[i], rows[i / width]});
        clause({-literals[i], columns[i % width]});
    }
    at_most_one(rows);
    at_most_one(columns);
}

// s(i) says that one of the first i is true.
void ClauseBuilder::ladder(std::span<const Literal> literals) {
    Literal before = fresh();
    clause({-literals[0], before});
    for (std::size_t i = 1; i < literals.size(); ++i) {
        clause({-before, -literals[i]});
        if (i + 1 == literals.size()) break;
        const Literal after = fresh();
        clause({-before, after});
        clause({-literals[i], after});
        before = after;
    }
}

// Each group has a commander, which is true if and only if one of the group is.
void ClauseBuilder::commander(std::span<const Literal> literals) {
    std::vector<Literal> commanders;
    for (std::size_t begin = 0; begin < literals.size(); begin += kCommandGroup) {
        const auto group =
            literals.subspan(begin, std::min(kCommandGroup, literals.size() - begin));
        const Literal leader = fresh();
        std::vector<Literal> some(group.begin(), group.end());
        some.push_back(-leader);
        clause(some);
        for (const Literal literal : group) clause({-literal, leader});
        pairwise(group);
        commanders.push_back(leader);
    }
    at_most_one(commanders);
}

}  // namespace sudokit::model
