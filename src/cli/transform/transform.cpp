// `sudokit transform`: moves made by hand.
#include <mutex>
#include <optional>

#include "cli/stream/answer.hpp"
#include "cli/stream/kept_puzzles.hpp"
#include "cli/transform/arguments.hpp"

namespace sudokit::cli {
namespace {

Result<Transformation> all_moves(const TransformArguments& arguments, const Board& board) {
    Transformation out(board);
    for (const WantedMove& wanted : arguments.moves) {
        const auto move = wanted(out.to());
        if (!move) return move.error();
        out = compose(out, *move);
    }
    return out;
}

// The moves of the last board, which mostly is that of all puzzles.
class Remembered {
  public:
    explicit Remembered(const TransformArguments& arguments) : arguments_(arguments) {}

    Result<Transformation> on(const Board& board) {
        const std::lock_guard lock(mutex_);
        if (!last_ || last_->from() != board) {
            auto made = all_moves(arguments_, board);
            if (!made) return made;
            last_ = *std::move(made);
        }
        return *last_;
    }

  private:
    const TransformArguments& arguments_;
    std::mutex mutex_;
    std::optional<Transformation> last_;
};

}  // namespace

Exit run_transform(const TransformArguments& arguments, const Streams& io) {
    return run_job(arguments, io, [&arguments](Job& job) {
        const Format format = job.arguments.format.value_or(Format::line);
        Remembered moves(arguments);
        KeptPuzzles kept(job, format);
        const auto worker = [&](const Item& item, const Entry& entry, Solver&) {
            const auto transformation = moves.on(entry.puzzle.board());
            const auto moved = transformation ? image(*transformation, entry)
                                              : Result<Entry>(transformation.error());
            if (!moved) return refusal(item, moved.error().message.in(job.language()));
            Reply reply;
            answer_with(kept.write(*moved), item, job, reply);
            return reply;
        };
        run_stream(job, worker, {file_prologue(format), file_epilogue(format), nullptr});
    });
}

}  // namespace sudokit::cli
