// `sudokit library query`: puzzles of a library, in any format. `tag` and `use`, which change them.
#include <algorithm>

#include "sudokit/clock.hpp"

#include "cli/io/json_line.hpp"
#include "cli/io/output.hpp"
#include "cli/io/system.hpp"
#include "cli/library/arguments.hpp"
#include "cli/library/messages.hpp"
#include "cli/library/told_puzzles.hpp"
#include "cli/stream/answer.hpp"

namespace sudokit::cli {
namespace {

void fail(Job& job, const LibraryArguments& arguments, const Error& fault) {
    job.exit = worst(job.exit, report_library_fault(arguments, arguments.library, job.io, fault));
    job.ended_early = true;
}

// Nothing found is an answer, not a fault.
void end_without_puzzles(Job& job) {
    if (job.items > 0 || job.ended_early) return;
    job.exit = worst(job.exit, Exit::no);
    job.ended_early = true;
}

Exit print_count(const LibraryArguments& arguments, const Streams& io, Library& library) {
    const auto count = library.count(arguments.query);
    if (!count) return report_library_fault(arguments, arguments.library, io, count.error());
    const std::string text =
        arguments.json ? json_line([&](JsonWriter& out) { out.key("puzzles").number(*count); })
                       : std::to_string(*count) + "\n";
    const Exit exit = write_answer(arguments, io, text);
    return *count == 0 ? worst(exit, Exit::no) : exit;
}

// Of the puzzles that are operands, the numbers of those that are asked for by number, too, or by
// none; nothing if something went wrong.
std::optional<std::vector<Range<std::int64_t>>> operand_numbers(Job& job,
                                                                const LibraryArguments& arguments,
                                                                Library& library,
                                                                Deadline deadline) {
    const auto& wanted = arguments.query.ids;
    std::vector<Range<std::int64_t>> out;
    PuzzleKeeper keeper;
    while (const auto item = job.input.next()) {
        if (!item->entry) {
            if (!job.take(fault_reply(job, *item, {}))) return std::nullopt;
            continue;
        }
        const auto kept = keeper.keep(*item->entry, deadline);
        const auto number =
            kept ? library.find(*kept) : Result<std::optional<std::int64_t>>(kept.error());
        if (!number) {
            fail(job, arguments, number.error());
            return std::nullopt;
        }
        const auto has_it = [&](const Range<std::int64_t>& range) {
            return range.contains(**number);
        };
        if (*number) {
            if (wanted.empty() || std::ranges::any_of(wanted, has_it)) {
                out.push_back({**number, **number});
            }
        } else {
            say(job.io, note_text(*item, text::kNotThere.in(job.language())));
            job.exit = worst(job.exit, Exit::no);
        }
    }
    if (interrupt::flag()) return std::nullopt;
    return out;
}

struct Mark {
    LibraryAction action;
    const std::string& label;
};

Mark mark_of(const LibraryArguments& arguments) {
    if (arguments.task == LibraryTask::use) {
        return {arguments.undo ? LibraryAction::unuse : LibraryAction::use, arguments.publication};
    }
    if (!arguments.add.empty()) return {LibraryAction::tag, arguments.add};
    return {LibraryAction::untag, arguments.remove};
}

}  // namespace

Exit query_puzzles(const LibraryArguments& arguments, const Streams& io) {
    const Timer timer(arguments.timeout, &interrupt::flag());
    auto library = Library::open(arguments.library, Library::Access::read, timer.deadline());
    if (!library) return report_library_fault(arguments, arguments.library, io, library.error());
    if (arguments.count) return print_count(arguments, io, *library);
    return run_making(arguments, io, [&](Job& job) {
        ToldPuzzles told(job, arguments, *library);
        const auto write = [&](const LibraryPuzzle& puzzle) { return told.write(puzzle); };
        const auto found = library->find(arguments.query, write);
        if (!found) return fail(job, arguments, found.error());
        if (told.fault()) return fail(job, arguments, *told.fault());
        end_without_puzzles(job);
    });
}

Exit mark_puzzles(const LibraryArguments& arguments, const Streams& io) {
    const Timer timer(arguments.timeout, &interrupt::flag());
    auto library = Library::open(arguments.library, Library::Access::write, timer.deadline());
    if (!library) return report_library_fault(arguments, arguments.library, io, library.error());
    return run_making(arguments, io, [&](Job& job) {
        LibraryQuery query = arguments.query;
        if (!arguments.operands.empty()) {
            auto numbers = operand_numbers(job, arguments, *library, timer.deadline());
            if (!numbers) return;
            query.ids = *std::move(numbers);
            if (query.ids.empty()) return end_without_puzzles(job);
        }
        const auto [action, label] = mark_of(arguments);
        ToldPuzzles told(job, arguments, *library);
        const auto write = [&](const LibraryPuzzle& puzzle) { return told.write(puzzle); };
        const auto marked = library->mark(action, label, query, write);
        if (!marked) return fail(job, arguments, marked.error());
        if (told.fault()) return fail(job, arguments, *told.fault());
        end_without_puzzles(job);
    });
}

}  // namespace sudokit::cli
