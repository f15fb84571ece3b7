// What `sudokit grid` says of itself, and its options.
#include <algorithm>
#include <string>

#include "sudokit/nine_catalogue.hpp"
#include "sudokit/shown_text.hpp"

#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/grid/arguments.hpp"
#include "cli/grid/messages.hpp"

namespace sudokit::cli {
namespace {

// How many bytes of `text` are a blank at its beginning, of the kinds that stand between the groups
// of a large number.
std::size_t blank_length(std::string_view text) {
    for (const std::string_view blank : {" ", "\u00a0", "\u2009", "\u202f"}) {
        if (text.substr(0, blank.size()) == blank) return blank.size();
    }
    return 0;
}

// "5260035964", or the same with blanks between groups of three digits.
std::optional<std::uint64_t> grouped_rank(std::string_view text) {
    std::string digits;
    std::size_t group = 0;
    bool grouped = false;
    while (!text.empty()) {
        std::size_t length = blank_length(text);
        if (length == 0) {
            length = 1;
            digits += text.front();
            ++group;
        } else {
            if (group == 0 || group > 3 || (grouped && group != 3)) return std::nullopt;
            grouped = true;
            group = 0;
        }
        text.remove_prefix(length);
    }
    if (grouped && group != 3) return std::nullopt;
    return whole_number<std::uint64_t>(digits);
}

// "5", "10-20" or "10..20".
std::optional<RankRange> range_of(std::string_view text) {
    const std::string_view between = text.find("..") == std::string_view::npos ? "-" : "..";
    const std::size_t at = std::min(text.find(between), text.size());
    const auto first = grouped_rank(text.substr(0, at));
    const auto last = at == text.size() ? first : grouped_rank(text.substr(at + between.size()));
    if (!first || !last || *first == 0 || *last < *first || *last > nine::kGridClasses) {
        return std::nullopt;
    }
    return RankRange{*first, *last};
}

UsageFault take_ranks(const OptionUse& use, std::vector<RankRange>& ranks) {
    std::string_view rest = use.value;
    do {
        const std::string_view part = rest.substr(0, rest.find(','));
        const auto range = range_of(part);
        if (!range) return usage_error(text::kBadRanks, use.shown, part, nine::kGridClasses);
        ranks.push_back(*range);
        rest.remove_prefix(std::min(part.size() + 1, rest.size()));
    } while (!rest.empty());
    return std::nullopt;
}

UsageFault grid_options_fault(const Options& options, const GridArguments& arguments) {
    if (arguments.rank_of) {
        const Format format = arguments.format.value_or(Format::line);
        if (format == Format::line || format == Format::json) return std::nullopt;
        return usage_error(text::kRankOfWords, format_info(format).name);
    }
    if (arguments.ranks.empty() && !arguments.random) return usage_error(text::kRankOrRankOf);
    if (!arguments.operands.empty()) {
        return usage_error(arguments.random ? text::kRandomOperand : text::kRankOperand,
                           arguments.operands.front());
    }
    // Nothing is read.
    for (const Option* option : options.of(OptionGroup::reading)) {
        if (options.given(option->name)) {
            return usage_error(text::kNotTogether, arguments.random ? "--random" : "--rank",
                               "--" + std::string(option->name));
        }
    }
    return std::nullopt;
}

void declare_grid(Options& options, GridArguments& arguments) {
    options.add(
        {"rank",
         0,
         {"write the grids with these ranks", "écrire les grilles de ces rangs"},
         taken_by(text::kRanksArgument,
                  [&arguments](const OptionUse& use) { return take_ranks(use, arguments.ranks); }),
         OptionGroup::own,
         {},
         true});
    options.add({"rank-of",
                 0,
                 {"tell the ranks of grids, whatever form they are in",
                  "dire les rangs de grilles, quelle que soit leur forme"},
                 flag(arguments.rank_of)});
    options.add({"random",
                 0,
                 {"write a random grid, each of all grids equally likely",
                  "écrire une grille au hasard, toutes ayant la même probabilité"},
                 flag(arguments.random)});
    options.add({"count",
                 'n',
                 {"with --random, N grids (default: 1); 0: without end",
                  "avec --random, N grilles (par défaut : 1) ; 0 : sans fin"},
                 number(arguments.count, kNoMost, 0)});
    options.add({"seed",
                 0,
                 {"with --random, the same number gives the same grids (default: another one each "
                  "time)",
                  "avec --random, le même nombre donne les mêmes grilles (par défaut : un autre à "
                  "chaque fois)"},
                 number(arguments.seed, kNoMost, 0)});
    options.exclude("rank", "rank-of");
    options.exclude("rank", "random");
    options.exclude("rank-of", "random");
    options.require("count", "random");
    options.require("seed", "random");
    add_reading_options(options, arguments);
    add_stream_options(options, arguments);
    add_conversion_options(options, arguments);
    add_symbols_option(options, arguments);
    options.check([&options, &arguments] { return grid_options_fault(options, arguments); });
}

constexpr Example kGridExamples[] = {
    {"grid --rank 1", {"the first of them all", "la première de toutes"}},
    {"grid --rank 5,1000-1009 --to grid", {"eleven, drawn", "onze, dessinées"}},
    {"grid --random -n 3 --seed 1", {"three by chance", "trois au hasard"}},
    {"solve --format line puzzle.txt | sudokit grid --rank-of",
     {"which grid the solution is", "de quelle grille il s’agit"}},
};

}  // namespace

extern const Command kGridCommand{
    "grid",
    Chapter::understand,
    {"[FILE | - | GRID]...", "[FICHIER | - | GRILLE]..."},
    {"name grids by their rank, find the rank of grids, draw random grids",
     "désigner les grilles par leur rang, trouver le rang des grilles, en tirer au hasard"},
    {"There are 5,472,730,538 complete 9x9 grids no two of which are equivalent (see 'canon'). Put "
     "in the order of their canonical forms, each has a rank, from 1 on. --rank writes the grids "
     "of ranks, in their "
     "canonical form; --rank-of tells the ranks of grids, one a line.\n"
     "--random draws grids by chance, each of the 6,670,903,752,021,072,936,960 exactly as likely "
     "as "
     "any other. The seed is noted on the standard error; with the same seed the grids are the "
     "same, with any number of threads. 'solve --random' draws a solution of a puzzle.",
     "Il y a 5 472 730 538 grilles 9x9 complètes dont aucune n’est équivalente à une autre (voir "
     "« canon »). Dans l’ordre de leurs formes canoniques, chacune a un rang, à partir de 1. "
     "--rank écrit les grilles de ces rangs, sous leur forme canonique ; --rank-of "
     "dit les rangs des grilles, un par ligne.\n"
     "--random tire des grilles au hasard, chacune des 6 670 903 752 021 072 936 960 ayant "
     "exactement la même probabilité. La graine est notée sur la sortie d’erreur ; la même graine "
     "donne les mêmes grilles, avec tout nombre de fils. « solve --random » tire au hasard une "
     "solution d’une grille."},
    kGridExamples,
    make_call<GridArguments, declare_grid, run_grid>};

}  // namespace sudokit::cli
