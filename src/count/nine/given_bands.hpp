// The solutions of plain 9x9 puzzles, counted and drawn by what the columns of each stack hold in
// each band: for puzzles with few givens, wherever these are.
//
// A stack has 94,080 states (stack_states.hpp), a third of them for each given. Given the states of
// all three stacks, the bands are filled independently of each other (band_ways.hpp). So the number
// is the sum, over the states of three stacks, of the product of the ways of three bands.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/natural.hpp"
#include "sudokit/puzzle.hpp"
#include "sudokit/rng.hpp"

#include "count/nine/band_ways.hpp"
#include "count/nine/stack_states.hpp"

namespace sudokit::count {

/// Counts and draws the solutions of one puzzle.
class GivenBands {
  public:
    /// Nothing for puzzles on other boards, with pencil marks or with constraints. Keeps matrices
    /// of ways up to about `memory` bytes.
    static std::optional<GivenBands> of(const Puzzle& puzzle, std::size_t memory);

    /// The number of solutions; nothing if the deadline passed first. Goes on where it stopped when
    /// it is asked again. Getting ready, which takes up to a tenth of a second, is part of the
    /// work.
    [[nodiscard]] std::optional<Natural> count(const Deadline& deadline);

    /// A solution, each equally likely. Nothing if there is none, or the deadline passed first.
    [[nodiscard]] std::optional<Grid> draw(Rng& rng, const Deadline& deadline);

  private:
    using Givens = std::array<std::uint8_t, 81>;  // 0 where there is none
    // How the puzzle is looked at: rows and columns exchanged or not, and which stacks in order.
    struct View {
        bool turned = false;
        std::array<std::uint8_t, 3> stacks = {0, 1, 2};
    };
    // The states of a stack, each with the numbers of its partitions among those of its stack in
    // each band.
    struct Stack {
        std::vector<StackState> states;
        std::vector<std::array<std::uint16_t, 3>> local;
        std::array<std::vector<std::uint16_t>, 3> partitions;  // by band
        std::uint32_t free_columns = 0;                        // of which nothing is given
    };
    // A sum that no machine word holds.
    struct Sum {
        std::uint64_t low = 0;
        std::uint64_t high = 0;
        void add(std::uint64_t value) {
            low += value;
            high += low < value ? 1U : 0U;
        }
        [[nodiscard]] Natural natural() const;
    };

    // A view without its order: how many states each stack has, first and not.
    struct Sizes {
        std::array<double, 3> first = {};
        std::array<double, 3> later = {};
    };

    GivenBands(const Puzzle& puzzle, std::size_t memory);
    [[nodiscard]] std::size_t cell(std::size_t row, std::size_t column) const;
    [[nodiscard]] std::vector<KnownColumn> known_columns(std::size_t stack) const;
    [[nodiscard]] bool prepare(const Deadline& deadline);
    void prepare_next();
    void measure_stack(bool turned, std::size_t stack);
    void choose_view();
    void make_stack(std::size_t number);
    void make_band(std::size_t band);
    const WayMatrix& matrix(std::size_t band, std::size_t first);
    [[nodiscard]] std::array<const WayMatrix*, 3> matrices(const StackState& first);
    [[nodiscard]] std::uint64_t sum_third(const std::array<const WayMatrix*, 3>& ways,
                                          std::size_t second) const;
    [[nodiscard]] Grid drawn(const std::array<std::size_t, 3>& states, Rng& rng) const;

    Board board_;
    Givens givens_ = {};
    std::size_t memory_;
    std::uint32_t unused_ = 0;  // digits that are not given
    View view_;
    std::array<Sizes, 2> sizes_;  // as it is, and turned
    std::size_t prepared_ = 0;    // steps of getting ready that are done
    std::shared_ptr<const BandWayTables> tables_;
    std::array<Stack, 3> stacks_;
    std::vector<std::size_t> third_begin_;  // of states that are the same in the first band
    std::vector<BandWays> bands_;
    std::array<std::vector<WayMatrix>, 3> known_;  // by band and first partition
    std::size_t kept_ = 0;                         // bytes
    // How far the count has come.
    std::size_t first_ = 0;
    std::size_t second_ = 0;
    Sum sum_;                    // of this first state
    std::vector<Natural> sums_;  // of those before, times their images, added up
};

}  // namespace sudokit::count
