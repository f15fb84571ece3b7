// Walks as JSON. The keys are described in docs/explain.md.
#include "sudokit/version.hpp"
#include "sudokit/walk.hpp"

#include "api/verdict_word.hpp"
#include "logic/explain/board_json.hpp"

namespace sudokit {
namespace {

using logic::BoardJson;

// A position: the digits of all cells, 0 where there is none, and the candidates of the others.
void write_position(BoardJson& out, const State& state) {
    out.open('{');
    out.key("digits").open('[');
    for (const std::uint8_t digit : state.digits()) out.number(digit);
    out.close(']');
    out.key("candidates").open('[');
    for (Cell cell = 0; cell < state.board().cell_count(); ++cell) {
        out.digits(state.candidates(cell));
    }
    out.close(']');
    out.close('}');
}

void write_options(BoardJson& out, const WalkAnswer& walk, const WalkOptions& options) {
    out.open('{');
    out.key("techniques").open('[');
    for (const TechniqueInfo& info : all_techniques()) {
        if (walk.techniques.test(static_cast<std::size_t>(info.id))) out.text(info.word);
    }
    out.close(']');
    out.key("until");
    if (options.until) {
        out.text(info_of(*options.until).word);
    } else {
        out.null();
    }
    out.close('}');
}

void write_mistakes(BoardJson& out, const std::vector<Mistake>& mistakes) {
    out.open('[');
    for (const Mistake& mistake : mistakes) {
        out.open('{');
        out.key("kind").text(mistake.kind == Mistake::Kind::digit ? "digit" : "candidate");
        out.members(mistake.candidate);
        out.close('}');
    }
    out.close(']');
}

// The object of the step, with what readers want besides.
void write_step(BoardJson& out, const Step& step, State& state, const WalkJsonOptions& json) {
    const std::string text = step_json(step, state);
    BoardJson more(state.board());
    more.open('{');
    more.key("name").text(info_of(step.technique).name.in(json.language));
    more.key("explanation").text(explanation(step, state, json.language, json.symbols));
    apply(step, state);
    more.key("after");
    write_position(more, state);
    out.raw(text.substr(0, text.size() - 1) + "," + std::move(more).take().substr(1) + "}");
}

}  // namespace

std::string walk_json(const WalkAnswer& walk, const WalkOptions& options,
                      const WalkJsonOptions& json) {
    const Board& board = walk.start.board();
    BoardJson out(board);
    out.open('{');
    out.key("version").text(kVersion);
    out.key("options");
    write_options(out, walk, options);
    out.key("board").text(shape_name(board.shape()));
    out.key("answer").text(api::verdict_word(walk.verdict));
    out.key("differing").cells(walk.differing);
    out.key("clashing").cells(walk.clashing);
    out.key("mistakes");
    write_mistakes(out, walk.mistakes);
    out.key("start");
    write_position(out, walk.start);
    out.key("steps").open('[');
    State state = walk.start;
    for (const Step& step : walk.steps) write_step(out, step, state, json);
    out.close(']');
    out.key("outcome").text(walk_end_word(walk.end));
    out.key("dead_end").dead_end_or_null(walk.dead_end);
    out.key("verified").boolean(options.verify && !walk.fault);
    out.close('}');
    return std::move(out).take();
}

}  // namespace sudokit
