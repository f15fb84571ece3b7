#include "logic/check/families.hpp"

#include <algorithm>

#include "sudokit/cell_name.hpp"

#include "logic/check/messages.hpp"

namespace sudokit::logic {

Fault check_conclusions(const Theory& theory, const Step& step, const Board& board) {
    for (const Candidate candidate : step.placements) {
        if (theory.refutes(candidate, false)) continue;
        return message(kPlacementDoesNotFollow, cell_words(board, candidate.cell), candidate.digit);
    }
    for (const Candidate candidate : step.eliminations) {
        if (theory.refutes(candidate, true)) continue;
        return message(kEliminationDoesNotFollow, cell_words(board, candidate.cell),
                       candidate.digit);
    }
    return std::nullopt;
}

Fault check_open(std::span<const Cell> cells, const State& before) {
    for (const Cell cell : cells) {
        if (before.candidates(cell).empty()) {
            return message(kNotOpen, cell_words(before.board(), cell));
        }
    }
    return std::nullopt;
}

std::vector<Theory::Statement> add_cell(Theory& theory, const State& before, Cell cell) {
    std::vector<Theory::Statement> statements;
    for (const Digit digit : before.candidates(cell)) {
        statements.push_back(theory.statement({cell, digit}));
    }
    theory.one_of(statements);
    return statements;
}

std::vector<Cell> places_of(const State& before, std::uint32_t house, Digit digit) {
    std::vector<Cell> places;
    std::ranges::copy_if(before.board().houses()[house].cells, std::back_inserter(places),
                         [&](Cell cell) {
                             return before.has({cell, digit});
                         });
    return places;
}

std::vector<Theory::Statement> add_house(Theory& theory, const State& before, std::uint32_t house,
                                         Digit digit) {
    std::vector<Theory::Statement> statements;
    for (const Cell cell : places_of(before, house, digit)) {
        statements.push_back(theory.statement({cell, digit}));
    }
    theory.one_of(statements);
    return statements;
}

void exclude_in_cells(Theory& theory, const State& before, std::span<const Cell> cells,
                      DigitSet digits) {
    for (const Cell cell : cells) {
        const DigitSet some = before.candidates(cell) & digits;
        for (const Digit a : some) {
            for (const Digit b : some) {
                if (a < b)
                    theory.not_both(theory.statement({cell, a}), theory.statement({cell, b}));
            }
        }
    }
}

namespace {

template <class Excludes>
void exclude_pairs(Theory& theory, const State& before, std::span<const Cell> cells,
                   const Excludes& excludes) {
    for (const Cell a : cells) {
        for (const Cell b : cells) {
            if (a >= b || !excludes(a, b)) continue;
            for (const Digit digit : before.candidates(a) & before.candidates(b)) {
                theory.not_both(theory.statement({a, digit}), theory.statement({b, digit}));
            }
        }
    }
}

}  // namespace

void exclude_seen(Theory& theory, const State& before, std::span<const Cell> cells) {
    exclude_in_cells(theory, before, cells, before.board().digits());
    exclude_pairs(theory, before, cells,
                  [&](Cell a, Cell b) { return sees(before.board(), a, b); });
}

void exclude_in_house(Theory& theory, const State& before, std::span<const Cell> cells,
                      std::uint32_t house) {
    exclude_pairs(theory, before, cells, [&](Cell a, Cell b) {
        return is_in(before.board(), house, a) && is_in(before.board(), house, b);
    });
}

bool is_in(const Board& board, std::uint32_t house, Cell cell) {
    return board.house_set(house).contains(cell);
}

bool sees(const Board& board, Cell a, Cell b) { return board.peer_set(a).contains(b); }

}  // namespace sudokit::logic
