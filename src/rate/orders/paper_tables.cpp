// The order `paper`: the rules of play of the founding paper as it lists them, tuples and fish by
// size, up to its Forcing Chains, which are contradiction nets.
#include <array>

#include "rate/orders/tables.hpp"

namespace sudokit::rate {
namespace {

using enum TechniqueId;

constexpr std::array kPaper = std::to_array<OrderEntry>({
    {naked_single},
    {hidden_single},
    {pointing},
    {double_pairs},
    {multiple_lines},
    {claiming},
    {naked_pair},
    {naked_triple},
    {naked_quad},
    {hidden_pair},
    {hidden_triple},
    {hidden_quad},
    {x_wing},
    {swordfish},
    {jellyfish},
    {contradiction_net},
});

}  // namespace

std::span<const OrderEntry> paper_rules() { return kPaper; }

}  // namespace sudokit::rate
