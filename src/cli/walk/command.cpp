// What `sudokit walk` says of itself, and its options.
#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/walk/arguments.hpp"

namespace sudokit::cli {
namespace {

// Which cells there are depends on the puzzle; here, what could be one on the largest board.
UsageFault take_order(const OptionUse& use, std::string& order) {
    const auto cells = read_order(Puzzle(Board::standard(kMaxOrder)), use.value);
    if (!cells) return usage_error(text::kBadMeans, use.shown, cells.error().message);
    order = std::string(use.value);
    return std::nullopt;
}

void declare_walk(Options& options, WalkArguments& arguments) {
    options.add({"as",
                 0,
                 {"walk through the 0-1 programme (cube, default) or colour the graph (graph)",
                  "parcourir le programme en 0-1 (cube, par défaut) ou colorier le graphe (graph)"},
                 choice(text::kNameArgument,
                        Meanings<WalkModel>{{"cube", WalkModel::cube}, {"graph", WalkModel::graph}},
                        arguments.model)});
    options.add({"order",
                 0,
                 {"take these cells first, such as r1c4,r1c2",
                  "prendre d’abord ces cases, par exemple L1C4,L1C2"},
                 taken_by({"CELLS", "CASES"}, [&arguments](const OptionUse& use) {
                     return take_order(use, arguments.order);
                 })});
    options.add({"pictures",
                 0,
                 {"draw every step: the levels of the cube, or the grid of the graph",
                  "dessiner chaque étape : les niveaux du cube, ou la grille du graphe"},
                 flag(arguments.pictures)});
    add_page_options(options, arguments, arguments.html, arguments.svg);
    add_timeout_option(options, arguments);
    add_reading_options(options, arguments);
    add_constraint_options(options, arguments);
    add_stream_options(options, arguments);
    add_json_options(options, arguments);
    add_drawing_options(options, arguments);
    options.exclude("pictures", "json");
    options.exclude("html", "json");
    options.exclude("html", "pictures");
}

constexpr Example kWalkExamples[] = {
    {"walk four.txt", {"the cube of the 0-1 programme", "le cube du programme en 0-1"}},
    {"walk --as graph four.txt", {"colour the graph", "colorier le graphe"}},
};

}  // namespace

extern const Command kWalkCommand{
    "walk",
    Chapter::understand,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"fill in the 0-1 programme, or colour the graph, step by step",
     "remplir le programme en 0-1, ou colorier le graphe, étape par étape"},
    {"--as cube sets the variables x(i,j,h) (row i, column j holds h) to 1 or 0 one step at a "
     "time: level 0 is the grid, level h holds the variables of digit h. Each step names the "
     "equations with a single term left, and what becomes 0. First come the last open cells of "
     "rows, columns and boxes, then cells with one value left, then digits with one place left in "
     "a house.\n"
     "--as graph colours the vertices one by one, those with the fewest colours left first "
     "(DSATUR). Each step names the neighbours, or the clique, that force it.\n"
     "--order takes the named cells first, and says for each whether it is forced. Where nothing "
     "is forced, the value comes from the solution. What a player has done is ignored.\n"
     "The exit status is 1 if a puzzle has no solution; the walk then goes as far as it can.",
     "--as cube met les variables x(i,j,h) (la case de la ligne i et de la colonne j porte h) à 1 "
     "ou à 0, une étape à la fois : le niveau 0 est la grille, le niveau h contient les variables "
     "du chiffre h. Chaque étape nomme les équations dont il ne reste qu’un terme, et ce qui passe "
     "à 0. D’abord viennent les dernières cases vides des lignes, colonnes et blocs, puis les "
     "cases à une seule valeur, puis les chiffres à une seule place dans une zone.\n"
     "--as graph colorie les sommets un à un, d’abord ceux à qui il reste le moins de couleurs "
     "(DSATUR). Chaque étape nomme les voisins, ou la clique, qui la forcent.\n"
     "--order prend d’abord les cases nommées, et dit de chacune si elle est forcée. Si rien n’est "
     "forcé, la valeur vient de la solution. Ce qu’a fait un joueur est ignoré.\n"
     "Le code de retour est 1 si une grille n’a pas de solution ; le parcours va alors aussi loin "
     "que possible."},
    kWalkExamples,
    make_call<WalkArguments, declare_walk, run_walk>,
    true};

}  // namespace sudokit::cli
