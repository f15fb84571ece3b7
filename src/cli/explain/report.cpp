#include "cli/explain/report.hpp"

#include "sudokit/cell_name.hpp"
#include "sudokit/draw.hpp"
#include "sudokit/se.hpp"

#include "cli/explain/messages.hpp"
#include "cli/frame/columns.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/picture.hpp"

namespace sudokit::cli {

std::string step_text(const Job& job, const ExplainArguments& arguments, const Step& step,
                      const State& before, std::size_t number) {
    const Wording wording = wording_of(job, arguments, before.board());
    std::string out =
        sentence(wording.language, text::kStepLine, number, step_name(step, wording.language),
                 set_in(sudokit::explanation(step, before, wording))) +
        "\n";
    if (arguments.pictures) {
        out += "\n" + draw_text(figure_of(step, before), picture_style(job, before.board())) + "\n";
    }
    return out;
}

std::string techniques_text(const Job& job, const ExplanationWalk& walk) {
    const Language language = job.language();
    std::string list;
    for (const auto& [id, count] : count_techniques(walk.steps, walk.order)) {
        if (!list.empty()) list += ", ";
        list += message(text::kTimes, info_of(id).name, count).in(language);
    }
    if (list.empty()) return list;
    list = sentence(language, text::kTechniquesUsed, list) + "\n";
    if (const auto score = score_of(walk)) {
        list += message(text::kWalkScore, *score).in(language) + "\n";
    }
    if (const auto rating = se_rating_of(walk)) {
        list += message(text::kWalkSe, se_text(*rating)).in(language) + "\n";
    }
    return list;
}

namespace {

std::string steps_of(const Job& job, const ExplainArguments& arguments,
                     const ExplanationWalk& walk) {
    std::string out;
    State state = walk.start;
    for (std::size_t i = 0; i < walk.steps.size(); ++i) {
        out += step_text(job, arguments, walk.steps[i], state, i + 1);
        apply(walk.steps[i], state);
    }
    return out;
}

// Of singles in a row, only what they place.
std::string folded_text(const Job& job, const ExplainArguments& arguments,
                        const ExplanationWalk& walk) {
    const Wording wording = wording_of(job, arguments, walk.start.board());
    std::vector<std::size_t> begins = folded_entries(walk.steps);
    begins.push_back(walk.steps.size());
    std::string out;
    State state = walk.start;
    for (std::size_t entry = 0; entry + 1 < begins.size(); ++entry) {
        const std::size_t first = begins[entry];
        const std::size_t end = begins[entry + 1];
        if (end == first + 1) out += step_text(job, arguments, walk.steps[first], state, end);
        std::string placed;
        for (std::size_t i = first; i < end; ++i) {
            placed +=
                (placed.empty() ? "" : ", ") + conclusions(walk.steps[i], state.board(), wording);
            apply(walk.steps[i], state);
        }
        if (end == first + 1) continue;
        out += sentence(wording.language, text::kFoldedLine, first + 1, end, placed) + "\n";
    }
    return out;
}

// The state reached: digits alone where it is solved, else candidates too.
std::string end_picture(const Job& job, const ExplanationWalk& walk) {
    const State& state = walk.end_state;
    const TextStyle style = picture_style(job, state.board());
    if (!state.is_solved()) return draw_text(figure_of(state), style);
    std::vector<std::uint8_t> givens(state.digits().size());
    for (Cell cell = 0; cell < givens.size(); ++cell) givens[cell] = state.is_given(cell) ? 1 : 0;
    return draw_text(state.board(), state.digits(), givens, style);
}

}  // namespace

std::string walk_text(const Job& job, const ExplainArguments& arguments, const Entry& entry,
                      const ExplanationWalk& walk) {
    const Wording wording = wording_of(job, arguments, walk.start.board());
    std::string out = caption(job, entry) + draw_entry(job, entry) + "\n";
    const std::string diagnosis = diagnosis_text(walk, wording);
    out += diagnosis;
    if (!walk.mistakes.empty()) {
        out += message(text::kWithoutMistakes, walk.mistakes.size()).in(job.language()) + "\n";
    }
    if (!diagnosis.empty()) out += "\n";
    out += arguments.fold ? folded_text(job, arguments, walk) : steps_of(job, arguments, walk);
    if (!walk.steps.empty() && !arguments.pictures) out += "\n";
    out += explanation_walk_end_text(walk, wording) + "\n" + techniques_text(job, walk);
    if (arguments.verify && !walk.fault) {
        out += std::string(text::kWalkVerified.in(job.language())) + "\n";
    }
    return out + "\n" + end_picture(job, walk);
}

std::string steps_text(const Job& job, const Entry& entry, const PossibleSteps& possible) {
    const Language language = job.language();
    std::string out = caption(job, entry) + draw_entry(job, entry) + "\n" + possible.told;
    if (possible.count > 0) out += "\n";
    if (!possible.complete) {
        const MessageText& stopped =
            interrupt::flag() ? text::kStepsInterrupted : text::kStepsStopped;
        return out + message(stopped, possible.count).in(language) + "\n";
    }
    if (possible.count == 0) return out + std::string(kNoStepText.in(language)) + "\n";
    return out + message(text::kStepsPossible, possible.count).in(language) + "\n";
}

std::string walk_report(const Job& job, const ExplainArguments& arguments, const Item& item,
                        const ExplanationWalk& walk, const ExplanationWalkOptions& options) {
    return json_line([&](JsonWriter& out) {
        write_place(out, item);
        write_explanation_walk_members(out, walk, options,
                                       {wording_of(job, arguments, walk.start.board())});
    });
}

void begin_steps(JsonWriter& out, const Item& item) {
    out.begin_object();
    write_place(out, item);
    out.key("steps").begin_array();
}

void write_step(JsonWriter& out, const Job& job, const ExplainArguments& arguments,
                const Step& step, const State& state) {
    out.begin_object();
    write_explained_step_members(out, step, state, false,
                                 {wording_of(job, arguments, state.board())});
    out.end_object();
}

void end_steps(JsonWriter& out, const PossibleSteps& possible) {
    out.end_array().key("complete").boolean(possible.complete).end_object().end_line();
}

Exit walk_exit(const ExplanationWalk& walk) {
    const bool unknown = walk.verdict == Verdict::unknown || walk.verdict == Verdict::some;
    if (walk.end == ExplanationWalkEnd::stopped || unknown) return Exit::stopped;
    const bool well = walk.verdict == Verdict::one && walk.mistakes.empty();
    const bool done =
        walk.end == ExplanationWalkEnd::solved || walk.end == ExplanationWalkEnd::reached;
    return well && done ? Exit::yes : Exit::no;
}

}  // namespace sudokit::cli
