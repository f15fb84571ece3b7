// 3D Medusa in words.
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

}  // namespace
}  // namespace sudokit::logic
