// `sudokit grid`: grids by their rank among all of them, ranks of grids, and random grids.
#include "cli/grid/arguments.hpp"
#include "cli/grid/catalogue.hpp"
#include "cli/grid/made_grids.hpp"
#include "cli/grid/messages.hpp"
#include "cli/io/seed.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"

namespace sudokit::cli {
namespace {

// Why a puzzle has no rank, if so.
std::optional<Message> fault_of_grid(const Job& job, const Puzzle& puzzle) {
    if (puzzle.board() != Board::standard(9)) return message(text::kRankOfOthers);
    const std::size_t empty = puzzle.board().cell_count() - puzzle.given_count();
    if (empty > 0) return message(text::kRankOfPuzzle, empty);
    std::string clash = clash_text(puzzle, job.arguments.write, job.language());
    if (!clash.empty()) return message(text::kRankOfClash, own_words(std::move(clash)));
    return std::nullopt;
}

Result<std::uint64_t> rank_in(const Job& job, const Puzzle& puzzle) {
    if (auto fault = fault_of_grid(job, puzzle)) {
        return Error{ErrorCode::unsupported, 0, *std::move(fault)};
    }
    if (const auto rank = rank_of(puzzle.givens())) return *rank;
    return Error{ErrorCode::unsupported, 0, message(text::kRankNotKnown, catalogue().size())};
}

Reply reply_with_rank(const Job& job, const Item& item, const Puzzle& puzzle,
                      const StreamTexts& texts) {
    const auto rank = rank_in(job, puzzle);
    if (!rank) return fault_reply(job, Item{item, rank.error()}, texts);
    Reply reply;
    if (job.arguments.format == Format::json) {
        reply.out = json_line([&](JsonWriter& out) {
            write_place(out, item);
            out.key("rank").number(*rank);
        });
    } else {
        reply.out = std::to_string(*rank) + "\n";
    }
    return reply;
}

}  // namespace

Exit run_grid(const GridArguments& arguments, const Streams& io) {
    if (arguments.random) {
        const std::uint64_t seed = seed_or_chance(arguments.seed);
        note_seed(arguments, io, seed);
        return run_making(arguments, io,
                          [&](Job& job) { write_random_grids(job, arguments, seed); });
    }
    if (!arguments.rank_of) {
        return run_making(arguments, io, [&](Job& job) { write_ranked_grids(job, arguments); });
    }
    return run_job(arguments, io, [&](Job& job) {
        const StreamTexts texts = texts_for(arguments.format.value_or(Format::line));
        const auto worker = [&](const Item& item, const Entry& entry, Solver&) {
            return reply_with_rank(job, item, entry.puzzle, texts);
        };
        run_stream(job, worker, texts);
    });
}

}  // namespace sudokit::cli
