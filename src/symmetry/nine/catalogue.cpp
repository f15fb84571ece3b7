#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

#include "sudokit/expect.hpp"
#include "sudokit/nine_catalogue.hpp"

#include "symmetry/nine/band_grids.hpp"
#include "symmetry/nine/band_table.hpp"
#include "symmetry/nine/catalogue_table.hpp"
#include "symmetry/nine/grid_form.hpp"

namespace sudokit::nine {

BandCount count_band(std::size_t band, FunctionRef<bool(std::size_t)> progress,
                     FunctionRef<void(std::uint32_t)> by_automorphisms) {
    SUDOKIT_EXPECT(band < kBandClasses);
    const BandTable table;
    BandGrids grids(table, band);
    BandCount result;
    for (const GridBeginning& beginning : grids.beginnings()) {
        std::uint32_t count = 0;
        grids.visit(beginning, BandOrder::ascending,
                    [&](const Digits&, std::uint32_t automorphisms) {
                        ++count;
                        by_automorphisms(automorphisms);
                        return true;
                    });
        result.counts.push_back(count);
        result.grids += count;
        if (!progress(result.counts.size())) break;
    }
    return result;
}

namespace {

/// The second band of a grid.
std::span<const std::uint8_t> second_band(const Digits& grid) {
    return std::span(grid).subspan(27, 27);
}

bool comes_before(std::span<const std::uint8_t> a, std::span<const std::uint8_t> b) {
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
}

/// The grid with so many others before it, of the `count` that begin so; nothing if there are not
/// so many. Comes from the nearer end.
std::optional<Digits> grid_after(BandGrids& grids, const GridBeginning& beginning,
                                 std::uint64_t before, std::uint64_t count) {
    const bool from_end = before >= count / 2;
    std::uint64_t left = from_end ? count - 1 - before : before;
    std::vector<Digits> same;  // with the same second band
    grids.visit(beginning, from_end ? BandOrder::descending : BandOrder::ascending,
                [&](const Digits& grid, std::uint32_t) {
                    if (!same.empty() &&
                        !std::ranges::equal(second_band(grid), second_band(same.front()))) {
                        if (left < same.size()) return false;
                        left -= same.size();
                        same.clear();
                    }
                    same.push_back(grid);
                    return true;
                });
    if (left >= same.size()) return std::nullopt;
    const std::size_t index = from_end ? same.size() - 1 - left : left;
    const auto place = same.begin() + static_cast<std::ptrdiff_t>(index);
    std::nth_element(same.begin(), place, same.end());
    return *place;
}

/// The grids that begin so in order, each handed over; answers whether to go on.
bool grids_in_order(BandGrids& grids, const GridBeginning& beginning,
                    FunctionRef<bool(const Digits& grid)> sink) {
    bool go_on = true;
    std::vector<Digits> same;  // with the same second band
    const auto hand_over = [&] {
        std::ranges::sort(same);
        go_on = std::ranges::all_of(same, sink);
        same.clear();
        return go_on;
    };
    grids.visit(beginning, BandOrder::ascending, [&](const Digits& grid, std::uint32_t) {
        const bool next =
            !same.empty() && !std::ranges::equal(second_band(grid), second_band(same.front()));
        if (next && !hand_over()) return false;
        same.push_back(grid);
        return true;
    });
    return go_on && hand_over();
}

/// Whether a grid seems to be among the later half of those that begin as it does: by the first
/// cells of the fifth row that leave a choice, where more digits come before its own than after.
bool seems_late(const Digits& grid) {
    for (const std::size_t column : {1U, 2U}) {
        unsigned taken = 0;
        for (std::size_t row = 0; row < 4; ++row) taken |= 1U << grid[9 * row + column];
        for (std::size_t i = 0; i < 3; ++i) taken |= 1U << grid[27 + i];
        for (std::size_t i = 0; i < column; ++i) taken |= 1U << grid[36 + i];
        const unsigned own = 1U << grid[36 + column];
        const int before = std::popcount((own - 2) & ~taken);
        const int after = std::popcount(0x3feU & ~(2 * own - 1) & ~taken);
        if (before != after) return before > after;
    }
    return false;
}

/// How many grids of the `count` that begin so come before this one of them; nothing if there are
/// more than so many. Comes from the end that seems to be nearer.
std::optional<std::uint64_t> grids_before(BandGrids& grids, const GridBeginning& beginning,
                                          const Digits& wanted, std::uint64_t count) {
    const bool from_end = seems_late(wanted);
    const auto band = second_band(wanted);
    std::uint64_t passed = 0;
    grids.visit(beginning, from_end ? BandOrder::descending : BandOrder::ascending,
                [&](const Digits& grid, std::uint32_t) {
                    passed += static_cast<std::uint64_t>(from_end ? wanted < grid : grid < wanted);
                    const auto other = second_band(grid);
                    return from_end ? !comes_before(other, band) : !comes_before(band, other);
                });
    if (passed >= count) return std::nullopt;
    return from_end ? count - 1 - passed : passed;
}

}  // namespace

struct Catalogue::State {
    std::vector<TableBand> bands;
    BandTable table;
};

Catalogue::Catalogue(std::unique_ptr<State> state) : state_(std::move(state)) {}
Catalogue::~Catalogue() = default;
Catalogue::Catalogue(Catalogue&&) noexcept = default;
Catalogue& Catalogue::operator=(Catalogue&&) noexcept = default;

std::optional<Catalogue> Catalogue::open(std::span<const std::uint8_t> table) {
    auto bands = table_bands(table);
    if (!bands) return std::nullopt;
    auto state = std::make_unique<State>();
    state->bands = *std::move(bands);
    return Catalogue(std::move(state));
}

std::uint64_t Catalogue::size() const {
    SUDOKIT_EXPECT(state_ != nullptr);
    return state_->bands.empty() ? 0 : state_->bands.back().before + state_->bands.back().grids;
}

std::optional<Digits> Catalogue::grid(std::uint64_t rank) const {
    if (rank == 0 || rank > size()) return std::nullopt;
    std::uint64_t before = rank - 1;
    // The last band with no more grids before it has some grids, or it would not be the last.
    const auto above = std::upper_bound(
        state_->bands.begin(), state_->bands.end(), before,
        [](std::uint64_t number, const TableBand& band) { return number < band.before; });
    const TableBand& band = *std::prev(above);
    const auto counts = unpacked_counts(band);
    if (!counts) return std::nullopt;
    before -= band.before;
    std::size_t index = 0;
    while (before >= (*counts)[index]) before -= (*counts)[index++];  // they add up to more

    BandGrids grids(state_->table, static_cast<std::size_t>(&band - state_->bands.data()));
    if (counts->size() != grids.beginnings().size()) return std::nullopt;
    return grid_after(grids, grids.beginnings()[index], before, (*counts)[index]);
}

bool Catalogue::grids(std::uint64_t first, std::uint64_t last,
                      FunctionRef<bool(const Digits& grid)> sink) const {
    if (first == 0 || first > last || last > size()) return false;
    bool told_to_stop = false;
    std::uint64_t rank = 0;  // of the grid before
    for (std::size_t number = 0; number < state_->bands.size() && rank < last; ++number) {
        const TableBand& band = state_->bands[number];
        rank = band.before;
        if (rank + band.grids < first) continue;
        const auto counts = unpacked_counts(band);
        BandGrids grids(state_->table, number);
        if (!counts || counts->size() != grids.beginnings().size()) return false;
        for (std::size_t i = 0; i < counts->size() && rank < last; ++i) {
            const std::uint64_t end = rank + (*counts)[i];
            if (end < first || end == rank) {
                rank = end;
                continue;
            }
            grids_in_order(grids, grids.beginnings()[i], [&](const Digits& grid) {
                ++rank;
                told_to_stop = rank >= first && !sink(grid);
                return rank < last && !told_to_stop;
            });
            if (told_to_stop) return true;
            if (rank < last && rank != end) return false;
        }
    }
    return rank == last;
}

std::optional<std::uint64_t> Catalogue::rank(const Digits& grid) const {
    SUDOKIT_EXPECT(state_ != nullptr);
    if (!is_grid(grid)) return std::nullopt;
    const Digits wanted = grid_form(state_->table, grid).digits;
    const std::size_t number = state_->table.class_at(
        BandTable::place(wanted.data(), wanted.data() + 9, wanted.data() + 18).entry);
    if (number >= state_->bands.size()) return std::nullopt;
    const TableBand& band = state_->bands[number];
    const auto counts = unpacked_counts(band);
    if (!counts) return std::nullopt;

    BandGrids grids(state_->table, number);
    GridBeginning beginning = {.fifth = wanted[36]};
    std::copy_n(wanted.begin() + 27, 9, beginning.fourth.begin());
    const auto& all = grids.beginnings();
    const auto place = std::lower_bound(all.begin(), all.end(), beginning);
    const auto index = place - all.begin();
    if (counts->size() != all.size()) return std::nullopt;
    const auto before = grids_before(grids, *place, wanted, *(counts->begin() + index));
    if (!before) return std::nullopt;
    return std::accumulate(counts->begin(), counts->begin() + index, band.before + *before + 1);
}

}  // namespace sudokit::nine
