// What a command works on: the puzzles of all its operands, one after the other.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/formats.hpp"

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

/// Where in the input a puzzle is.
struct Place {
    std::size_t number = 0;      ///< from 1 over all operands; 0 for a fault of a whole file
    std::string_view file = {};  ///< as faults name it; lives as long as the input
    std::size_t line = 0;        ///< where it begins; 0 if that makes no sense
};

/// A puzzle of the input, or the fault found in its place.
struct Item : Place {
    Result<Entry> entry;
    /// Of the first fault of a file: which format it was taken for and why, if that was found out.
    std::optional<Message> guess = {};
};

/// Room for many plain 9x9 puzzles, as `NineRoom` is, with their places in the input.
struct PlainRoom {
    std::span<NineRoom::Digits> digits;
    std::span<Place> places = {};
    std::span<NineRoom::Digits> solutions = {};
    std::span<std::string> comments = {};
};

/// The fault in words: "file:line:column: message".
[[nodiscard]] std::string fault_text(const Item& item, Language language);

/// "file:line: message", for a note on the puzzle as a whole.
[[nodiscard]] std::string note_text(const Place& place, std::string_view note);

/// How to read, with what the files of `--layout` and `--extra` say. Its error is complete: the
/// text already names the file.
[[nodiscard]] Result<ReadOptions> read_options(const PuzzleArguments& arguments);

/// The board that the options describe where there is no puzzle to say more, of this order unless
/// they say another. Its error is complete, too.
[[nodiscard]] Result<Board> described_board(const PuzzleArguments& arguments, std::uint32_t order);
[[nodiscard]] Result<Board> described_board(const ReadOptions& options, std::uint32_t order);

/// A puzzle without givens on this board, with the rules that the options name.
[[nodiscard]] Result<Puzzle> empty_puzzle(const PuzzleArguments& arguments, const Board& board);

/// Reads the operands: files, `-` for the standard input (also when there are none), or a puzzle
/// itself where there is no file of that name.
class Input {
  public:
    /// The arguments must outlive it.
    Input(const PuzzleArguments& arguments, ReadOptions options, const Streams& io);
    ~Input();

    /// The next puzzle or fault; nothing at the end, or once the interrupt flag is raised.
    [[nodiscard]] std::optional<Item> next();

    /// Many plain 9x9 puzzles at once, as `EntryReader::next_nine` has them; 0 if what comes next
    /// is for `next`.
    [[nodiscard]] std::size_t next_nine(const PlainRoom& room);

    /// How it reads.
    [[nodiscard]] const ReadOptions& options() const { return options_; }

    /// True if the input is one puzzle and nothing more. Looks ahead; call it before `next`.
    [[nodiscard]] bool is_single();

    /// True if `next` would wait for more to come through a pipe or from a terminal.
    [[nodiscard]] bool would_wait() const;

    /// The file that the last puzzle or fault comes from, as it was named; empty where it is none:
    /// the standard input, or an argument that is a puzzle.
    [[nodiscard]] std::string_view file() const { return file_; }

    /// How the only operand is called; empty if there are several.
    [[nodiscard]] std::string_view only_name() const;

    /// How many bytes of its files it has gone through, packed as they are, and how many puzzles
    /// and faults it has found there. May be asked by other threads.
    [[nodiscard]] std::uint64_t position() const { return position_; }
    [[nodiscard]] std::size_t found() const { return number_; }

  private:
    struct Current;
    std::optional<Item> read();
    void note_position();
    std::optional<Error> open(const std::string& operand);
    std::optional<Error> open_text(const std::string& operand);
    [[nodiscard]] Message message_of_stranger(const std::string& operand) const;

    const PuzzleArguments& arguments_;
    ReadOptions options_;
    int standard_input_;
    std::string_view ahead_of_input_;  // what was read of it before
    std::size_t opened_ = 0;
    std::atomic<std::size_t> number_ = 0;
    std::uint64_t before_ = 0;  // bytes of the operands before this one
    std::atomic<std::uint64_t> position_ = 0;
    std::unique_ptr<Current> current_;
    std::string_view name_;
    std::string_view file_;
    std::deque<Item> ahead_;
    std::vector<std::size_t> lines_;  // of plain puzzles
};

}  // namespace sudokit::cli
