// Reading puzzles in any common format, and writing them by the format's name.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/entry.hpp"
#include "sudokit/symbols.hpp"

namespace sudokit {

/// The formats, spelled as `--format` and `--from` spell them.
enum class Format : std::uint8_t {
    line,         ///< one puzzle a line, n*n cells
    grid,         ///< n lines of n cells, box rules drawn or not; several puzzles follow each other
    pencilmarks,  ///< one puzzle a line, n*n*n characters
    sdk,          ///< #-headers, then nine lines
    sadman,       ///< [Puzzle] and [State] sections
    sdm,          ///< one 81-character line a puzzle, 0 = blank
    ss,           ///< rows xxx|xxx|xxx with rules between bands
    sdx,          ///< candidates by cell, u5 = placed by the player
    candidates,   ///< a drawn grid of candidates, as posted on forums
    csv,          ///< columns puzzle,solution with a header line
    array,        ///< arrays of cells, as programs print them
    opensudoku,   ///< OpenSudoku XML, versions 1 and 2
    fpuzzles,     ///< f-puzzles link or its bare payload
    sudokupad,    ///< SudokuPad link that holds the puzzle
    sgt,          ///< id of Simon Tatham's Solo, or a game saved by it
    hodoku,       ///< line of a HoDoKu library
    sudokuwiki,   ///< sudokuwiki.org link
    json          ///< our own JSON; one object a line in streams
};

/// What there is to know of a format.
struct FormatInfo {
    Format format = Format::line;
    std::string_view name;
    MessageText summary;
    bool writable = true;
    bool one_line = true;  ///< each puzzle is one line, so that files are read line by line
};

/// All formats, in the order of `Format`.
[[nodiscard]] std::span<const FormatInfo> all_formats();
[[nodiscard]] const FormatInfo& format_info(Format format);
[[nodiscard]] std::optional<Format> find_format(std::string_view name);

/// The format that a file of this name is to be written in, by its extension; nothing if that says
/// nothing. Formats that can only be read are named, too.
[[nodiscard]] std::optional<Format> format_of_file(std::string_view name);

/// How to read: nothing set means to find it out from the text.
struct ReadOptions {
    std::optional<Format> format;
    std::optional<Symbols> symbols;
    /// The board, where the text does not describe one itself; a text that does must agree with it.
    std::optional<Board> board;
    /// A Latin board of whatever order the text has; a text that describes boxes contradicts it.
    bool latin = false;
    /// Houses to add to whatever board the text has.
    bool diagonals = false;
    bool windows = false;
    std::vector<std::vector<Cell>> extra;
    /// Constraints to add to every puzzle; one that makes no sense on its board is a fault.
    std::vector<ConstraintData> constraints;
    /// Once it has passed, long documents are given up with a fault.
    Deadline deadline;
};

/// How to write.
struct WriteOptions {
    std::optional<Symbols> symbols;  ///< default: `default_symbols(order)`
};

/// The format that `text` (the beginning of a file is enough) seems to be in; nothing if it looks
/// like none of them.
[[nodiscard]] std::optional<Format> detect_format(std::string_view text);

/// All puzzles of `text`, in order. Stops at the first fault; that there is no puzzle at all is
/// one.
[[nodiscard]] Result<std::vector<Entry>> read_entries(std::string_view text,
                                                      const ReadOptions& options = {});

/// `entry` in the given format, with the line end behind it. Fails with `unsupported` where the
/// format cannot carry the puzzle's board, pencilmarks or constraints; leaves out words and state
/// of play that it has no place for. The plain-text formats say nothing of a board but its order:
/// they take any, and reading it back needs the same board in the options.
[[nodiscard]] Result<std::string> write_entry(const Entry& entry, Format format,
                                              const WriteOptions& options = {});

/// What comes before and after all the entries of a file: the CSV header, the XML element.
[[nodiscard]] std::string_view file_prologue(Format format);
[[nodiscard]] std::string_view file_epilogue(Format format);

/// A map of jigsaw regions (n lines of n letters or digits, or numbers) as regions from 0 in order
/// of their first cell.
[[nodiscard]] Result<Shape> read_layout(std::string_view text);

/// Extra houses: maps like a layout's in which `.` marks cells of no extra house; every other
/// character is a house of its own. Several maps may follow each other, with blank lines between.
[[nodiscard]] Result<std::vector<std::vector<Cell>>> read_extra_houses(std::string_view text);

/// Room for many plain 9x9 puzzles, as many as `digits` has places. The other lists have at least
/// as many, or none where nobody asks for what goes there.
struct NineRoom {
    using Digits = std::array<std::uint8_t, 81>;

    std::span<Digits> digits;           ///< in reading order, 0 = empty
    std::span<std::size_t> lines = {};  ///< on which they are
    /// What the file gives as their solutions; zeros where it gives none.
    std::span<Digits> solutions = {};
    /// Their comments, mostly empty; puzzles with long ones are then left to `next`.
    std::span<std::string> comments = {};
};

/// Reads the puzzles of a file one after the other, in memory that does not grow with the file
/// (formats with `one_line`, and `grid` and `ss`; the others are limited to 64 MiB). Lines over
/// 1 MiB are faults. Where the options name no format, the first 64 KiB are read before the first
/// puzzle comes; a text that looks like none is read as lines. A reader that was moved away ends
/// the program.
///
///     EntryReader reader(source, options);
///     while (auto next = reader.next()) {
///         if (next->has_value()) use(**next); else report(next->error());
///     }
class EntryReader {
  public:
    /// Fills at most `size` bytes at `data` and returns how many; 0 at the end. Must not be empty.
    using Source = std::function<std::size_t(char* data, std::size_t size)>;

    EntryReader(Source source, ReadOptions options);
    ~EntryReader();
    EntryReader(EntryReader&&) noexcept;
    EntryReader& operator=(EntryReader&&) noexcept;

    /// The next puzzle, or the fault found in its place (with line and column in the file), or
    /// nothing at the end. After a fault the reader goes on with the next line, the next block of
    /// lines, or the next element of a document; where the document itself is broken, it ends.
    /// Where the format was found out, sentences between lines of puzzles are passed over.
    [[nodiscard]] std::optional<Result<Entry>> next();

    /// The quick way for long streams: as many of the next puzzles as there is room for, come at
    /// once and are plain, meaning lines of the line format or rows of CSV on the classic 9x9
    /// board, with no options that say otherwise. Returns their number; 0 if what comes next, if
    /// anything, is for `next`, as is the first puzzle of a stream. Waits for the source only if
    /// there is not a single line to take.
    [[nodiscard]] std::size_t next_nine(const NineRoom& room);

    /// The format in use, once the first call of `next` has returned.
    [[nodiscard]] std::optional<Format> format() const;

    /// Which format was taken and by what sign, as long as it was found out from the text and no
    /// puzzle was read: the guess may be what is wrong.
    [[nodiscard]] std::optional<Message> guess() const;

    /// The line, from 1, on which the last puzzle or fault began.
    [[nodiscard]] std::size_t line() const;

    /// How many bytes of the source it has gone through. It may have taken more from it.
    [[nodiscard]] std::size_t offset() const;

  private:
    struct State;
    [[nodiscard]] State& state() const;
    std::unique_ptr<State> state_;
};

}  // namespace sudokit
