// The steps of a puzzle and of its images under exchanges of lines, of rows with columns, and of
// digits are images of each other.
#include <algorithm>
#include <numeric>

#include <gtest/gtest.h>

#include "base/test_rounds.hpp"
#include "support/walks.hpp"

namespace sudokit {
namespace {

using tests::SolvedPuzzle;

// Where each cell and digit goes.
struct Symmetry {
    Board to;
    std::vector<Cell> cell;
    std::vector<Digit> digit;  // by digit, from 1

    [[nodiscard]] Candidate operator()(const Candidate& candidate) const {
        return {cell[candidate.cell], digit[candidate.digit]};
    }
};

std::vector<std::uint32_t> shuffled(std::uint32_t count, Rng& rng) {
    std::vector<std::uint32_t> numbers(count);
    std::iota(numbers.begin(), numbers.end(), 0U);
    rng.shuffle(numbers);
    return numbers;
}

// Lines in a random order that keeps bands of `height` together.
std::vector<std::uint32_t> shuffled_lines(std::uint32_t order, std::uint32_t height, Rng& rng) {
    std::vector<std::uint32_t> lines;
    for (const std::uint32_t band : shuffled(order / height, rng)) {
        for (const std::uint32_t line : shuffled(height, rng))
            lines.push_back(height * band + line);
    }
    return lines;
}

// The board with rows and columns exchanged.
Board transposed(const Board& board) {
    Shape shape = board.shape();
    if (auto* boxes = std::get_if<Boxes>(&shape.regions)) {
        std::swap(boxes->rows, boxes->columns);
    } else if (auto* jigsaw = std::get_if<Jigsaw>(&shape.regions)) {
        const auto before = jigsaw->region_of;
        for (Cell cell = 0; cell < before.size(); ++cell) {
            const Cell mirrored = board.cell(board.column_of(cell), board.row_of(cell));
            jigsaw->region_of[mirrored] = before[cell];
        }
    }
    return *Board::make(shape);
}

Symmetry random_symmetry(const Board& board, Rng& rng) {
    const std::uint32_t order = board.order();
    const auto* const boxes = std::get_if<Boxes>(&board.shape().regions);
    const bool keeps_lines = board.shape().diagonals || board.shape().windows ||
                             std::holds_alternative<Jigsaw>(board.shape().regions);
    std::vector<std::uint32_t> rows(order);
    std::iota(rows.begin(), rows.end(), 0U);
    auto columns = rows;
    if (!keeps_lines) {
        rows = shuffled_lines(order, boxes != nullptr ? boxes->rows : 1, rng);
        columns = shuffled_lines(order, boxes != nullptr ? boxes->columns : 1, rng);
    }
    const bool mirror = rng.below(2) == 0;
    Symmetry symmetry{mirror ? transposed(board) : board, std::vector<Cell>(board.cell_count()),
                      std::vector<Digit>(order + 1)};
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        const std::uint32_t row = rows[board.row_of(cell)];
        const std::uint32_t column = columns[board.column_of(cell)];
        symmetry.cell[cell] = mirror ? board.cell(column, row) : board.cell(row, column);
    }
    const auto digits = shuffled(order, rng);
    for (Digit digit = 1; digit <= order; ++digit) symmetry.digit[digit] = digits[digit - 1] + 1;
    return symmetry;
}

Puzzle image(const Puzzle& puzzle, const Symmetry& symmetry) {
    Puzzle out(symmetry.to);
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        const Cell to = symmetry.cell[cell];
        if (puzzle.given(cell) != 0) out.set_given(to, symmetry.digit[puzzle.given(cell)]);
        if (!puzzle.has_pencilmarks()) continue;
        DigitSet marks;
        for (const Digit digit : puzzle.pencilmarks(cell)) marks.insert(symmetry.digit[digit]);
        out.set_pencilmarks(to, marks);
    }
    return out;
}

State image(const State& state, const Puzzle& puzzle, const Symmetry& symmetry) {
    State out(image(puzzle, symmetry));
    for (Cell cell = 0; cell < state.board().cell_count(); ++cell) {
        const Cell to = symmetry.cell[cell];
        if (!state.is_open(cell)) {
            if (out.is_open(to)) out.place({to, symmetry.digit[state.digit(cell)]});
            continue;
        }
        for (const Digit digit : state.board().digits() & ~state.candidates(cell)) {
            out.remove({to, symmetry.digit[digit]});
        }
    }
    return out;
}

using Conclusions = std::pair<std::vector<Candidate>, std::vector<Candidate>>;

std::vector<Conclusions> all_conclusions(TechniqueId id, const State& state) {
    std::vector<Conclusions> all;
    find_steps(id, state, [&](const Step& step) {
        all.emplace_back(step.placements, step.eliminations);
        return true;
    });
    std::ranges::sort(all);
    return all;
}

std::vector<Conclusions> image(std::vector<Conclusions> all, const Symmetry& symmetry) {
    for (auto& [placements, eliminations] : all) {
        for (auto* list : {&placements, &eliminations}) {
            std::ranges::transform(*list, list->begin(), symmetry);
            std::ranges::sort(*list);
        }
    }
    std::ranges::sort(all);
    return all;
}

// Of chains that conclude the same only the shortest is offered, and which ones there is time to
// look at depends on the order of the cells; so chains are left out.
bool is_symmetric(const TechniqueInfo& info) {
    switch (info.id) {
        case TechniqueId::remote_pair:
        case TechniqueId::als_chain: return false;
        case TechniqueId::skyscraper:
        case TechniqueId::two_string_kite:
        case TechniqueId::turbot_fish:
        case TechniqueId::empty_rectangle: return true;
        default:
            return info.family != TechniqueFamily::chain && info.family != TechniqueFamily::forcing;
    }
}

int compare(const SolvedPuzzle& puzzle, const State& state, Rng& rng) {
    const Symmetry symmetry = random_symmetry(state.board(), rng);
    const State mirrored = image(state, puzzle.puzzle, symmetry);
    std::size_t steps = 0;
    for (const TechniqueInfo& info : all_techniques()) {
        if (!is_symmetric(info)) continue;
        const auto here = all_conclusions(info.id, state);
        EXPECT_EQ(image(here, symmetry), all_conclusions(info.id, mirrored))
            << info.word << " on " << puzzle.name << " with " << state.open_count() << " open";
        steps += here.size();
    }
    return static_cast<int>(steps);
}

TEST(Steps, OfAMirroredPuzzleAreMirrored) {
    int steps = 0;
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(1U); ++seed) {
        Rng rng(seed);
        for (const SolvedPuzzle& puzzle : tests::random_puzzles(200 + seed)) {
            tests::walk(puzzle, TechniqueSet().set(), rng, [&](const State& state) {
                if (!::testing::Test::HasFailure()) steps += compare(puzzle, state, rng);
            });
        }
    }
    EXPECT_GT(steps, tests::test_factor() < 1 ? 250 : 1000);
}

}  // namespace
}  // namespace sudokit
