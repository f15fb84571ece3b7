// The cells and digits that patterns are made of.
#include "logic/explain/words.hpp"

namespace sudokit {
namespace {

// Collects what it visits.
class Parts {
  public:
    Parts(const Step& step, const State& state)
        : step_(step), state_(state), cells_(state.board().cell_count()) {}

    void operator()(const SinglePattern& single) { add(single.candidate); }

    void operator()(const SubsetPattern& subset) { add(subset.cells); }

    void operator()(const FishPattern& fish) {
        for (const std::uint32_t house : fish.base) add(logic::places(state_, house, fish.digit));
    }

    void operator()(const WingPattern& wing) {
        cells_.insert(wing.pivot);
        add(wing.pincers);
    }

    void operator()(const ChainPattern& chain) {
        for (const ChainNode& node : chain.nodes) add(node.cells);
        for (const ChainLink& link : chain.links) {
            if (link.set) add(link.set->cells);
            if (link.hidden) add(link.hidden->cells);
            if (link.guarded) add(link.guarded->cells);
        }
    }

    void operator()(const ColouringPattern& colouring) {
        for (const ColourCluster& cluster : colouring.clusters) {
            for (const auto& colour : cluster.colours) add(colour);
        }
    }

    void operator()(const RectanglePattern& rectangle) {
        for (const Cell cell : rectangle.corners) cells_.insert(cell);
        add(rectangle.others);
    }

    void operator()(const BugPattern& bug) { add(bug.candidate); }

    // Of a BUG, whose cells are all of them, those that stand out.
    void operator()(const GuardianPattern& guarded) {
        if (guarded.digits == state_.board().digits()) {
            for (const Candidate& guardian : guarded.guardians) add(guardian);
        } else {
            add(guarded.cells);
        }
        add(guarded.others);
    }

    // Of a map of all cells, those that the conclusions are about, with their images.
    void operator()(const AutomorphismPattern& map) {
        for (const auto* conclusions : {&step_.placements, &step_.eliminations}) {
            for (const Candidate& candidate : *conclusions) {
                Cell cell = candidate.cell;
                for (; !cells_.contains(cell); cell = map.cells[cell]) cells_.insert(cell);
            }
        }
    }

    void operator()(const MedusaPattern& medusa) {
        for (const auto& colour : medusa.colours) {
            for (const Candidate& candidate : colour) add(candidate);
        }
    }

    void operator()(const AlignedPattern& aligned) {
        add(aligned.cells);
        add(aligned.excluders);
    }

    // The cells that stick out.
    void operator()(const LeftoverPattern& leftover) {
        const logic::Leftovers left = logic::leftovers_of(state_.board(), leftover);
        add(left.over);
        add(left.under);
    }

    void operator()(const AlsPattern& als) {
        for (const AlmostLockedSet& set : als.sets) add(set.cells);
        if (als.stem) cells_.insert(*als.stem);
    }

    void operator()(const SueDeCoqPattern& sue) {
        add(sue.crossing);
        add(sue.line_cells);
        add(sue.box_cells);
    }

    void operator()(const LockedSetsPattern& locked) { add(locked.cells); }

    void operator()(const ExocetPattern& exocet) {
        add(exocet.base);
        add(exocet.targets);
        add(exocet.second_base);
        add(exocet.second_targets);
    }

    void operator()(const FireworksPattern& pattern) {
        add(pattern.wings);
        for (const Firework& firework : pattern.fireworks) cells_.insert(firework.corner);
    }

    // What is assumed; what follows is found on the way.
    void operator()(const ForcingPattern& forcing) {
        if (forcing.guarded) return (*this)(*forcing.guarded);
        if (forcing.fish) return (*this)(*forcing.fish);
        for (const ForcingBranch& branch : forcing.branches) {
            add(branch.consequences.front().candidate);
        }
    }

    void operator()(const ConstraintPattern& constraint) { add(constraint.cells); }

    [[nodiscard]] std::vector<Cell> cells() const { return {cells_.begin(), cells_.end()}; }

  private:
    void add(const Candidate& candidate) { cells_.insert(candidate.cell); }
    void add(const std::vector<Cell>& cells) {
        for (const Cell cell : cells) cells_.insert(cell);
    }

    const Step& step_;
    const State& state_;
    CellSet cells_;
};

struct DigitsOf {
    DigitSet operator()(const SinglePattern& single) const {
        return DigitSet::of(single.candidate.digit);
    }
    DigitSet operator()(const SubsetPattern& subset) const { return subset.digits; }
    DigitSet operator()(const FishPattern& fish) const { return DigitSet::of(fish.digit); }
    DigitSet operator()(const WingPattern& wing) const { return DigitSet::of(wing.digit); }
    DigitSet operator()(const ChainPattern& chain) const {
        DigitSet digits;
        for (const ChainNode& node : chain.nodes) digits.insert(node.digit);
        return digits;
    }
    DigitSet operator()(const ColouringPattern& colouring) const {
        return DigitSet::of(colouring.digit);
    }
    DigitSet operator()(const RectanglePattern& rectangle) const {
        return rectangle.digits | rectangle.subset;
    }
    DigitSet operator()(const BugPattern& bug) const { return DigitSet::of(bug.candidate.digit); }
    DigitSet operator()(const GuardianPattern& guarded) const {
        return guarded.digits | guarded.subset;
    }
    DigitSet operator()(const MedusaPattern& medusa) const {
        DigitSet digits;
        for (const auto& colour : medusa.colours) {
            for (const Candidate& candidate : colour) digits.insert(candidate.digit);
        }
        return digits;
    }
    DigitSet operator()(const AlignedPattern&) const { return {}; }
    DigitSet operator()(const AutomorphismPattern&) const { return {}; }
    DigitSet operator()(const LeftoverPattern& leftover) const {
        return DigitSet::of(leftover.digit);
    }
    DigitSet operator()(const AlsPattern& als) const {
        DigitSet digits;
        for (const AlmostLockedSet& set : als.sets) digits |= set.digits;
        return digits;
    }
    DigitSet operator()(const SueDeCoqPattern& sue) const {
        return sue.line_digits | sue.box_digits;
    }
    DigitSet operator()(const LockedSetsPattern& locked) const {
        DigitSet digits;
        for (const HouseDigits& cover : locked.covers) digits |= cover.digits;
        return digits;
    }
    DigitSet operator()(const ExocetPattern& exocet) const { return exocet.digits; }
    DigitSet operator()(const FireworksPattern& pattern) const {
        DigitSet digits;
        for (const Firework& firework : pattern.fireworks) digits |= firework.digits;
        return digits;
    }
    DigitSet operator()(const ForcingPattern& forcing) const {
        DigitSet digits;
        for (const ForcingBranch& branch : forcing.branches) {
            digits.insert(branch.consequences.front().candidate.digit);
        }
        return digits;
    }
    DigitSet operator()(const ConstraintPattern& constraint) const { return constraint.digits; }
};

}  // namespace

std::vector<Cell> pattern_cells(const Step& step, const State& before) {
    Parts parts(step, before);
    std::visit(parts, step.pattern);
    return parts.cells();
}

DigitSet pattern_digits(const Step& step) {
    DigitSet digits = std::visit(DigitsOf(), step.pattern);
    if (!digits.empty()) return digits;
    for (const auto* conclusions : {&step.placements, &step.eliminations}) {
        for (const Candidate& candidate : *conclusions) digits.insert(candidate.digit);
    }
    return digits;
}

}  // namespace sudokit
