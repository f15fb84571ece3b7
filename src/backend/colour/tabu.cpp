#include "backend/colour/tabu.hpp"

#include <limits>

#include "base/lookout.hpp"

namespace sudokit::colouring {
namespace {

// Twelve bytes each: about 800 MB.
constexpr std::uint64_t kMostEntries = std::uint64_t{1} << 26U;
constexpr std::uint64_t kMovesBetweenLooks = 200'000;
constexpr std::uint64_t kMovesForOneMade = 1000;  // could be thought of meanwhile, on large graphs

}  // namespace

bool Tabu::fits(const Problem& problem) {
    return std::uint64_t{problem.vertex_count()} * problem.colours <= kMostEntries;
}

Tabu::Tabu(const Problem& problem, std::span<const Colour> start, Rng rng)
    : problem_(problem),
      rng_(rng),
      colour_of_(problem.vertex_count(), kNoColour),
      around_(std::size_t{problem.vertex_count()} * problem.colours),
      tabu_(around_.size()),
      place_(problem.vertex_count()) {
    const Vertex n = problem.vertex_count();
    const auto set = [&](Vertex v, Colour colour) {
        colour_of_[v] = colour;
        for (const Vertex other : problem.neighbours[v]) ++around_[at(other, colour)];
    };
    for (Vertex v = 0; v < n; ++v) {
        if (start[v] < problem.colours && may_have(v, start[v])) set(v, start[v]);
    }
    for (Vertex v = 0; v < n; ++v) {
        if (colour_of_[v] == kNoColour) set(v, best_colour(v));
    }
    for (Vertex v = 0; v < n; ++v) {
        conflicts_ += around_[at(v, colour_of_[v])];
        note(v);
    }
    conflicts_ /= 2;
    least_ = conflicts_;
}

// The colour that the fewest neighbours have, any of them.
Colour Tabu::best_colour(Vertex vertex) {
    Colour best = kNoColour;
    std::uint64_t ties = 0;
    for (Colour c = 0; c < problem_.colours; ++c) {
        if (!may_have(vertex, c)) continue;
        if (best != kNoColour && around_[at(vertex, c)] > around_[at(vertex, best)]) continue;
        if (best == kNoColour || around_[at(vertex, c)] < around_[at(vertex, best)]) {
            best = c;
            ties = 1;
        } else if (rng_.below(++ties) == 0) {
            best = c;
        }
    }
    return best;
}

// Keeps the list of clashing vertices right for one of them.
void Tabu::note(Vertex vertex) {
    const bool clashes = around_[at(vertex, colour_of_[vertex])] > 0;
    if (clashes == (place_[vertex] != 0)) return;
    if (clashes) {
        clashing_.push_back(vertex);
        place_[vertex] = static_cast<std::uint32_t>(clashing_.size());
        return;
    }
    const Vertex last = clashing_.back();
    clashing_[place_[vertex] - 1] = last;
    place_[last] = place_[vertex];
    place_[vertex] = 0;
    clashing_.pop_back();
}

// Of the moves that are not tabu, or lead to fewer conflicts than ever, one of the best.
Tabu::Move Tabu::best_move() {
    Move best{0, kNoColour, std::numeric_limits<std::int64_t>::max()};
    std::uint64_t ties = 0;
    const auto conflicts = static_cast<std::int64_t>(conflicts_);
    const auto least = static_cast<std::int64_t>(least_);
    for (const Vertex v : clashing_) {
        const Colour own = colour_of_[v];
        const std::int64_t now = around_[at(v, own)];
        for (Colour c = 0; c < problem_.colours; ++c) {
            const std::int64_t change = std::int64_t{around_[at(v, c)]} - now;
            if (change > best.change || c == own) continue;
            if (tabu_[at(v, c)] > step_ && conflicts + change >= least) continue;
            if (!may_have(v, c)) continue;
            if (change < best.change) {
                best = {v, c, change};
                ties = 1;
            } else if (rng_.below(++ties) == 0) {
                best = {v, c, change};
            }
        }
    }
    return best;
}

void Tabu::make(const Move& move) {
    const Colour before = colour_of_[move.vertex];
    constexpr std::uint64_t kRandomTenure = 10;
    const std::uint64_t tenure = rng_.below(kRandomTenure) + clashing_.size() * 6 / 10;
    tabu_[at(move.vertex, before)] = step_ + tenure + 1;
    colour_of_[move.vertex] = move.colour;
    for (const Vertex other : problem_.neighbours[move.vertex]) {
        --around_[at(other, before)];
        ++around_[at(other, move.colour)];
        if (colour_of_[other] == before || colour_of_[other] == move.colour) note(other);
    }
    note(move.vertex);
    conflicts_ = static_cast<std::uint64_t>(static_cast<std::int64_t>(conflicts_) + move.change);
    if (conflicts_ < least_) least_ = conflicts_;
}

bool Tabu::run(std::uint64_t steps, const Deadline& deadline) {
    Lookout lookout(deadline, kMovesBetweenLooks);
    for (const std::uint64_t end = step_ + steps; conflicts_ > 0 && step_ < end; ++step_) {
        if (lookout.passed(clashing_.size() * problem_.colours + kMovesForOneMade)) return false;
        const Move move = best_move();
        if (move.colour != kNoColour) make(move);
    }
    return conflicts_ == 0;
}

}  // namespace sudokit::colouring
