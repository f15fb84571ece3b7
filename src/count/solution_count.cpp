// The number of solutions of a puzzle, by whichever way there is to it.
#include "sudokit/counting.hpp"

#include "count/one_band.hpp"
#include "count/solution_counter.hpp"

namespace sudokit {

struct SolutionCounting::Work {
    std::optional<Natural> solutions;  // known beforehand
    std::optional<Shape> empty;        // a board without givens that has a scheme
    count::SolutionCounter counter;
};

SolutionCounting::SolutionCounting(const Puzzle& puzzle, std::size_t memory)
    : work_(new Work{count::one_band_count(puzzle), {}, {puzzle, memory}}) {
    const bool is_empty =
        puzzle.given_count() == 0 && !puzzle.has_pencilmarks() && !puzzle.has_constraints();
    if (is_empty && GridCounting::of(puzzle.board().shape())) {
        work_->empty = puzzle.board().shape();
    }
}

SolutionCounting::SolutionCounting(SolutionCounting&&) noexcept = default;
SolutionCounting& SolutionCounting::operator=(SolutionCounting&&) noexcept = default;
SolutionCounting::~SolutionCounting() = default;

std::optional<Natural> SolutionCounting::count(const Deadline& deadline, std::uint64_t most) {
    if (work_->solutions) return work_->solutions;
    work_->solutions =
        work_->empty ? grid_count(*work_->empty, deadline) : work_->counter.count(deadline, most);
    return work_->solutions;
}

std::optional<Grid> SolutionCounting::draw(Rng& rng, const Deadline& deadline) {
    return work_->counter.draw(rng, deadline);
}

std::optional<Natural> solution_count(const Puzzle& puzzle, const Deadline& deadline) {
    return SolutionCounting(puzzle).count(deadline);
}

}  // namespace sudokit
