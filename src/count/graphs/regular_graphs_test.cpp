#include "count/graphs/regular_graphs.hpp"

#include <algorithm>
#include <map>
#include <numeric>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "base/test_deadline.hpp"
#include "count/latin.hpp"

namespace sudokit::count {
namespace {

// How many graphs there are, row by row, by how many rows each digit has so far.
Natural all_graphs(std::size_t size, unsigned degree) {
    std::map<std::vector<unsigned>, Natural> sums{{std::vector<unsigned>(size), Natural(1)}};
    for (std::size_t row = 0; row < size; ++row) {
        std::map<std::vector<unsigned>, Natural> next;
        for (const auto& [sum, graphs] : sums) {
            for (std::uint32_t set = 0; set < 1U << size; ++set) {
                if (static_cast<unsigned>(std::popcount(set)) != degree) continue;
                std::vector<unsigned> more = sum;
                for (std::size_t i = 0; i < size; ++i) more[i] += set >> i & 1U;
                if (std::ranges::max(more) > degree) continue;
                std::ranges::sort(more);
                next[more] += graphs;
            }
        }
        sums = std::move(next);
    }
    return sums[std::vector<unsigned>(size, degree)];
}

Rows transposed(const Rows& rows, std::size_t size) {
    Rows out{};
    for (std::size_t row = 0; row < size; ++row) {
        for (std::size_t digit = 0; digit < size; ++digit) {
            out[digit] |= (rows[row] >> digit & 1U) << row;
        }
    }
    return out;
}

std::uint64_t automorphisms_by_trial(const Rows& rows, std::size_t size) {
    std::uint64_t count = 0;
    std::vector<std::size_t> row_order(size);
    std::iota(row_order.begin(), row_order.end(), std::size_t{0});
    do {
        std::vector<std::size_t> digit_order(size);
        std::iota(digit_order.begin(), digit_order.end(), std::size_t{0});
        do {
            bool is_same = true;
            for (std::size_t r = 0; is_same && r < size; ++r) {
                for (std::size_t d = 0; is_same && d < size; ++d) {
                    is_same = (rows[r] >> d & 1U) == (rows[row_order[r]] >> digit_order[d] & 1U);
                }
            }
            count += is_same ? 1U : 0U;
        } while (std::ranges::next_permutation(digit_order).found);
    } while (std::ranges::next_permutation(row_order).found);
    return count;
}

TEST(RegularGraphs, AreAllThatThereAre) {
    for (const auto& [size, degree] :
         {std::array<unsigned, 2>{1, 0}, {2, 1}, {4, 2}, {5, 2}, {5, 3}, {6, 3}, {7, 3}, {8, 2}}) {
        Natural sum;
        for (const GraphClass& one : regular_graphs(size, degree, {})) sum += one.graphs;

        EXPECT_EQ(sum, all_graphs(size, degree)) << size << ", " << degree;
    }
}

TEST(RegularGraphs, AreAsManyOfAClassAsItsAutomorphismsSay) {
    const auto classes = regular_graphs(7, 3, {});
    EXPECT_EQ(classes.size(), 14U);
    for (const GraphClass& one : classes) {
        const Rows rows = rows_of(one.form);
        const bool is_self_dual = canonical_form(rows, 7) == canonical_form(transposed(rows, 7), 7);

        EXPECT_EQ(one.graphs * automorphisms(rows, 7),
                  factorial(7) * factorial(7) * (is_self_dual ? 1U : 2U));
    }
}

TEST(RegularGraphs, HaveNoAnswerAfterTheDeadline) {
    const tests::Patience patience(3);

    EXPECT_TRUE(regular_graphs(9, 4, patience.deadline()).empty());
    EXPECT_EQ(patience.late_looks(), 0U);
}

TEST(Automorphisms, AreThoseOfATrialOfAllOrders) {
    for (const GraphClass& one : regular_graphs(5, 2, {})) {
        const Rows rows = rows_of(one.form);

        EXPECT_EQ(automorphisms(rows, 5), automorphisms_by_trial(rows, 5));
    }
}

TEST(EitherForm, IsTheSameForRowsAndDigitsExchanged) {
    constexpr std::uint64_t kSeed = 3;
    Rng rng(kSeed);
    const auto classes = regular_graphs(7, 3, {});
    for (int i = 0; i < 30; ++i) {
        Rows rows = rows_of(classes[rng.below(classes.size())].form);
        const GraphForm form = either_form(rows, 7);
        std::swap(rows[rng.below(7)], rows[rng.below(7)]);

        EXPECT_EQ(either_form(transposed(rows, 7), 7), form) << "seed " << kSeed;
        EXPECT_EQ(either_form(rows, 7), form) << "seed " << kSeed;
    }
}

TEST(LatinCounter, CountsFactorisations) {
    LatinCounter counter(7);
    for (const GraphClass& one : regular_graphs(7, 2, {})) {
        Rows rest{};
        for (std::size_t row = 0; row < 7; ++row) rest[row] = 0x7fU & ~std::uint32_t{one.form[row]};

        EXPECT_EQ(counter.ways(rest, 5, {}), Natural(factorisations(rest, 7, 5)));
    }
    EXPECT_GT(counter.kept(4), 0U);
}

TEST(LatinCounter, StopsAtTheDeadlineAndGoesOnAfterwards) {
    const GraphClass upper = regular_graphs(8, 4, {}).front();
    LatinCounter counter(8);
    const Natural squares = LatinCounter(8).squares(upper, {});
    const tests::Patience patience(1);

    static_cast<void>(counter.squares(upper, patience.deadline()));
    EXPECT_LT(patience.late_looks(), 3U);
    EXPECT_EQ(counter.squares(upper, {}), squares);
}

TEST(FormTable, FindsWhatWasAdded) {
    constexpr std::uint64_t kSeed = 5;
    Rng rng(kSeed);
    FormTable table;
    std::map<GraphForm, std::uint64_t> expected;
    for (std::uint64_t i = 1; i < 5000; ++i) {
        GraphForm form{};
        for (std::size_t row = 0; row < kLargestLatin; ++row) {
            form[row] = static_cast<std::uint16_t>(rng.below(4) << rng.below(10));
        }
        if (!expected.emplace(form, i).second) continue;
        EXPECT_EQ(table.find(form), nullptr);
        table.add(form, i);
    }

    EXPECT_EQ(table.size(), expected.size());
    for (const auto& [form, number] : expected) {
        ASSERT_NE(table.find(form), nullptr) << "seed " << kSeed;
        EXPECT_EQ(*table.find(form), number) << "seed " << kSeed;
    }
}

}  // namespace
}  // namespace sudokit::count
