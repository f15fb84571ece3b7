// `sudokit colour`: graphs with as few colours as possible, or with so many.
#include "sudokit/colour.hpp"

#include <chrono>

#include "sudokit/clock.hpp"
#include "sudokit/engine_colouring.hpp"

#include "cli/colour/arguments.hpp"
#include "cli/colour/messages.hpp"
#include "cli/colour/report.hpp"
#include "cli/colour/sizes.hpp"
#include "cli/io/graph_input.hpp"
#include "cli/io/output.hpp"
#include "cli/io/status_line.hpp"
#include "cli/io/system.hpp"

namespace sudokit::cli {
namespace {

// Steps of tabu search for each number of colours where there is nothing else.
constexpr std::uint64_t kHeuristicSteps = 2'000'000;

using Clock = std::chrono::steady_clock;

// A deadline that shows on a terminal how far the search has come each time it is asked.
class Watch {
  public:
    Watch(const ColourArguments& arguments, const Streams& io)
        : arguments_(arguments),
          io_(io),
          timer_(arguments.timeout, &interrupt::flag()),
          wanted_(wants_status(arguments, io)) {}

    ~Watch() { status_line::erase(); }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

    [[nodiscard]] Deadline deadline() const {
        return {[](const void* self) { return static_cast<const Watch*>(self)->is_over(); }, this};
    }
    [[nodiscard]] ColourBounds* bounds() { return &bounds_; }

  private:
    [[nodiscard]] bool is_over() const {
        if (wanted_ && Clock::now() >= next_) show();
        return timer_.passed();
    }

    void show() const {
        next_ = Clock::now() + kBetween;
        const auto seconds =
            std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - start_).count();
        status_line::show(io_, message(text::kColourProgress, bounds_.lower, bounds_.upper, seconds)
                                   .in(arguments_.language));
    }

    const ColourArguments& arguments_;
    const Streams& io_;
    Timer timer_;
    bool wanted_;
    ColourBounds bounds_;
    Clock::time_point start_ = Clock::now();
    // Asked in one thread.
    mutable Clock::time_point next_ = start_ + kQuietAtFirst;
};

Result<Colouring> colouring_of(const ColourArguments& arguments, const Streams& io,
                               const ColouredGraph& graph) {
    Watch watch(arguments, io);
    if (arguments.engine != "auto") {
        SolveOptions how{.engine = arguments.engine, .deadline = watch.deadline()};
        how.solver_command = arguments.solver_command;
        return colouring_by_engine(how, graph, arguments.with, watch.bounds());
    }
    ColourOptions options{.deadline = watch.deadline(), .seed = arguments.seed.value_or(1)};
    options.progress = watch.bounds();
    if (!arguments.heuristic) {
        return arguments.with ? colouring_with(graph, *arguments.with, options)
                              : least_colouring(graph, options);
    }
    options.steps = kHeuristicSteps;
    return arguments.with ? heuristic_colouring_with(graph, *arguments.with, options)
                          : heuristic_colouring(graph, options);
}

Exit count(const ColourArguments& arguments, const Streams& io, const ColouredGraph& graph) {
    const Timer timer(arguments.timeout, &interrupt::flag());
    const SearchOutcome outcome =
        count_colourings(graph, *arguments.with,
                         {.limit = arguments.limit.value_or(0), .deadline = timer.deadline()});
    if (outcome.error) return refuse(arguments, io, arguments.operands.front(), *outcome.error);
    const Exit written = write_answer(arguments, io, count_report(arguments, outcome));
    if (outcome.stop == Stop::deadline) return worst(written, Exit::stopped);
    return worst(written, outcome.count == 0 ? Exit::no : Exit::yes);
}

Exit report(const ColourArguments& arguments, const Streams& io, const ColourReport& report) {
    if (arguments.format == Format::json) return write_answer(arguments, io, report.json());
    if (!report.has_colours()) return print(arguments, io, report.text() + "\n");
    if (arguments.output.empty()) return print(arguments, io, report.node_lines());
    const Exit written = write_answer(arguments, io, report.col());
    return worst(written, print(arguments, io, report.text() + "\n"));
}

}  // namespace

Exit run_colour(const ColourArguments& arguments, const Streams& io) {
    ColouredGraph graph;
    if (const Exit read = read_graph(arguments, io, graph); read != Exit::yes) return read;
    if (const Exit tried = try_output(arguments, io); tried != Exit::yes) return tried;
    if (arguments.sizes) return write_answer(arguments, io, graph_sizes(arguments, graph.graph));
    if (arguments.count) return count(arguments, io, graph);
    const Result<Colouring> found = colouring_of(arguments, io, graph);
    if (!found) return refuse(arguments, io, arguments.operands.front(), found.error());
    const ColourReport answer(arguments, graph.graph, *found);
    const Exit exit = interrupt::came() ? Exit::stopped : answer.exit();
    return worst(report(arguments, io, answer), exit);
}

}  // namespace sudokit::cli
