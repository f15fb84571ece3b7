// Techniques taken as long as they find something leave what the rules leave as filters.
#include "sudokit/rules.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "sudokit/techniques.hpp"

#include "base/test_rounds.hpp"
#include "support/boards.hpp"
#include "support/walks.hpp"

namespace sudokit {
namespace {

using enum TechniqueId;

TechniqueSet set_of(std::initializer_list<TechniqueId> ids) {
    TechniqueSet set;
    for (const TechniqueId id : ids) set.set(static_cast<std::size_t>(id));
    return set;
}

State play(const Puzzle& puzzle, const TechniqueSet& techniques) {
    State state(puzzle);
    while (!state.dead_end()) {
        const auto step = next_step(state, techniques);
        if (!step) break;
        apply(*step, state);
    }
    return state;
}

struct Outcomes {
    int failed = 0;
    int solved = 0;
    int open = 0;
};

void compare(const Puzzle& puzzle, const RuleSet& rules, const TechniqueSet& techniques,
             Outcomes& outcomes) {
    const Filtering expected = filter(puzzle, rules);

    const State state = play(puzzle, techniques);

    ASSERT_EQ(state.dead_end().has_value(), expected.state == Filtering::State::failed);
    if (state.dead_end()) {
        ++outcomes.failed;
        return;
    }
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        const DigitSet left =
            state.is_open(cell) ? state.candidates(cell) : DigitSet::of(state.digit(cell));
        ASSERT_EQ(left, expected.candidates[cell]) << cell_name(puzzle.board(), cell);
    }
    ++(state.is_solved() ? outcomes.solved : outcomes.open);
}

Puzzle some_puzzle(const Board& board, Rng& rng) {
    Puzzle puzzle =
        tests::random_puzzle(board, 20 + static_cast<std::uint32_t>(rng.below(30)), rng);
    if (rng.below(3) == 0) tests::add_random_pencilmarks(puzzle, rng);
    // Now and then a given that may well be wrong.
    if (rng.below(6) == 0) {
        puzzle.set_given(static_cast<Cell>(rng.below(board.cell_count())),
                         static_cast<Digit>(1 + rng.below(board.order())));
    }
    return puzzle;
}

struct Boards {
    std::uint32_t puzzles;
    std::vector<Board> boards;
};

Boards usual_boards() {
    Rng rng(1);
    return {std::max(60U, tests::test_rounds(60U)),
            {Board::standard(4), Board::standard(6), Board::standard(9), Board::standard(9),
             tests::random_jigsaw(6, rng), tests::random_jigsaw(9, rng)}};
}

void compare_all(const Boards& on, const RuleSet& rules, const TechniqueSet& techniques) {
    Outcomes outcomes;
    for (std::uint64_t seed = 1; seed <= on.puzzles; ++seed) {
        Rng rng(seed);
        for (const Board& board : on.boards) {
            const Puzzle puzzle = some_puzzle(board, rng);
            ASSERT_NO_FATAL_FAILURE(compare(puzzle, rules, techniques, outcomes))
                << shape_name(board.shape()) << ", seed " << seed;
        }
    }
    EXPECT_GT(outcomes.failed, 0);
    EXPECT_GT(outcomes.solved, 0);
    EXPECT_GT(outcomes.open, 0);
}

TEST(RulesAndTechniques, AgreeOnSingles) {
    compare_all(usual_boards(), {.single_candidate = true, .single_position = true},
                set_of({full_house, naked_single, hidden_single}));
}

TEST(RulesAndTechniques, AgreeOnCandidateLines) {
    compare_all(usual_boards(),
                {.single_candidate = true,
                 .single_position = true,
                 .box_to_line = true,
                 .line_to_box = true},
                set_of({naked_single, hidden_single, pointing, claiming}));
}

TEST(RulesAndTechniques, AgreeOnTuples) {
    compare_all(
        usual_boards(),
        {.single_candidate = true,
         .single_position = true,
         .box_to_line = true,
         .line_to_box = true,
         .naked_tuples = 4,
         .hidden_tuples = 4},
        set_of({naked_single, hidden_single, pointing, claiming, locked_pair, locked_triple,
                naked_pair, naked_triple, naked_quad, hidden_pair, hidden_triple, hidden_quad}));
}

TEST(RulesAndTechniques, AgreeOnNakedPairsAlone) {
    compare_all(usual_boards(),
                {.single_candidate = true, .single_position = true, .naked_tuples = 2},
                set_of({naked_single, hidden_single, locked_pair, naked_pair}));
}

TEST(RulesAndTechniques, AgreeOnFish) {
    compare_all(usual_boards(), {.single_candidate = true, .single_position = true, .fish = 4},
                set_of({naked_single, hidden_single, x_wing, swordfish, jellyfish}));
}

TEST(RulesAndTechniques, AgreeOnFishWithBoxes) {
    Rng rng(1);
    compare_all({std::max(30U, tests::test_rounds(30U)),
                 {Board::standard(4), Board::standard(6), Board::standard(9),
                  tests::random_jigsaw(6, rng)}},
                {.single_candidate = true,
                 .single_position = true,
                 .box_to_line = true,
                 .line_to_box = true,
                 .multiple_lines = 3,
                 .franken_fish = 3},
                set_of({naked_single, hidden_single, pointing, claiming, double_pairs,
                        multiple_lines, x_wing, swordfish, franken_x_wing, franken_swordfish}));
}

TEST(RulesAndTechniques, AgreeOnMultipleLinesOfWideBands) {
    compare_all({std::max(30U, tests::test_rounds(30U)),
                 {Board::standard(9), Board::standard(12), *Board::make(Shape::boxes(4, 3)),
                  Board::standard(16)}},
                {.single_candidate = true,
                 .single_position = true,
                 .box_to_line = true,
                 .multiple_lines = kMaxOrder},
                set_of({naked_single, hidden_single, pointing, multiple_lines}));
}

}  // namespace
}  // namespace sudokit
