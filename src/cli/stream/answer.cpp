#include "cli/stream/answer.hpp"

#include <utility>
#include <vector>

#include "sudokit/cell_name.hpp"
#include "sudokit/grid_text.hpp"

#include "cli/io/system.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/messages.hpp"
#include "cli/stream/progress.hpp"

namespace sudokit::cli {
namespace {

// How to solve a puzzle, with its order of searching, which must not move.
struct Asked {
    SearchOrder order;
    SolveOptions options;
};

std::optional<Error> ask(const Puzzle& puzzle, const Job& job, SolutionLimits limits,
                         const SearchTimer& timer, Asked& asked) {
    asked.options = {job.arguments.engine, limits.limit, limits.keep, timer.deadline(),
                     job.arguments.solver_command};
    if (!job.arguments.order.is_given()) return std::nullopt;
    auto order = search_order(job.arguments.order, puzzle);
    if (!order) return order.error();
    asked.order = *std::move(order);
    asked.options.order = &asked.order;
    return std::nullopt;
}

const MessageText& clash_message(HouseKind kind) {
    switch (kind) {
        case HouseKind::row: return text::kTwoInRow;
        case HouseKind::column: return text::kTwoInColumn;
        case HouseKind::box: return text::kTwoInBox;
        case HouseKind::diagonal: return text::kTwoInDiagonal;
        case HouseKind::window: return text::kTwoInWindow;
        case HouseKind::extra: return text::kTwoInExtra;
    }
    return text::kTwoInRow;
}

// Two cells that a constraint wants to differ, and that hold the same digit.
std::optional<std::pair<Cell, Cell>> find_twins(const Constraint& constraint,
                                                std::span<const std::uint8_t> digits) {
    for (const std::vector<Cell>& group : constraint.different()) {
        for (std::size_t i = 0; i < group.size(); ++i) {
            for (std::size_t j = i + 1; j < group.size(); ++j) {
                const std::uint8_t digit = digits[group[i]];
                if (digit != 0 && digit == digits[group[j]]) return {{group[i], group[j]}};
            }
        }
    }
    return std::nullopt;
}

std::string broken_text(const Puzzle& puzzle, const Constraint& broken, const WriteOptions& options,
                        Language language) {
    const std::string rule = broken.text(language);
    if (!broken.holds(std::vector<std::uint8_t>(broken.cells().size()))) {
        return sentence(language, text::kNeverHolds, rule);
    }
    const auto twins = find_twins(broken, puzzle.givens());
    if (!twins) return sentence(language, text::kGivensBreak, rule);
    const Board& board = puzzle.board();
    return sentence(language, text::kTwoInConstraint,
                    symbol_of(symbols_for(board, options), puzzle.given(twins->first)),
                    cell_words(board, twins->first), cell_words(board, twins->second), rule);
}

void refuse(const Item& item, std::string_view why, Exit exit, Reply& reply) {
    reply.notes = note_text(item, why) + "\n";
    reply.exit = exit;
    reply.fault = true;
}

}  // namespace

Result<SolveAnswer> find_solutions(const Puzzle& puzzle, SolutionLimits limits, const Job& job,
                                   Solver& solver) {
    const SearchTimer timer(job);
    Asked asked;
    if (auto fault = ask(puzzle, job, limits, timer, asked)) return *std::move(fault);
    asked.options.probe = limits.probe;
    return solver.solve(puzzle, asked.options);
}

Result<SolveAnswer> find_solutions(const Puzzle& puzzle, std::uint64_t limit, const Job& job,
                                   Solver& solver, SolutionSink sink) {
    const SearchTimer timer(job);
    Asked asked;
    if (auto fault = ask(puzzle, job, {limit, 0}, timer, asked)) return *std::move(fault);
    return solver.enumerate(puzzle, asked.options, sink);
}

Reply reply_to(const SolveAnswer& answer) {
    Reply reply;
    reply.tally.add(answer.verdict, answer.nodes);
    if (answer.stop == Stop::deadline) {
        reply.exit = Exit::stopped;
        reply.cancelled = interrupt::flag();
    }
    return reply;
}

Reply failure_reply(const Job& job, const Item& item, Error error, const StreamTexts& texts) {
    // Not to be taken for a file that is not there.
    error.code = ErrorCode::input_output;
    return fault_reply(job, Item{item, std::move(error)}, texts);
}

Reply refusal(const Item& item, std::string_view why, Exit exit) {
    Reply reply;
    refuse(item, why, exit, reply);
    return reply;
}

void answer_with(const Result<std::string>& text, const Item& item, const Job& job, Reply& reply) {
    if (text) {
        reply.out = *text;
    } else {
        refuse(item, text.error().message.in(job.language()), Exit::bad_input, reply);
    }
}

const MessageText& reason_to_skip(Verdict verdict) {
    if (verdict == Verdict::none) return text::kSkippedNone;
    return verdict == Verdict::several ? text::kSkippedSeveral : text::kSkippedUnknown;
}

std::string posed_text(Verdict verdict, const Puzzle& puzzle, const Job& job) {
    const Language language = job.language();
    switch (verdict) {
        case Verdict::one: return std::string(text::kWellPosed.in(language));
        case Verdict::several: return std::string(text::kNotPosedSeveral.in(language));
        case Verdict::none: break;
        case Verdict::some:
        case Verdict::unknown: return std::string(text::kCheckOutOfTime.in(language));
    }
    const std::string clash = clash_text(puzzle, job.arguments.write, language);
    if (clash.empty()) return std::string(text::kNotPosedNone.in(language));
    return sentence(language, text::kNotPosedSince, clash);
}

Symbols symbols_for(const Board& board, const WriteOptions& options) {
    return written_symbols(options.symbols, board.order());
}

std::string line_of(const Board& board, std::span<const std::uint8_t> digits,
                    const WriteOptions& options) {
    return cells_text(digits, symbols_for(board, options));
}

Result<std::string> puzzle_line(const Puzzle& puzzle, const WriteOptions& options) {
    auto line = write_entry({puzzle, {}, {}, {}}, Format::line, options);
    if (line) line->pop_back();
    return line;
}

Exit posed_exit(Verdict verdict) {
    if (verdict == Verdict::one) return Exit::yes;
    return verdict == Verdict::unknown || verdict == Verdict::some ? Exit::stopped : Exit::no;
}

Exit solving_exit(const SolveAnswer& answer) {
    if (answer.stop == Stop::deadline) return Exit::stopped;
    return answer.verdict == Verdict::none ? Exit::no : Exit::yes;
}

Puzzle puzzle_of(const Puzzle& puzzle, std::span<const std::uint8_t> digits, Format format) {
    Puzzle out(puzzle.board());
    for (Cell cell = 0; cell < digits.size(); ++cell) out.set_given(cell, digits[cell]);
    if (format == Format::line) return out;
    for (const ConstraintPtr& constraint : puzzle.constraints()) out.add_constraint(constraint);
    return out;
}

Entry solved_entry(const Entry& entry, std::span<const std::uint8_t> digits, Format format) {
    const Board& board = entry.puzzle.board();
    if (format == Format::csv) {
        return {entry.puzzle, {}, entry.info, Grid{board, {digits.begin(), digits.end()}}};
    }
    return {puzzle_of(entry.puzzle, digits, format), {}, entry.info, {}};
}

StreamTexts texts_for(Format format) {
    if (format == Format::json) return {{}, {}, json_fault};
    if (format == Format::line) {
        return {{}, {}, [](const Item&, Language) { return std::string("error\n"); }};
    }
    return {file_prologue(format), file_epilogue(format), nullptr};
}

std::string clash_text(const Puzzle& puzzle, const WriteOptions& options, Language language) {
    const Board& board = puzzle.board();
    const auto clash = find_clash(board, puzzle.givens());
    if (!clash) {
        const Constraint* const broken = find_broken(puzzle, puzzle.givens());
        return broken == nullptr ? std::string() : broken_text(puzzle, *broken, options, language);
    }
    const House& house = board.houses()[clash->house];
    return message(clash_message(house.kind), symbol_of(symbols_for(board, options), clash->digit),
                   house.index + 1, cell_words(board, clash->first),
                   cell_words(board, clash->second))
        .in(language);
}

bool clash_names_pair(const Puzzle& puzzle) {
    if (find_clash(puzzle.board(), puzzle.givens())) return true;
    const Constraint* const broken = find_broken(puzzle, puzzle.givens());
    return broken != nullptr && find_twins(*broken, puzzle.givens()).has_value();
}

std::string unsolvable_text(const Puzzle& puzzle, const Job& job) {
    const std::string clash = clash_text(puzzle, job.arguments.write, job.language());
    if (clash.empty()) return std::string(text::kUnsolvable.in(job.language()));
    return sentence(job.language(), text::kUnsolvableSince, clash);
}

}  // namespace sudokit::cli
