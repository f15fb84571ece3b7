// Which form of pattern each technique has.
#include <algorithm>
#include <string_view>

#include "logic/check/families.hpp"

namespace sudokit::logic {
namespace {

// The pattern of the step, if it is of this kind.
template <class Kind>
const Kind* as(const Step& step) {
    return std::get_if<Kind>(&step.pattern);
}

bool is_subset(const Step& step, std::size_t size, std::size_t least_houses,
               std::size_t most_houses) {
    const auto* const subset = as<SubsetPattern>(step);
    return subset != nullptr && subset->cells.size() == size && subset->digits.size() == size &&
           subset->houses.size() >= least_houses && subset->houses.size() <= most_houses;
}

bool places_one(const Step& step) {
    return step.placements.size() == 1 && step.eliminations.empty();
}

// Houses of these kinds only.
bool are(const Board& board, const std::vector<std::uint32_t>& houses,
         std::initializer_list<HouseKind> kinds) {
    return std::ranges::all_of(houses, [&](std::uint32_t house) {
        return std::ranges::find(kinds, board.houses()[house].kind) != kinds.end();
    });
}

enum class Fins : std::uint8_t { none, some };

const FishPattern* fish_of(const Step& step, std::size_t size, Fins fins) {
    const auto* const fish = as<FishPattern>(step);
    if (fish == nullptr || fish->base.size() != size || fish->cover.size() != size) return nullptr;
    return fish->fins.empty() == (fins == Fins::none) ? fish : nullptr;
}

bool is_candidate_lines(const Step& step, const Board& board) {
    using enum HouseKind;
    const FishPattern* const fish = fish_of(step, 1, Fins::none);
    if (fish == nullptr || fish->base == fish->cover) return false;
    return step.technique == TechniqueId::pointing
               ? are(board, fish->base, {box, window, extra})
               : are(board, fish->base, {row, column, diagonal});
}

bool is_multiple_lines(const Step& step, const Board& board) {
    using enum HouseKind;
    const auto* const lines = as<FishPattern>(step);
    if (lines == nullptr || fish_of(step, lines->base.size(), Fins::none) == nullptr) return false;
    if (lines->base.size() < 2 || !are(board, lines->base, {box})) return false;
    if (!are(board, lines->cover, {row}) && !are(board, lines->cover, {column})) return false;
    return step.technique == TechniqueId::multiple_lines || lines->base.size() == 2;
}

bool is_line_fish(const Step& step, const Board& board, std::size_t size, Fins fins) {
    using enum HouseKind;
    const FishPattern* const fish = fish_of(step, size, fins);
    if (fish == nullptr) return false;
    return (are(board, fish->base, {row}) && are(board, fish->cover, {column})) ||
           (are(board, fish->base, {column}) && are(board, fish->cover, {row}));
}

bool is_franken_fish(const Step& step, const Board& board, std::size_t size, Fins fins) {
    using enum HouseKind;
    const FishPattern* const fish = fish_of(step, size, fins);
    if (fish == nullptr || is_line_fish(step, board, size, fins)) return false;
    return (are(board, fish->base, {row, box}) && are(board, fish->cover, {column, box})) ||
           (are(board, fish->base, {column, box}) && are(board, fish->cover, {row, box}));
}

// Rows and columns are mixed: in the base, in the cover, or some of the one kind are in both.
bool is_mutant_fish(const Step& step, const Board& board, std::size_t size, Fins fins) {
    using enum HouseKind;
    const FishPattern* const fish = fish_of(step, size, fins);
    if (fish == nullptr) return false;
    return are(board, fish->base, {row, column, box}) &&
           are(board, fish->cover, {row, column, box}) &&
           !(are(board, fish->base, {row, box}) && are(board, fish->cover, {column, box})) &&
           !(are(board, fish->base, {column, box}) && are(board, fish->cover, {row, box}));
}

// Strong and weak in turn, from a strong link on.
bool alternates(const ChainPattern& chain) {
    const std::size_t nodes = chain.nodes.size();
    if (nodes < 4 || nodes % 2 != 0) return false;
    if (chain.links.size() != (chain.loop ? nodes : nodes - 1)) return false;
    for (std::size_t i = 0; i < chain.links.size(); ++i) {
        const auto kind = i % 2 == 0 ? ChainLink::Kind::strong : ChainLink::Kind::weak;
        if (chain.links[i].kind != kind) return false;
    }
    return true;
}

bool has_groups(const ChainPattern& chain) {
    return std::ranges::any_of(chain.nodes,
                               [](const ChainNode& node) { return node.cells.size() != 1; });
}

bool has_one_digit(const ChainPattern& chain) {
    return std::ranges::all_of(chain.nodes, [&](const ChainNode& node) {
        return node.digit == chain.nodes.front().digit;
    });
}

// Whether this part makes some link.
template <class Part>
bool has_any(const ChainPattern& chain, std::optional<Part> ChainLink::*part) {
    return std::ranges::any_of(chain.links,
                               [&](const ChainLink& link) { return (link.*part).has_value(); });
}

// Whatever makes a link, it is nothing else; and what guards is a rectangle.
bool are_links_plain(const ChainPattern& chain) {
    return std::ranges::all_of(chain.links, [](const ChainLink& link) {
        const auto& guarded = link.guarded;
        const int count =
            (link.house ? 1 : 0) + (link.set ? 1 : 0) + (link.hidden ? 1 : 0) + (guarded ? 1 : 0);
        return count <= 1 && (!guarded || (guarded->cells.size() == 4 &&
                                           guarded->digits.size() == 2 && guarded->others.empty() &&
                                           guarded->subset.empty() && guarded->houses.empty()));
    });
}

bool is_strong_in_cells(const ChainPattern& chain) {
    return std::ranges::none_of(chain.links, [](const ChainLink& link) {
        return link.kind == ChainLink::Kind::strong && link.house;
    });
}

enum class EndDigits : std::uint8_t { same, different };

// Three strong links that lie as `form` says, c: in a cell, h: in a house.
bool is_chain_wing(const ChainPattern& chain, std::string_view form, EndDigits ends) {
    if (chain.loop || chain.links.size() != form.size()) return false;
    for (std::size_t i = 0; i < form.size(); ++i) {
        if (chain.links[i].house.has_value() != (form[i] == 'h')) return false;
    }
    return (chain.nodes.front().digit == chain.nodes.back().digit) == (ends == EndDigits::same);
}

// Two sets or cells with the same two digits, and a house in between.
bool is_als_w_wing(const ChainPattern& chain) {
    return !chain.loop && chain.nodes.size() == 6 && !chain.links[0].house &&
           chain.links[2].house && !chain.links[4].house &&
           chain.nodes[0].digit == chain.nodes[5].digit &&
           chain.nodes[1].digit == chain.nodes[4].digit;
}

bool is_chain(const Step& step) {
    using enum TechniqueId;
    const auto* const chain = as<ChainPattern>(step);
    if (chain == nullptr || !alternates(*chain)) return false;
    if (!are_links_plain(*chain)) return false;
    if (has_any(*chain, &ChainLink::hidden) != (step.technique == ahs_alternating_chain) ||
        has_any(*chain, &ChainLink::guarded) != (step.technique == ur_alternating_chain)) {
        return false;
    }
    if (step.technique == ahs_alternating_chain || step.technique == ur_alternating_chain) {
        return !chain->loop;
    }
    const bool by_sets = step.technique == als_w_wing || step.technique == als_alternating_chain ||
                         step.technique == als_alternating_loop;
    if (has_any(*chain, &ChainLink::set) != by_sets) return false;
    const bool groups = has_groups(*chain);
    const bool of_one_digit = has_one_digit(*chain) && !chain->loop;
    switch (step.technique) {
        case skyscraper:
        case two_string_kite:
        case turbot_fish: return chain->nodes.size() == 4 && of_one_digit && !groups;
        case empty_rectangle: return chain->nodes.size() == 4 && of_one_digit;
        case w_wing: return chain->nodes.size() == 6 && !chain->loop && !groups;
        case m_wing: return is_chain_wing(*chain, "chhch", EndDigits::same) && !groups;
        case s_wing: return is_chain_wing(*chain, "hhchh", EndDigits::different) && !groups;
        case l_wing: return is_chain_wing(*chain, "hchch", EndDigits::different) && !groups;
        case h_wing: return is_chain_wing(*chain, "chchh", EndDigits::different) && !groups;
        case x_chain: return of_one_digit && !groups;
        case remote_pair:
        case xy_chain: return !chain->loop && !groups && is_strong_in_cells(*chain);
        case alternating_chain: return !chain->loop && !groups;
        case alternating_loop: return chain->loop && !groups;
        case als_w_wing: return is_als_w_wing(*chain);
        case als_alternating_chain: return !chain->loop;
        case als_alternating_loop: return chain->loop;
        case grouped_chain: return !chain->loop && groups;
        case grouped_loop: return chain->loop && groups;
        default: return false;
    }
}

bool is_colouring(const Step& step, std::size_t clusters) {
    const auto* const colouring = as<ColouringPattern>(step);
    return colouring != nullptr && colouring->clusters.size() == clusters;
}

bool is_medusa(const Step& step) {
    const auto* const medusa = as<MedusaPattern>(step);
    return medusa != nullptr && !medusa->colours[0].empty() && !medusa->colours[1].empty() &&
           (!medusa->dead_end || medusa->dead_end->kind != DeadEnd::Kind::clash);
}

bool is_aligned(const Step& step, std::size_t cells) {
    const auto* const aligned = as<AlignedPattern>(step);
    return aligned != nullptr && aligned->cells.size() == cells && aligned->excluders.size() >= 2;
}

bool is_leftover(const Step& step) {
    const auto* const leftover = as<LeftoverPattern>(step);
    if (leftover == nullptr || leftover->others.empty()) return false;
    return leftover->houses.size() == leftover->others.size() ||
           leftover->houses.size() == leftover->others.size() + 1;
}

bool is_wing(const Step& step) {
    const auto* const wing = as<WingPattern>(step);
    return wing != nullptr && wing->pincers.size() == 2 && wing->pivot != wing->pincers[0] &&
           wing->pivot != wing->pincers[1];
}

enum class Extras : std::uint8_t { none, houses, cells };

bool is_rectangle(const Step& step, Extras extras) {
    const auto* const rectangle = as<RectanglePattern>(step);
    if (rectangle == nullptr || rectangle->digits.size() != 2) return false;
    return rectangle->others.empty() == (extras != Extras::cells) &&
           rectangle->subset.empty() == (extras != Extras::cells) &&
           rectangle->houses.empty() == (extras == Extras::none);
}

// Sets that share cells are hard to tell apart in a picture.
bool overlap(const std::vector<AlmostLockedSet>& sets) {
    std::vector<Cell> cells;
    for (const AlmostLockedSet& set : sets) {
        cells.insert(cells.end(), set.cells.begin(), set.cells.end());
    }
    std::ranges::sort(cells);
    return std::ranges::adjacent_find(cells) != cells.end();
}

bool is_als(const Step& step, std::size_t least, std::size_t most) {
    const auto* const als = as<AlsPattern>(step);
    if (als == nullptr || als->sets.size() < least || als->sets.size() > most) return false;
    if (overlap(als->sets)) return false;
    if (std::ranges::any_of(als->commons, &DigitSet::empty)) return false;
    if (als->stem.has_value() != (step.technique == TechniqueId::death_blossom)) return false;
    if (als->stem) return als->commons.size() == als->sets.size() && !als->loop;
    if (als->commons.size() + 1 == als->sets.size()) {
        return !als->loop || (als->sets.size() == 2 && als->commons[0].size() >= 2);
    }
    return als->loop && als->commons.size() == als->sets.size();
}

// Four cells and four digits, joined by one restricted common.
bool is_wxyz_wing(const Step& step) {
    if (!is_als(step, 2, 2)) return false;
    const auto& als = std::get<AlsPattern>(step.pattern);
    return als.sets[0].cells.size() + als.sets[1].cells.size() == 4 &&
           (als.sets[0].digits | als.sets[1].digits).size() == 4 && als.commons[0].size() == 1 &&
           !als.loop;
}

std::ptrdiff_t covers_of(const LockedSetsPattern& pattern, const Board& board, HouseKind kind) {
    return std::ranges::count_if(pattern.covers, [&](const HouseDigits& cover) {
        return board.houses()[cover.house].kind == kind;
    });
}

// Covers of rows and of columns, and of nothing else.
bool is_multi_sector(const Step& step, const Board& board) {
    const auto* const locked = as<LockedSetsPattern>(step);
    if (locked == nullptr) return false;
    const auto rows = covers_of(*locked, board, HouseKind::row);
    const auto columns = covers_of(*locked, board, HouseKind::column);
    return rows > 0 && columns > 0 && rows + columns == std::ssize(locked->covers);
}

// Up to two rows, two columns and four boxes.
bool is_sk_loop(const Step& step, const Board& board) {
    const auto* const locked = as<LockedSetsPattern>(step);
    if (locked == nullptr) return false;
    const auto rows = covers_of(*locked, board, HouseKind::row);
    const auto columns = covers_of(*locked, board, HouseKind::column);
    const auto boxes = covers_of(*locked, board, HouseKind::box);
    return rows <= 2 && columns <= 2 && boxes <= 4 &&
           rows + columns + boxes == std::ssize(locked->covers);
}

bool is_exocet(const Step& step, const Board& board) {
    using enum HouseKind;
    const auto* const exocet = as<ExocetPattern>(step);
    return exocet != nullptr && board.has_boxes() && exocet->base.size() == 2 &&
           exocet->targets.size() == 2 && exocet->lines.size() == 3 &&
           (are(board, exocet->lines, {row}) || are(board, exocet->lines, {column}));
}

bool is_junior_exocet(const Step& step, const Board& board) {
    if (!is_exocet(step, board)) return false;
    const auto* const exocet = as<ExocetPattern>(step);
    return exocet->second_base.empty() && exocet->second_targets.empty();
}

// Four digits for four base cells.
bool is_double_exocet(const Step& step, const Board& board) {
    if (!is_exocet(step, board)) return false;
    const auto* const exocet = as<ExocetPattern>(step);
    return exocet->second_base.size() == 2 && exocet->second_targets.size() == 2 &&
           exocet->digits.size() == 4;
}

// So many corners, each with so many digits.
bool is_firework(const Step& step, const Board& board, std::size_t corners, Digit digits) {
    const auto* const pattern = as<FireworksPattern>(step);
    return pattern != nullptr && board.has_boxes() && pattern->wings.size() == 2 &&
           pattern->fireworks.size() == corners &&
           std::ranges::all_of(pattern->fireworks, [&](const Firework& firework) {
               return firework.digits.size() == digits;
           });
}

// The branch of a pattern that is one assumption.
const ForcingBranch* assumption_of(const Step& step) {
    const auto* const forcing = as<ForcingPattern>(step);
    if (forcing == nullptr || forcing->branches.size() != 1) return nullptr;
    if (forcing->cell || forcing->house || forcing->guarded || forcing->fish) return nullptr;
    return &forcing->branches.front();
}

bool is_net(const Step& step) { return as<ForcingPattern>(step) != nullptr; }

// It fails by steps inside, none of them a net.
bool is_net_plus(const Step& step) {
    const ForcingBranch* const branch = assumption_of(step);
    return branch != nullptr && branch->cases.empty() && !branch->steps.empty() &&
           std::ranges::none_of(branch->steps, is_net);
}

// It fails by steps inside, nets among them.
bool is_nested_net(const Step& step) {
    const ForcingBranch* const branch = assumption_of(step);
    return branch != nullptr && branch->cases.empty() && std::ranges::any_of(branch->steps, is_net);
}

// What there is beside the guardians: nothing, a confined digit, or a subset.
Extras extras_of(const GuardianPattern& pattern) {
    if (!pattern.others.empty()) return Extras::cells;
    return pattern.houses.empty() ? Extras::none : Extras::houses;
}

bool is_guarded(const Step& step, std::size_t digits, std::size_t least_cells,
                std::size_t most_cells, Extras extras) {
    const auto* const pattern = as<GuardianPattern>(step);
    if (pattern == nullptr || pattern->guardians.empty()) return false;
    return pattern->digits.size() == digits && pattern->cells.size() >= least_cells &&
           pattern->cells.size() <= most_cells && extras_of(*pattern) == extras &&
           pattern->houses.empty() == (extras == Extras::none) &&
           pattern->subset.empty() == (extras != Extras::cells);
}

// Two digits that go round, in as many cells as two of each row are at most.
bool is_unique_loop(const Step& step, const Board& board, Extras extras) {
    return is_guarded(step, 2, 6, 2 * board.order(), extras);
}

bool is_extended_rectangle(const Step& step, Extras extras) {
    return is_guarded(step, 3, 6, 6, extras);
}

bool is_bug(const Step& step, const Board& board, Extras extras) {
    return is_guarded(step, board.order(), 1, board.cell_count(), extras);
}

// A map of all cells, some of which move.
bool is_automorphism(const Step& step, const Board& board) {
    const auto* const map = as<AutomorphismPattern>(step);
    return map != nullptr && map->cells.size() == board.cell_count() &&
           map->digits.size() == board.order() && !std::ranges::is_sorted(map->cells);
}

// An odd number of cells and two digits.
bool is_oddagon(const Step& step, const Board& board) {
    return is_guarded(step, 2, 3, board.cell_count(), Extras::none) &&
           as<GuardianPattern>(step)->cells.size() % 2 == 1;
}

// As many houses as cells, an odd number.
bool is_broken_wing(const Step& step, const Board& board) {
    if (!is_guarded(step, 1, 3, board.cell_count(), Extras::houses)) return false;
    const auto* const pattern = as<GuardianPattern>(step);
    return pattern->cells.size() % 2 == 1 && pattern->houses.size() == pattern->cells.size();
}

// Three digits in three cells of each of four boxes.
bool is_tridagon(const GuardianPattern& pattern) {
    return pattern.digits.size() == 3 && pattern.cells.size() == 12 &&
           extras_of(pattern) == Extras::none && !pattern.guardians.empty();
}

// Everything is about the digit that is assumed, and that has no place at the end.
bool follows_one_digit(const ForcingBranch& branch) {
    if (branch.consequences.empty() || !branch.dead_end) return false;
    const Digit digit = branch.consequences.front().candidate.digit;
    return branch.dead_end->kind == DeadEnd::Kind::house && branch.dead_end->digit == digit &&
           std::ranges::all_of(branch.consequences, [&](const Consequence& consequence) {
               return consequence.candidate.digit == digit;
           });
}

bool is_forcing(const Step& step) {
    const auto* const forcing = as<ForcingPattern>(step);
    if (forcing == nullptr || forcing->branches.empty()) return false;
    const bool with_steps = step.technique == TechniqueId::dynamic_forcing_net;
    const bool plain = std::ranges::all_of(forcing->branches, [&](const ForcingBranch& branch) {
        return (with_steps || branch.steps.empty()) && branch.cases.empty();
    });
    if (!plain) return false;
    if (forcing->guarded.has_value() != (step.technique == TechniqueId::tridagon_forcing_net) ||
        forcing->fish.has_value() != (step.technique == TechniqueId::kraken_fish)) {
        return false;
    }
    if (forcing->fish) return !forcing->cell && !forcing->house;
    if (forcing->guarded) {
        return !forcing->cell && !forcing->house && is_tridagon(*forcing->guarded);
    }
    const bool over_cell = forcing->cell.has_value();
    const bool over_house = forcing->house.has_value();
    if (step.technique == TechniqueId::nishio && !follows_one_digit(forcing->branches[0])) {
        return false;
    }
    if (step.technique == TechniqueId::contradiction_net || step.technique == TechniqueId::nishio) {
        return !over_cell && !over_house && forcing->branches.size() == 1;
    }
    if (step.technique == TechniqueId::cell_forcing_chains) return over_cell && !over_house;
    if (step.technique == TechniqueId::house_forcing_chains) return over_house && !over_cell;
    return !over_cell || !over_house;
}

// A fish of rows and columns with fins.
bool is_kraken(const FishPattern& fish, const Board& board) {
    using enum HouseKind;
    return fish.base.size() >= 2 && fish.base.size() == fish.cover.size() && !fish.fins.empty() &&
           ((are(board, fish.base, {row}) && are(board, fish.cover, {column})) ||
            (are(board, fish.base, {column}) && are(board, fish.cover, {row})));
}

}  // namespace

bool fits(const Step& step, const Board& board) {
    using enum TechniqueId;
    const auto* const single = as<SinglePattern>(step);
    switch (step.technique) {
        case full_house:
        case hidden_single: return single != nullptr && single->house;
        case naked_single: return single != nullptr && !single->house;
        case locked_pair: return is_subset(step, 2, 2, board.houses().size());
        case locked_triple: return is_subset(step, 3, 2, board.houses().size());
        case naked_pair: return is_subset(step, 2, 1, board.houses().size());
        case naked_triple: return is_subset(step, 3, 1, board.houses().size());
        case naked_quad: return is_subset(step, 4, 1, board.houses().size());
        case hidden_pair: return is_subset(step, 2, 1, 1);
        case hidden_triple: return is_subset(step, 3, 1, 1);
        case direct_hidden_pair: return is_subset(step, 2, 1, 1) && places_one(step);
        case direct_hidden_triple: return is_subset(step, 3, 1, 1) && places_one(step);
        case hidden_quad: return is_subset(step, 4, 1, 1);
        case pointing:
        case claiming: return is_candidate_lines(step, board);
        case double_pairs:
        case multiple_lines: return is_multiple_lines(step, board);
        case x_wing: return is_line_fish(step, board, 2, Fins::none);
        case swordfish: return is_line_fish(step, board, 3, Fins::none);
        case jellyfish: return is_line_fish(step, board, 4, Fins::none);
        case finned_x_wing:
        case sashimi_x_wing: return is_line_fish(step, board, 2, Fins::some);
        case finned_swordfish:
        case sashimi_swordfish: return is_line_fish(step, board, 3, Fins::some);
        case finned_jellyfish:
        case sashimi_jellyfish: return is_line_fish(step, board, 4, Fins::some);
        case franken_x_wing: return is_franken_fish(step, board, 2, Fins::none);
        case franken_swordfish: return is_franken_fish(step, board, 3, Fins::none);
        case finned_franken_x_wing: return is_franken_fish(step, board, 2, Fins::some);
        case finned_franken_swordfish: return is_franken_fish(step, board, 3, Fins::some);
        case franken_jellyfish: return is_franken_fish(step, board, 4, Fins::none);
        case finned_franken_jellyfish: return is_franken_fish(step, board, 4, Fins::some);
        case mutant_swordfish: return is_mutant_fish(step, board, 3, Fins::none);
        case finned_mutant_swordfish: return is_mutant_fish(step, board, 3, Fins::some);
        case mutant_jellyfish: return is_mutant_fish(step, board, 4, Fins::none);
        case finned_mutant_jellyfish: return is_mutant_fish(step, board, 4, Fins::some);
        case xy_wing:
        case xyz_wing: return is_wing(step);
        case remote_pair:
        case skyscraper:
        case two_string_kite:
        case turbot_fish:
        case empty_rectangle:
        case w_wing:
        case m_wing:
        case s_wing:
        case l_wing:
        case h_wing:
        case x_chain:
        case xy_chain:
        case alternating_chain:
        case alternating_loop:
        case als_w_wing:
        case als_alternating_chain:
        case als_alternating_loop:
        case ahs_alternating_chain:
        case ur_alternating_chain:
        case grouped_chain:
        case grouped_loop: return is_chain(step);
        case simple_colouring: return is_colouring(step, 1);
        case multi_colouring: return is_colouring(step, 2);
        case broken_wing: return is_broken_wing(step, board);
        case bivalue_oddagon: return is_oddagon(step, board);
        case medusa: return is_medusa(step);
        case aligned_pair_exclusion: return is_aligned(step, 2);
        case aligned_triple_exclusion: return is_aligned(step, 3);
        case law_of_leftovers: return is_leftover(step);
        case unique_rectangle_1:
        case unique_rectangle_2:
        case unique_rectangle_5:
        case avoidable_rectangle_1:
        case avoidable_rectangle_2: return is_rectangle(step, Extras::none);
        case unique_rectangle_3: return is_rectangle(step, Extras::cells);
        case unique_rectangle_4:
        case unique_rectangle_6:
        case hidden_rectangle: return is_rectangle(step, Extras::houses);
        case bug_plus_one: return as<BugPattern>(step) != nullptr;
        case sue_de_coq: return as<SueDeCoqPattern>(step) != nullptr;
        case als_xz: return is_als(step, 2, 2);
        case wxyz_wing: return is_wxyz_wing(step);
        case als_xy_wing: return is_als(step, 3, 3);
        case als_chain: return is_als(step, 3, SIZE_MAX);
        case death_blossom: return is_als(step, 2, SIZE_MAX);
        case multi_sector_locked_sets: return is_multi_sector(step, board);
        case sk_loop: return is_sk_loop(step, board);
        case junior_exocet: return is_junior_exocet(step, board);
        case double_exocet: return is_double_exocet(step, board);
        case firework_triple: return is_firework(step, board, 1, 3);
        case firework_quad: return is_firework(step, board, 2, 2);
        case constraint: return as<ConstraintPattern>(step) != nullptr;
        case tridagon: {
            const auto* const guarded = as<GuardianPattern>(step);
            return guarded != nullptr && is_tridagon(*guarded);
        }
        case unique_loop_1:
        case unique_loop_2: return is_unique_loop(step, board, Extras::none);
        case unique_loop_3: return is_unique_loop(step, board, Extras::cells);
        case unique_loop_4: return is_unique_loop(step, board, Extras::houses);
        case extended_rectangle_1:
        case extended_rectangle_2: return is_extended_rectangle(step, Extras::none);
        case extended_rectangle_3: return is_extended_rectangle(step, Extras::cells);
        case extended_rectangle_4: return is_extended_rectangle(step, Extras::houses);
        case bug_2:
        case bug_plus_n: return is_bug(step, board, Extras::none);
        case bug_3: return is_bug(step, board, Extras::cells);
        case bug_4: return is_bug(step, board, Extras::houses);
        case symmetrical_placement: return is_automorphism(step, board);
        case kraken_fish:
            return is_forcing(step) && is_kraken(*as<ForcingPattern>(step)->fish, board);
        case tridagon_forcing_net:
        case nishio:
        case contradiction_net:
        case cell_forcing_chains:
        case house_forcing_chains:
        case dynamic_forcing_net: return is_forcing(step);
        case contradiction_net_plus: return is_net_plus(step);
        case nested_net: return is_nested_net(step);
        case bifurcation_tree: return assumption_of(step) != nullptr;
    }
    return false;
}

}  // namespace sudokit::logic
