// Minimality of many 9x9 puzzles at once, by the lane engine.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "sudokit/minimality.hpp"

#include "backend/automatic.hpp"
#include "generate/minimality/swap_sets.hpp"

namespace sudokit::generate {

/// Tests the removals of many puzzles side by side. With a given taken out, there is another
/// solution if and only if there is one with another digit in its cell, which is a search for one
/// solution rather than for two. Givens that an unavoidable set at hand shows to be needed take no
/// search at all. Keeps its memory between batches; one per thread.
class NineMinimality {
  public:
    explicit NineMinimality(const nine::Kernel& kernel) : solver_(kernel) {}

    /// As `Minimiser::redundant`.
    void redundant(std::span<const nine::Digits> puzzles, Deadline deadline,
                   std::span<NineRedundancy> answers);

    /// As `Minimiser::minimise`.
    void minimise(std::span<nine::Digits> puzzles, std::span<const Cell> order, Deadline deadline,
                  std::span<Posed> answers);

  private:
    // A given that is taken out on trial.
    struct Removal {
        std::size_t puzzle = 0;
        Cell cell = 0;
    };
    enum class Needed : std::uint8_t { no, yes, unknown };

    void find_posed(std::span<const nine::Digits> puzzles, Deadline deadline);
    void add_removal(const nine::Marks& puzzle, std::size_t index, Cell cell);
    void test_removals(Deadline deadline);
    [[nodiscard]] Needed needed(std::size_t removal) const;

    nine::Solver solver_;
    std::unique_ptr<backend::Relay> others_ = backend::make_automatic_in_general();
    std::vector<Posed> posed_;
    std::vector<nine::Digits> solutions_;
    std::vector<Removal> removals_;
    std::vector<nine::Marks> marks_;
    std::vector<nine::Answer> found_;
};

}  // namespace sudokit::generate
