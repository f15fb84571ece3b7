// `sudokit encode`: a puzzle as a file for outside solvers.
#include "cli/encode/arguments.hpp"
#include "cli/encode/sizes.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"

namespace sudokit::cli {
namespace {

void encode(Job& job, const EncodeArguments& arguments, const Puzzle& puzzle) {
    if (arguments.sizes) {
        job.output.write(sizes_of(puzzle, arguments));
        return;
    }
    write_export(puzzle, arguments.kind, arguments.cnf, [&](std::string_view text) {
        return !interrupt::flag() && job.output.write(text);
    });
}

}  // namespace

Exit run_encode(const EncodeArguments& arguments, const Streams& io) {
    return run_job(arguments, io, [&arguments](Job& job) {
        run_single(job, [&](const Item& item, const Entry& entry) {
            if (auto fault = export_fault(arguments.kind, entry.puzzle)) {
                job.take(refusal(item, fault->message.in(job.language())));
            } else {
                ++job.items;
                encode(job, arguments, entry.puzzle);
            }
        });
    });
}

}  // namespace sudokit::cli
