// Libraries: collections of puzzles no two of which are equivalent, in an SQLite file or in a
// PostgreSQL database, with what is known of each puzzle and what has become of it.
//
//     auto library = sudokit::Library::open("puzzles.library", sudokit::Library::Access::create);
//     if (!library) return report(library.error());
//     sudokit::PuzzleKeeper keeper;
//     const sudokit::KeptPuzzle kept[] = {keeper.keep(digits)};
//     sudokit::Library::NewChange change{sudokit::LibraryAction::import, "a magazine"};
//     const auto added = library->add(change, kept);
//
// docs/library.md describes what is in the tables.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/entry.hpp"
#include "sudokit/function_ref.hpp"
#include "sudokit/generate.hpp"
#include "sudokit/nine_digits.hpp"
#include "sudokit/rate.hpp"
#include "sudokit/se.hpp"

namespace sudokit {

namespace library {
struct Inside;
}

/// A puzzle in the form that libraries keep it in. To find it takes most of the time of adding
/// puzzles, and many threads may do that.
struct KeptPuzzle {
    /// What puzzles on other boards than the usual one, and those with more than givens, have.
    struct More {
        std::string board;     ///< described as a puzzle in JSON
        std::string form;      ///< what equivalent puzzles share, whatever their boards: 16 bytes
        std::string given;     ///< as it was given, packed
        bool is_text = false;  ///< that is JSON, because there are pencilmarks or constraints
        Info info = {};
    };
    /// Enough for all givens of the usual board.
    static constexpr std::size_t kRoom = 47;

    std::array<std::uint8_t, kRoom> form = {};  ///< of the canonical form, packed
    std::uint8_t form_size = 0;                 ///< 0: there is another one
    std::int64_t turn = 0;  ///< the number of the symmetry that leads from the form to the puzzle
    std::int64_t shelfmark =
        0;  ///< number of givens, symmetry, and ratings as far as they are known
    std::unique_ptr<More> more = {};

    /// Adds ratings that are known from elsewhere.
    void set_ratings(std::optional<Level> level, std::optional<std::uint32_t> score);
};

/// Finds what libraries keep of puzzles. Not for sharing between threads: one per thread.
class PuzzleKeeper {
  public:
    PuzzleKeeper();
    ~PuzzleKeeper();
    PuzzleKeeper(PuzzleKeeper&&) noexcept;
    PuzzleKeeper& operator=(PuzzleKeeper&&) noexcept;

    /// A puzzle on the usual 9x9 board.
    [[nodiscard]] KeptPuzzle keep(const nine::Digits& digits);

    /// Any puzzle, with the words around it; the state of play and the solution are not kept.
    /// Fails with `stopped` if the deadline passes before its canonical form is known.
    [[nodiscard]] Result<KeptPuzzle> keep(const Entry& entry, Deadline deadline = {});

  private:
    struct State;
    std::unique_ptr<State> state_;
};

/// Ratings on all scales, as far as they are known, in the order of `Scale`. Levels are their
/// places in `all_levels`; ER, EP and ED are 1,000,000 ER + 1,000 EP + ED, in tenths; chains that
/// no length of is enough are `kNoLength`.
using LibraryRatings = std::array<std::optional<std::int64_t>, kScaleCount>;
inline constexpr std::int64_t kNoLength = 1000;

/// ER, EP and ED as one value.
[[nodiscard]] std::int64_t rating_value(const SeRating& rating);

/// A rating as lines spell it: "hard", "1520", "7.1/1.2/1.2", "inf".
[[nodiscard]] std::string rating_text(Scale scale, std::int64_t value);

/// What a word or number stands for on a scale: from which value to which. "7.1" stands for all
/// ratings with this ER. Nothing if it is no rating.
[[nodiscard]] std::optional<Range<std::int64_t>> read_rating(Scale scale, std::string_view text);

/// A puzzle of a library.
struct LibraryPuzzle {
    std::int64_t id = 0;  ///< its number there; never that of another
    Entry entry;
    std::uint32_t clues = 0;
    PatternSymmetries symmetry = {};
    bool used = false;         ///< in some publication
    bool badly_posed = false;  ///< it was rated, and does not have exactly one solution
    std::int64_t added = 0;    ///< the change that brought it
    std::optional<Level> level = {};
    std::optional<std::uint32_t> score = {};
};

/// What puzzles can be labelled with.
enum class LabelKind : std::uint8_t { tag, used_in, source };

/// What else a library knows of a puzzle.
struct LibraryFacts {
    LibraryRatings ratings = {};
    std::vector<std::string> tags;  ///< each list sorted
    std::vector<std::string> used_in;
    std::vector<std::string> sources;
};

/// What puzzles come by, where there are several.
enum class LibraryOrder : std::uint8_t { added, clues, scale };

/// Which puzzles are wanted. All that is said must hold.
struct LibraryQuery {
    std::optional<Range<Level>> level = {};
    std::optional<Range<std::uint32_t>> clues = {};
    std::optional<Range<std::uint32_t>> score = {};
    std::optional<PatternSymmetries> symmetry = {};  ///< at least these
    std::optional<bool> used = {};
    std::optional<bool> badly_posed = {};
    std::optional<std::uint32_t> board_order = {};
    std::vector<Range<std::int64_t>> ids = {};  ///< one of these; none: any
    struct RatingRange {
        Scale scale;  ///< neither `level` nor `score`
        Range<std::int64_t> range;
    };
    std::vector<RatingRange> ratings = {};
    struct Label {
        LabelKind kind;
        std::string name;
        bool has = true;  ///< false: it must not have it
    };
    std::vector<Label> labels = {};

    LibraryOrder order = LibraryOrder::added;
    Scale scale = Scale::score;  ///< for `LibraryOrder::scale`; puzzles without rating come last
    bool descending = false;
    std::uint64_t limit = 0;  ///< 0: all
};

/// What is done to libraries.
enum class LibraryAction : std::uint8_t { import, generate, rate, tag, untag, use, unuse };
[[nodiscard]] std::string_view action_word(LibraryAction action);

/// A change of a library.
struct LibraryChange {
    std::int64_t id = 0;
    std::int64_t time = 0;  ///< seconds since 1970
    std::string action;
    std::string label;         ///< the source, the tag, the publication, the scale
    std::int64_t puzzles = 0;  ///< how many it added or changed
    std::string version;       ///< of the program
};

/// How many puzzles there are of each kind.
struct LibraryFigures {
    struct Count {
        std::string name;
        std::int64_t puzzles = 0;
    };
    std::int64_t puzzles = 0;
    std::int64_t used = 0;
    std::int64_t badly_posed = 0;
    std::int64_t bytes = 0;  ///< on disk
    std::array<std::int64_t, 6> levels = {};
    std::int64_t without_level = 0;
    std::vector<std::int64_t> clues;  ///< by number
    std::array<std::int64_t, kPatternSymmetryCount> symmetries = {};
    std::int64_t without_symmetry = 0;
    /// Of ratings on the other scales, the values that occur, in increasing order; of the score by
    /// hundreds.
    std::array<std::vector<std::pair<std::int64_t, std::int64_t>>, kScaleCount> ratings = {};
    std::vector<Count> tags;
    std::vector<Count> used_in;
    std::vector<Count> sources;
    std::vector<Count> boards;
};

/// A library that is open. For one thread at a time; any number of programs may have it open, and
/// those that write wait for each other. One that was moved away ends the program.
class Library {
  public:
    enum class Access : std::uint8_t {
        read,
        write,
        create  ///< to write, and made if it is not there
    };

    /// Why no library of this kind can be opened at all: the module that it takes is not here.
    /// Nothing if it is.
    [[nodiscard]] static std::optional<Error> fault(const std::string& where);

    /// Opens a file, or a database by an address that begins with postgresql:// or postgres://.
    /// Fails where it is no library, one of another version, or damaged. Waiting for others and
    /// looking for puzzles end with the deadline, which must outlive the library; changes that have
    /// begun are finished. Connecting to a server does not end with it, for which the address may
    /// have a connect_timeout.
    [[nodiscard]] static Result<Library> open(const std::string& where, Access access,
                                              Deadline deadline = {});
    ~Library();
    Library(Library&&) noexcept;
    Library& operator=(Library&&) noexcept;

    /// A change that begins. The history shows it once it has changed something.
    struct NewChange {
        LibraryAction action;
        std::string label;    ///< the source, the scale
        std::int64_t id = 0;  ///< in the history; 0: not there yet
    };

    /// What `add` has done.
    struct Added {
        std::uint64_t added = 0;
        std::uint64_t known = 0;   ///< equivalent to one that was there, or to an earlier one
        std::vector<bool> is_new;  ///< for each, in order
    };

    /// Puts puzzles in, all or none, with these tags; they stay even if the program is killed once
    /// this returns. Known ones get the tags and the source of the change, too. Fails where a name
    /// has more than 1000 bytes, and where damage makes it unknown whether a puzzle is there.
    [[nodiscard]] Result<Added> add(NewChange& change, std::span<const KeptPuzzle> puzzles,
                                    std::span<const std::string> tags = {});

    /// The number of the puzzle that is equivalent to this one, if there is one.
    [[nodiscard]] Result<std::optional<std::int64_t>> find(const KeptPuzzle& puzzle);

    /// Hands puzzles to `sink` until it has enough (says false), and answers how many it got. They
    /// are as they were at one moment, and so is all that `sink` asks the library for; it must not
    /// change it. Counting, the history, figures and checks are of one moment, too.
    using Sink = FunctionRef<bool(const LibraryPuzzle&)>;
    [[nodiscard]] Result<std::uint64_t> find(const LibraryQuery& query, Sink sink);

    /// How many there are.
    [[nodiscard]] Result<std::uint64_t> count(const LibraryQuery& query);

    [[nodiscard]] Result<LibraryFacts> facts(std::int64_t id);

    /// Does `tag`, `untag`, `use` or `unuse` to the puzzles of the query, all at once, so that
    /// nobody else who takes unused puzzles gets the same; then hands those that it changed to
    /// `sink`, whatever the deadline. Answers how many.
    [[nodiscard]] Result<std::uint64_t> mark(LibraryAction action, const std::string& label,
                                             const LibraryQuery& query, Sink sink);

    /// The next puzzles that have no rating on the scale, by number, after number `after`; puzzles
    /// that are badly posed are left out.
    [[nodiscard]] Result<std::vector<LibraryPuzzle>> unrated(Scale scale, std::int64_t after,
                                                             std::size_t most);

    /// The rating of a puzzle; nothing: it is badly posed.
    struct Rated {
        std::int64_t id = 0;
        std::optional<std::int64_t> value;
    };
    /// Keeps ratings, all or none. The history counts those that were not known yet.
    [[nodiscard]] std::optional<Error> rate(NewChange& change, Scale scale,
                                            std::span<const Rated> ratings);

    /// The changes from the first on: all of them, or those of puzzles in one of these ranges.
    [[nodiscard]] Result<std::vector<LibraryChange>> history(
        std::span<const Range<std::int64_t>> puzzles = {});

    [[nodiscard]] Result<LibraryFigures> figures();

    /// Reads everything and compares it with what was written; hands every fault to `sink`, and
    /// answers how many there are. Bits that have changed on the disk are found.
    [[nodiscard]] Result<std::uint64_t> check(FunctionRef<void(const Message&)> sink);

    struct State;

  private:
    friend struct library::Inside;
    explicit Library(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

}  // namespace sudokit
