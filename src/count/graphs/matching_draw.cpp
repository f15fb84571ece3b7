#include "count/graphs/matching_draw.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace sudokit::count {
namespace {

// Messages settle within a few turns, since all but those around the last edge were settled before.
constexpr int kTurns = 4;

std::size_t first_of(std::uint32_t set) {
    return static_cast<std::size_t>(std::countr_zero(set)) % kMostRows;
}

}  // namespace

std::optional<double> MatchingDraw::take(Rows& rows, Rng& rng) {
    rows_ = rows;
    digits_ = {};
    open_rows_ = open_digits_ = static_cast<std::uint32_t>((std::uint64_t{1} << size_) - 1);
    for (std::size_t row = 0; row < size_; ++row) {
        for (std::uint32_t left = rows[row]; left != 0; left &= left - 1) {
            const std::size_t digit = first_of(left);
            digits_[digit] |= 1U << row;
            to_rows_[row][digit] = to_digits_[digit][row] = 1;
        }
    }
    double log = 0;
    while (open_rows_ != 0) {
        const Vertex vertex = narrowest();
        if (vertex.degree == 0) return std::nullopt;
        const std::uint32_t options = (vertex.is_row ? rows_ : digits_)[vertex.index];
        std::size_t chosen = first_of(options);
        if (vertex.degree > 1) {
            pass_messages();
            const auto& weights = (vertex.is_row ? to_rows_ : to_digits_)[vertex.index];
            double sum = 0;
            for (auto left = options; left != 0; left &= left - 1) sum += weights[first_of(left)];
            double place = static_cast<double>(rng.next() >> 11) * 0x1p-53 * sum;
            for (auto left = options; left != 0; left &= left - 1) {
                chosen = first_of(left);
                if (place < weights[chosen]) break;
                place -= weights[chosen];
            }
            log += std::log(sum / weights[chosen]);
        }
        const std::size_t row = vertex.is_row ? vertex.index : chosen;
        const std::size_t digit = vertex.is_row ? chosen : vertex.index;
        rows[row] ^= 1U << digit;
        match(row, digit);
    }
    return log;
}

// A row or digit with the fewest open edges.
MatchingDraw::Vertex MatchingDraw::narrowest() const {
    Vertex best{true, 0, static_cast<int>(kMostRows) + 1};
    for (const bool is_row : {true, false}) {
        for (auto left = is_row ? open_rows_ : open_digits_; left != 0; left &= left - 1) {
            const std::size_t index = first_of(left);
            const int degree = std::popcount((is_row ? rows_ : digits_)[index]);
            if (degree < best.degree) best = {is_row, index, degree};
        }
    }
    return best;
}

void MatchingDraw::pass_messages() {
    for (int turn = 0; turn < kTurns; ++turn) {
        pass(rows_, open_rows_, to_rows_, to_digits_);
        pass(digits_, open_digits_, to_digits_, to_rows_);
    }
}

// A vertex tells each neighbour how little it is wanted by the others.
void MatchingDraw::pass(const Rows& from, std::uint32_t open, const Messages& in, Messages& out) {
    constexpr double kLeast = 1e-9;
    for (; open != 0; open &= open - 1) {
        const std::size_t vertex = first_of(open);
        double sum = 0;
        for (auto left = from[vertex]; left != 0; left &= left - 1) {
            sum += in[vertex][first_of(left)];
        }
        for (auto left = from[vertex]; left != 0; left &= left - 1) {
            const std::size_t other = first_of(left);
            out[other][vertex] = 1 / std::max(sum - in[vertex][other], kLeast);
        }
    }
}

void MatchingDraw::match(std::size_t row, std::size_t digit) {
    for (auto left = rows_[row]; left != 0; left &= left - 1) {
        digits_[first_of(left)] &= ~(1U << row);
    }
    for (auto left = digits_[digit]; left != 0; left &= left - 1) {
        rows_[first_of(left)] &= ~(1U << digit);
    }
    open_rows_ &= ~(1U << row);
    open_digits_ &= ~(1U << digit);
}

double sampled_factorisations(Rows rows, std::size_t size, unsigned degree, MatchingDraw& matchings,
                              Rng& rng) {
    constexpr unsigned kExact = 3;
    double log = 0;
    for (; degree > kExact; --degree) {
        const auto one = matchings.take(rows, rng);
        if (!one) return -HUGE_VAL;
        // Every way to cut the edges has `degree` matchings, each of which could be the first.
        log += *one - std::log(degree);
    }
    return log + std::log(static_cast<double>(factorisations(rows, size, degree)));
}

}  // namespace sudokit::count
