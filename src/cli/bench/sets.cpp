#include "cli/bench/sets.hpp"

#include "sudokit/nine_maker.hpp"

namespace sudokit::cli::bench {
namespace {

// So many that processors do not learn them by heart, and that are made in a fraction of a second.
constexpr std::size_t kSetSize = 600;

}  // namespace

std::vector<Set> make_sets(std::uint64_t seed) {
    using nine::Maker;
    Maker maker(seed, nine::default_kernel());
    std::vector<Set> sets;
    const auto add = [&](std::string_view name, nine::Digits (Maker::*make)()) {
        sets.push_back({name, std::vector<nine::Digits>(kSetSize)});
        for (nine::Digits& puzzle : sets.back().puzzles) puzzle = (maker.*make)();
    };
    add("easy", &Maker::easy);
    add("minimal", &Maker::minimal);
    add("hard", &Maker::hard);
    return sets;
}

}  // namespace sudokit::cli::bench
