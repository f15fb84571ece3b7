// What `sudokit canon` says of itself, and its options.
#include "cli/canon/arguments.hpp"
#include "cli/canon/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {
namespace {

UsageFault take_with(const OptionUse& use, CanonWith& with) {
    std::string_view rest = use.value;
    do {
        const std::string_view word = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(word.size() + 1, rest.size()));
        if (word == "automorphisms") {
            with.automorphisms = true;
        } else if (word == "transform") {
            with.transform = true;
        } else {
            return usage_error(text::kBadWith, use.shown, use.value);
        }
    } while (!rest.empty());
    return std::nullopt;
}

void declare_canon(Options& options, CanonArguments& arguments) {
    options.add({"with",
                 0,
                 {"tell more of each puzzle: automorphisms, transform (the moves that lead to the "
                  "form)",
                  "en dire plus sur chaque grille : automorphisms (automorphismes), transform (les "
                  "mouvements qui mènent à la forme)"},
                 taken_by(text::kWithArgument, [&arguments](const OptionUse& use) {
                     return take_with(use, arguments.with);
                 })});
    options.add({"dedupe",
                 0,
                 {"write each form once, sorted; files may be larger than memory",
                  "écrire chaque forme une fois, dans l’ordre ; les fichiers peuvent dépasser la "
                  "mémoire"},
                 flag(arguments.dedupe)});
    options.add(
        {"keep-first",
         0,
         {"with --dedupe: write the first puzzle of each kind as it is, in the order of the "
          "input",
          "avec --dedupe : écrire la première grille de chaque sorte telle quelle, dans "
          "l’ordre de l’entrée"},
         flag(arguments.keep_first)});
    add_timeout_option(options, arguments);
    add_rewriting_options(options, arguments);
    add_stats_option(
        options, arguments,
        {"at the end, print on the standard error how many puzzles were read and, with "
         "--dedupe, how many kinds there are",
         "à la fin, afficher sur la sortie d’erreur combien de grilles ont été lues "
         "et, avec --dedupe, combien de sortes il y a"});
    options.check([&arguments]() -> UsageFault {
        if (arguments.with.any() && arguments.format && *arguments.format != Format::line &&
            *arguments.format != Format::json) {
            return usage_error(text::kWithWhat);
        }
        if (!arguments.dedupe) {
            return arguments.keep_first ? usage_error(text::kFirstOfWhat) : UsageFault();
        }
        if (arguments.with.any()) return usage_error(text::kDedupeWith);
        if (arguments.format && *arguments.format != Format::line &&
            *arguments.format != Format::json) {
            return usage_error(text::kDedupeFormat);
        }
        return std::nullopt;
    });
}

constexpr Example kCanonExamples[] = {
    {"canon puzzles.txt", {"the form of each", "la forme de chacune"}},
    {"canon --with automorphisms,transform puzzle.txt",
     {"how to get there as well", "et comment y arriver"}},
    {"canon --dedupe puzzles.txt", {"no two equivalent", "pas deux équivalentes"}},
    {"canon --dedupe --keep-first --stats puzzles.txt",
     {"the puzzles themselves, and how many went", "les grilles mêmes, et combien ont disparu"}},
};

}  // namespace

extern const Command kCanonCommand{
    "canon",
    Chapter::understand,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"write puzzles in the form that all equivalent ones share",
     "écrire les grilles sous la forme commune à toutes les équivalentes"},
    {"Puzzles are equivalent if one becomes the other by exchanging rows and columns, bands, "
     "stacks and the lines within them, and relabelling the digits. Equivalent puzzles have the "
     "same canonical form: on the "
     "usual 9x9 board the least as text, with empty cells before 1 (min-lex); on other boards one "
     "of them.\n"
     "--with automorphisms adds the number of ways in which the puzzle is equivalent to itself, "
     "--with transform the moves; in lines, tabs come before them.\n"
     "--dedupe writes lines, or puzzles in the format json, which also hold boards and constraints "
     "that lines do not.",
     "Deux grilles sont équivalentes si l’on passe de l’une à l’autre en échangeant les lignes et "
     "les colonnes, les bandes, les piliers, les lignes et les colonnes dans ceux-ci, et en "
     "renommant les chiffres. Les grilles équivalentes ont la même forme canonique : sur la grille "
     "9x9 "
     "habituelle, le plus petit texte, les cases vides venant avant 1 (min-lex) ; sur les autres, "
     "l’une d’elles.\n"
     "--with automorphisms ajoute le nombre de façons dont la grille est équivalente à elle-même, "
     "--with transform les mouvements ; dans les lignes, une tabulation les précède.\n"
     "--dedupe écrit des lignes, ou des grilles au format json, qui contient aussi les formes de "
     "grille et les contraintes que les lignes ne disent pas."},
    kCanonExamples,
    make_call<CanonArguments, declare_canon, run_canon>};

}  // namespace sudokit::cli
