// Steps moved by a transformation.
#include <algorithm>
#include <utility>

#include "sudokit/step.hpp"

namespace sudokit {
namespace {

// Moves whatever patterns are made of.
class Mover {
  public:
    explicit Mover(const Transformation& to) : to_(to) {}

    void move(Candidate& candidate) const { candidate = to_.candidate(candidate); }
    void move_cell(Cell& cell) const { cell = to_.cell(cell); }
    void move_house(std::uint32_t& house) const { house = to_.house(house); }
    void move_digit(Digit& digit) const { digit = to_.digit(digit); }
    void move(DigitSet& digits) const { digits = to_.digit_set(digits); }

    void move_cells(std::vector<Cell>& cells) const {
        for (Cell& cell : cells) move_cell(cell);
        std::ranges::sort(cells);
    }
    void move_houses(std::vector<std::uint32_t>& houses) const {
        for (std::uint32_t& house : houses) move_house(house);
        std::ranges::sort(houses);
    }
    void move(std::vector<Candidate>& candidates) const {
        for (Candidate& candidate : candidates) move(candidate);
        std::ranges::sort(candidates);
    }

    void operator()(SinglePattern& pattern) const {
        move(pattern.candidate);
        if (pattern.house) move_house(*pattern.house);
    }
    void operator()(SubsetPattern& pattern) const {
        move_houses(pattern.houses);
        move_cells(pattern.cells);
        move(pattern.digits);
    }
    void operator()(FishPattern& pattern) const {
        move_digit(pattern.digit);
        move_houses(pattern.base);
        move_houses(pattern.cover);
        move_cells(pattern.fins);
    }
    void operator()(WingPattern& pattern) const {
        move_cell(pattern.pivot);
        move_cells(pattern.pincers);
        move_digit(pattern.digit);
    }
    void operator()(ChainPattern& pattern) const {
        for (ChainNode& node : pattern.nodes) {
            move_cells(node.cells);
            move_digit(node.digit);
        }
        for (ChainLink& link : pattern.links) {
            if (link.house) move_house(*link.house);
            if (link.set) move_set(*link.set);
            if (link.hidden) move_set(*link.hidden);
            if (link.guarded) (*this)(*link.guarded);
        }
    }
    void operator()(ColouringPattern& pattern) const {
        move_digit(pattern.digit);
        for (ColourCluster& cluster : pattern.clusters) {
            for (auto& cells : cluster.colours) move_cells(cells);
            for (ConjugatePair& pair : cluster.pairs) {
                move_cell(pair.first);
                move_cell(pair.second);
                move_house(pair.house);
            }
        }
    }
    void operator()(RectanglePattern& pattern) const {
        for (Cell& corner : pattern.corners) move_cell(corner);
        move(pattern.digits);
        move_cells(pattern.others);
        move(pattern.subset);
        move_houses(pattern.houses);
    }
    void operator()(BugPattern& pattern) const { move(pattern.candidate); }
    void operator()(GuardianPattern& pattern) const {
        move_cells(pattern.cells);
        move(pattern.digits);
        move(pattern.guardians);
        move_cells(pattern.others);
        move(pattern.subset);
        move_houses(pattern.houses);
    }
    // Back to the old place, from there to its image, and on to where that is now.
    void operator()(AutomorphismPattern& pattern) const {
        const AutomorphismPattern old = pattern;
        for (Cell cell = 0; cell < old.cells.size(); ++cell) {
            pattern.cells[to_.cell(cell)] = to_.cell(old.cells[cell]);
        }
        for (Digit digit = 1; digit <= old.digits.size(); ++digit) {
            pattern.digits[to_.digit(digit) - 1] = to_.digit(old.digits[digit - 1]);
        }
    }
    void operator()(MedusaPattern& pattern) const {
        for (auto& colour : pattern.colours) move(colour);
        for (MedusaLink& link : pattern.links) {
            move(link.first);
            move(link.second);
            if (link.house) move_house(*link.house);
        }
        if (pattern.dead_end) move(*pattern.dead_end);
    }
    void operator()(AlignedPattern& pattern) const {
        move_cells(pattern.cells);
        move_cells(pattern.excluders);
    }
    void operator()(LeftoverPattern& pattern) const {
        move_houses(pattern.houses);
        move_houses(pattern.others);
        move_digit(pattern.digit);
    }
    void operator()(AlsPattern& pattern) const {
        for (AlmostLockedSet& set : pattern.sets) move_set(set);
        for (DigitSet& common : pattern.commons) move(common);
        if (pattern.stem) move_cell(*pattern.stem);
    }
    void operator()(SueDeCoqPattern& pattern) const {
        move_house(pattern.line);
        move_house(pattern.box);
        for (auto* cells : {&pattern.crossing, &pattern.line_cells, &pattern.box_cells}) {
            move_cells(*cells);
        }
        move(pattern.line_digits);
        move(pattern.box_digits);
    }
    void operator()(LockedSetsPattern& pattern) const {
        move_cells(pattern.cells);
        move(pattern.covers);
    }
    void operator()(ExocetPattern& pattern) const {
        move_cells(pattern.base);
        move_cells(pattern.targets);
        move(pattern.digits);
        move_houses(pattern.lines);
        move(pattern.covers);
        move_cells(pattern.second_base);
        move_cells(pattern.second_targets);
        // The first base is the one that comes first.
        if (pattern.second_base.empty() || pattern.base < pattern.second_base) return;
        std::swap(pattern.base, pattern.second_base);
        std::swap(pattern.targets, pattern.second_targets);
    }
    void operator()(FireworksPattern& pattern) const {
        move_cells(pattern.wings);
        for (Firework& firework : pattern.fireworks) {
            move_cell(firework.corner);
            move(firework.digits);
        }
        std::ranges::sort(pattern.fireworks, {}, &Firework::corner);
    }
    void operator()(ForcingPattern& pattern) const {
        if (pattern.cell) move_cell(*pattern.cell);
        if (pattern.house) move_house(*pattern.house);
        for (ForcingBranch& branch : pattern.branches) move(branch);
        if (pattern.guarded) (*this)(*pattern.guarded);
        if (pattern.fish) (*this)(*pattern.fish);
        if (!pattern.guarded && !pattern.fish) return;
        // Branches stand in the order of the guardians or fins.
        std::ranges::sort(pattern.branches, {}, [](const ForcingBranch& branch) {
            return branch.consequences.front().candidate;
        });
    }
    // The constraints of a puzzle keep their order when it is moved.
    void operator()(ConstraintPattern& pattern) const {
        move_cells(pattern.cells);
        move(pattern.digits);
    }

    template <class Set>
    void move_set(Set& set) const {
        move_house(set.house);
        move_cells(set.cells);
        move(set.digits);
    }

    void move(Step& step) const {
        std::visit(*this, step.pattern);
        move(step.placements);
        move(step.eliminations);
    }

  private:
    void move(std::vector<HouseDigits>& covers) const {
        for (HouseDigits& cover : covers) {
            move_house(cover.house);
            move(cover.digits);
        }
        std::ranges::sort(covers, {}, &HouseDigits::house);
    }
    void move(ForcingBranch& branch) const {
        for (Consequence& consequence : branch.consequences) move(consequence);
        if (branch.dead_end) move(*branch.dead_end);
        for (Step& step : branch.steps) move(step);
        for (ForcingBranch& one : branch.cases) move(one);
        if (branch.cell) move_cell(*branch.cell);
        if (branch.house) move_house(*branch.house);
    }
    void move(Consequence& consequence) const {
        move(consequence.candidate);
        if (consequence.reason == Consequence::Reason::house) move_house(consequence.house);
    }
    void move(DeadEnd& end) const {
        if (end.kind != DeadEnd::Kind::house) move_cell(end.cell);
        if (end.kind == DeadEnd::Kind::clash) move_cell(end.other);
        if (end.kind == DeadEnd::Kind::cell) return;
        move_house(end.house);
        move_digit(end.digit);
    }

    const Transformation& to_;
};

}  // namespace

Step image(const Transformation& transformation, const Step& step) {
    Step out = step;
    Mover(transformation).move(out);
    return out;
}

}  // namespace sudokit
