// What `sudokit hint` says of itself, and its options.
#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/hint/arguments.hpp"

namespace sudokit::cli {
namespace {

UsageFault take_strength(const OptionUse& use, HintStrength& strength) {
    constexpr std::uint64_t kMost = 4;
    auto fault = number_fault(use, 1, kMost);
    if (!fault) strength = static_cast<HintStrength>(*whole_number<std::uint64_t>(use.value));
    return fault;
}

void declare_hint(Options& options, HintArguments& arguments) {
    options.add(
        {"strength",
         0,
         {"tell where to look (1, default), which technique (2), which cells (3), or all (4)",
          "dire où regarder (1, par défaut), quelle technique (2), quelles cases (3), ou tout (4)"},
         taken_by(text::kNumberArgument, [&arguments](const OptionUse& use) {
             return take_strength(use, arguments.strength);
         })});
    add_step_options(options, arguments);
    add_timeout_option(options, arguments);
    add_reading_options(options, arguments);
    add_stream_options(options, arguments);
    add_json_options(options, arguments);
    add_drawing_options(options, arguments);
}

constexpr Example kHintExamples[] = {
    {"hint puzzle.txt", {"where to look", "où regarder"}},
    {"hint --strength 4 puzzle.txt", {"the whole step", "toute l’étape"}},
};

}  // namespace

extern const Command kHintCommand{
    "hint",
    Chapter::understand,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"give a player hints, a little at a time", "aider un joueur, peu à peu"},
    {"Gives a hint about the easiest step from the player's position: --strength 1 says where to "
     "look, 2 which technique, 3 which cells, and 4 everything. Until then nothing of the "
     "conclusion is given away. If the player made a mistake, the hint is about that.\n"
     "The exit status is 1 if there is no hint to give, or the player made a mistake.",
     "Donne une aide sur l’étape la plus facile à partir de la position du joueur : --strength 1 "
     "dit où regarder, 2 quelle technique, 3 quelles cases, et 4 tout. Jusque-là, rien de la "
     "conclusion n’est dévoilé. Si le joueur s’est trompé, l’aide porte là-dessus.\n"
     "Le code de retour est 1 s’il n’y a pas d’aide à donner, ou si le joueur s’est trompé."},
    kHintExamples,
    make_call<HintArguments, declare_hint, run_hint>,
    true};

}  // namespace sudokit::cli
