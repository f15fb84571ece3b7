// Whether a library is what was written: what the database sees itself, then every seal, and that
// puzzles are found by their forms.
#include <algorithm>

#include "library/messages.hpp"
#include "library/shelfmark.hpp"
#include "library/state.hpp"

namespace sudokit {
namespace {

using library::PuzzleRow;
using library::SealText;
using library::Statement;

constexpr std::size_t kRowsAtOnce = 4096;
constexpr std::uint64_t kMostFaultsTold = 100;

class Checking {
  public:
    Checking(Library::State& state, FunctionRef<void(const Message&)> sink)
        : state_(state), sink_(sink) {}

    std::optional<Error> run() {
        const auto tell = [this](std::string_view words) {
            this->tell(message(library::text::kDatabaseFault, words));
        };
        // What is broken there may stop everything else.
        if (auto fault = state_.tables.database().check(tell)) return take(*std::move(fault));
        for (const auto& check :
             {&Checking::check_puzzles, &Checking::check_forms, &Checking::check_words,
              &Checking::check_ratings, &Checking::check_names, &Checking::check_changes,
              &Checking::check_strays}) {
            if (auto fault = (this->*check)()) return take(*std::move(fault));
        }
        return std::nullopt;
    }

    [[nodiscard]] std::uint64_t faults() const { return faults_; }

  private:
    void tell(const Message& fault) {
        if (++faults_ <= kMostFaultsTold) sink_(fault);
    }
    void tell_seal(std::string_view table, std::int64_t row) {
        tell(message(library::text::kSealBroken, table, row));
    }

    // Damage is what was looked for; anything else is a fault of the check itself.
    std::optional<Error> take(Error fault) {
        if (fault.code != ErrorCode::syntax) return fault;
        tell(fault.message);
        return std::nullopt;
    }

    std::optional<Error> check_puzzles();
    std::optional<Error> check_puzzle(const PuzzleRow& row);
    std::optional<Error> check_forms();
    std::optional<Error> check_words();
    std::optional<Error> check_ratings();
    std::optional<Error> check_names();
    std::optional<Error> check_changes();
    std::optional<Error> check_strays();

    Library::State& state_;
    FunctionRef<void(const Message&)> sink_;
    std::uint64_t faults_ = 0;
    std::int64_t puzzles_ = 0;
};

// What a row says of its puzzle must be what the puzzle says.
std::optional<Error> Checking::check_puzzle(const PuzzleRow& row) {
    const auto puzzle = library::puzzle_of(state_, row);
    const bool sound = puzzle && puzzle->clues == puzzle->entry.puzzle.given_count() &&
                       puzzle->symmetry == library::pattern_symmetries(puzzle->entry.puzzle);
    if (!sound) tell_seal("puzzle", row.id);
    return std::nullopt;
}

std::optional<Error> Checking::check_puzzles() {
    std::int64_t last = 0;
    for (std::size_t rows = kRowsAtOnce; rows == kRowsAtOnce;) {
        rows = 0;
        const auto take = [&](const Statement& statement) {
            ++rows;
            ++puzzles_;
            last = statement.integer(0);
            const auto row = library::read_row(statement);
            if (row) {
                (void)check_puzzle(*row);
            } else {
                tell_seal("puzzle", last);
            }
            return true;
        };
        if (auto stop = state_.tables.stopped()) return stop;
        if (auto fault =
                state_.tables.each("SELECT " + std::string(library::kPuzzleColumns) +
                                       " FROM puzzle p WHERE p.id > $1 ORDER BY p.id LIMIT $2",
                                   take, last, kRowsAtOnce))
            return fault;
    }
    return std::nullopt;
}

// Every form leads to its puzzle, and there are as many of one as of the other. A form under a key
// that is not its own was moved there by another, which is rare.
std::optional<Error> Checking::check_forms() {
    const auto forms = state_.tables.number("SELECT count(*) FROM form");
    if (!forms) return forms.error();
    if (forms->value_or(0) != puzzles_) {
        tell(message(library::text::kFormsStray, forms->value_or(0), puzzles_));
    }
    const auto take = [&](const Statement& row) {
        const library::Form form{row.bytes(3), row.integer(2) == library::kUsualBoard};
        const bool found = !row.is_null(2) && library::is_key_of(state_, row.integer(0), form);
        if (!found) tell(message(library::text::kFormLost, row.integer(1)));
        return true;
    };
    return state_.tables.each(
        "SELECT f.hash, f.puzzle, p.board, p.form FROM form f LEFT JOIN puzzle p ON p.id = "
        "f.puzzle",
        take);
}

std::optional<Error> Checking::check_words() {
    const auto take = [&](const Statement& row) {
        Info info;
        int column = 1;
        for (std::string* word : {&info.title, &info.author, &info.description, &info.comment,
                                  &info.date, &info.source, &info.level, &info.url}) {
            *word = row.bytes(column++);
        }
        if (row.integer(column) != library::seal_of(row.integer(0), info)) {
            tell_seal("words", row.integer(0));
        }
        return true;
    };
    return state_.tables.each(
        "SELECT puzzle, title, author, description, comment, date, source, level, url, seal FROM "
        "words",
        take);
}

std::optional<Error> Checking::check_ratings() {
    std::int64_t last = 0;
    std::vector<std::int64_t> ids(1);
    while (!ids.empty()) {
        ids.clear();
        const auto take = [&](const Statement& row) {
            ids.push_back(row.integer(0));
            return true;
        };
        if (auto fault = state_.tables.each(
                "SELECT puzzle FROM rating WHERE puzzle > $1 ORDER BY puzzle LIMIT $2", take, last,
                kRowsAtOnce))
            return fault;
        for (const std::int64_t id : ids) {
            if (!library::ratings_of(state_, id)) tell_seal("rating", id);
            last = id;
        }
    }
    return std::nullopt;
}

std::optional<Error> Checking::check_names() {
    const auto take_label = [&](const Statement& row) {
        const std::int64_t id = row.integer(0);
        if (row.integer(3) != SealText().add(id).add(row.bytes(1)).add(row.bytes(2)).seal()) {
            tell_seal("label", id);
        }
        return true;
    };
    if (auto fault = state_.tables.each("SELECT id, kind, name, seal FROM label", take_label)) {
        return fault;
    }
    const auto take_board = [&](const Statement& row) {
        const std::int64_t id = row.integer(0);
        if (row.integer(3) != library::seal_of_board(id, row.integer(1), row.bytes(2))) {
            tell_seal("board", id);
        }
        return true;
    };
    return state_.tables.each("SELECT id, hash, text, seal FROM board", take_board);
}

std::optional<Error> Checking::check_changes() {
    const auto take = [&](const Statement& row) {
        const std::int64_t id = row.integer(0);
        if (row.integer(6) != SealText()
                                  .add(id)
                                  .add(row.integer(1))
                                  .add(row.bytes(2))
                                  .add(row.bytes(3))
                                  .add(row.integer(4))
                                  .add(row.bytes(5))
                                  .seal()) {
            tell_seal("change", id);
        }
        return true;
    };
    if (auto fault = state_.tables.each(
            "SELECT id, time, action, label, puzzles, version, seal FROM change", take))
        return fault;
    const auto take_event = [&](const Statement& row) {
        const std::int64_t puzzle = row.integer(0);
        if (row.integer(2) != SealText().add(puzzle).add(row.integer(1)).seal()) {
            tell_seal("event", puzzle);
        }
        return true;
    };
    return state_.tables.each("SELECT puzzle, change, seal FROM event", take_event);
}

std::optional<Error> Checking::check_strays() {
    for (const std::string table : {"rating", "words", "labelled", "event"}) {
        const auto strays = state_.tables.number(
            "SELECT count(*) FROM " + table +
            " t WHERE NOT EXISTS (SELECT 1 FROM puzzle p WHERE p.id = t.puzzle)");
        if (!strays) return strays.error();
        if (strays->value_or(0) > 0) tell(message(library::text::kStray, table, **strays));
    }
    return std::nullopt;
}

}  // namespace

Result<std::uint64_t> Library::check(FunctionRef<void(const Message&)> sink) {
    return state_->tables.at_one_moment([&]() -> Result<std::uint64_t> {
        Checking checking(*state_, sink);
        if (auto fault = checking.run()) return *std::move(fault);
        return checking.faults();
    });
}

}  // namespace sudokit
