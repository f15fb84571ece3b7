// What `sudokit help` says of itself, and its options.
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/help/arguments.hpp"

namespace sudokit::cli {
namespace {

void declare_help(Options& options, HelpArguments& arguments) {
    options.add({"man",
                 0,
                 {"print the manual page, for man(1)", "afficher la page de manuel, pour man(1)"},
                 flag(arguments.man)});
    options.add({"completion",
                 0,
                 {"print completions for bash, zsh or fish",
                  "afficher les complétions pour bash, zsh ou fish"},
                 choice(MessageText{"SHELL", "SHELL"},
                        Meanings<std::string>{{"bash", "bash"}, {"zsh", "zsh"}, {"fish", "fish"}},
                        arguments.shell)});
    options.exclude("man", "completion");
}

constexpr Example kHelpExamples[] = {
    {"help solve", {"a command and its options", "une commande et ses options"}},
    {"help --completion bash", {"for a shell", "pour un shell"}},
};

}  // namespace

extern const Command kHelpCommand{
    "help",
    Chapter::about,
    {"[COMMAND]", "[COMMANDE]"},
    {"explain the tool or a command", "expliquer l’outil ou une commande"},
    {"Explains a command, or lists them all. Also prints the manual page, and completions for "
     "shells.",
     "Explique une commande, ou les liste toutes. Donne aussi la page de manuel, et les "
     "complétions pour les shells."},
    kHelpExamples,
    make_call<HelpArguments, declare_help, run_help>};

}  // namespace sudokit::cli
