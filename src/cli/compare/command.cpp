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
    options.add({"model",
                 0,
                 {"compare this model: PRIMAL, DUAL, k-PRIMAL, k-DUAL, ABSTRACT, 3-ABSTRACT, "
                  "joined by '+', by "
                  "arc consistency or inside 'SAC(...)'; may be given again",
                  "comparer ce modèle : PRIMAL, DUAL, k-PRIMAL, k-DUAL, ABSTRACT, 3-ABSTRACT, unis "
                  "par « + », "
                  "par cohérence d’arc ou dans « SAC(...) » ; peut être répété"},
                 further_filter({"MODEL", "MODÈLE"}, read_model_filter, arguments.filters),
                 OptionGroup::own,
                 {},
                 true});
    options.add(
        {"rules",
         0,
         {"compare these rules: single-candidate, single-position, candidate-lines, box-to-line, "
          "line-to-box, multiple-lines-K, naked-K, hidden-K, fish-K, joined by ','; may be given "
          "again",
          "comparer ces règles : single-candidate, single-position, candidate-lines, box-to-line, "
          "line-to-box, multiple-lines-K, naked-K, hidden-K, fish-K, séparées par « , » ; peut "
          "être "
          "répété"},
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
    {"compare --rules naked-2 --rules hidden-2 puzzles.txt", {"rules of play", "règles humaines"}},
};

}  // namespace

extern const Command kCompareCommand{
    "compare",
    Chapter::models,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | PUZZLE]..."},
    {"compare what models and rules filter (--model, --rules)",
     "comparer ce que filtrent des modèles et des règles (--model, --rules)"},
    {"Filters every puzzle by each of the models and rule sets given, and answers once, at the "
     "end: how many puzzles each of them solves, how many candidates it leaves on average (those "
     "of filled cells counted), and how often it finds a contradiction; for every two of them, "
     "whether the one removes at least as much as the other on every puzzle, and if not, on how "
     "many it does not; and the first puzzle where it does not, with a candidate that the one "
     "keeps and the other removes. A contradiction counts as removing everything.\n"
     "With --timeout, puzzles on which all the filters together take longer are counted and left "
     "out; the exit status is 4 then.",
     "Filtre chaque puzzle par chacun des modèles et jeux de règles donnés, et répond une seule "
     "fois, à la fin : combien de puzzles chacun résout, combien de candidats il laisse en "
     "moyenne (ceux des cases remplies compris), et combien de fois il trouve une contradiction ; "
     "pour deux d’entre eux, si l’un enlève au moins autant que l’autre sur chaque puzzle, et "
     "sinon, sur combien il ne le fait pas ; et le premier puzzle où il ne le fait pas, avec un "
     "candidat que l’un garde et que l’autre enlève. Une contradiction compte comme si tout était "
     "enlevé.\n"
     "Avec --timeout, les puzzles sur lesquels tous les filtres ensemble prennent plus de temps "
     "sont comptés et laissés de côté ; le code de retour est alors 4."},
    kCompareExamples,
    make_call<CompareArguments, declare_compare, run_compare>};

}  // namespace sudokit::cli
