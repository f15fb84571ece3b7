// All minimal puzzles within 9x9 puzzles of which few givens are redundant, for many of them at
// once.
#pragma once

#include <span>
#include <vector>

#include "generate/nine/trials.hpp"

namespace sudokit::generate {

/// A puzzle with exactly one solution, and what is minimal within it.
struct NineWithin {
    nine::Digits solution = {};
    NineCells needed = {};
    NineCells redundant = {};             ///< the other givens: at most 32
    std::vector<NineCells> minimal = {};  ///< the givens of all minimal puzzles, in a fixed order
    bool stopped = false;                 ///< time ran out first
};

/// Finds all puzzles within that have one solution, those with most givens first: one that has none
/// within it with a given less is minimal. Their number doubles with each redundant given or so, as
/// does the time: a dozen take a tenth of a millisecond. Keeps its memory; one per thread.
class NineLattice {
  public:
    explicit NineLattice(const nine::Kernel& kernel) : trials_(kernel) {}

    void find(std::span<NineWithin> puzzles, Deadline deadline);

  private:
    // Sets of redundant givens as bits, in the order of their cells.
    using Givens = std::uint32_t;

    // A puzzle that is worked on: all sets of one size that leave one solution are known, and those
    // with a given less are being found.
    struct Work {
        explicit Work(NineWithin& of);

        [[nodiscard]] Givens bits_of(NineCells set) const;
        [[nodiscard]] NineCells givens_of(Givens bits) const;
        [[nodiscard]] bool is_too_few(Givens bits) const;
        [[nodiscard]] bool go_on();
        void list_smaller();
        void take_minimal();

        NineWithin* puzzle;
        std::vector<std::uint8_t> cells = {};  // the redundant ones
        std::vector<Givens> unavoidable = {};  // what must not be missing altogether
        std::vector<Givens> enough = {};       // in increasing order
        std::vector<Givens> smaller = {};      // to be tested, from `next` on
        std::size_t next = 0;
        std::vector<Givens> on_trial = {};
        std::vector<Givens> smaller_enough = {};
    };

    NineTrials trials_;
    std::vector<Work> works_;
};

}  // namespace sudokit::generate
