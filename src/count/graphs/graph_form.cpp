// The canonical form of a bipartite graph: vertices are told apart by numbers that depend on the
// structure alone (colour refinement); where some are left alike, each of them in turn is made
// different, and the least of the graphs that come out is the form. Numbers that happen to be equal
// cost time, never the answer.
#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "count/graphs/factorisations.hpp"

namespace sudokit::count {
namespace {

using Colours = std::array<std::uint64_t, kMostFormRows>;

std::uint64_t mixed(std::uint64_t value) {
    value = (value ^ (value >> 31)) * 0xbf58476d1ce4e5b9;
    return value ^ (value >> 29);
}

using VertexOrder = std::array<std::uint8_t, kMostFormRows>;

// The vertices of a side in the order of their colours.
VertexOrder sorted_by(const Colours& colours, std::size_t size) {
    VertexOrder order{};
    for (std::size_t i = 0; i < size; ++i) {
        std::size_t at = i;
        for (; at > 0 && colours[i] < colours[order[at - 1]]; --at) order[at] = order[at - 1];
        order[at] = static_cast<std::uint8_t>(i);
    }
    return order;
}

// Where the run of vertices ends that have the same colour as the one at `begin` of the order.
std::size_t run_end(const Colours& colours, const VertexOrder& order, std::size_t begin,
                    std::size_t size) {
    std::size_t end = begin + 1;
    while (end < size && colours[order[end]] == colours[order[begin]]) ++end;
    return end;
}

// Vertices that have the same neighbours can stand in any order: nothing shows which it is.
bool are_twins(const Rows& neighbours, const VertexOrder& order, std::size_t begin,
               std::size_t end) {
    for (std::size_t i = begin + 1; i < end; ++i) {
        if (neighbours[order[i]] != neighbours[order[begin]]) return false;
    }
    return true;
}

// How many vertices are told apart.
std::size_t variety(const Rows& neighbours, const Colours& colours, const VertexOrder& order,
                    std::size_t size) {
    std::size_t apart = 0;
    for (std::size_t i = 0; i < size;) {
        const std::size_t end = run_end(colours, order, i, size);
        apart += end == i + 1 || are_twins(neighbours, order, i, end) ? end - i : 1;
        i = end;
    }
    return apart;
}

std::uint64_t mixed_sum(const Colours& colours, std::size_t size) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < size; ++i) sum += mixed(colours[i]);
    return sum;
}

// How large a set of neighbours is. (Machines that count bits by themselves cannot be taken for
// granted.)
constexpr auto kSizes = [] {
    std::array<std::uint8_t, std::size_t{1} << kMostFormRows> sizes{};
    for (std::uint32_t set = 0; set < sizes.size(); ++set) {
        sizes[set] = static_cast<std::uint8_t>(std::popcount(set));
    }
    return sizes;
}();

// How many neighbours each has in common with the others: regular graphs look alike otherwise.
Colours first_colours(const Rows& side, std::size_t size) {
    Colours colours{};
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const std::uint64_t weight = std::uint64_t{1} << (4 * kSizes[side[i] & side[j]]);
            colours[i] += weight;
            colours[j] += weight;
        }
    }
    return colours;
}

Rows other_side(const Rows& rows, std::size_t size) {
    Rows digits{};
    for (std::size_t row = 0; row < size; ++row) {
        for (std::uint32_t left = rows[row]; left != 0; left &= left - 1) {
            digits[static_cast<std::size_t>(std::countr_zero(left)) % kMostRows] |= 1U << row;
        }
    }
    return digits;
}

struct FormSearch {
    std::size_t size = 0;
    const Rows& rows;
    const Rows& digits;  // the rows of each digit
    std::vector<GraphForm> leaves = {};

    // Colours, and the vertices in their order.
    struct Side {
        Colours colours = {};
        VertexOrder order = {};
    };

    static void colour_by(const Rows& neighbours, const Colours& others, std::uint64_t factor,
                          std::size_t size, Colours& colours) {
        Colours mixed_others{};
        for (std::size_t i = 0; i < size; ++i) mixed_others[i] = mixed(others[i]);
        for (std::size_t i = 0; i < size; ++i) {
            std::uint64_t sum = colours[i] * factor;
            for (std::uint32_t left = neighbours[i]; left != 0; left &= left - 1) {
                sum +=
                    mixed_others[static_cast<std::size_t>(std::countr_zero(left)) % kMostFormRows];
            }
            colours[i] = mixed(sum);
        }
    }

    // Until no more vertices are told apart; answers whether all are.
    bool refine(Side& of_rows, Side& of_digits) const {
        std::size_t before = 0;
        for (;;) {
            colour_by(rows, of_digits.colours, 3, size, of_rows.colours);
            colour_by(digits, of_rows.colours, 5, size, of_digits.colours);
            of_rows.order = sorted_by(of_rows.colours, size);
            of_digits.order = sorted_by(of_digits.colours, size);
            const std::size_t now = variety(rows, of_rows.colours, of_rows.order, size) +
                                    variety(digits, of_digits.colours, of_digits.order, size);
            if (now == 2 * size) return true;
            if (now == before) return false;
            before = now;
        }
    }

    // The indices of the least class of vertices that are alike but no twins; empty if there is
    // none.
    [[nodiscard]] std::uint32_t first_tie(const Side& side, const Rows& neighbours) const {
        for (std::size_t i = 0; i < size;) {
            const std::size_t end = run_end(side.colours, side.order, i, size);
            if (!are_twins(neighbours, side.order, i, end)) {
                std::uint32_t tie = 0;
                for (; i < end; ++i) tie |= 1U << side.order[i];
                return tie;
            }
            i = end;
        }
        return 0;
    }

    // Vertices with the same neighbours can change places: one of them is enough.
    static bool has_twin(const Rows& neighbours, std::size_t one, std::uint32_t others) {
        for (; others != 0; others &= others - 1) {
            const auto other = static_cast<std::size_t>(std::countr_zero(others));
            if (neighbours[one] == neighbours[other]) return true;
        }
        return false;
    }

    // The graph with its vertices in order, all of which are told apart.
    [[nodiscard]] GraphForm in_order(const VertexOrder& row_order,
                                     const VertexOrder& digit_order) const {
        std::array<std::uint16_t, kMostFormRows> bit_of{};
        for (std::size_t j = 0; j < size; ++j) {
            bit_of[digit_order[j]] = static_cast<std::uint16_t>(1U << j);
        }
        GraphForm form{};
        for (std::size_t i = 0; i < size; ++i) {
            std::uint32_t moved = 0;
            for (std::uint32_t left = rows[row_order[i]]; left != 0; left &= left - 1) {
                moved |= bit_of[static_cast<std::size_t>(std::countr_zero(left)) % kMostFormRows];
            }
            form[i] = static_cast<std::uint16_t>(moved);
        }
        return form;
    }

    // Answers whether the graph of a leaf was there before.
    bool offer(const Side& of_rows, const Side& of_digits) {
        const GraphForm form = in_order(of_rows.order, of_digits.order);
        if (std::ranges::find(leaves, form) != leaves.end()) return true;
        leaves.push_back(form);
        return false;
    }

    // Answers whether the first leaf was there before. Then a symmetry of the graph leads from one
    // of the two to the other, and from all that was made different on the way to the one to that
    // on the way to the other: behind it there is nothing new.
    bool search(Side of_rows, Side of_digits, bool is_settled) {
        if (!is_settled) refine(of_rows, of_digits);
        std::uint32_t tie = first_tie(of_rows, rows);
        Colours* side = &of_rows.colours;
        const Rows* neighbours = &rows;
        if (tie == 0) {
            tie = first_tie(of_digits, digits);
            side = &of_digits.colours;
            neighbours = &digits;
        }
        if (tie == 0) return offer(of_rows, of_digits);
        bool first = true;
        for (; tie != 0; tie &= tie - 1) {
            const auto one = static_cast<std::size_t>(std::countr_zero(tie));
            if (has_twin(*neighbours, one, tie & (tie - 1))) continue;
            const std::uint64_t colour = (*side)[one];
            (*side)[one] = mixed(colour + 1);
            if (search(of_rows, of_digits, false) && first) return true;
            first = false;
            (*side)[one] = colour;
        }
        return false;
    }

    // Most graphs need no search.
    GraphForm least(const Colours& first_of_rows, const Colours& first_of_digits) {
        Side of_rows{first_of_rows};
        Side of_digits{first_of_digits};
        if (refine(of_rows, of_digits)) return in_order(of_rows.order, of_digits.order);
        search(of_rows, of_digits, true);
        return *std::ranges::min_element(leaves);
    }
};

}  // namespace

GraphForm canonical_form(const Rows& rows, std::size_t size) {
    const Rows digits = other_side(rows, size);
    return FormSearch{size, rows, digits}.least(first_colours(rows, size),
                                                first_colours(digits, size));
}

GraphForm either_form(const Rows& rows, std::size_t size) {
    const Rows digits = other_side(rows, size);
    const Colours of_rows = first_colours(rows, size);
    const Colours of_digits = first_colours(digits, size);
    // The side whose colours make less comes first, whatever it was called.
    const std::uint64_t sum_of_rows = mixed_sum(of_rows, size);
    const std::uint64_t sum_of_digits = mixed_sum(of_digits, size);
    if (sum_of_rows < sum_of_digits) {
        return FormSearch{size, rows, digits}.least(of_rows, of_digits);
    }
    if (sum_of_digits < sum_of_rows) {
        return FormSearch{size, digits, rows}.least(of_digits, of_rows);
    }
    return std::min(FormSearch{size, rows, digits}.least(of_rows, of_digits),
                    FormSearch{size, digits, rows}.least(of_digits, of_rows));
}

Rows rows_of(const GraphForm& form) {
    Rows rows{};
    std::ranges::copy(form, rows.begin());
    return rows;
}

}  // namespace sudokit::count
