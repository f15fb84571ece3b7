// `sudokit reduce`: one problem as another, and the solutions back.
#include <algorithm>

#include "sudokit/cell_name.hpp"
#include "sudokit/clock.hpp"
#include "sudokit/reduction.hpp"

#include "cli/io/file_text.hpp"
#include "cli/io/graph_input.hpp"
#include "cli/io/output.hpp"
#include "cli/io/system.hpp"
#include "cli/reduce/arguments.hpp"
#include "cli/reduce/messages.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/given_grid.hpp"

namespace sudokit::cli {
namespace {

// The one complete grid in the file of --back, on `board`.
Result<Grid> read_solution(const ReduceArguments& arguments, const Streams& io,
                           const Board& board) {
    auto digits = read_given_grid(arguments.back, board, arguments.read.symbols, io);
    if (!digits) return digits.error();
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        if ((*digits)[cell] == 0) {
            return Error{ErrorCode::unsupported, 0,
                         message(text::kCellsLeft, cell_words(board, cell))};
        }
    }
    return Grid{board, *std::move(digits)};
}

Result<std::string> puzzle_text(const ReduceArguments& arguments, const Puzzle& puzzle) {
    const Format format = arguments.format.value_or(Format::grid);
    auto text = write_entry({puzzle}, format, arguments.write);
    if (!text) return text;
    return std::string(file_prologue(format)) + *text + std::string(file_epilogue(format));
}

// Says what was made of it, unless nothing should be said.
void note(const ReduceArguments& arguments, const Streams& io, const Message& what) {
    if (!arguments.quiet) say(io, what.in(arguments.language));
}

Exit stopped_or_bad(const Error& error) {
    return error.code == ErrorCode::stopped ? Exit::stopped : Exit::bad_input;
}

Exit reduce_graph(const ReduceArguments& arguments, const Streams& io) {
    ColouredGraph graph;
    if (const Exit read = read_graph(arguments, io, graph); read != Exit::yes) return read;
    const std::string& path = arguments.operands.front();
    const Timer timer(arguments.timeout, &interrupt::flag());
    const auto reduced = colouring_to_latin(graph, *arguments.with, timer.deadline());
    if (!reduced) {
        return worst(refuse(arguments, io, path, reduced.error()), stopped_or_bad(reduced.error()));
    }
    const Puzzle& latin = reduced->latin;
    // The second reduction, if it is wanted.
    const auto puzzle = arguments.to_sudoku ? latin_to_sudoku(latin) : Result(latin);
    if (!puzzle) return refuse(arguments, io, path, puzzle.error());
    if (arguments.back.empty()) {
        const auto text = puzzle_text(arguments, *puzzle);
        if (!text) return refuse(arguments, io, path, text.error());
        const std::uint32_t order = latin.board().order();
        const std::uint32_t vertices = graph.graph.vertex_count();
        note(arguments, io,
             arguments.to_sudoku ? message(text::kReducedToSudoku, puzzle->board().order(), order,
                                           vertices, *arguments.with)
                                 : message(text::kReducedGraph, order,
                                           latin.board().cell_count() - latin.given_count(),
                                           vertices, *arguments.with));
        return write_answer(arguments, io, *text);
    }
    auto solution = read_solution(arguments, io, puzzle->board());
    if (solution && arguments.to_sudoku) solution = latin_from_sudoku(latin, *solution);
    if (!solution) return refuse(arguments, io, arguments.back, solution.error());
    const auto colours = colours_from_latin(*reduced, *solution);
    if (!colours) return refuse(arguments, io, arguments.back, colours.error());
    const std::string comment =
        message(text::kColouredBack, *arguments.with).in(arguments.language);
    return write_answer(arguments, io, write_col({graph.graph, *colours}, comment));
}

Reply reduce_latin(const ReduceArguments& arguments, const Job& job, const Item& item,
                   const Entry& entry) {
    const auto sudoku = latin_to_sudoku(entry.puzzle);
    if (!sudoku) return refusal(item, sudoku.error().message.in(job.language()));
    Reply reply;
    if (arguments.back.empty()) {
        answer_with(puzzle_text(arguments, *sudoku), item, job, reply);
        if (!arguments.quiet && reply.notes.empty()) {
            reply.notes =
                message(text::kReducedLatin, sudoku->board().order(), entry.puzzle.board().order())
                    .in(job.language()) +
                "\n";
        }
        return reply;
    }
    const auto complain_of = [&](const Error& error) {
        reply.notes = fault_text(arguments.back, error, job.language()) + "\n";
        reply.exit = Exit::bad_input;
        reply.fault = true;
        return reply;
    };
    const auto solution = read_solution(arguments, job.io, sudoku->board());
    if (!solution) return complain_of(solution.error());
    const auto completed = latin_from_sudoku(entry.puzzle, *solution);
    if (!completed) return complain_of(completed.error());
    Puzzle filled(completed->board);
    for (Cell cell = 0; cell < completed->digits.size(); ++cell) {
        filled.set_given(cell, completed->digits[cell]);
    }
    answer_with(puzzle_text(arguments, filled), item, job, reply);
    return reply;
}

}  // namespace

Exit run_reduce(const ReduceArguments& arguments, const Streams& io) {
    if (arguments.with) return reduce_graph(arguments, io);
    const auto is_graph = [](const std::string& path) { return path.ends_with(".col"); };
    if (std::ranges::any_of(arguments.operands, is_graph)) {
        complain(io, text::kGraphNeedsColours.in(arguments.language));
        return Exit::usage;
    }
    return run_job(arguments, io, [&](Job& job) {
        run_single(job, [&](const Item& item, const Entry& entry) {
            job.take(reduce_latin(arguments, job, item, entry));
        });
    });
}

}  // namespace sudokit::cli
