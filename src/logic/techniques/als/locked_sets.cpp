#include "logic/techniques/als/locked_sets.hpp"

#include <algorithm>
#include <tuple>

#include "logic/conclusions.hpp"

namespace sudokit::logic {
namespace {

const LockedSetsPattern& locked_of(const Step& step) {
    return std::get<LockedSetsPattern>(step.pattern);
}

}  // namespace

void LockedSetSteps::add(std::vector<Cell> cells, const std::vector<DigitSet>& counted_by_house) {
    const Board& board = state_.board();
    CellSet inside(board.cell_count());
    for (const Cell cell : cells) inside.insert(cell);
    Step step;
    LockedSetsPattern pattern;
    for (std::uint32_t house = 0; house < counted_by_house.size(); ++house) {
        const DigitSet digits = counted_by_house[house];
        if (digits.empty()) continue;
        pattern.covers.push_back({house, digits});
        for (const Cell cell : board.houses()[house].cells) {
            if (inside.contains(cell)) continue;
            for (const Digit digit : state_.candidates(cell) & digits) {
                step.eliminations.push_back({cell, digit});
            }
        }
    }
    if (step.eliminations.empty()) return;
    sort_unique(step.eliminations);
    pattern.cells = std::move(cells);
    step.pattern = std::move(pattern);
    steps_.push_back(std::move(step));
}

bool LockedSetSteps::offer(TechniqueId id, StepSink sink) {
    const auto same_first = [](const Step& a, const Step& b) {
        return std::forward_as_tuple(a.eliminations, locked_of(a).cells.size()) <
               std::forward_as_tuple(b.eliminations, locked_of(b).cells.size());
    };
    std::ranges::stable_sort(steps_, same_first);
    steps_.erase(
        std::unique(steps_.begin(), steps_.end(),
                    [](const Step& a, const Step& b) { return a.eliminations == b.eliminations; }),
        steps_.end());
    std::ranges::stable_sort(steps_, {},
                             [](const Step& step) { return locked_of(step).cells.size(); });
    return std::ranges::all_of(steps_, [&](Step& step) {
        step.technique = id;
        return sink(step);
    });
}

}  // namespace sudokit::logic
