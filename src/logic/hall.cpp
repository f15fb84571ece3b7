#include "logic/hall.hpp"

namespace sudokit::logic {
namespace {

struct Search {
    std::span<const DigitSet> values;
    std::uint32_t most;
    HallSink sink;

    void extend(std::size_t from, std::uint64_t members, std::uint32_t count, DigitSet all) const {
        for (std::size_t i = from; i < values.size(); ++i) {
            if (values[i].empty()) continue;
            const DigitSet more = all | values[i];
            if (more.size() > most) continue;
            const std::uint64_t with = members | std::uint64_t{1} << i;
            if (count + 1 >= 2 && more.size() <= count + 1) sink(with, more);
            if (count + 1 < most) extend(i + 1, with, count + 1, more);
        }
    }
};

}  // namespace

void each_hall_set(std::span<const DigitSet> values, std::uint32_t most, HallSink sink) {
    if (most >= 2) Search{values, most, sink}.extend(0, 0, 0, DigitSet());
}

}  // namespace sudokit::logic
