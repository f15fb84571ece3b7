// The law of leftovers in words.
#include <gtest/gtest.h>

#include "logic/explain/test_telling.hpp"

namespace sudokit::logic {
namespace {

State windowed_state() {
    Shape shape = Shape::standard(9);
    shape.windows = true;
    return open_state(*Board::make(shape));
}

TEST(LeftoversInWords, NameBothSides) {
    State state = open_state(small_jigsaw());
    const Step both{
        TechniqueId::law_of_leftovers, LeftoverPattern{{0}, {8}, 3}, {}, {{at(state, 1, 4), 3}}};
    state.remove({at(state, 2, 1), 3});

    EXPECT_EQ(in_english(both, state),
              "Every digit is as often in row 1 as in region 1. So the cells that only the former "
              "have (r1c4) and those that only the latter have (r2c1) hold the same digits. 3 is "
              "not in r2c1, so it is not in r1c4 either: 3 can be removed from r1c4.");
    EXPECT_EQ(in_french(both, state),
              "Chaque chiffre est aussi souvent dans la ligne 1 que dans la région 1. Donc les "
              "cases du seul premier côté (L1C4) et celles du seul second (L2C1) portent les mêmes "
              "chiffres. Le 3 n’est pas en L2C1, donc pas non plus en L1C4 : on élimine le 3 de "
              "L1C4.");
    EXPECT_EQ(in_short(both, state), "3 in r1c4 as in r2c1 => r1c4<>3.");
}

TEST(LeftoversInWords, OfLinesWithWindowsAreAHouse) {
    const State state = windowed_state();
    const std::uint32_t windows = 27;
    const Step step{TechniqueId::law_of_leftovers,
                    LeftoverPattern{{1, 2, 3}, {windows, windows + 1}, 5},
                    {{rc(2, 1), 5}},
                    {}};

    EXPECT_TRUE(in_english(step, state)
                    .starts_with("Every digit is once more in rows 2, 3 and 4 than in windows 1 "
                                 "and 2, which lie wholly inside. So the rest (r2c1, "));
}

}  // namespace
}  // namespace sudokit::logic
