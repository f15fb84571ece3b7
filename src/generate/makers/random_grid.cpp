#include "generate/makers/random_grid.hpp"

#include <algorithm>
#include <numeric>

#include "sudokit/generate.hpp"

namespace sudokit::generate {
namespace {

// How many digits change places at once, and how often for each digit of the board.
constexpr std::size_t kDigitsToChange = 3;
constexpr std::uint32_t kChangesPerDigit = 4;
constexpr std::size_t kSeedsOfAChange = 4;

// Nodes after which the engine is asked for something else: it may be stuck.
constexpr std::uint64_t kPatience = 1000;

// What `cell` may hold beside the givens of its peers.
DigitSet free_digits(const Puzzle& puzzle, Cell cell) {
    DigitSet digits = puzzle.allowed(cell);
    for (const Cell peer : puzzle.board().peers(cell)) {
        if (puzzle.given(peer) != 0) digits.erase(puzzle.given(peer));
    }
    return digits;
}

Digit random_digit(DigitSet digits, Rng& rng) {
    auto at = digits.begin();
    for (std::uint64_t skip = rng.below(digits.size()); skip > 0; --skip) ++at;
    return *at;
}

// Into one of `cells`, unless it has a given, or nothing fits there.
void put_random_digit(Puzzle& puzzle, std::span<const Cell> cells, Rng& rng) {
    const Cell cell = cells[rng.below(cells.size())];
    const DigitSet digits = free_digits(puzzle, cell);
    if (puzzle.given(cell) == 0 && !digits.empty()) {
        puzzle.set_given(cell, random_digit(digits, rng));
    }
}

}  // namespace

const GridSampler& grid_sampler() {
    static const GridSampler kSampler;
    return kSampler;
}

RandomSolutions::Solution RandomSolutions::solution_of(const Puzzle& puzzle, std::uint64_t patience,
                                                       Deadline deadline) {
    Solution found;
    engine_.search(puzzle, {.limit = 1, .deadline = deadline, .patience = patience},
                   [&](std::span<const std::uint8_t> digits) {
                       found.emplace(digits.begin(), digits.end());
                       return false;
                   });
    return found;
}

Puzzle RandomSolutions::seeded(std::uint32_t seeds, Rng& rng) const {
    Puzzle puzzle = puzzle_;
    std::vector<Cell> cells(puzzle.board().cell_count());
    std::iota(cells.begin(), cells.end(), Cell{0});
    for (std::uint32_t i = 0; i < seeds; ++i) put_random_digit(puzzle, cells, rng);
    return puzzle;
}

// The cells of some digits are emptied, and a few of them get any digit that fits at the moment.
void RandomSolutions::change(std::vector<std::uint8_t>& digits, Rng& rng, Deadline deadline) {
    std::vector<Digit> order(puzzle_.board().order());
    std::iota(order.begin(), order.end(), Digit{1});
    rng.shuffle(order);
    DigitSet emptied;
    for (std::size_t i = 0; i < std::min(kDigitsToChange, order.size()); ++i) {
        emptied.insert(order[i]);
    }
    Puzzle puzzle = puzzle_;
    std::vector<Cell> open;
    for (Cell cell = 0; cell < digits.size(); ++cell) {
        if (!emptied.contains(digits[cell])) {
            puzzle.set_given(cell, digits[cell]);
        } else if (puzzle.given(cell) == 0) {
            open.push_back(cell);
        }
    }
    if (open.empty()) return;
    for (std::size_t i = 0; i < kSeedsOfAChange; ++i) put_random_digit(puzzle, open, rng);
    if (auto found = solution_of(puzzle, kPatience, deadline)) digits = *std::move(found);
}

std::optional<std::vector<std::uint8_t>> RandomSolutions::draw(Rng& rng, Deadline deadline) {
    const std::uint32_t order = puzzle_.board().order();
    std::optional<std::vector<std::uint8_t>> digits;
    for (std::uint32_t seeds = order;; seeds /= 2) {
        digits = solution_of(seeded(seeds, rng), seeds == 0 ? 0 : kPatience, deadline);
        if (digits) break;
        if (deadline.passed()) return std::nullopt;
        if (seeds == 0) {
            has_none_ = true;
            return std::nullopt;
        }
    }
    for (std::uint32_t i = 0; i < kChangesPerDigit * order; ++i) {
        if (deadline.passed()) return std::nullopt;
        change(*digits, rng, deadline);
    }
    return digits;
}

}  // namespace sudokit::generate

namespace sudokit {

std::optional<Grid> random_grid(const Puzzle& puzzle, Rng& rng, Deadline deadline) {
    if (puzzle == Puzzle(Board::standard(9))) {
        const nine::Digits digits = generate::grid_sampler().draw(rng);
        return Grid{puzzle.board(), {digits.begin(), digits.end()}};
    }
    auto digits = generate::RandomSolutions(puzzle).draw(rng, deadline);
    if (!digits) return std::nullopt;
    return Grid{puzzle.board(), *std::move(digits)};
}

}  // namespace sudokit
