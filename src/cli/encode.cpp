// `sudokit encode`: a puzzle as a file for outside solvers.
#include "cli/columns.hpp"
#include "cli/json.hpp"
#include "cli/messages.hpp"
#include "cli/system.hpp"

namespace sudokit::cli {
namespace {

std::string row(std::string_view name, std::string_view clauses, std::string_view literals) {
    return to_the_left(name, 8) + to_the_right(clauses, 12) + to_the_right(literals, 13) + "\n";
}

std::string row(std::string_view name, const CnfSize& size) {
    return row(name, std::to_string(size.clauses), std::to_string(size.literals));
}

std::string sizes_table(const Cnf& cnf, Language language) {
    const CnfSize whole = cnf.size();
    std::string out =
        row(text::kFamily.in(language), text::kClauses.in(language), text::kLiterals.in(language));
    for (const Family family : cnf.families()) out += row(family_name(family), cnf.size(family));
    out += row(text::kTotal.in(language), whole);
    const auto auxiliary = whole.variables - static_cast<std::uint64_t>(cnf.candidate_count());
    return out + message(text::kVariables, whole.variables, auxiliary).in(language) + "\n";
}

std::string sizes_json(const Cnf& cnf) {
    const auto facts = [](const CnfSize& size) {
        return "\"clauses\":" + std::to_string(size.clauses) +
               ",\"literals\":" + std::to_string(size.literals);
    };
    const CnfSize whole = cnf.size();
    std::string families;
    for (const Family family : cnf.families()) {
        families += families.empty() ? "" : ",";
        families +=
            "{\"family\":" + json_string(family_name(family)) + "," + facts(cnf.size(family)) + "}";
    }
    return "{\"variables\":" + std::to_string(whole.variables) + "," + facts(whole) +
           ",\"families\":[" + families + "]}\n";
}

void encode(Job& job, const Puzzle& puzzle) {
    const Arguments& arguments = job.arguments;
    if (arguments.sizes) {
        CnfOptions options = arguments.cnf;
        options.form = clause_form(arguments.export_kind);
        const Cnf cnf(puzzle, options);
        job.output.write(arguments.format == Format::json ? sizes_json(cnf)
                                                          : sizes_table(cnf, job.language()));
        return;
    }
    write_export(puzzle, arguments.export_kind, arguments.cnf, [&](std::string_view text) {
        return !interrupt::flag() && job.output.write(text);
    });
}

}  // namespace

Exit run_encode(const Arguments& arguments, const Streams& io) {
    return run_job(arguments, io, [](Job& job) {
        const bool single = job.input.is_single();
        const auto item = job.input.next();
        if (!item) return;
        if (!item->entry) {
            job.take(fault_reply(job, *item, {}));
        } else if (!single) {
            Reply reply;
            reply.notes =
                note_text(*item, message(text::kOnePuzzle, "encode").in(job.language())) + "\n";
            reply.exit = Exit::bad_input;
            reply.fault = true;
            job.take(reply);
        } else {
            ++job.items;
            encode(job, item->entry->puzzle);
        }
    });
}

}  // namespace sudokit::cli
