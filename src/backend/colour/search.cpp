#include "backend/colour/search.hpp"

#include <bit>

#include "base/assert.hpp"

namespace sudokit::colouring {
namespace {

// In looks at memory, about; an option takes some besides the neighbours of its vertex.
constexpr std::uint64_t kOptionCost = 100;
constexpr std::uint64_t kCostBetweenLooks = 100'000;

}  // namespace

Search::Search(const Problem& problem, Choice choice)
    : problem_(problem),
      blame_(choice == Choice::failures ? 1 : 0),
      words_((problem.colours + 63) / 64) {
    const std::size_t n = problem.vertex_count();
    degree_.resize(n);
    bonus_.resize(n);
    weight_.assign(n, 1);
    cliques_of_.resize(n);
    for (const Vertex vertex : problem.first) bonus_[vertex] = problem.vertex_count();
    for (std::uint32_t i = 0; i < problem.full_cliques.size(); ++i) {
        SUDOKIT_ASSERT(problem.full_cliques[i].size() == problem.colours);
        for (const Vertex vertex : problem.full_cliques[i]) cliques_of_[vertex].push_back(i);
    }
    slot_weight_.assign(problem.full_cliques.size() * problem.colours, 1);
}

// Everything open again, and the colours that are not allowed taken away.
void Search::begin() {
    const Vertex n = problem_.vertex_count();
    const Colour k = problem_.colours;
    domain_.assign(n * words_, ~std::uint64_t{0});
    if (k % 64 != 0) {
        for (std::size_t i = words_ - 1; i < domain_.size(); i += words_)
            domain_[i] >>= 64 - k % 64;
    }
    size_.assign(n, k);
    colour_of_.assign(n, kNoColour);
    for (Vertex v = 0; v < n; ++v) {
        degree_[v] = static_cast<std::uint32_t>(problem_.neighbours[v].size());
    }
    places_.assign(problem_.full_cliques.size() * k, k);
    vertices_with_.assign(k, 0);
    unused_ = k - problem_.first_free;
    trail_.clear();
    path_.clear();
    levels_.clear();
    options_.clear();
    single_vertices_.clear();
    single_slots_.clear();
    failed_ = k == 0 && n > 0;
    if (k == 1) {
        for (Vertex v = 0; v < n; ++v) single_vertices_.push_back(v);
    }
    for (Vertex v = 0; v < n && !problem_.allowed.empty(); ++v) {
        for (Colour c = 0; c < k; ++c) {
            if ((problem_.allowed[v] >> c & 1U) == 0) remove(v, c);
        }
    }
    SUDOKIT_ASSERT(problem_.fixed.size() <= k);
    for (Colour c = 0; c < problem_.fixed.size(); ++c) assign(problem_.fixed[c], c);
}

void Search::use(Colour colour) {
    if (vertices_with_[colour]++ == 0 && colour >= problem_.first_free) --unused_;
}

void Search::release(Colour colour) {
    if (--vertices_with_[colour] == 0 && colour >= problem_.first_free) ++unused_;
}

void Search::remove(Vertex vertex, Colour colour) {
    domain_[vertex * words_ + colour / 64] &= ~(std::uint64_t{1} << colour % 64);
    trail_.emplace_back(vertex, colour);
    const std::uint32_t left = --size_[vertex];
    if (left == 1) {
        single_vertices_.push_back(vertex);
    } else if (left == 0) {
        weight_[vertex] += blame_;
        failed_ = true;
    }
    for (const std::uint32_t clique : cliques_of_[vertex]) {
        const std::size_t slot = std::size_t{clique} * problem_.colours + colour;
        const std::uint32_t places = --places_[slot];
        if (places == 1) {
            single_slots_.push_back({clique, colour});
        } else if (places == 0) {
            slot_weight_[slot] += blame_;
            failed_ = true;
        }
    }
}

void Search::assign(Vertex vertex, Colour colour) {
    colour_of_[vertex] = colour;
    path_.push_back(vertex);
    use(colour);
    for (std::size_t word = 0; word < words_; ++word) {
        std::uint64_t others = domain_[vertex * words_ + word];
        if (word == colour / 64) others &= ~(std::uint64_t{1} << colour % 64);
        for (; others != 0; others &= others - 1) {
            remove(vertex,
                   static_cast<Colour>(word * 64) + static_cast<Colour>(std::countr_zero(others)));
        }
    }
    for (const Vertex other : problem_.neighbours[vertex]) {
        --degree_[other];
        if (has(other, colour)) remove(other, colour);
    }
}

// Colours the only vertex of a clique that can have the colour.
bool Search::fill(Slot slot) {
    for (const Vertex vertex : problem_.full_cliques[slot.clique]) {
        if (!has(vertex, slot.colour)) continue;
        if (is_open(vertex)) assign(vertex, slot.colour);
        return !failed_;
    }
    return false;
}

// Draws the consequences of what is single; false if that leads to a contradiction.
bool Search::propagate() {
    while (!failed_) {
        if (!single_vertices_.empty()) {
            const Vertex vertex = single_vertices_.back();
            single_vertices_.pop_back();
            if (!is_open(vertex)) continue;
            std::size_t word = 0;
            while (domain_[vertex * words_ + word] == 0) ++word;
            assign(vertex, static_cast<Colour>(word * 64) + static_cast<Colour>(std::countr_zero(
                                                                domain_[vertex * words_ + word])));
        } else if (!single_slots_.empty()) {
            const Slot slot = single_slots_.back();
            single_slots_.pop_back();
            fill(slot);
        } else {
            return true;
        }
    }
    single_vertices_.clear();
    single_slots_.clear();
    return false;
}

void Search::undo(std::size_t trail, std::size_t path) {
    for (; path_.size() > path; path_.pop_back()) {
        const Vertex vertex = path_.back();
        release(colour_of_[vertex]);
        colour_of_[vertex] = kNoColour;
        for (const Vertex other : problem_.neighbours[vertex]) ++degree_[other];
    }
    for (; trail_.size() > trail; trail_.pop_back()) {
        const auto& [vertex, colour] = trail_.back();
        domain_[vertex * words_ + colour / 64] |= std::uint64_t{1} << colour % 64;
        ++size_[vertex];
        for (const std::uint32_t clique : cliques_of_[vertex]) {
            ++places_[std::size_t{clique} * problem_.colours + colour];
        }
    }
    failed_ = false;
}

// The open vertex with the fewest colours for its failures; none is left: the number of vertices.
Vertex Search::choose_vertex() const {
    const Vertex n = problem_.vertex_count();
    Vertex best = n;
    for (Vertex v = 0; v < n; ++v) {
        if (!is_open(v)) continue;
        if (best == n) {
            best = v;
            continue;
        }
        const std::uint64_t mine = std::uint64_t{size_[v]} * weight_[best];
        const std::uint64_t other = std::uint64_t{size_[best]} * weight_[v];
        if (mine < other ||
            (mine == other && degree_[v] + bonus_[v] > degree_[best] + bonus_[best])) {
            best = v;
        }
    }
    return best;
}

// The colour with the fewest places in a full clique for its failures, if it has fewer than
// `against` has colours. Colours that are interchangeable with others are left out: a choice among
// the places of one of them is one for all.
bool Search::choose_slot(Vertex against, Slot& best) const {
    std::uint64_t places = size_[against];
    std::uint64_t weight = weight_[against];
    bool found = false;
    const Colour k = problem_.colours;
    for (std::size_t i = 0; i < places_.size(); ++i) {
        if (places_[i] <= 1 || places_[i] * weight >= places * slot_weight_[i]) continue;
        const Slot slot{static_cast<std::uint32_t>(i / k), static_cast<Colour>(i % k)};
        if (slot.colour >= problem_.first_free && vertices_with_[slot.colour] == 0) continue;
        places = places_[i];
        weight = slot_weight_[i];
        best = slot;
        found = true;
    }
    return found;
}

// Of the interchangeable colours that are not in use yet, only the first.
void Search::add_options_of(Vertex vertex) {
    bool fresh = false;
    for (Colour c = 0; c < problem_.colours; ++c) {
        if (!has(vertex, c)) continue;
        if (c >= problem_.first_free && vertices_with_[c] == 0) {
            if (fresh) continue;
            fresh = true;
        }
        options_.push_back({vertex, c});
    }
}

void Search::add_options_of(Slot slot) {
    for (const Vertex vertex : problem_.full_cliques[slot.clique]) {
        if (has(vertex, slot.colour)) options_.push_back({vertex, slot.colour});
    }
}

// Opens a choice; false if there is nothing left to choose.
bool Search::branch() {
    const Vertex vertex = choose_vertex();
    if (vertex == problem_.vertex_count()) return false;
    levels_.push_back({trail_.size(), path_.size(), options_.size(), options_.size()});
    Slot slot;
    if (choose_slot(vertex, slot)) {
        add_options_of(slot);
    } else {
        add_options_of(vertex);
    }
    return true;
}

// Takes the next option of the last level that has one and leads anywhere; false if none does, or
// if time is up before that is known.
bool Search::next_option() {
    while (!levels_.empty()) {
        Level& level = levels_.back();
        undo(level.trail, level.path);
        if (level.next == options_.size()) {
            options_.resize(level.first);
            levels_.pop_back();
            continue;
        }
        const Option option = options_[level.next];
        if (lookout_.passed(kOptionCost + problem_.neighbours[option.vertex].size())) return false;
        ++level.next;
        if (options_.size() - level.first > 1) ++nodes_;
        assign(option.vertex, option.colour);
        if (propagate()) return true;
        ++failures_;
    }
    return false;
}

Search::End Search::run(Leaf leaf, const Deadline& deadline, std::uint64_t failures) {
    if (!begun_) {
        begun_ = true;
        branched_ = false;
        found_ = false;
        begin();
        if (!propagate()) return End::exhausted;
    }
    lookout_ = Lookout(deadline, kCostBetweenLooks);
    for (const std::uint64_t most = failures_ + failures;;) {
        if (branched_ && !next_option()) {
            return lookout_.seen() ? End::deadline : End::exhausted;
        }
        branched_ = false;
        // Choosing looks at every vertex.
        if (lookout_.passed(problem_.vertex_count())) return End::deadline;
        if (failures != 0 && !found_ && failures_ >= most) return End::failures;
        const bool complete = !branch();
        branched_ = true;
        if (complete) {
            found_ = true;
            if (!leaf(colour_of_)) return End::told;
        }
    }
}

}  // namespace sudokit::colouring
