#include "sudokit/gsf.hpp"

#include <algorithm>
#include <iterator>

#include "sudokit/expect.hpp"

#include "engine/nine/nine.hpp"
#include "rate/gsf/solver.hpp"
#include "rate/solution_search.hpp"

namespace sudokit {
namespace {

using rate::gsf::Counts;
using rate::gsf::Means;
using rate::gsf::Solver;

rate::gsf::Grid grid_of(const nine::Digits& givens) {
    rate::gsf::Grid grid;
    for (unsigned cell = 0; cell < rate::gsf::kCells; ++cell) {
        if (!nine::is_given(givens[cell])) continue;
        grid.place(cell, static_cast<rate::gsf::Digits>(1U << (givens[cell] - 1U)));
    }
    return grid;
}

// Up to 90,000 as it is, then each power of ten takes half of what is left up to 99,999.
unsigned squashed(std::uint64_t work) {
    struct Range {
        double least;
        double most;
        double base;
        double span;
    };
    static constexpr Range kRanges[] = {{90000, 99999, 90000, 4999},
                                        {99999, 999999, 95000, 2499},
                                        {999999, 9999999, 97500, 1249},
                                        {9999999, 99999999, 98750, 624},
                                        {99999999, 2147483647, 99375, 624}};
    if (work < 90000) return static_cast<unsigned>(work);
    const auto value = std::min(static_cast<double>(work), std::prev(std::end(kRanges))->most);
    const auto* range = std::begin(kRanges);
    while (range + 1 != std::end(kRanges) && value > range->most) ++range;
    if (value <= range->least) return static_cast<unsigned>(range->base);
    return static_cast<unsigned>(
        range->base + range->span / ((range->most - range->least) / (value - range->least)));
}

// What singles solve counts its steps. Else candidates are tested, with singles, or if these are
// not enough, with boxes and lines as well.
std::uint64_t q1_work(const rate::gsf::Grid& grid, const Deadline& deadline) {
    constexpr unsigned kBoxes = 1000;
    Solver singles(Means::singles, deadline);
    if (singles.solve_without_tests(grid)) return singles.so_far().steps;
    for (const Means means : {Means::singles, Means::boxes_too}) {
        Solver solver(means, deadline);
        if (!solver.solve(grid) && means == Means::singles) continue;
        const Counts& counts = solver.so_far();
        return counts.steps + counts.rounds + std::uint64_t{counts.boxes} * kBoxes;
    }
    return 0;
}

std::uint64_t q2_work(const rate::gsf::Grid& grid, const Deadline& deadline) {
    Solver solver(Means::boxes_too, deadline);
    solver.solve(grid);
    const Counts& counts = solver.so_far();
    return counts.tests > 0 ? counts.work : counts.steps;
}

}  // namespace

std::optional<Error> gsf_fault(const Puzzle& puzzle) {
    static constexpr MessageText kBoard{
        "Q1 and Q2 are ratings of puzzles on the usual 9x9 board, with givens only",
        "Q1 et Q2 évaluent les grilles du plateau 9x9 habituel, avec des données seulement"};
    if (auto fault = rate_fault(puzzle)) return fault;
    if (!engine::Nine::fits(puzzle.board()) || puzzle.has_pencilmarks()) {
        return Error{ErrorCode::unsupported, 0, message(kBoard)};
    }
    return std::nullopt;
}

struct GsfRater::Memory {
    Memory(Scale the_scale, const nine::Kernel& kernel) : scale(the_scale), solutions(kernel) {
        SUDOKIT_EXPECT(scale == Scale::q1 || scale == Scale::q2);
    }

    // Rates puzzle number `index` of those searched last.
    [[nodiscard]] GsfAnswer answer(const nine::Digits& puzzle, std::size_t index,
                                   const Deadline& deadline) const {
        const rate::Solutions found = solutions.found(index);
        GsfAnswer out{found.count, found.stop, found.nodes};
        if (!found.is_one()) return out;
        const rate::gsf::Grid grid = grid_of(puzzle);
        const std::uint64_t work =
            scale == Scale::q1 ? q1_work(grid, deadline) : q2_work(grid, deadline);
        if (deadline.passed()) {
            out.stop = Stop::deadline;
        } else {
            out.rating = squashed(work);
        }
        return out;
    }

    Scale scale;
    rate::SolutionSearch solutions;
};

GsfRater::GsfRater(Scale scale, const nine::Kernel& kernel)
    : memory_(std::make_unique<Memory>(scale, kernel)) {}
GsfRater::~GsfRater() = default;
GsfRater::GsfRater(GsfRater&&) noexcept = default;
GsfRater& GsfRater::operator=(GsfRater&&) noexcept = default;

GsfRater::Memory& GsfRater::memory() const {
    SUDOKIT_EXPECT(memory_ != nullptr);
    return *memory_;
}

GsfAnswer GsfRater::rate(const Puzzle& puzzle, Deadline deadline) {
    SUDOKIT_EXPECT(!gsf_fault(puzzle));
    nine::Digits givens{};
    std::ranges::copy(puzzle.givens(), givens.begin());
    GsfAnswer out;
    rate(std::span<const nine::Digits>(&givens, 1), deadline, std::span(&out, 1));
    return out;
}

void GsfRater::rate(std::span<const nine::Digits> puzzles, Deadline deadline,
                    std::span<GsfAnswer> answers) {
    SUDOKIT_EXPECT(answers.size() >= puzzles.size());
    memory().solutions.search(puzzles, deadline);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        answers[i] = memory().answer(puzzles[i], i, deadline);
    }
}

}  // namespace sudokit
