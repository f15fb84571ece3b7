// The laboratory of models: which of several ways of filtering removes at least as much as which,
// over many puzzles.
//
//     Comparison comparison(filters.size());
//     for each puzzle: comparison.add(number, filter_all(puzzle, filters));
//     comparison.misses(0, 1);  // on how many puzzles filter 0 keeps what filter 1 removes
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "sudokit/consistency.hpp"
#include "sudokit/expect.hpp"
#include "sudokit/models.hpp"
#include "sudokit/rules.hpp"

namespace sudokit {

/// A way of filtering: a model with a consistency, or rules of play.
struct Filter {
    std::variant<Model, RuleSet> what;
    LocalConsistency consistency = {};  ///< of a model

    bool operator==(const Filter&) const = default;
};

/// Reads a model with its consistency: "SAC(4-PRIMAL+DUAL)", "3C(PRIMAL)"; "PRIMAL" alone is AC.
[[nodiscard]] Result<Filter> read_model_filter(std::string_view text);

/// Reads rules, as `read_rules` does.
[[nodiscard]] Result<Filter> read_rule_filter(std::string_view text);

/// The filter as the functions above take it: "AC(PRIMAL+DUAL)", "single-candidate,naked-2".
[[nodiscard]] std::string filter_name(const Filter& filter);

/// Why the filter makes no sense on this board; nothing if it does.
[[nodiscard]] std::optional<Error> filter_fault(const Filter& filter, const Board& board);

/// The same for a puzzle: filters know houses only, and do not take constraints.
[[nodiscard]] std::optional<Error> filter_fault(const Filter& filter, const Puzzle& puzzle);

/// What `with` leaves of `puzzle`; it must make sense for it (see `filter_fault`), else the
/// program ends.
[[nodiscard]] Filtering filter(const Puzzle& puzzle, const Filter& with, Deadline deadline = {});

/// What each filter leaves of `puzzle`, in their order; nothing if the deadline passed first.
[[nodiscard]] std::optional<std::vector<Filtering>> filter_all(const Puzzle& puzzle,
                                                               std::span<const Filter> filters,
                                                               Deadline deadline = {});

/// A candidate that one filter keeps and another removes.
struct CounterExample {
    std::uint64_t number = 0;  ///< of the puzzle
    Cell cell = 0;
    Digit digit = 0;

    bool operator==(const CounterExample&) const = default;
};

/// What several filters left of many puzzles, side by side. A filter that finds a contradiction
/// counts as having removed everything.
///
/// The order in which puzzles are added or comparisons merged does not matter. Asking for a filter
/// that it does not have, adding fewer or more results than it has filters, and merging a
/// comparison of another number of filters end the program.
class Comparison {
  public:
    explicit Comparison(std::size_t filters);

    /// Counts a puzzle that was filtered by all, in their order.
    void add(std::uint64_t number, std::span<const Filtering> left);

    /// Counts what another comparison of the same filters has counted. Numbers of puzzles must not
    /// occur in both. Answers whether some counter-example of `other` is now the first one here.
    bool merge(const Comparison& other);

    /// How many filters are compared.
    [[nodiscard]] std::size_t size() const { return totals_.size(); }
    [[nodiscard]] std::uint64_t puzzles() const { return puzzles_; }

    /// What a filter did in all.
    struct Total {
        std::uint64_t solved = 0;
        std::uint64_t contradictions = 0;
        std::uint64_t candidates = 0;  ///< left, those of filled cells counted too
    };
    [[nodiscard]] const Total& total(std::size_t filter) const {
        SUDOKIT_EXPECT(filter < size());
        return totals_[filter];
    }

    /// On how many puzzles `a` keeps something that `b` removes: 0 if it filters at least as much.
    [[nodiscard]] std::uint64_t misses(std::size_t a, std::size_t b) const {
        return pair(a, b).misses;
    }

    /// The puzzle of the lowest number where it does, with the first such candidate.
    [[nodiscard]] const std::optional<CounterExample>& first(std::size_t a, std::size_t b) const {
        return pair(a, b).first;
    }

  private:
    struct Pair {
        std::uint64_t misses = 0;
        std::optional<CounterExample> first;
    };

    [[nodiscard]] const Pair& pair(std::size_t a, std::size_t b) const {
        SUDOKIT_EXPECT(a < size() && b < size());
        return pairs_[a * size() + b];
    }

    std::uint64_t puzzles_ = 0;
    std::vector<Total> totals_;
    std::vector<Pair> pairs_;  // row by row
};

}  // namespace sudokit
