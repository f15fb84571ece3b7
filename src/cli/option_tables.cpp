// The table of options, with their texts.
#include <array>

#include "sudokit/rate.hpp"
#include "sudokit/solve.hpp"

#include "cli/options.hpp"

namespace sudokit::cli {
namespace {

constexpr std::uint32_t bit(CommandId command) { return 1U << static_cast<unsigned>(command); }

using enum CommandId;
constexpr std::uint32_t kSearching = bit(solve) | bit(check) | bit(count);
constexpr std::uint32_t kSettling = kSearching | bit(rate);
constexpr std::uint32_t kDrawing =
    bit(solve) | bit(show) | bit(propagate) | bit(filter) | bit(decode);
constexpr std::uint32_t kWriting = kDrawing | bit(convert);
constexpr std::uint32_t kStreaming =
    kSettling | bit(compare) | bit(convert) | bit(propagate) | bit(filter) | bit(prove);
constexpr std::uint32_t kEncoding = bit(propagate) | bit(encode) | bit(prove);
constexpr std::uint32_t kReading = kStreaming | bit(show) | bit(encode) | bit(decode);
constexpr std::uint32_t kListing = bit(engines) | bit(formats);
constexpr std::uint32_t kAll =
    kReading | bit(verify) | bit(bench) | kListing | bit(help) | bit(version);

constexpr MessageText kNoArgument{};
constexpr MessageText kFormat{"FORMAT", "FORMAT"};
constexpr MessageText kName{"NAME", "NOM"};
constexpr MessageText kFile{"FILE", "FICHIER"};
constexpr MessageText kCandidate{"CELL=DIGIT", "CASE=CHIFFRE"};

constexpr auto kOptions = std::to_array<OptionInfo>({
    {OptionId::from,
     "from",
     0,
     Values::readable_format,
     kFormat,
     {"read this format instead of finding it out (see 'sudokit formats')",
      "lire ce format au lieu de le deviner (voir « sudokit formats »)"},
     kReading},
    {OptionId::format,
     "format",
     'f',
     Values::writable_format,
     kFormat,
     {"write answers in this format; 'line' is one line per puzzle",
      "écrire les réponses dans ce format ; « line » donne une ligne par puzzle"},
     bit(solve) | bit(check) | bit(rate) | bit(convert) | bit(propagate) | bit(filter) |
         bit(decode)},
    {OptionId::symbols,
     "symbols",
     0,
     Values::symbols,
     kName,
     {"alphabet of the digits: digits (1-9 A-Z), hex (0-F), letters (A-Z), numbers",
      "alphabet des chiffres : digits (1-9 A-Z), hex (0-F), letters (A-Z), numbers (nombres)"},
     kReading},
    {OptionId::to_symbols,
     "to-symbols",
     0,
     Values::symbols,
     kName,
     {"alphabet to write in, where it is not the one that is read",
      "alphabet à écrire, s'il n'est pas celui qui est lu"},
     kWriting},
    {OptionId::box,
     "box",
     0,
     Values::any,
     {"RxC", "LxC"},
     {"the board has boxes of R rows and C columns",
      "la grille a des blocs de L lignes et C colonnes"},
     kReading},
    {OptionId::latin,
     "latin",
     0,
     Values::none,
     kNoArgument,
     {"the board has no boxes (a Latin square)", "la grille n'a pas de blocs (carré latin)"},
     kReading},
    {OptionId::layout,
     "layout",
     0,
     Values::file,
     kFile,
     {"the board's regions are those drawn in FILE: n lines of n letters",
      "les régions de la grille sont celles du FICHIER : n lignes de n lettres"},
     kReading},
    {OptionId::diagonal,
     "diagonal",
     0,
     Values::none,
     kNoArgument,
     {"both diagonals hold every digit once", "chaque diagonale contient chaque chiffre une fois"},
     kReading},
    {OptionId::windows,
     "windows",
     0,
     Values::none,
     kNoArgument,
     {"the four inner 3x3 windows hold every digit once (9x9 only)",
      "les quatre fenêtres 3x3 intérieures contiennent chaque chiffre une fois (9x9 seulement)"},
     kReading},
    {OptionId::extra,
     "extra",
     0,
     Values::file,
     kFile,
     {"further houses, drawn in FILE with '.' for cells in none; may be given again",
      "zones supplémentaires, dessinées dans FICHIER avec « . » hors zone ; peut être répété"},
     kReading},
    {OptionId::to,
     "to",
     0,
     Values::export_kind,
     {"KIND", "GENRE"},
     {"write DIMACS (dimacs, default), DIMACS with three literals a clause (3sat, 3sat-exact), "
      "pseudo-Boolean sums (opb), SMT-LIB (smt2), MiniZinc (minizinc) or XCSP3 (xcsp3)",
      "écrire en DIMACS (dimacs, par défaut), en DIMACS à trois littéraux par clause (3sat, "
      "3sat-exact), en sommes pseudo-booléennes (opb), en SMT-LIB (smt2), en MiniZinc (minizinc) "
      "ou en "
      "XCSP3 (xcsp3)"},
     bit(encode)},
    {OptionId::encoding,
     "encoding",
     0,
     Values::encoding,
     kName,
     {"families of clauses: minimal (K1 L2 C2 B2), efficient (and K2), extended (all; default)",
      "familles de clauses : minimal (K1 L2 C2 B2), efficient (et K2), extended (toutes ; par "
      "défaut)"},
     kEncoding},
    {OptionId::givens,
     "givens",
     0,
     Values::givens,
     kName,
     {"clauses of givens: units (one each; default), full (also what they rule out: F1 and F2)",
      "clauses des données : units (une chacune ; par défaut), full (aussi ce qu'elles excluent : "
      "F1 et F2)"},
     kEncoding},
    {OptionId::at_most_one,
     "at-most-one",
     0,
     Values::at_most_one,
     kName,
     {"say 'at most one' pairwise (default), or by product, ladder or commander, with auxiliary "
      "variables",
      "dire « au plus un » deux à deux (pairwise, par défaut), ou par product, ladder ou "
      "commander, avec des variables auxiliaires"},
     bit(encode)},
    {OptionId::sizes,
     "sizes",
     0,
     Values::none,
     kNoArgument,
     {"print the number of clauses and literals of each family instead",
      "afficher à la place le nombre de clauses et de littéraux de chaque famille"},
     bit(encode)},
    {OptionId::all,
     "all",
     'a',
     Values::none,
     kNoArgument,
     {"print every solution", "afficher toutes les solutions"},
     bit(solve)},
    {OptionId::limit,
     "limit",
     'n',
     Values::any,
     {"N", "N"},
     {"stop after N solutions per puzzle; for solve, 1 takes the first one found",
      "s'arrêter après N solutions par puzzle ; pour solve, 1 prend la première trouvée"},
     bit(solve) | bit(count)},
    {OptionId::timeout,
     "timeout",
     't',
     Values::any,
     {"SECONDS", "SECONDES"},
     {"give up on a puzzle after this time", "abandonner un puzzle au bout de ce temps"},
     kSettling | bit(compare) | bit(propagate) | bit(filter) | bit(prove) | bit(verify)},
    {OptionId::scale,
     "scale",
     0,
     Values::scale,
     kName,
     {"rate by this scale: level (default), rules, depth or score",
      "évaluer selon cette échelle : level (par défaut), rules, depth ou score"},
     bit(rate)},
    {OptionId::model,
     "model",
     0,
     Values::any,
     {"MODEL", "MODÈLE"},
     {"filter by this model, such as 4-PRIMAL+DUAL+3-ABSTRACT (default: PRIMAL+DUAL)",
      "filtrer par ce modèle, par exemple 4-PRIMAL+DUAL+3-ABSTRACT (par défaut : PRIMAL+DUAL)"},
     bit(filter)},
    {OptionId::model,
     "model",
     0,
     Values::any,
     {"MODEL", "MODÈLE"},
     {"compare this model: PRIMAL, DUAL, k-PRIMAL, k-DUAL, ABSTRACT, 3-ABSTRACT, joined by '+', by "
      "arc consistency or inside 'SAC(...)'; may be given again",
      "comparer ce modèle : PRIMAL, DUAL, k-PRIMAL, k-DUAL, ABSTRACT, 3-ABSTRACT, unis par « + », "
      "par cohérence d'arc ou dans « SAC(...) » ; peut être répété"},
     bit(compare)},
    {OptionId::rules,
     "rules",
     0,
     Values::any,
     {"RULES", "RÈGLES"},
     {"filter by these rules of play instead, such as single-candidate,naked-3",
      "filtrer plutôt par ces règles humaines, par exemple single-candidate,naked-3"},
     bit(filter)},
    {OptionId::rules,
     "rules",
     0,
     Values::any,
     {"RULES", "RÈGLES"},
     {"compare these rules: single-candidate, single-position, candidate-lines, box-to-line, "
      "line-to-box, multiple-lines-K, naked-K, hidden-K, fish-K, joined by ','; may be given again",
      "comparer ces règles : single-candidate, single-position, candidate-lines, box-to-line, "
      "line-to-box, multiple-lines-K, naked-K, hidden-K, fish-K, séparées par « , » ; peut être "
      "répété"},
     bit(compare)},
    {OptionId::consistency,
     "consistency",
     0,
     Values::consistency,
     kName,
     {"keep what arc consistency (ac, default) or singleton arc consistency (sac) leaves",
      "garder ce que laisse la cohérence d'arc (ac, par défaut) ou d'arc singleton (sac)"},
     bit(filter)},
    {OptionId::engine,
     "engine",
     'e',
     Values::engine,
     kName,
     {"solve with this engine (see 'sudokit engines')",
      "résoudre avec ce moteur (voir « sudokit engines »)"},
     kSearching},
    {OptionId::solver_command,
     "solver-command",
     0,
     Values::any,
     {"COMMAND", "COMMANDE"},
     {"the program that '--engine external' runs on a DIMACS file, such as 'cadical -q'; {cnf} and "
      "{model} stand for the files",
      "le programme que « --engine external » lance sur un fichier DIMACS, par exemple « cadical "
      "-q » ; {cnf} et {model} désignent les fichiers"},
     kSearching},
    {OptionId::failed_literals,
     "failed-literals",
     0,
     Values::none,
     kNoArgument,
     {"rule out what leads to a contradiction when it is assumed, until nothing new follows",
      "exclure ce dont l'hypothèse mène à une contradiction, jusqu'à ce que rien de neuf n'en "
      "découle"},
     bit(propagate)},
    {OptionId::depth,
     "depth",
     0,
     Values::any,
     {"N", "N"},
     {"nest such tests N deep: 0 is propagation alone, 1 is --failed-literals",
      "emboîter ces essais sur N niveaux : 0 est la propagation seule, 1 est --failed-literals"},
     bit(propagate)},
    {OptionId::probe,
     "probe",
     0,
     Values::any,
     kCandidate,
     {"test one literal, such as r1c8=7, and answer 1, -1 or 0",
      "essayer un littéral, par exemple r1c8=7, et répondre 1, -1 ou 0"},
     bit(propagate)},
    {OptionId::why,
     "why",
     0,
     Values::any,
     kCandidate,
     {"list the deductions that lead to this literal, or to its opposite",
      "lister les déductions qui mènent à ce littéral, ou à son contraire"},
     bit(propagate)},
    {OptionId::trace,
     "trace",
     0,
     Values::none,
     kNoArgument,
     {"list all deductions in order, each with its reason",
      "lister toutes les déductions dans l'ordre, chacune avec sa raison"},
     bit(propagate) | bit(filter)},
    {OptionId::operations,
     "operations",
     0,
     Values::none,
     kNoArgument,
     {"count operations, by rewriting lists and by watched literals",
      "compter les opérations, par réécriture de listes et par littéraux surveillés"},
     bit(propagate)},
    {OptionId::left,
     "left",
     0,
     Values::file,
     kFile,
     {"write the formula that is left to FILE, in DIMACS ('-': the standard output, alone)",
      "écrire la formule qui reste dans FICHIER, en DIMACS (« - » : la sortie standard, seule)"},
     bit(propagate)},
    {OptionId::json,
     "json",
     0,
     Values::none,
     kNoArgument,
     {"answer with one JSON object per line", "répondre par un objet JSON par ligne"},
     kStreaming | bit(encode) | bit(decode) | bit(verify) | bit(bench) | kListing},
    {OptionId::output,
     "output",
     'o',
     Values::file,
     kFile,
     {"write to FILE, which appears only once it is complete; .gz and .zst are compressed",
      "écrire dans FICHIER, qui n'apparaît qu'une fois complet ; .gz et .zst sont compressés"},
     kReading & ~bit(prove)},
    {OptionId::output,
     "output",
     'o',
     Values::file,
     {"DIR", "RÉP"},
     {"make the directory DIR, which appears only once it is complete",
      "créer le répertoire RÉP, qui n'apparaît qu'une fois complet"},
     bit(prove)},
    {OptionId::threads,
     "threads",
     'j',
     Values::any,
     {"N", "N"},
     {"use N threads (default: all cores); answers do not depend on it",
      "utiliser N fils d'exécution (par défaut : tous les cœurs) ; les réponses n'en dépendent "
      "pas"},
     kStreaming | bit(bench)},
    {OptionId::keep_going,
     "keep-going",
     'k',
     Values::none,
     kNoArgument,
     {"report bad puzzles and go on with the next",
      "signaler les puzzles illisibles et passer au suivant"},
     kStreaming | bit(show)},
    {OptionId::stats,
     "stats",
     0,
     Values::none,
     kNoArgument,
     {"at the end, print puzzles per second, guesses per puzzle, threads and kernel on the "
      "standard "
      "error",
      "à la fin, afficher puzzles par seconde, essais par puzzle, fils et noyau sur la sortie "
      "d'erreur"},
     kSettling},
    {OptionId::signature,
     "signature",
     0,
     Values::none,
     kNoArgument,
     {"print one number that depends on all answers and guesses, and measure nothing",
      "afficher un nombre qui dépend de toutes les réponses et hypothèses, sans rien mesurer"},
     bit(bench)},
    {OptionId::kernel,
     "kernel",
     0,
     Values::any,
     kName,
     {"take this kernel of the engine 'nine' (see 'sudokit engines'), or all",
      "prendre ce noyau du moteur « nine » (voir « sudokit engines »), ou tous : all"},
     bit(bench)},
    {OptionId::time,
     "time",
     0,
     Values::any,
     {"SECONDS", "SECONDES"},
     {"measure for about this time in all (default: 3)",
      "mesurer pendant environ ce temps en tout (par défaut : 3)"},
     bit(bench)},
    {OptionId::rounds,
     "rounds",
     0,
     Values::any,
     {"N", "N"},
     {"take the median of N rounds (default: 5)", "prendre la médiane de N tours (par défaut : 5)"},
     bit(bench)},
    {OptionId::seed,
     "seed",
     0,
     Values::any,
     {"N", "N"},
     {"make other puzzles; the same number gives the same ones (default: 1)",
      "faire d'autres puzzles ; le même nombre donne les mêmes (par défaut : 1)"},
     bit(bench)},
    {OptionId::colour,
     "colour",
     0,
     Values::colour,
     {"WHEN", "QUAND"},
     {"colour pictures: auto (on a terminal, unless NO_COLOR is set), always, never",
      "colorer les dessins : auto (sur un terminal, sauf si NO_COLOR est défini), always, never"},
     kDrawing},
    {OptionId::unicode,
     "unicode",
     0,
     Values::none,
     kNoArgument,
     {"draw rules with box-drawing characters", "tracer les filets en caractères semi-graphiques"},
     kDrawing},
    {OptionId::man,
     "man",
     0,
     Values::none,
     kNoArgument,
     {"print the manual page, for man(1)", "afficher la page de manuel, pour man(1)"},
     bit(help)},
    {OptionId::completion,
     "completion",
     0,
     Values::shell,
     {"SHELL", "SHELL"},
     {"print completions for bash, zsh or fish", "afficher les complétions pour bash, zsh ou fish"},
     bit(help)},
    {OptionId::quiet,
     "quiet",
     'q',
     Values::none,
     kNoArgument,
     {"no notes and no progress on the standard error, only faults",
      "ni remarques ni progression sur la sortie d'erreur, seulement les erreurs"},
     kAll},
    {OptionId::lang,
     "lang",
     0,
     Values::language,
     {"LANGUAGE", "LANGUE"},
     {"speak English (en) or French (fr); default: as the locale says",
      "parler anglais (en) ou français (fr) ; par défaut : selon la locale"},
     kAll},
    {OptionId::help,
     "help",
     'h',
     Values::none,
     kNoArgument,
     {"explain the command", "expliquer la commande"},
     kAll},
});

}  // namespace

std::span<const OptionInfo> all_options() { return kOptions; }

std::vector<std::string_view> allowed_words(Values values) {
    std::vector<std::string_view> words;
    switch (values) {
        case Values::none:
        case Values::any:
        case Values::file: break;
        case Values::readable_format:
            for (const FormatInfo& info : all_formats()) words.push_back(info.name);
            break;
        case Values::writable_format:
            for (const FormatInfo& info : all_formats()) {
                if (info.writable) words.push_back(info.name);
            }
            break;
        case Values::symbols: words = {"digits", "hex", "letters", "numbers"}; break;
        case Values::export_kind:
            for (const ExportInfo& info : all_exports()) words.push_back(info.name);
            break;
        case Values::encoding: words = {"minimal", "efficient", "extended"}; break;
        case Values::givens: words = {"units", "full"}; break;
        case Values::at_most_one: words = {"pairwise", "product", "ladder", "commander"}; break;
        case Values::engine:
            words.emplace_back("auto");
            for (const EngineInfo& info : all_engines()) {
                if (info.available) words.push_back(info.name);
            }
            break;
        case Values::scale:
            for (const ScaleInfo& info : all_scales()) words.push_back(info.name);
            break;
        case Values::consistency: words = {"ac", "sac"}; break;
        case Values::colour: words = {"auto", "always", "never"}; break;
        case Values::language: words = {"en", "fr"}; break;
        case Values::shell: words = {"bash", "zsh", "fish"}; break;
    }
    return words;
}

}  // namespace sudokit::cli
