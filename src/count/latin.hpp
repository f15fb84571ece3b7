// Latin squares by their first rows: how a square can be completed depends only on which digits
// each column has so far, a regular bipartite graph, and on that only up to the order of columns
// and of digits (McKay and Rogoyski 1995, McKay and Wanless 2005).
#pragma once

#include <array>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/natural.hpp"

#include "base/lookout.hpp"
#include "count/graphs/regular_graphs.hpp"

namespace sudokit::count {

/// The largest squares that the functions here count.
inline constexpr std::size_t kLargestLatin = 11;

/// How many rows of a square of that order are taken as its upper part.
[[nodiscard]] unsigned upper_rows(std::size_t order);

/// Numbers by the forms of graphs of at most `kLargestLatin` rows.
class FormTable {
  public:
    /// The number of a form; null if it is not there.
    [[nodiscard]] const std::uint64_t* find(const GraphForm& form) const;

    /// Adds a form that is not there, unless the table is full.
    void add(const GraphForm& form, std::uint64_t number);

    [[nodiscard]] std::size_t size() const { return size_; }

  private:
    // 24 bytes a place: some 1.5 GB at most.
    static constexpr std::size_t kMostPlaces = std::size_t{1} << 26;

    struct Place {
        std::array<std::uint64_t, 2> key = {};
        std::uint64_t number = 0;  // 0: nothing is here
    };

    [[nodiscard]] std::size_t place_of(const std::array<std::uint64_t, 2>& key) const;
    void grow();

    std::vector<Place> places_;
    std::size_t size_ = 0;
};

/// Counts the squares of one order. What it has counted of smaller graphs it remembers: some
/// kilobytes for order 9, gigabytes for order 11.
class LatinCounter {
  public:
    explicit LatinCounter(std::size_t order) : order_(order) {}

    /// How many squares have an upper part of that class; means nothing after the deadline.
    [[nodiscard]] Natural squares(const GraphClass& upper, const Deadline& deadline);

    /// As `factorisations`; means nothing after the deadline.
    [[nodiscard]] Natural ways(const Rows& rows, unsigned degree, const Deadline& deadline);

    /// How many graphs of that degree it remembers.
    [[nodiscard]] std::size_t kept(unsigned degree) const { return known_[degree].size(); }

  private:
    [[nodiscard]] std::uint64_t known_ways(const Rows& rows, unsigned degree);
    [[nodiscard]] std::uint64_t counted_ways(const Rows& rows, unsigned degree);

    std::size_t order_;
    Lookout lookout_;
    std::array<FormTable, kLargestLatin + 1> known_;  // by degree
};

}  // namespace sudokit::count
