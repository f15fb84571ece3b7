// In how many ways the columns of a stack can be filled once it is known which digits each row has
// there: the number of 1-factorisations of a regular bipartite graph.
//
// Rows and digits are the two sides; row r and digit d are joined where d is among the digits of
// row r in the stack. A column gives each row one of its digits, each digit once: a perfect
// matching. So the columns, in order, are the edges cut into perfect matchings.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_map>

#include "sudokit/deadline.hpp"

#include "base/lookout.hpp"

namespace sudokit::count {

/// The most rows that the functions here take.
inline constexpr std::size_t kMostRows = 32;

/// The digits of each row, digit d as bit d.
using Rows = std::array<std::uint32_t, kMostRows>;

/// Goes through the perfect matchings of a bipartite graph of `size` rows and digits.
class MatchingSearch {
  public:
    MatchingSearch(const Rows& rows, std::size_t size) : rows_(rows), size_(size) {
        // A digit whose last row has come must be taken there.
        std::uint32_t below = 0;
        for (std::size_t i = size; i-- > 0;) {
            must_[i] = rows[i] & ~below;
            below |= rows[i];
        }
    }

    /// Calls `take` with what each row keeps (its digits but the matched one) for each matching.
    template <class Take>
    void all(Take&& take) {
        search(0, 0, take);
    }

    /// Only those where the first row has its lowest digit: of any way to cut the edges into
    /// matchings, exactly one.
    template <class Take>
    void with_first_edge(Take&& take) {
        const std::uint32_t digit = rows_[0] & (~rows_[0] + 1);
        kept_[0] = rows_[0] ^ digit;
        search(1, digit, take);
    }

    /// To be called by `take`: there are no more calls.
    void stop() { stopped_ = true; }

  private:
    template <class Take>
    void search(std::size_t row, std::uint32_t used, Take& take) {
        if (row == size_) {
            take(kept_);
            return;
        }
        std::uint32_t open = rows_[row] & ~used;
        if (const std::uint32_t must = must_[row] & ~used; must != 0) {
            if (!std::has_single_bit(must)) return;
            open = must;
        }
        while (open != 0 && !stopped_) {
            const std::uint32_t digit = open & (~open + 1);
            open ^= digit;
            kept_[row] = rows_[row] ^ digit;
            search(row + 1, used | digit, take);
        }
    }

    Rows rows_;
    std::size_t size_;
    Rows must_ = {};
    Rows kept_ = {};
    bool stopped_ = false;
};

/// How many ways there are to cut the edges into `degree` perfect matchings, in any order. Every
/// row has `degree` digits, and every digit as many rows. Direct; the time goes up tenfold and more
/// with each degree. Looks out for a deadline, if there is one to look out for: then an answer
/// after it means nothing.
[[nodiscard]] std::uint64_t factorisations(const Rows& rows, std::size_t size, unsigned degree,
                                           Lookout* lookout = nullptr);

/// A graph as the least of all that are the same but for the order of rows and of digits.
using GraphForm = std::array<std::uint16_t, 12>;
inline constexpr std::size_t kMostFormRows = std::tuple_size_v<GraphForm>;

/// The canonical form; `size` is at most `kMostFormRows`.
[[nodiscard]] GraphForm canonical_form(const Rows& rows, std::size_t size);

/// The same where rows and digits may also change places.
[[nodiscard]] GraphForm either_form(const Rows& rows, std::size_t size);

/// The graph of a form.
[[nodiscard]] Rows rows_of(const GraphForm& form);

struct GraphFormHash {
    std::size_t operator()(const GraphForm& form) const;
};

/// Counts factorisations of many graphs of one size, and remembers those of degree `kKept` by their
/// canonical form: there are few of them up to order.
class FactorisationCache {
  public:
    explicit FactorisationCache(std::size_t size) : size_(size) {}

    /// As `factorisations`; an answer after the deadline means nothing.
    [[nodiscard]] std::uint64_t count(const Rows& rows, unsigned degree, const Deadline& deadline) {
        late_ = false;
        return ways(rows, degree, deadline);
    }

    /// How many graphs it remembers.
    [[nodiscard]] std::size_t kept() const { return known_.size(); }

  private:
    static constexpr unsigned kKept = 4;
    // Some 60 MB; beyond that it goes on without remembering more.
    static constexpr std::size_t kMostKept = 1'000'000;

    std::uint64_t ways(const Rows& rows, unsigned degree, const Deadline& deadline);

    std::size_t size_;
    bool late_ = false;
    std::unordered_map<GraphForm, std::uint64_t, GraphFormHash> known_;
};

}  // namespace sudokit::count
