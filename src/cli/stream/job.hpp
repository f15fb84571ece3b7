// The run of a command over its input: what all commands that read puzzles have in common.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sudokit/json_writer.hpp"
#include "sudokit/nine.hpp"
#include "sudokit/solve.hpp"

#include "cli/io/input.hpp"
#include "cli/io/output.hpp"

namespace sudokit::cli {

/// Figures about a run, or a part of it.
struct Tally {
    std::uint64_t puzzles = 0;
    std::uint64_t one = 0;
    std::uint64_t none = 0;
    std::uint64_t several = 0;
    std::uint64_t unsettled = 0;
    std::uint64_t nodes = 0;
    std::uint64_t without_search = 0;
    std::vector<std::uint64_t> ratings = {};  ///< how many have each, from the lowest of the scale

    void add(Verdict verdict, std::uint64_t nodes_of_it);
    void add(const Tally& other);
    void add_rating(std::size_t rating, std::uint64_t puzzles_of_it = 1);
};

/// What is to be said of a puzzle, or of several in a row.
struct Reply {
    std::string out;    ///< for the standard output
    std::string notes;  ///< for the standard error, with line ends
    Exit exit = Exit::yes;
    bool fault = false;  ///< the input is at fault: without --keep-going, the run ends here
    bool cancelled =
        false;  ///< the work was interrupted: there is no answer, and the run ends here
    /// For the standard output where it was cancelled: what is known yet. Notes are about it.
    std::string known = {};
    std::size_t items = 1;  ///< how many puzzles and faults it is about
    Tally tally = {};       ///< of those that were solved
};

/// What is seen from outside of the search that is on: of one of them, where there are several.
struct SearchSight {
    std::atomic<std::uint64_t> solutions = 0;
    std::atomic<std::uint64_t> nodes = 0;
};

/// How the ratings of a tally are told at the end of a run.
class RatingFigures {
  public:
    RatingFigures() = default;
    RatingFigures(const RatingFigures&) = delete;
    RatingFigures& operator=(const RatingFigures&) = delete;
    virtual ~RatingFigures() = default;
    /// Lines; none if there are no ratings.
    [[nodiscard]] virtual std::string text(const Tally& tally, Language language) const = 0;
    /// A member of a JSON object; none if there are no ratings.
    virtual void write(JsonWriter& out, const Tally& tally) const = 0;
};

/// Figures about a run that does not solve its puzzles, but takes their forms.
struct RunOfForms {
    std::uint64_t read = 0;
    std::optional<std::uint64_t> kinds = {};  ///< of equivalent ones, where they were counted
};

/// What there is to know of plain 9x9 puzzles, besides their digits, for who answers many at once.
struct PlainWishes {
    bool places = false;     ///< where they are; always known where answers are JSON
    bool solutions = false;  ///< what the input gives as their solutions
    bool comments = false;   ///< likewise
};

/// Everything that a run needs at hand.
struct Job {
    const PuzzleArguments& arguments;
    const Streams& io;
    Input& input;
    Output& output;
    Tally tally = {};
    std::atomic<std::size_t> items = 0;  ///< puzzles and faults seen
    Exit exit = Exit::yes;
    bool ended_early = false;      ///< by a fault or an interrupt
    std::size_t threads = 1;       ///< that solve
    std::string_view kernel = {};  ///< that solved plain 9x9 puzzles, if there were any
    std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
    std::unique_ptr<const RatingFigures> ratings = {};  ///< of commands that rate
    std::optional<RunOfForms> forms = {};               ///< of commands that take forms
    mutable SearchSight sight = {};
    PlainWishes plain = {};

    /// Writes what `reply` says and counts it; answers whether to go on.
    bool take(const Reply& reply);

    [[nodiscard]] Language language() const { return arguments.language; }
    [[nodiscard]] double seconds() const;
};

/// Opens input and output, lets `body` do the work, and ends it properly: the output file gets its
/// name, faults of writing and interrupts are reported, the figures printed.
Exit run_job(const PuzzleArguments& arguments, const Streams& io, FunctionRef<void(Job&)> body);

/// The same for a command that makes its puzzles: nothing is read, and no progress shown.
Exit run_making(const PuzzleArguments& arguments, const Streams& io, FunctionRef<void(Job&)> body);

/// What a command does with one puzzle. Called from many threads at once, each with its own solver.
using Worker = FunctionRef<Reply(const Item& item, const Entry& entry, Solver& solver)>;

/// What the output holds besides the answers.
struct StreamTexts {
    std::string_view prologue = {};
    std::string_view epilogue = {};
    /// The answer in the place of a puzzle that cannot be read; null: none.
    std::string (*fault_line)(const Item& item, Language language) = nullptr;
};

/// What was found of a plain 9x9 puzzle.
struct NineFound {
    const nine::Digits& puzzle;
    const SolveAnswer& answer;  ///< but for its solutions
    /// The first solutions, as far as they are wanted and there are any; null behind them.
    std::array<const nine::Digits*, 2> solutions;
    const Place& place;     ///< where answers are JSON, or the job wishes to know it
    std::string_view file;  ///< the file of that place as a JSON string
};

/// What a command does with plain 9x9 puzzles that are solved side by side.
struct NineWork {
    std::uint64_t limit = 2;  ///< how many solutions to look for; 0 = all
    std::size_t keep = 0;     ///< how many of the first ones are wanted: at most 2
    /// Answers tell more than whether there are solutions, and the only one: also what could depend
    /// on the puzzles beside it.
    bool in_detail = false;
    /// Appends the answer, or a note. Called from many threads at once.
    FunctionRef<Exit(const NineFound& found, Reply& reply)> write;
};

class NineBatch;

/// What answers plain 9x9 puzzles, many at once: makes one for a thread, which may leave puzzles to
/// `general`.
using NineMaker = FunctionRef<std::unique_ptr<NineBatch>(Worker general)>;

/// Puts all puzzles of the input through `worker`, with as many threads as asked for, and writes
/// the replies in the order of the input. Where `nine` is not null and the arguments leave the
/// choice, plain 9x9 puzzles are answered by it: much faster, and the same to the letter.
void run_stream(Job& job, Worker worker, const StreamTexts& texts, const NineWork* nine = nullptr);

/// The same with any means of answering plain 9x9 puzzles.
void run_stream(Job& job, Worker worker, const StreamTexts& texts, const NineMaker* nine);

/// Does `work` on the only puzzle of the input, for commands that take one; if there are more, or
/// it cannot be read, says so.
void run_single(Job& job, FunctionRef<void(const Item& item, const Entry& entry)> work);

/// Hands every puzzle of the input to `list`, which writes its answer itself and says whether to go
/// on: for answers that are too long to wait for their end, one after the other.
void run_in_turn(Job& job, const StreamTexts& texts,
                 FunctionRef<bool(const Item& item, const Entry& entry)> list);

/// The reply to an item that holds a fault.
[[nodiscard]] Reply fault_reply(const Job& job, const Item& item, const StreamTexts& texts);

}  // namespace sudokit::cli
