// Ratings on all scales: the level and the score in the shelfmarks of puzzles, the others in a
// table.
#include <algorithm>

#include "sudokit/explain.hpp"
#include "sudokit/se.hpp"
#include "sudokit/whole_number.hpp"

#include "library/shelfmark.hpp"
#include "library/state.hpp"

namespace sudokit {
namespace {

using library::SealText;
using library::Statement;

constexpr std::int64_t kErUnit = 1'000'000;
constexpr std::int64_t kEpUnit = 1'000;

// The scales that the table has, in the order of its columns.
constexpr std::array kTableScales = {
    Scale::rules,        Scale::depth, Scale::backdoor, Scale::se,
    Scale::se_invariant, Scale::whips, Scale::braids,   Scale::g_whips,
    Scale::bxb,          Scale::q1,    Scale::q2};
// All but `level` and `score`.
static_assert(kTableScales.size() + 2 == kScaleCount);

std::string rating_columns() {
    std::string out;
    for (const Scale scale : kTableScales) {
        out += (out.empty() ? "" : ", ") + std::string(library::rating_column(scale));
    }
    return out;
}

std::int64_t seal_of_ratings(std::int64_t id, const LibraryRatings& ratings) {
    SealText text;
    text.add(id);
    for (const Scale scale : kTableScales) text.add(ratings[static_cast<std::size_t>(scale)]);
    return text.seal();
}

bool is_of_se(Scale scale) { return scale == Scale::se || scale == Scale::se_invariant; }
bool is_of_levels(Scale scale) { return scale == Scale::level || scale == Scale::rules; }
bool is_of_chains(Scale scale) {
    return scale == Scale::whips || scale == Scale::braids || scale == Scale::g_whips ||
           scale == Scale::bxb;
}

}  // namespace

std::int64_t rating_value(const SeRating& rating) {
    return kErUnit * rating.er + kEpUnit * rating.ep + rating.ed;
}

std::string rating_text(Scale scale, std::int64_t value) {
    if (is_of_levels(scale)) {
        const auto levels = all_levels(scale);
        const auto at = static_cast<std::size_t>(value);
        return at < levels.size() ? std::string(levels[at].word) : "?";
    }
    if (is_of_se(scale)) {
        return se_text(SeRating{static_cast<unsigned>(value / kErUnit),
                                static_cast<unsigned>(value / kEpUnit % kEpUnit),
                                static_cast<unsigned>(value % kEpUnit)});
    }
    if (is_of_chains(scale) && value == kNoLength) return "inf";
    return std::to_string(value);
}

std::optional<Range<std::int64_t>> read_rating(Scale scale, std::string_view text) {
    const auto only = [](std::int64_t value) { return Range<std::int64_t>{value, value}; };
    if (is_of_levels(scale)) {
        const auto levels = all_levels(scale);
        const auto found = std::ranges::find(levels, text, &LevelInfo::word);
        if (found == levels.end()) return std::nullopt;
        return only(found - levels.begin());
    }
    if (is_of_se(scale)) {
        const auto tenths = read_tenths(text);
        if (!tenths) return std::nullopt;
        const std::int64_t least = *tenths * kErUnit;
        return Range<std::int64_t>{least, least + kErUnit - 1};
    }
    if (is_of_chains(scale) && text == "inf") return only(kNoLength);
    const auto number = whole_number<std::uint32_t>(text);
    if (!number) return std::nullopt;
    return only(*number);
}

namespace library {

std::string_view rating_column(Scale scale) {
    switch (scale) {
        case Scale::level:
        case Scale::score: return {};
        case Scale::se_invariant: return "se_invariant";
        case Scale::rules:
        case Scale::depth:
        case Scale::se:
        case Scale::whips:
        case Scale::braids:
        case Scale::g_whips:
        case Scale::bxb:
        case Scale::backdoor:
        case Scale::q1:
        case Scale::q2: break;
    }
    return scale_info(scale).name;
}

Result<LibraryRatings> ratings_of(Library::State& state, std::int64_t id) {
    LibraryRatings ratings;
    bool sound = true;
    const auto take = [&](const Statement& row) {
        int column = 0;
        for (const Scale scale : kTableScales) {
            if (!row.is_null(column)) {
                ratings[static_cast<std::size_t>(scale)] = row.integer(column);
            }
            ++column;
        }
        sound = row.integer(column) == seal_of_ratings(id, ratings);
        return false;
    };
    if (auto fault = state.tables.each(
            "SELECT " + rating_columns() + ", seal FROM rating WHERE puzzle = $1", take, id))
        return *std::move(fault);
    if (!sound) return damage("rating", id);
    const auto number = state.tables.number("SELECT shelfmark FROM puzzle WHERE id = $1", id);
    if (!number) return number.error();
    const Shelfmark shelfmark = shelfmark_of(number->value_or(0));
    if (shelfmark.level) {
        ratings[static_cast<std::size_t>(Scale::level)] =
            static_cast<std::int64_t>(*shelfmark.level);
    }
    if (shelfmark.score) ratings[static_cast<std::size_t>(Scale::score)] = *shelfmark.score;
    return ratings;
}

namespace {

// Whether that says anything that was not known.
Result<bool> set_rating(Library::State& state, Scale scale, const Library::Rated& rated) {
    if (!rated.value || rating_column(scale).empty()) {
        const auto change = [&](std::int64_t number) {
            Shelfmark shelfmark = shelfmark_of(number);
            if (!rated.value) {
                shelfmark.posed = Posed::badly;
                shelfmark.level = std::nullopt;
                shelfmark.score = std::nullopt;
            } else if (scale == Scale::level) {
                shelfmark.posed = Posed::well;
                shelfmark.level = static_cast<Level>(*rated.value);
            } else {
                shelfmark.posed = Posed::well;
                shelfmark.score = static_cast<std::uint32_t>(*rated.value);
            }
            return library::number_of(shelfmark);
        };
        return set_shelfmark(state, rated.id, change);
    }
    auto ratings = ratings_of(state, rated.id);
    if (!ratings) return ratings.error();
    auto& rating = (*ratings)[static_cast<std::size_t>(scale)];
    if (rating == rated.value) return false;
    rating = rated.value;
    const std::int64_t seal = seal_of_ratings(rated.id, *ratings);
    const std::string column(rating_column(scale));
    if (auto fault =
            state.tables.run("INSERT INTO rating (puzzle, " + column +
                                 ", seal) VALUES ($1, $2, $3) ON CONFLICT (puzzle) DO UPDATE SET " +
                                 column + " = excluded." + column + ", seal = excluded.seal",
                             rated.id, *rated.value, seal))
        return *std::move(fault);
    return true;
}

}  // namespace
}  // namespace library

Result<std::vector<LibraryPuzzle>> Library::unrated(Scale scale, std::int64_t after,
                                                    std::size_t most) {
    const std::string column(library::rating_column(scale));
    std::vector<LibraryPuzzle> out;
    std::optional<Error> damaged;
    bool more = true;
    // Badly posed puzzles, and those that are rated, are passed over page by page.
    while (more && out.size() < most && !damaged) {
        std::size_t rows = 0;
        const auto take = [&](const Statement& statement) {
            ++rows;
            const auto row = library::read_row(statement);
            if (!row) {
                damaged = row.error();
                return false;
            }
            after = row->id;
            const library::Shelfmark shelfmark = library::shelfmark_of(row->shelfmark);
            const bool known = (scale == Scale::level && shelfmark.level) ||
                               (scale == Scale::score && shelfmark.score);
            if (known || shelfmark.posed == library::Posed::badly) return true;
            auto puzzle = library::puzzle_of(*state_, *row);
            if (!puzzle) {
                damaged = puzzle.error();
                return false;
            }
            out.push_back(*std::move(puzzle));
            return out.size() < most;
        };
        const std::string where =
            column.empty()
                ? ""
                : " AND NOT EXISTS (SELECT 1 FROM rating r WHERE r.puzzle = p.id AND r." + column +
                      " IS NOT NULL)";
        if (auto fault = state_->tables.each("SELECT " + std::string(library::kPuzzleColumns) +
                                                 " FROM puzzle p WHERE p.id > $1" + where +
                                                 " ORDER BY p.id LIMIT $2",
                                             take, after, most))
            return *std::move(fault);
        more = rows >= most;
    }
    if (damaged) return *std::move(damaged);
    return out;
}

std::optional<Error> Library::rate(NewChange& change, Scale scale, std::span<const Rated> ratings) {
    if (ratings.empty()) return std::nullopt;
    NewChange noted = change;
    auto fault = library::at_once(*state_, [&]() -> std::optional<Error> {
        std::int64_t rated_now = 0;  // others may have rated some of them meanwhile
        for (const Rated& rated : ratings) {
            const auto changed = library::set_rating(*state_, scale, rated);
            if (!changed) return changed.error();
            rated_now += *changed ? 1 : 0;
        }
        if (rated_now == 0) return std::nullopt;
        const auto number = library::note_change(*state_, noted);
        return number ? library::count_change(*state_, *number, rated_now) : number.error();
    });
    if (!fault) change = noted;
    return fault;
}

}  // namespace sudokit
