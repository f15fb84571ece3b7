// `sudokit encode`: a puzzle as a file for outside solvers.
#include "sudokit/clause_words.hpp"

#include "cli/encode/arguments.hpp"
#include "cli/encode/formula.hpp"
#include "cli/encode/show.hpp"
#include "cli/encode/sizes.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/families.hpp"
#include "cli/stream/formulas.hpp"

namespace sudokit::cli {
namespace {

void encode(Job& job, const EncodeArguments& arguments, const Puzzle& puzzle) {
    if (arguments.sizes) {
        job.output.write(sizes_of(puzzle, arguments));
        return;
    }
    const auto write = [&](std::string_view text) {
        return !interrupt::flag() && job.output.write(text);
    };
    if (arguments.comments) {
        CnfOptions options = arguments.cnf;
        options.form = clause_form(arguments.kind);
        write_commented_dimacs(Cnf(puzzle, options), write);
    } else {
        write_export(puzzle, arguments.kind, arguments.cnf, write);
    }
}

Reply shown_reply(const Job& job, const EncodeArguments& arguments, const Item& item,
                  const Puzzle& puzzle) {
    const auto text = shown_clauses(puzzle, arguments);
    if (!text) return refusal(item, text.error().message.in(job.language()), Exit::usage);
    Reply reply;
    reply.out = *text;
    return reply;
}

}  // namespace

Exit run_encode(const EncodeArguments& arguments, const Streams& io) {
    const OperandSight sight(arguments, io, arguments.formula);
    if (sight.refused()) return Exit::usage;
    if (sight.are_formulas()) return encode_formula(arguments, sight.io());
    return run_job(arguments, sight.io(), [&arguments](Job& job) {
        run_single(job, [&](const Item& item, const Entry& entry) {
            auto fault = export_fault(arguments.kind, entry.puzzle);
            if (!fault) fault = families_fault(entry.puzzle, arguments.cnf);
            if (fault) {
                job.take(refusal(item, fault->message.in(job.language())));
            } else if (arguments.show) {
                job.take(shown_reply(job, arguments, item, entry.puzzle));
            } else {
                ++job.items;
                encode(job, arguments, entry.puzzle);
            }
        });
    });
}

}  // namespace sudokit::cli
