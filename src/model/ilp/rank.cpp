// The rank of the rules, by way of a much smaller matrix.
//
// Let H be the matrix of houses (rows) and cells (columns). The equations of the houses are H with
// each entry replaced by an identity matrix over the digits; those of the cells are the identity
// over the cells with each entry replaced by a row of n ones. The row space of the former is
// row(H) (x) Q^n, that of the latter Q^cells (x) <1...1>; they meet in row(H) (x) <1...1>. So the
// rank is n^2 + n rank(H) - rank(H) = n^2 + (n-1) rank(H). On boards of cliques, which are no n^2
// cells, the same holds with their number, and H is that of the full houses: only these make
// equations.
//
// The same says which equations follow from the ones before them: all of a house whose row of H is
// a combination of earlier ones, and for each other house that of the last digit (the equations of
// its cells, less those of its other digits).
//
// The rank of H is computed modulo primes above 2^30, exactly: modulo a prime no rank is larger
// than over the rationals, and that of the first k rows is smaller for no k unless the prime
// divides one certain minor that is not 0. By Hadamard's bound that minor is at most n^(rows/2), so
// that only so many primes can divide it; with one more than that, the largest rank is the true
// one.
#include <algorithm>
#include <bit>

#include "sudokit/ilp.hpp"

namespace sudokit {
namespace {

bool is_prime(std::uint64_t number) {
    if (number % 2 == 0) return number == 2;
    for (std::uint64_t factor = 3; factor * factor <= number; factor += 2) {
        if (number % factor == 0) return false;
    }
    return true;
}

// Rows over the numbers modulo a prime, kept independent.
class Elimination {
  public:
    Elimination(std::uint64_t prime, std::size_t columns) : prime_(prime), pivot_row_(columns) {}

    // Adds the row unless it is a combination of those before it; true if it was added.
    bool add(std::vector<std::uint64_t> row) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            if (row[column] == 0) continue;
            if (pivot_row_[column] == 0) {
                keep(row, column);
                return true;
            }
            const std::uint64_t factor = prime_ - row[column];
            for (const auto& [at, value] : rows_[pivot_row_[column] - 1]) {
                row[at] = (row[at] + factor * value) % prime_;
            }
        }
        return false;
    }

  private:
    struct Entry {
        std::size_t column;
        std::uint64_t value;
    };

    // Scaled so that the pivot is 1; only what is not 0.
    void keep(const std::vector<std::uint64_t>& row, std::size_t pivot) {
        const std::uint64_t scale = power(row[pivot], prime_ - 2);
        std::vector<Entry> kept;
        for (std::size_t column = pivot; column < row.size(); ++column) {
            if (row[column] != 0) kept.push_back({column, row[column] * scale % prime_});
        }
        rows_.push_back(std::move(kept));
        pivot_row_[pivot] = rows_.size();
    }

    [[nodiscard]] std::uint64_t power(std::uint64_t base, std::uint64_t exponent) const {
        std::uint64_t result = 1;
        for (; exponent != 0; exponent /= 2) {
            if (exponent % 2 == 1) result = result * base % prime_;
            base = base * base % prime_;
        }
        return result;
    }

    std::uint64_t prime_;
    std::vector<std::size_t> pivot_row_;  // by column, from 1; 0: no row begins there
    std::vector<std::vector<Entry>> rows_;
};

// The ranks of the first 1, 2, ... rows of H modulo a prime.
std::vector<std::uint32_t> ranks_modulo(const Board& board, std::uint64_t prime) {
    Elimination elimination(prime, board.cell_count());
    std::vector<std::uint32_t> ranks;
    std::uint32_t rank = 0;
    for (const House& house : board.houses()) {
        std::vector<std::uint64_t> row(board.cell_count());
        for (const Cell cell : house.cells) row[cell] = 1;
        if (house.full && elimination.add(std::move(row))) ++rank;
        ranks.push_back(rank);
    }
    return ranks;
}

// The same over the rational numbers.
std::vector<std::uint32_t> ranks_of_houses(const Board& board) {
    const auto rows = std::min<std::size_t>(board.houses().size(), board.cell_count());
    const auto bits = static_cast<std::size_t>(std::bit_width(board.order()));
    const std::size_t primes = rows * bits / 2 / 30 + 1;
    std::vector<std::uint32_t> largest(board.houses().size());
    std::uint64_t prime = (std::uint64_t{1} << 31U) - 1;
    for (std::size_t done = 0; done < primes; prime -= 2) {
        if (!is_prime(prime)) continue;
        ++done;
        const std::vector<std::uint32_t> ranks = ranks_modulo(board, prime);
        for (std::size_t i = 0; i < ranks.size(); ++i) largest[i] = std::max(largest[i], ranks[i]);
    }
    return largest;
}

}  // namespace

ProgrammeRank programme_rank(const Board& board) {
    const std::uint32_t n = board.order();
    const std::vector<std::uint32_t> ranks = ranks_of_houses(board);
    ProgrammeRank out;
    out.equations = board.cell_count();
    std::uint32_t before = 0;
    for (std::uint32_t house = 0; house < ranks.size(); ++house) {
        if (!board.houses()[house].full) continue;
        out.equations += n;
        const bool needed = ranks[house] > before;
        before = ranks[house];
        for (std::uint32_t digit = needed ? n - 1 : 0; digit < n; ++digit) {
            out.redundant.push_back(board.cell_count() + house * n + digit);
        }
    }
    out.rank = out.equations - static_cast<std::uint32_t>(out.redundant.size());
    return out;
}

std::optional<std::uint32_t> programme_rank_by_formula(const Board& board) {
    const Shape& shape = board.shape();
    const std::uint32_t n = board.order();
    if (shape.diagonals || shape.windows || !shape.extra.empty()) return std::nullopt;
    if (std::holds_alternative<Latin>(shape.regions)) return n * n + (n - 1) * (2 * n - 1);
    const auto* boxes = std::get_if<Boxes>(&shape.regions);
    if (boxes == nullptr) return std::nullopt;
    return n * n + (n - 1) * (3 * n - boxes->rows - boxes->columns);
}

}  // namespace sudokit
