#include "model/fd/model_cells.hpp"

#include <algorithm>
#include <variant>

#include "sudokit/expect.hpp"

namespace sudokit {
namespace {

void add_values(const Board& board, const ModelVariable& variable, DigitSet values,
                std::vector<Candidate>& out) {
    const bool is_cell = variable.kind == ModelVariable::Kind::cell;
    for (const Digit value : values) {
        for (const Cell cell : value_cells(board, variable, value)) {
            out.push_back({cell, is_cell ? value : variable.digit});
        }
    }
}

void sort_once(std::vector<Candidate>& candidates) {
    std::ranges::sort(candidates);
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
}

}  // namespace

Digit fd::image_of_place(const Board& board, const ModelVariable& variable, Digit place) {
    const auto boxes = [&] {
        const auto* found = std::get_if<Boxes>(&board.shape().regions);
        SUDOKIT_EXPECT(found != nullptr);
        return *found;
    };
    const Digit at = place - 1;
    switch (variable.kind) {
        case ModelVariable::Kind::cell:
        case ModelVariable::Kind::place: break;
        case ModelVariable::Kind::box_of_line: {
            const bool row = board.houses()[variable.where].kind == HouseKind::row;
            return at / (row ? boxes().columns : boxes().rows) + 1;
        }
        case ModelVariable::Kind::row_in_box: return at / boxes().columns + 1;
        case ModelVariable::Kind::column_in_box: return at % boxes().columns + 1;
    }
    return place;
}

std::vector<Cell> value_cells(const Board& board, const ModelVariable& variable, Digit value) {
    if (variable.kind == ModelVariable::Kind::cell) return {variable.where};
    SUDOKIT_EXPECT(variable.where < board.houses().size());
    std::vector<Cell> out;
    const auto cells = board.houses()[variable.where].cells;
    for (Digit place = 1; place <= cells.size(); ++place) {
        if (fd::image_of_place(board, variable, place) == value) out.push_back(cells[place - 1]);
    }
    return out;
}

std::vector<Candidate> ruled_out(const Board& board, const Elimination& elimination) {
    std::vector<Candidate> out;
    add_values(board, elimination.variable, elimination.values, out);
    sort_once(out);
    return out;
}

std::vector<Candidate> rested_on(const Board& board, const Elimination& elimination) {
    std::vector<Candidate> out;
    for (const ModelVariable& variable : elimination.because) {
        add_values(board, variable, elimination.needed, out);
    }
    sort_once(out);
    return out;
}

}  // namespace sudokit
