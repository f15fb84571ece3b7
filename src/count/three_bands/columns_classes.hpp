// The classes of what the columns of a band can take.
#pragma once

#include <cstdint>
#include <vector>

#include "sudokit/deadline.hpp"

#include "count/three_bands/band_tables.hpp"

namespace sudokit::count {

/// What the columns of a band take, stack by stack, up to the names of the digits: `kinds`. Many
/// kinds are one class, since the order of the stacks does not matter.
struct ColumnsKinds {
    struct Frame {
        std::uint16_t form = 0;              // of the outer stacks
        std::uint16_t last = 0;              // the partition of the next stack
        std::uint64_t size = 0;              // how many are the same, partition 0 in front
        std::vector<std::uint32_t> kind_of;  // of each partition of the moving stack
    };
    struct Kind {
        std::uint32_t frame = 0;
        std::uint16_t moving = 0;
        std::uint64_t size = 0;           // how many are the same, partition 0 in front
        std::uint32_t columns_class = 0;  // its class
    };
    std::vector<Frame> frames;
    std::vector<Kind> kinds;
    std::vector<std::uint64_t> class_sizes;  // of each class: the sizes of its kinds
};

/// Without kinds if the deadline passed.
[[nodiscard]] ColumnsKinds columns_kinds(const BandTables& tables, const Deadline& deadline);

}  // namespace sudokit::count
