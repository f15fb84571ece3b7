// 3D Medusa, aligned exclusion and the law of leftovers in words.
#include <gtest/gtest.h>

#include "logic/explain/test_telling.hpp"

namespace sudokit::logic {
namespace {

MedusaPattern three_corners() {
    return {{{{{rc(1, 1), 1}, {rc(1, 9), 2}, {rc(9, 9), 3}},
              {{rc(1, 1), 2}, {rc(1, 9), 3}, {rc(9, 9), 1}}}},
            {}};
}

constexpr std::string_view kColours =
    "Cells with two candidates and houses with two places of a digit tie these together: either "
    "all of 1 in r1c1, 2 in r1c9 and 3 in r9c9 hold (one colour), or all of 1 in r9c9, 2 in r1c1 "
    "and 3 in r1c9 (the other).";

TEST(MedusaInWords, SaysWhatSeesBothColours) {
    const Step step{TechniqueId::medusa, three_corners(), {}, {{rc(9, 1), 1}}};

    EXPECT_EQ(in_english(step, open_state()),
              std::string(kColours) +
                  " Either way 1 can be removed from r9c1, which sees both colours of 1.");
    EXPECT_EQ(in_french(step, open_state()),
              "Des cases à deux candidats et des zones où un chiffre n’a que deux places lient "
              "ceux-ci : ou bien 1 en L1C1, 2 en L1C9 et 3 en L9C9 sont tous vrais (une couleur), "
              "ou bien 1 en L9C9, 2 en L1C1 et 3 en L1C9 (l’autre). Dans les deux cas, on élimine "
              "le 1 de L9C1, qui voit le 1 des deux couleurs.");
    EXPECT_EQ(in_short(step, open_state()),
              "1 in r1c1, 2 in r1c9 and 3 in r9c9 or 1 in r9c9, 2 in r1c1 and 3 in r1c9 => "
              "r9c1<>1.");
}

TEST(MedusaInWords, SaysWhereAColourAlreadyIs) {
    const Step filled{TechniqueId::medusa, three_corners(), {}, {{rc(1, 1), 5}}};
    const Step mixed{TechniqueId::medusa,
                     MedusaPattern{{{{{rc(1, 1), 1}, {rc(1, 9), 2}}, {{rc(1, 1), 2}}}}, {}},
                     {},
                     {{rc(1, 9), 2}}};

    EXPECT_EQ(
        in_english(filled, open_state()),
        std::string(kColours) + " Either way 5 can be removed from r1c1, where a colour goes.");
    EXPECT_TRUE(in_english(mixed, open_state())
                    .ends_with(" Either way 2 can be removed from r1c9, where one colour goes or "
                               "which sees 2 of the other."));
}

TEST(MedusaInWords, SaysWhyAColourIsWrong) {
    MedusaPattern twice = three_corners();
    twice.colours[0].push_back({rc(9, 9), 5});
    Step step{TechniqueId::medusa, twice, {}, twice.colours[0]};
    EXPECT_NE(in_english(step, open_state())
                  .find("r9c9 would be both 3 and 5 with the first colour, so it is wrong: "),
              std::string::npos);
    EXPECT_NE(in_french(step, open_state())
                  .find("L9C9 vaudrait à la fois 3 et 5 avec la première couleur, qui est donc "
                        "fausse : "),
              std::string::npos);

    twice = three_corners();
    twice.colours[1].push_back({rc(9, 7), 1});
    std::ranges::sort(twice.colours[1]);
    step = {TechniqueId::medusa, twice, {}, twice.colours[1]};
    EXPECT_NE(in_english(step, open_state())
                  .find("r9c7 and r9c9, which see each other, would both be 1 with the second "
                        "colour, so it is wrong: "),
              std::string::npos);

    MedusaPattern empty = three_corners();
    empty.dead_end = DeadEnd{.kind = DeadEnd::Kind::cell, .cell = rc(9, 1)};
    step = {TechniqueId::medusa, empty, {}, empty.colours[0]};
    EXPECT_NE(in_english(step, open_state())
                  .find("With the first colour, no candidate is left in r9c1, so it is wrong: "),
              std::string::npos);
}

TEST(AlignedExclusionInWords, SaysWhyNoCombinationIsLeft) {
    State state = open_state();
    keep(state, 1, 1, "149");
    keep(state, 1, 2, "13");
    keep(state, 1, 5, "12");
    keep(state, 1, 8, "13");
    const Step step{TechniqueId::aligned_pair_exclusion,
                    AlignedPattern{{rc(1, 1), rc(1, 2)}, {rc(1, 5), rc(1, 8)}},
                    {},
                    {{rc(1, 1), 1}}};

    EXPECT_EQ(in_english(step, state),
              "r1c1 and r1c2 see r1c5 and r1c8, and cannot take all candidates of one of them "
              "together. If r1c1 is 1, r1c2 is not 1 (1 twice in row 1) and r1c2 is not 3 (nothing "
              "left for r1c8). So 1 can be removed from r1c1.");
    EXPECT_EQ(
        in_french(step, state),
        "L1C1 et L1C2 voient les cases L1C5 et L1C8, et ne peuvent prendre à elles seules "
        "tous les candidats de l’une d’elles. Si L1C1 vaut 1, L1C2 ne vaut pas 1 (1 deux fois "
        "dans la ligne 1) et L1C2 ne vaut pas 3 (plus rien pour L1C8). Donc on élimine le 1 "
        "de L1C1.");
    EXPECT_EQ(in_short(step, state), "r1c12, excluded by r1c58 => r1c1<>1.");
}

TEST(AlignedExclusionInWords, OfATripleNamesTheCombinations) {
    State state = open_state();
    keep(state, 1, 1, "14");
    keep(state, 1, 2, "2");
    keep(state, 1, 3, "3");
    keep(state, 1, 5, "123");
    const Step step{TechniqueId::aligned_triple_exclusion,
                    AlignedPattern{{rc(1, 1), rc(1, 2), rc(1, 3)}, {rc(1, 5)}},
                    {},
                    {{rc(1, 1), 1}}};

    EXPECT_EQ(in_english(step, state),
              "r1c1, r1c2 and r1c3 see r1c5, and cannot take all candidates of it together. If "
              "r1c1 is 1, 2 in r1c2 and 3 in r1c3 do not go together (nothing left for r1c5). So "
              "1 can be removed from r1c1.");
}

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
