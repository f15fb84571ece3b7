#include "cli/help.hpp"

#include <array>

#include "sudokit/shown_text.hpp"

#include "cli/columns.hpp"
#include "cli/messages.hpp"
#include "cli/output.hpp"
#include "cli/system.hpp"

namespace sudokit::cli {
namespace {

constexpr MessageText kPurpose{"sudokit - everything one does with Sudoku by machine",
                               "sudokit - tout ce qu’on fait du Sudoku par machine"};
constexpr MessageText kUsageLine{"sudokit COMMAND [OPTION]... [FILE | - | PUZZLE]...",
                                 "sudokit COMMANDE [OPTION]... [FICHIER | - | PUZZLE]..."};
constexpr MessageText kCommandsHeading{"Commands:", "Commandes :"};
constexpr MessageText kOptionsHeading{"Options:", "Options :"};
constexpr MessageText kExamplesHeading{"Examples:", "Exemples :"};
constexpr MessageText kExitStatus{"Exit status:", "Code de retour :"};
constexpr MessageText kMore{"'sudokit help COMMAND' explains a command and its options.",
                            "« sudokit help COMMANDE » explique une commande et ses options."};
constexpr MessageText kOptionWord{"[OPTION]...", "[OPTION]..."};

constexpr std::array<ExitText, 5> kExits{{
    {Exit::yes, {"done, as asked", "fait, comme demandé"}},
    {Exit::no,
     {"solve, decode: some puzzle has no solution; check, rate, prove: some puzzle is not well "
      "posed; propagate: some puzzle is contradictory; verify: a certificate proves nothing; "
      "recognise: the graph is no board's; colour: it has no such colouring; bench: wrong answers, "
      "or kernels disagree",
      "solve, decode : un puzzle n’a pas de solution ; check, rate, prove : un puzzle n’est pas "
      "bien "
      "posé ; propagate : un puzzle est contradictoire ; verify : un certificat ne prouve rien ; "
      "recognise : le graphe n’est celui d’aucune grille ; colour : il n’a pas de tel coloriage ; "
      "bench : réponses fausses, ou noyaux en "
      "désaccord"}},
    {Exit::usage, {"wrong command line", "ligne de commande erronée"}},
    {Exit::bad_input, {"something could not be read or written", "lecture ou écriture impossible"}},
    {Exit::stopped,
     {"out of time, of memory or of threads; recognise: undecided",
      "temps écoulé, ou plus de mémoire ou de fil d’exécution ; recognise : indécis"}},
}};

constexpr std::string_view kExampleLines =
    "  sudokit solve puzzle.txt\n"
    "  sudokit solve 2.1....24....3..\n"
    "  sudokit count --limit 100 < puzzles.txt\n"
    "  sudokit convert --to csv puzzles.sdm -o puzzles.csv\n";

// Where the next word of `text` ends. French sets blanks inside quotes and before some marks, which
// are no places to break a line at.
std::size_t word_end(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\n') return i;
        if (text[i] != ' ') continue;
        const std::string_view rest = text.substr(i + 1);
        const bool glued = text.substr(0, i).ends_with("«") || rest.starts_with("»") ||
                           rest.starts_with(":") || rest.starts_with(";") || rest.starts_with("?");
        if (!glued) return i;
    }
    return text.size();
}

// `text` in lines of at most 80 characters, all but the first one indented. The first one begins at
// column `indent` already. A line end in the text begins a new paragraph.
std::string wrapped(std::string_view text, std::size_t indent) {
    constexpr std::size_t kWidth = 80;
    std::string out;
    std::size_t column = indent;
    while (!text.empty()) {
        const std::size_t end = word_end(text);
        const std::string_view word = text.substr(0, end);
        if (column > indent && column + 1 + width_of(word) > kWidth) {
            out += "\n" + std::string(indent, ' ');
            column = indent;
        }
        if (column > indent) {
            out += ' ';
            ++column;
        }
        out += word;
        column += width_of(word);
        const bool paragraph = end < text.size() && text[end] == '\n';
        text.remove_prefix(std::min(end + 1, text.size()));
        if (paragraph) {
            out += "\n" + std::string(indent, ' ');
            column = indent;
        }
    }
    return out + "\n";
}

void add_entry(std::string& out, std::string_view term, std::string_view text, std::size_t column) {
    out += "  ";
    out += term;
    const std::size_t used = 2 + width_of(term);
    if (used + 2 > column) {
        out += "\n" + std::string(column, ' ');
    } else {
        out += std::string(column - used, ' ');
    }
    out += wrapped(text, column);
}

}  // namespace

std::span<const ExitText> exit_texts() { return kExits; }

std::string option_synopsis(const OptionInfo& option, Language language) {
    std::string out = option.letter == 0 ? "    " : "-" + std::string(1, option.letter) + ", ";
    out += "--" + std::string(option.name);
    if (option.takes_value()) out += " " + std::string(option.argument.in(language));
    return out;
}

std::string overview(Language language) {
    std::string out(kPurpose.in(language));
    out += "\n\n" + std::string(text::kUsage.in(language)) + " ";
    out += kUsageLine.in(language);
    out += "\n\n" + std::string(kCommandsHeading.in(language)) + "\n";
    for (const Command& command : all_commands()) {
        add_entry(out, command.name, command.summary.in(language), 14);
    }
    out += "\n" + std::string(kExamplesHeading.in(language)) + "\n" + std::string(kExampleLines);
    out += "\n" + std::string(kExitStatus.in(language)) + "\n";
    for (const ExitText& exit : kExits) {
        add_entry(out, std::to_string(static_cast<int>(exit.exit)), exit.text.in(language), 5);
    }
    return out + "\n" + std::string(kMore.in(language)) + "\n";
}

std::string explanation(const Command& command, Language language) {
    std::string out(text::kUsage.in(language));
    out += " sudokit " + std::string(command.name) + " " + std::string(kOptionWord.in(language));
    if (!command.operands.en.empty()) out += " " + std::string(command.operands.in(language));
    out += "\n\n" + wrapped(command.details.in(language), 0);
    out += "\n" + std::string(kOptionsHeading.in(language)) + "\n";
    for (const OptionInfo& option : all_options()) {
        if (!option.belongs_to(command.id)) continue;
        add_entry(out, option_synopsis(option, language), option.summary.in(language), 28);
    }
    return out;
}

Exit run_help(const Arguments& arguments, const Streams& io) {
    const Language language = arguments.language;
    std::string out;
    if (arguments.man) {
        out = manual_page(language);
    } else if (arguments.completion) {
        out = completion(*arguments.completion, language);
    } else if (arguments.operands.empty()) {
        out = overview(language);
    } else {
        for (const std::string& name : arguments.operands) {
            const Command* command = find_command(name);
            if (command == nullptr) {
                complain(io, message(text::kUnknownCommand, shown_text(name, 100)).in(language));
                return Exit::usage;
            }
            out += (out.empty() ? "" : "\n") + explanation(*command, language);
        }
    }
    return print(arguments, io, out);
}

}  // namespace sudokit::cli
