#include "count/latin.hpp"

#include <algorithm>
#include <map>

namespace sudokit::count {
namespace {

using Halves = std::map<GraphForm, Natural>;

// What the columns do not have yet.
Rows rest_of(const GraphForm& columns, std::size_t order) {
    const std::uint32_t all = (1U << order) - 1;
    Rows rest{};
    for (std::size_t i = 0; i < order; ++i) rest[i] = all & ~std::uint32_t{columns[i]};
    return rest;
}

// One row more, in all ways. False if the deadline passed.
bool add_row(Halves& halves, std::size_t order, const Deadline& deadline) {
    const std::uint32_t all = (1U << order) - 1;
    Halves longer;
    for (const auto& [columns, ways] : halves) {
        std::unordered_map<GraphForm, std::uint64_t, GraphFormHash> next;
        bool late = false;
        MatchingSearch(rest_of(columns, order), order).all([&](const Rows& kept) {
            late = late || deadline.passed();
            if (late) return;
            Rows filled{};
            for (std::size_t i = 0; i < order; ++i) filled[i] = all & ~kept[i];
            ++next[canonical_form(filled, order)];
        });
        if (late) return false;
        for (const auto& [form, count] : next) longer[form] += ways * count;
    }
    halves = std::move(longer);
    return true;
}

// The first two rows, by the lengths of the cycles that lead from the digit above to the one below:
// graphs that are too symmetric to be told apart quickly, but easily named.
class TwoRows {
  public:
    explicit TwoRows(std::size_t order) : order_(order) { choose(order, order); }

    Halves halves;

  private:
    // Cycles of at most `longest`, of at least two digits each, for `left` more digits.
    void choose(std::size_t left, std::size_t longest) {
        if (left == 0) add();
        for (std::size_t length = 2; length <= std::min(left, longest); ++length) {
            lengths_.push_back(length);
            choose(left - length, length);
            lengths_.pop_back();
        }
    }

    // There are order! / (product of lengths and of the factorials of how often each occurs) second
    // rows.
    void add() {
        Rows columns{};
        Natural ways = factorial(static_cast<std::uint32_t>(order_));
        std::size_t begin = 0;
        std::uint32_t alike = 0;
        for (std::size_t i = 0; i < lengths_.size(); ++i) {
            const std::size_t length = lengths_[i];
            for (std::size_t j = 0; j < length; ++j) {
                columns[begin + j] = 1U << (begin + j) | 1U << (begin + (j + 1) % length);
            }
            begin += length;
            alike = i > 0 && lengths_[i - 1] == length ? alike + 1 : 1;
            ways.divide_exactly(static_cast<std::uint32_t>(length) * alike);
        }
        halves[canonical_form(columns, order_)] += ways;
    }

    std::size_t order_;
    std::vector<std::size_t> lengths_;
};

}  // namespace

std::vector<LatinClass> latin_classes(std::size_t order, const Deadline& deadline) {
    Rows first{};
    for (std::size_t i = 0; i < order; ++i) first[i] = 1U << i;
    Halves halves{{canonical_form(first, order), Natural(1)}};
    if (order / 2 >= 2) halves = TwoRows(order).halves;
    for (std::size_t row = 2; row < order / 2; ++row) {
        if (!add_row(halves, order, deadline)) return {};
    }
    std::vector<LatinClass> out;
    for (auto& [columns, ways] : halves) out.push_back({columns, std::move(ways)});
    return out;
}

Natural squares_of(const LatinClass& half, std::size_t order, FactorisationCache& cache,
                   const Deadline& deadline) {
    const auto filled = static_cast<std::size_t>(std::popcount(half.columns[0]));
    const auto rows_left = static_cast<unsigned>(order - filled);
    const Natural completions =
        factorial(rows_left) * cache.count(rest_of(half.columns, order), rows_left, deadline);
    return factorial(static_cast<std::uint32_t>(order)) * half.halves * completions;
}

}  // namespace sudokit::count
