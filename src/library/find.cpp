// Which puzzles of a library are wanted, and in which order.
//
// Shelfmarks are indexed, and make some hundred shelves (see shelfmark.hpp): a query looks at which
// there are, takes those that fit, and reads no more of each than it needs. What is asked for by
// other things goes through the puzzles one by one, or through those with a label.
#include <algorithm>
#include <limits>
#include <set>
#include <tuple>

#include "library/shelfmark.hpp"
#include "library/state.hpp"

namespace sudokit::library {
namespace {

constexpr std::int64_t kShelf = std::int64_t{1} << kScoreBits;
constexpr std::size_t kPage = 4096;
// Of so many that fit, any may be among the first: then it is quicker to go by number.
constexpr std::size_t kManyHits = 100'000;
// Puzzles that are named go into one statement up to this many; SQLite takes ranges by the depth of
// an expression, which is at most 1000.
constexpr std::size_t kMostNumbers = 50'000;
constexpr std::size_t kMostRanges = 500;

struct Hit {
    std::optional<std::int64_t> key;  // none: it comes last
    std::int64_t shelfmark = 0;
    std::int64_t id = 0;
};

bool fits(const LibraryQuery& query, const Shelfmark& shelfmark) {
    const auto in = [](const auto& range, const auto& value) {
        return !range || (value && range->contains(*value));
    };
    return in(query.level, shelfmark.level) && in(query.clues, std::optional(shelfmark.clues)) &&
           (!query.symmetry || (shelfmark.symmetry & *query.symmetry) == *query.symmetry) &&
           (!query.used || *query.used == shelfmark.used) &&
           (!query.badly_posed || *query.badly_posed == (shelfmark.posed == Posed::badly));
}

bool fits_with_score(const LibraryQuery& query, const Shelfmark& shelfmark) {
    return fits(query, shelfmark) &&
           (!query.score || (shelfmark.score && query.score->contains(*shelfmark.score)));
}

bool asks_for_shelfmark(const LibraryQuery& query) {
    return query.level || query.clues || query.symmetry || query.used || query.badly_posed ||
           query.score;
}

std::optional<std::int64_t> key_of(const LibraryQuery& query, const Shelfmark& shelfmark) {
    switch (query.order) {
        case LibraryOrder::added: return 0;
        case LibraryOrder::clues: return shelfmark.clues;
        case LibraryOrder::scale: break;
    }
    if (query.scale == Scale::level && shelfmark.level) {
        return static_cast<std::int64_t>(*shelfmark.level);
    }
    if (query.scale == Scale::score && shelfmark.score) return *shelfmark.score;
    return std::nullopt;
}

// Whether a hit comes before another one.
struct Before {
    const LibraryQuery& query;

    bool operator()(const Hit& a, const Hit& b) const {
        if (a.key.has_value() != b.key.has_value()) return a.key.has_value();
        const bool by_id = query.order == LibraryOrder::added;
        const auto words = [by_id](const Hit& hit) {
            return std::tuple(hit.key.value_or(0), by_id ? 0 : hit.shelfmark, hit.id);
        };
        return query.descending ? words(b) < words(a) : words(a) < words(b);
    }
};

// Conditions that puzzles have one of these numbers: a puzzle fulfils one of them at most.
std::vector<std::string> id_conditions(std::vector<Range<std::int64_t>> ids) {
    std::ranges::sort(ids, {}, &Range<std::int64_t>::least);
    std::vector<std::string> out;
    std::string numbers;
    std::string ranges;
    std::size_t number_count = 0;
    std::size_t range_count = 0;
    const auto finish_part = [&] {
        if (number_count + range_count == 0) return;
        out.push_back("(p.id IN (0" + numbers + ")" + ranges + ")");
        numbers.clear();
        ranges.clear();
        number_count = range_count = 0;
    };
    for (std::size_t i = 0; i < ids.size();) {
        auto [least, most] = ids[i];
        for (++i; i < ids.size() && ids[i].least <= most; ++i) most = std::max(most, ids[i].most);
        if (least == most) {
            numbers += "," + std::to_string(least);
            ++number_count;
        } else {
            ranges += " OR p.id BETWEEN " + std::to_string(least) + " AND " + std::to_string(most);
            ++range_count;
        }
        if (number_count == kMostNumbers || range_count == kMostRanges) finish_part();
    }
    finish_part();
    return out;
}

class Finder {
  public:
    Finder(Library::State& state, const LibraryQuery& query)
        : state_(state), query_(query), before_{query} {}
    Finder(const Finder&) = delete;
    Finder& operator=(const Finder&) = delete;
    ~Finder() {
        for (const std::string& sql : own_statements_) state_.tables.forget(sql);
    }

    Result<std::vector<std::int64_t>> find() {
        if (auto fault = make_conditions()) return *std::move(fault);
        if (auto fault = for_each_part([this] { return choose(); })) return *std::move(fault);
        std::ranges::sort(hits_, before_);
        if (query_.limit != 0 && hits_.size() > query_.limit) hits_.resize(query_.limit);
        std::vector<std::int64_t> ids;
        ids.reserve(hits_.size());
        for (const Hit& hit : hits_) ids.push_back(hit.id);
        return ids;
    }

    // The same puzzles, whose order does not matter: the database counts them.
    Result<std::uint64_t> count() {
        if (auto fault = make_conditions()) return *std::move(fault);
        std::uint64_t puzzles = 0;
        const auto count_part = [&] {
            return is_selective_ ? count_marks(puzzles) : count_shelves(puzzles);
        };
        if (auto fault = for_each_part(count_part)) return *std::move(fault);
        return query_.limit == 0 ? puzzles : std::min(puzzles, query_.limit);
    }

  private:
    [[nodiscard]] bool by_other_scale() const {
        return query_.order == LibraryOrder::scale && !rating_column(query_.scale).empty();
    }

    // With each part of the numbers that are asked for, if any are.
    std::optional<Error> for_each_part(FunctionRef<std::optional<Error>()> work) {
        if (query_.ids.empty()) return work();
        is_selective_ = true;
        const std::string others = conditions_;
        for (const std::string& part : id_conditions(query_.ids)) {
            conditions_ = others + " AND " + part;
            if (auto fault = work()) return fault;
        }
        return std::nullopt;
    }

    std::optional<Error> choose() {
        if (by_other_scale()) return take_rated();
        if (is_selective_) return take_all();
        if (query_.order == LibraryOrder::added) {
            if (!asks_for_shelfmark(query_)) return go_by_number();
            bool too_many = false;
            auto fault = take_shelves(too_many);
            if (fault || !too_many) return fault;
            hits_.clear();
            return go_by_number();
        }
        return take_in_order();
    }

    // As `Tables::each`; statements with conditions, of which there is no end, are not kept.
    template <class Row, class... Values>
    std::optional<Error> each(const std::string& sql, const Row& row, const Values&... values) {
        if (!conditions_.empty()) own_statements_.insert(sql);
        return state_.tables.each(sql, row, values...);
    }

    // --- what shelfmarks do not say
    std::optional<Error> make_conditions();
    std::optional<Error> add_label(const LibraryQuery::Label& label);
    std::optional<Error> add_board();
    void add_condition(const std::string& condition) { conditions_ += " AND " + condition; }

    // --- by shelves
    Result<std::vector<std::int64_t>> shelves();
    [[nodiscard]] Range<std::int64_t> scores_in(std::int64_t shelf, bool known) const;
    [[nodiscard]] Range<std::int64_t> marks_in(std::int64_t shelf) const;
    std::optional<Error> count_shelves(std::uint64_t& puzzles);
    std::optional<Error> take_from(const Range<std::int64_t>& marks, std::size_t most);
    std::optional<Error> take_shelves(bool& too_many);
    std::optional<Error> take_in_order();
    std::optional<Error> take_by_score(const std::vector<std::int64_t>& all);

    // --- one by one
    std::optional<Error> count_marks(std::uint64_t& puzzles);
    std::optional<Error> take_all();
    std::optional<Error> take_rated();
    std::optional<Error> go_by_number();

    void take(std::int64_t id, std::int64_t number, std::optional<std::int64_t> rating) {
        const Shelfmark shelfmark = shelfmark_of(number);
        if (!fits_with_score(query_, shelfmark)) return;
        hits_.push_back({by_other_scale() ? rating : key_of(query_, shelfmark), number, id});
    }

    Library::State& state_;
    const LibraryQuery& query_;
    Before before_;
    std::string conditions_;     // " AND ..." of puzzles `p`
    bool is_selective_ = false;  // few puzzles fulfil them
    std::set<std::string> own_statements_;
    std::vector<Hit> hits_;
};

std::optional<Error> Finder::add_label(const LibraryQuery::Label& label) {
    const auto number = number_of_label(state_, label.kind, label.name, false);
    if (!number) return number.error();
    const std::string labelled = "p.id IN (SELECT puzzle FROM labelled WHERE label = " +
                                 std::to_string(number->value_or(0)) + ")";
    std::string condition = labelled;
    if (label.kind == LabelKind::source) {
        std::string changes = "0";
        const auto take = [&](const Statement& row) {
            changes += ", " + std::to_string(row.integer(0));
            return true;
        };
        if (auto fault = state_.tables.each("SELECT id FROM change WHERE label = $1 AND action IN "
                                            "('import', 'generate')",
                                            take, kept_text(label.name)))
            return fault;
        condition = "(" + labelled + " OR p.added IN (" + changes + "))";
    }
    add_condition(label.has ? condition : "NOT " + condition);
    is_selective_ = is_selective_ || (label.has && label.kind != LabelKind::source);
    return std::nullopt;
}

std::optional<Error> Finder::add_board() {
    if (!query_.board_order) return std::nullopt;
    std::vector<std::int64_t> numbers{kUsualBoard};
    const auto take = [&](const Statement& row) {
        numbers.push_back(row.integer(0));
        return true;
    };
    if (auto fault = state_.tables.each("SELECT id FROM board", take)) return fault;
    std::string list = "0";
    for (const std::int64_t number : numbers) {
        const auto board = board_of(state_, number);
        if (!board) return board.error();
        if (board->order() != *query_.board_order) continue;
        list += ", " + std::to_string(number) + ", " + std::to_string(-number);
    }
    add_condition("p.board IN (" + list + ")");
    return std::nullopt;
}

std::optional<Error> Finder::make_conditions() {
    for (const LibraryQuery::Label& label : query_.labels) {
        if (auto fault = add_label(label)) return fault;
    }
    for (const auto& [scale, range] : query_.ratings) {
        add_condition("EXISTS (SELECT 1 FROM rating r WHERE r.puzzle = p.id AND r." +
                      std::string(rating_column(scale)) + " BETWEEN " +
                      std::to_string(range.least) + " AND " + std::to_string(range.most) + ")");
    }
    return add_board();
}

// The first shelfmark of each shelf that fits, found by leaping from each to the next.
Result<std::vector<std::int64_t>> Finder::shelves() {
    const std::string width = std::to_string(kScoreBits);
    const std::string sql =
        "WITH RECURSIVE shelf (shelfmark) AS (SELECT min(shelfmark) FROM puzzle UNION ALL "
        "SELECT (SELECT min(shelfmark) FROM puzzle WHERE shelfmark >= (((shelf.shelfmark >> " +
        width + ") + 1) << " + width +
        ")) FROM shelf WHERE shelf.shelfmark IS NOT NULL) "
        "SELECT shelfmark FROM shelf WHERE shelfmark IS NOT NULL";
    std::vector<std::int64_t> out;
    const auto take = [&](const Statement& row) {
        const std::int64_t shelf = row.integer(0) / kShelf * kShelf;
        if (fits(query_, shelfmark_of(shelf))) out.push_back(shelf);
        return true;
    };
    if (auto fault = state_.tables.each(sql, take)) return *std::move(fault);
    return out;
}

// The shelfmarks of a shelf with scores as wished for, or of those without score.
Range<std::int64_t> Finder::scores_in(std::int64_t shelf, bool known) const {
    if (!known) return {shelf, query_.score ? shelf - 1 : shelf};
    if (!query_.score) return {shelf + 1, shelf + kShelf - 1};
    return {shelf + 1 + query_.score->least,
            shelf + 1 + std::min<std::int64_t>(query_.score->most, kMostScore)};
}

// All shelfmarks of a shelf that are wished for.
Range<std::int64_t> Finder::marks_in(std::int64_t shelf) const {
    return query_.score ? scores_in(shelf, true) : Range<std::int64_t>{shelf, shelf + kShelf - 1};
}

std::optional<Error> Finder::count_shelves(std::uint64_t& puzzles) {
    const auto all = shelves();
    if (!all) return all.error();
    const auto take = [&](const Statement& row) {
        puzzles += static_cast<std::uint64_t>(row.integer(0));
        return true;
    };
    for (const std::int64_t shelf : *all) {
        const auto [least, most] = marks_in(shelf);
        if (auto fault = each(
                "SELECT count(*) FROM puzzle p WHERE p.shelfmark BETWEEN $1 AND $2" + conditions_,
                take, least, most))
            return fault;
    }
    return std::nullopt;
}

std::optional<Error> Finder::take_from(const Range<std::int64_t>& marks, std::size_t most) {
    if (marks.most < marks.least) return std::nullopt;
    const std::string way = query_.descending ? " DESC" : "";
    const auto row = [&](const Statement& found) {
        const Hit hit{key_of(query_, shelfmark_of(found.integer(0))), found.integer(0),
                      found.integer(1)};
        // None behind it comes before the last of those that are enough.
        if (query_.limit != 0 && hits_.size() >= query_.limit &&
            query_.order == LibraryOrder::scale) {
            if (!before_(hit, hits_.front())) return false;
            std::ranges::pop_heap(hits_, before_);
            hits_.back() = hit;
            std::ranges::push_heap(hits_, before_);
            return true;
        }
        hits_.push_back(hit);
        if (query_.order == LibraryOrder::scale) std::ranges::push_heap(hits_, before_);
        return true;
    };
    return each("SELECT p.shelfmark, p.id FROM puzzle p WHERE p.shelfmark BETWEEN $1 AND $2" +
                    conditions_ + " ORDER BY p.shelfmark" + way + ", p.id" + way + " LIMIT $3",
                row, marks.least, marks.most, most);
}

constexpr std::size_t kNoMostHits = std::numeric_limits<std::int64_t>::max();

std::optional<Error> Finder::take_shelves(bool& too_many) {
    const auto all = shelves();
    if (!all) return all.error();
    for (const std::int64_t shelf : *all) {
        const std::size_t most = query_.limit == 0 ? kNoMostHits : kManyHits + 1 - hits_.size();
        if (auto fault = take_from(marks_in(shelf), most)) return fault;
        too_many = query_.limit != 0 && hits_.size() > kManyHits;
        if (too_many) return std::nullopt;
    }
    return std::nullopt;
}

// By the level, the number of givens or the score.
std::optional<Error> Finder::take_in_order() {
    const auto all = shelves();
    if (!all) return all.error();
    if (query_.order == LibraryOrder::scale && query_.scale == Scale::score) {
        return take_by_score(*all);
    }
    // Shelves with one key are beside each other, and in the order of their shelfmarks.
    std::vector<Hit> sorted;
    for (const std::int64_t shelf : *all) {
        sorted.push_back({key_of(query_, shelfmark_of(shelf)), shelf, 0});
    }
    std::ranges::sort(sorted, before_);
    for (const Hit& shelf : sorted) {
        const std::size_t most = query_.limit == 0 ? kNoMostHits : query_.limit - hits_.size();
        if (auto fault = take_from(marks_in(shelf.shelfmark), most)) return fault;
        if (query_.limit != 0 && hits_.size() >= query_.limit) break;
    }
    return std::nullopt;
}

std::optional<Error> Finder::take_by_score(const std::vector<std::int64_t>& all) {
    const std::size_t most = query_.limit == 0 ? kNoMostHits : query_.limit;
    for (const bool known : {true, false}) {
        if (!known && query_.limit != 0 && hits_.size() >= query_.limit) break;
        for (const std::int64_t shelf : all) {
            if (auto fault = take_from(scores_in(shelf, known), most)) return fault;
        }
    }
    return std::nullopt;
}

std::optional<Error> Finder::count_marks(std::uint64_t& puzzles) {
    const auto take = [&](const Statement& row) {
        if (fits_with_score(query_, shelfmark_of(row.integer(0)))) {
            puzzles += static_cast<std::uint64_t>(row.integer(1));
        }
        return true;
    };
    return each("SELECT p.shelfmark, count(*) FROM puzzle p WHERE p.id > 0" + conditions_ +
                    " GROUP BY p.shelfmark",
                take);
}

std::optional<Error> Finder::take_all() {
    const auto row = [&](const Statement& found) {
        take(found.integer(0), found.integer(1), std::nullopt);
        return true;
    };
    return each("SELECT p.id, p.shelfmark FROM puzzle p WHERE p.id > 0" + conditions_, row);
}

std::optional<Error> Finder::take_rated() {
    const auto row = [&](const Statement& found) {
        take(found.integer(0), found.integer(1),
             found.is_null(2) ? std::nullopt : std::optional(found.integer(2)));
        return true;
    };
    return each("SELECT p.id, p.shelfmark, r." + std::string(rating_column(query_.scale)) +
                    " FROM puzzle p LEFT JOIN rating r ON r.puzzle = p.id WHERE p.id > 0" +
                    conditions_,
                row);
}

std::optional<Error> Finder::go_by_number() {
    const std::string sql = "SELECT p.id, p.shelfmark FROM puzzle p WHERE p.id " +
                            std::string(query_.descending ? "<" : ">") + " $1" + conditions_ +
                            " ORDER BY p.id" + (query_.descending ? " DESC" : "") + " LIMIT $2";
    std::int64_t last = query_.descending ? std::numeric_limits<std::int32_t>::max() : 0;
    while (query_.limit == 0 || hits_.size() < query_.limit) {
        std::size_t rows = 0;
        const auto row = [&](const Statement& found) {
            ++rows;
            last = found.integer(0);
            take(last, found.integer(1), std::nullopt);
            return true;
        };
        if (auto fault = each(sql, row, last, kPage)) return fault;
        if (rows < kPage) break;
    }
    return std::nullopt;
}

}  // namespace

Result<std::vector<std::int64_t>> find_numbers(Library::State& state, const LibraryQuery& query) {
    return Finder(state, query).find();
}

Result<std::uint64_t> count_numbers(Library::State& state, const LibraryQuery& query) {
    return Finder(state, query).count();
}

}  // namespace sudokit::library
