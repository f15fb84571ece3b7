// The texts of the tool, other than those of its commands and options, which stand in their tables.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

// The command line.
inline constexpr MessageText kUsage{"Usage:", "Usage :"};
inline constexpr MessageText kUnknownCommand{"no command '{0}'; 'sudokit help' lists them",
                                             "pas de commande « {0} » ; voir « sudokit help »"};
inline constexpr MessageText kUnknownCommandNear{"no command '{0}'; did you mean '{1}'?",
                                                 "pas de commande « {0} » ; est-ce « {1} » ?"};
inline constexpr MessageText kCommandForgotten{
    "expected a command before '{0}'; to solve it: sudokit solve {0}",
    "commande attendue avant « {0} » ; pour résoudre : sudokit solve {0}"};
inline constexpr MessageText kOptionBeforeCommand{"expected a command before the option '{0}'",
                                                  "commande attendue avant l’option « {0} »"};
inline constexpr MessageText kUnknownOption{"no option {0} for '{1}'; see 'sudokit help {1}'",
                                            "pas d’option {0} pour « {1} » ; voir « sudokit help "
                                            "{1} »"};
inline constexpr MessageText kUnknownOptionNear{"no option {0}; did you mean {1}?",
                                                "pas d’option {0} ; est-ce {1} ?"};
inline constexpr MessageText kOtherCommandsOption{"{0} is not an option of '{1}'",
                                                  "{0} n’est pas une option de « {1} »"};
inline constexpr MessageText kDashedOperand{
    "no option {0}; put '--' before a puzzle that begins with a dash",
    "pas d’option {0} ; mettre « -- » devant un puzzle qui commence par un tiret"};
inline constexpr MessageText kOptionTwice{"{0} is given twice", "{0} est donné deux fois"};
inline constexpr MessageText kValueMissing{"{0} needs a value: {1}",
                                           "il manque une valeur à {0} : {1}"};
inline constexpr MessageText kNoValueWanted{"{0} takes no value", "{0} ne prend pas de valeur"};
inline constexpr MessageText kBadWord{"{0}: expected one of {1}; found '{2}'",
                                      "{0} : attendu parmi {1} ; trouvé « {2} »"};
inline constexpr MessageText kBadWordNear{"{0}: '{1}' is not known; did you mean '{2}'?",
                                          "{0} : « {1} » est inconnu ; est-ce « {2} » ?"};
inline constexpr MessageText kFormatReadOnly{"{0}: '{1}' can be read but not written",
                                             "{0} : « {1} » se lit mais ne s’écrit pas"};
inline constexpr MessageText kEngineLeftOut{"{0}: '{1}' is left out of this build",
                                            "{0} : « {1} » est absent de cette version"};
inline constexpr MessageText kCommandMissing{
    "--engine external needs --solver-command, such as --solver-command 'cadical -q'",
    "--engine external demande --solver-command, par exemple --solver-command 'cadical -q'"};
inline constexpr MessageText kCommandUnused{"--solver-command is for --engine external only",
                                            "--solver-command ne va qu’avec --engine external"};
inline constexpr MessageText kBadSeconds{
    "{0}: expected a number of seconds above 0, found '{1}'",
    "{0} : nombre de secondes positif attendu, trouvé « {1} »"};
inline constexpr MessageText kBadNumber{
    "{0}: expected a whole number from 1, found '{1}'",
    "{0} : nombre entier à partir de 1 attendu, trouvé « {1} »"};
inline constexpr MessageText kBadNumberUpTo{
    "{0}: expected a whole number from 1 to {2}, found '{1}'",
    "{0} : nombre entier de 1 à {2} attendu, trouvé « {1} »"};
inline constexpr MessageText kBadBox{"{0}: expected rows x columns, such as 2x3; found '{1}'",
                                     "{0} : lignes x colonnes attendues, par exemple 2x3 ; trouvé "
                                     "« {1} »"};
inline constexpr MessageText kBoxTooLarge{"{0}: boxes of {1} need a board larger than {2}x{2}",
                                          "{0} : des blocs de {1} demandent une grille de plus de "
                                          "{2}x{2}"};
inline constexpr MessageText kNotTogether{"{0} and {1} contradict each other",
                                          "{0} et {1} se contredisent"};
inline constexpr MessageText kOpbAtMostOne{
    "{0} has no meaning for opb, whose sums say it by themselves",
    "{0} n’a pas de sens pour opb, dont les sommes le disent d’elles-mêmes"};
inline constexpr MessageText kOnlyForFormulas{"{0} is about clauses, which {1} does not have",
                                              "{0} concerne les clauses, que {1} n’a pas"};
inline constexpr MessageText kNoSizes{"{0} has nothing to count in {1}",
                                      "{0} n’a rien à compter dans {1}"};
inline constexpr MessageText kOnlyWith{"{0} needs {1}", "{0} demande {1}"};
inline constexpr MessageText kOnePuzzle{"'{0}' takes one puzzle, and there are more",
                                        "« {0} » prend un seul puzzle, et il y en a d’autres"};
inline constexpr MessageText kPuzzleAndModel{
    "expected a puzzle and the file with the solver's answer; see 'sudokit help decode'",
    "puzzle et fichier avec la réponse du solveur attendus ; voir « sudokit help decode »"};
inline constexpr MessageText kStandardInputTwice{
    "the graph and --colours cannot both be the standard input",
    "le graphe et --colours ne peuvent pas venir tous deux de l’entrée standard"};
inline constexpr MessageText kGraphWhat{
    "expected one file with a graph; see 'sudokit help {0}'",
    "un fichier contenant un graphe attendu ; voir « sudokit help {0} »"};
inline constexpr MessageText kGraphOfBoard{"the graph of a board: {0}",
                                           "le graphe d’une grille : {0}"};
inline constexpr MessageText kNoBoard{"not the graph of a board: {0}",
                                      "ce n’est pas le graphe d’une grille : {0}"};
inline constexpr MessageText kBoardUndecided{"undecided: {0}", "indécis : {0}"};
inline constexpr MessageText kGraphSize{"{0} {0:vertex|vertices}, {1} {1:edge|edges}",
                                        "{0} {0:sommet|sommets}, {1} {1:arête|arêtes}"};
inline constexpr MessageText kGraphLayouts{
    "; it can be laid out on this board in {0} {0:way|ways}",
    " ; il peut être disposé sur cette grille de {0} {0:façon|façons}"};
// `colour`.
inline constexpr MessageText kLeastColours{"{0} {0:colour|colours}, and no fewer do",
                                           "{0} {0:couleur|couleurs}, et moins ne suffisent pas"};
inline constexpr MessageText kSomeColours{"{0} {0:colour|colours}; at least {1} {1:is|are} needed",
                                          "{0} {0:couleur|couleurs} ; il en faut au moins {1}"};
inline constexpr MessageText kColoursStopped{
    "stopped before the end: {0} {0:colour does|colours do}, and at least {1} {1:is|are} needed",
    "arrêté avant la fin : {0} {0:couleur suffit|couleurs suffisent}, et il en faut au moins {1}"};
inline constexpr MessageText kNoColouring{"no colouring: {0}", "pas de coloriage : {0}"};
inline constexpr MessageText kNoColouringWith{"no colouring with {0} {0:colour|colours}: {1}",
                                              "pas de coloriage en {0} {0:couleur|couleurs} : {1}"};
inline constexpr MessageText kColouringOpen{
    "no colouring with {0} {0:colour|colours} found, and none excluded: {2} {2:does|do}, and at "
    "least {1} {1:is|are} needed",
    "aucun coloriage en {0} {0:couleur|couleurs} trouvé, ni exclu : {2} {2:suffit|suffisent}, et "
    "il en faut au moins {1}"};
inline constexpr MessageText kColourNodes{"; {0} {0:choice|choices} tried",
                                          " ; {0} {0:choix essayé|choix essayés}"};
inline constexpr MessageText kColourProgress{"at least {0}, at most {1} colours, after {2} s",
                                             "au moins {0}, au plus {1} couleurs, après {2} s"};
inline constexpr MessageText kVertexOfCell{"the vertex of each cell:",
                                           "le sommet de chaque case :"};
inline constexpr MessageText kSolverGaveUp{"the solver found no answer",
                                           "le solveur n’a pas trouvé de réponse"};
inline constexpr MessageText kSolverIsWrong{
    "the solver says that there is no solution, but there is one",
    "le solveur dit qu’il n’y a pas de solution, mais il y en a une"};
inline constexpr MessageText kModelSolves{"The model is a solution of the puzzle.",
                                          "Le modèle est une solution du puzzle."};
inline constexpr MessageText kFamily{"family", "famille"};
inline constexpr MessageText kClauses{"clauses", "clauses"};
inline constexpr MessageText kLiterals{"literals", "littéraux"};
inline constexpr MessageText kTotal{"in all", "en tout"};
inline constexpr MessageText kVariables{
    "{0} {0:variable|variables}, {1} of them auxiliary",
    "{0} {0:variable|variables}, dont {1} {1:auxiliaire|auxiliaires}"};
inline constexpr MessageText kEquations{"equations", "équations"};
inline constexpr MessageText kItems{"items", "éléments"};
inline constexpr MessageText kRedundant{"redundant", "redondantes"};
inline constexpr MessageText kVariableCount{"{0} {0:variable|variables}",
                                            "{0} {0:variable|variables}"};
inline constexpr MessageText kOptionCount{"{0} {0:option|options}", "{0} {0:option|options}"};
inline constexpr MessageText kRank{
    "the {0} {0:equation|equations} of the rules have rank {1}; --json names the redundant ones",
    "les {0} {0:équation|équations} des règles sont de rang {1} ; --json nomme les redondantes"};
inline constexpr MessageText kVertices{"vertices", "sommets"};
inline constexpr MessageText kEdges{"edges", "arêtes"};
inline constexpr MessageText kDegree{"degree", "degré"};
inline constexpr MessageText kCliques{"cliques (houses)", "cliques (zones)"};
inline constexpr MessageText kChromaticNumber{"chromatic number", "nombre chromatique"};
inline constexpr MessageText kWordsFormat{"{0} answers in 'line' or 'json', not in '{1}'",
                                          "{0} répond en « line » ou « json », pas en « {1} »"};
inline constexpr MessageText kBadSeed{"{0}: expected a whole number, found '{1}'",
                                      "{0} : nombre entier attendu, trouvé « {1} »"};
inline constexpr MessageText kBadDepth{"{0}: expected a whole number from 0 to {2}, found '{1}'",
                                       "{0} : nombre entier de 0 à {2} attendu, trouvé « {1} »"};
inline constexpr MessageText kBadMeans{"{0}: {1}", "{0} : {1}"};
inline constexpr MessageText kBadTechnique{"{0}: no technique '{1}'; docs/explain.md lists them",
                                           "{0} : pas de technique « {1} » ; voir docs/explain.md"};
inline constexpr MessageText kNoSuchKernel{
    "SUDOKIT_KERNEL: this machine has no kernel '{0}'; expected one of {1}",
    "SUDOKIT_KERNEL : cette machine n’a pas de noyau « {0} » ; attendu parmi {1}"};
inline constexpr MessageText kNoOperands{"'{0}' takes no operands; found '{1}'",
                                         "« {0} » ne prend pas d’opérande ; trouvé « {1} »"};
inline constexpr MessageText kNothingToRead{
    "expected a file, a puzzle, or '-' to type one in; see 'sudokit help {0}'",
    "fichier, puzzle, ou « - » pour en saisir un attendu ; voir « sudokit help {0} »"};

// Input and output.
inline constexpr MessageText kNotFileNorPuzzle{"no such file, and not a puzzle",
                                               "ni un fichier existant ni un puzzle"};
inline constexpr MessageText kNotFileNorPuzzleSince{"no such file, and not a puzzle: {0}",
                                                    "ni un fichier existant ni un puzzle : {0}"};
inline constexpr MessageText kCannotRead{"cannot be read: {0}", "lecture impossible : {0}"};
inline constexpr MessageText kCannotWrite{"cannot be written: {0}", "écriture impossible : {0}"};
inline constexpr MessageText kDamaged{"the compressed data are damaged",
                                      "les données compressées sont abîmées"};
inline constexpr MessageText kCutShort{"the compressed data end too soon",
                                       "les données compressées s’arrêtent trop tôt"};
inline constexpr MessageText kGzipLeftOut{"gzip is left out of this build",
                                          "gzip est absent de cette version"};
inline constexpr MessageText kZstdLeftOut{"zstd is left out of this build",
                                          "zstd est absent de cette version"};
inline constexpr MessageText kNoPuzzle{"no puzzle found", "aucun puzzle trouvé"};
inline constexpr MessageText kInterrupted{"interrupted", "interrompu"};
inline constexpr MessageText kPartLeft{"what was written so far is in {0}",
                                       "ce qui a été écrit jusque-là est dans {0}"};
inline constexpr MessageText kStandardOutput{"<standard output>", "<sortie standard>"};
inline constexpr MessageText kTooLong{"larger than {0} MiB", "plus de {0} Mio"};
inline constexpr MessageText kNotRegular{"expected a regular file, found {0}",
                                         "fichier ordinaire attendu, trouvé {0}"};
inline constexpr MessageText kReadingStopped{"there was no time to read it to the end",
                                             "pas assez de temps pour le lire jusqu’au bout"};

// Faults of the system, in the words that matter here.
inline constexpr MessageText kNoSuchFile{"no such file", "fichier inexistant"};
inline constexpr MessageText kNotAllowed{"permission denied", "accès refusé"};
inline constexpr MessageText kIsDirectory{"it is a directory", "c’est un répertoire"};
inline constexpr MessageText kNoSuchDirectory{"no such directory", "répertoire inexistant"};
inline constexpr MessageText kNotDirectory{"part of the path is not a directory",
                                           "une partie du chemin n’est pas un répertoire"};
inline constexpr MessageText kClosed{"it is closed", "flux fermé"};
inline constexpr MessageText kNameTooLong{"the name is too long", "nom trop long"};
inline constexpr MessageText kReadOnlyDisk{"the file system is read-only",
                                           "système de fichiers en lecture seule"};
inline constexpr MessageText kDeviceFault{"fault of the device", "défaut du périphérique"};
inline constexpr MessageText kDiskFull{"no space left on the device",
                                       "plus de place sur le périphérique"};

// Answers about one puzzle.
inline constexpr MessageText kSolvable{"The puzzle is solvable: it has exactly one solution.",
                                       "La grille est résoluble : elle a une solution et une "
                                       "seule."};
inline constexpr MessageText kUnsolvable{"The puzzle is unsolvable: it has no solution.",
                                         "La grille est insoluble : elle n’a pas de solution."};
inline constexpr MessageText kUnsolvableSince{"The puzzle is unsolvable: {0}.",
                                              "La grille est insoluble : {0}."};
inline constexpr MessageText kSeveralAtLeast{
    "The puzzle is solvable, but has several solutions: at least {0}.",
    "La grille est résoluble, mais a plusieurs solutions : au moins {0}."};
inline constexpr MessageText kSeveralExactly{
    "The puzzle is solvable, but has several solutions: exactly {0}.",
    "La grille est résoluble, mais a plusieurs solutions : exactement {0}."};
inline constexpr MessageText kSolvableFirst{
    "The puzzle is solvable. The first solution found (there may be others):",
    "La grille est résoluble. Première solution trouvée (il peut y en avoir d’autres) :"};
inline constexpr MessageText kSolvableOutOfTime{
    "The puzzle is solvable. Out of time: there may be other solutions than this one.",
    "La grille est résoluble. Temps écoulé : il peut y avoir d’autres solutions que celle-ci."};
inline constexpr MessageText kOutOfTime{"Out of time: whether the puzzle is solvable is not known.",
                                        "Temps écoulé : on ne sait pas si la grille est "
                                        "résoluble."};
inline constexpr MessageText kTwoOfThem{"Two of them:", "En voici deux :"};
inline constexpr MessageText kDiffer{"They differ in {0} {0:cell|cells}: {1}",
                                     "Elles diffèrent dans {0} {0:case|cases} : {1}"};
inline constexpr MessageText kRelaxationInfeasible{
    "Linear relaxation: no point at all, so no branching was needed.",
    "Relaxation linéaire : aucun point, donc aucune séparation."};
inline constexpr MessageText kRelaxationUnique{
    "Linear relaxation: a single point, the solution. It alone proves that there is no other.",
    "Relaxation linéaire : un seul point, la solution. Elle prouve à elle seule qu’il n’y en a pas "
    "d’autre."};
inline constexpr MessageText kRelaxationIntegral{
    "Linear relaxation: the vertex found is a solution, not shown to be the only point; {0} "
    "{0:node|nodes} of branch and bound.",
    "Relaxation linéaire : le sommet trouvé est une solution, sans preuve que ce soit le seul "
    "point ; {0} {0:nœud|nœuds} de séparation."};
inline constexpr MessageText kRelaxationFractional{
    "Linear relaxation: {0} {0:cell|cells} fractional at the vertex found ({1}); {2} "
    "{2:node|nodes} of branch and bound.",
    "Relaxation linéaire : {0} {0:case fractionnaire|cases fractionnaires} au sommet trouvé "
    "({1}) ; {2} {2:nœud|nœuds} de séparation."};
inline constexpr MessageText kAndMore{"{0} and {1} more", "{0} et {1} de plus"};
inline constexpr MessageText kSolutionNumber{"Solution {0}:", "Solution {0} :"};
inline constexpr MessageText kSolutionsInAll{"{0} {0:solution|solutions} in all.",
                                             "{0} {0:solution|solutions} en tout."};
inline constexpr MessageText kSolutionsAtLimit{
    "Stopped at {0} {0:solution|solutions}: there may "
    "be more.",
    "Arrêt à {0} {0:solution|solutions} : il peut y en "
    "avoir d’autres."};
inline constexpr MessageText kSolutionsOutOfTime{
    "Out of time after {0} {0:solution|solutions}: there may be more.",
    "Temps écoulé après {0} {0:solution|solutions} : il peut y en avoir d’autres."};

inline constexpr MessageText kWellPosed{"The puzzle is well posed: it has exactly one solution.",
                                        "La grille est bien posée : elle a une solution et une "
                                        "seule."};
inline constexpr MessageText kNotPosedNone{"The puzzle is not well posed: it has no solution.",
                                           "La grille est mal posée : elle n’a pas de solution."};
inline constexpr MessageText kNotPosedSince{"The puzzle is not well posed: {0}.",
                                            "La grille est mal posée : {0}."};
inline constexpr MessageText kNotPosedSeveral{
    "The puzzle is not well posed: it has several solutions.",
    "La grille est mal posée : elle a plusieurs solutions."};
inline constexpr MessageText kCheckOutOfTime{
    "Out of time: whether the puzzle is well posed is not known.",
    "Temps écoulé : on ne sait pas si la grille est bien posée."};

// How hard it is.
inline constexpr MessageText kDepthZero{"Depth 0: naked and hidden singles solve the puzzle.",
                                        "Profondeur 0 : les singletons nus et cachés résolvent la "
                                        "grille."};
inline constexpr MessageText kDepthOne{
    "Depth 1: singles and tests by contradiction of single candidates solve the puzzle.",
    "Profondeur 1 : les singletons et l’essai par l’absurde de candidats isolés résolvent la "
    "grille."};
inline constexpr MessageText kDepthMore{
    "Depth {0}: it takes tests by contradiction nested {0} deep to solve the puzzle.",
    "Profondeur {0} : il faut emboîter {0} essais par l’absurde pour résoudre la grille."};
inline constexpr MessageText kDepthOutOfTime{
    "Out of time: the depth of the puzzle is not known.",
    "Temps écoulé : on ne connaît pas la profondeur de la grille."};
inline constexpr MessageText kLevelByModel{
    "Level: {0}. {1} is the first model of the scale that completes the grid (class: {2}).",
    "Niveau : {0}. {1} est le premier modèle de l’échelle qui complète la grille (classe : {2})."};
inline constexpr MessageText kLevelByRules{
    "Level: {0}. The rules below complete the grid, and fewer of them do not.",
    "Niveau : {0}. Les règles ci-dessous complètent la grille, et moins n’y suffit pas."};
inline constexpr MessageText kExpertByModel{
    "Level: {0}. None of the models completes the grid: it takes search (class: {2}).",
    "Niveau : {0}. Aucun des modèles ne complète la grille : il faut chercher (classe : {2})."};
inline constexpr MessageText kExpertByRules{
    "Level: {0}. The rules below do not complete the grid.",
    "Niveau : {0}. Les règles ci-dessous ne complètent pas la grille."};
inline constexpr MessageText kWithoutAbstract{
    "This board has no bands and stacks of boxes: the models go without 3-ABSTRACT.",
    "Cette grille n’a ni bandes ni piliers de blocs : les modèles se passent de 3-ABSTRACT."};
inline constexpr MessageText kLevelOutOfTime{
    "Out of time: the level of the puzzle is not known.",
    "Temps écoulé : on ne connaît pas le niveau de la grille."};
inline constexpr MessageText kScore{"Score {0}, level: {1}.", "Score {0}, niveau : {1}."};
inline constexpr MessageText kScoreHardest{" The hardest technique is {0}.",
                                           " La technique la plus difficile est {0}."};
inline constexpr MessageText kScoreRaised{
    " The level is one of those above it, since the score is over {0}.",
    " Le niveau est au-dessus du sien, car le score dépasse {0}."};
inline constexpr MessageText kScoreGuesses{
    " No technique is enough: {0} {0:cell is|cells are} taken from the solution.",
    " Aucune technique ne suffit : {0} {0:case est prise|cases sont prises} dans la solution."};
inline constexpr MessageText kScoreOutOfTime{
    "Out of time: the score of the puzzle is not known.",
    "Temps écoulé : on ne connaît pas le score de la grille."};
inline constexpr MessageText kFromSolution{"from the solution", "pris dans la solution"};
inline constexpr MessageText kTechnique{"{0}: {1}", "{0} : {1}"};
inline constexpr MessageText kColumnTechnique{"technique", "technique"};
inline constexpr MessageText kColumnSteps{"steps", "étapes"};
inline constexpr MessageText kColumnEach{"each", "chacun"};
inline constexpr MessageText kColumnScore{"score", "score"};
inline constexpr MessageText kRatedBy{"Rated by sudokit {0}, scale {1}.",
                                      "Évalué par sudokit {0}, échelle {1}."};
inline constexpr MessageText kClassLocal{"local", "locale"};
inline constexpr MessageText kClassGlobal{"global", "globale"};
inline constexpr MessageText kClassSearch{"search", "recherche"};
inline constexpr MessageText kColumnLevel{"level", "niveau"};
inline constexpr MessageText kColumnModel{"model", "modèle"};
inline constexpr MessageText kColumnRules{"rules", "règles"};
inline constexpr MessageText kColumnFilled{"cells filled", "cases remplies"};
inline constexpr MessageText kColumnCandidates{"candidates left", "candidats restants"};
inline constexpr MessageText kColumnSolved{"solved", "résolu"};
inline constexpr MessageText kYes{"yes", "oui"};
inline constexpr MessageText kNo{"no", "non"};

// Comparing models and rules.
inline constexpr MessageText kNothingToCompare{
    "compare needs something to compare: --model MODEL or --rules RULES",
    "compare demande quelque chose à comparer : --model MODÈLE ou --rules RÈGLES"};
inline constexpr MessageText kCompared{"{0} {0:puzzle|puzzles}", "{0} {0:puzzle|puzzles}"};
inline constexpr MessageText kGivenUp{
    " ({0} more took too long and {0:is|are} left out)",
    " ({0} de plus {0:a pris trop de temps et est laissé|ont pris trop de temps et sont laissés} "
    "de côté)"};
inline constexpr MessageText kShareSolved{"solved %", "résolus %"};
inline constexpr MessageText kCandidatesLeft{"left", "restent"};
inline constexpr MessageText kContradictions{"contradictions", "contradictions"};
inline constexpr MessageText kFilter{"filter", "filtre"};
inline constexpr MessageText kMatrix{
    "Does the row remove all that the column removes? If not: on how many puzzles it does not.",
    "La ligne enlève-t-elle tout ce que la colonne enlève ? Sinon : sur combien de puzzles elle "
    "ne le fait pas."};
inline constexpr MessageText kFiltersAsMuch{"yes", "oui"};
inline constexpr MessageText kCounterExamples{"First counter-examples:",
                                              "Premiers contre-exemples :"};
inline constexpr MessageText kCounterExample{
    "{0} keeps {1} in {2}, {3} removes it: puzzle {4}, {5}",
    "{0} garde {1} en {2}, {3} l’enlève : puzzle {4}, {5}"};

// Certificates.
inline constexpr MessageText kProveWhere{"prove needs a directory to write to: -o DIR",
                                         "prove demande un répertoire où écrire : -o RÉP"};
inline constexpr MessageText kProverLeftOut{
    "proofs are made by CaDiCaL, which was left out of this build",
    "les preuves sont faites par CaDiCaL, absent de cette version"};
inline constexpr MessageText kVerifyWhat{"expected the directory of a certificate",
                                         "répertoire d’un certificat attendu"};
inline constexpr MessageText kNotCertificateFolder{
    "it exists, and is no certificate that could be replaced",
    "existe déjà, et n’est pas un certificat qu’on puisse remplacer"};
inline constexpr MessageText kCertified{"{0}: certificate with a proof of {1} {1:step|steps}",
                                        "{0} : certificat avec une preuve de {1} {1:étape|étapes}"};
inline constexpr MessageText kCertifiedSeveral{"{0}: certificate with two solutions",
                                               "{0} : certificat avec deux solutions"};
inline constexpr MessageText kVerifiedOne{"{0}: verified: the puzzle has exactly one solution",
                                          "{0} : vérifié : le puzzle a une solution et une seule"};
inline constexpr MessageText kVerifiedNone{"{0}: verified: the puzzle has no solution",
                                           "{0} : vérifié : le puzzle n’a pas de solution"};
inline constexpr MessageText kVerifiedSeveral{"{0}: verified: the puzzle has several solutions",
                                              "{0} : vérifié : le puzzle a plusieurs solutions"};
inline constexpr MessageText kNotVerified{"{0}: not verified: {1}", "{0} : non vérifié : {1}"};
inline constexpr MessageText kVerifyOutOfTime{"{0}: not verified: out of time",
                                              "{0} : non vérifié : temps écoulé"};
inline constexpr MessageText kVerifiedPuzzle{"  puzzle: {0}: {1}", "  puzzle : {0} : {1}"};
inline constexpr MessageText kVerifiedSolution{"  solution, which solves it: {0}",
                                               "  solution, qui le résout : {0}"};
inline constexpr MessageText kVerifiedFormula{
    "  formula: {0} clauses, each of them a rule or a given of the puzzle",
    "  formule : {0} clauses, chacune une règle ou une donnée du puzzle"};
inline constexpr MessageText kVerifiedFormulaExcluding{
    "  formula: {0} clauses, each of them a rule or a given of the puzzle, and the last one "
    "excludes the solution",
    "  formule : {0} clauses, chacune une règle ou une donnée du puzzle, et la dernière exclut la "
    "solution"};
inline constexpr MessageText kVerifiedProof{
    "  proof: {0} {0:step|steps}, {1} of which {1:adds a clause that follows|add clauses that "
    "follow}; the last of these is empty",
    "  preuve : {0} {0:étape|étapes}, dont {1} {1:ajoute une clause qui découle|ajoutent des "
    "clauses qui découlent} des précédentes ; la dernière est vide"};

// Why there is no solution.
inline constexpr MessageText kTwoInRow{"two {0}s in row {1}: {2} and {3}",
                                       "deux {0} dans la ligne {1} : {2} et {3}"};
inline constexpr MessageText kTwoInColumn{"two {0}s in column {1}: {2} and {3}",
                                          "deux {0} dans la colonne {1} : {2} et {3}"};
inline constexpr MessageText kTwoInBox{"two {0}s in box {1}: {2} and {3}",
                                       "deux {0} dans le bloc {1} : {2} et {3}"};
inline constexpr MessageText kTwoInDiagonal{"two {0}s in diagonal {1}: {2} and {3}",
                                            "deux {0} dans la diagonale {1} : {2} et {3}"};
inline constexpr MessageText kTwoInWindow{"two {0}s in window {1}: {2} and {3}",
                                          "deux {0} dans la fenêtre {1} : {2} et {3}"};
inline constexpr MessageText kTwoInExtra{"two {0}s in extra house {1}: {2} and {3}",
                                         "deux {0} dans la zone supplémentaire {1} : {2} et {3}"};

// Propagation.
inline constexpr MessageText kPropagatedAll{"Solved: {0} {0:cell|cells} filled.",
                                            "Résolu : {0} {0:case remplie|cases remplies}."};
inline constexpr MessageText kPropagatedSome{
    "Not solved: {0} of {1} empty {1:cell|cells} filled, and nothing more follows.",
    "Non résolu : {0} {0:case remplie|cases remplies} sur {1}, et rien de plus n’en découle."};
inline constexpr MessageText kPropagatedOutOfTime{
    "Out of time: {0} of {1} empty {1:cell|cells} filled; more might follow.",
    "Temps écoulé : {0} {0:case remplie|cases remplies} sur {1} ; il peut en découler d’autres."};
inline constexpr MessageText kContradictory{"The puzzle has no solution: {0}.",
                                            "La grille n’a pas de solution : {0}."};
inline constexpr MessageText kContradiction{"contradiction ({0})", "contradiction ({0})"};
inline constexpr MessageText kFormulaLeft{
    "Formula left: {0} {0:variable|variables}, {1} {1:clause|clauses}, {2} {2:literal|literals}.",
    "Formule restante : {0} {0:variable|variables}, {1} {1:clause|clauses}, {2} "
    "{2:littéral|littéraux}."};
inline constexpr MessageText kNotDeduced{"{0}: nothing is deduced about it.",
                                         "{0} : rien n’en est déduit."};
inline constexpr MessageText kProbeOpen{"0: neither {0} nor its opposite leads to a contradiction",
                                        "0 : ni {0} ni son contraire ne mène à une contradiction"};
inline constexpr MessageText kProbeSettled{"{0}: {1}", "{0} : {1}"};
inline constexpr MessageText kProbeOutOfTime{"Out of time: {0} is not settled.",
                                             "Temps écoulé : {0} n’est pas tranché."};
inline constexpr MessageText kByRewriting{
    "By rewriting: {0} {0:round|rounds}; {1} clauses and {2} literals looked at; {3} clauses and "
    "{4} literals dropped.",
    "Par réécriture : {0} {0:tour|tours} ; {1} clauses et {2} littéraux lus ; {3} clauses et {4} "
    "littéraux supprimés."};
inline constexpr MessageText kByRewritingOutOfTime{
    "By rewriting, out of time after {0} {0:round|rounds}; {1} clauses and {2} literals looked at; "
    "{3} clauses and {4} literals dropped until then.",
    "Par réécriture, temps écoulé après {0} {0:tour|tours} ; {1} clauses et {2} littéraux lus ; "
    "{3} clauses et {4} littéraux supprimés jusque-là."};
inline constexpr MessageText kNoTimeForLeft{"out of time: the formula that is left is not written",
                                            "temps écoulé : la formule restante n’est pas écrite"};
inline constexpr MessageText kByWatching{
    "By watched literals: {0} clauses and {1} literals looked at.",
    "Par littéraux surveillés : {0} clauses et {1} littéraux lus."};
inline constexpr MessageText kBadCandidate{
    "{0}: expected a cell and a digit of the {2}x{2} board, such as r1c1={3}; found '{1}'",
    "{0} : case et chiffre de la grille {2}x{2} attendus, par exemple L1C1={3} ; trouvé « {1} »"};
inline constexpr MessageText kLeftOfOne{"--left needs a single puzzle",
                                        "--left demande un seul puzzle"};

// Filtering.
inline constexpr MessageText kFilteredAll{"Solved: {0} {0:cell|cells} filled.",
                                          "Résolu : {0} {0:case remplie|cases remplies}."};
inline constexpr MessageText kFilteredSome{
    "Stuck: {0} of {1} empty {1:cell|cells} filled, {2} {2:candidate|candidates} left in the "
    "others.",
    "Bloqué : {0} {0:case remplie|cases remplies} sur {1}, {2} {2:candidat restant|candidats "
    "restants} dans les autres."};
inline constexpr MessageText kFilteredOutOfTime{
    "Out of time: {0} of {1} empty {1:cell|cells} filled, {2} {2:candidate|candidates} left in the "
    "others; some of them might go.",
    "Temps écoulé : {0} {0:case remplie|cases remplies} sur {1}, {2} {2:candidat restant|candidats "
    "restants} dans les autres ; certains pourraient encore partir."};
inline constexpr MessageText kFilteredNone{
    "Contradiction: nothing is left for some cell or digit. The puzzle has no solution.",
    "Contradiction : il ne reste rien pour une case ou un chiffre. La grille n’a pas de solution."};
inline constexpr MessageText kRemoved{"{0}: not {1}, since {2}", "{0} : pas {1}, car {2}"};
inline constexpr MessageText kOr{" or ", " ni "};

// Boards that are not the usual one of their size.
inline constexpr MessageText kBoardBoxes{"{0}x{0}, boxes {1}x{2}", "{0}x{0}, blocs {1}x{2}"};
inline constexpr MessageText kBoardJigsaw{"{0}x{0}, jigsaw", "{0}x{0}, régions irrégulières"};
inline constexpr MessageText kBoardLatin{"{0}x{0}, Latin", "{0}x{0}, carré latin"};
inline constexpr MessageText kWithDiagonals{", diagonals", ", diagonales"};
inline constexpr MessageText kWithWindows{", windows", ", fenêtres"};
inline constexpr MessageText kWithExtra{", extra houses", ", zones supplémentaires"};

// Notes on puzzles whose solution cannot be written in a file format.
inline constexpr MessageText kSkippedNone{"no solution: left out",
                                          "pas de solution : puzzle laissé de côté"};
inline constexpr MessageText kSkippedSeveral{"several solutions: left out",
                                             "plusieurs solutions : puzzle laissé de côté"};
inline constexpr MessageText kSkippedUnknown{"out of time: left out",
                                             "temps écoulé : puzzle laissé de côté"};

// Progress and figures.
inline constexpr MessageText kProgress{"{0} {0:puzzle|puzzles}, {1}/s",
                                       "{0} {0:puzzle|puzzles}, {1}/s"};
inline constexpr MessageText kShareProgress{"{0}%, {1} left", "{0} %, reste {1}"};
inline constexpr MessageText kSearchProgress{
    "{0} {0:solution|solutions} found, {1} {1:choice|choices} tried",
    "{0} {0:solution trouvée|solutions trouvées}, {1} {1:choix essayé|choix essayés}"};
inline constexpr MessageText kStats{
    "{0} {0:puzzle|puzzles}: {1} with one solution, {2} with none, {3} with several, {4} not "
    "settled",
    "{0} {0:puzzle|puzzles} : {1} à une solution, {2} sans solution, {3} à plusieurs, {4} non "
    "tranchés"};
inline constexpr MessageText kStatsNodes{"{0} guesses per puzzle; {1}% without guessing",
                                         "{0} essais par puzzle ; {1} % sans essai"};
inline constexpr MessageText kStatsDepth{"depth {0}: {1} {1:puzzle|puzzles}, {2}%",
                                         "profondeur {0} : {1} {1:puzzle|puzzles}, {2} %"};
inline constexpr MessageText kPercent{"{0}%", "{0} %"};
inline constexpr MessageText kStatsTime{"{0} s, {1} puzzles/s on {2} {2:thread|threads}",
                                        "{0} s, {1} puzzles/s sur {2} {2:fil|fils} d’exécution"};
inline constexpr MessageText kStatsKernel{"; kernel {0}", " ; noyau {0}"};

// Lists.
inline constexpr MessageText kLeftOutOfBuild{"(not in this build)", "(absent de cette version)"};
inline constexpr MessageText kReadOnly{"(reading only)", "(lecture seulement)"};
inline constexpr MessageText kKernelInUse{"(kernel: {0})", "(noyau : {0})"};
inline constexpr MessageText kKernelsInUse{"(kernel: {0}; also: {1})",
                                           "(noyau : {0} ; aussi : {1})"};
inline constexpr MessageText kAutoEngine{"chooses one of the others for each puzzle",
                                         "choisit l’un des autres pour chaque puzzle"};

}  // namespace sudokit::cli::text
