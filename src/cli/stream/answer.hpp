// Asking for the solutions of a puzzle, and putting the answer into lines and words.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// How many solutions to look for and to keep.
struct SolutionLimits {
    std::uint64_t limit = 2;  ///< 0 = all of them
    std::size_t keep = 2;
    SearchProbe* probe = nullptr;  ///< who is told of an exhaustive search; may be null
};

/// Solves with the engine and the time that the arguments allow. Fails if the engine does.
[[nodiscard]] Result<SolveAnswer> find_solutions(const Puzzle& puzzle, SolutionLimits limits,
                                                 const Job& job, Solver& solver);

/// The same, handing each solution to `sink`.
[[nodiscard]] Result<SolveAnswer> find_solutions(const Puzzle& puzzle, std::uint64_t limit,
                                                 const Job& job, Solver& solver, SolutionSink sink);

/// A reply that counts as solved, with the facts of `answer`.
[[nodiscard]] Reply reply_to(const SolveAnswer& answer);

/// The reply where the engine failed on a puzzle that is not at fault.
[[nodiscard]] Reply failure_reply(const Job& job, const Item& item, Error error,
                                  const StreamTexts& texts = {});

/// The reply to a puzzle that cannot be taken, or whose answer cannot be written: the note says
/// why. The status is `usage` where it is an option that makes no sense for this puzzle.
[[nodiscard]] Reply refusal(const Item& item, std::string_view why, Exit exit = Exit::bad_input);

/// Answers with `text`, or refuses, where it could not be made.
void answer_with(const Result<std::string>& text, const Item& item, const Job& job, Reply& reply);

/// Why a puzzle has no place in a file of answers; `verdict` is not `one`.
[[nodiscard]] const MessageText& reason_to_skip(Verdict verdict);

/// The sentence on whether `puzzle` is well posed; `verdict` is not `some`.
[[nodiscard]] std::string posed_text(Verdict verdict, const Puzzle& puzzle, const Job& job);

/// The digits in one line, without line end: symbols side by side, numbers with blanks between, and
/// dots for empty cells.
[[nodiscard]] std::string line_of(const Board& board, std::span<const std::uint8_t> digits,
                                  const WriteOptions& options);

/// The puzzle in one line, without line end; fails where it has more than a line can hold.
[[nodiscard]] Result<std::string> puzzle_line(const Puzzle& puzzle, const WriteOptions& options);

/// The alphabet to draw and write this board in.
[[nodiscard]] Symbols symbols_for(const Board& board, const WriteOptions& options);

/// The status for a command that is asked of puzzles with one solution.
[[nodiscard]] Exit posed_exit(Verdict verdict);

/// The status that a puzzle's answer means for `solve`.
[[nodiscard]] Exit solving_exit(const SolveAnswer& answer);

/// A puzzle with these givens on the same board, with the same constraints but for lines, which are
/// answers rather than puzzles.
[[nodiscard]] Puzzle puzzle_of(const Puzzle& puzzle, std::span<const std::uint8_t> digits,
                               Format format);

/// What is written to a file for a solved puzzle: a table has a column for the solution; elsewhere
/// the solution stands in the place of the puzzle.
[[nodiscard]] Entry solved_entry(const Entry& entry, std::span<const std::uint8_t> digits,
                                 Format format);

/// What goes around the answers in a format, and in the place of a puzzle that cannot be read: the
/// line "error", or a JSON object.
[[nodiscard]] StreamTexts texts_for(Format format);

/// Which two givens clash, or which constraint the givens break, if any: "two 1s in box 3: r1c8 and
/// r3c9"; else empty.
[[nodiscard]] std::string clash_text(const Puzzle& puzzle, const WriteOptions& options,
                                     Language language);

/// Whether `clash_text` names two givens.
[[nodiscard]] bool clash_names_pair(const Puzzle& puzzle);

/// The sentence about a puzzle without solution, with what the givens break if that is known.
[[nodiscard]] std::string unsolvable_text(const Puzzle& puzzle, const Job& job);

}  // namespace sudokit::cli
