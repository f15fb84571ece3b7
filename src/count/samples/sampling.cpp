// Grids at random: the kind of the first band's columns is drawn, each with the chance of its share
// of all grids; then what the columns of the other bands hold, by the number of ways to fill them;
// then how the three bands are filled. All symmetries of the kind are drawn last.
#include "sudokit/sampling.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <vector>

#include "sudokit/counting.hpp"

#include "count/graphs/factorisations.hpp"
#include "count/nine/nine_bands.hpp"

namespace sudokit {
namespace {

using count::BandKind;
using count::kMiddles;
using count::kPartitions;
using count::MiddleColumns;
using count::NineBands;
using count::Triples;

using Names = std::array<std::uint8_t, 9>;   // what each digit is called instead
using Stacks = std::array<std::uint8_t, 3>;  // which stack each stands for

// In which row each digit is in each stack, in a band.
using Filling = std::array<std::array<std::uint8_t, 3>, 9>;

// How column sets are like those that stand for their kind.
struct Likeness {
    std::uint8_t kind = 0;
    Stacks stacks = {0, 1, 2};
    Names names = {};
    bool known = false;
};

Names names_to_first(const Triples& triples) {
    Names names{};
    std::uint8_t next = 0;
    for (std::uint32_t digits : triples) {
        for (; digits != 0; digits &= digits - 1) {
            names[static_cast<std::size_t>(std::countr_zero(digits))] = next++;
        }
    }
    return names;
}

// The names that lead to `names` after the digits were given those of `first`.
Names names_after(const Names& names, const Names& first) {
    Names out{};
    for (std::size_t digit = 0; digit < 9; ++digit) out[first[digit]] = names[digit];
    return out;
}

std::uint16_t called(std::uint32_t digits, const Names& names) {
    std::uint32_t out = 0;
    for (; digits != 0; digits &= digits - 1) {
        out |= 1U << names[static_cast<std::size_t>(std::countr_zero(digits))];
    }
    return static_cast<std::uint16_t>(out);
}

// All fillings of a band with the column sets that stand for a kind.
std::vector<Filling> fillings_of(const NineBands& bands, const BandKind& kind) {
    count::Rows columns{};
    const std::array<std::size_t, 3> partitions = {0, kind.second, kind.third};
    for (std::size_t column = 0; column < 9; ++column) {
        columns[column] = bands.triples(partitions[column / 3])[column % 3];
    }
    std::vector<Filling> out;
    Filling filling{};
    const auto put = [&filling](std::uint8_t row, const count::Rows& before,
                                const count::Rows& after) {
        for (std::size_t column = 0; column < 9; ++column) {
            const auto digit =
                static_cast<std::size_t>(std::countr_zero(before[column] ^ after[column]));
            filling[digit][column / 3] = row;
        }
    };
    count::MatchingSearch(columns, 9).all([&](const count::Rows& two) {
        put(0, columns, two);
        count::MatchingSearch(two, 9).all([&](const count::Rows& one) {
            put(1, two, one);
            put(2, one, {});
            out.push_back(filling);
        });
    });
    return out;
}

// A kind ready to be drawn from.
struct Drawing {
    std::array<std::vector<MiddleColumns>, 3> middles;
    std::array<Triples, 3> top;
    std::vector<std::uint64_t> sums;  // of ways, for each pair of middles in the first two stacks
    std::vector<Filling> fillings;
};

}  // namespace

struct GridSampler::Tables {
    Tables();
    void find_likenesses(std::size_t kind);
    void prepare(const BandKind& kind);
    [[nodiscard]] std::uint64_t ways(const Drawing& drawing, std::size_t a, std::size_t b,
                                     std::size_t c) const;
    void fill(std::size_t band, const std::array<Triples, 3>& columns,
              const std::array<std::size_t, 3>& partitions, Rng& rng, nine::Digits& out) const;

    NineBands bands;
    std::vector<Names> to_first;
    std::vector<std::uint64_t> kind_sums;
    std::vector<Drawing> drawings;
    std::vector<Likeness> likenesses;  // by the partitions of stacks two and three
};

GridSampler::Tables::Tables() : likenesses(kPartitions * kPartitions) {
    for (std::size_t i = 0; i < kPartitions; ++i) {
        to_first.push_back(names_to_first(bands.triples(i)));
    }
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < bands.kinds().size(); ++i) {
        const BandKind& kind = bands.kinds()[i];
        prepare(kind);
        find_likenesses(i);
        sum += kind.size * std::uint64_t{kind.fillings} * drawings.back().sums.back();
        kind_sums.push_back(sum);
    }
}

std::uint64_t GridSampler::Tables::ways(const Drawing& drawing, std::size_t a, std::size_t b,
                                        std::size_t c) const {
    const MiddleColumns& first = drawing.middles[0][a];
    const MiddleColumns& second = drawing.middles[1][b];
    const MiddleColumns& third = drawing.middles[2][c];
    return std::uint64_t{bands.fillings(first.middle_partition, second.middle_partition,
                                        third.middle_partition)} *
           bands.fillings(first.bottom_partition, second.bottom_partition, third.bottom_partition);
}

void GridSampler::Tables::prepare(const BandKind& kind) {
    Drawing& drawing = drawings.emplace_back();
    const std::array<std::size_t, 3> partitions = {0, kind.second, kind.third};
    for (std::size_t stack = 0; stack < 3; ++stack) {
        drawing.middles[stack] = bands.middles(partitions[stack]);
        drawing.top[stack] = bands.triples(partitions[stack]);
    }
    drawing.fillings = fillings_of(bands, kind);
    std::uint64_t sum = 0;
    for (std::size_t a = 0; a < kMiddles; ++a) {
        for (std::size_t b = 0; b < kMiddles; ++b) {
            for (std::size_t c = 0; c < kMiddles; ++c) sum += ways(drawing, a, b, c);
            drawing.sums.push_back(sum);
        }
    }
}

// From the column sets that stand for the kind to all that are like them.
void GridSampler::Tables::find_likenesses(std::size_t kind) {
    static constexpr std::array<Names, 4> kKeepFirst = {{{1, 0, 2, 3, 4, 5, 6, 7, 8},
                                                         {1, 2, 0, 3, 4, 5, 6, 7, 8},
                                                         {3, 4, 5, 0, 1, 2, 6, 7, 8},
                                                         {3, 4, 5, 6, 7, 8, 0, 1, 2}}};
    std::vector<std::size_t> queue;
    const auto visit = [&](std::size_t second, std::size_t third, Likeness likeness) {
        Likeness& place = likenesses[second * kPartitions + third];
        if (place.known) return;
        likeness.known = true;
        place = likeness;
        queue.push_back(second * kPartitions + third);
    };
    const auto moved = [&](std::size_t partition, const Names& names) {
        const Triples& from = bands.triples(partition);
        return bands.partition_of(
            {called(from[0], names), called(from[1], names), called(from[2], names)});
    };
    Likeness start;
    start.kind = static_cast<std::uint8_t>(kind);
    std::iota(start.names.begin(), start.names.end(), std::uint8_t{0});
    visit(bands.kinds()[kind].second, bands.kinds()[kind].third, start);
    while (!queue.empty()) {
        const std::size_t second = queue.back() / kPartitions;
        const std::size_t third = queue.back() % kPartitions;
        const Likeness here = likenesses[queue.back()];
        queue.pop_back();
        Likeness next = here;
        std::swap(next.stacks[1], next.stacks[2]);
        visit(third, second, next);
        next = here;
        std::swap(next.stacks[0], next.stacks[1]);
        next.names = names_after(here.names, to_first[second]);
        visit(moved(0, to_first[second]), moved(third, to_first[second]), next);
        for (const Names& names : kKeepFirst) {
            next = here;
            next.names = names_after(here.names, names);
            visit(moved(second, names), moved(third, names), next);
        }
    }
}

void GridSampler::Tables::fill(std::size_t band, const std::array<Triples, 3>& columns,
                               const std::array<std::size_t, 3>& partitions, Rng& rng,
                               nine::Digits& out) const {
    const Names& first = to_first[partitions[0]];
    const std::size_t second = bands.beside(partitions[0], partitions[1]);
    const std::size_t third = bands.beside(partitions[0], partitions[2]);
    const Likeness& like = likenesses[second * kPartitions + third];
    const auto& fillings = drawings[like.kind].fillings;
    const Filling& filling = fillings[rng.below(fillings.size())];
    for (std::size_t column = 0; column < 9; ++column) {
        const std::size_t stack = column / 3;
        for (std::uint32_t digits = columns[stack][column % 3]; digits != 0; digits &= digits - 1) {
            const auto digit = static_cast<std::size_t>(std::countr_zero(digits));
            const std::size_t row = filling[like.names[first[digit]]][like.stacks[stack]];
            out[(3 * band + row) * 9 + column] = static_cast<std::uint8_t>(digit);
        }
    }
}

GridSampler::GridSampler() : tables_(std::make_unique<const Tables>()) {}
GridSampler::~GridSampler() = default;
GridSampler::GridSampler(GridSampler&&) noexcept = default;
GridSampler& GridSampler::operator=(GridSampler&&) noexcept = default;

nine::Digits GridSampler::draw(Rng& rng) const {
    const Tables& tables = *tables_;
    const auto kind = static_cast<std::size_t>(
        std::ranges::upper_bound(tables.kind_sums, rng.below(tables.kind_sums.back())) -
        tables.kind_sums.begin());
    const Drawing& drawing = tables.drawings[kind];
    std::uint64_t rest = rng.below(drawing.sums.back());
    const auto pair = static_cast<std::size_t>(std::ranges::upper_bound(drawing.sums, rest) -
                                               drawing.sums.begin());
    if (pair > 0) rest -= drawing.sums[pair - 1];
    std::array<std::size_t, 3> chosen = {pair / kMiddles, pair % kMiddles, 0};
    for (;; ++chosen[2]) {
        const std::uint64_t ways = tables.ways(drawing, chosen[0], chosen[1], chosen[2]);
        if (rest < ways) break;
        rest -= ways;
    }
    std::array<Triples, 3> middle{};
    std::array<Triples, 3> bottom{};
    std::array<std::size_t, 3> middle_partitions{};
    std::array<std::size_t, 3> bottom_partitions{};
    for (std::size_t stack = 0; stack < 3; ++stack) {
        const MiddleColumns& columns = drawing.middles[stack][chosen[stack]];
        middle[stack] = columns.middle;
        bottom[stack] = columns.bottom;
        middle_partitions[stack] = columns.middle_partition;
        bottom_partitions[stack] = columns.bottom_partition;
    }
    const BandKind& top = tables.bands.kinds()[kind];
    nine::Digits plain{};
    tables.fill(0, drawing.top, {0, top.second, top.third}, rng, plain);
    tables.fill(1, middle, middle_partitions, rng, plain);
    tables.fill(2, bottom, bottom_partitions, rng, plain);

    // The names of the digits, the order of the stacks and of the columns in them.
    Names names = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    rng.shuffle(names);
    Stacks stacks = {0, 1, 2};
    rng.shuffle(stacks);
    nine::Digits out{};
    for (std::size_t stack = 0; stack < 3; ++stack) {
        Stacks columns = {0, 1, 2};
        rng.shuffle(columns);
        for (std::size_t i = 0; i < 3; ++i) {
            const std::size_t from = 3 * stack + i;
            const std::size_t to = std::size_t{3} * stacks[stack] + columns[i];
            for (std::size_t row = 0; row < 9; ++row) {
                out[row * 9 + to] = names[plain[row * 9 + from]];
            }
        }
    }
    return out;
}

std::optional<Grid> random_solution(const Puzzle& puzzle, Rng& rng, const Deadline& deadline) {
    return SolutionCounting(puzzle).draw(rng, deadline);
}

}  // namespace sudokit
