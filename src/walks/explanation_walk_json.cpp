// Walks as JSON. The keys are described in docs/explain.md.
#include "sudokit/explanation_walk.hpp"
#include "sudokit/figure.hpp"
#include "sudokit/se.hpp"
#include "sudokit/version.hpp"

#include "logic/explain/board_json.hpp"

namespace sudokit {
namespace {

using logic::BoardJson;

void write_options(BoardJson& out, const ExplanationWalk& walk,
                   const ExplanationWalkOptions& options) {
    out.begin_object();
    out.key("order").text(info_of(walk.order).word);
    out.key("techniques").begin_array();
    for (const TechniqueInfo& info : all_techniques()) {
        if (walk.techniques.test(static_cast<std::size_t>(info.id))) out.text(info.word);
    }
    out.end_array();
    out.key("until");
    if (options.until) {
        out.text(info_of(*options.until).word);
    } else {
        out.null();
    }
    out.end_object();
}

void write_mistakes(BoardJson& out, const std::vector<Mistake>& mistakes) {
    out.begin_array();
    for (const Mistake& mistake : mistakes) {
        out.begin_object();
        out.key("kind").text(mistake.kind == Mistake::Kind::digit ? "digit" : "candidate");
        out.members(mistake.candidate);
        out.end_object();
    }
    out.end_array();
}

// The object of the step, with what readers want besides.
void write_step(JsonWriter& writer, const Step& step, State& state, bool verified,
                const ExplanationWalkJsonOptions& json) {
    writer.begin_object();
    write_explained_step_members(writer, step, state, verified, json);
    apply(step, state);
    write_position(writer.key("after"), state);
    writer.end_object();
}

#ifndef __EMSCRIPTEN__  // where its order is left out, to be loaded faster
// What the steps are rated by Sudoku Explainer.
void write_se_member(JsonWriter& writer, const ExplanationWalk& walk) {
    const auto rating = se_rating_of(walk);
    writer.key("se").begin_object();
    writer.key("variant").text(se_variant_word(SeVariant::se_1_2_1));
    writer.key("er").raw(rating ? tenths_text(rating->er) : "null");
    writer.key("ep").raw(rating ? tenths_text(rating->ep) : "null");
    writer.key("ed").raw(rating ? tenths_text(rating->ed) : "null");
    writer.end_object();
}
#endif

}  // namespace

void write_position(JsonWriter& writer, const State& state) {
    BoardJson out(writer, state.board());
    out.begin_object();
    out.key("digits").numbers(state.digits());
    out.key("candidates").begin_array();
    for (Cell cell = 0; cell < state.board().cell_count(); ++cell) {
        out.digits(state.candidates(cell));
    }
    out.end_array();
    out.end_object();
}

void write_assumed_member(JsonWriter& writer, const ExplanationWalk& walk) {
    const auto [steps, size] = assumed_share(walk.steps);
    writer.key("assumed").begin_object();
    writer.key("steps").number(steps);
    writer.key("assumptions").number(size.assumptions);
    writer.key("depth").number(size.depth);
    writer.key("leaves").number(size.leaves);
    writer.end_object();
}

void write_explained_step_members(JsonWriter& writer, const Step& step, const State& before,
                                  bool verified, const ExplanationWalkJsonOptions& json) {
    write_step_members(writer, step, before);
    writer.key("name").text(info_of(step.technique).name.in(json.wording.language));
    writer.key("explanation").text(explanation(step, before, json.wording));
    if (json.checks) writer.key("verified").boolean(verified);
    if (!json.figures) return;
    writer.key("figure").begin_object();
    write_figure_members(writer, figure_of(step, before));
    writer.end_object();
}

void write_explanation_walk_members(JsonWriter& writer, const ExplanationWalk& walk,
                                    const ExplanationWalkOptions& options,
                                    const ExplanationWalkJsonOptions& json) {
    const Board& board = walk.start.board();
    BoardJson out(writer, board);
    out.key("version").text(kVersion);
    out.key("options");
    write_options(out, walk, options);
    out.key("board").text(shape_name(board.shape()));
    out.key("answer").text(verdict_word(walk.verdict));
    out.key("differing").cells(walk.differing);
    out.key("clashing").cells(walk.clashing);
    out.key("mistakes");
    write_mistakes(out, walk.mistakes);
    write_position(writer.key("start"), walk.start);
    out.key("steps").begin_array();
    State state = walk.start;
    for (const Step& step : walk.steps) {
        // The check ends the walk where it finds a fault.
        const bool faulty = walk.fault && &step == &walk.steps.back();
        write_step(writer, step, state, options.verify && !faulty, json);
    }
    out.end_array();
    out.key("outcome").text(explanation_walk_end_word(walk.end));
    write_assumed_member(writer, walk);
    writer.key("score").number_or_null(score_of(walk));
#ifndef __EMSCRIPTEN__
    if (walk.order == TechniqueOrder::se) write_se_member(writer, walk);
#endif
    out.key("dead_end").dead_end_or_null(walk.dead_end);
    out.key("verified").boolean(options.verify && !walk.fault);
}

std::string explanation_walk_json(const ExplanationWalk& walk,
                                  const ExplanationWalkOptions& options,
                                  const ExplanationWalkJsonOptions& json) {
    std::string text;
    JsonWriter out(text);
    out.begin_object();
    write_explanation_walk_members(out, walk, options, json);
    out.end_object();
    return text;
}

}  // namespace sudokit
