// The commands of the tool, with what they say of themselves.
#include <array>

#include "cli/command.hpp"

namespace sudokit::cli {
namespace {

constexpr MessageText kInputs{"[FILE | - | PUZZLE]...", "[FICHIER | - | PUZZLE]..."};
constexpr MessageText kNothing{};

constexpr auto kCommands = std::to_array<Command>({
    {CommandId::solve,
     "solve",
     kInputs,
     {"find the solution, and whether it is the only one",
      "trouver la solution, et dire si elle est la seule"},
     {"A single puzzle is drawn, with the answer and the solution; if there are several solutions, "
      "two of them are drawn and the cells named in which they differ. Several puzzles give one "
      "line each, as does --format line: the solution if it is the only one, else 'none', "
      "'several', or 'unknown' when time ran out; with --keep-going, 'error' for a puzzle that "
      "cannot be read. With --limit 1 the first solution found is printed, whether or not it is "
      "the only one.\n"
      "Other formats hold solutions only: puzzles without a unique one are left out, with a note.\n"
      "The exit status is 1 if some puzzle has no solution.",
      "Un puzzle seul est dessiné, avec la réponse et la solution ; s’il y a plusieurs solutions, "
      "deux sont dessinées et les cases où elles diffèrent sont nommées. Plusieurs puzzles donnent "
      "une ligne chacun, de même que --format line : la solution si elle est la seule, sinon "
      "« none » (aucune), « several » (plusieurs), ou « unknown » si le temps a manqué ; avec "
      "--keep-going, « error » pour un puzzle illisible. Avec --limit 1, la première solution "
      "trouvée est affichée, qu’elle soit la seule ou non.\n"
      "Les autres formats ne contiennent que des solutions : les puzzles qui n’en ont pas une "
      "seule sont laissés de côté et signalés.\n"
      "Le code de retour est 1 si un puzzle n’a pas de solution."},
     run_solve},
    {CommandId::check,
     "check",
     kInputs,
     {"say whether puzzles are well posed (have exactly one solution)",
      "dire si les puzzles sont bien posés (ont une solution et une seule)"},
     {"A single puzzle gets a sentence; several, or --format line, get a word each: 'one', 'none', "
      "'several', or 'unknown' when time ran out. The exit status is 1 if some puzzle is not well "
      "posed.",
      "Un puzzle seul reçoit une phrase ; plusieurs, ou --format line, un mot chacun : « one » "
      "(une), « none » (aucune), « several » (plusieurs), ou « unknown » si le temps a manqué. Le "
      "code de retour est 1 si un puzzle n’est pas bien posé."},
     run_check},
    {CommandId::count,
     "count",
     kInputs,
     {"count the solutions", "compter les solutions"},
     {"Prints one line per puzzle: the number of solutions, or '>=N' when --limit N or the time "
      "stopped the counting there.",
      "Affiche une ligne par puzzle : le nombre de solutions, ou « >=N » si --limit N ou le temps "
      "a arrêté le compte là."},
     run_count},
    {CommandId::rate,
     "rate",
     kInputs,
     {"say how hard puzzles are", "dire la difficulté des puzzles"},
     {"The level (--scale level) is that of the first constraint model which completes the grid by "
      "arc consistency: very easy with PRIMAL (single candidates), easy with DUAL (and single "
      "positions), medium with 3-ABSTRACT (and candidate lines), hard with 4-PRIMAL (and naked "
      "pairs and triples), very hard with 4-DUAL (and hidden ones, X-Wing and Swordfish), expert "
      "if "
      "none of them does. The scale 'rules' asks for rules of play in place of models.\n"
      "The depth (--scale depth) is the least number of tests by contradiction that must be nested "
      "to solve a puzzle, where the consequences of each assumption are drawn by naked and hidden "
      "singles: 0 if singles alone solve it, 1 if it takes tests of single candidates (failed "
      "literals), 2 if these tests have to use tests themselves, and so on.\n"
      "The score (--scale score) adds up what the steps of a player count for who always takes the "
      "easiest one, by HoDoKu's table; its level is that of the hardest step, or higher if the "
      "score is.\n"
      "A single puzzle gets a sentence, and for levels a table of what each weaker model achieves; "
      "several, or --format line, get a word ('very-easy' to 'expert') or a number each, or 'none' "
      "or 'several' for those that do not have exactly one solution, or 'unknown' when time ran "
      "out. The exit status is 1 if some puzzle is not well posed. With --stats, the levels or "
      "depths are counted on the standard error.",
      "Le niveau (--scale level) est celui du premier modèle de contraintes qui complète la grille "
      "par cohérence d’arc : très facile avec PRIMAL (candidats uniques), facile avec DUAL (et "
      "positions uniques), moyen avec 3-ABSTRACT (et candidats alignés), difficile avec 4-PRIMAL "
      "(et paires et triplets nus), très difficile avec 4-DUAL (et cachés, X-Wing et Swordfish), "
      "expert si aucun n’y parvient. L’échelle « rules » demande des règles humaines au lieu de "
      "modèles.\n"
      "La profondeur (--scale depth) est le plus petit nombre d’essais par l’absurde qu’il faut "
      "emboîter pour résoudre un puzzle, les conséquences de chaque hypothèse étant tirées par les "
      "singletons nus et cachés : 0 si les singletons suffisent, 1 s’il faut essayer des candidats "
      "un à un (littéraux en échec), 2 si ces essais doivent eux-mêmes en employer, et ainsi de "
      "suite.\n"
      "Le score (--scale score) additionne ce que comptent les étapes d’un joueur qui prend "
      "toujours "
      "la plus facile, selon la table de HoDoKu ; son niveau est celui de l’étape la plus "
      "difficile, "
      "ou "
      "davantage si le score est élevé.\n"
      "Un puzzle seul reçoit une phrase et, pour les niveaux, un tableau de ce que fait chaque "
      "modèle plus faible ; plusieurs, ou --format line, un mot (« very-easy » à « expert ») ou un "
      "nombre chacun, ou « none » (aucune) ou « several » (plusieurs) pour ceux qui n’ont pas une "
      "solution et une seule, ou « unknown » si le temps a manqué. Le code de retour est 1 si un "
      "puzzle n’est pas bien posé. Avec --stats, les niveaux ou les profondeurs sont comptés sur "
      "la sortie d’erreur."},
     run_rate},
    {CommandId::explain,
     "explain",
     kInputs,
     {"solve puzzles as a person does, and explain every step",
      "résoudre comme une personne, en expliquant chaque étape"},
     {"Goes from the givens, or from what the player has done so far, to the end, with the easiest "
      "technique that finds something each time, and says in words what is seen, why something "
      "follows, and what. First the puzzle and the player are checked: if there are several "
      "solutions, the cells that differ are named; if there is none, some givens that already "
      "clash, of which none can be spared; digits that the player got wrong, and notes that lack "
      "the right digit, are named and left out.\n"
      "--all-steps lists every step that is possible now instead. --summary gives one line per "
      "puzzle: how it ended ('solved', 'stuck', 'dead-end', 'reached', 'stopped'; 'none', "
      "'several' or 'unknown' for a puzzle that does not have exactly one solution), the hardest "
      "technique, the number of steps, and how many of them each technique made; the totals "
      "follow on the standard error. --html writes a page for a browser, with a picture of every "
      "step, and --svg draws every step into a file of its own.\n"
      "The exit status is 1 if some puzzle is not well posed or not solved, or the player went "
      "wrong.",
      "Va des données, ou de ce que le joueur a déjà fait, jusqu’à la fin, avec chaque fois la "
      "technique la plus facile qui trouve quelque chose, et dit avec des mots ce qu’on voit, ce "
      "qui s’ensuit et pourquoi. D’abord, le puzzle et le joueur sont vérifiés : s’il y a "
      "plusieurs "
      "solutions, les cases qui diffèrent sont nommées ; s’il n’y en a pas, des données qui se "
      "contredisent déjà et dont aucune n’est de trop ; les chiffres que le joueur a mal placés, "
      "et les annotations où manque le bon chiffre, sont nommés et laissés de côté.\n"
      "--all-steps liste à la place toutes les étapes possibles maintenant. --summary donne une "
      "ligne "
      "par puzzle : la fin (« solved » : résolu, « stuck » : bloqué, « dead-end » : impasse, "
      "« reached » : but atteint, « stopped » : temps écoulé ; « none », « several » ou "
      "« unknown » pour un puzzle qui n’a pas une solution et une seule), la technique la plus "
      "difficile, le nombre d’étapes, et combien en a fait chaque technique ; les totaux suivent "
      "sur "
      "la sortie d’erreur. --html écrit une page pour un navigateur, avec une figure de chaque "
      "étape, et --svg dessine chaque étape dans un fichier à part.\n"
      "Le code de retour est 1 si un puzzle est mal posé ou n’est pas résolu, ou si le joueur "
      "s’est trompé."},
     run_explain},
    {CommandId::hint,
     "hint",
     kInputs,
     {"help a player on, a little at a time (--strength)",
      "aider un joueur, un peu à la fois (--strength)"},
     {"Gives a hint on the easiest step from the player's position: with --strength 1 where to "
      "look, with 2 which technique, with 3 which cells, with 4 the whole step. Nothing that is "
      "concluded is told before the last. If the player went wrong, that is the hint.\n"
      "The exit status is 1 if there is none to give, because the puzzle is not well posed or "
      "nothing is found, and if the player went wrong.",
      "Donne une aide sur l’étape la plus facile à partir de la position du joueur : avec "
      "--strength 1, où regarder ; avec 2, quelle technique ; avec 3, quelles cases ; avec 4, "
      "l’étape entière. Rien de ce qui est conclu n’est dit avant. Si le joueur s’est trompé, "
      "l’aide est de le lui dire.\n"
      "Le code de retour est 1 s’il n’y a pas d’aide à donner, parce que le puzzle est mal posé "
      "ou que rien n’est trouvé, et si le joueur s’est trompé."},
     run_hint},
    {CommandId::walk,
     "walk",
     kInputs,
     {"fill the cube of the 0-1 programme, or colour the graph, step by step (--model)",
      "remplir le cube du programme en 0-1, ou colorier le graphe, étape par étape (--model)"},
     {"With --model cube, the variables x(i,j,h) ('row i, column j holds h') become 1 or 0 one "
      "step "
      "at a time: level 0 is the grid, level h has the variables of h. Each step names the "
      "equations of which one term only is left, and what becomes 0 by it. The steps come in "
      "rounds: first the last open cells of rows, columns and boxes, then cells with one value "
      "left, then digits with one place left in a house.\n"
      "With --model graph, the vertices get their colours one by one, those with the fewest "
      "colours left first (DSATUR); each step says which neighbours, or which clique, force it.\n"
      "--order takes the cells that it names first, and says of each whether it is forced. Where "
      "nothing is forced, the cell with the fewest values left is chosen by the solution that a "
      "search finds. --pictures draws every step, --svg draws it into a file of its own, --html "
      "makes a page for a browser. What a player has done is not taken into account.\n"
      "The exit status is 1 if some puzzle has no solution: the walk then goes as far as it can.",
      "Avec --model cube, les variables x(i,j,h) (« la case de la ligne i et de la colonne j porte "
      "h ») passent à 1 ou à 0 une étape après l’autre : le niveau 0 est la grille, le niveau h a "
      "les variables "
      "de h. Chaque étape nomme les équations dont il ne reste qu’un terme, et ce qui passe alors "
      "à "
      "0. Les étapes vont par tours : d’abord les dernières cases ouvertes des lignes, colonnes et "
      "blocs, puis les cases à une seule valeur, puis les chiffres à une seule place dans une "
      "zone.\n"
      "Avec --model graph, les sommets reçoivent leur couleur un à un, d’abord ceux à qui il en "
      "reste le moins (DSATUR) ; chaque étape dit quels voisins, ou quelle clique, la forcent.\n"
      "--order prend d’abord les cases qu’il nomme, et dit de chacune si elle est forcée. Où rien "
      "n’est forcé, la case à qui il reste le moins de valeurs suit la solution qu’une recherche "
      "trouve. --pictures dessine chaque étape, --svg la dessine dans un fichier à part, --html "
      "fait "
      "une page pour un navigateur. Ce qu’a fait un joueur n’est pas pris en compte.\n"
      "Le code de retour est 1 si un puzzle n’a pas de solution : le parcours va alors aussi loin "
      "que possible."},
     run_walk},
    {CommandId::compare,
     "compare",
     kInputs,
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
     run_compare},
    {CommandId::convert,
     "convert",
     kInputs,
     {"rewrite puzzles in another format (--to FORMAT)",
      "réécrire des puzzles dans un autre format (--to FORMAT)"},
     {"Writes every puzzle in the format of --to (the same as --format; default: line), with the "
      "comments and the state of play as far as that format has room for them.",
      "Écrit chaque puzzle dans le format de --to (ou --format ; par défaut : line), avec les "
      "commentaires et l’état du jeu si ce format peut les contenir."},
     run_convert},
    {CommandId::show,
     "show",
     kInputs,
     {"draw puzzles", "dessiner des puzzles"},
     {"Draws every puzzle with rules between the boxes, or its candidates if it has pencilmarks.",
      "Dessine chaque puzzle avec des filets entre les blocs, ou ses candidats s’il porte des "
      "annotations."},
     run_show},
    {CommandId::encode,
     "encode",
     {"[FILE | - | PUZZLE]", "[FICHIER | - | PUZZLE]"},
     {"write a puzzle as a formula, a model or a graph for other programs (--to KIND)",
      "écrire un puzzle comme formule, modèle ou graphe pour d’autres programmes (--to GENRE)"},
     {"Writes the rules and the givens of one puzzle as clauses (dimacs, 3sat, 3sat-exact, smt2) "
      "or "
      "sums (opb), as cells and all-different houses (minizinc, xcsp3), as a 0-1 programme (lp, "
      "mps), as an exact cover problem (xcover), or as a graph to colour whose vertices are the "
      "cells (col, graphml, dot). Comments at the beginning say what is encoded and what the "
      "variables mean.\n"
      "The families of clauses are K1, L1, C1, B1 (each cell, and each digit in each row, column "
      "and "
      "box, at least once), K2, L2, C2, B2 (at most once), X1 and X2 (diagonals and other houses), "
      "F1 and F2 (givens). With --sizes, prints how large each of them is instead; of a 0-1 "
      "programme the equations and their rank, of a graph its figures.",
      "Écrit les règles et les données d’un puzzle en clauses (dimacs, 3sat, 3sat-exact, smt2) ou "
      "en "
      "sommes (opb), en cases et zones toutes différentes (minizinc, xcsp3), comme programme en "
      "0-1 (lp, mps), comme couverture exacte (xcover), ou en graphe à colorier dont les sommets "
      "sont les cases (col, graphml, dot). Des commentaires au début disent ce qui est codé et ce "
      "que signifient les "
      "variables.\n"
      "Les familles de clauses sont K1, L1, C1, B1 (chaque case, et chaque chiffre dans chaque "
      "ligne, colonne et bloc, au moins une fois), K2, L2, C2, B2 (au plus une fois), X1 et X2 "
      "(diagonales et autres zones), F1 et F2 (données). Avec --sizes, affiche à la place la "
      "taille de chacune ; d’un programme en 0-1 les équations et leur rang, d’un graphe ses "
      "chiffres."},
     run_encode},
    {CommandId::decode,
     "decode",
     {"(FILE | - | PUZZLE) MODEL", "(FICHIER | - | PUZZLE) MODÈLE"},
     {"turn an outside solver's answer back into a grid",
      "retransformer la réponse d’un autre solveur en grille"},
     {"Reads what a solver printed for a puzzle that 'sudokit encode' wrote: 's' and 'v' lines, "
      "the "
      "file that MiniSat writes, an SMT-LIB model, a solution file of CBC or GLPK, or the options "
      "that a DLX program prints, from the file MODEL or '-'. The grid is "
      "checked against the puzzle before it is printed. If the solver says that there is no "
      "solution, that is checked too; the exit status is 1 then.",
      "Lit ce qu’un solveur a affiché pour un puzzle écrit par « sudokit encode » : lignes « s » "
      "et "
      "« v », fichier écrit par MiniSat, modèle SMT-LIB, fichier de solution de CBC ou GLPK, ou "
      "options affichées par un programme DLX, dans le fichier MODÈLE ou « - ». La "
      "grille est comparée au puzzle avant d’être affichée. Si le solveur dit qu’il n’y a pas de "
      "solution, c’est vérifié aussi ; le code de retour est alors 1."},
     run_decode},
    {CommandId::recognise,
     "recognise",
     {"GRAPH.col | -", "GRAPHE.col | -"},
     {"say whether a graph is that of a board, and which puzzle it is",
      "dire si un graphe est celui d’une grille, et de quel puzzle"},
     {"Reads a graph in DIMACS .col and decides whether its vertices can be laid out as the cells "
      "of a board (with boxes, with jigsaw regions, or Latin) such that exactly those are adjacent "
      "that share a house. If so, says which board, in how many ways, draws the puzzle that the "
      "colours given beforehand make (lines 'n VERTEX COLOUR', or the file of --colours) and "
      "prints the vertex of each cell; --format writes the puzzle alone. If not, says why, with "
      "the vertices that show it.\n"
      "The exit status is 1 if the graph is no board's, and 3 if it cannot be read.",
      "Lit un graphe en DIMACS .col et décide si ses sommets peuvent être disposés comme les cases "
      "d’une grille (avec blocs, avec régions irrégulières, ou carré latin) de sorte que sont "
      "voisins exactement ceux qui ont une zone commune. Si oui, dit quelle grille, de combien de "
      "façons, dessine le puzzle que font les couleurs données d’avance (lignes « n SOMMET "
      "COULEUR », ou le fichier de --colours) et affiche le sommet de chaque case ; --format écrit "
      "le puzzle seul. Sinon, dit pourquoi, avec les sommets qui le montrent.\n"
      "Le code de retour est 1 si le graphe n’est celui d’aucune grille, et 3 s’il est illisible."},
     run_recognise},
    {CommandId::colour,
     "colour",
     {"GRAPH.col | -", "GRAPHE.col | -"},
     {"colour a graph with as few colours as possible, or with N (--with N)",
      "colorier un graphe avec le moins de couleurs possible, ou avec N (--with N)"},
     {"Reads a graph in DIMACS .col and gives each vertex a colour that no vertex adjacent to it "
      "has. Colours given beforehand (lines 'n VERTEX COLOUR', or the file of --colours) are kept. "
      "Without --with, the number of colours is the least there is, and that is proved; with "
      "--heuristic it is what tabu search finds. --engine asks an engine for puzzles instead of "
      "the search for graphs: vertices become cells, and cliques that cover the edges houses.\n"
      "Prints the answer as comments and the colours as lines 'n VERTEX COLOUR', which --colours "
      "reads back; --output writes the graph with its colours to a file instead. --count counts "
      "the colourings with the colours of --with, up to --limit: '>=N' if there may be more.\n"
      "The exit status is 1 if there is no such colouring, and 4 if the time was over first: then "
      "both bounds are printed and, without --with, the best colouring so far.",
      "Lit un graphe en DIMACS .col et donne à chaque sommet une couleur qu’aucun de ses voisins "
      "n’a. Les couleurs données d’avance (lignes « n SOMMET COULEUR », ou le fichier de "
      "--colours) sont gardées. Sans --with, le nombre de couleurs est le plus petit possible, et "
      "c’est prouvé ; avec --heuristic, c’est ce que trouve une recherche tabou. --engine "
      "s’adresse à un moteur de grilles au lieu de la recherche sur les graphes : les sommets "
      "deviennent des cases, et des cliques qui couvrent les arêtes des zones.\n"
      "Affiche la réponse en commentaires et les couleurs en lignes « n SOMMET COULEUR », que "
      "--colours relit ; --output écrit plutôt le graphe avec ses couleurs dans un fichier. "
      "--count compte les coloriages avec les couleurs de --with, jusqu’à --limit : « >=N » s’il "
      "peut y en avoir davantage.\n"
      "Le code de retour est 1 s’il n’y a pas de tel coloriage, et 4 si le temps a manqué : les "
      "deux bornes sont alors affichées et, sans --with, le meilleur coloriage trouvé."},
     run_colour},
    {CommandId::propagate,
     "propagate",
     kInputs,
     {"fill in what follows without search, and say why",
      "remplir ce qui se déduit sans recherche, et dire pourquoi"},
     {"Puts the puzzle into clauses and propagates units; with --failed-literals or --depth also "
      "assumes literals and keeps the opposite of those that lead to a contradiction. A single "
      "puzzle is drawn as far as it could be filled, with a sentence and the size of the formula "
      "that is left. Several puzzles, or --format line, give a line each: the grid, with '.' for "
      "cells that stay empty, or 'none' for a contradiction. The formats pencilmarks and "
      "candidates show the candidates that are left.\n"
      "--trace lists every literal that is deduced with the clause that left nothing else; --why "
      "lists only those that one of them rests on. --probe answers for one literal: 1 if it "
      "holds, -1 if it does not, because the opposite leads to a contradiction, and 0 if neither "
      "can be told.\n"
      "The exit status is 1 if some puzzle is contradictory.",
      "Met le puzzle en clauses et propage les clauses unitaires ; avec --failed-literals ou "
      "--depth, suppose aussi des littéraux et retient le contraire de ceux qui mènent à une "
      "contradiction. Un puzzle seul est dessiné, rempli autant que possible, avec une phrase et "
      "la taille de la formule qui reste. Plusieurs puzzles, ou --format line, donnent une ligne "
      "chacun : la grille, avec « . » pour les cases restées vides, ou « none » pour une "
      "contradiction. Les formats pencilmarks et candidates montrent les candidats qui "
      "restent.\n"
      "--trace liste chaque littéral déduit avec la clause qui ne laissait rien d’autre ; --why, "
      "seulement ceux dont l’un d’eux découle. --probe répond pour un littéral : 1 s’il est vrai, "
      "-1 s’il est faux, parce que le contraire mène à une contradiction, et 0 si on ne peut pas "
      "conclure.\n"
      "Le code de retour est 1 si un puzzle est contradictoire."},
     run_propagate},
    {CommandId::filter,
     "filter",
     kInputs,
     {"remove what a constraint model or rules of play exclude, and say why",
      "retirer ce qu’un modèle ou des règles humaines excluent, et dire pourquoi"},
     {"Makes the model of --model arc consistent (with --consistency sac, singleton arc "
      "consistent), "
      "or applies the rules of --rules until none does anything. A model is a sum of PRIMAL (cells "
      "of a house differ), DUAL (so do the places of its digits), ABSTRACT (and the boxes and "
      "lines "
      "that digits fall in), k-PRIMAL, k-DUAL and 3-ABSTRACT (and all of a set at once). The rules "
      "are single-candidate, single-position, box-to-line, line-to-box, candidate-lines, "
      "multiple-lines-K, naked-K, hidden-K and fish-K.\n"
      "A single puzzle is drawn with the candidates that are left, and a sentence. Several "
      "puzzles, "
      "or --format line, give a line each: the grid, with '.' for cells that stay open, or 'none' "
      "for a contradiction. The formats pencilmarks and candidates show the candidates that are "
      "left. --trace lists the removals in order, each with its reason.\n"
      "The exit status is 1 if some puzzle is contradictory.",
      "Rend le modèle de --model cohérent d’arc (avec --consistency sac, cohérent d’arc "
      "singleton), "
      "ou applique les règles de --rules jusqu’à ce qu’aucune ne fasse rien. Un modèle est une "
      "somme de PRIMAL (les cases d’une zone diffèrent), DUAL (les places de ses chiffres aussi), "
      "ABSTRACT (et les blocs et lignes où tombent les chiffres), k-PRIMAL, k-DUAL et 3-ABSTRACT "
      "(et tout un ensemble à la fois). Les règles sont single-candidate, single-position, "
      "box-to-line, line-to-box, candidate-lines, multiple-lines-K, naked-K, hidden-K et fish-K.\n"
      "Un puzzle seul est dessiné avec les candidats qui restent, et une phrase. Plusieurs "
      "puzzles, "
      "ou --format line, donnent une ligne chacun : la grille, avec « . » pour les cases restées "
      "ouvertes, ou « none » pour une contradiction. Les formats pencilmarks et candidates "
      "montrent "
      "les candidats qui restent. --trace liste les retraits dans l’ordre, chacun avec sa "
      "raison.\n"
      "Le code de retour est 1 si un puzzle est contradictoire."},
     run_filter},
    {CommandId::prove,
     "prove",
     {"-o DIR [FILE | - | PUZZLE]...", "-o RÉP [FICHIER | - | PUZZLE]..."},
     {"write a certificate of how many solutions a puzzle has",
      "écrire un certificat du nombre de solutions d’un puzzle"},
     {"Makes the directory of --output, with all that somebody needs to check the answer without "
      "trusting this program: the puzzle; its solution; its rules and givens as a formula, with a "
      "clause that excludes the solution; and a proof in DRAT form that this formula has no model. "
      "Where there is no solution, the proof says that; where there are several, two of them are "
      "the certificate. 'sudokit verify' checks it all.\n"
      "A single puzzle gets a sentence; several get a line each, a word (as with 'check') and the "
      "directory: DIR/1, DIR/2 and so on. The directory appears only once it is complete; an "
      "older certificate is replaced, anything else is left alone.\n"
      "The exit status is 1 if some puzzle is not well posed.",
      "Crée le répertoire de --output, avec tout ce qu’il faut pour vérifier la réponse sans se "
      "fier à ce programme : le puzzle ; sa solution ; ses règles et ses données sous forme de "
      "formule, avec une clause qui exclut la solution ; et une preuve au format DRAT que cette "
      "formule n’a pas de modèle. S’il n’y a pas de solution, c’est ce que dit la preuve ; s’il y "
      "en a plusieurs, deux d’entre elles font le certificat. « sudokit verify » vérifie le "
      "tout.\n"
      "Un puzzle seul reçoit une phrase ; plusieurs, une ligne chacun : un mot (comme avec "
      "« check ») et le répertoire, RÉP/1, RÉP/2, etc. Le répertoire n’apparaît qu’une fois "
      "complet ; un certificat plus ancien est remplacé, rien d’autre n’est touché.\n"
      "Le code de retour est 1 si un puzzle n’est pas bien posé."},
     run_prove},
    {CommandId::verify,
     "verify",
     {"DIR...", "RÉP..."},
     {"check certificates", "vérifier des certificats"},
     {"Checks certificates that 'sudokit prove' has made, from scratch and without any solver: "
      "that the solutions solve the puzzle, that every clause of the formula is a rule or a given "
      "of the puzzle or excludes the solution, that every step of the proof follows from those "
      "before it, and that no file has been changed.\n"
      "The exit status is 1 if a certificate does not prove what it claims, and 3 if one cannot "
      "be read or is incomplete.",
      "Vérifie des certificats faits par « sudokit prove », à partir de zéro et sans solveur : "
      "que les solutions résolvent le puzzle, que chaque clause de la formule est une règle ou une "
      "donnée du puzzle ou exclut la solution, que chaque étape de la preuve découle des "
      "précédentes, et qu’aucun fichier n’a été changé.\n"
      "Le code de retour est 1 si un certificat ne prouve pas ce qu’il affirme, et 3 si l’un "
      "d’eux est illisible ou incomplet."},
     run_verify},
    {CommandId::bench,
     "bench",
     kNothing,
     {"measure how fast 9x9 puzzles are solved here",
      "mesurer la vitesse de résolution des puzzles 9x9 sur cette machine"},
     {"Makes puzzles from a seed and prints how many of them are solved per second, with proof of "
      "uniqueness: one per call, in a batch, and in batches on several threads; how many solutions "
      "are counted per second; and, to compare, what the engine 'general' does. The sets are: "
      "easy (about 33 givens, singles are enough), minimal (no given can be spared) and hard "
      "(famous puzzles, turned and renamed at random).\n"
      "With --signature, prints one number instead, which depends on every answer and every guess "
      "on a fixed corpus. It is the same for all kernels and on all machines; where it is not, "
      "something is broken. The exit status is 1 if kernels disagree or answers are wrong.",
      "Fabrique des puzzles à partir d’une graine et affiche combien en sont résolus par seconde, "
      "avec preuve d’unicité : un par appel, en lot, et en lots sur plusieurs fils d’exécution ; "
      "combien de solutions sont comptées par seconde ; et, pour comparer, ce que fait le moteur "
      "« general ». Les jeux sont : easy (faciles, environ 33 données, les singletons suffisent), "
      "minimal (aucune donnée n’est superflue) et hard (difficiles : puzzles célèbres, tournés et "
      "renommés au hasard).\n"
      "Avec --signature, affiche à la place un seul nombre, qui dépend de chaque réponse et de "
      "chaque hypothèse sur un corpus fixe. Il est le même pour tous les noyaux et sur toutes les "
      "machines ; sinon, quelque chose ne va pas. Le code de retour est 1 si des noyaux se "
      "contredisent ou si des réponses sont fausses."},
     run_bench},
    {CommandId::engines,
     "engines",
     kNothing,
     {"list the engines of this build", "lister les moteurs de cette version"},
     {"Lists the ways of solving that --engine can name, and the kernels of 'nine' that this "
      "machine can run, with the one in use.",
      "Liste les façons de résoudre que --engine peut nommer, et les noyaux de « nine » que cette "
      "machine sait exécuter, avec celui qui sert."},
     run_engines},
    {CommandId::formats,
     "formats",
     kNothing,
     {"list the file formats", "lister les formats de fichier"},
     {"Lists the formats that --from, --format and --to can name.",
      "Liste les formats que --from, --format et --to peuvent nommer."},
     run_formats},
    {CommandId::techniques,
     "techniques",
     kNothing,
     {"list the techniques of logical play", "lister les techniques du jeu logique"},
     {"Lists the techniques that 'explain' knows, and --only, --without and --until can name, in "
      "the order in which they are tried, with what each of them says.",
      "Liste les techniques que « explain » connaît, et que --only, --without et --until peuvent "
      "nommer, dans l’ordre où elles sont essayées, avec ce que chacune dit."},
     run_techniques},
    {CommandId::help,
     "help",
     {"[COMMAND]", "[COMMANDE]"},
     {"explain the tool or a command", "expliquer l’outil ou une commande"},
     {"Explains a command, or lists them all. Also prints the manual page and the completions of "
      "shells.",
      "Explique une commande, ou les liste toutes. Donne aussi la page de manuel et les "
      "complétions des shells."},
     run_help},
    {CommandId::version,
     "version",
     kNothing,
     {"print the version", "afficher la version"},
     {"Prints the version of sudokit.", "Affiche la version de sudokit."},
     run_version},
});

}  // namespace

std::span<const Command> all_commands() { return kCommands; }

const Command* find_command(std::string_view name) {
    for (const Command& command : kCommands) {
        if (command.name == name) return &command;
    }
    return nullptr;
}

}  // namespace sudokit::cli
