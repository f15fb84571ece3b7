#include "count/nine/band_ways.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace sudokit::count {
namespace {

// The sets that three rows still need, if they have nothing in common so far.
std::optional<OrderedPartitions::Sets> rest_of_rows(const OrderedPartitions::Sets& a,
                                                    const OrderedPartitions::Sets& b) {
    OrderedPartitions::Sets rest{};
    for (std::size_t row = 0; row < 3; ++row) {
        if ((a[row] & b[row]) != 0) return std::nullopt;
        rest[row] = static_cast<std::uint16_t>(0x1ff & ~(a[row] | b[row]));
    }
    return rest;
}

}  // namespace

BandWayTables::BandWayTables() : beside(partitions.size()) {
    for (std::size_t i = 0; i < partitions.size(); ++i) {
        unordered.push_back(static_cast<std::uint16_t>(kinds.partition_of(partitions.sets(i))));
        across.push_back(partitions.across(i));
        for (std::size_t j = 0; j < partitions.size(); ++j) {
            const auto rest = rest_of_rows(partitions.sets(i), partitions.sets(j));
            if (!rest) continue;
            beside[i].emplace_back(static_cast<std::uint16_t>(j), partitions.number(*rest));
        }
    }
}

BandWays::BandWays(std::shared_ptr<const BandWayTables> tables, std::vector<KnownCell> known,
                   std::vector<std::uint16_t> second, std::vector<std::uint16_t> third)
    : tables_(std::move(tables)),
      known_(std::move(known)),
      second_(std::move(second)),
      third_(std::move(third)),
      second_lists_(lists(second_)),
      third_lists_(lists(third_)) {}

BandWays::Lists BandWays::lists(const std::vector<std::uint16_t>& partitions) const {
    Lists out(tables_->partitions.size());
    if (known_.size() < 2) return out;
    for (std::size_t i = 0; i < partitions.size(); ++i) {
        for (const std::uint16_t rows : tables_->across[partitions[i]]) {
            out[rows].push_back(static_cast<std::uint16_t>(i));
        }
    }
    return out;
}

bool BandWays::agrees(std::size_t box, std::size_t rows) const {
    return std::ranges::all_of(known_, [&](const KnownCell& cell) {
        return cell.box != box ||
               (tables_->partitions.sets(rows)[cell.row] >> cell.digit & 1U) != 0;
    });
}

WayMatrix BandWays::matrix(std::size_t first) const {
    WayMatrix out{third_.size(), std::vector<std::uint16_t>(second_.size() * third_.size())};
    if (known_.size() < 2) {
        add_by_kinds(first, out);
    } else {
        add_by_rows(first, out);
    }
    return out;
}

// Without givens all ways count; with one, a third of them, since no row differs from another.
void BandWays::add_by_kinds(std::size_t first, WayMatrix& out) const {
    const std::uint32_t share = known_.empty() ? 1 : 3;
    const std::size_t unordered = tables_->unordered[first];
    std::size_t at = 0;
    for (const std::uint16_t second : second_) {
        for (const std::uint16_t third : third_) {
            const std::uint32_t all = tables_->kinds.fillings(unordered, tables_->unordered[second],
                                                              tables_->unordered[third]);
            out.ways[at++] = static_cast<std::uint16_t>(all / share);
        }
    }
}

// For each partition into rows of the second box, those of the third are added up first; the sum
// is the same for all columns of the second box that go across.
void BandWays::add_by_rows(std::size_t first, WayMatrix& out) const {
    std::vector<std::pair<std::uint16_t, std::uint16_t>> pairs;
    for (const std::uint16_t rows : tables_->across[first]) {
        if (!agrees(0, rows)) continue;
        const auto& beside = tables_->beside[rows];
        pairs.insert(pairs.end(), beside.begin(), beside.end());
    }
    std::ranges::sort(pairs);
    std::vector<std::uint16_t> sum(out.width);
    for (std::size_t i = 0; i < pairs.size();) {
        const std::size_t rows = pairs[i].first;
        const bool wanted = !second_lists_[rows].empty() && agrees(1, rows);
        if (wanted) std::ranges::fill(sum, std::uint16_t{0});
        for (; i < pairs.size() && pairs[i].first == rows; ++i) {
            if (!wanted || !agrees(2, pairs[i].second)) continue;
            for (const std::uint16_t third : third_lists_[pairs[i].second]) ++sum[third];
        }
        if (!wanted) continue;
        for (const std::uint16_t second : second_lists_[rows]) {
            std::uint16_t* to = &out.ways[second * out.width];
            for (std::size_t k = 0; k < out.width; ++k) {
                to[k] = static_cast<std::uint16_t>(to[k] + sum[k]);
            }
        }
    }
}

std::array<std::uint16_t, 3> BandWays::draw(const std::array<std::uint16_t, 3>& columns,
                                            Rng& rng) const {
    const auto is_across = [&](std::size_t box, std::uint16_t rows) {
        const auto& across = tables_->across[columns[box]];
        return agrees(box, rows) && std::ranges::find(across, rows) != across.end();
    };
    std::vector<std::array<std::uint16_t, 3>> all;
    for (const std::uint16_t first : tables_->across[columns[0]]) {
        if (!agrees(0, first)) continue;
        for (const auto& [second, third] : tables_->beside[first]) {
            if (is_across(1, second) && is_across(2, third)) all.push_back({first, second, third});
        }
    }
    return all[rng.below(all.size())];
}

}  // namespace sudokit::count
