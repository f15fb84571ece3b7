#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

#include "sudokit/symmetry.hpp"

#include "base/assert.hpp"
#include "symmetry/bands.hpp"
#include "symmetry/permutation.hpp"
#include "symmetry/puzzle_graph.hpp"

namespace sudokit {
namespace {

using symmetry::Labelling;
using symmetry::Permutation;
using symmetry::PuzzleGraph;
using symmetry::Vertex;

// The lines of a board in runs of `height` that stay together: bands, or stacks.
std::vector<std::uint32_t> random_line_order(std::uint32_t order, std::uint32_t height, Rng& rng) {
    auto bands = symmetry::counted_from(0, order / height);
    rng.shuffle(bands);
    std::vector<std::uint32_t> lines;
    for (const std::uint32_t band : bands) {
        auto within = symmetry::counted_from(0, height);
        rng.shuffle(within);
        for (const std::uint32_t line : within) lines.push_back(band * height + line);
    }
    return lines;
}

// The ways in which lines in bands of this height generate all of their exchanges: the first two
// lines, the lines of the first band turned by one, the first two bands, the bands turned by one.
std::vector<std::vector<std::uint32_t>> line_generators(std::uint32_t order, std::uint32_t height) {
    std::vector<std::vector<std::uint32_t>> out;
    const auto add = [&](std::uint32_t count, std::uint32_t width, std::uint32_t turned) {
        // Of `count` runs of `width` lines the first `turned` move on by one.
        if (turned > count || turned < 2) return;
        auto lines = symmetry::counted_from(0, order);
        for (std::uint32_t i = 0; i < turned * width; ++i)
            lines[i] = (i + width) % (turned * width);
        out.push_back(std::move(lines));
    };
    add(height, 1, 2);
    if (height > 2) add(height, 1, height);
    const std::uint32_t bands = order / height;
    add(bands, height, 2);
    if (bands > 2) add(bands, height, bands);
    return out;
}

// Of lines in bands of this height.
Natural line_orders(std::uint32_t order, std::uint32_t height) {
    Natural out = factorial(order / height);
    for (std::uint32_t band = 0; band < order / height; ++band) out *= factorial(height);
    return out;
}

// Cells and digits as a permutation of the vertices says.
Transformation transformation_of(const Board& board, const PuzzleGraph& graph,
                                 const Permutation& permutation) {
    std::vector<Cell> cells(permutation.begin(), permutation.begin() + board.cell_count());
    std::vector<Digit> digits(board.order());
    for (Digit digit = 0; digit < digits.size(); ++digit) {
        const Vertex vertex = graph.digits + digit;
        digits[digit] =
            (vertex < permutation.size() ? permutation[vertex] - graph.digits : digit) + 1;
    }
    return *Transformation::make(board, board, std::move(cells), std::move(digits));
}

}  // namespace

// A stabiliser chain: the orbits of points, each under the permutations that keep those before it.
struct SymmetryGroup::Chain {
    struct Level {
        Vertex point = 0;
        std::vector<Vertex> orbit = {};                     // begins with the point
        std::map<Vertex, std::size_t> last_generator = {};  // on a way from the point to this one
    };

    explicit Chain(const Labelling& labelling);

    // A random one of the ways that keep the points before the level, as generators in order.
    [[nodiscard]] std::vector<std::size_t> random_way(const Level& level, Rng& rng) const;

    std::vector<Permutation> generators;
    std::vector<Permutation> inverses;
    std::vector<Level> levels;  // those with more than the point in the orbit
};

SymmetryGroup::Chain::Chain(const Labelling& labelling) : generators(labelling.generators) {
    for (const Permutation& generator : generators)
        inverses.push_back(symmetry::inverse_of(generator));
    std::vector<std::size_t> keeping(generators.size());
    std::iota(keeping.begin(), keeping.end(), std::size_t{0});
    for (const symmetry::OrbitLevel& known : labelling.levels) {
        const Vertex point = known.point;
        Level level{.point = point, .orbit = {point}};
        for (std::size_t i = 0; i < level.orbit.size(); ++i) {
            for (const std::size_t g : keeping) {
                const Vertex to = generators[g][level.orbit[i]];
                if (to == point || !level.last_generator.emplace(to, g).second) continue;
                level.orbit.push_back(to);
            }
        }
        SUDOKIT_ASSERT(level.orbit.size() == known.orbit.size());
        if (level.orbit.size() > 1) levels.push_back(std::move(level));
        std::erase_if(keeping, [&](std::size_t g) { return generators[g][point] != point; });
    }
}

std::vector<std::size_t> SymmetryGroup::Chain::random_way(const Level& level, Rng& rng) const {
    std::vector<std::size_t> way;
    Vertex at = level.orbit[rng.below(level.orbit.size())];
    while (at != level.point) {
        const std::size_t g = level.last_generator.at(at);
        way.push_back(g);
        at = inverses[g][at];
    }
    std::ranges::reverse(way);
    return way;
}

std::optional<SymmetryGroup> SymmetryGroup::of(const Board& board, Deadline deadline) {
    SymmetryGroup group(board);
    if (bands_of(board)) {
        group.add_lines();
        return group;
    }
    if (!group.search(symmetry::graph_of(board), deadline)) return std::nullopt;
    return group;
}

std::optional<SymmetryGroup> SymmetryGroup::of(const Puzzle& puzzle, Deadline deadline) {
    SymmetryGroup group(puzzle.board());
    if (!group.search(symmetry::graph_of(puzzle), deadline)) return std::nullopt;
    return group;
}

bool SymmetryGroup::search(const PuzzleGraph& graph, Deadline deadline) {
    const auto labelling = symmetry::label(graph.graph, deadline);
    if (!labelling) return false;
    for (const Permutation& generator : labelling->generators) {
        generators_.push_back(transformation_of(board_, graph, generator));
    }
    chain_ = std::make_shared<const Chain>(*labelling);
    return true;
}

void SymmetryGroup::add_lines() {
    const Boxes bands = *bands_of(board_);
    const auto still = symmetry::counted_from(0, board_.order());
    for (const auto& rows : line_generators(board_.order(), bands.rows)) {
        generators_.push_back(*line_exchange(board_, rows, still));
    }
    for (const auto& columns : line_generators(board_.order(), bands.columns)) {
        generators_.push_back(*line_exchange(board_, still, columns));
    }
    if (bands.rows == bands.columns) generators_.push_back(turn(board_, Turn::diagonal));
}

Natural SymmetryGroup::order() const {
    Natural out(1);
    if (chain_ == nullptr) {
        const Boxes bands = *bands_of(board_);
        out = line_orders(board_.order(), bands.rows) * line_orders(board_.order(), bands.columns);
        if (bands.rows == bands.columns) out *= 2;
        return out;
    }
    for (const Chain::Level& level : chain_->levels) out *= level.orbit.size();
    return out;
}

Transformation SymmetryGroup::random_lines(Rng& rng) const {
    const Boxes bands = *bands_of(board_);
    const auto rows = random_line_order(board_.order(), bands.rows, rng);
    const auto columns = random_line_order(board_.order(), bands.columns, rng);
    Transformation lines = *line_exchange(board_, rows, columns);
    if (bands.rows != bands.columns || rng.below(2) == 0) return lines;
    return compose(turn(board_, Turn::diagonal), lines);
}

Transformation SymmetryGroup::random(Rng& rng) const {
    if (chain_ == nullptr) return random_lines(rng);
    // The deepest first: each of the others moves a point that those before it keep.
    Transformation out(board_);
    for (auto level = chain_->levels.rbegin(); level != chain_->levels.rend(); ++level) {
        for (const std::size_t g : chain_->random_way(*level, rng))
            out = compose(out, generators_[g]);
    }
    return out;
}

bool digits_are_names(const Puzzle& puzzle) {
    return std::ranges::none_of(puzzle.constraints(), [](const ConstraintPtr& each) {
        return each->data().value.has_value();
    });
}

Transformation random_transformation(const SymmetryGroup& group, Rng& rng) {
    auto digits = symmetry::counted_from(1, group.board().order());
    rng.shuffle(digits);
    return compose(group.random(rng), *relabelling(group.board(), std::move(digits)));
}

}  // namespace sudokit
