// The options that say how puzzles are read and worked on.
#include <algorithm>

#include "sudokit/satisfy.hpp"
#include "sudokit/solve.hpp"

#include "cli/frame/command.hpp"
#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/frame/puzzle_values.hpp"

namespace sudokit::cli {
namespace {

using enum OptionGroup;

UsageFault take_box(const OptionUse& use, ReadOptions& read) {
    const std::string_view value = use.value;
    const std::size_t cross = std::min(value.find_first_of("xX"), value.size());
    const std::uint64_t rows = whole_number<std::uint64_t>(value.substr(0, cross)).value_or(0);
    const std::uint64_t columns =
        whole_number<std::uint64_t>(value.substr(std::min(cross + 1, value.size()))).value_or(0);
    if (rows == 0 || columns == 0) return usage_error(text::kBadBox, use.shown, value);
    if (rows > kMaxOrder || columns > kMaxOrder || rows * columns > kMaxOrder) {
        return usage_error(text::kBoxTooLarge, use.shown, value, kMaxOrder);
    }
    const auto board = Board::make(
        Shape::boxes(static_cast<std::uint32_t>(rows), static_cast<std::uint32_t>(columns)));
    if (!board) return board.error();
    read.board = *board;
    return std::nullopt;
}

// True for the engines among which one may choose.
using EngineWish = bool (*)(std::string_view name);

// An engine that is not here is the fault of the option that asks for it: it is said at once, and
// nothing is read.
OptionValue engine_value(EngineWish fits, std::string& place) {
    OptionValue value = taken_by(text::kNameArgument, [&place](const OptionUse& use) -> UsageFault {
        if (const auto fault = engine_fault(use.value)) {
            return usage_error(text::kBadMeans, use.shown, fault->message);
        }
        place = use.value;
        return std::nullopt;
    });
    value.words = {"auto"};
    for (const EngineInfo& info : all_engines()) {
        if (fits(info.name)) value.words.push_back(info.name);
    }
    return value;
}

// The one engine that runs a program must be told which; the others must not.
UsageFault solver_command_fault(const Options& options, const std::string& engine) {
    const auto engines = all_engines();
    const auto chosen = std::ranges::find(engines, engine, &EngineInfo::name);
    const bool needed = chosen != engines.end() && chosen->needs_command;
    if (needed == options.given("solver-command")) return std::nullopt;
    return usage_error(needed ? text::kCommandMissing : text::kCommandUnused);
}

// The program of the engine "external".
void add_solver_command_option(Options& options, PuzzleArguments& arguments) {
    options.add({"solver-command",
                 0,
                 {"the program that '--engine external' runs on a DIMACS file, such as 'cadical "
                  "-q'; {cnf} and {model} stand for the files",
                  "le programme que « --engine external » lance sur un fichier DIMACS, par exemple "
                  "« cadical -q » ; {cnf} et {model} désignent les fichiers"},
                 words({"COMMAND", "COMMANDE"}, arguments.solver_command),
                 solving});
    options.check([&] { return solver_command_fault(options, arguments.engine); });
}

std::string family_names() {
    std::string names;
    for (std::size_t i = 0; i < kFamilyCount; ++i) {
        names += (i == 0 ? "" : ", ") + std::string(family_name(static_cast<Family>(i)));
    }
    return names;
}

}  // namespace

Meanings<Format> formats_that(bool (*fit)(const FormatInfo&)) {
    Meanings<Format> out;
    for (const FormatInfo& info : all_formats()) {
        if (fit(info)) out.emplace_back(info.name, info.format);
    }
    return out;
}

Meanings<Symbols> symbols_by_name() {
    Meanings<Symbols> out;
    for (const std::string_view name : {"digits", "hex", "letters", "numbers"}) {
        out.emplace_back(name, *find_symbols(name));
    }
    return out;
}

void add_reading_options(Options& options, PuzzleArguments& arguments) {
    ReadOptions& read = arguments.read;
    options.add({"from",
                 0,
                 {"the format of the input, where it is not recognised (see 'sudokit formats')",
                  "le format d’entrée, s’il n’est pas reconnu (voir « sudokit formats »)"},
                 choice(text::kFormatArgument, formats_that([](const FormatInfo&) { return true; }),
                        read.format),
                 reading});
    options.add({"symbols",
                 0,
                 {"the alphabet of the digits: digits (1-9 A-Z), hex (0-F), letters (A-Z), numbers",
                  "l’alphabet des chiffres : digits (1-9 A-Z), hex (0-F), letters (A-Z), numbers "
                  "(nombres)"},
                 choice(text::kNameArgument, symbols_by_name(), read.symbols),
                 reading});
    options.add(
        {"box",
         0,
         {"boxes of R rows and C columns", "blocs de L lignes et C colonnes"},
         taken_by({"RxC", "LxC"}, [&read](const OptionUse& use) { return take_box(use, read); }),
         reading});
    options.add({"latin",
                 0,
                 {"no boxes: a Latin square", "pas de blocs : un carré latin"},
                 flag(read.latin),
                 reading});
    options.add({"layout",
                 0,
                 {"jigsaw regions, drawn in FILE: n lines of n letters",
                  "régions irrégulières, dessinées dans FICHIER : n lignes de n lettres"},
                 file(text::kFileArgument, arguments.layout),
                 reading});
    options.add({"diagonal",
                 0,
                 {"both diagonals hold every digit once",
                  "chaque diagonale contient chaque chiffre une fois"},
                 flag(read.diagonals),
                 reading});
    options.add({"windows",
                 0,
                 {"the four inner 3x3 windows hold every digit once (9x9 only)",
                  "les quatre fenêtres 3x3 intérieures contiennent chaque chiffre une fois (9x9 "
                  "seulement)"},
                 flag(read.windows),
                 reading});
    OptionValue extra = taken_by(text::kFileArgument, [&arguments](const OptionUse& use) {
        arguments.extra.emplace_back(use.value);
        return UsageFault();
    });
    extra.is_file = true;
    options.add({"extra",
                 0,
                 {"further houses, drawn in FILE with '.' for cells in none; may be repeated",
                  "zones supplémentaires, dessinées dans FICHIER avec « . » hors zone ; peut être "
                  "répété"},
                 std::move(extra),
                 reading,
                 {},
                 true});
    options.exclude("box", "latin");
    options.exclude("box", "layout");
    options.exclude("latin", "layout");
    options.check([&arguments]() -> UsageFault {
        if (!arguments.write.symbols) arguments.write.symbols = arguments.read.symbols;
        return std::nullopt;
    });
}

void add_order_option(Options& options, const MessageText& summary,
                      std::optional<std::uint32_t>& order, const PuzzleArguments& arguments) {
    options.add({"order", 0, summary, number(order, kMaxOrder)});
    options.exclude("order", "layout");
    options.check([&order, &board = arguments.read.board]() -> UsageFault {
        if (!order || !board || board->order() == *order) return std::nullopt;
        return usage_error(text::kNotTogether, "--order", "--box");
    });
}

void add_constraint_options(Options& options, PuzzleArguments& arguments) {
    for (const ConstraintKind& kind : constraint_kinds()) {
        if (!kind.of_board) continue;
        const auto take = [&read = arguments.read, name = kind.name](const OptionUse&) {
            read.constraints.push_back({.kind = std::string(name)});
            return UsageFault();
        };
        options.add({kind.name, 0, kind.rule, taken_by({}, take), reading});
    }
}

void add_engine_options(Options& options, PuzzleArguments& arguments) {
    options.add({"engine",
                 'e',
                 {"solve with this engine (see 'sudokit engines')",
                  "résoudre avec ce moteur (voir « sudokit engines »)"},
                 engine_value([](std::string_view) { return true; }, arguments.engine),
                 solving});
    add_solver_command_option(options, arguments);
}

void add_formula_engine_options(Options& options, PuzzleArguments& arguments) {
    const auto fits = [](std::string_view name) {
        return std::ranges::find(formula_engines(), name) != formula_engines().end();
    };
    options.add({"engine",
                 'e',
                 {"solve with CaDiCaL (cadical, default), our own DPLL (dpll), Z3 (z3), or the "
                  "program of --solver-command (external)",
                  "résoudre par CaDiCaL (cadical, par défaut), notre propre DPLL (dpll), Z3 (z3), "
                  "ou le programme de --solver-command (external)"},
                 engine_value(fits, arguments.engine),
                 solving});
    add_solver_command_option(options, arguments);
}

void add_formula_option(Options& options, bool& formula) {
    options.add(
        {"formula",
         0,
         {"take the input for formulas (DIMACS, or clauses with names) even if it does not "
          "look like it; .cnf, .dimacs and .formula files always do",
          "prendre l’entrée pour des formules (DIMACS, ou clauses avec des noms) même si "
          "elle n’en a pas l’air ; les fichiers .cnf, .dimacs et .formula en sont toujours"},
         flag(formula),
         reading});
}

void add_timeout_option(Options& options, PuzzleArguments& arguments) {
    options.add(
        {"timeout",
         't',
         {"give up on a puzzle after this time", "abandonner une grille au bout de ce temps"},
         seconds(arguments.timeout),
         solving});
}

void add_keep_going_option(Options& options, PuzzleArguments& arguments) {
    options.add({"keep-going",
                 'k',
                 {"report bad puzzles and go on with the next",
                  "signaler les grilles illisibles et passer à la suivante"},
                 flag(arguments.keep_going),
                 reading});
}

void add_stream_options(Options& options, PuzzleArguments& arguments) {
    add_keep_going_option(options, arguments);
    add_threads_option(options, arguments);
}

void add_threads_option(Options& options, PuzzleArguments& arguments) {
    options.add({"threads",
                 'j',
                 {"use N threads (default: all cores); answers do not depend on it",
                  "utiliser N fils d’exécution (par défaut : tous les cœurs) ; les réponses n’en "
                  "dépendent pas"},
                 number(arguments.threads, kMostThreads),
                 solving});
}

void add_stats_option(Options& options, PuzzleArguments& arguments) {
    add_stats_option(
        options, arguments,
        {"at the end, print puzzles per second, guesses per puzzle, threads and "
         "kernel on the standard error",
         "à la fin, afficher grilles par seconde, hypothèses par grille, fils et noyau "
         "sur la sortie d’erreur"});
}

void add_stats_option(Options& options, PuzzleArguments& arguments, const MessageText& summary) {
    options.add({"stats", 0, summary, flag(arguments.stats), writing});
}

void add_clause_options(Options& options, CnfOptions& cnf) {
    options.add({"encoding",
                 0,
                 {"families of clauses: minimal (K1 L2 C2 B2), efficient (and K2), extended (all; "
                  "default)",
                  "familles de clauses : minimal (K1 L2 C2 B2), efficient (et K2), extended "
                  "(toutes ; par défaut)"},
                 choice(text::kNameArgument,
                        Meanings<Encoding>{{"minimal", Encoding::minimal},
                                           {"efficient", Encoding::efficient},
                                           {"extended", Encoding::extended}},
                        cnf.encoding),
                 clauses});
    options.add({"givens",
                 0,
                 {"clauses of givens: units (one each; default), full (also what they rule out: F1 "
                  "and F2)",
                  "clauses des données : units (une chacune ; par défaut), full (aussi ce qu’elles "
                  "excluent : F1 et F2)"},
                 choice(text::kNameArgument,
                        Meanings<GivenClauses>{{"units", GivenClauses::units},
                                               {"full", GivenClauses::full}},
                        cnf.givens),
                 clauses});
}

void add_families_option(Options& options, CnfOptions& cnf) {
    const auto take = [&cnf](const OptionUse& use) -> UsageFault {
        cnf.only = {};
        for (std::string_view rest = use.value;;) {
            const std::size_t comma = std::min(rest.find(','), rest.size());
            const auto family = find_family(rest.substr(0, comma));
            if (!family) {
                return usage_error(text::kBadFamily, use.shown, family_names(),
                                   rest.substr(0, comma));
            }
            cnf.only.insert(*family);
            if (comma == rest.size()) return std::nullopt;
            rest.remove_prefix(comma + 1);
        }
    };
    options.add(
        {"families",
         0,
         {"only these families of clauses, such as K1,L2,B1,F1; then models need not be "
          "solutions",
          "seulement ces familles de clauses, par exemple K1,L2,B1,F1 ; les modèles ne sont "
          "alors pas forcément des solutions"},
         taken_by({"LIST", "LISTE"}, take),
         clauses});
    options.exclude("families", "encoding");
}

void add_general_options(Options& options, Arguments& arguments) {
    options.add({"quiet",
                 'q',
                 {"no notes and no progress on the standard error, only faults",
                  "ni remarques ni progression sur la sortie d’erreur, seulement les erreurs"},
                 flag(arguments.quiet),
                 general});
    options.add(
        {"lang",
         0,
         {"speak English (en) or French (fr); default: as the locale says",
          "parler anglais (en) ou français (fr) ; par défaut : selon les paramètres régionaux"},
         choice(MessageText{"LANGUAGE", "LANGUE"},
                Meanings<Language>{{"en", Language::en}, {"fr", Language::fr}}, arguments.language),
         general});
    options.add({"help",
                 'h',
                 {"explain the command", "expliquer la commande"},
                 flag(arguments.help),
                 general});
}

}  // namespace sudokit::cli
