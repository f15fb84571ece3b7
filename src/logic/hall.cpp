#include "logic/hall.hpp"

#include <array>

namespace sudokit::logic {
namespace {

struct Search {
    std::span<const DigitSet> values;
    std::uint32_t most;
    Lookout& lookout;
    HallSink sink;

    void extend(std::size_t from, std::uint64_t members, std::uint32_t count, DigitSet all) const {
        for (std::size_t i = from; i < values.size(); ++i) {
            if (values[i].empty()) continue;
            if (lookout.passed()) return;
            const DigitSet more = all | values[i];
            if (more.size() > most) continue;
            const std::uint64_t with = members | std::uint64_t{1} << i;
            if (count + 1 >= 2 && more.size() <= count + 1) sink(with, more);
            if (count + 1 < most) extend(i + 1, with, count + 1, more);
        }
    }
};

// The members that have few enough values to be in a tuple, side by side.
struct Tuples {
    std::array<std::uint64_t, kMaxOrder> member;
    std::array<std::uint64_t, kMaxOrder> values;
    std::size_t count = 0;
    std::uint32_t size;
    TupleSink sink;

    // The tables are filled as far as `count` and never read beyond.
    Tuples(std::uint32_t wanted, TupleSink to) : size(wanted), sink(to) {}

    bool extend(std::size_t from, std::uint32_t wanted, std::uint64_t members,
                std::uint64_t all) const {
        for (std::size_t i = from; i + wanted <= count; ++i) {
            const std::uint64_t more = all | values[i];
            const std::uint32_t found = count_bits(more);
            if (found > size) continue;
            const std::uint64_t with = members | member[i];
            if (wanted == 1) {
                if (found == size && !sink(with, more)) return false;
            } else if (!extend(i + 1, wanted - 1, with, more)) {
                return false;
            }
        }
        return true;
    }
};

}  // namespace

bool each_tuple(std::span<const std::uint64_t> values, std::uint32_t size, TupleSink sink) {
    Tuples tuples(size, sink);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::uint32_t count = count_bits(values[i]);
        if (count == 0 || count > size) continue;
        tuples.member[tuples.count] = std::uint64_t{1} << i;
        tuples.values[tuples.count++] = values[i];
    }
    return tuples.extend(0, size, 0, 0);
}

void each_hall_set(std::span<const DigitSet> values, std::uint32_t most, Lookout& lookout,
                   HallSink sink) {
    if (most >= 2) Search{values, most, lookout, sink}.extend(0, 0, 0, DigitSet());
}

}  // namespace sudokit::logic
