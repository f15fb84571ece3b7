// The order `hodoku`: HoDoKu 2.3.2's default step configuration, and which step it takes of each.
// HoDoKu has one entry for all chains and loops of a kind, one for all forcing chains and one for
// all nets. What it does not have, or not by default (Death Blossom, Franken Jellyfish, mutants,
// Kraken fish), is left to the end; but for constraints, without which there is no play where there
// are some.
#include <array>

#include "rate/orders/tables.hpp"

namespace sudokit::rate {
namespace {

using enum TechniqueId;

constexpr OrderEntry oldest(TechniqueId technique) {
    return {technique, StepHouses::all, StepChoice::oldest};
}

constexpr OrderEntry largest(TechniqueId technique) {
    return {technique, StepHouses::all, StepChoice::largest};
}

constexpr OrderEntry widest(TechniqueId technique) {
    return {technique, StepHouses::all, StepChoice::widest};
}

constexpr OrderEntry with_next(OrderEntry entry) {
    entry.with_next = true;
    return entry;
}

constexpr std::array kHodoku = std::to_array<OrderEntry>({
    oldest(full_house),
    oldest(naked_single),
    oldest(hidden_single),
    {constraint},

    {locked_pair},
    {locked_triple},
    {pointing},
    {claiming},
    {naked_pair},
    {naked_triple},
    {hidden_pair},
    {hidden_triple},
    {naked_quad},
    {hidden_quad},

    {x_wing},
    {swordfish},
    {jellyfish},
    largest(remote_pair),
    {bug_plus_one},
    {skyscraper},
    {two_string_kite},
    {turbot_fish},
    {empty_rectangle},
    {w_wing},
    {xy_wing},
    {xyz_wing},
    {unique_rectangle_1},
    {unique_rectangle_2},
    {unique_rectangle_3},
    {unique_rectangle_4},
    {unique_rectangle_5},
    {unique_rectangle_6},
    {hidden_rectangle},
    {avoidable_rectangle_1},
    {avoidable_rectangle_2},
    {finned_x_wing},
    {sashimi_x_wing},
    {finned_swordfish},
    {sashimi_swordfish},
    {finned_jellyfish},
    {sashimi_jellyfish},
    {sue_de_coq},
    {simple_colouring},
    {multi_colouring},

    widest(x_chain),
    widest(xy_chain),
    with_next(widest(alternating_chain)),
    widest(alternating_loop),
    with_next(widest(grouped_chain)),
    widest(grouped_loop),
    largest(als_xz),
    largest(als_xy_wing),
    largest(als_chain),
    {franken_x_wing},
    {franken_swordfish},
    {finned_franken_x_wing},
    {finned_franken_swordfish},
    with_next(largest(cell_forcing_chains)),
    largest(house_forcing_chains),
    with_next(largest(contradiction_net)),
    largest(dynamic_forcing_net),
});

}  // namespace

std::span<const OrderEntry> hodoku_steps() { return kHodoku; }

}  // namespace sudokit::rate
