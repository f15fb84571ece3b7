// The public functions for colourings: given colours, parts, bounds, and what becomes of them.
#include "sudokit/colour.hpp"

#include <algorithm>
#include <string>

#include "backend/colour/clique.hpp"
#include "backend/colour/contraction.hpp"
#include "backend/colour/greedy.hpp"
#include "backend/colour/messages.hpp"
#include "backend/colour/part_search.hpp"
#include "backend/colour/parts.hpp"

namespace sudokit {
namespace {

using colouring::Colour;
using colouring::Contraction;
using colouring::Effort;
using colouring::PartSearch;
using Patience = PartSearch::Patience;
using colouring::Pieces;

enum class Means : std::uint8_t { exact, heuristic };

std::string numbers(std::span<const Vertex> vertices) {
    std::string out;
    for (const Vertex vertex : vertices) {
        out += (out.empty() ? "" : ", ") + std::to_string(vertex + 1);
    }
    return out;
}

// The work on one graph: bounds that come together.
class Work {
  public:
    Work(const ColouredGraph& graph, const ColourOptions& options)
        : options_(options),
          graph_(graph.graph),
          contraction_(colouring::contracted(graph)),
          effort_{options.deadline, options.seed, options.steps} {
        if (contraction_.clash) return;
        if (contraction_.whole) {
            bound();
        } else {
            keep_given();
        }
        report();
    }

    Colouring least(Means means) {
        if (clashes()) return std::move(answer_);
        if (!settled() && may_search()) {
            take_apart(answer_.bounds.lower);
            if (means == Means::exact) raise_lower(Patience::little);
            for (PartSearch& part : searches_) {
                const Colour before = part.upper();
                part.improve(answer_.bounds.lower, effort_);
                if (part.upper() < before) note_upper();
            }
        }
        if (means == Means::exact) raise_lower(Patience::endless);
        if (settled()) return ended(Colouring::Answer::least);
        return ended(means == Means::exact ? Colouring::Answer::stopped
                                           : Colouring::Answer::coloured);
    }

    Colouring with(Colour colours, Means means) {
        if (clashes()) return std::move(answer_);
        if (answer_.bounds.lower > colours) return too_few(colours);
        if (answer_.bounds.upper <= colours) return ended(Colouring::Answer::coloured);
        if (!may_search()) return ended(Colouring::Answer::stopped);
        take_apart(colours);
        if (answer_.bounds.lower > colours) return too_few(colours);
        for (PartSearch& part : searches_) {
            const bool exact = means == Means::exact;
            const Colour before = part.upper();
            if (exact && refutes(part, colours, Patience::little)) return none_found();
            part.improve(colours, effort_);
            if (exact && refutes(part, colours, Patience::endless)) return none_found();
            if (part.upper() < before) note_upper();
        }
        return ended(answer_.bounds.upper <= colours ? Colouring::Answer::coloured
                                                     : Colouring::Answer::stopped);
    }

  private:
    [[nodiscard]] bool settled() const { return answer_.bounds.lower >= answer_.bounds.upper; }

    [[nodiscard]] bool may_search() const {
        return contraction_.whole && !options_.deadline.passed();
    }

    void bound() {
        const auto clique = colouring::large_clique(contraction_.graph, options_.deadline);
        answer_.bounds.lower =
            static_cast<std::uint32_t>(std::max(clique.size(), contraction_.given.size()));
        answer_.clique = contraction_.vertices_behind(clique);
        best_ = colouring::greedy_colouring(contraction_.graph, options_.deadline);
        answer_.bounds.upper = colouring::colours_in(best_);
    }

    // Where there are too many given colours for the searches: bounds, and a colouring that keeps
    // them.
    void keep_given() {
        answer_.clique = colouring::large_clique(graph_, options_.deadline);
        answer_.bounds.lower =
            static_cast<std::uint32_t>(std::max(answer_.clique.size(), contraction_.given.size()));
        std::vector<Colour> colours(graph_.vertex_count(), colouring::kNoColour);
        for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
            const Vertex one = contraction_.vertex_of[v];
            if (one >= contraction_.first_given) colours[v] = one - contraction_.first_given;
        }
        colouring::extend_greedily(graph_, colours);
        best_.resize(contraction_.graph.vertex_count());
        for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
            best_[contraction_.vertex_of[v]] = colours[v];
        }
        answer_.bounds.upper = colouring::colours_in(best_);
    }

    void report() {
        answer_.bounds.nodes = effort_.nodes;
        if (options_.progress != nullptr) *options_.progress = answer_.bounds;
    }

    bool clashes() {
        if (!contraction_.clash) return false;
        const auto [a, b] = *contraction_.clash;
        const std::uint32_t colour =
            contraction_.given[contraction_.vertex_of[a] - contraction_.first_given];
        answer_.reason = message(colouring::text::kGivenClash, a + 1, b + 1, colour);
        answer_.witness = {a, b};
        return true;
    }

    Colouring too_few(Colour colours) {
        if (contraction_.given.size() > colours) {
            answer_.reason = message(colouring::text::kGivenMany, contraction_.given.size());
        } else if (answer_.clique.empty()) {
            answer_.reason = message(colouring::text::kGivenClique, answer_.bounds.lower);
        } else {
            answer_.reason = message(colouring::text::kClique, own_words(numbers(answer_.clique)));
            answer_.witness = answer_.clique;
        }
        return ended(Colouring::Answer::none);
    }

    bool refutes(PartSearch& part, Colour colours, Patience patience) {
        if (part.decide(colours, patience, effort_) != PartSearch::Answer::no) return false;
        answer_.bounds.lower = colours + 1;
        return true;
    }

    Colouring none_found() {
        answer_.reason = message(colouring::text::kSearched);
        return ended(Colouring::Answer::none);
    }

    void take_apart(Colour colours) {
        auto cliques = given_cliques(colours);
        std::vector<bool> kept(contraction_.graph.vertex_count());
        for (const auto& clique : cliques) {
            for (const Vertex v : clique) kept[v] = true;
        }
        pieces_ = colouring::pieces_of(contraction_.graph, colours, kept);
        apart_by_ = colours;
        searches_.reserve(pieces_.parts.size());
        for (const auto& part : pieces_.parts) {
            searches_.emplace_back(part.graph, answer_.bounds.lower, effort_);
            note_clique(searches_.back().clique(), part.vertices);
            // The given colours are different from each other, and that is all there is to them.
            for (Vertex v = 0; v < part.vertices.size(); ++v) {
                if (part.vertices[v] >= contraction_.first_given) searches_.back().fix(v);
            }
        }
        suggest(std::move(cliques));
        note_upper();
    }

    // Cliques of so many vertices in the graph as it was given, where vertices had colours: what
    // is one vertex now hides them from a greedy search. Adjacent vertices never become one.
    [[nodiscard]] std::vector<std::vector<Vertex>> given_cliques(Colour colours) {
        if (contraction_.given.empty()) return {};
        auto cliques = colouring::cliques_of_size(graph_, colours, effort_.cliques.full);
        for (auto& clique : cliques) {
            for (Vertex& v : clique) v = contraction_.vertex_of[v];
        }
        return cliques;
    }

    // A clique of the whole lies in one part, since nothing of it was put aside.
    void suggest(std::vector<std::vector<Vertex>> cliques) {
        if (cliques.empty()) return;
        struct Place {
            std::size_t part = 0;
            Vertex vertex = 0;
        };
        std::vector<Place> places(contraction_.graph.vertex_count());
        for (std::size_t i = 0; i < pieces_.parts.size(); ++i) {
            const auto& vertices = pieces_.parts[i].vertices;
            for (Vertex v = 0; v < vertices.size(); ++v) places[vertices[v]] = {i, v};
        }
        for (auto& clique : cliques) {
            if (clique.empty()) continue;
            PartSearch& search = searches_[places[clique.front()].part];
            for (Vertex& v : clique) v = places[v].vertex;
            search.suggest(std::move(clique));
        }
    }

    // A clique of a part, as vertices of the whole.
    void note_clique(std::span<const Vertex> clique, std::span<const Vertex> vertices) {
        if (clique.size() <= answer_.bounds.lower) return;
        answer_.bounds.lower = static_cast<std::uint32_t>(clique.size());
        std::vector<Vertex> whole;
        for (const Vertex v : clique) whole.push_back(vertices[v]);
        answer_.clique = contraction_.vertices_behind(whole);
    }

    // What was put aside takes no more colours than the bound by which it was.
    void note_upper() {
        std::uint32_t upper = std::max(answer_.bounds.lower, apart_by_);
        for (const PartSearch& part : searches_) upper = std::max(upper, part.upper());
        answer_.bounds.upper = std::min(answer_.bounds.upper, upper);
        report();
    }

    // From below: what is refuted for few colours is refuted sooner, and every refutation counts.
    void raise_lower(Patience patience) {
        for (PartSearch& part : searches_) {
            while (part.upper() > answer_.bounds.lower) {
                const auto found = part.decide(answer_.bounds.lower, patience, effort_);
                report();
                if (found == PartSearch::Answer::stopped) break;
                if (found == PartSearch::Answer::no) ++answer_.bounds.lower;
                note_upper();
            }
        }
    }

    Colouring ended(Colouring::Answer answer) {
        std::vector<std::vector<Colour>> colours;
        for (const PartSearch& part : searches_) colours.push_back(part.colours());
        if (!colours.empty() || !pieces_.aside.empty()) {
            const auto joined =
                colouring::without_gaps(pieces_.joined(contraction_.graph, colours));
            if (colouring::colours_in(joined) <= colouring::colours_in(best_)) best_ = joined;
        }
        answer_.bounds.upper = colouring::colours_in(best_);
        answer_.colours = contraction_.named(best_);
        answer_.answer = answer;
        report();
        return std::move(answer_);
    }

    const ColourOptions& options_;
    const Graph& graph_;
    Contraction contraction_;
    Effort effort_;
    std::vector<Colour> best_;  // greedy
    Pieces pieces_;
    Colour apart_by_ = 0;
    std::vector<PartSearch> searches_;  // by part
    Colouring answer_;
};

}  // namespace

Colouring least_colouring(const ColouredGraph& graph, const ColourOptions& options) {
    return Work(graph, options).least(Means::exact);
}

Colouring heuristic_colouring(const ColouredGraph& graph, const ColourOptions& options) {
    return Work(graph, options).least(Means::heuristic);
}

Colouring colouring_with(const ColouredGraph& graph, std::uint32_t colours,
                         const ColourOptions& options) {
    return Work(graph, options).with(colours, Means::exact);
}

Colouring heuristic_colouring_with(const ColouredGraph& graph, std::uint32_t colours,
                                   const ColourOptions& options) {
    return Work(graph, options).with(colours, Means::heuristic);
}

bool is_proper(const Graph& graph, std::span<const std::uint32_t> colours) {
    if (colours.size() != graph.vertex_count()) return false;
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
        if (colours[v] == 0) return false;
        for (const Vertex other : graph.neighbours(v)) {
            if (colours[other] == colours[v]) return false;
        }
    }
    return true;
}

}  // namespace sudokit
