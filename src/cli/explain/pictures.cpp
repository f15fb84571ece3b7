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

std::string name_of(const Job& job, const Step& step) {
    return std::string(info_of(step.technique).name.in(job.language()));
}

std::string words_of(const Job& job, const Step& step, const State& before) {
    return sudokit::explanation(step, before, job.language(), symbols_of(job, before.board()));
}

}  // namespace

void draw_step(const Job& job, const Item& item, const Step& step, const State& before,
               std::size_t number, PictureFolder& folder, Reply& reply) {
    const SvgStyle style = {.symbols = symbols_of(job, before.board()),
                            .title = name_of(job, step),
                            .description = words_of(job, step, before)};
    folder.write(reply, item.number, step_file(number, info_of(step.technique).word),
                 draw_svg(figure_of(step, before), style));
}

void draw_puzzle(const Job& job, const Item& item, const Entry& entry, PictureFolder& folder,
                 Reply& reply) {
    const SvgStyle style = {.symbols = symbols_of(job, entry.puzzle.board()),
                            .title = picture_title(job, entry)};
    folder.write(reply, item.number, {}, draw_svg(figure_of(entry), style));
}

std::string walk_page(const Job& job, const Entry& entry, const ExplanationWalk& walk) {
    const Language language = job.language();
    Page page{.title = entry.info.title, .start = figure_of(entry)};
    if (page.title.empty()) page.title = std::string(text::kPageTitle.in(language));
    page.introduction = diagnosis_text(job, walk);
    State state = walk.start;
    for (const Step& step : walk.steps) {
        page.steps.push_back(
            {figure_of(step, state), name_of(job, step), words_of(job, step, state)});
        apply(step, state);
    }
    page.end = figure_of(walk.end_state);
    page.conclusion = end_text(job, walk) + "\n" + techniques_text(job, walk);
    return draw_html(page, {symbols_of(job, entry.puzzle.board()), language});
}

void draw_walk(const Job& job, const Item& item, const Entry& entry, const ExplanationWalk& walk,
               PictureFolder& folder, Reply& reply) {
    draw_puzzle(job, item, entry, folder, reply);
    State state = walk.start;
    for (std::size_t i = 0; i < walk.steps.size() && !reply.fault; ++i) {
        draw_step(job, item, walk.steps[i], state, i + 1, folder, reply);
        apply(walk.steps[i], state);
    }
    const SvgStyle style = {.symbols = symbols_of(job, entry.puzzle.board()),
                            .title = end_text(job, walk)};
    folder.write(reply, item.number, step_file(walk.steps.size() + 1, "end"),
                 draw_svg(figure_of(walk.end_state), style));
}

}  // namespace sudokit::cli
