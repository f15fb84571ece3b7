#include "rate/solution_search.hpp"

#include <algorithm>

namespace sudokit::rate {

Solutions SolutionSearch::search(const Puzzle& puzzle, Deadline deadline,
                                 std::vector<std::uint8_t>& solution) {
    const SearchOutcome outcome = backend::search_or_stop(
        *others_, puzzle, {.deadline = deadline}, [&](std::span<const std::uint8_t> digits) {
            solution.assign(digits.begin(), digits.end());
            return true;
        });
    return {outcome.count, outcome.stop, outcome.nodes};
}

template <class Form>
void SolutionSearch::search_each(std::span<const Form> puzzles, Deadline deadline) {
    if (found_.size() < puzzles.size()) {
        found_.resize(puzzles.size());
        solutions_.resize(puzzles.size());
    }
    backend::solve_all(solver_, *others_, puzzles, {.deadline = deadline},
                       std::span(found_).first(puzzles.size()),
                       std::span(solutions_).first(puzzles.size()));
}

void SolutionSearch::search(std::span<const nine::Digits> puzzles, Deadline deadline) {
    search_each(puzzles, deadline);
}

void SolutionSearch::search(std::span<const nine::Marks> puzzles, Deadline deadline) {
    search_each(puzzles, deadline);
}

Solutions SolutionSearch::found(std::size_t index) const {
    const nine::Answer& answer = found_[index];
    return {answer.count, answer.stop, answer.guesses};
}

}  // namespace sudokit::rate
