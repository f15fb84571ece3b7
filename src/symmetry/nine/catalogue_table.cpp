#include "symmetry/nine/catalogue_table.hpp"

#include <algorithm>
#include <numeric>
#include <string_view>

namespace sudokit::nine {

namespace {

constexpr std::string_view kFormat("sudokit\x01", 8);

/// More than any band has; a damaged table may not claim a memory full of zeros.
constexpr std::size_t kMostBeginnings = 1U << 16U;

void put_number(std::string& bytes, std::uint32_t number) {
    for (unsigned shift = 0; shift < 32; shift += 8) {
        bytes += static_cast<char>(number >> shift & 0xffU);
    }
}

std::uint32_t number_at(std::span<const std::uint8_t> bytes) {
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 4; ++i) number |= std::uint32_t{bytes[i]} << (8 * i);
    return number;
}

void put_count(std::string& bytes, std::uint32_t count) {
    for (; count >= 0x80; count >>= 7U) bytes += static_cast<char>((count & 0x7fU) | 0x80U);
    bytes += static_cast<char>(count);
}

/// Takes a count from the front of the bytes, or nothing if they end before it does.
std::optional<std::uint32_t> take_count(std::span<const std::uint8_t>& bytes) {
    std::uint32_t count = 0;
    for (unsigned shift = 0; shift < 32 && !bytes.empty(); shift += 7) {
        const std::uint8_t byte = bytes.front();
        bytes = bytes.subspan(1);
        count |= (byte & 0x7fU) << shift;
        if (byte < 0x80) return count;
    }
    return std::nullopt;
}

}  // namespace

std::string packed_counts(const BeginningCounts& counts) {
    std::string bytes;
    for (auto at = counts.begin(); at != counts.end();) {
        put_count(bytes, *at);
        if (*at++ != 0) continue;
        const auto end = std::find_if(at, counts.end(), [](std::uint32_t c) { return c != 0; });
        put_count(bytes, static_cast<std::uint32_t>(end - at));
        at = end;
    }
    return bytes;
}

std::optional<BeginningCounts> unpacked_counts(const TableBand& band) {
    BeginningCounts counts;
    std::uint64_t grids = 0;
    std::span<const std::uint8_t> bytes = band.packed;
    while (!bytes.empty()) {
        const auto count = take_count(bytes);
        if (!count) return std::nullopt;
        counts.push_back(*count);
        grids += *count;
        if (*count == 0) {
            const auto more = take_count(bytes);
            if (!more || *more > kMostBeginnings) return std::nullopt;
            counts.resize(counts.size() + *more);
        }
        if (counts.size() > kMostBeginnings) return std::nullopt;
    }
    if (grids != band.grids) return std::nullopt;
    return counts;
}

std::string catalogue_table(std::span<const std::string> bands) {
    std::string table(kFormat);
    put_number(table, static_cast<std::uint32_t>(bands.size()));
    for (const std::string& packed : bands) {
        // Read back what was packed, since the counts are not at hand.
        std::span<const std::uint8_t> bytes(reinterpret_cast<const std::uint8_t*>(packed.data()),
                                            packed.size());
        std::uint32_t grids = 0;
        while (const auto count = take_count(bytes)) {
            grids += *count;
            if (*count == 0) static_cast<void>(take_count(bytes));
        }
        put_number(table, grids);
        put_number(table, static_cast<std::uint32_t>(packed.size()));
    }
    for (const std::string& packed : bands) table += packed;
    return table;
}

std::optional<std::vector<TableBand>> table_bands(std::span<const std::uint8_t> table) {
    constexpr std::size_t kHead = kFormat.size() + 4;
    if (table.size() < kHead ||
        !std::equal(kFormat.begin(), kFormat.end(), table.begin(),
                    [](char a, std::uint8_t b) { return static_cast<std::uint8_t>(a) == b; })) {
        return std::nullopt;
    }
    const std::size_t count = number_at(table.subspan(kFormat.size()));
    if (count > kBandClasses || table.size() < kHead + 8 * count) return std::nullopt;
    std::vector<TableBand> bands;
    std::size_t offset = kHead + 8 * count;
    std::uint64_t before = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t grids = number_at(table.subspan(kHead + 8 * i));
        const std::size_t length = number_at(table.subspan(kHead + 8 * i + 4));
        if (length > table.size() - offset) return std::nullopt;
        bands.push_back({before, grids, table.subspan(offset, length)});
        before += grids;
        offset += length;
    }
    if (offset != table.size()) return std::nullopt;
    return bands;
}

}  // namespace sudokit::nine
