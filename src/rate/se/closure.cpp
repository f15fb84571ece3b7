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
    has_strong_ = {};
    for (unsigned i = 0; i < count_; ++i) {
        const unsigned cell = cell_of(candidate_[i]);
        const unsigned digit = digit_of(candidate_[i]);
        Row& row = weak_[i];
        std::fill_n(row.begin(), words_, 0);
        const auto add_weak = [&](unsigned at, unsigned of) {
            const unsigned other = number_[candidate(at, of)];
            row[other / 64] |= std::uint64_t{1} << (other % 64);
        };
        strong_count_[i] = 0;
        const auto add_strong = [&](unsigned at, unsigned of) {
            strong_[i][strong_count_[i]++] = number_[candidate(at, of)];
        };
        const Mask others = without(position.cell[cell], bit(digit));
        each(others, [&](unsigned other) { add_weak(cell, other); });
        if (others != 0 && (others & (others - 1U)) == 0) add_strong(cell, first(others));
        for (unsigned kind = 0; kind < kKinds; ++kind) {
            const unsigned house = kGeometry.house[cell][kind];
            const Mask places =
                without(position.places[house][digit], bit(kGeometry.index[cell][kind]));
            each(places, [&](unsigned k) { add_weak(kGeometry.cell_at[house][k], digit); });
            if (places != 0 && (places & (places - 1U)) == 0) {
                add_strong(kGeometry.cell_at[house][first(places)], digit);
            }
        }
        if (strong_count_[i] > 0) has_strong_[i / 64] |= std::uint64_t{1} << (i % 64);
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
