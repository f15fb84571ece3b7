// Hall sets, which all rules on tuples are: k members of a group that have k values in all.
#pragma once

#include <cstdint>
#include <span>

#include "sudokit/digit_set.hpp"
#include "sudokit/function_ref.hpp"

#include "base/lookout.hpp"

namespace sudokit::logic {

/// Called with the members (bit i: number i) and the values that they have in all.
using HallSink = FunctionRef<void(std::uint64_t members, DigitSet values)>;

/// Hands on every set of 2 to `most` members that has no more values than members, as long as
/// `lookout` has not seen its deadline pass. Members without values are passed over.
void each_hall_set(std::span<const DigitSet> values, std::uint32_t most, Lookout& lookout,
                   HallSink sink);

/// Called with the members and their values, as sets of bits; answers whether to go on.
using TupleSink = FunctionRef<bool(std::uint64_t members, std::uint64_t values)>;

/// Hands on every set of exactly `size` members, 2 to 4, that has as many values in all, until
/// the sink answers that it has enough; false if it did. Members without values are passed over.
bool each_tuple(std::span<const std::uint64_t> values, std::uint32_t size, TupleSink sink);

}  // namespace sudokit::logic
