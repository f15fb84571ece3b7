// Two edges of a graph, ab and cd, are exchanged for ad and cb where these are none: that makes
// another regular graph, and leads to all of them (Ryser 1957). So all classes are found from one
// of them by going on. As often as an exchange leads from a graph to another it leads back; hence,
// if x ways lead from a graph of class A into class B, and y the other way, then x times the number
// of graphs in A is y times that in B.
#include "count/graphs/regular_graphs.hpp"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace sudokit::count {
namespace {

using FormCounts = std::unordered_map<GraphForm, std::uint32_t, GraphFormHash>;

// The forms that exchanges lead to, and how many exchanges.
FormCounts exchanged(const GraphForm& form, std::size_t size) {
    FormCounts out;
    Rows rows = rows_of(form);
    for (std::size_t a = 0; a < size; ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            const std::uint32_t only_a = rows[a] & ~rows[b];
            const std::uint32_t only_b = rows[b] & ~rows[a];
            for (std::uint32_t i = only_a; i != 0; i &= i - 1) {
                for (std::uint32_t j = only_b; j != 0; j &= j - 1) {
                    const std::uint32_t both = (i & (~i + 1)) | (j & (~j + 1));
                    rows[a] ^= both;
                    rows[b] ^= both;
                    ++out[either_form(rows, size)];
                    rows[a] ^= both;
                    rows[b] ^= both;
                }
            }
        }
    }
    return out;
}

// Row i has the digits from i on.
Rows first_graph(std::size_t size, unsigned degree) {
    Rows rows{};
    for (std::size_t i = 0; i < size; ++i) {
        for (unsigned j = 0; j < degree; ++j) rows[i] |= 1U << ((i + j) % size);
    }
    return rows;
}

// Goes through orders of the rows: those count where the digits are the same as before but for
// their order, which shows row by row.
class AutomorphismSearch {
  public:
    AutomorphismSearch(const Rows& rows, std::size_t size) : rows_(rows), size_(size) {}

    std::uint64_t count() {
        std::uint64_t orders = 0;
        search(0, 0, orders);
        // Digits with the same rows can change places as they like.
        std::vector<std::uint32_t> digits =
            upper_digits([](std::size_t row) { return row; }, size_);
        for (std::size_t i = 1, alike = 1; i < size_; ++i) {
            alike = digits[i] == digits[i - 1] ? alike + 1 : 1;
            orders *= alike;
        }
        return orders;
    }

  private:
    // Which of the first `count` rows each digit has, sorted.
    template <class RowAt>
    [[nodiscard]] std::vector<std::uint32_t> upper_digits(RowAt row_at, std::size_t count) const {
        std::vector<std::uint32_t> digits(size_);
        for (std::size_t place = 0; place < count; ++place) {
            for (std::size_t digit = 0; digit < size_; ++digit) {
                digits[digit] |= (rows_[row_at(place)] >> digit & 1U) << place;
            }
        }
        std::ranges::sort(digits);
        return digits;
    }

    void search(std::size_t place, std::uint32_t used, std::uint64_t& orders) {
        if (place == size_) {
            ++orders;
            return;
        }
        const auto wanted = upper_digits([](std::size_t row) { return row; }, place + 1);
        for (std::size_t row = 0; row < size_; ++row) {
            if ((used >> row & 1U) != 0) continue;
            order_[place] = row;
            const auto here =
                upper_digits([this](std::size_t at) { return order_[at]; }, place + 1);
            if (here == wanted) search(place + 1, used | 1U << row, orders);
        }
    }

    const Rows& rows_;
    std::size_t size_;
    std::array<std::size_t, kMostRows> order_ = {};
};

// Whether rows and digits can change places.
bool is_self_dual(const Rows& rows, std::size_t size) {
    Rows digits{};
    for (std::size_t row = 0; row < size; ++row) {
        for (std::size_t digit = 0; digit < size; ++digit) {
            digits[digit] |= (rows[row] >> digit & 1U) << row;
        }
    }
    return canonical_form(rows, size) == canonical_form(digits, size);
}

Natural graphs_like(const Rows& rows, std::size_t size) {
    const auto orders = static_cast<std::uint32_t>(automorphisms(rows, size));
    const Natural all = factorial(static_cast<std::uint32_t>(size));
    Natural graphs = all * all;
    graphs.divide_exactly(orders);
    return is_self_dual(rows, size) ? graphs : graphs * 2;
}

}  // namespace

std::uint64_t automorphisms(const Rows& rows, std::size_t size) {
    return AutomorphismSearch(rows, size).count();
}

std::vector<GraphClass> regular_graphs(std::size_t size, unsigned degree,
                                       const Deadline& deadline) {
    const Rows first = first_graph(size, degree);
    std::vector<GraphClass> classes{{either_form(first, size), graphs_like(first, size)}};
    // From which class a class was found, and by how many exchanges.
    struct Origin {
        std::size_t from = 0;
        std::uint32_t exchanges = 0;
    };
    std::vector<Origin> origins(1);
    std::unordered_map<GraphForm, std::size_t, GraphFormHash> known{{classes[0].form, 0}};
    for (std::size_t i = 0; i < classes.size(); ++i) {
        if (deadline.passed()) return {};
        const FormCounts around = exchanged(classes[i].form, size);
        if (i > 0) {
            const Origin& origin = origins[i];
            classes[i].graphs = classes[origin.from].graphs * origin.exchanges;
            classes[i].graphs.divide_exactly(around.at(classes[origin.from].form));
        }
        for (const auto& [form, exchanges] : around) {
            if (!known.emplace(form, classes.size()).second) continue;
            classes.push_back({form, {}});
            origins.push_back({i, exchanges});
        }
    }
    std::ranges::sort(classes, {}, &GraphClass::form);
    return classes;
}

}  // namespace sudokit::count
