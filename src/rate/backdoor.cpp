#include "sudokit/backdoor.hpp"

#include "sudokit/expect.hpp"

#include "engine/general/propagation.hpp"

namespace sudokit {
namespace {

// Tries sets of one size, cell by cell in reading order. A set of the least size holds no cell that
// follows from the others, so cells that are filled already are left out.
class BackdoorSearch {
  public:
    BackdoorSearch(const Puzzle& puzzle, const Grid& solution, Deadline deadline)
        : solution_(solution),
          deadline_(deadline),
          links_(puzzle.board()),
          propagation_(links_, engine::Rules::singles) {
        SUDOKIT_EXPECT(solves(solution, puzzle));
        const bool possible = propagation_.load(puzzle) && propagation_.propagate();
        SUDOKIT_EXPECT(possible);
    }

    BackdoorAnswer run() {
        for (std::size_t size = 0; answer_.count == 0 && !stopped_; ++size) choose(0, size);
        answer_.known = !stopped_;
        return std::move(answer_);
    }

  private:
    void choose(Cell first, std::size_t size) {
        if (propagation_.complete()) {
            if (answer_.count++ == 0) answer_.cells = chosen_;
            return;
        }
        if (size == 0) return;
        for (Cell cell = first; cell < solution_.digits.size() && !stopped_; ++cell) {
            if (propagation_.sizes()[cell] == 1) continue;
            stopped_ = deadline_.passed();
            const std::size_t mark = propagation_.mark();
            chosen_.push_back(cell);
            propagation_.assign({cell, solution_.digits[cell]});
            const bool possible = propagation_.propagate();
            SUDOKIT_EXPECT(possible);
            choose(cell + 1, size - 1);
            chosen_.pop_back();
            propagation_.undo(mark);
        }
    }

    const Grid& solution_;
    Deadline deadline_;
    engine::Links links_;
    engine::Propagation propagation_;
    std::vector<Cell> chosen_;
    BackdoorAnswer answer_;
    bool stopped_ = false;
};

}  // namespace

BackdoorAnswer find_backdoors(const Puzzle& puzzle, const Grid& solution, Deadline deadline) {
    return BackdoorSearch(puzzle, solution, deadline).run();
}

}  // namespace sudokit
