#include "symmetry/nine/band_table.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "base/assert.hpp"

namespace sudokit::nine {

namespace {

constexpr std::uint16_t kNoClass = 0xffff;

/// The order of the rows, of the stacks, and of the columns in each of these: 6^5 ways.
std::uint16_t packed(const BandSymmetry& symmetry) {
    unsigned result = order_of(symmetry.rows[0], symmetry.rows[1]);
    result = result * 6 + order_of(symmetry.columns[0] / 3, symmetry.columns[3] / 3);
    for (std::size_t i = 0; i < 9; i += 3) {
        result = result * 6 + order_of(symmetry.columns[i] % 3, symmetry.columns[i + 1] % 3);
    }
    return static_cast<std::uint16_t>(result);
}

BandSymmetry unpacked(unsigned packed) {
    BandSymmetry symmetry;
    for (std::size_t i = 9; i > 0; i -= 3) {
        for (std::size_t j = 0; j < 3; ++j) symmetry.columns[i - 3 + j] = kTriples[packed % 6][j];
        packed /= 6;
    }
    const Triple& stacks = kTriples[packed % 6];
    for (std::size_t i = 0; i < 9; ++i) {
        symmetry.columns[i] = static_cast<std::uint8_t>(symmetry.columns[i] + 3 * stacks[i / 3]);
    }
    symmetry.rows = kTriples[packed / 6];
    return symmetry;
}

/// All arrangements of a band that its symmetries may lead to.
std::vector<Nine> all_arrangements(const Nine& second) {
    if (crossings(second) == 0) return all_pure_columns(second);
    std::vector<Nine> result;
    for (unsigned swaps = 0; swaps < 8; ++swaps) {
        Nine columns = mixed_columns(second);
        for (std::size_t stack = 0; stack < 3; ++stack) {
            if ((swaps >> stack & 1U) != 0) std::swap(columns[3 * stack], columns[3 * stack + 1]);
        }
        result.push_back(columns);
    }
    return result;
}

}  // namespace

BandPlace BandTable::place(const std::uint8_t* first, const std::uint8_t* second,
                           const std::uint8_t* third) {
    std::array<std::uint8_t, 16> column_of = {};
    for (std::size_t i = 0; i < 9; ++i) column_of[first[i]] = static_cast<std::uint8_t>(i);
    BandMaps maps;
    for (std::size_t i = 0; i < 9; ++i) {
        maps.second[i] = column_of[second[i]];
        maps.third[i] = column_of[third[i]];
    }
    return place(maps);
}

BandPlace BandTable::place(BandMaps maps) {
    BandPlace place;
    unsigned crossing = crossings(maps.second);
    if (crossing > 1) {
        place.swapped = true;
        std::swap(maps.second, maps.third);
        crossing = 3 - crossing;
    }
    if (crossing == 0) {
        place.columns = pure_columns(maps.second);
        place.entry = pure_entry(maps, place.columns);
    } else {
        place.columns = mixed_columns(maps.second);
        place.entry = mixed_entry(maps, place.columns);
    }
    return place;
}

BandSymmetry BandTable::way(const BandPlace& place) const {
    const BandSymmetry rest = unpacked(ways_[place.entry]);
    BandSymmetry way;
    for (std::size_t i = 0; i < 3; ++i) {
        const std::uint8_t row = rest.rows[i];
        way.rows[i] = static_cast<std::uint8_t>(place.swapped && row != 0 ? 3 - row : row);
    }
    for (std::size_t i = 0; i < 9; ++i) way.columns[i] = place.columns[rest.columns[i]];
    return way;
}

/// Enters what the symmetry makes of the least band of the last class, in all its arrangements.
void BandTable::enter(const BandMaps& least, const BandSymmetry& symmetry) {
    const BandMaps maps = image(symmetry, least);
    const unsigned crossing = crossings(maps.second);
    if (crossing > 1) return;  // its rows are swapped before they are looked up
    for (const Nine& columns : all_arrangements(maps.second)) {
        const std::uint32_t entry =
            crossing == 0 ? pure_entry(maps, columns) : mixed_entry(maps, columns);
        classes_of_[entry] = static_cast<std::uint16_t>(classes_.size() - 1);
        ways_[entry] = packed(inverse(compose(symmetry, {.columns = columns})));
    }
}

/// Enters all bands of the class that this one belongs to.
void BandTable::add_class(std::uint32_t entry) {
    const LeastBand least = least_band(band_with(entry));
    classes_.push_back({.least = least.maps,
                        .first_automorphism = static_cast<std::uint32_t>(automorphisms_.size()),
                        .automorphisms = static_cast<std::uint32_t>(least.ways.size())});
    // Any two ways to the least one differ by an automorphism of it.
    const BandSymmetry back = inverse(least.ways.front());
    for (const BandSymmetry& way : least.ways) automorphisms_.push_back(compose(back, way));
    for (const BandSymmetry& order : row_and_stack_orders()) enter(least.maps, order);
}

/// Numbers the classes in the order of their least members.
void BandTable::sort_classes() {
    std::vector<std::uint16_t> order(classes_.size());
    std::iota(order.begin(), order.end(), std::uint16_t{0});
    std::sort(order.begin(), order.end(), [this](std::uint16_t a, std::uint16_t b) {
        return classes_[a].least < classes_[b].least;
    });
    std::vector<std::uint16_t> number(classes_.size());
    std::vector<BandClass> sorted;
    for (const std::uint16_t old : order) {
        number[old] = static_cast<std::uint16_t>(sorted.size());
        sorted.push_back(classes_[old]);
    }
    classes_ = std::move(sorted);
    for (std::uint16_t& one : classes_of_) one = number[one];
}

BandTable::BandTable() : classes_of_(kBandEntries, kNoClass), ways_(kBandEntries) {
    for (std::uint32_t entry = 0; entry < kBandEntries; ++entry) {
        if (classes_of_[entry] == kNoClass) add_class(entry);
    }
    SUDOKIT_ASSERT(classes_.size() == kClasses);
    sort_classes();
}

}  // namespace sudokit::nine
