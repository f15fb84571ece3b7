// Whether a pattern names only what the board has, in order: the other checks rely on it.
#include <algorithm>
#include <functional>

#include "logic/check/families.hpp"
#include "logic/check/messages.hpp"

namespace sudokit::logic {
namespace {

// Collects what is wrong with the names of one pattern.
class NameCheck {
  public:
    explicit NameCheck(const Board& board) : board_(board) {}

    [[nodiscard]] Fault fault() const {
        if (outside_) return message(kOutsideBoard);
        if (unsorted_) return message(kUnsortedPattern);
        return std::nullopt;
    }

    void operator()(const SinglePattern& pattern) {
        candidate(pattern.candidate);
        if (pattern.house) house(*pattern.house);
    }
    void operator()(const SubsetPattern& pattern) {
        houses(pattern.houses);
        cells(pattern.cells);
        digits(pattern.digits);
    }
    void operator()(const FishPattern& pattern) {
        digit(pattern.digit);
        houses(pattern.base);
        houses(pattern.cover);
        cells(pattern.fins);
    }
    void operator()(const WingPattern& pattern) {
        cell(pattern.pivot);
        cells(pattern.pincers);
        digit(pattern.digit);
    }
    void operator()(const ChainPattern& pattern) {
        for (const ChainNode& node : pattern.nodes) {
            cells(node.cells);
            digit(node.digit);
        }
        for (const ChainLink& link : pattern.links) {
            if (link.house) house(*link.house);
            if (link.set) set(*link.set);
            if (link.hidden) set(*link.hidden);
            if (link.guarded) (*this)(*link.guarded);
        }
    }
    void operator()(const ColouringPattern& pattern) {
        digit(pattern.digit);
        for (const ColourCluster& cluster : pattern.clusters) {
            for (const auto& colour : cluster.colours) cells(colour);
            for (const ConjugatePair& pair : cluster.pairs) {
                cell(pair.first);
                cell(pair.second);
                house(pair.house);
            }
        }
    }
    void operator()(const RectanglePattern& pattern) {
        for (const Cell corner : pattern.corners) cell(corner);
        digits(pattern.digits);
        cells(pattern.others);
        digits(pattern.subset);
        houses(pattern.houses);
    }
    void operator()(const BugPattern& pattern) { candidate(pattern.candidate); }
    void operator()(const GuardianPattern& pattern) {
        cells(pattern.cells);
        digits(pattern.digits);
        candidates(pattern.guardians);
        cells(pattern.others);
        digits(pattern.subset);
        houses(pattern.houses);
    }
    void operator()(const AutomorphismPattern& pattern) {
        for (const Cell image : pattern.cells) cell(image);
        for (const Digit image : pattern.digits) digit(image);
    }
    void operator()(const MedusaPattern& pattern) {
        for (const auto& colour : pattern.colours) candidates(colour);
        for (const MedusaLink& link : pattern.links) {
            candidate(link.first);
            candidate(link.second);
            if (link.house) house(*link.house);
        }
        if (pattern.dead_end) dead_end(*pattern.dead_end);
    }
    void operator()(const AlignedPattern& pattern) {
        cells(pattern.cells);
        cells(pattern.excluders);
    }
    void operator()(const LeftoverPattern& pattern) {
        houses(pattern.houses);
        houses(pattern.others);
        digit(pattern.digit);
    }
    void operator()(const AlsPattern& pattern) {
        for (const AlmostLockedSet& one : pattern.sets) set(one);
        for (const DigitSet common : pattern.commons) digits(common);
        if (pattern.stem) cell(*pattern.stem);
    }
    void operator()(const SueDeCoqPattern& pattern) {
        house(pattern.line);
        house(pattern.box);
        cells(pattern.crossing);
        cells(pattern.line_cells);
        cells(pattern.box_cells);
        digits(pattern.line_digits);
        digits(pattern.box_digits);
    }
    void operator()(const LockedSetsPattern& pattern) {
        cells(pattern.cells);
        covers(pattern.covers);
    }
    void operator()(const ExocetPattern& pattern) {
        cells(pattern.base);
        cells(pattern.targets);
        digits(pattern.digits);
        houses(pattern.lines);
        covers(pattern.covers);
        cells(pattern.second_base);
        cells(pattern.second_targets);
    }
    void operator()(const FireworksPattern& pattern) {
        cells(pattern.wings);
        std::vector<Cell> corners;
        for (const Firework& firework : pattern.fireworks) {
            corners.push_back(firework.corner);
            digits(firework.digits);
        }
        cells(corners);
    }
    void operator()(const ForcingPattern& pattern) {
        if (pattern.cell) cell(*pattern.cell);
        if (pattern.house) house(*pattern.house);
        if (pattern.guarded) (*this)(*pattern.guarded);
        if (pattern.fish) (*this)(*pattern.fish);
        for (const ForcingBranch& one : pattern.branches) branch(one);
    }
    // Which constraints there are is for the state to say.
    void operator()(const ConstraintPattern& pattern) {
        cells(pattern.cells);
        digits(pattern.digits);
    }

  private:
    // The names of the steps inside are looked at when these are checked.
    void branch(const ForcingBranch& some) {
        for (const Consequence& consequence : some.consequences) {
            candidate(consequence.candidate);
            house(consequence.house);
        }
        if (some.dead_end) dead_end(*some.dead_end);
        for (const ForcingBranch& one : some.cases) branch(one);
        if (some.cell) cell(*some.cell);
        if (some.house) house(*some.house);
    }
    template <class Set>
    void set(const Set& some) {
        house(some.house);
        cells(some.cells);
        digits(some.digits);
    }
    void cell(Cell number) { outside_ = outside_ || number >= board_.cell_count(); }
    void house(std::uint32_t number) { outside_ = outside_ || number >= board_.houses().size(); }
    void digit(Digit number) { outside_ = outside_ || number < 1 || number > board_.order(); }
    void digits(DigitSet some) { outside_ = outside_ || !(some & ~board_.digits()).empty(); }
    void candidate(const Candidate& some) {
        cell(some.cell);
        digit(some.digit);
    }
    void candidates(const std::vector<Candidate>& some) {
        for (const Candidate& one : some) candidate(one);
        const auto not_less = std::ranges::adjacent_find(some, std::greater_equal<>());
        unsorted_ = unsorted_ || not_less != some.end();
    }
    void cells(const std::vector<Cell>& some) {
        for (const Cell one : some) cell(one);
        ordered(some);
    }
    void houses(const std::vector<std::uint32_t>& some) {
        for (const std::uint32_t one : some) house(one);
        ordered(some);
    }
    void covers(const std::vector<HouseDigits>& some) {
        std::vector<std::uint32_t> covering;
        for (const HouseDigits& cover : some) {
            covering.push_back(cover.house);
            digits(cover.digits);
        }
        houses(covering);
    }
    void ordered(const std::vector<std::uint32_t>& some) {
        const auto not_less = std::ranges::adjacent_find(some, std::greater_equal<>());
        unsorted_ = unsorted_ || not_less != some.end();
    }
    void dead_end(const DeadEnd& end) {
        if (end.kind != DeadEnd::Kind::house) cell(end.cell);
        if (end.kind == DeadEnd::Kind::clash) cell(end.other);
        if (end.kind == DeadEnd::Kind::cell) return;
        house(end.house);
        digit(end.digit);
    }

    const Board& board_;
    bool outside_ = false;
    bool unsorted_ = false;
};

}  // namespace

Fault check_names(const Pattern& pattern, const Board& board) {
    NameCheck names(board);
    std::visit(names, pattern);
    return names.fault();
}

}  // namespace sudokit::logic
