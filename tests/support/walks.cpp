#include "support/walks.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "sudokit/solve.hpp"
#include "sudokit/symbols.hpp"

#include "base/test_rounds.hpp"
#include "support/boards.hpp"
#include "support/minimal.hpp"

namespace sudokit::tests {
namespace {

std::string text_of(const Puzzle& puzzle) {
    std::string text;
    for (const std::uint8_t digit : puzzle.givens()) {
        text += digit == 0 ? "." : symbol_of(Symbols::digits, digit);
    }
    return text;
}

std::optional<SolvedPuzzle> solved(Puzzle puzzle, const std::string& from) {
    auto answer = solve(puzzle, {.limit = 2});
    if (!answer || answer->verdict != Verdict::one) return std::nullopt;
    std::string name = shape_name(puzzle.board().shape()) + " " + text_of(puzzle) + " " + from;
    return SolvedPuzzle{std::move(puzzle), answer->solutions.front(), std::move(name)};
}

std::vector<Board> boards_of_all_shapes(Rng& rng) {
    Shape diagonals = Shape::standard(9);
    diagonals.diagonals = true;
    Shape windows = Shape::standard(9);
    windows.windows = true;
    Shape latin = Shape::standard(7);
    std::vector<Board> boards(std::min(8U, test_rounds(8U)), Board::standard(9));
    boards.insert(boards.end(), {Board::standard(4), Board::standard(6), Board::standard(8),
                                 *Board::make(Shape::boxes(3, 2)), *Board::make(diagonals),
                                 *Board::make(windows), *Board::make(latin)});
    for (const std::uint32_t order : {6U, 7U, 9U}) boards.push_back(random_jigsaw(order, rng));
    return boards;
}

// Large puzzles have givens enough to be solved quickly.
Puzzle large_puzzle(Rng& rng) { return random_puzzle(Board::standard(16), 55, rng); }

}  // namespace

std::vector<SolvedPuzzle> random_puzzles(std::uint64_t seed) {
    Rng rng(seed);
    const std::string from = "seed " + std::to_string(seed);
    std::vector<SolvedPuzzle> puzzles;
    const auto add = [&](Puzzle puzzle) {
        if (auto more = solved(std::move(puzzle), from)) puzzles.push_back(std::move(*more));
    };
    for (const Board& board : boards_of_all_shapes(rng)) add(minimal_puzzle(board, rng));
    for (const std::uint32_t order : {4U, 6U}) {
        add(minimal_pencilmarks(Board::standard(order), rng));
    }
    Puzzle marked = minimal_puzzle(Board::standard(9), rng);
    rule_out_some(marked, 30, rng);
    add(std::move(marked));
    add(large_puzzle(rng));
    return puzzles;
}

std::vector<SolvedPuzzle> hard_puzzles() {
    static constexpr std::array<std::string_view, 8> kHard = {
        // Platinum Blonde, Golden Nugget, Easter Monster, Inkala 2012, AI Escargot, Loki.
        ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...",
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..",
        "12.....8...6..9......2.36...1..943....4......9..1...2.3..84..97..7.....8.41.7.2..",
        "...45...........23..91.34...1...753.....1.8..6.5.......723...48.6......7.3.5.8..."};
    std::vector<SolvedPuzzle> puzzles;
    for (const std::string_view text : kHard) {
        if (auto puzzle = solved(puzzle_of(text), "")) puzzles.push_back(std::move(*puzzle));
    }
    return puzzles;
}

void walk(const SolvedPuzzle& puzzle, const TechniqueSet& techniques, Rng& rng,
          FunctionRef<void(const State&)> visit) {
    State state(puzzle.puzzle);
    while (true) {
        const auto step = next_step(state, techniques);
        const bool easy = step && info_of(step->technique).family == TechniqueFamily::single;
        if (!step || rng.below(easy ? 16 : 2) == 0) visit(state);
        if (!step) return;
        apply(*step, state);
    }
}

std::vector<Step> some_steps(TechniqueId id, const State& state, std::size_t most) {
    std::vector<Step> steps;
    find_steps(id, state, [&](Step step) {
        steps.push_back(std::move(step));
        return steps.size() < most;
    });
    return steps;
}

bool takes_technique(TechniqueId id, Rng& rng) {
    switch (id) {
        case TechniqueId::contradiction_net_plus:
        case TechniqueId::nested_net:
        case TechniqueId::bifurcation_tree: return rng.below(8) == 0;
        default: return test_factor() >= 1 || rng.below(3) == 0;
    }
}

std::string describe(const Step& step, const Board& board) {
    std::string text(info_of(step.technique).word);
    for (const Candidate& candidate : step.placements) {
        text += " " + cell_name(board, candidate.cell) + "=" + std::to_string(candidate.digit);
    }
    for (const Candidate& candidate : step.eliminations) {
        text += " " + cell_name(board, candidate.cell) + "<>" + std::to_string(candidate.digit);
    }
    return text;
}

bool agrees(const Step& step, const Grid& solution) {
    const auto is_right = [&](const Candidate& candidate) {
        return solution.digits[candidate.cell] == candidate.digit;
    };
    return std::ranges::all_of(step.placements, is_right) &&
           std::ranges::none_of(step.eliminations, is_right);
}

}  // namespace sudokit::tests
