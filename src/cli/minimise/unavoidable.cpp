// `sudokit minimise --unavoidable`: the unavoidable sets of the solution, and what they prove.
#include "sudokit/unavoidable.hpp"

#include <map>

#include "sudokit/cell_name.hpp"

#include "cli/frame/columns.hpp"
#include "cli/minimise/messages.hpp"
#include "cli/minimise/modes.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/progress.hpp"

namespace sudokit::cli {
namespace {

// Choices tried for the bound: a few tenths of a second. More of them prove a given more at best.
constexpr std::uint64_t kEffort = 20'000;

struct UnavoidableFindings {
    UnavoidableAnswer sets;
    GivensBound bound;
};

UnavoidableFindings find_sets(const Grid& grid, std::uint32_t size, Deadline deadline) {
    UnavoidableFindings found{unavoidable_sets(grid, size, deadline), {}};
    found.bound = least_givens(grid.board, found.sets.sets, deadline, kEffort);
    return found;
}

std::string sizes_table(const UnavoidableAnswer& answer, Language language) {
    std::map<std::size_t, std::size_t> counts;
    for (const UnavoidableSet& set : answer.sets) ++counts[set.size()];
    std::vector<std::vector<std::string>> rows = {{std::string(text::kColumnCells.in(language)),
                                                   std::string(text::kColumnSets.in(language))}};
    for (const auto& [size, count] : counts) {
        rows.push_back({std::to_string(size), std::to_string(count)});
    }
    return in_columns(rows);
}

std::string sets_text(const UnavoidableFindings& found, std::uint32_t size, const Board& board,
                      Language language) {
    const bool all = found.sets.stop == Stop::exhausted;
    std::string out = message(all ? text::kUnavoidable : text::kUnavoidableOutOfTime,
                              found.sets.sets.size(), size)
                          .in(language) +
                      "\n";
    if (found.sets.sets.empty()) return out;
    out += "\n" + sizes_table(found.sets, language) + "\n";
    out += message(text::kDisjointSets, found.bound.disjoint.size()).in(language) + "\n";
    for (const std::size_t index : found.bound.disjoint) {
        out += " ";
        for (const Cell cell : found.sets.sets[index])
            out += " " + cell_name(board, cell, language);
        out += "\n";
    }
    const bool exact = found.bound.least == found.bound.most;
    out += message(exact ? text::kBoundExact : text::kBound, found.bound.least).in(language) + "\n";
    return out;
}

void write_sets(JsonWriter& out, const UnavoidableFindings& found, const Board& board) {
    out.key("sets").begin_array();
    for (const UnavoidableSet& set : found.sets.sets) write_cells(out, board, set);
    out.end_array().key("exact").boolean(found.sets.stop == Stop::exhausted);
    out.key("disjoint").begin_array();
    for (const std::size_t index : found.bound.disjoint) out.number(index);
    out.end_array().key("least").number(found.bound.least);
}

}  // namespace

void find_unavoidable(Job& job, const MinimiseArguments& arguments) {
    const std::uint32_t size = arguments.size.value_or(kUnavoidableSize);
    const bool single = !arguments.format && job.input.is_single();
    const bool json = arguments.format == Format::json;
    const StreamTexts texts = texts_for(json ? Format::json : Format::line);
    const auto worker = [&](const Item& item, const Entry& entry, Solver& solver) {
        const Board& board = entry.puzzle.board();
        if (auto fault = constraint_fault(entry.puzzle, text::kUnavoidableSets)) {
            return failure_reply(job, item, *std::move(fault), texts);
        }
        const SearchTimer timer(job);
        const auto solved = solver.solve(entry.puzzle, {.deadline = timer.deadline()});
        if (!solved) return failure_reply(job, item, solved.error(), texts);
        Posed posed{solved->count, solved->stop == Stop::limit ? Stop::exhausted : solved->stop};
        UnavoidableFindings found;
        if (posed_verdict(posed) == Verdict::one) {
            found = find_sets(solved->solutions.front(), size, timer.deadline());
            if (found.sets.stop == Stop::deadline) posed.stop = Stop::deadline;
        }
        const bool known = solved->verdict == Verdict::one;
        Reply reply = reply_to(posed);
        if (json) {
            reply.out = json_line([&](JsonWriter& out) {
                write_place(out, item);
                out.key("answer").text(verdict_word(known ? Verdict::one : posed_verdict(posed)));
                if (known) write_sets(out, found, board);
            });
        } else if (known) {
            reply.out = single ? sets_text(found, size, board, job.language())
                               : std::to_string(found.sets.sets.size()) + " " +
                                     std::to_string(found.bound.least) + "\n";
        } else {
            reply.out = single ? posed_text(posed_verdict(posed), entry.puzzle, job) + "\n"
                               : std::string(verdict_word(posed_verdict(posed))) + "\n";
        }
        return reply;
    };
    run_stream(job, worker, texts, static_cast<const NineWork*>(nullptr));
}

}  // namespace sudokit::cli
