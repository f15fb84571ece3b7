#include "cli/io/seed.hpp"

#include <random>
#include <string>

#include "cli/io/messages.hpp"
#include "cli/io/system.hpp"

namespace sudokit::cli {

std::uint64_t seed_or_chance(std::optional<std::uint64_t> wanted) {
    return wanted ? *wanted : std::random_device()();
}

void note_seed(const Arguments& arguments, const Streams& io, std::uint64_t seed) {
    if (arguments.quiet) return;
    say(io, sentence(arguments.language, text::kSeedNote, std::to_string(seed)));
}

Rng rng_of_part(std::uint64_t seed, std::uint64_t number) {
    Rng first(seed);
    return Rng(first.next() + number);
}

}  // namespace sudokit::cli
