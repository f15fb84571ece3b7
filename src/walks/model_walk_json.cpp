// Walks through models as JSON. The keys are described in docs/walks.md.
#include <array>

#include "sudokit/ilp.hpp"
#include "sudokit/model_walk.hpp"
#include "sudokit/version.hpp"

#include "logic/explain/board_json.hpp"

namespace sudokit {
namespace {

using logic::BoardJson;

void write_reasons(BoardJson& out, const ModelWalk& walk, Language language,
                   const std::vector<ModelReason>& reasons) {
    out.begin_array();
    for (const ModelReason& reason : reasons) {
        out.begin_object();
        out.members(reason.zero);
        out.key("by").cell_or_null(reason.by);
        if (reason.constraint) {
            out.key("constraint")
                .text(walk.start.constraints()[*reason.constraint]->text(language));
        }
        out.end_object();
    }
    out.end_array();
}

void write_step(BoardJson& out, const ModelWalk& walk, const ModelStep& step, const State& before,
                const Programme& programme, Language language, Symbols symbols) {
    out.begin_object();
    out.key("kind").text(model_step_word(step.kind));
    out.members(step.placement);
    out.key("equations").begin_array();
    for (const std::uint32_t equation : step.equations) {
        out.text(equation_name(out.board(), programme.equation(equation)));
    }
    out.end_array();
    out.key("reasons");
    write_reasons(out, walk, language, step.reasons);
    out.key("values").digits(step.values);
    out.key("zeros").candidates(step.zeros);
    out.key("ordered").boolean(step.ordered);
    out.key("name").text(model_step_name(walk, step, language, symbols));
    out.key("text").text(model_step_text(walk, step, before, language, symbols));
    out.end_object();
}

}  // namespace

void write_model_walk_members(JsonWriter& writer, const ModelWalk& walk, Language language,
                              Symbols symbols) {
    const Board& board = walk.start.board();
    const Programme programme{Puzzle(board)};
    BoardJson out(writer, board);
    out.key("version").text(kVersion);
    out.key("model").text(walk_model_name(walk.model));
    out.key("board").text(shape_name(board.shape()));
    out.key("answer").text(verdict_word(walk.verdict));
    out.key("givens").numbers(walk.start.digits());
    if (!walk.start.constraints().empty()) out.key("ruled_out").candidates(walk.ruled_out);
    out.key("steps").begin_array();
    State state = walk.start;
    for (const ModelStep& step : walk.steps) {
        write_step(out, walk, step, state, programme, language, symbols);
        apply(step, state);
    }
    out.end_array();
    out.key("outcome").text(model_walk_end_word(walk.end));
    out.key("choices").number(walk.choices);
    out.key("passed_over").cells(walk.passed_over);
    out.key("dead_end").dead_end_or_null(walk.dead_end);
    out.key("digits").numbers(walk.reached.digits());
}

std::string model_walk_json(const ModelWalk& walk, Language language, Symbols symbols) {
    std::string text;
    JsonWriter out(text);
    out.begin_object();
    write_model_walk_members(out, walk, language, symbols);
    out.end_object();
    return text;
}

}  // namespace sudokit
