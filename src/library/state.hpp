// What an open library has at hand.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "sudokit/library.hpp"

#include "library/tables.hpp"

namespace sudokit {

struct Library::State {
    library::Tables tables;
    /// Which bits of the hashes of forms count; tests leave few of them, to see hashes meet.
    std::uint64_t hash_mask = ~std::uint64_t{0};
    std::map<std::int64_t, Board> boards = {};                           // by number
    std::map<std::string, std::int64_t, std::less<>> known_boards = {};  // by description
};

namespace library {

/// Lets tests in.
struct Inside {
    static Library::State& of(Library& library) { return *library.state_; }
};

/// As `Tables::at_once`; nothing is remembered of what came to nothing.
[[nodiscard]] std::optional<Error> at_once(Library::State& state, Tables::Work search,
                                           Tables::Work work);
[[nodiscard]] std::optional<Error> at_once(Library::State& state, Tables::Work work);

/// The usual board, in the rows of plain puzzles; all other rows have greater numbers.
/// Puzzles that are kept as texts have their board's number with a minus sign.
inline constexpr std::int64_t kUsualBoard = 1;

/// A row of the table `puzzle`, with what it points to elsewhere.
struct PuzzleRow {
    std::int64_t id = 0;
    std::int64_t board = kUsualBoard;
    std::string_view form;
    std::optional<std::int64_t> turn;
    std::string_view given;  ///< none where there is a turn
    std::int64_t shelfmark = 0;
    std::int64_t added = 0;
};

/// The columns of such a row, in the order of `read_row`, and the seal behind them; with their
/// table's name `p`.
inline constexpr std::string_view kPuzzleColumns =
    "p.id, p.board, p.form, p.turn, p.given, p.shelfmark, p.added, p.seal";

/// The row that a statement is at; fails where it is not what was written.
[[nodiscard]] Result<PuzzleRow> read_row(const Statement& row);

/// What tells that a row is still what was written: 24 bits.
[[nodiscard]] std::int64_t seal_of(const PuzzleRow& row);
/// The same of a text that has all values of a row.
[[nodiscard]] std::int64_t seal_of(std::string_view values);

/// All values of a row behind each other, for `seal_of`.
class SealText {
  public:
    SealText& add(std::int64_t value) {
        text_ += std::to_string(value) + ';';
        return *this;
    }
    SealText& add(std::optional<std::int64_t> value) {
        text_ += value ? std::to_string(*value) + ';' : "-;";
        return *this;
    }
    SealText& add(std::string_view value) {
        text_ += std::to_string(value.size()) + ':' + std::string(value);
        return *this;
    }
    [[nodiscard]] std::int64_t seal() const { return seal_of(text_); }

  private:
    std::string text_;
};

/// The seal of a row of the table `words`.
[[nodiscard]] std::int64_t seal_of(std::int64_t puzzle, const Info& info);

/// The seal of a row of the table `board`.
[[nodiscard]] std::int64_t seal_of_board(std::int64_t number, std::int64_t hash,
                                         std::string_view text);

[[nodiscard]] Error damage(std::string_view table, std::int64_t row);

/// Text as libraries keep it, in any database: bytes that are no UTF-8, and zeros, are replaced.
[[nodiscard]] std::string kept_text(std::string_view text);

/// The board of a number; fails if there is none. The number of a board, which is given one if it
/// has none yet.
[[nodiscard]] Result<Board> board_of(Library::State& state, std::int64_t number);
[[nodiscard]] Result<std::int64_t> number_of_board(Library::State& state,
                                                   const std::string& description);

/// The puzzle of a row, without words.
[[nodiscard]] Result<LibraryPuzzle> puzzle_of(Library::State& state, const PuzzleRow& row);

/// A form: equal for equivalent puzzles, and for no others.
struct Form {
    std::string_view bytes;
    bool is_usual = true;  ///< of a plain puzzle on the usual board

    bool operator==(const Form&) const = default;
};

/// The key of a form in the table `form`. Where it is taken by another form, the next attempt has
/// another key; there is none that takes `kMostAttempts`, as none of the keys, of 64 bits, is
/// likely to be taken at all.
inline constexpr std::uint64_t kMostAttempts = 64;
[[nodiscard]] std::int64_t form_key(const Library::State& state, const Form& form,
                                    std::uint64_t attempt);

/// Whether that is one of the keys of a form.
[[nodiscard]] bool is_key_of(const Library::State& state, std::int64_t key, const Form& form);

/// The number of a label, which is given one if it has none yet; nothing where `make` is false.
[[nodiscard]] Result<std::optional<std::int64_t>> number_of_label(Library::State& state,
                                                                  LabelKind kind,
                                                                  std::string_view name, bool make);
[[nodiscard]] std::string_view label_word(LabelKind kind);

/// What is wrong with the name of a tag, a publication or a source that is to be kept, if anything
/// is: PostgreSQL's indexes have no room for long ones.
inline constexpr std::size_t kLongestName = 1000;
[[nodiscard]] std::optional<Error> name_fault(std::string_view name);

/// Writes the change into the history, unless it is there; its number. For use within `at_once`,
/// with a copy: what is undone there has no number.
[[nodiscard]] Result<std::int64_t> note_change(Library::State& state, Library::NewChange& change);

/// Makes the change count so many more puzzles.
[[nodiscard]] std::optional<Error> count_change(Library::State& state, std::int64_t change,
                                                std::int64_t puzzles);

/// Notes that a change was about puzzles; about how many it was not known to be yet.
[[nodiscard]] Result<std::int64_t> note_events(Library::State& state, std::int64_t change,
                                               std::span<const std::int64_t> puzzles);

/// Gives a puzzle the shelfmark that `change` makes of the one that it has; whether that is another
/// one.
[[nodiscard]] Result<bool> set_shelfmark(Library::State& state, std::int64_t puzzle,
                                         FunctionRef<std::int64_t(std::int64_t)> change);

/// The numbers of the puzzles of a query, in order.
[[nodiscard]] Result<std::vector<std::int64_t>> find_numbers(Library::State& state,
                                                             const LibraryQuery& query);

/// How many there are.
[[nodiscard]] Result<std::uint64_t> count_numbers(Library::State& state, const LibraryQuery& query);

/// Hands the puzzles of these numbers to `sink`, in order, until it has enough.
[[nodiscard]] Result<std::uint64_t> hand_over(Library::State& state,
                                              std::span<const std::int64_t> ids,
                                              Library::Sink sink);

/// The column of a scale in the table `rating`; none for `level` and `score`, which are in
/// shelfmarks.
[[nodiscard]] std::string_view rating_column(Scale scale);

/// The ratings of a puzzle.
[[nodiscard]] Result<LibraryRatings> ratings_of(Library::State& state, std::int64_t id);

}  // namespace library
}  // namespace sudokit
