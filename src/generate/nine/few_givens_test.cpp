#include <gtest/gtest.h>

#include "sudokit/generate.hpp"
#include "sudokit/minimality.hpp"

#include "generate/makers/maker.hpp"
#include "generate/minimality/solution_list.hpp"

namespace sudokit {
namespace {

Wish few_givens(std::uint32_t least, std::uint32_t most) {
    Wish wish(Board::standard(9));
    wish.clues = {least, most};
    return wish;
}

TEST(NineFewGivens, ComesToEighteenGivens) {
    Generator generator(few_givens(17, 18));
    Rng rng(1);

    const auto made = generator.next(rng);

    ASSERT_TRUE(made.has_value());
    EXPECT_LE(made->puzzle.given_count(), 18U);
    generate::SolutionLister lister;
    EXPECT_EQ(lister.count(made->puzzle, 2, {}), 1U);
    EXPECT_TRUE(solves(made->solution, made->puzzle));
    EXPECT_TRUE(Minimiser().redundant(made->puzzle).is_minimal());
    EXPECT_GE(generator.tried().most, 19U) << "what it came by is told";
}

TEST(NineFewGivens, DoesNotDependOnTheKernel) {
    const Wish wish = few_givens(17, 18);
    Rng a(2);
    Rng b(2);
    Generator fast(wish);
    Generator portable(wish, nine::kernels().back());

    const auto first = fast.next(a);
    const auto second = portable.next(b);

    ASSERT_TRUE(first && second);
    EXPECT_EQ(first->puzzle, second->puzzle);
}

TEST(NineFewGivens, IsForWishesThatSayNothingOfTheGivensButTheirNumber) {
    const auto is_for = [](const Wish& wish) {
        return generate::make_nine_few_givens(wish, nine::default_kernel()) != nullptr;
    };
    Wish wish = few_givens(17, 18);
    EXPECT_TRUE(is_for(wish));
    wish.symmetry = symmetries("rotate180");
    EXPECT_FALSE(is_for(wish));
    EXPECT_FALSE(is_for(few_givens(17, 20)));
    wish = few_givens(17, 18);
    wish.base.set_given(0, 1);
    EXPECT_FALSE(is_for(wish));
}

}  // namespace
}  // namespace sudokit
