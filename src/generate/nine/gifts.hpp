// Brings puzzles of the usual 9x9 board that are too hard down to the level that is wished for.
#pragma once

#include <vector>

#include "sudokit/generate.hpp"

#include "generate/nine/cells.hpp"
#include "rate/nine_filter.hpp"

namespace sudokit::generate {

/// Looks for digits of the solution that, given as well, make a puzzle one of the wished level. The
/// rules of play are stuck in it; from where they are, each digit that could be given takes a few
/// microseconds to try, so that the right one is found rather than drawn. Keeps its memory; one per
/// thread.
class NineGifts {
  public:
    explicit NineGifts(const Wish& wish);

    /// True if this is a way to puzzles as wished.
    [[nodiscard]] bool is_of_use() const { return !parts_.empty(); }

    /// Adds a part of givens to a puzzle that is harder than wished; false if none is right.
    [[nodiscard]] bool give(MadePuzzle& made, Rng& rng);

  private:
    static void add(rate::NineFilter& filter, const nine::Digits& solution, NineCells part);
    [[nodiscard]] bool is_right(const nine::Digits& solution, NineCells part);

    std::vector<NineCells> parts_;    // that are given together; none: of no use
    std::vector<NineCells> order_;    // in which they are tried
    RuleSet enough_;                  // for all puzzles as wished
    RuleSet short_;                   // for none of them
    rate::NineFilter weak_;           // where what is too little is stuck
    rate::NineFilter strong_;         // the same for what must be enough
    std::vector<NineCells> reached_;  // from what was tried and is not enough
    std::vector<NineCells> easy_;     // parts that were tried and are too much
};

}  // namespace sudokit::generate
