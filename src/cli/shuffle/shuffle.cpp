// `sudokit shuffle`: random puzzles that are equivalent to others.
#include <memory>
#include <mutex>
#include <optional>

#include "sudokit/clock.hpp"
#include "sudokit/symmetry.hpp"

#include "cli/io/seed.hpp"
#include "cli/io/system.hpp"
#include "cli/shuffle/arguments.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/kept_puzzles.hpp"

namespace sudokit::cli {
namespace {

// What a shuffled puzzle has in common with the others: the board, and what is said of all of it.
// Cages go where their cells go.
Puzzle without_cells(const Puzzle& puzzle) {
    Puzzle out(puzzle.board());
    for (const ConstraintPtr& constraint : puzzle.constraints()) {
        if (constraint->data().cells.empty()) out.add_constraint(constraint);
    }
    return out;
}

// The symmetries of the last board, which mostly is that of all puzzles; null once interrupted.
class GroupOfBoard {
  public:
    std::shared_ptr<const SymmetryGroup> of(const Puzzle& puzzle) {
        const std::lock_guard lock(mutex_);
        const Puzzle empty = without_cells(puzzle);
        if (group_ == nullptr || !(*last_ == empty)) {
            const Timer timer(0, &interrupt::flag());
            auto found = empty.has_constraints()
                             ? SymmetryGroup::of(empty, timer.deadline())
                             : SymmetryGroup::of(empty.board(), timer.deadline());
            group_ = found ? std::make_shared<const SymmetryGroup>(*std::move(found)) : nullptr;
            last_ = empty;
        }
        return group_;
    }

  private:
    std::mutex mutex_;
    std::optional<Puzzle> last_;
    std::shared_ptr<const SymmetryGroup> group_;
};

// Digits that are added up keep their names.
Transformation shuffling(const Puzzle& puzzle, const SymmetryGroup& group, Rng& rng) {
    return digits_are_names(puzzle) ? random_transformation(group, rng) : group.random(rng);
}

}  // namespace

Exit run_shuffle(const ShuffleArguments& arguments, const Streams& io) {
    const std::uint64_t seed = seed_or_chance(arguments.seed);
    if (!arguments.seed) note_seed(arguments, io, seed);
    return run_job(arguments, io, [&arguments, seed](Job& job) {
        const Format format = job.arguments.format.value_or(Format::line);
        GroupOfBoard groups;
        KeptPuzzles kept(job, format);
        const auto worker = [&](const Item& item, const Entry& entry, Solver&) {
            const auto group = groups.of(entry.puzzle);
            Reply reply;
            std::string all;
            Rng rng = rng_of_part(seed, item.number);
            for (std::uint64_t i = 0; i < arguments.count.value_or(1) && !reply.fault; ++i) {
                reply.cancelled = group == nullptr || interrupt::flag();
                if (reply.cancelled) break;
                const auto moved = image(shuffling(entry.puzzle, *group, rng), entry);
                if (!moved) return refusal(item, moved.error().message.in(job.language()));
                answer_with(kept.write(*moved), item, job, reply);
                all += reply.out;
            }
            reply.out = std::move(all);
            return reply;
        };
        run_stream(job, worker, {file_prologue(format), file_epilogue(format), nullptr});
    });
}

}  // namespace sudokit::cli
