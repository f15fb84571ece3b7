// The table of the scale `score`: levels and base scores of HoDoKu 2.3.2, and its limits of levels.
// The order of the steps is in `orders/hodoku_tables.cpp`.
#include <algorithm>
#include <array>
#include <limits>

#include "sudokit/score.hpp"

#include "rate/scale_tables.hpp"

namespace sudokit {
namespace {

using enum ScoreLevel;
using Id = TechniqueId;

constexpr std::array kLevels = std::to_array<ScoreLevelInfo>({
    {easy, "easy", {"easy", "facile"}, 800},
    {medium, "medium", {"medium", "moyen"}, 1000},
    {hard, "hard", {"hard", "difficile"}, 1600},
    {unfair, "unfair", {"unfair", "perfide"}, 1800},
    {extreme, "extreme", {"extreme", "extrême"}, std::numeric_limits<std::uint32_t>::max()},
});

constexpr std::array kScores = std::to_array<TechniqueScore>({
    {Id::full_house, easy, 4},
    {Id::naked_single, easy, 4},
    {Id::hidden_single, easy, 14},
    {Id::constraint, medium, 50},  // ours
    {Id::locked_pair, medium, 40},
    {Id::locked_triple, medium, 60},
    {Id::pointing, medium, 50},
    {Id::double_pairs, medium, 50},    // ours
    {Id::multiple_lines, medium, 50},  // ours
    {Id::claiming, medium, 50},
    {Id::naked_pair, medium, 60},
    {Id::naked_triple, medium, 80},
    {Id::hidden_pair, medium, 70},
    {Id::hidden_triple, medium, 100},
    {Id::direct_hidden_pair, medium, 50},    // ours
    {Id::direct_hidden_triple, medium, 80},  // ours
    {Id::naked_quad, hard, 120},
    {Id::hidden_quad, hard, 150},
    {Id::x_wing, hard, 140},
    {Id::swordfish, hard, 150},
    {Id::jellyfish, hard, 160},
    {Id::remote_pair, hard, 110},
    {Id::bug_plus_one, hard, 100},
    {Id::skyscraper, hard, 130},
    {Id::two_string_kite, hard, 150},
    {Id::turbot_fish, hard, 120},
    {Id::empty_rectangle, hard, 120},
    {Id::w_wing, hard, 150},
    {Id::xy_wing, hard, 160},
    {Id::xyz_wing, hard, 180},
    {Id::wxyz_wing, unfair, 220},              // ours
    {Id::m_wing, hard, 180},                   // ours
    {Id::s_wing, hard, 180},                   // ours
    {Id::l_wing, hard, 180},                   // ours
    {Id::h_wing, hard, 180},                   // ours
    {Id::nishio, extreme, 400},                // ours
    {Id::als_w_wing, unfair, 320},             // ours
    {Id::als_alternating_chain, unfair, 360},  // ours
    {Id::als_alternating_loop, unfair, 360},   // ours
    {Id::ahs_alternating_chain, unfair, 380},  // ours
    {Id::ur_alternating_chain, unfair, 360},   // ours
    {Id::unique_rectangle_1, hard, 100},
    {Id::unique_rectangle_2, hard, 100},
    {Id::unique_rectangle_3, hard, 100},
    {Id::unique_rectangle_4, hard, 100},
    {Id::unique_rectangle_5, hard, 100},
    {Id::unique_rectangle_6, hard, 100},
    {Id::hidden_rectangle, hard, 100},
    {Id::avoidable_rectangle_1, hard, 100},
    {Id::avoidable_rectangle_2, hard, 100},
    {Id::finned_x_wing, hard, 130},
    {Id::sashimi_x_wing, hard, 150},
    {Id::finned_swordfish, unfair, 200},
    {Id::sashimi_swordfish, unfair, 240},
    {Id::finned_jellyfish, unfair, 250},
    {Id::sashimi_jellyfish, unfair, 260},
    {Id::sue_de_coq, unfair, 250},
    {Id::simple_colouring, hard, 150},
    {Id::multi_colouring, hard, 200},
    {Id::broken_wing, unfair, 300},               // ours
    {Id::bivalue_oddagon, unfair, 400},           // ours
    {Id::medusa, unfair, 280},                    // ours
    {Id::aligned_pair_exclusion, unfair, 350},    // ours
    {Id::aligned_triple_exclusion, unfair, 400},  // ours
    {Id::law_of_leftovers, medium, 60},           // ours
    {Id::x_chain, unfair, 260},
    {Id::xy_chain, unfair, 260},
    {Id::alternating_chain, unfair, 280},
    {Id::alternating_loop, unfair, 280},
    {Id::grouped_chain, unfair, 300},
    {Id::grouped_loop, unfair, 300},
    {Id::als_xz, unfair, 300},
    {Id::als_xy_wing, unfair, 320},
    {Id::als_chain, unfair, 340},
    {Id::death_blossom, unfair, 360},              // not by default
    {Id::multi_sector_locked_sets, extreme, 500},  // ours
    {Id::sk_loop, extreme, 500},                   // ours
    {Id::junior_exocet, extreme, 500},             // ours
    {Id::double_exocet, extreme, 550},             // ours
    {Id::firework_triple, unfair, 300},            // ours
    {Id::firework_quad, unfair, 320},              // ours
    {Id::franken_x_wing, unfair, 300},
    {Id::franken_swordfish, unfair, 350},
    {Id::finned_franken_x_wing, unfair, 390},
    {Id::finned_franken_swordfish, unfair, 410},
    {Id::franken_jellyfish, unfair, 370},         // not by default
    {Id::finned_franken_jellyfish, unfair, 430},  // not by default
    {Id::mutant_swordfish, extreme, 450},         // not by default
    {Id::finned_mutant_swordfish, extreme, 470},  // not by default
    {Id::mutant_jellyfish, extreme, 450},         // not by default
    {Id::finned_mutant_jellyfish, extreme, 470},  // not by default
    {Id::kraken_fish, extreme, 500},              // not by default
    {Id::nested_net, extreme, 1500},              // ours
    {Id::contradiction_net, extreme, 700},
    {Id::cell_forcing_chains, extreme, 500},
    {Id::house_forcing_chains, extreme, 500},
    {Id::dynamic_forcing_net, extreme, 700},
    {Id::tridagon, extreme, 500},                  // ours
    {Id::tridagon_forcing_net, extreme, 700},      // ours
    {Id::unique_loop_1, hard, 100},                // ours
    {Id::unique_loop_2, hard, 100},                // ours
    {Id::unique_loop_3, hard, 100},                // ours
    {Id::unique_loop_4, hard, 100},                // ours
    {Id::extended_rectangle_1, hard, 100},         // ours
    {Id::extended_rectangle_2, hard, 100},         // ours
    {Id::extended_rectangle_3, hard, 100},         // ours
    {Id::extended_rectangle_4, hard, 100},         // ours
    {Id::bug_2, hard, 100},                        // ours
    {Id::bug_3, hard, 100},                        // ours
    {Id::bug_4, hard, 100},                        // ours
    {Id::bug_plus_n, hard, 100},                   // ours
    {Id::symmetrical_placement, hard, 100},        // ours
    {Id::contradiction_net_plus, extreme, 900},    // ours
    {Id::bifurcation_tree, extreme, kGuessScore},  // ours
});
static_assert(kScores.size() == kTechniqueCount);
static_assert(std::ranges::is_sorted(kScores, {}, &TechniqueScore::technique));

constexpr std::array kScoreRatings = rate::ratings_of(kLevels);

}  // namespace

std::span<const RatingInfo> rate::score_ratings() { return kScoreRatings; }

std::span<const ScoreLevelInfo> all_score_levels() { return kLevels; }

const TechniqueScore& score_of(TechniqueId technique) {
    return kScores[static_cast<std::size_t>(technique)];
}

std::uint32_t score_of(std::span<const Step> steps) {
    std::uint32_t sum = 0;
    for (const Step& step : steps) sum += score_of(step.technique).score;
    return sum;
}

ScoreLevel score_level(ScoreLevel hardest, std::uint32_t score) {
    auto level = static_cast<std::size_t>(hardest);
    while (score > kLevels[level].most) ++level;
    return kLevels[level].id;
}

}  // namespace sudokit
