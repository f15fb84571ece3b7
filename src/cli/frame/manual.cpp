// The manual page, for man(1): commands with the options of their own, then the options that come
// in groups, which several share. `sudokit help COMMAND` says more.
#include <algorithm>
#include <utility>
#include <vector>

#include "sudokit/formats.hpp"
#include "sudokit/version.hpp"

#include "cli/frame/help.hpp"

namespace sudokit::cli {
namespace {

constexpr MessageText kNameTitle{"NAME", "NOM"};
constexpr MessageText kSynopsisTitle{"SYNOPSIS", "SYNOPSIS"};
constexpr MessageText kDescriptionTitle{"DESCRIPTION", "DESCRIPTION"};
constexpr MessageText kCommandsTitle{"COMMANDS", "COMMANDES"};
constexpr MessageText kOptionsTitle{"OPTIONS", "OPTIONS"};
constexpr MessageText kFormatsTitle{"FORMATS", "FORMATS"};
constexpr MessageText kExitStatusTitle{"EXIT STATUS", "CODE DE RETOUR"};
constexpr MessageText kEnvironmentTitle{"ENVIRONMENT", "ENVIRONNEMENT"};
constexpr MessageText kExamplesTitle{"EXAMPLES", "EXEMPLES"};

constexpr MessageText kOneLine{"solve, explain, rate, prove and draw Sudoku",
                               "résoudre, expliquer, évaluer, dessiner le Sudoku"};
constexpr MessageText kCommandWord{"COMMAND", "COMMANDE"};
constexpr MessageText kOperands{"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."};
constexpr MessageText kWhat{
    "Reads puzzles of any size from 1x1 to 64x64 and answers questions about them. Operands are "
    "files, '-' for the standard input (also if there are no operands), or a puzzle itself, where "
    "there is no file of that name. The format is recognised from the text. The board is the one "
    "that the text describes, else the usual one of its size: the squarest boxes with no more rows "
    "than columns, and no boxes where the size is prime.",
    "Lit des grilles de toute taille, de 1x1 à 64x64, et répond à des questions à leur sujet. Les "
    "opérandes sont des fichiers, « - » pour l’entrée standard (aussi s’il n’y en a aucun), ou une "
    "grille elle-même, s’il n’y a pas de fichier de ce nom. Le format est deviné d’après le texte. "
    "La forme de la grille est celle que décrit le texte, sinon la forme habituelle à cette "
    "taille : les blocs les plus carrés possible, pas plus hauts que larges, et pas de blocs si la "
    "taille est un nombre premier."};
constexpr MessageText kMoreHelp{"'sudokit help COMMAND' describes a command in full.",
                                "« sudokit help COMMANDE » décrit une commande en détail."};
constexpr MessageText kStreams{
    "Answers go to the standard output, in the order of the input; everything else goes to the "
    "standard error, faults as file:line:column: message. The first fault ends the run, unless "
    "--keep-going is given.",
    "Les réponses vont sur la sortie standard, dans l’ordre de l’entrée ; tout le reste sur la "
    "sortie d’erreur, les erreurs sous la forme fichier:ligne:colonne: message. La première erreur "
    "arrête tout, sauf avec --keep-going."};
constexpr MessageText kLocale{"the language, where --lang does not give it",
                              "la langue, si --lang ne la donne pas"};
constexpr MessageText kNoColor{"if set and not empty: no colours",
                               "si défini et non vide : pas de couleurs"};
constexpr MessageText kKernel{
    "if set and not empty: the kernel that the engine 'nine' uses, one of those that 'sudokit "
    "engines' lists; commands that solve refuse any other",
    "si défini et non vide : le noyau dont se sert le moteur « nine », parmi ceux que liste "
    "« sudokit engines » ; les commandes qui résolvent refusent tout autre"};
constexpr MessageText kModules{
    "if set and not empty: the folders, with colons between, that hold the modules (the engines "
    "'gecode', 'ilp' and 'z3', and PDF), in place of the one that was installed",
    "si défini et non vide : les dossiers, séparés par des deux-points, où sont les modules (les "
    "moteurs « gecode », « ilp » et « z3 », et le PDF), à la place de celui de l’installation"};

constexpr MessageText kInCommands{"{0} (in {1})", "{0} (dans {1})"};

// Dashes are dashes and not hyphens; no line may begin with a request by accident.
std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        const bool line_start = out.empty() || out.back() == '\n';
        if (c == '\\') {
            out += "\\e";
        } else if (c == '-') {
            out += "\\-";
        } else if (c == '\n') {
            out += "\n.PP\n";
        } else if (line_start && (c == '.' || c == '\'')) {
            out += "\\&";
            out += c;
        } else {
            out += c;
        }
    }
    return out;
}

void section(std::string& out, const MessageText& title, Language language) {
    out += ".SH \"" + std::string(title.in(language)) + "\"\n";
}

void entry(std::string& out, std::string_view term, std::string_view text) {
    out += ".TP\n.B " + escaped(term) + "\n" + escaped(text) + "\n";
}

std::string option_term(const Option& option, Language language) {
    std::string term = option_synopsis(option, language);
    term.erase(0, term.find_first_not_of(' '));
    return term;
}

void add_commands(std::string& out, Language language) {
    section(out, kCommandsTitle, language);
    for (const ChapterTitle& chapter : chapter_titles()) {
        bool first = true;
        for (const Command* command : all_commands()) {
            if (command->chapter != chapter.chapter) continue;
            if (std::exchange(first, false)) {
                out += ".SS \"" + escaped(chapter.title.in(language)) + "\"\n";
            }
            entry(out, command->name, command->summary.in(language));
            const auto call = command->call();
            const auto own = call->options().of(OptionGroup::own);
            if (own.empty()) continue;
            out += ".RS\n";
            for (const Option* option : own) {
                entry(out, option_term(*option, language), option->summary.in(language));
            }
            out += ".RE\n";
        }
    }
}

// What some commands say of an option.
struct SharedOption {
    std::string_view name;
    std::string term;
    std::string_view summary;
    std::vector<std::string_view> commands;
};

// The options of a group in the order of their first use, those of one name together.
std::vector<SharedOption> shared_options(OptionGroup group, Language language) {
    std::vector<SharedOption> shared;
    for (const Command* command : all_commands()) {
        const auto call = command->call();
        for (const Option* option : call->options().of(group)) {
            SharedOption same{option->name,
                              option_term(*option, language),
                              option->summary.in(language),
                              {command->name}};
            const auto equal = std::ranges::find_if(shared, [&](const SharedOption& other) {
                return other.term == same.term && other.summary == same.summary;
            });
            if (equal != shared.end()) {
                equal->commands.push_back(command->name);
                continue;
            }
            const auto last =
                std::find_if(shared.rbegin(), shared.rend(),
                             [&](const SharedOption& other) { return other.name == same.name; });
            shared.insert(last == shared.rend() ? shared.end() : last.base(), std::move(same));
        }
    }
    return shared;
}

// Names the commands where they do not all say the same of the option, or only one has it.
std::string shared_summary(const SharedOption& option, const std::vector<SharedOption>& all,
                           Language language) {
    const auto variants = std::ranges::count(all, option.name, &SharedOption::name);
    if (variants == 1 && option.commands.size() > 1) return std::string(option.summary);
    std::string commands;
    for (const std::string_view command : option.commands) {
        if (!commands.empty()) commands += ", ";
        commands += command;
    }
    return sentence(language, kInCommands, option.summary, commands);
}

void add_options(std::string& out, Language language) {
    section(out, kOptionsTitle, language);
    for (const GroupTitle& group : group_titles()) {
        if (group.group == OptionGroup::own) continue;
        out += ".SS \"" + escaped(group.title.in(language)) + "\"\n";
        const auto shared = shared_options(group.group, language);
        for (const SharedOption& option : shared) {
            entry(out, option.term, shared_summary(option, shared, language));
        }
    }
}

void add_rest(std::string& out, Language language) {
    section(out, kFormatsTitle, language);
    for (const FormatInfo& format : all_formats()) {
        entry(out, format.name, format.summary.in(language));
    }
    section(out, kExitStatusTitle, language);
    for (const ExitText& exit : exit_texts()) {
        entry(out, std::to_string(static_cast<int>(exit.exit)), exit.text.in(language));
    }
    section(out, kEnvironmentTitle, language);
    entry(out, "LC_ALL, LC_MESSAGES, LANG", kLocale.in(language));
    entry(out, "NO_COLOR", kNoColor.in(language));
    entry(out, "SUDOKIT_KERNEL", kKernel.in(language));
    entry(out, "SUDOKIT_MODULES", kModules.in(language));
    section(out, kExamplesTitle, language);
    for (const Command* command : all_commands()) {
        if (command->examples.empty()) continue;
        const Example& example = command->examples.front();
        entry(out, "sudokit " + std::string(example.line), example.what.in(language));
    }
}

}  // namespace

std::string manual_page(Language language) {
    std::string out = ".TH SUDOKIT 1 \"\" \"sudokit " + std::string(kVersion) + "\"\n";
    section(out, kNameTitle, language);
    out += "sudokit \\- " + escaped(kOneLine.in(language)) + "\n";
    section(out, kSynopsisTitle, language);
    out += ".B sudokit\n.I " + std::string(kCommandWord.in(language)) + "\n[OPTION]...\n" +
           escaped(kOperands.in(language)) + "\n";
    section(out, kDescriptionTitle, language);
    out += escaped(kWhat.in(language)) + "\n.PP\n" + escaped(kStreams.in(language)) + "\n.PP\n" +
           escaped(kMoreHelp.in(language)) + "\n";
    add_commands(out, language);
    add_options(out, language);
    add_rest(out, language);
    return out;
}

}  // namespace sudokit::cli
