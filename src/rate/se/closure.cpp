// R. Tarjan's search for strong components (1972): a component is complete when all that follows
// from it is.
#include "rate/se/closure.hpp"

namespace sudokit::rate::se {
namespace {

constexpr std::uint16_t kOpen = 0xFFFF;  // of no component yet

}  // namespace

void Closure::build(const Position& position) {
    count_ = 0;
    for (unsigned cell = 0; cell < kCells; ++cell) {
        each(position.cell[cell], [&](unsigned digit) {
            const Candidate9 at = candidate(cell, digit);
            number_[at] = static_cast<std::uint16_t>(count_);
            candidate_[count_++] = at;
        });
    }
    words_ = (count_ + 63) / 64;
    add_links(position);
    components_ = stack_size_ = 0;
    has_contradiction_ = false;
    next_index_ = 0;
    for (unsigned i = 0; i < count_; ++i) {
        index_[i] = 0;
        component_[i] = kOpen;
    }
    for (unsigned i = 0; i < count_; ++i) {
        if (index_[i] == 0) visit(i);
    }
}

void Closure::add_links(const Position& position) {
    for (unsigned i = 0; i < count_; ++i) {
        std::fill_n(weak_[i].begin(), words_, 0);
        strong_count_[i] = 0;
    }
    has_strong_ = {};
    std::array<std::uint16_t, 9> group;
    for (unsigned cell = 0; cell < kCells; ++cell) {
        if (size(position.cell[cell]) < 2) continue;
        unsigned count = 0;
        each(position.cell[cell],
             [&](unsigned digit) { group[count++] = number_[candidate(cell, digit)]; });
        link(group.data(), count);
    }
    for (unsigned house = 0; house < kHouses; ++house) {
        for (unsigned digit = 0; digit < 9; ++digit) {
            const Mask places = position.places[house][digit];
            if (size(places) < 2) continue;
            unsigned count = 0;
            each(places, [&](unsigned k) {
                group[count++] = number_[candidate(kGeometry.cell_at[house][k], digit)];
            });
            link(group.data(), count);
        }
    }
    // Who is linked with itself by way of the group's set is not.
    for (unsigned i = 0; i < count_; ++i) weak_[i][i / 64] &= ~(std::uint64_t{1} << (i % 64));
}

// The candidates of a cell, or of a digit in a house.
void Closure::link(const std::uint16_t* group, unsigned count) {
    Row all;
    std::fill_n(all.begin(), words_, 0);
    for (unsigned i = 0; i < count; ++i)
        all[group[i] / 64U] |= std::uint64_t{1} << (group[i] % 64U);
    for (unsigned i = 0; i < count; ++i) {
        for (unsigned w = 0; w < words_; ++w) weak_[group[i]][w] |= all[w];
    }
    if (count != 2) return;
    for (unsigned i = 0; i < 2; ++i) {
        const unsigned from = group[i];
        strong_[from][strong_count_[from]++] = group[1 - i];
        has_strong_[from / 64] |= std::uint64_t{1} << (from % 64);
    }
}

void Closure::visit(unsigned node) {
    index_[node] = low_[node] = ++next_index_;
    stack_[stack_size_++] = static_cast<std::uint16_t>(node);
    for (unsigned w = 0; w < words_; ++w) {
        for (std::uint64_t rest = weak_[node][w] & has_strong_[w]; rest != 0; rest &= rest - 1) {
            const unsigned off = w * 64 + static_cast<unsigned>(std::countr_zero(rest));
            for (unsigned s = 0; s < strong_count_[off]; ++s) {
                const unsigned next = strong_[off][s];
                if (index_[next] == 0) {
                    visit(next);
                    low_[node] = std::min(low_[node], low_[next]);
                } else if (component_[next] == kOpen) {
                    low_[node] = std::min(low_[node], index_[next]);
                }
            }
        }
    }
    if (low_[node] != index_[node]) return;
    // The component is what lies above on the stack.
    const unsigned component = components_++;
    std::fill_n(on_[component].begin(), words_, 0);
    std::fill_n(off_[component].begin(), words_, 0);
    component_size_[component] = 0;
    unsigned begin = stack_size_;
    do {
        const unsigned member = stack_[--begin];
        component_[member] = static_cast<std::uint16_t>(component);
        ++component_size_[component];
        on_[component][member / 64] |= std::uint64_t{1} << (member % 64);
    } while (stack_[begin] != node);
    for (unsigned i = begin; i < stack_size_; ++i) take_over(component, stack_[i]);
    stack_size_ = begin;
    for (unsigned w = 0; w < words_; ++w) {
        if ((on_[component][w] & off_[component][w]) != 0) has_contradiction_ = true;
    }
}

// Adds what `member` puts off, and what follows from what it puts on.
void Closure::take_over(unsigned component, unsigned member) {
    Row& on = on_[component];
    Row& off = off_[component];
    for (unsigned w = 0; w < words_; ++w) {
        off[w] |= weak_[member][w];
        for (std::uint64_t rest = weak_[member][w] & has_strong_[w]; rest != 0; rest &= rest - 1) {
            const unsigned by = w * 64 + static_cast<unsigned>(std::countr_zero(rest));
            for (unsigned s = 0; s < strong_count_[by]; ++s) {
                const unsigned next = strong_[by][s];
                if (has(on, next)) continue;  // with all that follows from it
                const unsigned other = component_[next];
                for (unsigned v = 0; v < words_; ++v) {
                    on[v] |= on_[other][v];
                    off[v] |= off_[other][v];
                }
            }
        }
    }
}

bool Closure::has_chains() const {
    for (unsigned i = 0; i < count_; ++i) {
        if (has(off_[component_[i]], i)) return true;
    }
    return false;
}

bool Closure::has_chain(Candidate9 candidate) const {
    const unsigned i = number_[candidate];
    if (has(off_[component_[i]], i)) return true;
    for (unsigned s = 0; s < strong_count_[i]; ++s) {
        if (has(on_[component_[strong_[i][s]]], i)) return true;
    }
    return false;
}

bool Closure::has_cycle(Candidate9 candidate) const {
    return component_size_[component_[number_[candidate]]] > 1;
}

bool Closure::have_common(const Candidate9* candidates, unsigned count) const {
    for (unsigned w = 0; w < words_; ++w) {
        std::uint64_t on = ~std::uint64_t{0};
        std::uint64_t off = on;
        for (unsigned i = 0; i < count; ++i) {
            const unsigned component = component_[number_[candidates[i]]];
            on &= on_[component][w];
            off &= off_[component][w];
        }
        if ((on | off) != 0) return true;
    }
    return false;
}

}  // namespace sudokit::rate::se
