// Fills a Latin square around empty cells, whatever these can be filled with.
//
// Rows are filled one after the other, each by a matching of its columns with the symbols that it
// does not lack, where a column may take what it has not and does not lack. Once all rows that
// lack something are done, every symbol has been taken, or is lacking, in as many columns, and
// every column has taken or lacks as many symbols: what is left is a regular bipartite graph, which
// falls into matchings (Koenig 1916), the other rows.
//
// The first rows are filled by matchings by lot, which mostly works out. Where the order is twice
// the number n of lines, and of symbols, it always does, otherwise: the n by n cells that the lines
// have in common get n further symbols along the diagonals, where they are not empty; then every
// row needs n symbols for its other n cells, and every symbol is needed by n rows at most, so that
// rows and symbols, joined where one needs the other, fall into n matchings (Koenig again), which
// are the other columns.
#include <algorithm>
#include <bit>
#include <utility>

#include "sudokit/rng.hpp"

#include "base/assert.hpp"
#include "model/reduction/line_problem.hpp"

namespace sudokit::model {
namespace {

using Bits = std::uint64_t;

Bits bit_of(Symbol symbol) { return Bits{1} << symbol; }

Bits bits_of(const std::vector<Symbol>& symbols) {
    Bits bits = 0;
    for (const Symbol symbol : symbols) bits |= bit_of(symbol);
    return bits;
}

// Edges between rows and symbols with colours, of which no two at a row or at a symbol are the
// same: as many as the most edges that there are at one of them.
class EdgeColours {
  public:
    EdgeColours(std::uint32_t colours, std::uint32_t symbols)
        : of_row_(colours, Ends(colours)), of_symbol_(symbols, Ends(colours)) {}

    /// Gives the edge a colour that is free at its row. Where that is taken at the symbol, the path
    /// of that colour and of one that is free there changes them: it does not come to the row, as
    /// it would come there by the colour that is free.
    void add(std::uint32_t row, Symbol symbol) {
        const std::uint32_t a = free_at(of_row_[row]);
        const std::uint32_t b = free_at(of_symbol_[symbol]);
        flip(symbol, a, b);
        join(row, symbol, a);
    }

    [[nodiscard]] std::optional<Symbol> symbol_at(std::uint32_t row, std::uint32_t colour) const {
        return of_row_[row][colour];
    }

  private:
    using Ends = std::vector<std::optional<std::uint32_t>>;  // by colour

    [[nodiscard]] static std::uint32_t free_at(const Ends& ends) {
        const auto found =
            std::ranges::find_if_not(ends, [](const auto& end) { return end.has_value(); });
        SUDOKIT_ASSERT(found != ends.end());
        return static_cast<std::uint32_t>(found - ends.begin());
    }

    void join(std::uint32_t row, Symbol symbol, std::uint32_t colour) {
        of_row_[row][colour] = symbol;
        of_symbol_[symbol][colour] = row;
    }

    // Exchanges the colours along the path from `symbol` that begins with `a`.
    void flip(Symbol symbol, std::uint32_t a, std::uint32_t b) {
        std::vector<std::pair<std::uint32_t, Symbol>> path;  // edges of colour a, b, a, ...
        std::optional<std::uint32_t> row = of_symbol_[symbol][a];
        while (a != b && row) {
            path.emplace_back(*row, symbol);
            const auto next = of_row_[*row][b];
            if (!next) break;
            path.emplace_back(*row, *next);
            symbol = *next;
            row = of_symbol_[symbol][a];
        }
        for (std::size_t i = 0; i < path.size(); ++i) {
            const std::uint32_t old = i % 2 == 0 ? a : b;
            of_row_[path[i].first][old].reset();
            of_symbol_[path[i].second][old].reset();
        }
        for (std::size_t i = 0; i < path.size(); ++i) {
            join(path[i].first, path[i].second, i % 2 == 0 ? b : a);
        }
    }

    std::vector<Ends> of_row_;
    std::vector<Ends> of_symbol_;
};

class Background {
  public:
    Background(const LineProblem& problem, std::uint32_t order, std::uint64_t seed)
        : problem_(problem),
          order_(order),
          all_(order == 64 ? ~Bits{0} : bit_of(order) - 1),
          taken_(order),
          square_(std::size_t{order} * order),
          rng_(seed) {
        for (std::size_t column = 0; column < problem.columns.size(); ++column) {
            taken_[column] = bits_of(problem.columns[column]);
        }
    }

    [[nodiscard]] bool fill(const Deadline& deadline) {
        std::uint32_t row = 0;
        if (order_ == 2 * std::max<std::size_t>(problem_.rows.size(), problem_.symbols)) {
            fill_roomy();
            row = order_ / 2;
        }
        for (; row < order_; ++row) {
            if (deadline.passed()) return false;
            const bool lacks = row < problem_.rows.size();
            if (!fill_row(row, lacks ? bits_of(problem_.rows[row]) : 0)) return false;
        }
        return true;
    }

    [[nodiscard]] std::vector<std::uint8_t> take() { return std::move(square_); }

  private:
    void put(std::uint32_t row, std::uint32_t column, Symbol symbol) {
        square_[std::size_t{row} * order_ + column] = static_cast<std::uint8_t>(symbol + 1);
        taken_[column] |= bit_of(symbol);
    }

    // The first half of the rows, where the order is twice the number of lines and symbols.
    void fill_roomy() {
        const std::uint32_t half = order_ / 2;
        EdgeColours matchings(half, order_);
        for (std::uint32_t row = 0; row < half; ++row) {
            const bool lacks = row < problem_.rows.size();
            Bits needed = all_ & ~(lacks ? bits_of(problem_.rows[row]) : 0);
            for (std::uint32_t column = 0; column < half; ++column) {
                if (problem_.empty.contains({row, column})) continue;
                const Symbol further = half + (row + column) % half;
                put(row, column, further);
                needed &= ~bit_of(further);
            }
            for (; needed != 0; needed &= needed - 1) {
                matchings.add(row, static_cast<Symbol>(std::countr_zero(needed)));
            }
        }
        for (std::uint32_t row = 0; row < half; ++row) {
            for (std::uint32_t column = 0; column < half; ++column) {
                put(row, half + column, *matchings.symbol_at(row, column));
            }
        }
    }

    bool fill_row(std::uint32_t row, Bits lacking) {
        std::vector<std::uint32_t> columns;
        for (std::uint32_t column = 0; column < order_; ++column) {
            if (!problem_.empty.contains({row, column})) columns.push_back(column);
        }
        rng_.shuffle(columns);
        // Those with the least choice first.
        std::ranges::stable_sort(columns, {}, [&](std::uint32_t column) {
            return std::popcount(all_ & ~lacking & ~taken_[column]);
        });
        holder_.assign(order_, order_);
        for (const std::uint32_t column : columns) {
            tried_ = 0;
            if (!place(column, lacking)) return false;
        }
        for (Symbol symbol = 0; symbol < order_; ++symbol) {
            if (holder_[symbol] == order_) continue;
            put(row, holder_[symbol], symbol);
        }
        return true;
    }

    // An augmenting path from a column: some symbol that is free, or whose column finds another.
    bool place(std::uint32_t column, Bits lacking) {
        const auto turn = static_cast<int>(rng_.below(order_));
        const Bits left = all_ & ~lacking & ~taken_[column];
        for (const bool free : {true, false}) {
            for (std::uint32_t step = 0; step < order_; ++step) {
                const Symbol symbol = (step + static_cast<Symbol>(turn)) % order_;
                if ((left & ~tried_ & bit_of(symbol)) == 0) continue;
                if ((holder_[symbol] == order_) != free) continue;
                tried_ |= bit_of(symbol);
                if (!free && !place(holder_[symbol], lacking)) continue;
                holder_[symbol] = column;
                return true;
            }
        }
        return false;
    }

    const LineProblem& problem_;
    std::uint32_t order_;
    Bits all_;
    std::vector<Bits> taken_;  // by column: what it has, and what it lacks
    std::vector<std::uint8_t> square_;
    std::vector<std::uint32_t> holder_;  // by symbol: its column in the row at hand
    Bits tried_ = 0;
    Rng rng_;
};

}  // namespace

std::optional<std::vector<std::uint8_t>> latin_background(const LineProblem& problem,
                                                          std::uint32_t order,
                                                          const Deadline& deadline) {
    constexpr std::uint64_t kTries = 4;
    for (std::uint64_t seed = 0; seed < kTries; ++seed) {
        Background background(problem, order, seed);
        if (background.fill(deadline)) return background.take();
    }
    return std::nullopt;
}

}  // namespace sudokit::model
