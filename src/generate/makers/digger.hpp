// Takes givens out of a puzzle on any board.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "sudokit/cell_set.hpp"
#include "sudokit/puzzle.hpp"

#include "backend/automatic.hpp"
#include "engine/general/general.hpp"

namespace sudokit::generate {

/// Where givens are to be taken out.
struct Dig {
    Puzzle base;                         ///< the board, and all that is no given
    std::vector<std::uint8_t> solution;  ///< the only one
    CellSet givens;                      ///< at first those of the puzzle, then those left
    std::vector<CellSet> order;  ///< what is tried; each set is taken out together or not at all
    std::uint32_t least = 0;     ///< how many givens are kept at any rate
    /// Whether what takes the engine too long may be kept untested: on large boards a few tests
    /// take most of the time. Then some givens left may be redundant.
    bool hurried = false;
    bool stopped = false;  ///< time ran out first; the givens left have one solution even so

    [[nodiscard]] Puzzle puzzle() const;
};

/// What came of leaving a puzzle fewer givens, as `NineFinding`.
struct Finding {
    enum class Kind : std::uint8_t { only, another, unknown, stopped };
    Kind kind = Kind::only;
    CellSet difference = {};  ///< of another solution
};

/// As `NineDigger`, on any board, one puzzle at a time. Keeps its memory; one per thread.
class Digger {
  public:
    void dig(Dig& dig, Deadline deadline);

    /// Whether the solution is still the only one with these givens; `unknown` if that would take
    /// too long for one in a hurry.
    [[nodiscard]] Finding test(const Dig& dig, const CellSet& givens, Deadline deadline);

  private:
    std::unique_ptr<backend::Relay> engines_ = backend::make_automatic();
    engine::General hurried_;
};

}  // namespace sudokit::generate
