#include <gtest/gtest.h>

#include "logic/check/test_faults.hpp"

namespace sudokit::logic {
namespace {

// The corner r1c1 with wings r1c7 and r8c1, for 1, 2 and 3.
struct Triple {
    State state = open_state();
    Step step{TechniqueId::firework_triple,
              FireworksPattern{{rc(1, 7), rc(8, 1)}, {{rc(1, 1), DigitSet(0b111)}}},
              {},
              {{rc(1, 1), 4}, {rc(1, 7), 5}, {rc(8, 1), 9}}};

    Triple() {
        for (const Cell cell : {rc(1, 4), rc(1, 5), rc(1, 6), rc(1, 8), rc(1, 9), rc(4, 1),
                                rc(5, 1), rc(6, 1), rc(7, 1), rc(9, 1)}) {
            keep(state, cell / 9 + 1, cell % 9 + 1, "456789");
        }
    }
    [[nodiscard]] Step with(const auto& alter) const {
        return altered<FireworksPattern>(step, alter);
    }
};

TEST(Check, FireworksHaveTheFormOfTheirTechnique) {
    const Triple triple;
    Step quad = triple.step;
    quad.technique = TechniqueId::firework_quad;

    EXPECT_EQ(fault_of(triple.step, triple.state), "");
    EXPECT_EQ(text_of(quad, triple.state), &kWrongPattern);
    EXPECT_EQ(text_of(triple.with([](auto& p) { p.wings.pop_back(); }), triple.state),
              &kWrongPattern);
    EXPECT_EQ(text_of(triple.with([](auto& p) { p.fireworks[0].digits.insert(4); }), triple.state),
              &kWrongPattern);
}

TEST(Check, DigitsOfFireworksAreConfinedToBoxAndWings) {
    const Triple triple;

    EXPECT_EQ(text_of(triple.with([](auto& p) { p.wings[0] = rc(1, 8); }), triple.state),
              &kNotConfined);
    EXPECT_EQ(text_of(triple.with([](auto& p) { p.fireworks[0].digits = DigitSet(0b1011); }),
                      triple.state),
              &kNotConfined);
    EXPECT_EQ(text_of(triple.with([](auto& p) { p.fireworks[0].corner = rc(2, 1); }), triple.state),
              &kNotConfined);
}

TEST(Check, FireworksRemoveOtherDigitsFromCornersAndWings) {
    const Triple triple;

    for (const Candidate& wrong :
         {Candidate{rc(1, 1), 1}, Candidate{rc(1, 2), 1}, Candidate{rc(1, 2), 4}}) {
        EXPECT_EQ(text_of(with_elimination(triple.step, wrong), triple.state),
                  &kEliminationDoesNotFollow);
    }
}

}  // namespace
}  // namespace sudokit::logic
