#include "generate/judging/levelling.hpp"

#include <gtest/gtest.h>

namespace sudokit::generate {
namespace {

Wish large_wish(Level level) {
    Wish wish(Board::standard(12));
    wish.level = {level, level};
    return wish;
}

// A puzzle of the board of the wish that is dug as far as it goes.
MadePuzzle dug_puzzle(const Wish& wish, Rng& rng) {
    Generator generator{Wish(wish.base.board())};
    return *generator.next(rng);
}

TEST(Levelling, PuzzlesHaveTheLevelAndWhatTheyHadBefore) {
    for (const Level level : {Level::easy, Level::medium, Level::hard}) {
        SCOPED_TRACE(static_cast<int>(level));
        const Wish wish = large_wish(level);
        Levelling levelling(wish, nine::default_kernel());
        Rng rng(4);
        MadePuzzle made = dug_puzzle(wish, rng);
        const Puzzle before = made.puzzle;

        ASSERT_TRUE(levelling.is_of_use());
        ASSERT_TRUE(levelling.level(made, rng, {}));

        EXPECT_EQ(LevelRater(Scale::level).rate(made.puzzle).level, level);
        EXPECT_TRUE(solves(made.solution, made.puzzle));
        for (Cell cell = 0; cell < before.board().cell_count(); ++cell) {
            if (before.given(cell) == 0) continue;
            EXPECT_EQ(made.puzzle.given(cell), before.given(cell));
        }
    }
}

TEST(Levelling, KeepsToTheNumberOfGivens) {
    Wish wish = large_wish(Level::hard);
    wish.level = {Level::very_easy, Level::hard};
    Rng rng(4);
    const MadePuzzle dug = dug_puzzle(wish, rng);
    MadePuzzle free = dug;
    ASSERT_TRUE(Levelling(wish, nine::default_kernel()).level(free, rng, {}));
    wish.clues.most = free.puzzle.given_count() - 5;

    for (int i = 0; i < 4; ++i) {
        MadePuzzle made = dug;
        if (!Levelling(wish, nine::default_kernel()).level(made, rng, {})) continue;
        EXPECT_LE(made.puzzle.given_count(), wish.clues.most);
    }
}

TEST(Levelling, IsForLargeBoardsThatMayHaveMoreGivens) {
    const auto is_of_use = [](const Wish& wish) {
        return Levelling(wish, nine::default_kernel()).is_of_use();
    };
    Wish nine(Board::standard(9));
    nine.level = {Level::easy, Level::easy};
    Wish minimal = large_wish(Level::easy);
    minimal.minimal = true;

    EXPECT_TRUE(is_of_use(large_wish(Level::very_hard)));
    EXPECT_FALSE(is_of_use(large_wish(Level::expert)));
    EXPECT_FALSE(is_of_use(minimal));
    EXPECT_FALSE(is_of_use(nine));
}

TEST(Levelling, DeadlineEndsIt) {
    const Wish wish = large_wish(Level::easy);
    Levelling levelling(wish, nine::default_kernel());
    Rng rng(5);
    MadePuzzle made = dug_puzzle(wish, rng);

    EXPECT_FALSE(levelling.level(made, rng, Deadline([](const void*) { return true; }, nullptr)));
}

}  // namespace
}  // namespace sudokit::generate
