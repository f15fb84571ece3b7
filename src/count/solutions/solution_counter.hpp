// The exact number of solutions of a puzzle, without going through them: propagate, cut what is
// left open into components that have nothing to do with each other, and branch in each; what was
// counted once is remembered ("#SAT with component caching", Bacchus, Dalmao and Pitassi 2003,
// Sang et al. 2004).
#pragma once

#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "sudokit/natural.hpp"
#include "sudokit/puzzle.hpp"
#include "sudokit/rng.hpp"

#include "base/lookout.hpp"
#include "engine/general/links.hpp"
#include "engine/general/propagation.hpp"

namespace sudokit::count {

/// Counts and draws the solutions of one puzzle, on any board.
///
/// Which digits the open cells of a component may hold says all about it, and not what these digits
/// are called. With constraints that say more than that digits differ, it also matters what the
/// filled cells of these constraints hold, and the names of the digits.
class SolutionCounter {
  public:
    /// What is remembered takes no more than `memory` bytes, about; where it is full, all is
    /// forgotten.
    SolutionCounter(const Puzzle& puzzle, std::size_t memory);
    SolutionCounter(const SolutionCounter&) = delete;
    SolutionCounter& operator=(const SolutionCounter&) = delete;

    static constexpr std::uint64_t kNoLimit = ~std::uint64_t{0};

    /// Nothing if the deadline passed first, or `most` components had to be counted and more were
    /// to come. What is remembered helps when it is asked again.
    [[nodiscard]] std::optional<Natural> count(const Deadline& deadline,
                                               std::uint64_t most = kNoLimit);

    /// A solution, each equally likely; nothing if there is none, or the deadline passed first.
    [[nodiscard]] std::optional<Grid> draw(Rng& rng, const Deadline& deadline);

    /// How many components it remembers.
    [[nodiscard]] std::size_t kept() const { return known_.size(); }

  private:
    using Cells = std::vector<Cell>;
    using Key = std::vector<std::uint64_t>;
    struct KeyHash {
        std::size_t operator()(const Key& key) const;
    };

    void begin(const Deadline& deadline, std::uint64_t most);
    [[nodiscard]] bool is_over() const { return lookout_.seen() || left_ == 0; }
    [[nodiscard]] Natural product_of_components(std::span<const Cell> cells);
    [[nodiscard]] Natural component(const Cells& cells);
    [[nodiscard]] Natural branches(const Cells& cells);
    [[nodiscard]] Natural solutions_with(Cell cell, std::uint64_t digit, const Cells& cells);
    [[nodiscard]] bool draw_next(Rng& rng);
    [[nodiscard]] bool is_open(Cell cell) const { return state_.sizes()[cell] > 1; }
    [[nodiscard]] Cells all_open() const;
    [[nodiscard]] Cells take_component(Cells& open) const;
    [[nodiscard]] bool touch(Cell a, Cell b) const;
    [[nodiscard]] Cell choose(std::span<const Cell> cells) const;
    [[nodiscard]] Key key_of(const Cells& cells) const;
    static void sort_digits(Key& key, std::size_t words);
    void add_filled(const Cells& cells, Key& key) const;
    void remember(Key key, const Natural& solutions);

    Board board_;
    Puzzle puzzle_;
    engine::Links links_;
    engine::Propagation state_;
    bool possible_;
    std::vector<std::vector<std::uint32_t>> constraints_of_;  // of each cell
    std::size_t memory_;
    std::size_t used_ = 0;
    std::unordered_map<Key, Natural, KeyHash> known_;
    Lookout lookout_;
    std::uint64_t left_ = 0;  // components that may still be counted
};

}  // namespace sudokit::count
