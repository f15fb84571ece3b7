#include "count/forgetful_table.hpp"

#include <map>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

namespace sudokit::count {
namespace {

constexpr std::uint64_t kSmallNumbers = 1000;

std::map<std::uint64_t, std::uint64_t> random_numbers(std::size_t size, Rng& rng) {
    std::map<std::uint64_t, std::uint64_t> out;
    while (out.size() < size) out.emplace(rng.next() >> 4, rng.below(kSmallNumbers));
    return out;
}

TEST(ForgetfulTable, KnowsWhatItKeptWhileThereIsRoom) {
    Rng rng(1);
    const auto numbers = random_numbers(40'000, rng);
    ForgetfulTable table(20);

    for (const auto& [key, number] : numbers) table.keep(key, number);

    std::size_t known = 0;
    for (const auto& [key, number] : numbers) {
        std::uint64_t found = 0;
        if (!table.find(key, found)) continue;
        ++known;
        EXPECT_EQ(found, number);
    }
    EXPECT_GT(known, numbers.size() * 9 / 10);
}

TEST(ForgetfulTable, ForgetsRatherThanTakesAKeyForAnother) {
    Rng rng(2);
    const auto numbers = random_numbers(20'000, rng);
    ForgetfulTable table(12);

    for (const auto& [key, number] : numbers) table.keep(key, number);

    std::size_t known = 0;
    for (const auto& [key, number] : numbers) {
        std::uint64_t found = 0;
        if (!table.find(key, found)) continue;
        ++known;
        EXPECT_EQ(found, number);
    }
    EXPECT_GT(known, 3000U);
    EXPECT_LE(known, 4096U);
    for (const auto& [key, number] : random_numbers(1000, rng)) {
        std::uint64_t found = 0;
        EXPECT_EQ(table.find(key, found), numbers.contains(key));
    }
}

TEST(ForgetfulTable, DoesNotKeepWhatIsTooLarge) {
    ForgetfulTable table(12);
    std::uint64_t found = 0;

    table.keep(1, ~std::uint64_t{0} >> 1);
    EXPECT_FALSE(table.find(1, found));
    table.keep(1, 0);
    ASSERT_TRUE(table.find(1, found));
    EXPECT_EQ(found, 0U);

    table.clear();
    EXPECT_FALSE(table.find(1, found));
}

}  // namespace
}  // namespace sudokit::count
