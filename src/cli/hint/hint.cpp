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

std::size_t count_of(const ExplanationWalk& walk, Mistake::Kind kind) {
    std::size_t count = 0;
    for (const Mistake& mistake : walk.mistakes) count += mistake.kind == kind ? 1U : 0U;
    return count;
}

std::vector<Cell> cells_of(const std::vector<Mistake>& mistakes) {
    std::vector<Cell> cells;
    cells.reserve(mistakes.size());
    for (const Mistake& mistake : mistakes) cells.push_back(mistake.candidate.cell);
    return cells;
}

// What the player got wrong: that, then what, then where, then all.
std::string mistakes_hint(const Job& job, HintStrength strength, const Entry& entry,
                          const ExplanationWalk& walk) {
    const Language language = job.language();
    std::string out(text::kHintMistake.in(language));
    if (strength == HintStrength::step) return out + "\n" + diagnosis_text(job, entry, walk);
    if (strength >= HintStrength::technique) {
        const std::size_t digits = count_of(walk, Mistake::Kind::digit);
        const std::size_t notes = count_of(walk, Mistake::Kind::candidate);
        if (digits > 0) out += " " + message(text::kHintWrongDigits, digits).in(language);
        if (notes > 0) out += " " + message(text::kHintWrongNotes, notes).in(language);
    }
    if (strength >= HintStrength::cells) {
        out +=
            " " + sentence(language, text::kHintWrongCells,
                           list_of_cells(entry.puzzle.board(), cells_of(walk.mistakes), language));
    }
    return out + "\n";
}

std::string hint_text(const Job& job, HintStrength strength, const Entry& entry,
                      const ExplanationWalk& walk) {
    const Language language = job.language();
    if (!walk.mistakes.empty()) return mistakes_hint(job, strength, entry, walk);
    if (walk.verdict != Verdict::one) return diagnosis_text(job, entry, walk);
    if (walk.steps.empty()) {
        const bool solved = walk.end == ExplanationWalkEnd::solved;
        return std::string((solved ? text::kWalkSolvedAlready : text::kNoStep).in(language)) + "\n";
    }
    const Symbols symbols = symbols_for(walk.start.board(), job.arguments.write);
    return hint(walk.steps.front(), walk.start, strength, language, symbols) + "\n";
}

// What a hint of this strength tells of the step: keys beyond it are null.
void write_hinted(JsonWriter& out, HintStrength strength, const Step* step, const State& before) {
    const auto tells = [&](HintStrength least) { return step != nullptr && strength >= least; };
    out.key("technique");
    if (tells(HintStrength::technique)) {
        out.text(info_of(step->technique).word);
    } else {
        out.null();
    }
    out.key("cells");
    if (tells(HintStrength::cells)) {
        write_cells(out, before.board(), pattern_cells(*step, before));
    } else {
        out.null();
    }
    out.key("step");
    if (tells(HintStrength::step)) {
        out.begin_object();
        write_step_members(out, *step, before);
        out.end_object();
    } else {
        out.null();
    }
}

std::string hint_json(const Job& job, HintStrength strength, const Item& item, const Entry& entry,
                      const ExplanationWalk& walk) {
    const Step* step = walk.mistakes.empty() && walk.verdict == Verdict::one && !walk.steps.empty()
                           ? &walk.steps.front()
                           : nullptr;
    std::string text = hint_text(job, strength, entry, walk);
    if (!text.empty()) text.pop_back();
    return json_line([&](JsonWriter& out) {
        write_place(out, item);
        out.key("answer").text(verdict_word(walk.verdict));
        out.key("strength").number(static_cast<int>(strength));
        out.key("mistakes").number(walk.mistakes.size()).key("hint").text(text);
        write_hinted(out, strength, step, walk.start);
    });
}

}  // namespace

Exit run_hint(const HintArguments& arguments, const Streams& io) {
    return run_job(arguments, io, [&arguments](Job& job) {
        const bool json = job.arguments.format == Format::json;
        const StreamTexts texts = json ? texts_for(Format::json) : StreamTexts{};
        const auto worker = [&](const Item& item, const Entry& entry, Solver& solver) {
            if (auto fault = explanation_walk_fault(entry.puzzle)) {
                return failure_reply(job, item, *std::move(fault), texts);
            }
            const Timer timer(job.arguments.timeout, &interrupt::flag());
            ExplanationWalkOptions options;
            options.techniques = arguments.techniques;
            options.uniqueness = !arguments.no_uniqueness;
            options.limit = 1;
            options.deadline = timer.deadline();
            const ExplanationWalk found = explanation_walk(entry, options, solver);
            Reply reply;
            reply.exit = walk_exit(found);
            reply.cancelled = found.end == ExplanationWalkEnd::stopped && interrupt::flag();
            reply.tally.add(found.verdict, 0);
            reply.out = json ? hint_json(job, arguments.strength, item, entry, found)
                             : hint_text(job, arguments.strength, entry, found);
            return reply;
        };
        run_stream(job, worker, texts);
    });
}

}  // namespace sudokit::cli
