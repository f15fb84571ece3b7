#include "sudokit/backdoor.hpp"

#include "sudokit/expect.hpp"

#include "engine/general/propagation.hpp"
#include "rate/solution_search.hpp"

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

    BackdoorAnswer run(unsigned most) {
        const std::size_t cells = solution_.digits.size();
        for (std::size_t size = 0; size <= most && answer_.count == 0 && !stopped_; ++size) {
            weaker_.assign(size, std::vector<bool>(cells));
            choose(0, size);
        }
        answer_.known = !stopped_;
        return std::move(answer_);
    }

  private:
    // What follows from a cell tells no more than the cell itself. So if no set with the cell is a
    // backdoor, none with what follows from it in its place is.
    void choose(Cell first, std::size_t size) {
        if (propagation_.complete()) {
            if (answer_.count++ == 0) answer_.cells = chosen_;
            return;
        }
        if (size == 0) return;
        std::vector<bool>& weaker = weaker_[size - 1];
        weaker.assign(weaker.size(), false);
        for (Cell cell = first; cell < solution_.digits.size() && !stopped_; ++cell) {
            if (propagation_.sizes()[cell] == 1 || weaker[cell]) continue;
            stopped_ = deadline_.passed();
            const std::size_t mark = propagation_.mark();
            const std::uint64_t before = answer_.count;
            chosen_.push_back(cell);
            propagation_.assign({cell, solution_.digits[cell]});
            const bool possible = propagation_.propagate();
            SUDOKIT_EXPECT(possible);
            choose(cell + 1, size - 1);
            if (answer_.count == before) {
                propagation_.each_filled_since(
                    mark, [&weaker](Candidate filled) { weaker[filled.cell] = true; });
            }
            chosen_.pop_back();
            propagation_.undo(mark);
        }
    }

    const Grid& solution_;
    Deadline deadline_;
    engine::Links links_;
    engine::Propagation propagation_;
    std::vector<Cell> chosen_;
    std::vector<std::vector<bool>> weaker_;  // cells that need not be chosen, by cells to come
    BackdoorAnswer answer_;
    bool stopped_ = false;
};

}  // namespace

BackdoorAnswer find_backdoors(const Puzzle& puzzle, const Grid& solution, Deadline deadline,
                              unsigned most) {
    return BackdoorSearch(puzzle, solution, deadline).run(most);
}

struct BackdoorRater::Memory {
    explicit Memory(const nine::Kernel& kernel) : solutions(kernel) {}

    BackdoorRating rate(const rate::Solutions& found, const Puzzle& puzzle,
                        std::span<const std::uint8_t> solution, Deadline deadline) const {
        BackdoorRating out{found.count, found.stop, found.nodes};
        if (!found.is_one()) return out;
        const Grid grid{puzzle.board(), {solution.begin(), solution.end()}};
        BackdoorAnswer answer = find_backdoors(puzzle, grid, deadline, most);
        if (!answer.known) {
            out.stop = Stop::deadline;
        } else if (answer.count == 0) {
            out.above = most;
        } else {
            out.size = static_cast<unsigned>(answer.cells.size());
            out.cells = std::move(answer.cells);
            out.sets = answer.count;
        }
        return out;
    }

    rate::SolutionSearch solutions;
    unsigned most = ~0U;
};

BackdoorRater::BackdoorRater(const nine::Kernel& kernel)
    : memory_(std::make_unique<Memory>(kernel)) {}
BackdoorRater::~BackdoorRater() = default;
BackdoorRater::BackdoorRater(BackdoorRater&&) noexcept = default;
BackdoorRater& BackdoorRater::operator=(BackdoorRater&&) noexcept = default;

BackdoorRater::Memory& BackdoorRater::memory() const {
    SUDOKIT_EXPECT(memory_ != nullptr);
    return *memory_;
}

void BackdoorRater::set_most(unsigned size) { memory().most = size; }

BackdoorRating BackdoorRater::rate(const Puzzle& puzzle, Deadline deadline) {
    SUDOKIT_EXPECT(!puzzle.has_constraints());
    std::vector<std::uint8_t> solution;
    const rate::Solutions found = memory().solutions.search(puzzle, deadline, solution);
    return memory().rate(found, puzzle, solution, deadline);
}

void BackdoorRater::rate(std::span<const nine::Digits> puzzles, Deadline deadline,
                         std::span<BackdoorRating> answers) {
    SUDOKIT_EXPECT(answers.size() >= puzzles.size());
    memory().solutions.search(puzzles, deadline);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        answers[i] = memory().rate(memory().solutions.found(i), nine::puzzle_of(puzzles[i]),
                                   memory().solutions.solution(i), deadline);
    }
}

}  // namespace sudokit
