// The walk through a puzzle by singles and the shortest chains that there are.
#pragma once

#include <memory>

#include "sudokit/deadline.hpp"
#include "sudokit/function_ref.hpp"
#include "sudokit/nine.hpp"

#include "rate/whips/chain.hpp"

namespace sudokit::rate::whips {

class Position;

/// How a walk ends.
enum class End : std::uint8_t {
    solved,
    above,     ///< it takes longer chains than asked for
    stuck,     ///< no chain of any length goes on
    deadline,  ///< time was too short
};

struct Ended {
    End end = End::solved;
    unsigned longest = 0;  ///< of the chains used; 0 if singles are enough
};

/// Walks, keeping its memory between puzzles. One per thread.
class Walker {
  public:
    explicit Walker(Kind kind);
    ~Walker();

    /// The puzzle has this only solution. `each` is shown each chain before its target goes.
    [[nodiscard]] Ended walk(const nine::Marks& puzzle, const nine::Digits& solution, unsigned most,
                             const Deadline& deadline,
                             FunctionRef<void(const Position&, const Chain&)> each);

  private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

}  // namespace sudokit::rate::whips
