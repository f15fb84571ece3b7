#include "rate/se/producers.hpp"

#include <algorithm>
#include <vector>

namespace sudokit::rate::se {
namespace {

using enum TechniqueId;

// In the order of walk.cpp.
const std::vector<std::vector<TechniqueId>>& table() {
    static const std::vector<std::vector<TechniqueId>> kTable = {
        {full_house, hidden_single},
        {pointing, claiming},
        {direct_hidden_pair},
        {naked_single},
        {direct_hidden_triple},
        {pointing, claiming},
        {naked_pair},
        {x_wing},
        {hidden_pair},
        {naked_triple},
        {swordfish},
        {hidden_triple},
        {xy_wing},
        {xyz_wing},
        {unique_rectangle_1, unique_rectangle_2, unique_rectangle_3, unique_rectangle_4,
         unique_rectangle_5, unique_loop_1, unique_loop_2, unique_loop_3, unique_loop_4},
        {naked_quad},
        {jellyfish},
        {hidden_quad},
        {bug_plus_one, bug_2, bug_3, bug_4, bug_plus_n},
        {aligned_pair_exclusion},
        {turbot_fish, x_chain, xy_chain, alternating_chain, alternating_loop},
        {aligned_triple_exclusion},
        {nishio},
        {cell_forcing_chains, house_forcing_chains},
        {contradiction_net, dynamic_forcing_net},
        {contradiction_net, contradiction_net_plus, dynamic_forcing_net},
        {contradiction_net, contradiction_net_plus, nested_net, dynamic_forcing_net},
        {contradiction_net, contradiction_net_plus, nested_net, dynamic_forcing_net},
        {contradiction_net, contradiction_net_plus, nested_net, dynamic_forcing_net},
        {contradiction_net, contradiction_net_plus, nested_net, dynamic_forcing_net},
    };
    return kTable;
}

}  // namespace

std::span<const TechniqueId> techniques_of(unsigned producer) { return table()[producer]; }

ProducerSet producers_within(const TechniqueSet& techniques) {
    ProducerSet out;
    for (unsigned i = 0; i < kProducers; ++i) {
        out[i] = std::ranges::all_of(techniques_of(i), [&](TechniqueId id) {
            return techniques.test(static_cast<std::size_t>(id));
        });
    }
    return out;
}

}  // namespace sudokit::rate::se
