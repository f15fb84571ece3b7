#include "rate/se/walk.hpp"

#include "rate/se/aligned.hpp"
#include "rate/se/branching.hpp"
#include "rate/se/sets.hpp"
#include "rate/se/singles.hpp"
#include "rate/se/uniqueness.hpp"
#include "rate/se/wings.hpp"

namespace sudokit::rate::se {
namespace {

constexpr double kNoStep = 20.0;

// Difficulties are printed to one digit, cut off after a twentieth was added.
unsigned tenths(double difficulty) { return static_cast<unsigned>((difficulty + 0.05) * 10); }

// A technique without chains, and how easy it can be, in tenths.
struct PlainTechnique {
    unsigned floor;
    bool (*find)(const Position&, Hint&);
};

template <bool (*kFind)(const Position&, unsigned, Hint&), unsigned kSize>
bool of_size(const Position& position, Hint& hint) {
    return kFind(position, kSize, hint);
}

// In the order of the original, which is almost, but not quite, that of their difficulties.
constexpr PlainTechnique kPlain[] = {
    {10, find_hidden_single},
    {17, find_direct_locking},
    {20, of_size<find_direct_hidden_set, 2>},
    {23, find_naked_single},
    {25, of_size<find_direct_hidden_set, 3>},
    {26, find_locking},
    {30, of_size<find_naked_set, 2>},
    {32, of_size<find_fish, 2>},
    {34, of_size<find_hidden_set, 2>},
    {36, of_size<find_naked_set, 3>},
    {38, of_size<find_fish, 3>},
    {40, of_size<find_hidden_set, 3>},
    {42, find_xy_wing},
    {44, find_xyz_wing},
    {45, find_unique_loop},
    {50, of_size<find_naked_set, 4>},
    {52, of_size<find_fish, 4>},
    {54, of_size<find_hidden_set, 4>},
    {56, find_bug},
    {62, find_aligned_pair},
};

struct BranchingTechnique {
    BranchingTechnique(unsigned least, const BranchingChains::Options& options,
                       const BranchingChains* other = nullptr)
        : floor(least), chains(options, other) {}

    unsigned floor;
    BranchingChains chains;
};

}  // namespace

struct Walker::Chains {
    ForcingChains forcing;
    AlignedTriplets triplets;
    BranchingTechnique branching[8] = {
        {75, {false, true, true, 0}},   // Nishio
        {80, {true, false, false, 0}},  // multiple
        {85, {true, true, false, 0}},   // dynamic
        {90, {true, true, false, 1}},   // dynamic, with techniques
        {95, {true, true, false, 2}},   // nested
        {100, {true, true, false, 3}, &branching[4].chains},
        {105, {true, true, false, 4}},
        {110, {true, true, false, 5}},
    };
};

Walker::Walker() : chains_(std::make_unique<Chains>()) {}
Walker::~Walker() = default;

bool Walker::find_step(const Position& position, unsigned most, const Deadline& deadline,
                       Hint& hint) {
    hint = {};
    for (const PlainTechnique& technique : kPlain) {
        if (technique.floor > most) return false;
        if (technique.find(position, hint)) return true;
    }
    Chains& chains = *chains_;
    if (most >= 65 && chains.forcing.find(position, hint)) return true;
    if (most >= 75 && chains.triplets.find(position, hint)) return true;
    for (BranchingTechnique& technique : chains.branching) {
        if (technique.floor > most || deadline.passed()) return false;
        if (technique.chains.find(position, deadline, hint)) return true;
    }
    return false;
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
