// The catalogue of 9x9 grids: one of each class of equivalent ones, in the order of their canonical
// forms, each with its rank.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sudokit/function_ref.hpp"
#include "sudokit/nine_digits.hpp"

namespace sudokit::nine {

/// How many grids there are of which no two are equivalent (Russell and Jarvis 2006).
inline constexpr std::uint64_t kGridClasses = 5'472'730'538;

/// How many first bands these have.
inline constexpr std::size_t kBandClasses = 416;

/// How many canonical grids begin with each of the ways to go on after a first band, in their
/// order.
using BeginningCounts = std::vector<std::uint32_t>;

/// Counts the canonical grids with the first band of this number, from 0 to 415: what a table is
/// made of. Takes up to half a minute. `progress`, if any, is called after each beginning with
/// their number so far; it answers whether to go on, and if not, what was counted until then comes
/// back. `by_automorphisms`, if any, is called for each grid with the number of its automorphisms.
struct BandCount {
    BeginningCounts counts;
    std::uint64_t grids = 0;
};
[[nodiscard]] BandCount count_band(std::size_t band,
                                   FunctionRef<bool(std::size_t beginnings)> progress,
                                   FunctionRef<void(std::uint32_t automorphisms)> by_automorphisms);

/// The counts of a band, packed as tables have them.
[[nodiscard]] std::string packed_counts(const BeginningCounts& counts);

/// The table of the first bands, from their packed counts.
[[nodiscard]] std::string catalogue_table(std::span<const std::string> bands);

/// Finds the rank of a grid, and the grid of a rank, by a table that was made once for all. What a
/// table does not say is found by search: some milliseconds each. Threads may share one.
///
///     const auto catalogue = sudokit::nine::Catalogue::open(bytes);
///     const auto last = catalogue->grid(catalogue->size());
class Catalogue {
  public:
    /// Nothing if this is no table. The bytes must outlive the catalogue. The whole table is
    /// `data/nine_catalogue.bin` of the sources, which is installed as
    /// `share/sudokit/nine_catalogue.bin`. Takes some milliseconds.
    [[nodiscard]] static std::optional<Catalogue> open(std::span<const std::uint8_t> table);

    ~Catalogue();
    Catalogue(Catalogue&&) noexcept;
    Catalogue& operator=(Catalogue&&) noexcept;

    /// The last rank that the table knows: `kGridClasses` if it is complete.
    [[nodiscard]] std::uint64_t size() const;

    /// The canonical grid with this rank, from 1 on. Nothing if the table does not reach it, or is
    /// seen to be damaged there.
    [[nodiscard]] std::optional<Digits> grid(std::uint64_t rank) const;

    /// Hands over the canonical grids with these ranks, both ends included, in order, until told to
    /// stop. Walks on from one to the next, millions a second, once it has found the first. False
    /// if the table does not reach the last, or is seen to be damaged.
    [[nodiscard]] bool grids(std::uint64_t first, std::uint64_t last,
                             FunctionRef<bool(const Digits& grid)> sink) const;

    /// The rank of a grid in any form. Nothing if it is no grid (some cell empty or clashing), or
    /// if the table does not reach it or is seen to be damaged there.
    [[nodiscard]] std::optional<std::uint64_t> rank(const Digits& grid) const;

  private:
    struct State;
    explicit Catalogue(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

}  // namespace sudokit::nine
