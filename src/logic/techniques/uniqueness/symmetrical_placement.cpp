#include "logic/techniques/uniqueness/symmetrical_placement.hpp"

#include <algorithm>
#include <numeric>
#include <set>

#include "sudokit/symmetry.hpp"

#include "logic/automorphism.hpp"

namespace sudokit::logic {
namespace {

// No 9x9 grid has more automorphisms.
constexpr std::size_t kMostMaps = 648;

Puzzle puzzle_of(const State& state) {
    const Board& board = state.board();
    Puzzle puzzle(board);
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        if (state.is_given(cell)) puzzle.set_given(cell, state.digit(cell));
        const DigitSet allowed = state.allowed(cell);
        if (allowed != board.digits()) puzzle.set_pencilmarks(cell, allowed);
    }
    return puzzle;
}

// Two digits that neither a given nor a pencilmark names could change places: there is not one
// solution only, and the symmetries are more than can be looked at.
bool has_nameless_digits(const State& state) {
    const Board& board = state.board();
    DigitSet named;
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        if (state.is_given(cell)) named.insert(state.digit(cell));
        named |= board.digits() & ~state.allowed(cell);
    }
    return named.size() + 1 < board.order();
}

// All maps of the group that move a cell, as far as there are not too many, and there is time.
std::vector<AutomorphismPattern> maps_of(const SymmetryGroup& group, const Deadline& deadline) {
    std::vector<AutomorphismPattern> generators;
    for (const Transformation& generator : group.generators()) {
        generators.push_back({{generator.cells().begin(), generator.cells().end()},
                              {generator.digits().begin(), generator.digits().end()}});
    }
    AutomorphismPattern still = generators.front();
    std::iota(still.cells.begin(), still.cells.end(), Cell{0});
    std::iota(still.digits.begin(), still.digits.end(), Digit{1});
    std::vector<AutomorphismPattern> maps = {still};
    std::set<std::vector<Cell>> known = {still.cells};
    for (std::size_t i = 0; i < maps.size() && !deadline.passed(); ++i) {
        for (const AutomorphismPattern& generator : generators) {
            if (maps.size() > kMostMaps) break;
            AutomorphismPattern next = composed(maps[i], generator);
            if (known.insert(next.cells).second) maps.push_back(std::move(next));
        }
    }
    maps.erase(maps.begin());
    std::stable_partition(maps.begin(), maps.end(), [&](const AutomorphismPattern& map) {
        return turn_of(group.board(), map).has_value();
    });
    return maps;
}

// What one map says of a state, by the images of each candidate.
class MapSteps {
  public:
    MapSteps(const State& state, const std::vector<AutomorphismPattern>& repeats)
        : state_(state), repeats_(repeats) {}

    // Offers the three kinds of steps, each if it changes anything.
    [[nodiscard]] bool offer(StepSink sink) const {
        std::vector<Candidate> clashing;
        std::vector<Candidate> placements;
        std::vector<Candidate> eliminations;
        for (const Cell cell : state_.open_cells()) {
            if (sink.has_enough()) return false;
            DigitSet rest;
            bool placed = false;
            for (const Digit digit : state_.candidates(cell)) {
                const Candidate candidate = {cell, digit};
                if (clashes(candidate)) {
                    clashing.push_back(candidate);
                } else if (!placed && is_placed_elsewhere(candidate)) {
                    placements.push_back(candidate);
                    placed = true;
                } else if (is_gone_elsewhere(candidate)) {
                    rest.insert(digit);
                }
            }
            if (placed) continue;
            for (const Digit digit : rest) eliminations.push_back({cell, digit});
        }
        return offer({}, std::move(clashing), sink) && offer(std::move(placements), {}, sink) &&
               offer({}, std::move(eliminations), sink);
    }

  private:
    template <class Is>
    [[nodiscard]] bool any_image(Candidate candidate, const Is& is) const {
        return std::ranges::any_of(
            repeats_, [&](const AutomorphismPattern& map) { return is(image(map, candidate)); });
    }
    [[nodiscard]] bool clashes(Candidate candidate) const {
        return any_image(candidate, [&](Candidate other) {
            return image_clash(state_.board(), candidate, other) != ImageClash::none;
        });
    }
    [[nodiscard]] bool is_placed_elsewhere(Candidate candidate) const {
        return any_image(candidate,
                         [&](Candidate other) { return state_.digit(other.cell) == other.digit; });
    }
    [[nodiscard]] bool is_gone_elsewhere(Candidate candidate) const {
        return any_image(candidate, [&](Candidate other) {
            return !state_.has(other) && state_.digit(other.cell) != other.digit;
        });
    }

    [[nodiscard]] bool offer(std::vector<Candidate> placements, std::vector<Candidate> eliminations,
                             StepSink sink) const {
        if (placements.empty() && eliminations.empty()) return true;
        return sink({TechniqueId::symmetrical_placement, repeats_.front(), std::move(placements),
                     std::move(eliminations)});
    }

    const State& state_;
    const std::vector<AutomorphismPattern>& repeats_;  // the map itself first
};

}  // namespace

bool SymmetricalPlacement::find(const State& state, StepSink sink) const {
    if (sink.has_enough()) return false;
    if (has_nameless_digits(state)) return true;
    const auto group = SymmetryGroup::of(puzzle_of(state), sink.deadline());
    if (!group) return false;
    if (group->generators().empty()) return true;
    std::set<std::vector<Cell>> done;
    for (const AutomorphismPattern& map : maps_of(*group, sink.deadline())) {
        if (done.contains(map.cells)) continue;
        if (sink.has_enough()) return false;
        const std::vector<AutomorphismPattern> repeats = repeated(map);
        for (std::size_t i = 0; i < repeats.size(); ++i) {
            if (std::gcd(i + 1, repeats.size() + 1) == 1) done.insert(repeats[i].cells);
        }
        if (!MapSteps(state, repeats).offer(sink)) return false;
    }
    return true;
}

const Technique* symmetrical_placement_technique(TechniqueId id) {
    static const SymmetricalPlacement kSymmetricalPlacement;
    return id == TechniqueId::symmetrical_placement ? &kSymmetricalPlacement : nullptr;
}

}  // namespace sudokit::logic
