// `sudokit decode`: from what an outside solver says to a grid.
#include "sudokit/exports.hpp"
#include "sudokit/shown_text.hpp"

#include "cli/decode/arguments.hpp"
#include "cli/decode/formula.hpp"
#include "cli/decode/messages.hpp"
#include "cli/io/file_text.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/formulas.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/messages.hpp"
#include "cli/stream/picture.hpp"

namespace sudokit::cli {
namespace {

constexpr std::size_t kLargestModel = std::size_t{1} << 28U;

Reply complaint(const std::string& path, std::string_view text, Exit exit = Exit::bad_input) {
    Reply reply;
    reply.notes = shown_text(path) + ": " + std::string(text) + "\n";
    reply.exit = exit;
    reply.fault = true;
    return reply;
}

// The solver says that there is no solution: is it so?
Reply reply_to_no(const Item& item, const Entry& entry, const Job& job, const std::string& path) {
    Solver solver;
    const auto found = find_solutions(entry.puzzle, {1, 0}, job, solver);
    if (!found) return complaint(path, found.error().message.in(job.language()));
    const SolveAnswer& answer = *found;
    if (answer.count > 0) return complaint(path, text::kSolverIsWrong.in(job.language()));
    Reply reply = reply_to(answer);
    if (answer.verdict == Verdict::none) {
        reply.exit = Exit::no;
        if (job.arguments.format == Format::json) {
            reply.out = json_answer(item, answer, job.arguments.write);
            return reply;
        }
        const bool words = !job.arguments.format;
        reply.out = (words ? unsolvable_text(entry.puzzle, job)
                           : std::string(verdict_word(Verdict::none))) +
                    "\n";
    }
    return reply;
}

Reply reply_to_grid(const Entry& entry, const Grid& grid, const Item& item, const Job& job) {
    Reply reply;
    const Language language = job.language();
    if (!job.arguments.format) {
        reply.out = std::string(text::kModelSolves.in(language)) + "\n\n" +
                    draw_text(grid.board, grid.digits, entry.puzzle.givens(),
                              picture_style(job, grid.board));
        return reply;
    }
    const Format format = *job.arguments.format;
    const auto text =
        write_entry(solved_entry(entry, grid.digits, format), format, job.arguments.write);
    if (!text) {
        reply = complaint(std::string(item.file), text.error().message.in(language));
    } else {
        reply.out = std::string(file_prologue(format)) + *text + std::string(file_epilogue(format));
    }
    return reply;
}

Reply decode(const Item& item, const Entry& entry, const Job& job, const std::string& path) {
    const Language language = job.language();
    const std::string name = path == "-" ? "<stdin>" : path;
    const auto text = read_file(path, kLargestModel, job.io);
    if (!text) {
        const Error& error = text.error();
        return complaint(name, error.message.in(language), reading_exit(error));
    }
    const auto decoded = decode_model(entry.puzzle, *text);
    if (!decoded) {
        Reply reply = complaint(name, {});
        reply.notes = fault_text(name, decoded.error(), language) + "\n";
        return reply;
    }
    switch (decoded->status) {
        case Decoded::Status::solution: return reply_to_grid(entry, *decoded->grid, item, job);
        case Decoded::Status::unsatisfiable: return reply_to_no(item, entry, job, name);
        case Decoded::Status::unknown: break;
    }
    return complaint(name, text::kSolverGaveUp.in(language), Exit::stopped);
}

}  // namespace

Exit run_decode(const DecodeArguments& arguments, const Streams& io) {
    if (arguments.operands.size() != 2) {
        complain(io, text::kPuzzleAndModel.in(arguments.language));
        return Exit::usage;
    }
    if (arguments.operands.front() == "-" && arguments.operands.back() == "-") {
        complain(io, text::kStandardInputAgain.in(arguments.language));
        return Exit::usage;
    }
    DecodeArguments puzzle = arguments;
    const std::string model = puzzle.operands.back();
    puzzle.operands.pop_back();
    const OperandSight sight(puzzle, io, arguments.formula);
    if (sight.refused()) return Exit::usage;
    if (sight.are_formulas()) return decode_formula(puzzle, sight.io(), model);
    return run_job(puzzle, sight.io(), [&](Job& job) {
        run_single(job, [&](const Item& item, const Entry& entry) {
            job.take(decode(item, entry, job, model));
        });
    });
}

}  // namespace sudokit::cli
