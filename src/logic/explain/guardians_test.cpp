// Patterns with guardians in words.
#include <gtest/gtest.h>

#include "logic/explain/test_telling.hpp"

namespace sudokit::logic {
namespace {

GuardianPattern tridagon_with(std::vector<Candidate> guardians) {
    return {{rc(1, 1), rc(1, 4), rc(2, 2), rc(2, 5), rc(3, 3), rc(3, 6), rc(4, 1), rc(4, 6),
             rc(5, 2), rc(5, 5), rc(6, 3), rc(6, 4)},
            digits_of({1, 2, 3}),
            std::move(guardians)};
}

constexpr std::string_view kEnglish =
    "If r1c1, r1c4, r2c2, r2c5, r3c3, r3c6, r4c1, r4c6, r5c2, r5c5, r6c3 and r6c4, three in each "
    "of boxes 1, 2, 4 and 5, held only 1, 2 and 3, the order of these digits would only rotate "
    "from box to box, and yet come back reversed after the four boxes: there is no way to fill "
    "them.";
constexpr std::string_view kFrench =
    "Si les cases L1C1, L1C4, L2C2, L2C5, L3C3, L3C6, L4C1, L4C6, L5C2, L5C5, L6C3 et L6C4, trois "
    "dans chacun des blocs 1, 2, 4 et 5, ne contenaient que 1, 2 et 3, l’ordre de ces chiffres ne "
    "ferait que tourner d’un bloc à l’autre, et reviendrait pourtant inversé après les quatre "
    "blocs : on ne peut pas les remplir ainsi.";

TEST(GuardiansInWords, ALoneOneIsPlaced) {
    const Step step{TechniqueId::tridagon, tridagon_with({{rc(5, 5), 7}}), {{rc(5, 5), 7}}, {}};

    EXPECT_EQ(in_english(step, open_state()),
              std::string(kEnglish) + " Only one candidate prevents this, so r5c5 must be 7.");
    EXPECT_EQ(in_french(step, open_state()),
              std::string(kFrench) + " Un seul candidat l’empêche : L5C5 vaut 7.");
}

TEST(GuardiansInWords, SeveralAreNamed) {
    const Step step{
        TechniqueId::tridagon, tridagon_with({{rc(1, 1), 7}, {rc(2, 2), 7}}), {}, {{rc(1, 2), 7}}};

    EXPECT_EQ(in_english(step, open_state()),
              std::string(kEnglish) +
                  " So one of the other candidates holds, its guardians: r1c1 is 7 or r2c2 is 7. "
                  "Each of them rules out the same, so 7 can be removed from r1c2.");
    EXPECT_EQ(in_french(step, open_state()),
              std::string(kFrench) +
                  " L’un des autres candidats, ses gardiens, est donc vrai : L1C1 vaut 7 ou L2C2 "
                  "vaut 7. Chacun d’eux exclut la même chose : on élimine le 7 de L1C2.");
}

TEST(GuardiansInWords, NetsBeginWithThem) {
    using Reason = Consequence::Reason;
    const auto branch = [](Cell cell) {
        return ForcingBranch{{{{cell, 7}, true, Reason::assumption, 0, {}},
                              {{rc(1, 2), 7}, false, Reason::seen, 0, {0}}},
                             {}};
    };
    const Step step{TechniqueId::tridagon_forcing_net,
                    ForcingPattern{{},
                                   {},
                                   {branch(rc(1, 1)), branch(rc(2, 2))},
                                   tridagon_with({{rc(1, 1), 7}, {rc(2, 2), 7}})},
                    {},
                    {{rc(1, 2), 7}}};

    EXPECT_EQ(in_english(step, open_state()),
              std::string(kEnglish) +
                  " So one of the other candidates holds, its guardians: r1c1 is 7 or r2c2 is 7.\n"
                  "- If r1c1 is 7, then r1c2 is not 7.\n"
                  "- If r2c2 is 7, then r1c2 is not 7.\n"
                  "In every case, 7 can be removed from r1c2.");
}

// Six cells of which all but r1c1 and r1c4 have just 1 and 2.
GuardianPattern loop_with(std::vector<Candidate> guardians) {
    return {{rc(1, 1), rc(1, 4), rc(2, 2), rc(2, 4), rc(4, 1), rc(4, 2)},
            digits_of({1, 2}),
            std::move(guardians)};
}

constexpr std::string_view kLoopClaim =
    "If r1c1, r1c4, r2c2, r2c4, r4c1 and r4c2 held only 1 and 2, these two digits could be swapped "
    "all along and the puzzle would have a second solution; we assume that it has only one.";

TEST(GuardiansInWords, OneCellOfALoopLosesTheDigits) {
    const Step step{TechniqueId::unique_loop_1,
                    loop_with({{rc(1, 1), 5}, {rc(1, 1), 6}}),
                    {},
                    {{rc(1, 1), 1}, {rc(1, 1), 2}}};

    EXPECT_EQ(in_english(step, open_state()),
              std::string(kLoopClaim) +
                  " Only r1c1 can prevent this, so 1 and 2 can be removed from r1c1.");
}

TEST(GuardiansInWords, ASubsetSaysWhatItIsMadeOf) {
    GuardianPattern pattern = loop_with({{rc(1, 1), 5}, {rc(1, 4), 6}});
    pattern.others = {rc(1, 8)};
    pattern.subset = digits_of({5, 6});
    pattern.houses = {row(1)};
    const Step step{TechniqueId::unique_loop_3, pattern, {}, {{rc(1, 9), 5}}};

    EXPECT_EQ(in_english(step, open_state()),
              std::string(kLoopClaim) +
                  " So one of the other candidates holds, its guardians: r1c1 is 5 or r1c4 is 6. "
                  "Whichever it is, one of r1c1 and r1c4 is 5 or 6; with r1c8 they use up 5 and 6 "
                  "in row 1, and 5 can be removed from r1c9.");
    EXPECT_EQ(in_french(step, open_state()),
              "Si les cases L1C1, L1C4, L2C2, L2C4, L4C1 et L4C2 ne contenaient que 1 et 2, on "
              "pourrait y échanger partout ces deux chiffres et la grille aurait une autre "
              "solution ; or on suppose qu’elle n’en a qu’une. L’un des autres candidats, ses "
              "gardiens, est donc vrai : L1C1 vaut 5 ou L1C4 vaut 6. Quel qu’il soit, l’une des "
              "cases L1C1 et L1C4 vaut 5 ou 6 ; avec la case L1C8, elles épuisent les chiffres 5 "
              "et 6 dans la ligne 1, et on élimine le 5 de L1C9.");
}

TEST(GuardiansInWords, AConfinedDigitIsNamed) {
    State state = open_state();
    keep(state, 1, 1, "125");
    keep(state, 1, 4, "126");
    GuardianPattern pattern = loop_with({{rc(1, 1), 5}, {rc(1, 4), 6}});
    pattern.houses = {row(1)};
    const Step step{TechniqueId::unique_loop_4, pattern, {}, {{rc(1, 1), 2}, {rc(1, 4), 2}}};

    EXPECT_EQ(in_english(step, state),
              std::string(kLoopClaim) +
                  " So one of the other candidates holds, its guardians: r1c1 is 5 or r1c4 is 6. "
                  "In row 1, 1 can only go in r1c1 or r1c4: one of the two holds 1, and the other "
                  "a guardian, so 2 can be removed from r1c1 and r1c4.");
}

TEST(GuardiansInWords, ExtendedRectanglesSayWhatCouldBeSwapped) {
    const Step step{TechniqueId::extended_rectangle_1,
                    GuardianPattern{{rc(1, 1), rc(1, 4), rc(1, 8), rc(2, 1), rc(2, 4), rc(2, 8)},
                                    digits_of({1, 2, 3}),
                                    {{rc(2, 8), 5}}},
                    {{rc(2, 8), 5}},
                    {}};

    EXPECT_EQ(
        in_english(step, open_state()),
        "If r1c1, r1c4, r1c8, r2c1, r2c4 and r2c8 held only 1, 2 and 3, rows 1 and 2 could be "
        "swapped there and the puzzle would have a second solution; we assume that it has "
        "only one. Only one candidate prevents this, so r2c8 must be 5.");
    EXPECT_EQ(
        in_french(step, open_state()),
        "Si les cases L1C1, L1C4, L1C8, L2C1, L2C4 et L2C8 ne contenaient que 1, 2 et 3, on "
        "pourrait y échanger les lignes 1 et 2 et la grille aurait une autre solution ; or on "
        "suppose qu’elle n’en a qu’une. Un seul candidat l’empêche : L2C8 vaut 5.");
}

TEST(GuardiansInWords, GravesListTheirGuardiansOnce) {
    const Step step{
        TechniqueId::bug_2,
        GuardianPattern{
            {rc(1, 1), rc(1, 2)}, open_state().board().digits(), {{rc(1, 1), 5}, {rc(1, 2), 5}}},
        {},
        {{rc(1, 3), 5}}};

    EXPECT_EQ(in_english(step, open_state()),
              "But for the candidates 5 in r1c1 and 5 in r1c2, every empty cell would have two "
              "candidates and every missing digit two places in each house; such a puzzle has "
              "several solutions or none. We assume that it has exactly one, so one of these "
              "candidates holds. Each of them rules out the same, so 5 can be removed from r1c3.");
}

TEST(GuardiansInWords, RingsOfTwoDigitsAreNamedRoundAbout) {
    const Step step{TechniqueId::bivalue_oddagon,
                    GuardianPattern{{rc(1, 1), rc(1, 4), rc(2, 2), rc(4, 2), rc(4, 4)},
                                    digits_of({1, 2}),
                                    {{rc(1, 1), 7}, {rc(4, 4), 7}}},
                    {},
                    {{rc(4, 1), 7}}};

    EXPECT_EQ(in_english(step, open_state()),
              "If r1c1, r1c4, r4c4, r4c2 and r2c2, each of which sees the next and the last the "
              "first, held only 1 and 2, these two digits would alternate: round a ring of five "
              "cells they cannot. So one of the other candidates holds, its guardians: r1c1 is 7 "
              "or r4c4 is 7. Each of them rules out the same, so 7 can be removed from r4c1, "
              "which sees both.");
    EXPECT_EQ(in_french(step, open_state()),
              "Si les cases L1C1, L1C4, L4C4, L4C2 et L2C2, dont chacune voit la suivante et la "
              "dernière la première, ne contenaient que 1 et 2, ces deux chiffres "
              "alterneraient : c’est impossible dans un anneau de cinq cases. L’un des autres "
              "candidats, ses gardiens, est donc vrai : L1C1 vaut 7 ou L4C4 vaut 7. Chacun d’eux "
              "exclut la même chose : on élimine le 7 de L4C1, qui voit les deux.");
    EXPECT_EQ(in_short(step, open_state()),
              "1 and 2 in the ring r1c1-r1c4-r4c4-r4c2-r2c2-r1c1, but for 7 in r1c1 or 7 in r4c4 "
              "=> r4c1<>7.");
}

TEST(GuardiansInWords, BrokenWingsNameTheHousesOfTheirRing) {
    const Step step{TechniqueId::broken_wing,
                    GuardianPattern{{rc(1, 1), rc(1, 4), rc(2, 2), rc(4, 2), rc(4, 4)},
                                    digits_of({5}),
                                    {{rc(1, 8), 5}},
                                    {},
                                    {},
                                    {row(1), row(4), column(2), column(4), box(1)}},
                    {{rc(1, 8), 5}},
                    {}};

    EXPECT_EQ(in_english(step, open_state()),
              "But for r1c8, 5 would have just two places each in rows 1 and 4, columns 2 and 4 "
              "and box 1, neighbours in the ring r1c1-r1c4-r4c4-r4c2-r2c2-r1c1, and hold every "
              "other cell of it: with five cells it cannot. Only one candidate prevents this, so "
              "r1c8 must be 5.");
    EXPECT_EQ(in_french(step, open_state()),
              "Sans sa place en L1C8, le 5 n’aurait que deux places par zone dans les lignes 1 "
              "et 4, les colonnes 2 et 4 et le bloc 1, voisines dans l’anneau "
              "L1C1-L1C4-L4C4-L4C2-L2C2-L1C1, et y occuperait une case sur deux : c’est "
              "impossible avec cinq cases. Un seul candidat l’empêche : L1C8 vaut 5.");
    EXPECT_EQ(in_short(step, open_state()),
              "5 in the ring r1c1-r1c4-r4c4-r4c2-r2c2-r1c1, but for 5 in r1c8 => r1c8=5.");
}

}  // namespace
}  // namespace sudokit::logic
