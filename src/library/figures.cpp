// How many puzzles of a library there are of each kind.
#include <algorithm>
#include <map>

#include "library/shelfmark.hpp"
#include "library/state.hpp"

namespace sudokit {
namespace {

using library::Statement;

constexpr std::int64_t kScoreStep = 100;

void count_shelfmark(LibraryFigures& figures, std::map<std::int64_t, std::int64_t>& scores,
                     std::int64_t number, std::int64_t puzzles) {
    const library::Shelfmark shelfmark = library::shelfmark_of(number);
    figures.puzzles += puzzles;
    if (shelfmark.used) figures.used += puzzles;
    if (shelfmark.posed == library::Posed::badly) {
        figures.badly_posed += puzzles;
    } else if (shelfmark.level) {
        figures.levels[static_cast<std::size_t>(*shelfmark.level)] += puzzles;
    } else {
        figures.without_level += puzzles;
    }
    if (figures.clues.size() <= shelfmark.clues) figures.clues.resize(shelfmark.clues + 1);
    figures.clues[shelfmark.clues] += puzzles;
    if (shelfmark.symmetry.none()) figures.without_symmetry += puzzles;
    for (std::size_t i = 0; i < kPatternSymmetryCount; ++i) {
        if (shelfmark.symmetry[i]) figures.symmetries[i] += puzzles;
    }
    if (shelfmark.score) scores[*shelfmark.score / kScoreStep * kScoreStep] += puzzles;
}

std::optional<Error> count_shelfmarks(Library::State& state, LibraryFigures& figures) {
    std::map<std::int64_t, std::int64_t> scores;
    const auto take = [&](const Statement& row) {
        count_shelfmark(figures, scores, row.integer(0), row.integer(1));
        return true;
    };
    auto fault = state.tables.each(
        "SELECT shelfmark, count(*) FROM puzzle GROUP BY shelfmark ORDER BY shelfmark", take);
    figures.ratings[static_cast<std::size_t>(Scale::score)].assign(scores.begin(), scores.end());
    return fault;
}

std::optional<Error> count_ratings(Library::State& state, LibraryFigures& figures) {
    for (const ScaleInfo& info : all_scales()) {
        const std::string column(library::rating_column(info.id));
        if (column.empty()) continue;
        const auto take = [&](const Statement& row) {
            figures.ratings[static_cast<std::size_t>(info.id)].emplace_back(row.integer(0),
                                                                            row.integer(1));
            return true;
        };
        // Of Sudoku Explainer's ratings ER alone counts.
        const bool is_se = info.id == Scale::se || info.id == Scale::se_invariant;
        const std::string value = is_se ? column + " / 1000000 * 1000000" : column;
        if (auto fault = state.tables.each("SELECT " + value + ", count(*) FROM rating WHERE " +
                                               column + " IS NOT NULL GROUP BY 1 ORDER BY 1",
                                           take))
            return fault;
    }
    return std::nullopt;
}

std::optional<Error> count_labels(Library::State& state, LibraryFigures& figures) {
    std::map<std::string, std::int64_t, std::less<>> sources;
    const auto take_label = [&](const Statement& row) {
        const std::string_view kind = row.bytes(0);
        const std::string name(row.bytes(1));
        if (kind == "source") {
            sources[name] += row.integer(2);
        } else {
            (kind == "tag" ? figures.tags : figures.used_in).push_back({name, row.integer(2)});
        }
        return true;
    };
    if (auto fault = state.tables.each("SELECT l.kind, l.name, count(*) FROM labelled s JOIN label "
                                       "l ON l.id = s.label GROUP BY l.kind, l.name",
                                       take_label))
        return fault;
    const auto take_source = [&](const Statement& row) {
        sources[std::string(row.bytes(0))] += row.integer(1);
        return true;
    };
    if (auto fault = state.tables.each(
            "SELECT c.label, s.puzzles FROM change c JOIN (SELECT added, count(*) AS puzzles FROM "
            "puzzle GROUP BY added) s ON s.added = c.id",
            take_source))
        return fault;
    for (const auto& [name, puzzles] : sources) figures.sources.push_back({name, puzzles});
    for (auto* list : {&figures.tags, &figures.used_in}) {
        std::ranges::sort(*list, {}, &LibraryFigures::Count::name);
    }
    return std::nullopt;
}

std::optional<Error> count_boards(Library::State& state, LibraryFigures& figures) {
    std::vector<std::pair<std::int64_t, std::int64_t>> counts;
    const auto take = [&](const Statement& row) {
        counts.emplace_back(row.integer(0), row.integer(1));
        return true;
    };
    if (auto fault = state.tables.each(
            "SELECT abs(board), count(*) FROM puzzle GROUP BY 1 ORDER BY 1", take))
        return fault;
    // The usual board has another number for puzzles with more than givens.
    std::map<std::string, std::int64_t> sums;
    for (const auto& [number, puzzles] : counts) {
        const auto board = library::board_of(state, number);
        if (!board) return board.error();
        sums[shape_name(board->shape())] += puzzles;
    }
    for (const auto& [name, puzzles] : sums) figures.boards.push_back({name, puzzles});
    return std::nullopt;
}

Result<LibraryFigures> figures_of(Library::State& state) {
    LibraryFigures figures;
    for (const auto count : {count_shelfmarks, count_ratings, count_labels, count_boards}) {
        if (auto fault = count(state, figures)) return *std::move(fault);
    }
    const auto bytes = state.tables.database().size();
    if (!bytes) return bytes.error();
    figures.bytes = *bytes;
    return figures;
}

}  // namespace

Result<LibraryFigures> Library::figures() {
    return state_->tables.at_one_moment([&] { return figures_of(*state_); });
}

}  // namespace sudokit
