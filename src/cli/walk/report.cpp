#include "cli/walk/report.hpp"

#include "sudokit/draw.hpp"

#include "cli/explain/messages.hpp"
#include "cli/frame/columns.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/picture.hpp"

namespace sudokit::cli {
namespace {

constexpr MessageText kCubeTitle{"A sudoku through its 0-1 programme",
                                 "Un sudoku par son programme en 0-1"};
constexpr MessageText kGraphTitle{"A sudoku coloured vertex by vertex",
                                  "Un sudoku colorié sommet par sommet"};

// Words and pictures of one walk.
class Told {
  public:
    Told(const Job& job, const ModelWalk& walk)
        : job_(job),
          walk_(walk),
          language_(job.language()),
          symbols_(symbols_for(walk.start.board(), job.arguments.write)) {}

    [[nodiscard]] Language language() const { return language_; }
    [[nodiscard]] Symbols symbols() const { return symbols_; }
    [[nodiscard]] std::string start() const { return model_start_text(walk_, language_); }
    [[nodiscard]] std::string end() const { return model_end_text(walk_, language_, symbols_); }
    [[nodiscard]] std::string name(const ModelStep& step) const {
        return model_step_name(walk_, step, language_, symbols_);
    }
    [[nodiscard]] std::string text(const ModelStep& step, const State& before) const {
        return model_step_text(walk_, step, before, language_, symbols_);
    }
    [[nodiscard]] std::string picture(const ModelFigure& figure) const {
        return draw_text(figure, picture_style(job_, figure.board), language_);
    }
    [[nodiscard]] std::string title(const Entry& entry) const {
        if (!entry.info.title.empty()) return entry.info.title;
        return std::string(
            (walk_.model == WalkModel::cube ? kCubeTitle : kGraphTitle).in(language_));
    }

  private:
    const Job& job_;
    const ModelWalk& walk_;
    Language language_;
    Symbols symbols_;
};

std::string step_text(const Told& told, bool pictures, const ModelWalk& walk, const ModelStep& step,
                      const State& before, std::size_t number) {
    std::string out = sentence(told.language(), text::kStepLine, number, told.name(step),
                               set_in(told.text(step, before))) +
                      "\n";
    if (pictures) {
        out += "\n" + told.picture(step_figure(walk, step, before)) + "\n";
    }
    return out;
}

// The digits reached, the givens told apart.
std::string end_picture(const Job& job, const ModelWalk& walk) {
    const State& state = walk.reached;
    std::vector<std::uint8_t> givens(state.digits().size());
    for (Cell cell = 0; cell < givens.size(); ++cell) givens[cell] = state.is_given(cell) ? 1 : 0;
    return draw_text(state.board(), state.digits(), givens, picture_style(job, state.board()));
}

}  // namespace

std::string model_walk_text(const Job& job, bool pictures, const Entry& entry,
                            const ModelWalk& walk) {
    const Told told(job, walk);
    // What the player has done is no part of the walk.
    Entry puzzle = entry;
    puzzle.play = {};
    std::string out = caption(job, entry) + draw_entry(job, puzzle) + "\n" + told.start() + "\n\n";
    if (pictures) out += told.picture(start_figure(walk)) + "\n";
    State state = walk.start;
    for (std::size_t i = 0; i < walk.steps.size(); ++i) {
        out += step_text(told, pictures, walk, walk.steps[i], state, i + 1);
        apply(walk.steps[i], state);
    }
    if (!walk.steps.empty() && !pictures) out += "\n";
    return out + told.end() + "\n\n" + end_picture(job, walk);
}

std::string model_walk_report(const Job& job, const Item& item, const ModelWalk& walk) {
    const Told told(job, walk);
    return json_line([&](JsonWriter& out) {
        write_place(out, item);
        write_model_walk_members(out, walk, told.language(), told.symbols());
    });
}

std::string model_walk_page(const Job& job, const Entry& entry, const ModelWalk& walk) {
    const Told told(job, walk);
    ModelPage page{.title = told.title(entry),
                   .start = start_figure(walk),
                   .introduction = told.start(),
                   .steps = {},
                   .end = end_figure(walk),
                   .conclusion = told.end()};
    State state = walk.start;
    for (const ModelStep& step : walk.steps) {
        page.steps.push_back(
            {step_figure(walk, step, state), told.name(step), told.text(step, state)});
        apply(step, state);
    }
    return draw_html(page, {told.symbols(), told.language()});
}

void draw_model_walk(const Job& job, const Item& item, const Entry& entry, const ModelWalk& walk,
                     PictureFolder& folder, Reply& reply) {
    const Told told(job, walk);
    const auto draw = [&](const std::string& file, const ModelFigure& figure, std::string title,
                          std::string description) {
        if (reply.fault) return;
        const SvgStyle style = {.symbols = told.symbols(),
                                .title = std::move(title),
                                .description = std::move(description)};
        folder.write(reply, item.number, file, draw_svg(figure, style, told.language()));
    };
    draw({}, start_figure(walk), told.title(entry), told.start());
    State state = walk.start;
    for (std::size_t i = 0; i < walk.steps.size() && !reply.fault; ++i) {
        const ModelStep& step = walk.steps[i];
        draw(step_file(i + 1, model_step_word(step.kind)), step_figure(walk, step, state),
             told.name(step), told.text(step, state));
        apply(step, state);
    }
    draw(step_file(walk.steps.size() + 1, "end"), end_figure(walk), told.title(entry), told.end());
}

}  // namespace sudokit::cli
