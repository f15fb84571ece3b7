// Figures of positions, and the part of a figure that all patterns share.
#include "sudokit/figure.hpp"

#include <variant>

#include "draw/figure_builder.hpp"

namespace sudokit {
namespace draw {

void FigureBuilder::add_house(ZoneRole role, std::uint32_t house) {
    const auto cells = board().houses()[house].cells;
    figure_.zones.push_back({role, {cells.begin(), cells.end()}, house, {}});
}

void FigureBuilder::add_cells(ZoneRole role, std::vector<Cell> cells, std::string label) {
    figure_.zones.push_back({role, std::move(cells), {}, std::move(label)});
}

void FigureBuilder::mark(Candidate candidate, MarkRole role) {
    if (before_.has(candidate)) marks_.try_emplace(candidate, Mark{candidate, role});
}

void FigureBuilder::mark(std::span<const Cell> cells, DigitSet digits, MarkRole role) {
    for (const Cell cell : cells) {
        for (const Digit digit : before_.candidates(cell) & digits) mark({cell, digit}, role);
    }
}

Figure FigureBuilder::finish(const Step& step) {
    const auto conclude = [&](const std::vector<Candidate>& candidates, MarkFate fate) {
        for (const Candidate candidate : candidates) {
            marks_.try_emplace(candidate, Mark{candidate}).first->second.fate = fate;
        }
    };
    conclude(step.eliminations, MarkFate::eliminated);
    conclude(step.placements, MarkFate::placed);
    for (const auto& [candidate, mark] : marks_) figure_.marks.push_back(mark);
    return std::move(figure_);
}

}  // namespace draw

namespace {

// A position without candidates.
Figure digits_only(const Board& board, std::span<const std::uint8_t> digits) {
    return {board, {digits.begin(), digits.end()}, std::vector<std::uint8_t>(digits.size(), 0)};
}

}  // namespace

Figure figure_of(const Step& step, const State& before) {
    draw::FigureBuilder builder(before);
    std::visit([&](const auto& pattern) { draw::add_pattern(builder, step, pattern); },
               step.pattern);
    return builder.finish(step);
}

Figure figure_of(const State& state) {
    Figure figure = digits_only(state.board(), state.digits());
    for (Cell cell = 0; cell < figure.digits.size(); ++cell) {
        figure.givens[cell] = state.is_given(cell) ? 1 : 0;
        figure.candidates.push_back(state.candidates(cell));
    }
    figure.constraints.assign(state.constraints().begin(), state.constraints().end());
    return figure;
}

Figure figure_of(const Puzzle& puzzle) { return figure_of(Entry{puzzle}); }

Figure figure_of(const Entry& entry) {
    const Puzzle& puzzle = entry.puzzle;
    const Play& play = entry.play;
    SUDOKIT_EXPECT(play.fits(puzzle.board()));
    Figure figure = digits_only(puzzle.board(), puzzle.givens());
    figure.constraints.assign(puzzle.constraints().begin(), puzzle.constraints().end());
    const bool marked = puzzle.has_pencilmarks() || !play.pencilmarks.empty();
    if (marked) figure.candidates.resize(figure.digits.size());
    for (Cell cell = 0; cell < figure.digits.size(); ++cell) {
        figure.givens[cell] = figure.digits[cell] != 0 ? 1 : 0;
        if (figure.digits[cell] == 0 && !play.placed.empty()) {
            figure.digits[cell] = play.placed[cell];
        }
        if (!marked || figure.digits[cell] != 0) continue;
        const bool noted = !play.pencilmarks.empty() && !play.pencilmarks[cell].empty();
        if (noted) {
            figure.candidates[cell] = play.pencilmarks[cell];
        } else if (puzzle.has_pencilmarks()) {
            figure.candidates[cell] = puzzle.pencilmarks(cell);
        }
    }
    return figure;
}

Figure figure_of(const Grid& grid, const Puzzle& puzzle) {
    Figure figure = figure_of(grid);
    figure.constraints.assign(puzzle.constraints().begin(), puzzle.constraints().end());
    for (Cell cell = 0; cell < figure.digits.size(); ++cell) {
        figure.givens[cell] = puzzle.given(cell) != 0 ? 1 : 0;
    }
    return figure;
}

Figure figure_of(const Grid& grid) { return digits_only(grid.board, grid.digits); }

}  // namespace sudokit
