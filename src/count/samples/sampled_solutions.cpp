// Estimates of the number of solutions of a puzzle, by random descents.
#include <bit>
#include <cmath>

#include "sudokit/counting.hpp"

#include "count/samples/sample_mean.hpp"
#include "engine/general/links.hpp"
#include "engine/general/propagation.hpp"

namespace sudokit {
namespace {

// The logarithm of the product of the numbers of choices on a way down at random from where `state`
// is; minus infinity if it ends without a solution. Every solution is reached by one way only,
// since each choice is that of a cell or place among all its options.
double descend(engine::Propagation& state, std::size_t cells, Rng& rng) {
    double log = 0;
    while (!state.complete()) {
        const auto sizes = state.sizes().first(cells);
        std::size_t best = 0;
        std::uint8_t least = 0xff;
        for (std::size_t slot = 0; slot < cells; ++slot) {
            if (sizes[slot] < 2 || sizes[slot] >= least) continue;
            best = slot;
            least = sizes[slot];
        }
        std::uint64_t options = state.options(best);
        log += std::log(static_cast<double>(least));
        for (std::uint64_t skip = rng.below(least); skip > 0; --skip) options &= options - 1;
        state.assign(state.candidate(best, static_cast<std::uint32_t>(std::countr_zero(options))));
        if (!state.propagate()) return -HUGE_VAL;
    }
    return log;
}

}  // namespace

Estimate sampled_solution_count(const Puzzle& puzzle, std::uint64_t samples, Rng& rng,
                                const Deadline& deadline) {
    const engine::Links links(puzzle.board());
    engine::Propagation state(links);
    count::SampleMean mean;
    const bool possible = state.load(puzzle) && state.propagate();
    const std::size_t start = state.mark();
    for (std::uint64_t sample = 0; sample < samples && !deadline.passed(sample, samples);
         ++sample) {
        mean.add(possible ? descend(state, puzzle.board().cell_count(), rng) : -HUGE_VAL);
        if (possible) state.undo(start);
    }
    return mean.estimate();
}

}  // namespace sudokit
