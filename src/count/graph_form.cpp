// The canonical form of a bipartite graph: vertices are told apart by numbers that depend on the
// structure alone (colour refinement); where some are left alike, each of them in turn is made
// different, and the least of the graphs that come out is the form. Numbers that happen to be equal
// cost time, never the answer.
#include <algorithm>
#include <vector>

#include "count/factorisations.hpp"

namespace sudokit::count {
namespace {

using Colours = std::array<std::uint64_t, kMostFormRows>;

std::uint64_t mixed(std::uint64_t value) {
    value = (value ^ (value >> 31)) * 0xbf58476d1ce4e5b9;
    return value ^ (value >> 29);
}

struct FormSearch {
    std::size_t size = 0;
    Rows rows = {};
    Rows digits = {};  // the rows of each digit
    std::vector<GraphForm> leaves = {};

    static std::uint64_t around(std::uint32_t neighbours, const Colours& colours) {
        std::uint64_t sum = 0;
        for (; neighbours != 0; neighbours &= neighbours - 1) {
            sum += mixed(colours[static_cast<std::size_t>(std::countr_zero(neighbours))]);
        }
        return sum;
    }

    // How many neighbours each has in common with the others: regular graphs look alike otherwise.
    [[nodiscard]] Colours first_colours(const Rows& side) const {
        Colours colours{};
        for (std::size_t i = 0; i < size; ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                const auto common = static_cast<std::uint64_t>(std::popcount(side[i] & side[j]));
                const std::uint64_t weight = std::uint64_t{1} << (4 * common);
                colours[i] += weight;
                colours[j] += weight;
            }
        }
        return colours;
    }

    // How many different ones there are.
    [[nodiscard]] std::size_t variety(const Colours& colours) const {
        std::size_t different = 0;
        for (std::size_t i = 0; i < size; ++i) {
            std::size_t j = 0;
            while (colours[j] != colours[i]) ++j;
            if (j == i) ++different;
        }
        return different;
    }

    // The vertices in the order of their colours, which are all different.
    using Order = std::array<std::uint8_t, kMostFormRows>;
    [[nodiscard]] Order order_of(const Colours& colours) const {
        Order order{};
        for (std::size_t i = 0; i < size; ++i) {
            std::size_t place = 0;
            for (std::size_t j = 0; j < size; ++j) place += colours[j] < colours[i] ? 1U : 0U;
            order[place] = static_cast<std::uint8_t>(i);
        }
        return order;
    }

    void refine(Colours& of_rows, Colours& of_digits) const {
        std::size_t before = 0;
        for (;;) {
            for (std::size_t i = 0; i < size; ++i) {
                of_rows[i] = mixed(of_rows[i] * 3 + around(rows[i], of_digits));
            }
            for (std::size_t i = 0; i < size; ++i) {
                of_digits[i] = mixed(of_digits[i] * 5 + around(digits[i], of_rows));
            }
            const std::size_t now = variety(of_rows) + variety(of_digits);
            if (now == before || now == 2 * size) return;
            before = now;
        }
    }

    // The indices of the least class of rows that are alike; empty if there is none.
    [[nodiscard]] std::uint32_t first_tie(const Colours& colours) const {
        std::uint32_t best_tie = 0;
        std::uint64_t best_colour = 0;
        for (std::size_t i = 0; i < size; ++i) {
            std::uint32_t tie = 0;
            for (std::size_t j = 0; j < size; ++j) {
                if (colours[i] == colours[j]) tie |= 1U << j;
            }
            if (std::has_single_bit(tie)) continue;
            if (best_tie == 0 || colours[i] < best_colour) {
                best_tie = tie;
                best_colour = colours[i];
            }
        }
        return best_tie;
    }

    // Vertices with the same neighbours can change places: one of them is enough.
    static bool has_twin(const Rows& neighbours, std::size_t one, std::uint32_t others) {
        for (; others != 0; others &= others - 1) {
            const auto other = static_cast<std::size_t>(std::countr_zero(others));
            if (neighbours[one] == neighbours[other]) return true;
        }
        return false;
    }

    // Answers whether the graph of a leaf was there before.
    bool offer(const Colours& of_rows, const Colours& of_digits) {
        const Order row_order = order_of(of_rows);
        const Order digit_order = order_of(of_digits);
        GraphForm form{};
        for (std::size_t i = 0; i < size; ++i) {
            for (std::size_t j = 0; j < size; ++j) {
                const std::uint32_t bit = rows[row_order[i]] >> digit_order[j] & 1U;
                form[i] = static_cast<std::uint16_t>(form[i] | bit << j);
            }
        }
        if (std::ranges::find(leaves, form) != leaves.end()) return true;
        leaves.push_back(form);
        return false;
    }

    // Answers whether the first leaf was there before. Then a symmetry of the graph leads from one
    // of the two to the other, and from all that was made different on the way to the one to that
    // on the way to the other: behind it there is nothing new.
    bool search(Colours of_rows, Colours of_digits) {
        refine(of_rows, of_digits);
        std::uint32_t tie = first_tie(of_rows);
        Colours* side = &of_rows;
        const Rows* neighbours = &rows;
        if (tie == 0) {
            tie = first_tie(of_digits);
            side = &of_digits;
            neighbours = &digits;
        }
        if (tie == 0) {
            return offer(of_rows, of_digits);
        }
        bool first = true;
        for (; tie != 0; tie &= tie - 1) {
            const auto one = static_cast<std::size_t>(std::countr_zero(tie));
            if (has_twin(*neighbours, one, tie & (tie - 1))) continue;
            const std::uint64_t colour = (*side)[one];
            (*side)[one] = mixed(colour + 1);
            if (search(of_rows, of_digits) && first) return true;
            first = false;
            (*side)[one] = colour;
        }
        return false;
    }
};

}  // namespace

GraphForm canonical_form(const Rows& rows, std::size_t size) {
    FormSearch search;
    search.size = size;
    search.rows = rows;
    for (std::size_t row = 0; row < size; ++row) {
        for (std::uint32_t left = rows[row]; left != 0; left &= left - 1) {
            search.digits[static_cast<std::size_t>(std::countr_zero(left))] |= 1U << row;
        }
    }
    search.search(search.first_colours(search.rows), search.first_colours(search.digits));
    return *std::ranges::min_element(search.leaves);
}

Rows rows_of(const GraphForm& form) {
    Rows rows{};
    std::ranges::copy(form, rows.begin());
    return rows;
}

}  // namespace sudokit::count
