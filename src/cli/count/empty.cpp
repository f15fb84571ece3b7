#include "cli/count/empty.hpp"

#include <algorithm>
#include <cmath>

#include "sudokit/solve.hpp"

#include "cli/count/messages.hpp"
#include "cli/count/parts.hpp"
#include "cli/count/solutions.hpp"
#include "cli/io/input.hpp"
#include "cli/io/output.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/stats.hpp"

namespace sudokit::cli {
namespace {

// Small boards without a scheme that have no more grids than this are counted one by one.
constexpr std::uint32_t kSmallOrder = 6;
constexpr std::uint64_t kFewGrids = 300'000;

// Samples for an estimate once time is up.
constexpr std::uint64_t kLateSamples = 8;

std::optional<Natural> counted_one_by_one(const Board& board, const Deadline& deadline) {
    if (board.order() > kSmallOrder) return std::nullopt;
    const auto answer = solve(Puzzle(board), {.limit = kFewGrids, .keep = 0, .deadline = deadline});
    if (!answer || answer->stop != Stop::exhausted) return std::nullopt;
    return Natural(answer->count);
}

// Of a plain board with boxes, these.
const Boxes* plain_boxes(const Shape& shape) {
    if (shape.diagonals || shape.windows || !shape.extra.empty()) return nullptr;
    return std::get_if<Boxes>(&shape.regions);
}

std::string known_text(const Known& known, const CountArguments& arguments) {
    const Language language = arguments.language;
    return (known.exact ? known.exact->text() : estimate_text(known, language)) + "\n";
}

// What there is to say of an estimate, on the standard error.
void say_how(const Known& known, const CountArguments& arguments, const Streams& io) {
    const Language language = arguments.language;
    if (known.exact || arguments.quiet) return;
    if (known.late) complain(io, text::kNotInTime.in(language));
    if (known.sampled) {
        const std::string percent = decimals(100 * known.sampled->relative_error, 2, language);
        complain(io, sentence(language, text::kEstimated, percent, known.sampled->samples));
    } else if (known.product) {
        complain(io, text::kProduct.in(language));
    }
}

Exit answer(const CountArguments& arguments, const Streams& io, const Board& board,
            const Known& known) {
    std::string out;
    if (arguments.json || arguments.format == Format::json) {
        JsonWriter json(out);
        json.begin_object().key("board").text(shape_name(board.shape()));
        json.key("counts").text(arguments.classes ? "classes" : "grids");
        write_known(json, known);
        json.end_object().end_line();
    } else if (known.exact || known.sampled || known.product) {
        out = known_text(known, arguments);
    }
    const Exit written = write_answer(arguments, io, out);
    say_how(known, arguments, io);
    return worst(written, known.late || interrupt::came() ? Exit::stopped : Exit::yes);
}

}  // namespace

CountWatch::CountWatch(const CountArguments& arguments, const Streams& io)
    : arguments_(arguments),
      timer_(arguments.timeout, &interrupt::flag()),
      ticker_(arguments, io, [this] { return words(); }) {}

Deadline CountWatch::deadline() const {
    return {[](const void* self) { return static_cast<const CountWatch*>(self)->timer_.passed(); },
            this,
            [](const void* self, std::uint64_t done, std::uint64_t all) {
                const auto* watch = static_cast<const CountWatch*>(self);
                watch->done_.store(done, std::memory_order_relaxed);
                watch->all_.store(all, std::memory_order_relaxed);
            }};
}

std::string CountWatch::words() const {
    if (all_ == 0) return {};
    return message(text::kParts, done_.load(), all_.load()).in(arguments_.language);
}

std::string scientific(double log10, std::uint32_t decimals, Language language) {
    return scientific_text(log10, decimals, language == Language::fr ? ',' : '.');
}

std::string estimate_text(const Known& known, Language language) {
    const double log10 = known.sampled ? known.sampled->log10 : known.product.value_or(-HUGE_VAL);
    return "~" + scientific(log10, 4, language);
}

void write_known(JsonWriter& out, const Known& known) {
    out.key("exact").boolean(known.exact.has_value());
    if (known.exact) {
        // Too large for the numbers of most readers of JSON.
        out.key("count").text(known.exact->text());
        return;
    }
    if (known.sampled) write_estimate(out, *known.sampled);
    if (known.product) out.key("product_estimate").text(scientific_text(*known.product, 6));
}

Known grids_known(const Board& board, const CountArguments& arguments, const Streams& io,
                  const Deadline& deadline) {
    Known known;
    const Shape& shape = board.shape();
    if (!arguments.estimate) {
        known.exact = GridCounting::of(shape)
                          ? count_by_parts(shape, arguments, io, deadline, known.fault)
                          : counted_one_by_one(board, deadline);
        if (known.exact || known.fault) return known;
        known.late = deadline.passed();
    }
    // Late as it is, a rough estimate is better than nothing, where it takes milliseconds.
    const Deadline limit = known.late ? Deadline() : deadline;
    const Boxes* boxes = plain_boxes(shape);
    if (boxes != nullptr && !known.late) known.product = product_estimate(*boxes, deadline);
    Rng rng(arguments.seed.value_or(1));
    const std::uint64_t samples = known.late ? kLateSamples : arguments.samples.value_or(kSamples);
    if (boxes != nullptr) known.sampled = sampled_grid_count(*boxes, samples, rng, limit);
    // Random descents say nothing useful of large boards with boxes.
    if (boxes == nullptr) {
        known.sampled = sampled_solution_count(Puzzle(board), samples, rng, limit);
    }
    if (known.sampled && known.sampled->samples < 2) known.sampled.reset();
    return known;
}

Exit run_count_empty(const CountArguments& arguments, const Streams& io) {
    const Language language = arguments.language;
    if (!arguments.operands.empty()) {
        complain(io, text::kCountOperands.in(language));
        return Exit::usage;
    }
    const auto board = described_board(arguments, arguments.order.value_or(9));
    if (!board) {
        say(io, board.error().message.in(language));
        return Exit::bad_input;
    }
    if (const Exit tried = try_output(arguments, io); tried != Exit::yes) return tried;
    const CountWatch watch(arguments, io);
    if (!arguments.classes) {
        const Known known = grids_known(*board, arguments, io, watch.deadline());
        return known.fault ? Exit::bad_input : answer(arguments, io, *board, known);
    }
    const Boxes* boxes = plain_boxes(board->shape());
    if (boxes == nullptr || board->order() > 9) {
        complain(io, text::kClassesOfBoxes.in(language));
        return Exit::usage;
    }
    Known known;
    known.exact = class_count(*boxes, watch.deadline());
    known.late = !known.exact;
    return answer(arguments, io, *board, known);
}

}  // namespace sudokit::cli
