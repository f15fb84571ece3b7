#include <algorithm>
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
        grids.visit(beginning, [&](const Digits&, std::uint32_t automorphisms) {
            ++count;
            by_automorphisms(automorphisms);
        });
        result.counts.push_back(count);
        result.grids += count;
        if (!progress(result.counts.size())) break;
    }
    return result;
}

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

std::optional<Digits> Catalogue::grid(std::uint64_t rank) {
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
    while (index < counts->size() && before >= (*counts)[index]) before -= (*counts)[index++];

    BandGrids grids(state_->table, static_cast<std::size_t>(&band - state_->bands.data()));
    if (index >= grids.beginnings().size()) return std::nullopt;
    std::vector<Digits> found;
    grids.visit(grids.beginnings()[index],
                [&](const Digits& grid, std::uint32_t) { found.push_back(grid); });
    if (found.size() != (*counts)[index]) return std::nullopt;
    const auto place = found.begin() + static_cast<std::ptrdiff_t>(before);
    std::nth_element(found.begin(), place, found.end());
    return *place;
}

std::optional<std::uint64_t> Catalogue::rank(const Digits& grid) {
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
    std::uint64_t before =
        std::accumulate(counts->begin(), counts->begin() + index, std::uint64_t{0});
    grids.visit(*place, [&](const Digits& other, std::uint32_t) {
        before += static_cast<std::uint64_t>(other < wanted);
    });
    return band.before + before + 1;
}

}  // namespace sudokit::nine
