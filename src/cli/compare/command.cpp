// What `sudokit compare` says of itself, and its options.
#include "cli/compare/arguments.hpp"
#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {
namespace {

template <class Read>
OptionValue further_filter(const MessageText& argument, Read read, std::vector<Filter>& filters) {
    return taken_by(argument, [read, &filters](const OptionUse& use) -> UsageFault {
        auto filter = read(use.value);
        if (!filter) return usage_error(text::kBadMeans, use.shown, filter.error().message);
        filters.push_back(*std::move(filter));
        return std::nullopt;
    });
}

void declare_compare(Options& options, CompareArguments& arguments) {
    options.add(
        {"model",
         0,
         {"compare this model: PRIMAL, DUAL, ZONE-DUAL, k-PRIMAL, k-DUAL, ABSTRACT, 3-ABSTRACT, "
          "joined by '+', by arc consistency or inside 'SAC(...)', 'SAC2(...)', 'NSAC(...)', "
          "'MAXRPC(...)', 'PC(...)', '4C(...)'; may be given again",
          "comparer ce modèle : PRIMAL, DUAL, ZONE-DUAL, k-PRIMAL, k-DUAL, ABSTRACT, 3-ABSTRACT, "
          "unis par « + », par cohérence d’arc ou dans « SAC(...) », "
          "« SAC2(...) », « NSAC(...) », « MAXRPC(...) », « PC(...) », « 4C(...) » ; peut être "
          "répété"},
         further_filter({"MODEL", "MODÈLE"}, read_model_filter, arguments.filters),
         OptionGroup::own,
         {},
         true});
    options.add({"rules",
                 0,
                 {"compare these rules: single-candidate, single-position, candidate-lines, "
                  "box-to-line, line-to-box, multiple-lines-K, naked-K, hidden-K, fish-K, "
                  "franken-fish-K, forcing-chains, joined by ','; may be given again",
                  "comparer ces règles : single-candidate, single-position, candidate-lines, "
                  "box-to-line, line-to-box, multiple-lines-K, naked-K, hidden-K, fish-K, "
                  "franken-fish-K, forcing-chains, séparées par « , » ; peut être répété"},
                 further_filter({"RULES", "RÈGLES"}, read_rule_filter, arguments.filters),
                 OptionGroup::own,
                 {},
                 true});
    add_timeout_option(options, arguments);
    add_reading_options(options, arguments);
    add_stream_options(options, arguments);
    add_json_options(options, arguments);
}

constexpr Example kCompareExamples[] = {
    {"compare --model PRIMAL+DUAL --model 4-PRIMAL puzzles.txt",
     {"which of two models filters more", "lequel de deux modèles filtre davantage"}},
    {"compare --rules naked-2 --rules hidden-2 puzzles.txt", {"rules of play", "règles de jeu"}},
};

}  // namespace

extern const Command kCompareCommand{
    "compare",
    Chapter::models,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"compare what models and rules remove", "comparer ce que retirent des modèles et des règles"},
    {"Filters every puzzle by each --model and each --rules, and answers once, at the end: how "
     "many puzzles each solves, how many candidates it leaves on average, how often it finds a "
     "contradiction; and for each pair, whether one always removes at least as much as the other, "
     "or the first puzzle where it does not. A contradiction counts as removing everything.\n"
     "With --timeout, puzzles on which all filters together take longer are left out, and the exit "
     "status is 4.",
     "Filtre chaque grille par chaque --model et chaque --rules, et répond une seule fois, à la "
     "fin : combien de grilles chacun résout, combien de candidats il laisse en moyenne, combien "
     "de fois il trouve une contradiction ; et pour chaque paire, si l’un retire toujours au moins "
     "autant que l’autre, ou la première grille où ce n’est pas le cas. Une contradiction compte "
     "comme si tout était retiré.\n"
     "Avec --timeout, les grilles sur lesquelles tous les filtres ensemble prennent plus de temps "
     "sont laissées de côté, et le code de retour est 4."},
    kCompareExamples,
    make_call<CompareArguments, declare_compare, run_compare>};

}  // namespace sudokit::cli
