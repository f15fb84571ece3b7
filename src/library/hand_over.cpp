// From the numbers of puzzles to the puzzles.
#include <algorithm>
#include <map>
#include <span>

#include "library/messages.hpp"
#include "library/state.hpp"

namespace sudokit::library {
namespace {

std::string row_columns() {
    return "SELECT " + std::string(kPuzzleColumns) +
           ", w.title, w.author, w.description, w.comment, w.date, w.source, w.level, w.url, "
           "w.seal FROM puzzle p LEFT JOIN words w ON w.puzzle = p.id WHERE p.id ";
}

Result<LibraryPuzzle> puzzle_at(Library::State& state, const Statement& statement) {
    const auto row = read_row(statement);
    if (!row) return row.error();
    auto puzzle = puzzle_of(state, *row);
    if (!puzzle || statement.is_null(8)) return puzzle;
    Info& info = puzzle->entry.info;
    int column = 8;
    for (std::string* word : {&info.title, &info.author, &info.description, &info.comment,
                              &info.date, &info.source, &info.level, &info.url}) {
        *word = statement.bytes(column++);
    }
    if (statement.integer(column) != seal_of(row->id, info)) return damage("words", row->id);
    return puzzle;
}

std::string id_list(std::span<const std::int64_t> ids) {
    std::string out = "IN (";
    for (const std::int64_t id : ids) out += std::to_string(id) + ",";
    out.back() = ')';
    return out;
}

// The puzzles of a few numbers, in their order.
std::optional<Error> read_page(Library::State& state, std::span<const std::int64_t> ids,
                               std::vector<LibraryPuzzle>& out) {
    std::map<std::int64_t, std::size_t> places;
    for (std::size_t i = 0; i < ids.size(); ++i) places.emplace(ids[i], i);
    std::vector<std::optional<LibraryPuzzle>> found(ids.size());
    auto rows = state.tables.database().prepare(row_columns() + id_list(ids));
    if (!rows) return rows.error();
    while (true) {
        const auto more = (*rows)->next();
        if (!more) return more.error();
        if (!*more) break;
        auto puzzle = puzzle_at(state, **rows);
        if (!puzzle) return puzzle.error();
        auto& place = found[places[puzzle->id]];
        place = *std::move(puzzle);
    }
    for (auto& puzzle : found) {
        if (puzzle) out.push_back(*std::move(puzzle));
    }
    return std::nullopt;
}

}  // namespace

Result<std::uint64_t> hand_over(Library::State& state, std::span<const std::int64_t> ids,
                                Library::Sink sink) {
    constexpr std::size_t kRows = 500;
    std::uint64_t count = 0;
    while (!ids.empty()) {
        const auto page = ids.first(std::min(kRows, ids.size()));
        ids = ids.subspan(page.size());
        if (auto stop = state.tables.stopped()) return *std::move(stop);
        std::vector<LibraryPuzzle> puzzles;
        if (auto fault = read_page(state, page, puzzles)) return *std::move(fault);
        for (const LibraryPuzzle& puzzle : puzzles) {
            ++count;
            if (!sink(puzzle)) return count;
        }
    }
    return count;
}

}  // namespace sudokit::library

namespace sudokit {

Result<std::uint64_t> Library::find(const LibraryQuery& query, Sink sink) {
    return state_->tables.at_one_moment([&]() -> Result<std::uint64_t> {
        const auto ids = library::find_numbers(*state_, query);
        if (!ids) return ids.error();
        return library::hand_over(*state_, *ids, sink);
    });
}

Result<std::uint64_t> Library::count(const LibraryQuery& query) {
    return state_->tables.at_one_moment([&] { return library::count_numbers(*state_, query); });
}

}  // namespace sudokit
