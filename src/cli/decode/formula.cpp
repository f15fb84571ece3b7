#include "cli/decode/formula.hpp"

#include "sudokit/satisfy.hpp"
#include "sudokit/shown_text.hpp"

#include "cli/decode/messages.hpp"
#include "cli/io/file_text.hpp"
#include "cli/io/json_line.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/formulas.hpp"
#include "cli/stream/model_lines.hpp"

namespace sudokit::cli {
namespace {

constexpr std::size_t kLargestAnswer = std::size_t{1} << 28U;

Reply answer_complaint(const std::string& path, const Error& error, Language language) {
    Reply reply;
    reply.notes = fault_text(path == "-" ? "<stdin>" : shown_text(path), error, language) + "\n";
    reply.exit = reading_exit(error);
    reply.fault = true;
    return reply;
}

// The solver says that there is no model: is it so?
Reply reply_to_no_model(const Job& job, const FormulaItem& item, const std::string& path,
                        const Deadline& deadline) {
    const auto found = satisfy(item.text.formula, {.deadline = deadline});
    if (!found) return answer_complaint(path, found.error(), job.language());
    if (found->satisfiable == true) {
        return answer_complaint(path, {ErrorCode::syntax, 0, message(text::kModelAfterAll)},
                                job.language());
    }
    Reply reply;
    reply.exit = found->satisfiable ? Exit::no : Exit::stopped;
    reply.cancelled = !found->satisfiable && interrupt::flag();
    const bool json = job.arguments.format == Format::json;
    if (found->satisfiable && json) {
        reply.out = json_line([](JsonWriter& out) { out.key("answer").text("unsatisfiable"); });
    } else if (found->satisfiable) {
        reply.out = "s UNSATISFIABLE\n";
    }
    return reply;
}

Reply reply_to_model(const Job& job, const FormulaItem& item, const std::vector<bool>& model) {
    Reply reply;
    if (job.arguments.format != Format::json) {
        reply.out = "s SATISFIABLE\n" + model_lines(item.text, model);
        return reply;
    }
    reply.out = json_line([&](JsonWriter& out) {
        out.key("answer").text("satisfiable").key("model");
        write_model(out, item.text, model);
    });
    return reply;
}

}  // namespace

Exit decode_formula(const DecodeArguments& arguments, const Streams& io,
                    const std::string& answer) {
    return run_formulas(
        arguments, io, [&](const Job& job, const FormulaItem& item, const Deadline& deadline) {
            const auto text = read_file(answer, kLargestAnswer, job.io, deadline);
            if (!text) return answer_complaint(answer, text.error(), job.language());
            const auto read =
                decode_formula_model(item.text.formula, numbered_model_lines(item.text, *text));
            if (!read) return answer_complaint(answer, read.error(), job.language());
            if (read->satisfiable == true) return reply_to_model(job, item, read->model);
            return reply_to_no_model(job, item, answer, deadline);
        });
}

}  // namespace sudokit::cli
