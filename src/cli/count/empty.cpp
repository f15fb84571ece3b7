#include "cli/count/empty.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "sudokit/stream.hpp"

#include "cli/count/messages.hpp"
#include "cli/count/solutions.hpp"
#include "cli/io/file_text.hpp"
#include "cli/io/input.hpp"
#include "cli/io/output.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/messages.hpp"
#include "cli/stream/stats.hpp"

namespace sudokit::cli {
namespace {

// Boards without a scheme, up to this order, are counted by components if these are not too many:
// some tenths of a second.
constexpr std::uint32_t kSmallOrder = 9;
constexpr std::uint64_t kFewComponents = 20'000;

std::optional<Natural> counted_by_components(const Puzzle& empty, const Deadline& deadline) {
    if (empty.board().order() > kSmallOrder) return std::nullopt;
    return SolutionCounting(empty).count(deadline, kFewComponents);
}

// The board that the options describe, with the rules that they name.
Result<Puzzle> described_puzzle(const CountArguments& arguments) {
    const auto board = described_board(arguments, arguments.order.value_or(9));
    if (!board) return board.error();
    return empty_puzzle(arguments, *board);
}

bool has_parts(const Puzzle& empty) {
    return !empty.has_constraints() && GridCounting::of(empty.board().shape());
}

// By all parts, where they are counted in time.
void add_parts(Known& known, const Shape& shape, const CountArguments& arguments, const Streams& io,
               const Deadline& deadline) {
    const std::size_t threads = arguments.threads.value_or(core_count());
    auto counted = count_by_parts(shape, {arguments.checkpoint, threads}, deadline);
    if (!counted) {
        known.fault = true;
        say(io, fault_text(arguments.checkpoint, counted.error(), arguments.language));
        return;
    }
    known.parts = *std::move(counted);
    if (known.parts.is_complete()) known.exact = known.parts.grids;
}

// Of a plain board with boxes, these.
const Boxes* plain_boxes(const Puzzle& empty) {
    const Shape& shape = empty.board().shape();
    if (empty.has_constraints() || shape.diagonals || shape.windows || !shape.extra.empty())
        return nullptr;
    return std::get_if<Boxes>(&shape.regions);
}

std::string known_text(const Known& known) {
    return (known.exact ? known.exact->text() : estimate_text(known)) + "\n";
}

std::string bound_text(double log10, Language language) {
    return std::isfinite(log10) ? scientific(log10, 4, language) : "0";
}

const MessageText& why_no_exact(const Known& known) {
    if (interrupt::came()) return text::kInterrupted;
    return known.is_nothing() ? text::kNotEvenEstimated : text::kNotInTime;
}

// What there is to say of an estimate, on the standard error.
void say_how(const Known& known, const CountArguments& arguments, const Streams& io) {
    const Language language = arguments.language;
    if (known.exact || arguments.quiet) return;
    if (known.lost > 0) {
        complain(io, lost_text(known.lost, language));
    } else if (known.late) {
        complain(io, why_no_exact(known).in(language));
    }
    if (known.parts.all > 0) {
        complain(io, message(text::kPartsDone, known.parts.done, known.parts.all).in(language));
    }
    if (known.sampled) {
        const std::string percent = decimals(100 * known.sampled->relative_error, 2, language);
        complain(io, sentence(language, text::kEstimated, percent, known.sampled->samples,
                              bound_text(known.sampled->low, language),
                              bound_text(known.sampled->high, language)));
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
        write_steps(json, known.steps);
        write_known(json, known);
        json.end_object().end_line();
    } else {
        out = steps_text(known.steps) + known_text(known);
    }
    const Exit written = write_answer(arguments, io, out);
    say_how(known, arguments, io);
    const bool stopped = known.late || known.is_nothing() || interrupt::came();
    return worst(written, stopped ? Exit::stopped : Exit::yes);
}

void add_estimate(Known& known, const Puzzle& empty, const CountArguments& arguments,
                  const Deadline& deadline) {
    Rng rng(arguments.seed.value_or(1));
    const auto samples = [&arguments](std::uint64_t usual) {
        return arguments.samples.value_or(usual);
    };
    std::optional<Estimate> sampled;
    if (!empty.has_constraints()) {
        sampled = sampled_grid_count(empty.board().shape(), samples(kGridSamples), rng, deadline);
    }
    // Random descents say little of large boards with boxes.
    const Boxes* boxes = plain_boxes(empty);
    const bool wants_product = !sampled || arguments.json || arguments.format == Format::json;
    if (boxes != nullptr && wants_product) known.product = product_estimate(*boxes, deadline);
    if (!sampled && !known.product) {
        sampled = sampled_solution_count(empty, samples(kSamples), rng, deadline);
    }
    if (sampled) known.take(*sampled);
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

void Known::take(const Estimate& samples) {
    if (tells(samples)) {
        sampled = samples;
    } else if (!std::isfinite(samples.log10)) {
        lost = samples.samples;
    }
}

std::string lost_text(std::uint64_t samples, Language language) {
    return message(text::kLostSamples, samples).in(language);
}

std::string estimate_text(const Known& known) {
    if (known.is_nothing()) return std::string(kNothingKnown);
    const double log10 = known.sampled ? known.sampled->log10 : known.product.value_or(-HUGE_VAL);
    return "~" + scientific_text(log10, 4);
}

void write_known(JsonWriter& out, const Known& known) {
    out.key("exact").boolean(known.exact.has_value());
    if (known.exact) {
        out.key("count");
        write_count(out, *known.exact);
        return;
    }
    if (known.sampled) {
        write_estimate(out, *known.sampled);
    } else if (known.lost > 0) {
        out.key("samples").number(known.lost);
    }
    if (known.product) out.key("product_estimate").text(scientific_text(*known.product, 6));
}

Known grids_known(const Puzzle& empty, const CountArguments& arguments, const Streams& io,
                  const Deadline& deadline) {
    Known known;
    if (arguments.steps) {
        known.exact = grids_with_steps(empty.board().shape(), deadline, known.steps);
        known.late = !known.exact;
        return known;
    }
    if (!arguments.estimate) {
        if (has_parts(empty)) {
            add_parts(known, empty.board().shape(), arguments, io, deadline);
        } else {
            known.exact = counted_by_components(empty, deadline);
        }
        if (known.exact || known.fault) return known;
        // Of other boards no exact number was looked for.
        known.late =
            deadline.passed() && (has_parts(empty) || empty.board().order() <= kSmallOrder);
    }
    // Late as it is, an estimate is better than nothing.
    const Timer late(kLateSeconds);
    add_estimate(known, empty, arguments, known.late ? late.deadline() : deadline);
    known.late = known.late || (known.is_nothing() && deadline.passed());
    return known;
}

Exit run_count_empty(const CountArguments& arguments, const Streams& io) {
    const Language language = arguments.language;
    if (!arguments.operands.empty()) {
        complain(io, text::kCountOperands.in(language));
        return Exit::usage;
    }
    const auto empty = described_puzzle(arguments);
    if (!empty) {
        say(io, empty.error().message.in(language));
        return Exit::bad_input;
    }
    const bool wants_parts =
        !arguments.checkpoint.empty() || (arguments.steps && !arguments.classes);
    if (wants_parts && !has_parts(*empty)) {
        const std::string_view option = arguments.steps ? "--steps" : "--checkpoint";
        complain(io, message(text::kBoardsOfParts, option).in(language));
        return Exit::usage;
    }
    const Boxes* boxes = plain_boxes(*empty);
    if (arguments.bands && (boxes == nullptr || std::max(boxes->rows, boxes->columns) > 5)) {
        complain(io, text::kBandsOfBoxes.in(language));
        return Exit::usage;
    }
    if (const Exit tried = try_output(arguments, io); tried != Exit::yes) return tried;
    if (arguments.bands) return run_count_bands(arguments, io, *boxes);
    const CountWatch watch(arguments, io);
    const Board& board = empty->board();
    if (!arguments.classes) {
        const Known known = grids_known(*empty, arguments, io, watch.deadline());
        return known.fault ? Exit::bad_input : answer(arguments, io, board, known);
    }
    if (boxes == nullptr || board.order() > 9) {
        complain(io, text::kClassesOfBoxes.in(language));
        return Exit::usage;
    }
    Known known;
    known.exact = arguments.steps ? classes_with_steps(*boxes, watch.deadline(), known.steps)
                                  : class_count(*boxes, watch.deadline());
    known.late = !known.exact;
    return answer(arguments, io, board, known);
}

}  // namespace sudokit::cli
