#include "sudokit/natural.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

namespace sudokit {
namespace {

__extension__ using Wide = unsigned __int128;

Natural from_wide(Wide value) {
    return Natural(static_cast<std::uint64_t>(value >> 64)) * power(Natural(2), 64) +
           Natural(static_cast<std::uint64_t>(value));
}

std::string wide_text(Wide value) {
    std::string out;
    do {
        out.insert(out.begin(), static_cast<char>('0' + static_cast<int>(value % 10)));
        value /= 10;
    } while (value != 0);
    return out;
}

TEST(Natural, FactorialsArePublishedOnes) {
    EXPECT_EQ(factorial(0).text(), "1");
    EXPECT_EQ(factorial(20).text(), "2432902008176640000");
    EXPECT_EQ(factorial(30).text(), "265252859812191058636308480000000");
    EXPECT_EQ(power(Natural(2), 200).text(),
              "1606938044258990275541962092341162602522202993782792835301376");
}

TEST(Natural, ArithmeticAgreesWithTheMachinesWidestWords) {
    constexpr std::uint64_t kSeed = 5;
    Rng rng(kSeed);
    for (int i = 0; i < 2000; ++i) {
        const std::uint64_t a = rng.next() >> rng.below(64);
        const std::uint64_t b = rng.next() >> rng.below(64);
        const auto small = static_cast<std::uint32_t>(rng.next() >> 32 | 1U);
        SCOPED_TRACE(testing::Message() << "seed " << kSeed << ": " << a << ' ' << b);

        const Wide product = Wide{a} * b;
        EXPECT_EQ((Natural(a) * Natural(b)).text(), wide_text(product));
        EXPECT_EQ((Natural(a) * b).text(), wide_text(product));
        EXPECT_EQ((Natural(a) + Natural(b)).text(), wide_text(Wide{a} + b));
        Natural quotient = from_wide(product);
        EXPECT_EQ(quotient.divide(small), static_cast<std::uint32_t>(product % small));
        EXPECT_EQ(quotient.text(), wide_text(product / small));
        EXPECT_EQ(Natural(a) < Natural(b), a < b);
        EXPECT_EQ(from_wide(product).to_double(), static_cast<double>(product));
        if (a >= b) EXPECT_EQ(Natural(a).minus(Natural(b)), Natural(a - b));
    }
}

TEST(Natural, TextsAreReadBackAndGrouped) {
    const auto number = Natural::from_text("6670903752021072936960");

    ASSERT_TRUE(number);
    EXPECT_EQ(number->text(","), "6,670,903,752,021,072,936,960");
    EXPECT_EQ(number->text(), "6670903752021072936960");
    EXPECT_EQ(Natural(123456).text(" "), "123 456");
    EXPECT_EQ(Natural().text(), "0");
    EXPECT_EQ(Natural(1'000'000'000'000).text(), "1000000000000");
    EXPECT_FALSE(Natural::from_text(""));
    EXPECT_FALSE(Natural::from_text("12a"));
}

TEST(Natural, LogarithmsGoOnWhereDoublesEnd) {
    EXPECT_NEAR(power(Natural(10), 400).log10(), 400, 1e-11);
    EXPECT_NEAR(Natural(2).log10(), std::log10(2.0), 1e-15);
    EXPECT_TRUE(std::isinf(power(Natural(10), 400).to_double()));
    EXPECT_EQ(power(Natural(10), 22).to_double(), 1e22);
}

TEST(Natural, WordIsThereOnlyWhereItFits) {
    EXPECT_EQ(Natural(~0ULL).word(), ~0ULL);
    EXPECT_EQ(Natural().word(), 0U);
    EXPECT_FALSE((Natural(~0ULL) + Natural(1)).word());
}

TEST(Natural, RandomOnesReachAllBelowTheBound) {
    Rng rng(3);
    std::vector<int> seen(5);

    for (int i = 0; i < 5000; ++i) {
        const auto draw = Natural::below(Natural(5), [&rng] { return rng.next(); });
        ++seen.at(*draw.word());
    }

    for (const int count : seen) EXPECT_NEAR(count, 1000, 150);
}

TEST(Natural, ScientificTextRoundsTheMantissa) {
    EXPECT_EQ(scientific_text(std::log10(6.67090e21), 4), "6.6709e21");
    EXPECT_EQ(scientific_text(std::log10(9.99996), 4), "1.0000e1");
    EXPECT_EQ(scientific_text(308.64, 3, ','), "4,365e308");
    EXPECT_EQ(scientific_text(2, 0), "1e2");
}

}  // namespace
}  // namespace sudokit
