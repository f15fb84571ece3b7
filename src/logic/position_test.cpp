#include "logic/position.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include <gtest/gtest.h>

#include "logic/techniques/chain/link_graph.hpp"
#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

// After its singles most kinds of techniques have steps here.
constexpr std::string_view kRich =
    "..64.........823.....73......58..24664......8.9....1..5.........87.1....3......62";

std::vector<Step> all_steps(TechniqueId id, const Position& position) {
    std::vector<Step> steps;
    find_steps(id, StepHouses::all, position, [&](Step step) {
        steps.push_back(std::move(step));
        return true;
    });
    return steps;
}

std::pair<std::size_t, std::size_t> size_of(const Step& step) {
    return {step.placements.size(), step.eliminations.size()};
}

TEST(Position, KeepsWhatWasFoundOut) {
    const State state = state_of(kRich);
    const Position position(state);

    EXPECT_EQ(&position.sets(), &position.sets());
    EXPECT_EQ(&position.links({}), &position.links({}));
    EXPECT_NE(&position.links({}), &position.links({.groups = true}));
    EXPECT_EQ(&position.nets(), &position.nets());
}

TEST(Position, DigitsWithoutDoomedPlacesAreLeftOut) {
    const State state = state_of(kRich);
    const Position position(state);
    const DigitSet left = position.digits_with_doomed(TechniqueId::skyscraper);

    for (const Digit digit : state.board().digits()) {
        EXPECT_EQ(left.contains(digit), !position.doomed(digit).empty()) << digit;
    }
    EXPECT_FALSE(left.empty());
    EXPECT_NE(left, state.board().digits());
}

// A diagonal may take places that rows, columns and boxes leave.
TEST(Position, NoDigitIsLeftOutWhereThereAreOtherHouses) {
    Shape shape;
    shape.diagonals = true;
    const State state = open_state(*Board::make(shape));
    const Position position(state);

    EXPECT_TRUE(position.doomed(1).empty());
    EXPECT_EQ(position.digits_with_doomed(TechniqueId::skyscraper), state.board().digits());
}

// Trees and nets with steps inside take their time, and share nothing else.
TEST(Position, TechniquesOfferThereWhatTheyOfferOfTheState) {
    const State state = state_of(kRich);
    const Position position(state);

    for (const TechniqueInfo& info : all_techniques()) {
        if (info.id == TechniqueId::nested_net || info.id == TechniqueId::bifurcation_tree)
            continue;
        EXPECT_EQ(all_steps(info.id, position), find_all(info.id, state)) << info.word;
    }
}

// Of those that ask what is wanted.
TEST(Position, TheLargestStepIsOfferedToWhoWantsLargerOnesOnly) {
    const State state = state_of(kRich);
    using enum TechniqueId;
    int found_some = 0;
    for (const TechniqueId id :
         {alternating_chain, grouped_chain, als_xz, als_xy_wing, als_chain, cell_forcing_chains,
          house_forcing_chains, contradiction_net, dynamic_forcing_net}) {
        const std::vector<Step> all = find_all(id, state);
        std::optional<Step> best;
        std::size_t offered = 0;
        const auto take = [&](Step step) {
            ++offered;
            if (!best || size_of(step) > size_of(*best)) best = std::move(step);
            return true;
        };
        const auto wants = [&](StepSize size) {
            return !best || std::pair(size.placements, size.eliminations) > size_of(*best);
        };

        find_steps(id, StepHouses::all, Position(state), StepSink(take, {}, wants));

        const auto largest = std::ranges::max_element(all, {}, size_of);
        ASSERT_EQ(best.has_value(), largest != all.end()) << info_of(id).word;
        if (!best) continue;
        EXPECT_EQ(*best, *largest) << info_of(id).word;
        EXPECT_LE(offered, all.size());
        if (offered < all.size()) ++found_some;
    }
    EXPECT_GT(found_some, 3);
}

}  // namespace
}  // namespace sudokit::logic
