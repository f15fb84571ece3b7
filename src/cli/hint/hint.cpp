// `sudokit hint`: a little help from the player's position.
#include "sudokit/clock.hpp"

#include "cli/explain/messages.hpp"
#include "cli/explain/report.hpp"
#include "cli/hint/arguments.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"

namespace sudokit::cli {
namespace {

std::string hint_json(const Item& item, const ExplanationWalk& walk, HintStrength strength,
                      const Wording& wording) {
    return json_line([&](JsonWriter& out) {
        write_place(out, item);
        write_hint_members(out, walk, strength, wording);
    });
}

}  // namespace

Exit run_hint(const HintArguments& arguments, const Streams& io) {
    return run_job(arguments, io, [&arguments](Job& job) {
        const bool json = job.arguments.format == Format::json;
        const StreamTexts texts = json ? texts_for(Format::json) : StreamTexts{};
        const auto worker = [&](const Item& item, const Entry& entry, Solver& solver) {
            if (const auto fault = order_fault(arguments.order, entry.puzzle)) {
                return refusal(item, fault->message.in(job.language()));
            }
            const Timer timer(job.arguments.timeout, &interrupt::flag());
            ExplanationWalkOptions options;
            options.order = arguments.order;
            options.techniques = arguments.techniques;
            options.uniqueness = !arguments.no_uniqueness;
            options.limit = 1;
            options.deadline = timer.deadline();
            const ExplanationWalk found = explanation_walk(entry, options, solver);
            Reply reply;
            reply.exit = walk_exit(found);
            reply.cancelled = found.end == ExplanationWalkEnd::stopped && interrupt::flag();
            reply.tally.add(found.verdict, 0);
            const Wording wording = wording_of(job, arguments, found.start.board());
            reply.out = json ? hint_json(item, found, arguments.strength, wording)
                             : hint_text(found, arguments.strength, wording);
            return reply;
        };
        run_stream(job, worker, texts);
    });
}

}  // namespace sudokit::cli
