#include "rate/se/steps/premises.hpp"

#include <algorithm>

#include "rate/se/steps/names.hpp"

namespace sudokit::rate::se {
namespace {

class Premises {
  public:
    Premises(const Position& before, const Position& now, FunctionRef<void(Candidate9)> visit)
        : before_(before), now_(now), visit_(visit) {}

    void of(const Step& step) {
        if (const auto* subset = std::get_if<SubsetPattern>(&step.pattern)) {
            of(*subset, step.technique == TechniqueId::hidden_pair);
        } else if (const auto* fish = std::get_if<FishPattern>(&step.pattern)) {
            of(*fish);
        } else if (const auto* chain = std::get_if<ChainPattern>(&step.pattern)) {
            of(*chain);
        } else if (const auto* forcing = std::get_if<ForcingPattern>(&step.pattern)) {
            of(*forcing);
        }
    }

  private:
    void gone(unsigned cell, unsigned digit) {
        if (before_.has(cell, digit) && !now_.has(cell, digit)) visit_(candidate(cell, digit));
    }
    void of_cell(Cell cell) {
        for (unsigned digit = 0; digit < 9; ++digit) gone(cell, digit);
    }
    void of_house(std::uint32_t house, Digit digit) {
        for (const std::uint8_t cell : kGeometry.cell_at[own_house(house)]) gone(cell, digit - 1);
    }

    void of(const SubsetPattern& subset, bool hidden) {
        if (!hidden) {
            for (const Cell cell : subset.cells) of_cell(cell);
            return;
        }
        for (const Digit digit : subset.digits) of_house(subset.houses.front(), digit);
    }

    // What was in the cover anyway does not matter.
    void of(const FishPattern& fish) {
        Cells cover;
        for (const std::uint32_t house : fish.cover) cover |= kGeometry.cells[own_house(house)];
        for (const std::uint32_t house : fish.base) {
            each(kGeometry.cells[own_house(house)] - cover,
                 [&](unsigned cell) { gone(cell, fish.digit - 1); });
        }
    }

    void of(const ChainPattern& chain) {
        for (std::size_t i = 0; i < chain.links.size(); ++i) {
            const ChainLink& link = chain.links[i];
            const ChainNode& node = chain.nodes[i];
            if (link.kind == ChainLink::Kind::weak) continue;
            if (link.house) {
                of_house(*link.house, node.digit);
            } else {
                of_cell(node.cells.front());
            }
        }
    }

    void of(const ForcingPattern& forcing) {
        if (forcing.cell) of_cell(*forcing.cell);
        for (const ForcingBranch& branch : forcing.branches) {
            if (forcing.house) {
                of_house(*forcing.house, branch.consequences.front().candidate.digit);
            }
            of(branch);
        }
    }

    // What is gone inside the branch is there in `now`.
    void of(const ForcingBranch& branch) {
        for (const Consequence& one : branch.consequences) {
            if (one.reason == Consequence::Reason::cell) of_cell(one.candidate.cell);
            if (one.reason == Consequence::Reason::house) {
                of_house(one.house, one.candidate.digit);
            }
        }
        for (const Step& step : branch.steps) of(step);
        if (!branch.dead_end) return;
        if (branch.dead_end->kind == DeadEnd::Kind::cell) {
            of_cell(branch.dead_end->cell);
        } else {
            of_house(branch.dead_end->house, branch.dead_end->digit);
        }
    }

    const Position& before_;
    const Position& now_;
    FunctionRef<void(Candidate9)> visit_;
};

}  // namespace

void each_premise(const Step& step, const Position& before, const Position& now,
                  FunctionRef<void(Candidate9)> visit) {
    Premises(before, now, visit).of(step);
}

}  // namespace sudokit::rate::se
