// `sudokit convert`: from any format to any other.
#include "cli/convert/arguments.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/kept_puzzles.hpp"

namespace sudokit::cli {

Exit run_convert(const ConvertArguments& arguments, const Streams& io) {
    return run_job(arguments, io, [](Job& job) {
        const Format format = job.arguments.format.value_or(Format::line);
        KeptPuzzles puzzles(job, format);
        const auto worker = [&](const Item& item, const Entry& entry, Solver&) {
            Reply reply;
            answer_with(puzzles.write(entry), item, job, reply);
            return reply;
        };
        run_stream(job, worker, {file_prologue(format), file_epilogue(format), nullptr});
    });
}

}  // namespace sudokit::cli
