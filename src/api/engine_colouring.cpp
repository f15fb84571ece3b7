#include "sudokit/engine_colouring.hpp"

#include <algorithm>

#include "backend/colour/clique.hpp"
#include "backend/colour/contraction.hpp"
#include "backend/colour/greedy.hpp"
#include "backend/colour/messages.hpp"

namespace sudokit {
namespace {

constexpr std::uint32_t kMostVertices = kMaxOrder * kMaxOrder;
constexpr MessageText kTooLarge{
    "the engines for puzzles take at most {0} vertices and {1} colours, found {2} and {3}",
    "les moteurs de grilles traitent au plus {0} sommets et {1} couleurs ; ici, ce sont {2} et "
    "{3}"};

constexpr MessageText kNotForGraphs{"the engine '{0}' cannot colour graphs",
                                    "le moteur « {0} » ne sait pas colorier de graphes"};

// Why the engine does no graph at all, if so.
std::optional<Error> graph_fault(std::string_view engine) {
    Shape shape;
    shape.order = 1;
    shape.regions = Cliques{1, {}};
    auto fault = engine_fault(engine, *Board::make(shape));
    if (fault && fault->code == ErrorCode::unsupported) {
        fault->message = message(kNotForGraphs, engine);
    }
    return fault;
}

// The puzzles of one graph, with fewer and fewer colours. Vertices of equal colour beforehand are
// one vertex; those of different colours are all adjacent.
class Work {
  public:
    Work(SolveOptions how, const ColouredGraph& graph, ColourBounds* progress, Colouring start)
        : how_(how),
          progress_(progress),
          contraction_(colouring::contracted(graph)),
          clique_(colouring::large_clique(contraction_.graph, how.deadline)),
          answer_(std::move(start)) {
        how_.limit = 1;
        how_.keep = 1;
        report();
    }

    Result<Colouring> with(std::uint32_t colours) {
        const auto found = solve(colours);
        if (!found) return found.error();
        const bool known = answer_.bounds.upper <= colours;  // out of time, but it was not needed
        return ended(known ? Verdict::some : *found, Colouring::Answer::coloured);
    }

    Result<Colouring> least() {
        while (answer_.bounds.upper > answer_.bounds.lower) {
            if (answer_.bounds.lower > kMaxOrder) return ended(Verdict::unknown, {});
            const auto found = solve(std::min(answer_.bounds.upper - 1, kMaxOrder));
            if (!found) return found.error();
            if (*found == Verdict::unknown) return ended(*found, {});
        }
        return ended(Verdict::some, Colouring::Answer::least);
    }

  private:
    // Asks for a colouring with so many colours, and notes what the answer says of the bounds.
    Result<Verdict> solve(std::uint32_t colours) {
        const Graph& graph = contraction_.graph;
        if (graph.vertex_count() > kMostVertices || colours > kMaxOrder) {
            return Error{
                ErrorCode::unsupported, 0,
                message(kTooLarge, kMostVertices, kMaxOrder, graph.vertex_count(), colours)};
        }
        ColouredGraph instance{graph, std::vector<std::uint32_t>(graph.vertex_count())};
        std::uint32_t next = 0;
        for (const Vertex vertex : clique_) instance.colours[vertex] = ++next;
        const auto puzzle = colouring_puzzle(instance, colours, how_.deadline);
        if (!puzzle) return puzzle.error();
        if (!*puzzle) return Verdict::unknown;
        const auto answer = solver_.solve(**puzzle, how_);
        if (!answer) return answer.error();
        answer_.bounds.nodes += answer->nodes;
        if (answer->verdict == Verdict::none) answer_.bounds.lower = colours + 1;
        if (answer->verdict == Verdict::some) keep(answer->solutions.front().digits);
        report();
        return answer->verdict;
    }

    void report() const {
        if (progress_ != nullptr) *progress_ = answer_.bounds;
    }

    void keep(const std::vector<std::uint8_t>& digits) {
        const std::vector<colouring::Colour> colours(digits.begin(), digits.end());
        const auto packed = colouring::without_gaps(colours);
        if (colouring::colours_in(packed) > answer_.bounds.upper) return;
        answer_.bounds.upper = colouring::colours_in(packed);
        answer_.colours = contraction_.named(packed);
    }

    Result<Colouring> ended(Verdict verdict, Colouring::Answer coloured) {
        answer_.answer = coloured;
        if (verdict == Verdict::unknown) answer_.answer = Colouring::Answer::stopped;
        if (verdict == Verdict::none) {
            answer_.answer = Colouring::Answer::none;
            answer_.reason = message(colouring::text::kSearched);
        }
        return std::move(answer_);
    }

    SolveOptions how_;
    ColourBounds* progress_;
    colouring::Contraction contraction_;
    std::vector<Vertex> clique_;
    Colouring answer_;
    Solver solver_;
};

}  // namespace

Result<Colouring> colouring_by_engine(const SolveOptions& how, const ColouredGraph& graph,
                                      std::optional<std::uint32_t> colours,
                                      ColourBounds* progress) {
    if (auto fault = graph_fault(how.engine)) return *std::move(fault);
    // Bounds only: what shows without any search, and a colouring to begin with.
    const ColourOptions no_search{.deadline = how.deadline, .steps = 0};
    Colouring start = colours ? heuristic_colouring_with(graph, *colours, no_search)
                              : heuristic_colouring(graph, no_search);
    if (start.answer == Colouring::Answer::none || graph.graph.vertex_count() == 0) return start;
    // What is too large for the engines may need none.
    const bool too_large =
        graph.graph.vertex_count() > kMostVertices || colours.value_or(0) > kMaxOrder;
    if (too_large && start.answer != Colouring::Answer::stopped) return start;
    Work work(how, graph, progress, std::move(start));
    return colours ? work.with(*colours) : work.least();
}

}  // namespace sudokit
