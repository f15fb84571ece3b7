// A small theory of statements "the digit is in one of these cells", and what it refutes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sudokit/candidate.hpp"
#include "sudokit/puzzle.hpp"
#include "sudokit/state.hpp"

namespace sudokit::logic {

/// Premises of two kinds, that one of some statements holds and that two do not hold both, and the
/// question whether an assumption contradicts them. Nothing of the board counts but what a premise
/// says, and that the assumption rules out what it sees.
class Theory {
  public:
    /// A statement by its number.
    using Statement = std::uint32_t;

    explicit Theory(const Board& board) : board_(&board) {}

    /// "The digit is in one of these cells", which all see each other; the same number for the same
    /// cells and digit.
    Statement statement(std::span<const Cell> cells, Digit digit);
    Statement statement(Candidate candidate) {
        return statement({&candidate.cell, 1}, candidate.digit);
    }

    /// Premise: one of these holds, or several.
    void one_of(std::vector<Statement> some) { clauses_.push_back(std::move(some)); }

    /// Premise: not both of these hold.
    void not_both(Statement a, Statement b) { exclusions_.push_back({a, b}); }

    /// True if the premises contradict the assumption that the candidate holds, or that it does
    /// not. The search for a contradiction is exact but for a limit on its size, which answers no.
    [[nodiscard]] bool refutes(Candidate candidate, bool holds) const;

  private:
    enum class Value : std::uint8_t { open, yes, no };
    using Values = std::vector<Value>;

    struct Content {
        Digit digit;
        std::uint32_t first;  // its cells are cells_[first] to cells_[last - 1]
        std::uint32_t last;
    };
    struct Exclusion {
        Statement a;
        Statement b;
    };

    [[nodiscard]] std::span<const Cell> cells_of(const Content& content) const {
        return std::span(cells_).subspan(content.first, content.last - content.first);
    }
    [[nodiscard]] bool rules_out(Candidate candidate, const Content& content) const;
    [[nodiscard]] Values assuming(Candidate candidate, bool holds) const;
    [[nodiscard]] bool propagate(Values& values) const;
    [[nodiscard]] bool has_model(Values values, std::uint32_t& budget) const;

    const Board* board_;
    std::vector<Content> statements_;
    std::vector<Cell> cells_;
    std::vector<std::vector<Statement>> clauses_;
    std::vector<Exclusion> exclusions_;
};

}  // namespace sudokit::logic
