// `sudokit grid`: grids by their rank among all of them.
#include <algorithm>
#include <utility>

#include "sudokit/stream.hpp"

#include "cli/grid/arguments.hpp"
#include "cli/grid/catalogue.hpp"
#include "cli/grid/messages.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"

namespace sudokit::cli {
namespace {

// A rank on its way to the grid.
struct RankWork {
    std::uint64_t rank = 0;
    Reply reply = {};
};

// Ranks have no place in a file that one could name.
Reply refusal_of_rank(const Message& why, Language language) {
    Reply reply;
    reply.notes = "sudokit: " + why.in(language) + "\n";
    reply.exit = Exit::bad_input;
    reply.fault = true;
    return reply;
}

Reply reply_with_grid(const Job& job, std::uint64_t rank, Format format) {
    const auto digits = catalogue().grid(rank);
    if (!digits) {
        return refusal_of_rank(message(text::kRankNotKnown, catalogue().size()), job.language());
    }
    Entry entry{Puzzle(Board::standard(9))};
    for (Cell cell = 0; cell < digits->size(); ++cell) {
        entry.puzzle.set_given(cell, (*digits)[cell]);
    }
    const WriteOptions& write = job.arguments.write;
    Reply reply;
    if (format == Format::json) {
        reply.out = json_line([&](JsonWriter& out) {
            out.key("rank").number(rank);
            out.key("grid").text(line_of(entry.puzzle.board(), entry.puzzle.givens(), write));
        });
        return reply;
    }
    auto written = write_entry(entry, format, write);
    if (!written) return refusal_of_rank(written.error().message, job.language());
    reply.out = *std::move(written);
    return reply;
}

// The ranks of a list, one after the other.
class RankList {
  public:
    explicit RankList(const std::vector<RankRange>& ranges) : ranges_(ranges) {}

    std::optional<std::uint64_t> next() {
        if (range_ == ranges_.size()) return std::nullopt;
        const RankRange& range = ranges_[range_];
        const std::uint64_t rank = range.first + passed_++;
        if (rank == range.last) {
            ++range_;
            passed_ = 0;
        }
        return rank;
    }

  private:
    const std::vector<RankRange>& ranges_;
    std::size_t range_ = 0;
    std::uint64_t passed_ = 0;  // of that range
};

void write_grids(Job& job, const GridArguments& arguments) {
    constexpr std::size_t kSlotsPerThread = 4;
    const Format format = arguments.format.value_or(Format::line);
    const std::size_t threads = arguments.threads.value_or(core_count());
    std::vector<RankWork> slots(kSlotsPerThread * threads);
    RankList ranks(arguments.ranks);
    const auto produce = [&](std::size_t slot) {
        const auto rank = interrupt::flag() ? std::nullopt : ranks.next();
        if (rank) slots[slot].rank = *rank;
        return rank.has_value();
    };
    const auto work = [&](std::size_t slot, std::size_t) {
        slots[slot].reply = reply_with_grid(job, slots[slot].rank, format);
    };
    // Searching for a grid takes longer than writing it, so nobody need wait for a full buffer.
    const auto consume = [&](std::size_t slot) {
        return job.take(std::exchange(slots[slot].reply, {})) && job.output.flush();
    };
    job.output.write(file_prologue(format));
    job.threads = run_ordered({slots.size(), produce, work, consume}, threads);
    job.output.write(file_epilogue(format));
}

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
    if (!arguments.rank_of) {
        return run_making(arguments, io, [&](Job& job) { write_grids(job, arguments); });
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
