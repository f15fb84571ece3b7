#include "backend/proof_rules.hpp"

#include <algorithm>
#include <vector>

namespace sudokit::backend {
namespace {

// What the variable of a literal stands for: (row * n + column) * n + digit, counted from 1.
Candidate candidate_of(const Board& board, Literal literal) {
    const auto index = static_cast<std::uint32_t>(literal < 0 ? -literal : literal) - 1;
    return {index / board.order(), index % board.order() + 1};
}

bool share_house(const Board& board, Cell a, Cell b) {
    return std::ranges::binary_search(board.peers(a), b);
}

// "Not this digit in this cell."
bool is_ruled_out(const Puzzle& puzzle, Candidate candidate) {
    const Digit given = puzzle.given(candidate.cell);
    if (given != 0 && given != candidate.digit) return true;
    if (!puzzle.pencilmarks(candidate.cell).contains(candidate.digit)) return true;
    return std::ranges::any_of(puzzle.board().peers(candidate.cell),
                               [&](Cell peer) { return puzzle.given(peer) == candidate.digit; });
}

// "Not both of these."
bool is_exclusive(const Board& board, Candidate a, Candidate b) {
    if (a.cell == b.cell) return a.digit != b.digit;
    return a.digit == b.digit && share_house(board, a.cell, b.cell);
}

// "One of these", as many as the order says.
bool is_choice(const Board& board, std::span<const Literal> clause) {
    const Candidate first = candidate_of(board, clause.front());
    DigitSet digits;
    std::vector<Cell> cells;
    bool same_cell = true;
    bool same_digit = true;
    for (const Literal literal : clause) {
        const Candidate candidate = candidate_of(board, literal);
        same_cell = same_cell && candidate.cell == first.cell;
        same_digit = same_digit && candidate.digit == first.digit;
        digits.insert(candidate.digit);
        cells.push_back(candidate.cell);
    }
    if (same_cell && digits == board.digits()) return true;
    std::ranges::sort(cells);
    return same_digit && std::ranges::any_of(board.houses_of(first.cell), [&](std::uint32_t house) {
               return std::ranges::equal(board.houses()[house].cells, cells);
           });
}

}  // namespace

bool is_rule(const Puzzle& puzzle, std::span<const Literal> clause) {
    const Board& board = puzzle.board();
    if (clause.empty()) return false;
    const Candidate first = candidate_of(board, clause[0]);
    if (std::ranges::all_of(clause, [](Literal literal) { return literal < 0; })) {
        if (clause.size() == 1) return is_ruled_out(puzzle, first);
        return clause.size() == 2 && is_exclusive(board, first, candidate_of(board, clause[1]));
    }
    if (std::ranges::any_of(clause, [](Literal literal) { return literal < 0; })) return false;
    if (clause.size() == 1 && puzzle.given(first.cell) == first.digit) return true;
    return clause.size() == board.order() && is_choice(board, clause);
}

bool excludes(const Puzzle& puzzle, std::span<const std::uint8_t> digits,
              std::span<const Literal> clause) {
    if (clause.size() != digits.size()) return false;
    std::vector<bool> seen(digits.size());
    for (const Literal literal : clause) {
        const Candidate candidate = candidate_of(puzzle.board(), literal);
        if (literal > 0 || seen[candidate.cell]) return false;
        if (digits[candidate.cell] != candidate.digit) return false;
        seen[candidate.cell] = true;
    }
    return true;
}

bool is_solution(const Puzzle& puzzle, std::span<const std::uint8_t> digits) {
    const Board& board = puzzle.board();
    if (digits.size() != board.cell_count()) return false;
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        const Digit digit = digits[cell];
        if (digit < 1 || digit > board.order()) return false;
        if (puzzle.given(cell) != 0 && puzzle.given(cell) != digit) return false;
        if (!puzzle.pencilmarks(cell).contains(digit)) return false;
    }
    if (find_broken(puzzle, digits) != nullptr) return false;
    return std::ranges::all_of(board.houses(), [&](const House& house) {
        DigitSet found;
        for (const Cell cell : house.cells) found.insert(digits[cell]);
        return found.size() == house.cells.size();
    });
}

}  // namespace sudokit::backend
