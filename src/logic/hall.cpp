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

// Cheaper than to count the bits, for so few.
template <std::uint32_t Most>
bool has_at_most(std::uint64_t bits) {
    for (std::uint32_t i = 0; i < Most; ++i) bits &= bits - 1;
    return bits == 0;
}

// The members that have few enough values to be in a tuple, side by side.
template <std::uint32_t Size>
struct Tuples {
    std::array<std::uint64_t, kMaxOrder> member;
    std::array<std::uint64_t, kMaxOrder> values;
    std::size_t count = 0;
    TupleSink sink;

    // The tables are filled as far as `count` and never read beyond.
    Tuples(std::span<const std::uint64_t> all, TupleSink to) : sink(to) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i] == 0 || !has_at_most<Size>(all[i])) continue;
            member[count] = std::uint64_t{1} << i;
            values[count++] = all[i];
        }
    }

    template <std::uint32_t Wanted>
    bool extend(std::size_t from, std::uint64_t members, std::uint64_t all) const {
        for (std::size_t i = from; i + Wanted <= count; ++i) {
            const std::uint64_t more = all | values[i];
            if (!has_at_most<Size>(more)) continue;
            const std::uint64_t with = members | member[i];
            if constexpr (Wanted == 1) {
                if (!has_at_most<Size - 1>(more) && !sink(with, more)) return false;
            } else {
                if (!extend<Wanted - 1>(i + 1, with, more)) return false;
            }
        }
        return true;
    }
};

template <std::uint32_t Size>
bool each_tuple_of(std::span<const std::uint64_t> values, TupleSink sink) {
    return Tuples<Size>(values, sink).template extend<Size>(0, 0, 0);
}

}  // namespace

bool each_tuple(std::span<const std::uint64_t> values, std::uint32_t size, TupleSink sink) {
    switch (size) {
        case 2: return each_tuple_of<2>(values, sink);
        case 3: return each_tuple_of<3>(values, sink);
        default: return each_tuple_of<4>(values, sink);
    }
}

void each_hall_set(std::span<const DigitSet> values, std::uint32_t most, Lookout& lookout,
                   HallSink sink) {
    if (most >= 2) Search{values, most, lookout, sink}.extend(0, 0, 0, DigitSet());
}

}  // namespace sudokit::logic
