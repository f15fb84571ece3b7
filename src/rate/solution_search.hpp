// How many solutions a puzzle has, and the only one: what all scales begin or end with.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "sudokit/nine.hpp"

#include "backend/automatic.hpp"

namespace sudokit::rate {

/// What is known of a puzzle's solutions; at most two are looked for.
struct Solutions {
    std::uint64_t count = 0;
    Stop stop = Stop::exhausted;
    std::uint64_t nodes = 0;

    [[nodiscard]] bool is_one() const { return count == 1 && stop == Stop::exhausted; }
};

/// Searches by the kernel on the usual 9x9 board, and by the engines for any board elsewhere and
/// where the kernel is stuck. Keeps its memory between puzzles; one per thread.
class SolutionSearch {
  public:
    explicit SolutionSearch(const nine::Kernel& kernel) : solver_(kernel) {}

    /// A puzzle on any board, by the engines for any board. `solution` gets the last one found.
    [[nodiscard]] Solutions search(const Puzzle& puzzle, Deadline deadline,
                                   std::vector<std::uint8_t>& solution);

    /// Many puzzles on the usual 9x9 board; what is found is there until the next search.
    void search(std::span<const nine::Digits> puzzles, Deadline deadline);
    void search(std::span<const nine::Marks> puzzles, Deadline deadline);

    /// What the last search found of puzzle number `index`, and its first solution if there is one.
    [[nodiscard]] Solutions found(std::size_t index) const;
    [[nodiscard]] const nine::Digits& solution(std::size_t index) const {
        return solutions_[index];
    }

  private:
    template <class Form>
    void search_each(std::span<const Form> puzzles, Deadline deadline);

    nine::Solver solver_;
    std::unique_ptr<backend::Relay> others_ = backend::make_automatic_in_general();
    std::vector<nine::Answer> found_;
    std::vector<nine::Digits> solutions_;
};

}  // namespace sudokit::rate
