#include <algorithm>

#include "sudokit/reduction.hpp"

#include "model/reduction/line_problem.hpp"

namespace sudokit {
namespace {

constexpr MessageText kGivenColourTooLarge{
    "vertex {0} has colour {1} beforehand, and there are {2}",
    "le sommet {0} a d’avance la couleur {1}, et il y en a {2}"};
constexpr MessageText kSquareTooLarge{
    "the Latin square of this graph has {0} lines with empty cells and {1} symbols around them: it "
    "would be of an order over {2}",
    "le carré latin de ce graphe a {0} lignes à cases vides et {1} symboles : il serait d’un ordre "
    "supérieur à {2}"};
constexpr MessageText kGraphTooLarge{
    "the Latin square of this graph has at least {0} lines with empty cells and {1} symbols: it "
    "would be of an order over {2}",
    "le carré latin de ce graphe a au moins {0} lignes à cases vides et {1} symboles : il serait "
    "d’un ordre supérieur à {2}"};
constexpr MessageText kReductionStopped{"out of time", "temps écoulé"};
constexpr MessageText kNoCompletion{"this is no completion of the Latin square of that graph",
                                    "ce n’est pas une complétion du carré latin de ce graphe"};

std::optional<Error> colour_fault(const ColouredGraph& graph, std::uint32_t colours) {
    for (std::size_t vertex = 0; vertex < graph.colours.size(); ++vertex) {
        if (graph.colours[vertex] <= colours) continue;
        return Error{ErrorCode::unsupported, 0,
                     message(kGivenColourTooLarge, vertex + 1, graph.colours[vertex], colours)};
    }
    return std::nullopt;
}

// What can be told before anything is built: an open vertex is a row of both copies, and has a
// symbol for each colour that no neighbour takes. Graphs may be of millions of vertices.
std::optional<Error> size_fault(const ColouredGraph& graph, std::uint32_t colours) {
    std::size_t open = 0;
    std::size_t symbols = 0;
    for (Vertex vertex = 0; vertex < graph.graph.vertex_count(); ++vertex) {
        if (vertex < graph.colours.size() && graph.colours[vertex] != 0) continue;
        ++open;
        const std::size_t degree = graph.graph.neighbours(vertex).size();
        if (colours > degree) symbols = std::max(symbols, colours - degree);
    }
    if (2 * open <= kMaxOrder && symbols <= kMaxOrder) return std::nullopt;
    return Error{ErrorCode::too_large, 0, message(kGraphTooLarge, 2 * open, symbols, kMaxOrder)};
}

Puzzle puzzle_around(const std::vector<std::uint8_t>& square, std::uint32_t order) {
    Shape shape;
    shape.order = order;
    shape.regions = Latin{};
    Puzzle puzzle(*Board::make(shape));
    for (Cell cell = 0; cell < square.size(); ++cell) puzzle.set_given(cell, square[cell]);
    return puzzle;
}

}  // namespace

Result<LatinReduction> colouring_to_latin(const ColouredGraph& graph, std::uint32_t colours,
                                          const Deadline& deadline) {
    if (auto fault = colour_fault(graph, colours)) return *std::move(fault);
    if (auto fault = size_fault(graph, colours)) return *std::move(fault);
    const model::LineProblem problem = model::colouring_lines(graph, colours);
    const std::size_t lines = problem.rows.size();
    // A square of no lines is none.
    auto order = std::max<std::size_t>({1, lines, problem.symbols});
    for (; order <= kMaxOrder; ++order) {
        const auto size = static_cast<std::uint32_t>(order);
        const auto square = model::latin_background(problem, size, deadline);
        if (deadline.passed()) return Error{ErrorCode::stopped, 0, message(kReductionStopped)};
        if (!square) continue;
        LatinReduction out{
            graph, colours, puzzle_around(*square, size), static_cast<std::uint32_t>(lines), {}};
        for (const auto& [vertex, row, column, meanings] : problem.readings) {
            LatinReduction::Reading reading{vertex, row * size + column, {}};
            for (const auto& [symbol, colour] : meanings) {
                reading.meanings.emplace_back(symbol + 1, colour);
            }
            out.readings.push_back(std::move(reading));
        }
        return out;
    }
    return Error{ErrorCode::too_large, 0,
                 message(kSquareTooLarge, lines, problem.symbols, kMaxOrder)};
}

Result<std::vector<std::uint32_t>> colours_from_latin(const LatinReduction& reduced,
                                                      const Grid& solution) {
    const Error no_completion{ErrorCode::unsupported, 0, message(kNoCompletion)};
    if (!(solution.board == reduced.latin.board()) || !solves(solution, reduced.latin)) {
        return no_completion;
    }
    std::vector<std::uint32_t> colours = reduced.graph.colours;
    colours.resize(reduced.graph.graph.vertex_count());
    for (const LatinReduction::Reading& reading : reduced.readings) {
        const auto meaning = std::ranges::find(reading.meanings, solution.digits[reading.cell],
                                               &std::pair<Digit, std::uint32_t>::first);
        if (meaning == reading.meanings.end()) return no_completion;
        colours[reading.vertex] = meaning->second;
    }
    return colours;
}

}  // namespace sudokit
