#include "symmetry/nine/band_maps.hpp"

#include "base/assert.hpp"

namespace sudokit::nine {

namespace {

constexpr std::uint8_t byte_of(std::size_t value) { return static_cast<std::uint8_t>(value); }

/// Arrangements that may give the least text of a band with its rows and stacks in this order. The
/// second row of a pure one begins with 456 and 789, so its second and third stack follow from the
/// first one. A mixed one begins with 457: the odd column is last, its image is first in the third
/// stack, and the images of the others are first and second in the second stack.
std::vector<Nine> least_columns(const Nine& second) {
    if (crossings(second) == 0) return all_pure_columns(second);
    std::vector<Nine> result;
    const Nine odd_last = mixed_columns(second);
    for (int swaps = 0; swaps < 4; ++swaps) {
        Nine columns = odd_last;
        if ((swaps & 1) != 0) std::swap(columns[0], columns[1]);
        columns[3] = second[columns[0]];
        columns[4] = second[columns[1]];
        columns[5] = byte_of(3U + 4 + 5 - columns[3] - columns[4]);
        columns[6] = second[columns[2]];
        columns[7] = byte_of(columns[6] == 6 ? 7 : 6);
        columns[8] = byte_of(6U + 7 + 8 - columns[6] - columns[7]);
        if ((swaps & 2) != 0) std::swap(columns[7], columns[8]);
        result.push_back(columns);
    }
    return result;
}

BandMaps pure_band(std::uint32_t entry) {
    BandMaps maps;
    const auto put = [&](Nine& map, std::size_t stack, std::size_t to) {
        const Triple& triple = kTriples[entry % 6];
        entry /= 6;
        for (std::size_t i = 0; i < 3; ++i) map[3 * stack + i] = byte_of(3 * to + triple[i]);
    };
    put(maps.third, 2, 1);
    put(maps.third, 1, 0);
    put(maps.third, 0, 2);
    put(maps.second, 2, 0);
    for (std::size_t i = 0; i < 6; ++i) maps.second[i] = byte_of(i + 3);
    return maps;
}

BandMaps mixed_band(std::uint32_t entry) {
    BandMaps maps;
    std::array<std::uint32_t, 3> thirds = {};
    for (std::size_t stack = 3; stack-- > 0;) {
        thirds[stack] = entry % 6;
        const Triple& triple = kTriples[entry / 6 % 6];
        entry /= 36;
        const std::size_t next = (stack + 1) % 3;
        const std::size_t last = (stack + 2) % 3;
        maps.second[3 * stack] = byte_of(3 * next + triple[0]);
        maps.second[3 * stack + 1] = byte_of(3 * next + triple[1]);
        maps.second[3 * last + 2] = byte_of(3 * next + triple[2]);
    }
    for (std::size_t stack = 0; stack < 3; ++stack) {
        // The box has all digits of the two other stacks' first row: what the second row left.
        const std::size_t next = (stack + 1) % 3;
        const std::size_t last = (stack + 2) % 3;
        const std::size_t single = thirds[stack] / 2;
        const std::uint8_t lone = maps.second[3 * last + 2];
        std::array<std::uint8_t, 2> pair = {};
        std::size_t found = 0;
        for (std::size_t i = 3 * last; i < 3 * last + 3; ++i) {
            if (i != maps.second[3 * stack + 2]) pair[found++] = byte_of(i);
        }
        if (thirds[stack] % 2 == 1) std::swap(pair[0], pair[1]);
        SUDOKIT_ASSERT(lone / 3U == next);
        maps.third[3 * stack + single] = lone;
        maps.third[3 * stack + (single == 0 ? 1 : 0)] = pair[0];
        maps.third[3 * stack + (single == 2 ? 1 : 2)] = pair[1];
        static_cast<void>(next);
    }
    return maps;
}

}  // namespace

std::vector<Nine> all_pure_columns(const Nine& second) {
    std::vector<Nine> result;
    result.reserve(kTriples.size());
    for (const Triple& triple : kTriples) result.push_back(pure_columns(second, triple));
    return result;
}

BandMaps image(const BandSymmetry& symmetry, const BandMaps& maps) {
    const std::array<const Nine*, 3> rows = {&kAsTheyAre, &maps.second, &maps.third};
    const Nine& first = *rows[symmetry.rows[0]];
    Nine places = {};
    for (std::size_t i = 0; i < 9; ++i) places[first[symmetry.columns[i]]] = byte_of(i);
    BandMaps result;
    for (std::size_t i = 0; i < 9; ++i) {
        result.second[i] = places[(*rows[symmetry.rows[1]])[symmetry.columns[i]]];
        result.third[i] = places[(*rows[symmetry.rows[2]])[symmetry.columns[i]]];
    }
    return result;
}

BandSymmetry compose(const BandSymmetry& first, const BandSymmetry& second) {
    BandSymmetry result;
    for (std::size_t i = 0; i < 3; ++i) result.rows[i] = first.rows[second.rows[i]];
    for (std::size_t i = 0; i < 9; ++i) result.columns[i] = first.columns[second.columns[i]];
    return result;
}

BandSymmetry inverse(const BandSymmetry& symmetry) {
    BandSymmetry result;
    for (std::size_t i = 0; i < 3; ++i) result.rows[symmetry.rows[i]] = byte_of(i);
    for (std::size_t i = 0; i < 9; ++i) result.columns[symmetry.columns[i]] = byte_of(i);
    return result;
}

std::vector<BandSymmetry> row_and_stack_orders() {
    std::vector<BandSymmetry> result;
    for (const Triple& rows : kTriples) {
        for (const Triple& stacks : kTriples) {
            BandSymmetry symmetry = {.rows = rows};
            for (std::size_t i = 0; i < 9; ++i) {
                symmetry.columns[i] = byte_of(3U * stacks[i / 3] + i % 3);
            }
            result.push_back(symmetry);
        }
    }
    return result;
}

LeastBand least_band(const BandMaps& maps) {
    LeastBand least;
    for (const BandSymmetry& order : row_and_stack_orders()) {
        const BandMaps ordered = image(order, maps);
        if (crossings(ordered.second) > 1) continue;
        for (const Nine& columns : least_columns(ordered.second)) {
            const BandSymmetry arrange = {.columns = columns};
            const BandMaps arranged = image(arrange, ordered);
            if (!least.ways.empty() && arranged > least.maps) continue;
            if (least.ways.empty() || arranged < least.maps) {
                least.maps = arranged;
                least.ways.clear();
            }
            least.ways.push_back(compose(order, arrange));
        }
    }
    return least;
}

BandMaps band_with(std::uint32_t entry) {
    return entry < kPureBands ? pure_band(entry) : mixed_band(entry - kPureBands);
}

}  // namespace sudokit::nine
