// All techniques by name.
#include <algorithm>
#include <array>
#include <string>

#include "sudokit/expect.hpp"
#include "sudokit/techniques.hpp"

#include "logic/techniques/als/aligned_exclusion.hpp"
#include "logic/techniques/als/als.hpp"
#include "logic/techniques/als/als_w_wing.hpp"
#include "logic/techniques/als/multi_sector.hpp"
#include "logic/techniques/als/sk_loop.hpp"
#include "logic/techniques/als/sue_de_coq.hpp"
#include "logic/techniques/als/wxyz_wing.hpp"
#include "logic/techniques/chain/chain.hpp"
#include "logic/techniques/chain/chain_wing.hpp"
#include "logic/techniques/chain/remote_pair.hpp"
#include "logic/techniques/chain/set_chain.hpp"
#include "logic/techniques/chain/single_digit.hpp"
#include "logic/techniques/chain/wing.hpp"
#include "logic/techniques/colouring/colouring.hpp"
#include "logic/techniques/colouring/medusa.hpp"
#include "logic/techniques/constraint.hpp"
#include "logic/techniques/exocet/exocet.hpp"
#include "logic/techniques/fish/finned_fish.hpp"
#include "logic/techniques/fish/fish.hpp"
#include "logic/techniques/fish/kraken_fish.hpp"
#include "logic/techniques/forcing/forcing.hpp"
#include "logic/techniques/guardians/bivalue_oddagon.hpp"
#include "logic/techniques/guardians/broken_wing.hpp"
#include "logic/techniques/guardians/tridagon.hpp"
#include "logic/techniques/houses/firework.hpp"
#include "logic/techniques/houses/intersection.hpp"
#include "logic/techniques/houses/leftovers.hpp"
#include "logic/techniques/houses/single.hpp"
#include "logic/techniques/houses/subset.hpp"
#include "logic/techniques/uniqueness/avoidable_rectangle.hpp"
#include "logic/techniques/uniqueness/bug.hpp"
#include "logic/techniques/uniqueness/extended_rectangle.hpp"
#include "logic/techniques/uniqueness/symmetrical_placement.hpp"
#include "logic/techniques/uniqueness/unique_loop.hpp"
#include "logic/techniques/uniqueness/unique_rectangle.hpp"

namespace sudokit {
namespace {

using enum TechniqueFamily;
using Id = TechniqueId;

constexpr std::array kTechniques = std::to_array<TechniqueInfo>({
    {Id::full_house, "full-house", {"Full House", "Dernière case"}, single},
    {Id::naked_single,
     "naked-single",
     {"Naked Single", "Singleton nu"},
     single,
     "single-candidate"},
    {Id::hidden_single,
     "hidden-single",
     {"Hidden Single", "Singleton caché"},
     single,
     "single-position"},
    {Id::constraint, "constraint", {"Constraint", "Contrainte"}, TechniqueFamily::constraint},
    {Id::locked_pair, "locked-pair", {"Locked Pair", "Paire verrouillée"}, subset},
    {Id::locked_triple, "locked-triple", {"Locked Triple", "Triplet verrouillé"}, subset},
    {Id::pointing,
     "pointing",
     {"Pointing", "Candidats verrouillés, pointage"},
     intersection,
     "box-to-line"},
    {Id::double_pairs,
     "double-pairs",
     {"Double Pairs", "Doubles paires"},
     intersection,
     "double-pairs"},
    {Id::multiple_lines,
     "multiple-lines",
     {"Multiple Lines", "Lignes multiples"},
     intersection,
     "multiple-lines"},
    {Id::claiming,
     "claiming",
     {"Claiming", "Candidats verrouillés, revendication"},
     intersection,
     "line-to-box"},
    {Id::naked_pair, "naked-pair", {"Naked Pair", "Paire nue"}, subset},
    {Id::naked_triple, "naked-triple", {"Naked Triple", "Triplet nu"}, subset},
    {Id::hidden_pair, "hidden-pair", {"Hidden Pair", "Paire cachée"}, subset},
    {Id::hidden_triple, "hidden-triple", {"Hidden Triple", "Triplet caché"}, subset},
    {Id::direct_hidden_pair,
     "direct-hidden-pair",
     {"Direct Hidden Pair", "Paire cachée directe"},
     subset},
    {Id::direct_hidden_triple,
     "direct-hidden-triple",
     {"Direct Hidden Triple", "Triplet caché direct"},
     subset},
    {Id::naked_quad, "naked-quad", {"Naked Quad", "Quadruplet nu"}, subset},
    {Id::hidden_quad, "hidden-quad", {"Hidden Quad", "Quadruplet caché"}, subset},
    {Id::x_wing, "x-wing", {"X-Wing", "X-Wing"}, fish},
    {Id::swordfish, "swordfish", {"Swordfish", "Swordfish"}, fish},
    {Id::jellyfish, "jellyfish", {"Jellyfish", "Jellyfish"}, fish},
    {Id::remote_pair, "remote-pair", {"Remote Pair", "Paire éloignée"}, chain},
    {Id::bug_plus_one, "bug+1", {"BUG+1", "BUG+1"}, uniqueness, {}, true},
    {Id::skyscraper, "skyscraper", {"Skyscraper", "Gratte-ciel"}, chain},
    {Id::two_string_kite, "two-string-kite", {"Two-String Kite", "Cerf-volant"}, chain},
    {Id::turbot_fish, "turbot-fish", {"Turbot Fish", "Turbot"}, chain},
    {Id::empty_rectangle, "empty-rectangle", {"Empty Rectangle", "Rectangle vide"}, chain},
    {Id::w_wing, "w-wing", {"W-Wing", "W-Wing"}, wing},
    {Id::xy_wing, "xy-wing", {"XY-Wing", "XY-Wing"}, wing},
    {Id::xyz_wing, "xyz-wing", {"XYZ-Wing", "XYZ-Wing"}, wing},
    {Id::wxyz_wing, "wxyz-wing", {"WXYZ-Wing", "WXYZ-Wing"}, wing},
    {Id::m_wing, "m-wing", {"M-Wing", "M-Wing"}, wing},
    {Id::s_wing, "s-wing", {"S-Wing", "S-Wing"}, wing},
    {Id::l_wing, "l-wing", {"L-Wing", "L-Wing"}, wing},
    {Id::h_wing, "h-wing", {"H-Wing", "H-Wing"}, wing},
    {Id::nishio, "nishio", {"Nishio", "Nishio"}, forcing},
    {Id::als_w_wing, "als-w-wing", {"ALS-W-Wing", "ALS-W-Wing"}, almost_locked_set},
    {Id::als_alternating_chain,
     "als-alternating-chain",
     {"Alternating Inference Chain with ALS", "Chaîne d’inférences alternées à ALS"},
     chain},
    {Id::als_alternating_loop,
     "als-alternating-loop",
     {"Alternating Inference Loop with ALS", "Boucle d’inférences alternées à ALS"},
     chain},
    {Id::ahs_alternating_chain,
     "ahs-alternating-chain",
     {"Alternating Inference Chain with AHS", "Chaîne d’inférences alternées à AHS"},
     chain},
    {Id::ur_alternating_chain,
     "ur-alternating-chain",
     {"Alternating Inference Chain with Unique Rectangle",
      "Chaîne d’inférences alternées à rectangle unique"},
     chain,
     {},
     true},
    {Id::unique_rectangle_1,
     "unique-rectangle-1",
     {"Unique Rectangle Type 1", "Rectangle unique de type 1"},
     uniqueness,
     {},
     true},
    {Id::unique_rectangle_2,
     "unique-rectangle-2",
     {"Unique Rectangle Type 2", "Rectangle unique de type 2"},
     uniqueness,
     {},
     true},
    {Id::unique_rectangle_3,
     "unique-rectangle-3",
     {"Unique Rectangle Type 3", "Rectangle unique de type 3"},
     uniqueness,
     {},
     true},
    {Id::unique_rectangle_4,
     "unique-rectangle-4",
     {"Unique Rectangle Type 4", "Rectangle unique de type 4"},
     uniqueness,
     {},
     true},
    {Id::unique_rectangle_5,
     "unique-rectangle-5",
     {"Unique Rectangle Type 5", "Rectangle unique de type 5"},
     uniqueness,
     {},
     true},
    {Id::unique_rectangle_6,
     "unique-rectangle-6",
     {"Unique Rectangle Type 6", "Rectangle unique de type 6"},
     uniqueness,
     {},
     true},
    {Id::hidden_rectangle,
     "hidden-rectangle",
     {"Hidden Rectangle", "Rectangle caché"},
     uniqueness,
     {},
     true},
    {Id::avoidable_rectangle_1,
     "avoidable-rectangle-1",
     {"Avoidable Rectangle Type 1", "Rectangle évitable de type 1"},
     uniqueness,
     {},
     true},
    {Id::avoidable_rectangle_2,
     "avoidable-rectangle-2",
     {"Avoidable Rectangle Type 2", "Rectangle évitable de type 2"},
     uniqueness,
     {},
     true},
    {Id::finned_x_wing, "finned-x-wing", {"Finned X-Wing", "X-Wing à nageoire"}, fish},
    {Id::sashimi_x_wing, "sashimi-x-wing", {"Sashimi X-Wing", "X-Wing sashimi"}, fish},
    {Id::finned_swordfish, "finned-swordfish", {"Finned Swordfish", "Swordfish à nageoire"}, fish},
    {Id::sashimi_swordfish, "sashimi-swordfish", {"Sashimi Swordfish", "Swordfish sashimi"}, fish},
    {Id::finned_jellyfish, "finned-jellyfish", {"Finned Jellyfish", "Jellyfish à nageoire"}, fish},
    {Id::sashimi_jellyfish, "sashimi-jellyfish", {"Sashimi Jellyfish", "Jellyfish sashimi"}, fish},
    {Id::sue_de_coq, "sue-de-coq", {"Sue de Coq", "Sue de Coq"}, almost_locked_set},
    {Id::simple_colouring, "simple-colouring", {"Simple Colouring", "Coloriage simple"}, colouring},
    {Id::multi_colouring, "multi-colouring", {"Multi-Colouring", "Coloriage multiple"}, colouring},
    {Id::broken_wing, "broken-wing", {"Broken Wing", "Aile brisée"}, impossible_pattern},
    {Id::bivalue_oddagon,
     "bivalue-oddagon",
     {"Bivalue Oddagon", "Oddagone à deux chiffres"},
     impossible_pattern},
    {Id::medusa, "3d-medusa", {"3D Medusa", "Méduse 3D"}, colouring},
    {Id::aligned_pair_exclusion,
     "aligned-pair-exclusion",
     {"Aligned Pair Exclusion", "Exclusion de paires alignées"},
     almost_locked_set},
    {Id::aligned_triple_exclusion,
     "aligned-triple-exclusion",
     {"Aligned Triple Exclusion", "Exclusion de triplets alignés"},
     almost_locked_set},
    {Id::law_of_leftovers,
     "law-of-leftovers",
     {"Law of Leftovers", "Loi des restes"},
     intersection},
    {Id::x_chain, "x-chain", {"X-Chain", "Chaîne X"}, chain},
    {Id::xy_chain, "xy-chain", {"XY-Chain", "Chaîne XY"}, chain},
    {Id::alternating_chain,
     "alternating-chain",
     {"Alternating Inference Chain", "Chaîne d’inférences alternées"},
     chain},
    {Id::alternating_loop,
     "alternating-loop",
     {"Alternating Inference Loop", "Boucle d’inférences alternées"},
     chain},
    {Id::grouped_chain,
     "grouped-chain",
     {"Grouped Alternating Inference Chain", "Chaîne d’inférences alternées à groupes"},
     chain},
    {Id::grouped_loop,
     "grouped-loop",
     {"Grouped Alternating Inference Loop", "Boucle d’inférences alternées à groupes"},
     chain},
    {Id::als_xz, "als-xz", {"ALS-XZ", "ALS-XZ"}, almost_locked_set},
    {Id::als_xy_wing, "als-xy-wing", {"ALS-XY-Wing", "ALS-XY-Wing"}, almost_locked_set},
    {Id::als_chain, "als-chain", {"ALS Chain", "Chaîne d’ALS"}, almost_locked_set},
    {Id::death_blossom, "death-blossom", {"Death Blossom", "Death Blossom"}, almost_locked_set},
    {Id::multi_sector_locked_sets,
     "multi-sector-locked-sets",
     {"Multi-Sector Locked Sets", "Ensembles verrouillés multisecteurs"},
     almost_locked_set},
    {Id::sk_loop, "sk-loop", {"SK Loop", "Boucle SK"}, almost_locked_set},
    {Id::junior_exocet, "junior-exocet", {"Junior Exocet", "Exocet junior"}, exocet},
    {Id::double_exocet, "double-exocet", {"Double Exocet", "Double exocet"}, exocet},
    {Id::firework_triple,
     "firework-triple",
     {"Firework Triple", "Triplet en feu d’artifice"},
     subset},
    {Id::firework_quad, "firework-quad", {"Firework Quad", "Quadruplet en feu d’artifice"}, subset},
    {Id::franken_x_wing, "franken-x-wing", {"Franken X-Wing", "X-Wing Franken"}, fish},
    {Id::franken_swordfish, "franken-swordfish", {"Franken Swordfish", "Swordfish Franken"}, fish},
    {Id::finned_franken_x_wing,
     "finned-franken-x-wing",
     {"Finned Franken X-Wing", "X-Wing Franken à nageoire"},
     fish},
    {Id::finned_franken_swordfish,
     "finned-franken-swordfish",
     {"Finned Franken Swordfish", "Swordfish Franken à nageoire"},
     fish},
    {Id::franken_jellyfish, "franken-jellyfish", {"Franken Jellyfish", "Jellyfish Franken"}, fish},
    {Id::finned_franken_jellyfish,
     "finned-franken-jellyfish",
     {"Finned Franken Jellyfish", "Jellyfish Franken à nageoire"},
     fish},
    {Id::mutant_swordfish, "mutant-swordfish", {"Mutant Swordfish", "Swordfish mutant"}, fish},
    {Id::finned_mutant_swordfish,
     "finned-mutant-swordfish",
     {"Finned Mutant Swordfish", "Swordfish mutant à nageoire"},
     fish},
    {Id::mutant_jellyfish, "mutant-jellyfish", {"Mutant Jellyfish", "Jellyfish mutant"}, fish},
    {Id::finned_mutant_jellyfish,
     "finned-mutant-jellyfish",
     {"Finned Mutant Jellyfish", "Jellyfish mutant à nageoire"},
     fish},
    {Id::kraken_fish, "kraken-fish", {"Kraken Fish", "Poisson kraken"}, forcing},
    {Id::nested_net, "nested-net", {"Nested Net", "Réseau imbriqué"}, forcing},
    {Id::contradiction_net,
     "contradiction-net",
     {"Contradiction Net", "Réseau de contradiction"},
     forcing,
     "forcing-chains"},
    {Id::cell_forcing_chains,
     "cell-forcing-chains",
     {"Cell Forcing Chains", "Chaînes de forçage d’une case"},
     forcing},
    {Id::house_forcing_chains,
     "house-forcing-chains",
     {"House Forcing Chains", "Chaînes de forçage d’une zone"},
     forcing},
    {Id::dynamic_forcing_net,
     "dynamic-forcing-net",
     {"Dynamic Forcing Net", "Réseau de forçage dynamique"},
     forcing},
    {Id::tridagon, "tridagon", {"Tridagon", "Tridagone"}, impossible_pattern},
    {Id::tridagon_forcing_net,
     "tridagon-forcing-net",
     {"Tridagon Forcing Net", "Réseau de forçage d’un tridagone"},
     forcing},
    {Id::unique_loop_1,
     "unique-loop-1",
     {"Unique Loop Type 1", "Boucle unique de type 1"},
     uniqueness,
     {},
     true},
    {Id::unique_loop_2,
     "unique-loop-2",
     {"Unique Loop Type 2", "Boucle unique de type 2"},
     uniqueness,
     {},
     true},
    {Id::unique_loop_3,
     "unique-loop-3",
     {"Unique Loop Type 3", "Boucle unique de type 3"},
     uniqueness,
     {},
     true},
    {Id::unique_loop_4,
     "unique-loop-4",
     {"Unique Loop Type 4", "Boucle unique de type 4"},
     uniqueness,
     {},
     true},
    {Id::extended_rectangle_1,
     "extended-rectangle-1",
     {"Extended Rectangle Type 1", "Rectangle étendu de type 1"},
     uniqueness,
     {},
     true},
    {Id::extended_rectangle_2,
     "extended-rectangle-2",
     {"Extended Rectangle Type 2", "Rectangle étendu de type 2"},
     uniqueness,
     {},
     true},
    {Id::extended_rectangle_3,
     "extended-rectangle-3",
     {"Extended Rectangle Type 3", "Rectangle étendu de type 3"},
     uniqueness,
     {},
     true},
    {Id::extended_rectangle_4,
     "extended-rectangle-4",
     {"Extended Rectangle Type 4", "Rectangle étendu de type 4"},
     uniqueness,
     {},
     true},
    {Id::bug_2, "bug-2", {"BUG Type 2", "BUG de type 2"}, uniqueness, {}, true},
    {Id::bug_3, "bug-3", {"BUG Type 3", "BUG de type 3"}, uniqueness, {}, true},
    {Id::bug_4, "bug-4", {"BUG Type 4", "BUG de type 4"}, uniqueness, {}, true},
    {Id::bug_plus_n, "bug+n", {"BUG+n", "BUG+n"}, uniqueness, {}, true},
    {Id::symmetrical_placement,
     "symmetrical-placement",
     {"Gurth's Symmetrical Placement", "Placement symétrique de Gurth"},
     uniqueness,
     {},
     true},
    {Id::contradiction_net_plus,
     "contradiction-net+",
     {"Contradiction Net+", "Réseau de contradiction+"},
     forcing},
    {Id::bifurcation_tree,
     "bifurcation-tree",
     {"Bifurcation Tree", "Arbre de bifurcation"},
     forcing},
});
static_assert(kTechniques.size() == kTechniqueCount);
static_assert(std::ranges::is_sorted(kTechniques, {}, &TechniqueInfo::id));

constexpr std::array kFamilyInfos = std::to_array<TechniqueFamilyInfo>({
    {single, "single", {"singles", "singletons"}},
    {intersection, "intersection", {"intersections", "intersections"}},
    {subset, "subset", {"subsets", "groupes"}},
    {fish, "fish", {"fish", "poissons"}},
    {wing, "wing", {"wings", "ailes"}},
    {colouring, "colouring", {"colouring", "coloriages"}},
    {uniqueness, "uniqueness", {"uniqueness", "unicité"}},
    {chain, "chain", {"chains", "chaînes"}},
    {almost_locked_set,
     "almost-locked-set",
     {"almost locked sets", "ensembles presque verrouillés"}},
    {forcing, "forcing", {"forcing", "forçage"}},
    {TechniqueFamily::constraint, "constraint", {"constraints", "contraintes"}},
    {impossible_pattern, "impossible-pattern", {"impossible patterns", "motifs impossibles"}},
    {exocet, "exocet", {"exocets", "exocets"}},
});
static_assert(std::ranges::is_sorted(kFamilyInfos, {}, &TechniqueFamilyInfo::id));

// One line for each family of finders: the technique of that number, or null.
constexpr std::array kFamilies = {
    &logic::single_technique,
    &logic::constraint_technique,
    &logic::intersection_technique,
    &logic::subset_technique,
    &logic::wing_technique,
    &logic::chain_wing_technique,
    &logic::wxyz_wing_technique,
    &logic::unique_rectangle_technique,
    &logic::avoidable_rectangle_technique,
    &logic::bug_technique,
    &logic::chain_technique,
    &logic::set_chain_technique,
    &logic::fish_technique,
    &logic::finned_fish_technique,
    &logic::kraken_fish_technique,
    &logic::sue_de_coq_technique,
    &logic::als_technique,
    &logic::als_w_wing_technique,
    &logic::multi_sector_technique,
    &logic::sk_loop_technique,
    &logic::exocet_technique,
    &logic::firework_technique,
    &logic::forcing_technique,
    &logic::single_digit_technique,
    &logic::colouring_technique,
    &logic::remote_pair_technique,
    &logic::broken_wing_technique,
    &logic::bivalue_oddagon_technique,
    &logic::medusa_technique,
    &logic::aligned_exclusion_technique,
    &logic::leftovers_technique,
    &logic::tridagon_technique,
    &logic::unique_loop_technique,
    &logic::extended_rectangle_technique,
    &logic::symmetrical_placement_technique,
};

using TechniqueTable = std::array<const logic::Technique*, kTechniqueCount>;

TechniqueTable make_table() {
    TechniqueTable table{};
    for (const TechniqueInfo& info : kTechniques) {
        for (const auto& family : kFamilies) {
            if (const auto* technique = family(info.id)) {
                table[static_cast<std::size_t>(info.id)] = technique;
            }
        }
    }
    return table;
}

const logic::Technique* technique_of(TechniqueId id) {
    static const TechniqueTable kTable = make_table();
    return kTable[static_cast<std::size_t>(id)];
}

}  // namespace

std::span<const TechniqueInfo> all_techniques() { return kTechniques; }

const TechniqueFamilyInfo& info_of(TechniqueFamily family) {
    return kFamilyInfos[static_cast<std::size_t>(family)];
}

const TechniqueInfo& info_of(TechniqueId id) { return kTechniques[static_cast<std::size_t>(id)]; }

std::optional<TechniqueId> find_technique(std::string_view word) {
    std::string wanted(word);
    std::ranges::replace(wanted, '_', '-');
    for (const TechniqueInfo& info : kTechniques) {
        if (info.word == wanted || (!wanted.empty() && info.paper_word == wanted)) return info.id;
    }
    return std::nullopt;
}

bool fits(TechniqueId id, const Board& board) {
    const TechniqueFamily family = info_of(id).family;
    return family == TechniqueFamily::single || family == TechniqueFamily::constraint ||
           board.is_grid();
}

bool logic::find_steps(TechniqueId id, StepHouses houses, const Position& position, StepSink sink) {
    const State& state = position.state();
    const Technique* technique =
        houses == StepHouses::all ? technique_of(id) : hidden_single_in(houses);
    SUDOKIT_EXPECT(houses == StepHouses::all || id == TechniqueId::hidden_single);
    if (info_of(id).assumes_uniqueness && !state.constraints().empty()) return true;
    return technique == nullptr || !fits(id, state.board()) || technique->find_at(position, sink);
}

bool find_steps(TechniqueId id, StepHouses houses, const State& state, StepSink sink) {
    return logic::find_steps(id, houses, logic::Position(state, sink.deadline()), sink);
}

bool find_steps(TechniqueId id, const State& state, StepSink sink) {
    return find_steps(id, StepHouses::all, state, sink);
}

std::optional<Step> next_step(const State& state, const TechniqueSet& techniques,
                              const Deadline& deadline) {
    std::optional<Step> found;
    const auto take = [&](Step step) {
        found = std::move(step);
        return false;
    };
    const logic::Position position(state, deadline);
    for (const TechniqueInfo& info : kTechniques) {
        if (!techniques.test(static_cast<std::size_t>(info.id))) continue;
        if (!logic::find_steps(info.id, StepHouses::all, position, StepSink(take, deadline))) break;
    }
    return found;
}

}  // namespace sudokit
