// Walks through the models of a puzzle.
#include "sudokit/grid_text.hpp"
#include "sudokit/model_walk.hpp"

#include "capi/handles.hpp"
#include "capi/options.hpp"
#include "capi/writing.hpp"

namespace sudokit::capi {
namespace {

// The start, what each step leads to, and the end.
void write_model_pictures(JsonWriter& out, const ModelWalk& walk, Language language,
                          Symbols symbols) {
    const SvgStyle style{.symbols = symbols, .language = language};
    out.key("pictures").begin_array().text(draw_svg(start_figure(walk), style, language));
    State state = walk.start;
    for (const ModelStep& step : walk.steps) {
        out.text(draw_svg(step_figure(walk, step, state), style, language));
        apply(step, state);
    }
    out.text(draw_svg(end_figure(walk), style, language)).end_array();
}

}  // namespace
}  // namespace sudokit::capi

using namespace sudokit;
using namespace sudokit::capi;

sudokit_status sudokit_walk(sudokit_session* session, const sudokit_puzzle* puzzle,
                            const char* options, sudokit_text** out) {
    const auto work = [&]() -> Answer {
        Options given(options);
        const Puzzle& walked = puzzle->entry.puzzle;
        ModelWalkOptions walking;
        walking.model = given.meaning("as", find_walk_model).value_or(WalkModel::cube);
        const auto order = given.text("order");
        const bool pictures = given.flag("pictures");
        const Symbols symbols = written_symbols(given.symbols(), walked.board().order());
        if (auto fault = given.fault()) return *std::move(fault);
        if (auto fault = model_walk_fault(walked, walking.model)) return *std::move(fault);
        if (!walked.board().is_grid()) walking.model = WalkModel::graph;
        if (order) {
            auto cells = read_order(walked, *order);
            if (!cells) return std::move(cells).error();
            walking.order = *std::move(cells);
        }
        walking.deadline = session->deadline();
        const ModelWalk walk = walk_model(walked, walking, session->solver);
        const Language language = session->language;
        return json_object([&](JsonWriter& writer) {
            write_model_walk_members(writer, walk, language, symbols);
            writer.key("start_text").text(model_start_text(walk, language));
            writer.key("end_text").text(model_end_text(walk, language, symbols));
            if (pictures) write_model_pictures(writer, walk, language, symbols);
        });
    };
    return give_text(session, out, work, puzzle);
}
