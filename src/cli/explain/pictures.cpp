#include "cli/explain/pictures.hpp"

#include "sudokit/draw.hpp"

#include "cli/explain/messages.hpp"
#include "cli/explain/report.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/picture.hpp"

namespace sudokit::cli {
namespace {

Symbols symbols_of(const Job& job, const Board& board) {
    return symbols_for(board, job.arguments.write);
}

std::string name_of(const Job& job, const Step& step) { return step_name(step, job.language()); }

}  // namespace

void draw_step(const Job& job, const StepArguments& arguments, const Item& item, const Step& step,
               const State& before, std::size_t number, PictureFolder& folder, Reply& reply) {
    const Wording wording = wording_of(job, arguments, before.board());
    const SvgStyle style = {.symbols = wording.symbols,
                            .title = name_of(job, step),
                            .description = sudokit::explanation(step, before, wording)};
    folder.write(reply, item.number, step_file(number, info_of(step.technique).word),
                 draw_svg(figure_of(step, before), style));
}

void draw_puzzle(const Job& job, const Item& item, const Entry& entry, PictureFolder& folder,
                 Reply& reply) {
    const SvgStyle style = {.symbols = symbols_of(job, entry.puzzle.board()),
                            .title = picture_title(job, entry)};
    folder.write(reply, item.number, {}, draw_svg(figure_of(entry), style));
}

std::string walk_page(const Job& job, const StepArguments& arguments, const Entry& entry,
                      const ExplanationWalk& walk) {
    const Language language = job.language();
    const Wording wording = wording_of(job, arguments, entry.puzzle.board());
    Page page{.title = entry.info.title, .start = figure_of(entry)};
    if (page.title.empty()) page.title = std::string(text::kPageTitle.in(language));
    page.introduction = diagnosis_text(walk, wording);
    State state = walk.start;
    for (const Step& step : walk.steps) {
        page.steps.push_back({figure_of(step, state), name_of(job, step),
                              sudokit::explanation(step, state, wording)});
        apply(step, state);
    }
    page.end = figure_of(walk.end_state);
    page.conclusion = explanation_walk_end_text(walk, wording) + "\n" + techniques_text(job, walk);
    return draw_html(page, {wording.symbols, language});
}

void draw_walk(const Job& job, const StepArguments& arguments, const Item& item, const Entry& entry,
               const ExplanationWalk& walk, PictureFolder& folder, Reply& reply) {
    draw_puzzle(job, item, entry, folder, reply);
    State state = walk.start;
    for (std::size_t i = 0; i < walk.steps.size() && !reply.fault; ++i) {
        draw_step(job, arguments, item, walk.steps[i], state, i + 1, folder, reply);
        apply(walk.steps[i], state);
    }
    const Wording wording = wording_of(job, arguments, entry.puzzle.board());
    const SvgStyle style = {.symbols = wording.symbols,
                            .title = explanation_walk_end_text(walk, wording)};
    folder.write(reply, item.number, step_file(walk.steps.size() + 1, "end"),
                 draw_svg(figure_of(walk.end_state), style));
}

}  // namespace sudokit::cli
