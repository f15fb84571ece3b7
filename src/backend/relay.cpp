#include "backend/relay.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "base/assert.hpp"

namespace sudokit::backend {

Relay::Relay(std::vector<Runner> runners)
    : runners_(std::move(runners)), engines_(runners_.size()) {
    SUDOKIT_ASSERT(!runners_.empty());
}

std::size_t Relay::next_for(const Puzzle& puzzle, std::size_t runner) const {
    while (!runners_[runner].fits(puzzle)) ++runner;
    return runner;
}

SearchLimits Relay::limits_of(std::size_t runner, const Board& board,
                              const SearchLimits& limits) const {
    SearchLimits own = limits;
    if (runner + 1 < runners_.size()) own.patience = runners_[runner].patience(board);
    return own;
}

engine::Engine& Relay::engine(std::size_t runner) {
    auto& engine = engines_[runner];
    if (!engine) engine = runners_[runner].make();
    last_ = runner;
    return *engine;
}

// Begins with `runner`.
SearchOutcome Relay::run(std::size_t runner, const Puzzle& puzzle, const SearchLimits& limits,
                         SolutionSink sink) {
    std::vector<std::vector<std::uint8_t>> known;
    std::vector<std::vector<std::uint8_t>> found;  // by the engine that is at work
    const auto hand_on = [&](std::span<const std::uint8_t> digits) {
        // An engine that has found more does not hand over.
        if (found.size() < kNeverStuck) {
            found.emplace_back(digits.begin(), digits.end());
        }
        return sink(digits);
    };
    std::uint64_t count = 0;
    std::uint64_t nodes = 0;
    for (;; runner = next_for(puzzle, runner + 1)) {
        SearchLimits own = limits_of(runner, puzzle.board(), limits);
        if (limits.limit != 0) own.limit = limits.limit - count;
        SearchOutcome outcome = engine(runner).search_beyond(known, puzzle, own, hand_on);
        outcome.count = count += outcome.count;
        outcome.nodes = nodes += outcome.nodes;
        const bool stuck = !outcome.error && outcome.stop == Stop::patience;
        if (!stuck || runner + 1 == runners_.size()) return outcome;
        std::ranges::move(found, std::back_inserter(known));
        found.clear();
    }
}

SearchOutcome Relay::search(const Puzzle& puzzle, const SearchLimits& limits, SolutionSink sink) {
    return run(next_for(puzzle, 0), puzzle, limits, sink);
}

SearchOutcome Relay::count(const Puzzle& puzzle, const SearchLimits& limits) {
    const auto go_on = [](std::span<const std::uint8_t>) { return true; };
    const std::size_t first = next_for(puzzle, 0);
    if (!runners_[first].counts) return run(first, puzzle, limits, go_on);
    SearchOutcome begun = engine(first).count(puzzle, limits_of(first, puzzle.board(), limits));
    if (begun.error || begun.stop != Stop::patience || first + 1 == runners_.size()) return begun;
    // Nobody has seen a solution: the others count from the beginning.
    SearchOutcome ended = run(next_for(puzzle, first + 1), puzzle, limits, go_on);
    ended.nodes += begun.nodes;
    ended.count = std::max(ended.count, begun.count);
    return ended;
}

}  // namespace sudokit::backend
