// The history of a library: what was done, when, and to which puzzles.
#include <algorithm>
#include <ctime>

#include "sudokit/version.hpp"

#include "library/shelfmark.hpp"
#include "library/state.hpp"

namespace sudokit {
namespace {

using library::SealText;

constexpr const char* kChangeColumns =
    "SELECT id, time, action, label, puzzles, version, seal FROM change";

std::int64_t seal_of_change(const LibraryChange& change) {
    return SealText()
        .add(change.id)
        .add(change.time)
        .add(change.action)
        .add(change.label)
        .add(change.puzzles)
        .add(change.version)
        .seal();
}

// Appends the change that the row has; false if it is not what was written.
bool take_change(const library::Statement& row, std::vector<LibraryChange>& out) {
    out.push_back({row.integer(0), row.integer(1), std::string(row.bytes(2)),
                   std::string(row.bytes(3)), row.integer(4), std::string(row.bytes(5))});
    return row.integer(6) == seal_of_change(out.back());
}

// All changes, or those of puzzles in one of these ranges.
Result<std::vector<LibraryChange>> changes_of(Library::State& state,
                                              std::span<const Range<std::int64_t>> puzzles) {
    std::vector<LibraryChange> out;
    bool sound = true;
    const auto take = [&](const library::Statement& row) {
        sound = sound && take_change(row, out);
        return sound;
    };
    const std::string all = kChangeColumns;
    std::optional<Error> fault;
    if (puzzles.empty()) fault = state.tables.each(all + " ORDER BY id", take);
    for (const auto& [least, most] : puzzles) {
        if (fault || !sound) break;
        fault = state.tables.each(
            all +
                " WHERE id IN (SELECT added FROM puzzle WHERE id BETWEEN $1 AND $2) OR id IN "
                "(SELECT change FROM event WHERE puzzle BETWEEN $1 AND $2) ORDER BY id",
            take, least, most);
    }
    if (fault) return *std::move(fault);
    if (!sound) return library::damage("change", out.back().id);
    // Changes of puzzles in several ranges.
    std::ranges::sort(out, {}, &LibraryChange::id);
    const auto is_same = [](const LibraryChange& a, const LibraryChange& b) {
        return a.id == b.id;
    };
    out.erase(std::unique(out.begin(), out.end(), is_same), out.end());
    return out;
}

}  // namespace

std::string_view action_word(LibraryAction action) {
    switch (action) {
        case LibraryAction::import: return "import";
        case LibraryAction::generate: return "generate";
        case LibraryAction::rate: return "rate";
        case LibraryAction::tag: return "tag";
        case LibraryAction::untag: return "untag";
        case LibraryAction::use: return "use";
        case LibraryAction::unuse: break;
    }
    return "unuse";
}

Result<std::vector<LibraryChange>> Library::history(std::span<const Range<std::int64_t>> puzzles) {
    return state_->tables.at_one_moment([&] { return changes_of(*state_, puzzles); });
}

namespace library {

Result<std::int64_t> note_change(Library::State& state, Library::NewChange& change) {
    if (change.id != 0) return change.id;
    const auto last = state.tables.number("SELECT max(id) FROM change");
    if (!last) return last.error();
    const LibraryChange row{last->value_or(0) + 1,
                            static_cast<std::int64_t>(std::time(nullptr)),
                            std::string(action_word(change.action)),
                            kept_text(change.label),
                            0,
                            std::string(kVersion)};
    if (auto fault = state.tables.run(
            "INSERT INTO change (id, time, action, label, puzzles, version, seal) "
            "VALUES ($1, $2, $3, $4, $5, $6, $7)",
            row.id, row.time, row.action, row.label, row.puzzles, row.version, seal_of_change(row)))
        return *std::move(fault);
    change.id = row.id;
    return change.id;
}

std::optional<Error> count_change(Library::State& state, std::int64_t change,
                                  std::int64_t puzzles) {
    std::vector<LibraryChange> found;
    bool sound = false;
    const auto take = [&](const Statement& row) {
        sound = take_change(row, found);
        return false;
    };
    if (auto fault =
            state.tables.each(std::string(kChangeColumns) + " WHERE id = $1", take, change))
        return fault;
    if (!sound) return damage("change", change);
    found.back().puzzles += puzzles;
    return state.tables.run("UPDATE change SET puzzles = $2, seal = $3 WHERE id = $1", change,
                            found.back().puzzles, seal_of_change(found.back()));
}

Result<std::int64_t> note_events(Library::State& state, std::int64_t change,
                                 std::span<const std::int64_t> puzzles) {
    const auto insert = state.tables.statement(
        "INSERT INTO event (puzzle, change, seal) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING");
    if (!insert) return insert.error();
    const auto bind = [&](std::size_t i) {
        (*insert)->set(1, puzzles[i]);
        (*insert)->set(2, change);
        (*insert)->set(3, SealText().add(puzzles[i]).add(change).seal());
    };
    std::int64_t noted = 0;
    const auto done = [&](std::size_t, bool changed) { noted += changed ? 1 : 0; };
    if (auto fault = (*insert)->run(puzzles.size(), bind, done)) return *std::move(fault);
    return noted;
}

Result<bool> set_shelfmark(Library::State& state, std::int64_t puzzle,
                           FunctionRef<std::int64_t(std::int64_t)> change) {
    std::optional<Error> fault;
    std::int64_t seal = 0;
    std::int64_t shelfmark = 0;
    bool changed = false;
    const auto take = [&](const Statement& statement) {
        auto row = read_row(statement);
        if (!row) {
            fault = row.error();
            return false;
        }
        shelfmark = change(row->shelfmark);
        changed = shelfmark != row->shelfmark;
        row->shelfmark = shelfmark;
        seal = seal_of(*row);
        return false;
    };
    if (auto failed = state.tables.each(
            "SELECT " + std::string(kPuzzleColumns) + " FROM puzzle p WHERE p.id = $1", take,
            puzzle))
        return *std::move(failed);
    if (fault) return *std::move(fault);
    if (!changed) return false;
    if (auto failed = state.tables.run("UPDATE puzzle SET shelfmark = $2, seal = $3 WHERE id = $1",
                                       puzzle, shelfmark, seal))
        return *std::move(failed);
    return true;
}

}  // namespace library
}  // namespace sudokit
