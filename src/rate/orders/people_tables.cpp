// The order `people`: what a person sees first. Without pencil marks a digit's last place in a box
// strikes the eye, then one in a line; a cell's last candidate has to be counted out. What needs
// one digit or one house comes before what needs several, and plain chains before nets, in which
// everything that an assumption brings about has to be kept in mind.
#include <array>

#include "rate/orders/tables.hpp"

namespace sudokit::rate {
namespace {

using enum TechniqueId;

constexpr std::array kPeople = std::to_array<OrderEntry>({
    {full_house},
    {hidden_single, StepHouses::boxes},
    {hidden_single, StepHouses::others},
    {naked_single},
    {constraint},

    {pointing},
    {claiming},
    {double_pairs},
    {multiple_lines},
    {law_of_leftovers},
    {locked_pair},
    {naked_pair},
    {hidden_pair},
    {locked_triple},
    {naked_triple},
    {hidden_triple},
    {x_wing},
    {swordfish},
    {naked_quad},
    {hidden_quad},

    {skyscraper},
    {two_string_kite},
    {turbot_fish},
    {empty_rectangle},
    {remote_pair},
    {xy_wing},
    {w_wing},
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
    {unique_loop_1},
    {unique_loop_2},
    {unique_loop_3},
    {unique_loop_4},
    {extended_rectangle_1},
    {extended_rectangle_2},
    {extended_rectangle_3},
    {extended_rectangle_4},
    {bug_plus_one},
    {bug_2},
    {bug_3},
    {bug_4},
    {bug_plus_n},
    {simple_colouring},
    {jellyfish},
    {finned_x_wing},
    {sashimi_x_wing},
    {finned_swordfish},
    {sashimi_swordfish},
    {finned_jellyfish},
    {sashimi_jellyfish},
    {multi_colouring},

    {x_chain},
    {xy_chain},
    {sue_de_coq},
    {alternating_chain},
    {alternating_loop},
    {medusa},
    {grouped_chain},
    {grouped_loop},
    {als_xz},
    {als_xy_wing},
    {als_chain},
    {death_blossom},
    {franken_x_wing},
    {franken_swordfish},
    {finned_franken_x_wing},
    {finned_franken_swordfish},

    {aligned_pair_exclusion},
    {aligned_triple_exclusion},
    {broken_wing},
    {bivalue_oddagon},
    {tridagon},
    {cell_forcing_chains},
    {house_forcing_chains},
    {contradiction_net},
    {dynamic_forcing_net},
    {tridagon_forcing_net},
    {contradiction_net_plus},
    {bifurcation_tree},
});

}  // namespace

std::span<const OrderEntry> people_order() { return kPeople; }

}  // namespace sudokit::rate
