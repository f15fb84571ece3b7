// Seeds of random numbers: the one asked for, or another one each time, which is noted.
#pragma once

#include <cstdint>
#include <optional>

#include "sudokit/rng.hpp"

#include "cli/frame/command.hpp"

namespace sudokit::cli {

/// The seed asked for, or else one by chance.
[[nodiscard]] std::uint64_t seed_or_chance(std::optional<std::uint64_t> wanted);

/// Says the seed on the standard error, unless nothing should be said.
void note_seed(const Arguments& arguments, const Streams& io, std::uint64_t seed);

/// The random numbers of a part of the work, from its number: the same whichever thread has it.
[[nodiscard]] Rng rng_of_part(std::uint64_t seed, std::uint64_t number);

}  // namespace sudokit::cli
