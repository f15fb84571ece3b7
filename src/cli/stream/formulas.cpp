#include "cli/stream/formulas.hpp"

#include <algorithm>

#include "sudokit/clock.hpp"
#include "sudokit/shown_text.hpp"

#include "cli/frame/failure.hpp"
#include "cli/io/file_text.hpp"
#include "cli/io/formula_input.hpp"
#include "cli/io/json_line.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/messages.hpp"

namespace sudokit::cli {
namespace {

constexpr std::size_t kLongestName = 60;

// How answers name an operand.
std::string formula_name(const std::string& operand) {
    if (is_formula_itself(operand)) return "<argument>";
    if (operand.empty()) return "''";
    return operand == "-" ? "<stdin>" : shown_text(operand, kLongestName);
}

// The reply to an operand that could not be read, or not in time.
Reply unread_reply(const Job& job, const Place& place, const Error& error) {
    Reply reply;
    reply.exit = reading_exit(error);
    reply.fault = reply.exit == Exit::bad_input;
    reply.cancelled = interrupt::flag();
    reply.notes = fault_text(place.file, error, job.language()) + "\n";
    if (job.arguments.format == Format::json) {
        append_json_line(reply.out, [&](JsonWriter& out) {
            write_formula_place(out, place);
            out.key("answer").text(reply.fault ? "error" : "unknown");
            if (error.line > 0) {
                out.key("line").number(error.line).key("column").number(error.column);
            }
            out.key("message").text(error.message.in(job.language()));
        });
    }
    return reply;
}

// The reply that there is no answer, and why.
Reply refused_reply(const Job& job, const Place& place, std::string_view why, Exit exit) {
    Reply reply;
    reply.notes = place_text(place.file, 0, 0) + std::string(why) + "\n";
    reply.exit = exit;
    if (job.arguments.format == Format::json && exit != Exit::usage) {
        append_json_line(reply.out, [&](JsonWriter& out) {
            write_formula_place(out, place);
            out.key("answer").text(exit == Exit::stopped ? "unknown" : "error");
            out.key("message").text(why);
        });
    }
    return reply;
}

Reply formula_reply(Job& job, const std::string& operand, const Place& place, FormulaWork work,
                    std::string_view no_time) {
    const Timer timer(job.arguments.timeout, &interrupt::flag());
    try {
        auto read = read_formula_operand(operand, job.io, timer.deadline());
        if (!read) {
            Reply reply = unread_reply(job, place, read.error());
            if (!reply.fault && reply.out.empty()) reply.out = no_time;
            return reply;
        }
        const FormulaItem item{place, *std::move(read)};
        return work(job, item, timer.deadline());
    } catch (const std::exception&) {
        // No memory, most likely, for this one.
        return refused_reply(job, place, failure_at_hand().in(job.language()), Exit::stopped);
    }
}

}  // namespace

Exit run_formulas(const PuzzleArguments& arguments, const Streams& io, FormulaWork work,
                  std::string_view no_time) {
    if (arguments.operands.empty() && is_terminal(io.input)) {
        complain(io,
                 message(text::kNoFormulaToRead, arguments.command->name).in(arguments.language));
        return Exit::usage;
    }
    if (std::ranges::count(arguments.operands, "-") > 1) {
        complain(io, text::kStandardInputAgain.in(arguments.language));
        return Exit::usage;
    }
    return run_making(arguments, io, [&](Job& job) {
        std::vector<std::string> operands = arguments.operands;
        if (operands.empty()) operands.emplace_back("-");
        for (std::size_t i = 0; i < operands.size() && !interrupt::flag(); ++i) {
            const std::string name = formula_name(operands[i]);
            if (!job.take(formula_reply(job, operands[i], {i + 1, name, 0}, work, no_time))) return;
            job.output.flush();
        }
    });
}

OperandSight::OperandSight(const PuzzleArguments& arguments, const Streams& io, bool told)
    : io_(io) {
    if (told) {
        formulas_ = true;
        return;
    }
    const OperandKind kind = kind_of_operands(arguments.operands, io, ahead_);
    io_.ahead = ahead_;
    formulas_ = kind == OperandKind::formulas;
    refused_ = kind == OperandKind::mixed;
    if (refused_) complain(io, text::kFormulasAndPuzzles.in(arguments.language));
    if (kind != OperandKind::puzzles) return;
    for (const std::string& operand : arguments.operands) {
        if (!has_formula_signs(operand) || !is_formula_itself(operand) ||
            !read_formula_text(operand, FormulaNotation::clauses).has_value()) {
            continue;
        }
        refused_ = true;
        const std::string shown = shown_text(operand, kLongestName);
        complain(io, message(text::kPerhapsFormula, shown).in(arguments.language));
        return;
    }
}

Reply formula_refusal(const Job& job, const FormulaItem& item, std::string_view why, Exit exit) {
    Reply reply = refused_reply(job, item.place, why, exit);
    reply.fault = true;
    return reply;
}

void write_formula_place(JsonWriter& out, const Place& place) {
    out.key("number").number(place.number).key("file").text(place.file);
}

void write_literal(JsonWriter& out, const FormulaText& text, Literal literal) {
    if (text.names.empty()) {
        out.number(literal);
    } else {
        out.text(text.literal(literal));
    }
}

std::string short_clause(const FormulaText& text, std::span<const Literal> literals) {
    constexpr std::size_t kMost = 20;
    if (literals.size() <= kMost) return text.clause(literals);
    return text.clause(literals.first(kMost)) + " ...";
}

}  // namespace sudokit::cli
