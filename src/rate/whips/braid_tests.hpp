// Tests by contradiction whose consequences are drawn by braids: D. Berthier's T&E(Bp, 1).
#pragma once

#include <memory>

#include "sudokit/deadline.hpp"
#include "sudokit/nine.hpp"

#include "rate/whips/walk.hpp"

namespace sudokit::rate::whips {

/// Tests candidates, first with singles alone, then with braids of length 1, 2, ... until the
/// puzzle is solved. Keeps its memory between puzzles. One per thread.
class BraidTests {
  public:
    BraidTests();
    ~BraidTests();

    /// The puzzle has this only solution, and its depth is 2 at most: else it would go on for ever.
    /// `longest` is the length of the braids that it takes.
    [[nodiscard]] Ended run(const nine::Marks& puzzle, const nine::Digits& solution, unsigned most,
                            const Deadline& deadline);

  private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

}  // namespace sudokit::rate::whips
