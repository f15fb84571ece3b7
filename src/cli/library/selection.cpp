// The options that say which puzzles of a library, and in which order.
#include "cli/library/selection.hpp"

#include <algorithm>
#include <limits>

#include "cli/generate/messages.hpp"
#include "cli/generate/ranges.hpp"
#include "cli/library/messages.hpp"

namespace sudokit::cli {
namespace {

OptionValue many(const MessageText& argument, std::vector<std::string>& place) {
    return taken_by(argument, [&place](const OptionUse& use) {
        place.emplace_back(use.value);
        return UsageFault();
    });
}

OptionValue labels(LabelKind kind, bool has, LibraryQuery& query) {
    return taken_by(text::kNameArgument, [kind, has, &query](const OptionUse& use) {
        query.labels.push_back({kind, std::string(use.value), has});
        return UsageFault();
    });
}

// "se:7.1..8.0"
UsageFault take_rating(const OptionUse& use, LibraryQuery& query) {
    const auto bad = [&] { return usage_error(text::kBadRatings, use.shown, use.value); };
    const std::size_t colon = std::min(use.value.find(':'), use.value.size());
    const auto scale = find_scale(use.value.substr(0, colon));
    if (colon == use.value.size()) return bad();
    if (!scale) {
        return usage_error(text::kBadRatingScale, use.shown, use.value.substr(0, colon),
                           own_words(scale_words()));
    }
    using Limits = std::numeric_limits<std::int64_t>;
    // Each side is a range itself: "7" is all from 7.0/0.0/0.0 to 7.0/9.9/9.9.
    std::optional<Range<std::int64_t>> least;
    std::optional<Range<std::int64_t>> most;
    const std::string_view text = use.value.substr(colon + 1);
    const std::size_t dots = text.find("..");
    if (dots == std::string_view::npos) {
        least = most = read_rating(*scale, text);
    } else {
        const Range<std::int64_t> open{0, Limits::max()};
        least = dots == 0 ? open : read_rating(*scale, text.substr(0, dots));
        most = dots + 2 == text.size() ? open : read_rating(*scale, text.substr(dots + 2));
    }
    if (!least || !most || least->least > most->most || text == "..") return bad();
    const Range<std::int64_t> range{least->least, most->most};
    if (*scale == Scale::level) {
        query.level = {static_cast<Level>(range.least),
                       static_cast<Level>(std::min<std::int64_t>(range.most, 5))};
    } else if (*scale == Scale::score) {
        query.score = {
            static_cast<std::uint32_t>(range.least),
            static_cast<std::uint32_t>(std::min<std::int64_t>(range.most, ~std::uint32_t{0}))};
    } else {
        query.ratings.push_back({*scale, range});
    }
    return std::nullopt;
}

UsageFault take_ids(const OptionUse& use, LibraryQuery& query) {
    const auto range = read_range<std::uint32_t>(
        use.value, {0, std::numeric_limits<std::int32_t>::max()}, whole_number<std::uint32_t>);
    if (!range) return usage_error(text::kBadIds, use.shown, use.value);
    query.ids.push_back({range->least, range->most});
    return std::nullopt;
}

UsageFault take_order(const OptionUse& use, LibraryQuery& query) {
    if (use.value == "added" || use.value == "clues") {
        query.order = use.value == "added" ? LibraryOrder::added : LibraryOrder::clues;
        return std::nullopt;
    }
    const auto scale = find_scale(use.value);
    if (!scale) {
        return usage_error(text::kBadScales, use.shown, use.value,
                           own_words("added, clues, " + scale_words()));
    }
    query.order = LibraryOrder::scale;
    query.scale = *scale;
    return std::nullopt;
}

UsageFault take_pattern(const OptionUse& use, LibraryQuery& query) {
    query.symmetry = symmetries(use.value);
    if (query.symmetry) return std::nullopt;
    return usage_error(text::kBadPattern, use.shown, use.value, words_of(all_pattern_symmetries()));
}

OptionValue taken_into(const MessageText& argument, LibraryQuery& query,
                       UsageFault (*take)(const OptionUse&, LibraryQuery&)) {
    return taken_by(argument, [take, &query](const OptionUse& use) { return take(use, query); });
}

// A flag that means yes or no of something that need not be asked.
OptionValue wish(std::optional<bool>& place, bool value) {
    OptionValue out;
    out.take = [&place, value](const OptionUse&) {
        place = value;
        return UsageFault();
    };
    return out;
}

void add_rating_wishes(Options& options, LibraryQuery& query) {
    options.add({"level",
                 0,
                 {"puzzles of this level, or from one to another (see 'sudokit rate')",
                  "grilles de ce niveau, ou de l’un à l’autre (voir « sudokit rate »)"},
                 level_range(query.level)});
    options.add({"clues",
                 0,
                 {"puzzles with so many givens", "grilles avec autant de données"},
                 number_range(query.clues)});
    options.add({"score",
                 0,
                 {"puzzles with such a score", "grilles d’un tel score"},
                 number_range(query.score)});
    options.add({"symmetry",
                 0,
                 {"puzzles whose pattern of givens has at least these symmetries",
                  "grilles dont le motif des données a au moins ces symétries"},
                 taken_into(text::kSymmetryArgument, query, take_pattern)});
    options.add({"rating",
                 0,
                 {"puzzles with such a rating on another scale, such as se:7.1..8.0 or depth:2",
                  "grilles d’une telle évaluation selon une autre échelle, par exemple "
                  "se:7.1..8.0 ou depth:2"},
                 taken_into(text::kRatingsArgument, query, take_rating),
                 OptionGroup::own,
                 {},
                 true});
}

void add_label_wishes(Options& options, LibraryArguments& arguments) {
    LibraryQuery& query = arguments.query;
    options.add({"tag",
                 0,
                 {"puzzles with this tag; with 'import': give it to all",
                  "grilles portant cette étiquette ; avec « import » : la donner à toutes"},
                 many(text::kNameArgument, arguments.tags),
                 OptionGroup::own,
                 {},
                 true});
    options.add({"without-tag",
                 0,
                 {"puzzles without this tag", "grilles sans cette étiquette"},
                 labels(LabelKind::tag, false, query),
                 OptionGroup::own,
                 {},
                 true});
    options.add({"source",
                 0,
                 {"puzzles from this source; with 'import': where they come from (default: the "
                  "file's name)",
                  "grilles de cette source ; avec « import » : d’où elles viennent (par défaut : "
                  "le nom du fichier)"},
                 many(text::kNameArgument, arguments.sources),
                 OptionGroup::own,
                 {},
                 true});
    options.add({"used-in",
                 0,
                 {"puzzles used in this publication", "grilles utilisées dans cette publication"},
                 labels(LabelKind::used_in, true, query),
                 OptionGroup::own,
                 {},
                 true});
    options.add({"used",
                 0,
                 {"puzzles used somewhere", "grilles utilisées quelque part"},
                 wish(query.used, true)});
    options.add({"not-used",
                 0,
                 {"puzzles used nowhere yet", "grilles encore jamais utilisées"},
                 wish(query.used, false)});
    options.add({"badly-posed",
                 0,
                 {"puzzles that were rated and do not have exactly one solution",
                  "grilles évaluées qui n’ont pas exactement une solution"},
                 wish(query.badly_posed, true)});
    options.exclude("used", "not-used");
}

}  // namespace

std::string scale_words() {
    std::string out;
    for (const ScaleInfo& info : all_scales()) {
        out += (out.empty() ? "" : ", ") + std::string(info.name);
    }
    return out;
}

void add_selection(Options& options, LibraryArguments& arguments) {
    LibraryQuery& query = arguments.query;
    add_rating_wishes(options, query);
    add_label_wishes(options, arguments);
    options.add({"id",
                 0,
                 {"puzzles with these numbers in the library",
                  "grilles portant ces numéros dans la bibliothèque"},
                 taken_into(text::kRangeArgument, query, take_ids),
                 OptionGroup::own,
                 {},
                 true});
    options.add({"order",
                 0,
                 {"puzzles on boards of this order", "grilles de cet ordre"},
                 number(query.board_order, kMaxOrder)});
    options.add({"order-by",
                 0,
                 {"write them by added (default), clues, or a scale such as score",
                  "les écrire selon added (l’ajout, par défaut), clues (les données), ou une "
                  "échelle comme score"},
                 taken_into(text::kNameArgument, query, take_order)});
    options.add({"descending",
                 0,
                 {"the greatest first", "les plus grandes d’abord"},
                 flag(query.descending)});
    options.add({"limit",
                 'n',
                 {"so many puzzles at most; with 'history': the last changes",
                  "autant de grilles au plus ; avec « history » : les derniers changements"},
                 taken_by(text::kNumberArgument, [&query](const OptionUse& use) {
                     auto fault = number_fault(use, 1, kNoMost);
                     if (!fault) query.limit = *whole_number<std::uint64_t>(use.value);
                     return fault;
                 })});
}

}  // namespace sudokit::cli
