#include "rate/se/walk.hpp"

#include <algorithm>
#include <deque>
#include <type_traits>

#include "rate/se/aligned.hpp"
#include "rate/se/als_wings.hpp"
#include "rate/se/branching.hpp"
#include "rate/se/sets.hpp"
#include "rate/se/singles.hpp"
#include "rate/se/steps/tell.hpp"
#include "rate/se/strong_links.hpp"
#include "rate/se/uniqueness.hpp"
#include "rate/se/wings.hpp"

namespace sudokit::rate::se {
namespace {

constexpr double kNoStep = 20.0;

// Difficulties are printed to one digit, cut off after a twentieth was added.
unsigned tenths(double difficulty) { return static_cast<unsigned>((difficulty + 0.05) * 10); }

// A technique without chains: how easy it can be, in tenths, and whether only Sukaku Explainer has
// it.
struct PlainTechnique {
    bool (*find)(const Position&, Variant, Hint&, const Fresh&);
    unsigned floor;
    bool sukaku_only = false;
};

// For those that are the same in all variants, that look everywhere each time, or that have sizes.
template <auto kFind>
bool plain(const Position& position, Variant variant, Hint& hint, const Fresh& fresh) {
    if constexpr (std::is_invocable_v<decltype(kFind), const Position&, Hint&, const Fresh&>) {
        return kFind(position, hint, fresh);
    } else if constexpr (std::is_invocable_v<decltype(kFind), const Position&, Variant, Hint&>) {
        return kFind(position, variant, hint);
    } else {
        return kFind(position, hint);
    }
}

template <auto kFind, unsigned kSize>
bool of_size(const Position& position, Variant, Hint& hint, const Fresh& fresh) {
    if constexpr (std::is_invocable_v<decltype(kFind), const Position&, unsigned, Hint&,
                                      const Fresh&>) {
        return kFind(position, kSize, hint, fresh);
    } else {
        return kFind(position, kSize, hint);
    }
}

// In the order of the original, which is almost, but not quite, that of their difficulties.
constexpr PlainTechnique kPlain[] = {
    {plain<find_hidden_single>, 10},
    {find_direct_locking, 17},
    {of_size<find_direct_hidden_set, 2>, 20},
    {plain<find_naked_single>, 23},
    {of_size<find_direct_hidden_set, 3>, 25},
    {find_locking, 26},
    {of_size<find_naked_set, 2>, 30},
    {of_size<find_fish, 2>, 32},
    {of_size<find_hidden_set, 2>, 34},
    {of_size<find_naked_set, 3>, 36},
    {of_size<find_fish, 3>, 38},
    {of_size<find_hidden_set, 3>, 40},
    {of_size<find_strong_links, 2>, 40, true},
    {find_xy_wing, 42},
    {find_xyz_wing, 44},
    {plain<find_unique_loop>, 45},
    {of_size<find_naked_set, 4>, 50},
    {of_size<find_fish, 4>, 52},
    {of_size<find_hidden_set, 4>, 54},
    {of_size<find_strong_links, 3>, 54, true},
    {of_size<find_als_wing, 3>, 55, true},
    {plain<find_bug>, 56},
    {of_size<find_strong_links, 4>, 58, true},
    {of_size<find_als_wing, 4>, 62, true},
    {plain<find_aligned_pair>, 62},
    {of_size<find_als_wing, 5>, 65, true},  // 6.6, but chains that come later may have 6.5
};

// Those of Sudoku Explainer itself; two techniques and eight kinds of branching chains follow.
constexpr auto kPlainOfSe = std::ranges::count(kPlain, false, &PlainTechnique::sukaku_only);
static_assert(kProducers == kPlainOfSe + 2 + 8);

}  // namespace

struct Walker::Chains {
    struct BranchingTechnique {
        BranchingTechnique(unsigned least, const BranchingChains::Options& options,
                           const nine::Kernel& kernel, const BranchingChains* other)
            : floor(least), chains(options, kernel, other) {}

        unsigned floor;
        BranchingChains chains;
    };

    Chains(const nine::Kernel& kernel, Variant variant) {
        const auto add = [&](unsigned floor, BranchingChains::Options options,
                             const BranchingChains* other = nullptr) {
            options.variant = variant;
            branching.emplace_back(floor, options, kernel, other);
        };
        add(75, {false, true, true, 0});   // Nishio
        add(80, {true, false, false, 0});  // multiple
        add(85, {true, true, false, 0});   // dynamic
        add(90, {true, true, false, 1});   // dynamic, with techniques
        add(95, {true, true, false, 2});   // nested
        add(100, {true, true, false, 3}, &branching.back().chains);
        if (variant == Variant::sukaku_1_18) {
            for (int level = 0; level < 4; ++level)
                add(105, {true, true, false, 4, variant, level});
        } else {
            add(105, {true, true, false, 4});
            add(110, {true, true, false, 5});
            // It knows the techniques within chains of this variant only.
            const std::shared_ptr<Reach> reach = make_reach(kernel);
            for (const unsigned i : {3U, 4U, 5U}) branching[i].chains.look_ahead(reach);
            branching[6].chains.look_ahead(make_reach(kernel));
        }
    }

    // Tells all techniques what has changed since the last position.
    void watch(const Position& position) {
        const Fresh changed = changes(latest_position, position);
        for (Fresh& one : fresh) one |= changed;
        latest_position = position;
    }

    Position latest_position;
    std::array<Fresh, std::size(kPlain)> fresh;  // for each technique without chains
    ForcingChains forcing;
    AlignedTriplets triplets;
    std::deque<BranchingTechnique> branching;
    BranchingChains* latest = nullptr;  // that found a hint
};

Walker::Walker(const nine::Kernel& kernel, Variant variant)
    : variant_(variant), chains_(std::make_unique<Chains>(kernel, variant)) {}
Walker::~Walker() = default;

bool Walker::find_step(const Position& position, unsigned most, const Deadline& deadline,
                       Hint& hint) {
    hint = {};
    Chains& chains = *chains_;
    chains.watch(position);
    std::size_t producer = 0;
    for (std::size_t i = 0; i < std::size(kPlain); ++i) {
        const PlainTechnique& technique = kPlain[i];
        if (technique.sukaku_only && variant_ != Variant::sukaku_1_18) continue;
        if (technique.floor > most) return false;
        Fresh& fresh = chains.fresh[i];
        if (!allowed_[producer++]) continue;
        if (technique.find(position, variant_, hint, fresh)) return true;
        fresh = Fresh::nothing();
    }
    const bool chained = allowed_[producer++];
    if (most >= 65 && chained && chains.forcing.find(position, hint)) return true;
    if (variant_ == Variant::sukaku_1_18 && most >= 75 && find_als_wing(position, 6, hint)) {
        return true;
    }
    const bool aligned = allowed_[producer++];
    if (most >= 75 && aligned && chains.triplets.find(position, variant_, hint)) return true;
    for (Chains::BranchingTechnique& technique : chains.branching) {
        if (technique.floor > most || deadline.passed()) return false;
        if (!allowed_[producer++] || !technique.chains.find(position, deadline, hint)) continue;
        chains.latest = &technique.chains;
        return true;
    }
    return false;
}

Step Walker::tell(const Position& position, const Hint& hint, const Deadline& deadline) {
    struct Visitor {
        Chains& chains;
        const Position& position;
        const Hint& hint;
        const Deadline& deadline;

        Step operator()(std::monostate) const { return {}; }
        Step operator()(const LastOne& sight) const { return se::tell(sight, hint); }
        Step operator()(const Locking& sight) const { return se::tell(sight); }
        Step operator()(const NakedSet& sight) const { return se::tell(sight); }
        Step operator()(const HiddenSet& sight) const {
            return se::tell(sight, hint.placement.has_value());
        }
        Step operator()(const Fish& sight) const { return se::tell(sight); }
        Step operator()(const Wing& sight) const { return se::tell(sight, position); }
        Step operator()(const UniqueLoop& sight) const { return se::tell(sight, position); }
        Step operator()(const Grave& sight) const { return se::tell(sight, position); }
        Step operator()(const Aligned& sight) const { return se::tell(sight, hint, position); }
        // The search found the first of all in order.
        Step operator()(const ForcingChain&) const {
            ChainHints all;
            chains.forcing.find_all(position, all);
            return tell_chain(all.sorted().front()->sequence, position);
        }
        Step operator()(const BranchingEnds& ends) const {
            return chains.latest->tell(ends, position, deadline);
        }
    };
    Step out = std::visit(Visitor{*chains_, position, hint, deadline}, hint.sight);
    conclude(hint, out);
    out.se_rating = tenths(hint.difficulty);
    return out;
}

std::optional<Ratings> Walker::rate(Position position, unsigned most, const Deadline& deadline) {
    double hardest = 0;
    double until_placement = 0;
    double first = 0;
    Hint hint;
    while (position.left > 0 && tenths(hardest) <= most) {
        const bool found = find_step(position, most, deadline, hint);
        if (deadline.passed()) return std::nullopt;
        hardest = std::max(hardest, found ? hint.difficulty : kNoStep);
        if (!found) break;
        hint.apply_to(position);
        if (until_placement == 0) {
            if (first == 0) first = hardest;
            if (hint.placement) until_placement = hardest;
        }
        if (until_placement != 0) hardest = place_hidden_singles(position, hardest);
    }
    return Ratings{tenths(hardest), tenths(until_placement), tenths(first)};
}

}  // namespace sudokit::rate::se
