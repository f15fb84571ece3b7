#include "count/nine/nine_bands.hpp"

#include <algorithm>
#include <bit>

#include "count/graphs/factorisations.hpp"

namespace sudokit::count {
namespace {

using Renaming = std::array<std::uint8_t, 9>;  // what each digit becomes

constexpr std::uint32_t kColumnOrders = 6 * 6 * 6;  // of the columns in three stacks

std::uint16_t renamed(std::uint32_t digits, const Renaming& names) {
    std::uint32_t out = 0;
    for (; digits != 0; digits &= digits - 1) {
        out |= 1U << names[static_cast<std::size_t>(std::countr_zero(digits))];
    }
    return static_cast<std::uint16_t>(out);
}

Triples renamed(const Triples& triples, const Renaming& names) {
    return {renamed(triples[0], names), renamed(triples[1], names), renamed(triples[2], names)};
}

// The renaming that makes partition 0, {1 2 3} {4 5 6} {7 8 9}, of `triples`.
Renaming to_first(const Triples& triples) {
    Renaming names{};
    std::uint8_t next = 0;
    for (std::uint32_t digits : triples) {
        for (; digits != 0; digits &= digits - 1) {
            names[static_cast<std::size_t>(std::countr_zero(digits))] = next++;
        }
    }
    return names;
}

// Renamings that leave partition 0 as it is and from which all such can be made.
constexpr std::array<Renaming, 4> kKeepFirst = {{{1, 0, 2, 3, 4, 5, 6, 7, 8},
                                                 {1, 2, 0, 3, 4, 5, 6, 7, 8},
                                                 {3, 4, 5, 0, 1, 2, 6, 7, 8},
                                                 {3, 4, 5, 6, 7, 8, 0, 1, 2}}};

}  // namespace

NineBands::NineBands() {
    make_partitions();
    make_renamings();
    make_fillings();
    make_kinds();
}

void NineBands::make_partitions() {
    constexpr std::uint32_t kAll = 0x1ff;
    for (std::uint32_t a = 0; a <= kAll; ++a) {
        if (std::popcount(a) != 3 || (a & 1U) == 0) continue;
        const std::uint32_t rest = kAll & ~a;
        const std::uint32_t lowest = rest & (~rest + 1);
        for (std::uint32_t b = rest; b != 0; b = (b - 1) & rest) {
            if (std::popcount(b) != 3 || (b & lowest) == 0) continue;
            partitions_.push_back({static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
                                   static_cast<std::uint16_t>(rest & ~b)});
        }
    }
    // Partition 0 is 123 456 789, as subsets of `rest` begin with the largest.
    std::ranges::sort(partitions_);
    for (std::size_t i = partitions_.size(); i-- > 0;) {
        first_number_[partitions_[i][0]] = static_cast<std::uint16_t>(i);
    }
}

std::size_t NineBands::partition_of(Triples triples) const {
    const auto lowest = [](std::uint16_t digits) { return std::countr_zero(digits); };
    std::ranges::sort(triples, {}, lowest);
    std::size_t number = first_number_[triples[0]];
    while (partitions_[number] != triples) ++number;
    return number;
}

void NineBands::make_renamings() {
    renamed_.resize(kPartitions);
    for (std::size_t a = 0; a < kPartitions; ++a) {
        const Renaming names = to_first(partitions_[a]);
        for (std::size_t b = 0; b < kPartitions; ++b) {
            renamed_[a][b] =
                static_cast<std::uint16_t>(partition_of(renamed(partitions_[b], names)));
        }
    }
}

void NineBands::make_fillings() {
    fillings_.assign(kPartitions, {});
    std::vector<std::uint16_t> queue;
    std::array<bool, kPartitions> known{};
    for (std::size_t second = 0; second < kPartitions; ++second) {
        if (known[second]) continue;
        for (std::size_t third = 0; third < kPartitions; ++third) {
            Rows columns{};  // rows and columns change parts here
            for (std::size_t i = 0; i < 3; ++i) {
                columns[i] = partitions_[0][i];
                columns[3 + i] = partitions_[second][i];
                columns[6 + i] = partitions_[third][i];
            }
            fillings_[second][third] =
                static_cast<std::uint16_t>(6 * factorisations(columns, 9, 3));
        }
        // The same for all second partitions that are alike beside partition 0.
        known[second] = true;
        queue.assign(1, static_cast<std::uint16_t>(second));
        while (!queue.empty()) {
            const std::size_t from = queue.back();
            queue.pop_back();
            for (const Renaming& names : kKeepFirst) {
                const std::size_t to = partition_of(renamed(partitions_[from], names));
                if (known[to]) continue;
                known[to] = true;
                queue.push_back(static_cast<std::uint16_t>(to));
                for (std::size_t third = 0; third < kPartitions; ++third) {
                    fillings_[to][partition_of(renamed(partitions_[third], names))] =
                        fillings_[from][third];
                }
            }
        }
    }
}

void NineBands::make_kinds() {
    std::array<std::array<std::uint16_t, kPartitions>, kKeepFirst.size()> moved{};
    for (std::size_t i = 0; i < kKeepFirst.size(); ++i) {
        for (std::size_t p = 0; p < kPartitions; ++p) {
            moved[i][p] =
                static_cast<std::uint16_t>(partition_of(renamed(partitions_[p], kKeepFirst[i])));
        }
    }
    constexpr std::uint8_t kNone = 0xff;
    kind_of_.assign(kPartitions * kPartitions, kNone);
    std::vector<std::size_t> queue;
    const auto visit = [&](std::size_t second, std::size_t third) {
        std::uint8_t& of_pair = kind_of_[second * kPartitions + third];
        if (of_pair != kNone) return;
        of_pair = static_cast<std::uint8_t>(kinds_.size());
        queue.push_back(second * kPartitions + third);
    };
    for (std::size_t start = 0; start < kind_of_.size(); ++start) {
        if (kind_of_[start] != kNone) continue;
        BandKind kind;
        kind.second = static_cast<std::uint16_t>(start / kPartitions);
        kind.third = static_cast<std::uint16_t>(start % kPartitions);
        kind.fillings = fillings_[kind.second][kind.third];
        visit(kind.second, kind.third);
        while (!queue.empty()) {
            const std::size_t second = queue.back() / kPartitions;
            const std::size_t third = queue.back() % kPartitions;
            queue.pop_back();
            ++kind.size;
            visit(third, second);
            visit(renamed_[second][0], renamed_[second][third]);  // stacks one and two exchanged
            for (const auto& move : moved) visit(move[second], move[third]);
        }
        kinds_.push_back(kind);
    }
}

std::vector<MiddleColumns> NineBands::middles(std::size_t first) const {
    constexpr std::uint32_t kAll = 0x1ff;
    const Triples& top = partitions_[first];
    std::vector<MiddleColumns> out;
    // The first column goes on with k digits of the second set above and 3 - k of the third; this
    // says how many the other columns have of each, but not which.
    const std::uint32_t for_first = kAll & ~std::uint32_t{top[0]};
    for (std::uint32_t a = for_first; a != 0; a = (a - 1) & for_first) {
        if (std::popcount(a) != 3) continue;
        const std::uint32_t for_second = kAll & ~std::uint32_t{top[1]} & ~a;
        for (std::uint32_t b = for_second; b != 0; b = (b - 1) & for_second) {
            const std::uint32_t c = kAll & ~a & ~b;
            if (std::popcount(b) != 3 || (c & top[2]) != 0) continue;
            const Triples middle = {static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
                                    static_cast<std::uint16_t>(c)};
            Triples bottom{};
            for (std::size_t i = 0; i < 3; ++i) {
                bottom[i] = static_cast<std::uint16_t>(kAll & ~(std::uint32_t{top[i]} | middle[i]));
            }
            out.push_back({middle, bottom, static_cast<std::uint16_t>(partition_of(middle)),
                           static_cast<std::uint16_t>(partition_of(bottom))});
        }
    }
    return out;
}

std::uint64_t NineBands::completions(const BandKind& kind) const {
    const auto first = middles(0);
    const auto second = middles(kind.second);
    const auto third = middles(kind.third);
    std::uint64_t sum = 0;
    std::array<std::uint16_t, kMiddles> upper{};
    std::array<std::uint16_t, kMiddles> lower{};
    for (const MiddleColumns& a : first) {
        // The same with the two bands exchanged would count again.
        if (a.middle[0] > a.bottom[0]) continue;
        const auto& upper_names = renamed_[a.middle_partition];
        const auto& lower_names = renamed_[a.bottom_partition];
        for (std::size_t k = 0; k < kMiddles; ++k) {
            upper[k] = upper_names[third[k].middle_partition];
            lower[k] = lower_names[third[k].bottom_partition];
        }
        for (const MiddleColumns& b : second) {
            const auto& upper_fillings = fillings_[upper_names[b.middle_partition]];
            const auto& lower_fillings = fillings_[lower_names[b.bottom_partition]];
            std::uint64_t both = 0;
            for (std::size_t k = 0; k < kMiddles; ++k) {
                both += std::uint32_t{upper_fillings[upper[k]]} * lower_fillings[lower[k]];
            }
            sum += both;
        }
    }
    return 2 * sum;
}

Natural NineBands::grids(const BandKind& kind) const {
    return Natural(kind.size) * kind.fillings * completions(kind) * kPartitions * kColumnOrders;
}

Natural NineBands::grids() const {
    Natural sum;
    for (const BandKind& kind : kinds_) sum += grids(kind);
    return sum;
}

}  // namespace sudokit::count
