// `sudokit canon`: what equivalent puzzles have in common.
#include <algorithm>
#include <memory>
#include <optional>
#include <string_view>

#include "sudokit/clock.hpp"
#include "sudokit/moves.hpp"
#include "sudokit/nine_symmetry.hpp"
#include "sudokit/symmetry.hpp"

#include "cli/canon/arguments.hpp"
#include "cli/canon/dedupe.hpp"
#include "cli/canon/messages.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/kept_puzzles.hpp"
#include "cli/stream/nine_batch.hpp"
#include "cli/stream/nine_form.hpp"

namespace sudokit::cli {
namespace {

// The moves in a line, with "; " between them.
std::string moves_text(const Transformation& transformation, const CanonArguments& arguments) {
    const Symbols symbols = symbols_for(transformation.from(), arguments.write);
    std::string out;
    for (const Move& move : moves_of(transformation)) {
        if (!out.empty()) out += "; ";
        out += move_text(move, symbols, arguments.language);
    }
    return out;
}

Result<std::string> form_line(const CanonArguments& arguments, const CanonicalForm& form,
                              KeptPuzzles& kept) {
    auto out = kept.write({form.puzzle, {}, {}, {}});
    if (!out) return out;
    out->pop_back();  // the line end
    if (arguments.with.automorphisms) *out += "\t" + form.automorphisms.text();
    if (arguments.with.transform) {
        *out += "\t" + moves_text(form.transformation, arguments);
    }
    *out += "\n";
    return out;
}

void write_transformation(JsonWriter& out, const Transformation& transformation,
                          const WriteOptions& write) {
    const Symbols symbols = symbols_for(transformation.from(), write);
    out.begin_object().key("cells").begin_array();
    for (const Cell cell : transformation.cells()) {
        out.text(cell_name(transformation.to(), cell));
    }
    out.end_array().key("digits").begin_array();
    for (const Digit digit : transformation.digits()) out.number(digit);
    out.end_array().key("moves").begin_array();
    for (const Move& move : moves_of(transformation)) {
        out.text(move_text(move, symbols, Language::en));
    }
    out.end_array().end_object();
}

std::string form_json(const CanonArguments& arguments, const Item& item,
                      const CanonicalForm& form) {
    return json_line([&](JsonWriter& out) {
        write_place(out, item);
        write_puzzle(out.key("form"), form.puzzle, arguments.write);
        out.key("automorphisms").text(form.automorphisms.text());
        if (arguments.with.transform) {
            out.key("transform");
            write_transformation(out, form.transformation, arguments.write);
        }
    });
}

std::string digits_text(const nine::Digits& digits) {
    std::string out(digits.size(), '.');
    std::ranges::transform(digits, out.begin(), [](std::uint8_t digit) {
        return digit == 0 ? '.' : static_cast<char>('0' + digit);
    });
    return out;
}

// Plain 9x9 puzzles whose answers are lines of nothing but their forms.
class FormBatch final : public NineBatch {
  public:
    FormBatch(Worker general, Dedupe* dedupe, bool keep_first)
        : NineBatch(general), dedupe_(dedupe), keep_first_(keep_first) {}

  private:
    void work() override {
        if (dedupe_ == nullptr) return;
        std::string lines;
        for (std::size_t i = 0; i < puzzles().size(); ++i) {
            if (interrupt::flag()) return;
            const std::string form = form_of(i);
            if (keep_first_) {
                append_puzzle(lines, form, place(i).number, digits_text(puzzles()[i]));
            } else {
                lines += form + '\n';
            }
        }
        keep_first_ ? dedupe_->add_puzzles(lines) : dedupe_->add(lines);
    }

    // Forms of puzzles that clash may take milliseconds, and there are many in a batch.
    [[nodiscard]] bool add_answer(std::size_t index, Reply& reply) override {
        if (interrupt::flag()) return false;
        if (dedupe_ == nullptr) reply.out += form_of(index) + '\n';
        return true;
    }

    [[nodiscard]] std::size_t answer_length() const override { return nine::kCells + 1; }

    std::string form_of(std::size_t index) {
        return digits_text(canonicaliser_.form(puzzles()[index]).digits);
    }

    nine::Canonicaliser canonicaliser_;
    Dedupe* dedupe_;  // null: none wanted
    bool keep_first_;
};

Reply reply_with_form(const CanonArguments& arguments, const Job& job, const Item& item,
                      const Entry& entry, Format format, KeptPuzzles& kept) {
    const Timer timer(arguments.timeout, &interrupt::flag());
    Reply reply;
    reply.cancelled = interrupt::flag();
    if (reply.cancelled) return reply;
    const auto form = canonical_form(entry.puzzle, timer.deadline());
    if (!form) {
        reply.cancelled = interrupt::flag();
        reply.exit = Exit::stopped;
        if (format == Format::json) {
            reply.out = json_line([&](JsonWriter& out) {
                write_place(out, item);
                out.key("form").null();
            });
        } else if (format == Format::line) {
            reply.out = "unknown\n";
        }
        return reply;
    }
    if (format == Format::json) {
        reply.out = form_json(arguments, item, *form);
    } else if (format == Format::line) {
        answer_with(form_line(arguments, *form, kept), item, job, reply);
    } else {
        answer_with(kept.write(*image(form->transformation, entry)), item, job, reply);
    }
    return reply;
}

// The form with its line end, which is added to those of the others, or the puzzle where the first
// of each form is kept. Neither has a place for the words around the puzzle.
std::optional<Error> add_form(const CanonArguments& arguments, const Item& item, const Entry& entry,
                              const CanonicalForm& form, KeptPuzzles& kept, Dedupe& dedupe) {
    const auto line = kept.write({form.puzzle, {}, {}, {}});
    if (!line) return line.error();
    if (!arguments.keep_first) {
        dedupe.add(*line);
        return std::nullopt;
    }
    const auto puzzle = kept.write({entry.puzzle, {}, {}, {}});
    if (!puzzle) return puzzle.error();
    const auto without_end = [](std::string_view text) { return text.substr(0, text.find('\n')); };
    std::string added;
    append_puzzle(added, without_end(*line), item.number, without_end(*puzzle));
    dedupe.add_puzzles(added);
    return std::nullopt;
}

Reply reply_to_duplicates(const CanonArguments& arguments, const Job& job, const Item& item,
                          const Entry& entry, KeptPuzzles& kept, Dedupe& dedupe) {
    const Timer timer(arguments.timeout, &interrupt::flag());
    Reply reply;
    const auto form = canonical_form(entry.puzzle, timer.deadline());
    reply.cancelled = interrupt::flag();
    if (reply.cancelled) return reply;
    if (!form) {
        reply.exit = Exit::stopped;
    } else if (const auto fault = add_form(arguments, item, entry, *form, kept, dedupe)) {
        return refusal(item, fault->message.in(job.language()));
    }
    return reply;
}

}  // namespace

Exit run_canon(const CanonArguments& arguments, const Streams& io) {
    return run_job(arguments, io, [&arguments](Job& job) {
        const Format format = arguments.format.value_or(Format::line);
        std::optional<Dedupe> dedupe;
        if (arguments.dedupe) dedupe.emplace();
        KeptPuzzles kept(job, format);
        const auto worker = [&](const Item& item, const Entry& entry, Solver&) {
            if (dedupe) return reply_to_duplicates(arguments, job, item, entry, kept, *dedupe);
            return reply_with_form(arguments, job, item, entry, format, kept);
        };
        const auto maker = [&](Worker general) -> std::unique_ptr<NineBatch> {
            return std::make_unique<FormBatch>(general, dedupe ? &*dedupe : nullptr,
                                               arguments.keep_first);
        };
        const NineMaker nine(maker);
        const bool quick =
            format == Format::line && !arguments.with.any() && writes_digits(arguments.write);
        job.plain.places = arguments.keep_first;
        const StreamTexts texts{file_prologue(format), file_epilogue(format), nullptr};
        run_stream(job, worker, texts, quick ? &nine : nullptr);
        job.forms = RunOfForms{job.items};
        if (dedupe) dedupe->finish(job);
    });
}

}  // namespace sudokit::cli
