// Walks through models in words.
#include <algorithm>
#include <array>

#include "sudokit/graph.hpp"
#include "sudokit/model_walk.hpp"

#include "logic/explain/words.hpp"

namespace sudokit {
namespace {

using logic::Words;

constexpr MessageText kSets{"{0} = {1}", "{0} = {1}"};
constexpr MessageText kSetsNamed{"{0} = {1} ({2})", "{0} = {1} ({2})"};

// Why, in the cube. {0} is the cell, {1} the digit, {2} houses, {3} the reasons.
constexpr MessageText kLastCell{"{0} is the last open cell of {2}, where {1} is missing.",
                                "{0} est la dernière case ouverte {2}, où manque le {1}."};
constexpr MessageText kOneValue{"In {0} only {1} is left: {3}.",
                                "En {0}, il ne reste que le {1} : {3}."};
constexpr MessageText kOneValueAtAll{"In {0} there is only {1}.", "En {0}, il n'y a que le {1}."};
constexpr MessageText kOnePlace{"In {2}, {1} can only go in {0}: {3}.",
                                "Dans {2}, le {1} ne peut aller qu'en {0} : {3}."};
constexpr MessageText kStandsIn{"{0} is in {1}", "le {0} est en {1}"};
constexpr MessageText kSees{"{1} {0:sees|see} the {2} in {3}", "{1} {0:voit|voient} le {2} de {3}"};
constexpr MessageText kMarksRuleOut{"the pencilmarks rule out {0}", "les annotations excluent {0}"};
constexpr MessageText kMarksRuleOutIn{"the pencilmarks rule it out in {0}",
                                      "les annotations l'excluent en {0}"};

// Why, in the graph.
constexpr MessageText kOneColour{"The neighbours of {0} have every colour but {1}: {3}.",
                                 "Les voisins de {0} ont toutes les couleurs sauf la {1} : {3}."};
constexpr MessageText kOneColourAtAll{"There is only colour {1} for {0}.",
                                      "Il n'y a que la couleur {1} pour {0}."};
constexpr MessageText kOneVertex{
    "In the clique of {2}, only {0} can still take colour {1}: {3}.",
    "Dans la clique {2}, seul {0} peut encore prendre la couleur {1} : {3}."};
constexpr MessageText kColourAt{"{0} at {1}", "la {0} en {1}"};
constexpr MessageText kHasNeighbour{"{1} {0:has|have} the neighbour {3} of that colour",
                                    "{1} {0:a|ont} le voisin {3} de cette couleur"};

// Choices. {0} is the cell, {1} the digit, {2} what else was left, {3} how many.
constexpr MessageText kNothingForced{"No equation has a single term left.",
                                     "Aucune équation n'a un seul terme qui reste."};
constexpr MessageText kNoVertexForced{"No vertex is forced.", "Aucun sommet n'est forcé."};
constexpr MessageText kFewest{"{0} has the fewest values left, {2}.",
                              "{0} a le moins de valeurs possibles, {2}."};
constexpr MessageText kFewestColours{"{0} has the fewest colours left, {2}.",
                                     "{0} a le moins de couleurs possibles, {2}."};
constexpr MessageText kOnlyThisLeads{
    "Of these only {1} leads to a solution, as a search shows.",
    "Parmi elles, seul le {1} mène à une solution, comme le montre "
    "une recherche."};
constexpr MessageText kFollowsFirst{
    "The walk follows the first solution found, where {0} is {1}; there are others.",
    "Le parcours suit la première solution trouvée, où {0} vaut {1} ; il y en a d'autres."};
constexpr MessageText kFollowsFound{
    "The walk follows a solution that a search found, where {0} is {1}.",
    "Le parcours suit une solution trouvée par une recherche, où {0} vaut {1}."};
constexpr MessageText kCouldStillBe{"{0} could still be {2}: the {4} is that of {5}.",
                                    "{0} pourrait encore valoir {2} : {4} est {6} {5}."};
constexpr MessageText kTheDigit{"digit", "le chiffre"};
constexpr MessageText kTheColour{"colour", "la couleur"};
constexpr MessageText kThatDigit{"", "celui"};
constexpr MessageText kThatColour{"", "celle"};
constexpr MessageText kTheOnlySolution{"the only solution", "de la seule solution"};
constexpr MessageText kTheFirstSolution{"the first solution found; there are others",
                                        "de la première solution trouvée ; il y en a d'autres"};
constexpr MessageText kTheFoundSolution{"a solution that a search found",
                                        "d'une solution trouvée par une recherche"};

// What follows in the cube.
constexpr MessageText kOnlyTermOf{
    "x({1},{2},{3}) = 1, as the only term left of {0:this equation|these equations}:",
    "x({1},{2},{3}) = 1, seul terme qui reste {0:de cette équation|de ces équations} :"};
constexpr MessageText kTaken{"x({1},{2},{3}) = 1.", "x({1},{2},{3}) = 1."};
constexpr MessageText kCellSum{"cell: sum over h of x({0},{1},h) = 1",
                               "case : somme sur h de x({0},{1},h) = 1"};
constexpr MessageText kRowSum{"{0}: sum over j of x({1},j,{2}) = 1",
                              "{0} : somme sur j de x({1},j,{2}) = 1"};
constexpr MessageText kColumnSum{"{0}: sum over i of x(i,{1},{2}) = 1",
                                 "{0} : somme sur i de x(i,{1},{2}) = 1"};
constexpr MessageText kHouseSum{"{0}: sum over its (i,j) of x(i,j,{2}) = 1",
                                "{0} : somme sur ses (i,j) de x(i,j,{2}) = 1"};
constexpr MessageText kNoZeros{"All variables that depend on it are 0 already.",
                               "Toutes les variables qui en dépendent valent déjà 0."};
constexpr MessageText kZeros{"{1} {0:becomes|become} 0.", "{1} {0:passe|passent} à 0."};
constexpr MessageText kManyZeros{"{0} variables become 0: {1} of the cell, {2} at level {3}.",
                                 "{0} variables passent à 0 : {1} de la case, {2} au niveau {3}."};
constexpr MessageText kVariable{"x({0},{1},{2})", "x({0},{1},{2})"};
constexpr std::size_t kMostZerosNamed = 12;

// Start and end.
constexpr MessageText kCubeStart{
    "{0} {0:given|givens}: as many variables are 1, {1} others are 0, and {3} of {2} {3:is|are} "
    "open.",
    "{0} {0:donnée|données} : autant de variables valent 1, {1} autres valent 0, et {3} sur {2} "
    "{3:reste ouverte|restent ouvertes}."};
constexpr MessageText kGraphStart{
    "{0} {0:vertex|vertices}, {1} {1:edge|edges}, {2} {2:colour|colours}; {3} {3:vertex "
    "is|vertices are} coloured beforehand, {4} {4:is|are} not.",
    "{0} {0:sommet|sommets}, {1} {1:arête|arêtes}, {2} {2:couleur|couleurs} ; {3} {3:sommet est "
    "colorié|sommets sont coloriés} d'avance, {4} ne {4:l'est|le sont} pas."};
constexpr MessageText kCubeSolved{
    "After {0} {0:step|steps} all {1} variables are settled, and every equation holds.",
    "Après {0} pas, les {1} variables sont fixées et toutes les équations "
    "satisfaites."};
constexpr MessageText kGraphSolved{
    "After {0} {0:step|steps} all {1} vertices are coloured, and neighbours differ.",
    "Après {0} pas, les {1} sommets sont coloriés et les voisins diffèrent."};
constexpr MessageText kChoices{
    "{0} {0:of the steps was a choice|of the steps were choices} that "
    "nothing forced.",
    "{0} {0:des pas était un choix|des pas étaient des choix} que rien "
    "ne forçait."};
constexpr MessageText kSeveral{"The puzzle has several solutions; this is the first one found.",
                               "La grille a plusieurs solutions ; voici la première trouvée."};
constexpr MessageText kPassedOver{
    "Passed over, because nothing forced {0:it|them} and there is no solution to choose by: {1}.",
    "{0:Laissée de côté|Laissées de côté}, parce que rien ne {0:la|les} forçait et qu'il n'y a pas "
    "de solution à suivre : {1}."};
constexpr MessageText kDeadEndAfter{"Dead end after {0} {0:step|steps}: {1}.",
                                    "Impasse après {0} pas : {1}."};
constexpr MessageText kStuckAfter{
    "After {0} {0:step|steps} nothing more is forced, and a search finds no solution.",
    "Après {0} pas, plus rien n'est forcé, et une recherche ne trouve pas de "
    "solution."};
constexpr MessageText kStoppedAfter{"Out of time after {0} {0:step|steps}.",
                                    "Temps écoulé après {0} pas."};

// Dead ends. {0} is a cell, {1} a digit, {2} a house, {3} the other cell.
constexpr MessageText kCellEmpty{"all terms of the equation of {0} are 0",
                                 "tous les termes de l'équation de {0} sont nuls"};
constexpr MessageText kHouseEmpty{"all terms of the equation of {2} for {1} are 0",
                                  "tous les termes de l'équation {2} pour le {1} sont nuls"};
constexpr MessageText kTwoOnes{"two terms of the equation of {2} for {1} are 1, {0} and {3}",
                               "deux termes de l'équation {2} pour le {1} valent 1, {0} et {3}"};
constexpr MessageText kRuledOutGiven{"{0} holds {1}, which its pencilmarks rule out",
                                     "{0} porte le {1}, que ses annotations excluent"};
constexpr MessageText kNoColour{"no colour is left for {0}", "il ne reste aucune couleur pour {0}"};
constexpr MessageText kNoVertex{"no vertex of the clique of {2} can take colour {1}",
                                "aucun sommet de la clique {2} ne peut prendre la couleur {1}"};
constexpr MessageText kAlike{"the neighbours {0} and {3} both have colour {1}",
                             "les voisins {0} et {3} ont tous deux la couleur {1}"};

// The first four are those of the thesis that the walk comes from.
constexpr std::array<MessageText, 9> kColourNames = {{{"brown", "marron"},
                                                      {"yellow", "jaune"},
                                                      {"blue", "bleu"},
                                                      {"pink", "rose"},
                                                      {"green", "vert"},
                                                      {"orange", "orange"},
                                                      {"violet", "violet"},
                                                      {"turquoise", "turquoise"},
                                                      {"grey", "gris"}}};

std::string variable(const Words& words, Candidate candidate) {
    const Board& board = words.board();
    return words.say(kVariable, board.row_of(candidate.cell) + 1,
                     board.column_of(candidate.cell) + 1, candidate.digit);
}

// Speaks of the steps of one walk.
class Telling {
  public:
    Telling(const ModelWalk& walk, Language language, Symbols symbols)
        : walk_(walk),
          board_(walk.start.board()),
          words_(board_, language, symbols),
          cube_(walk.model == WalkModel::cube) {}

    std::string name(const ModelStep& step) const {
        const auto [cell, digit] = step.placement;
        if (cube_ || board_.order() > kColourNames.size()) {
            return words_.say(kSets, words_.cell(cell), words_.digit(digit));
        }
        return words_.say(kSetsNamed, words_.cell(cell), words_.digit(digit),
                          kColourNames[digit - 1]);
    }

    std::string text(const ModelStep& step, const State& before) const {
        const std::string why = reason(step);
        return cube_ ? why + "\n" + consequences(step, before) : why;
    }

    std::string dead_end(const DeadEnd& end) const {
        const MessageText* text = nullptr;
        Digit digit = end.digit;
        switch (end.kind) {
            case DeadEnd::Kind::cell:
                text = cube_ ? &kCellEmpty : &kNoColour;
                if (walk_.reached.digit(end.cell) != 0) {
                    text = &kRuledOutGiven;
                    digit = walk_.reached.digit(end.cell);
                }
                break;
            case DeadEnd::Kind::house: text = cube_ ? &kHouseEmpty : &kNoVertex; break;
            case DeadEnd::Kind::clash: text = cube_ ? &kTwoOnes : &kAlike; break;
        }
        return words_.say(*text, words_.cell(end.cell), digit == 0 ? "" : words_.digit(digit),
                          words_.of_houses({end.house}), words_.cell(end.other));
    }

    const Words& words() const { return words_; }

  private:
    std::string reason(const ModelStep& step) const {
        switch (step.kind) {
            case ModelStepKind::last_cell:
                return say(kLastCell, step, words_.of_houses(houses(step)), {});
            case ModelStepKind::cell: {
                const std::string list = values_elsewhere(step);
                if (list.empty())
                    return say(cube_ ? kOneValueAtAll : kOneColourAtAll, step, {}, {});
                return say(cube_ ? kOneValue : kOneColour, step, {}, list);
            }
            case ModelStepKind::house: {
                const std::uint32_t house = houses(step).front();
                return say(cube_ ? kOnePlace : kOneVertex, step,
                           cube_ ? words_.house(house) : words_.of_houses({house}),
                           places_elsewhere(step));
            }
            case ModelStepKind::choice: break;
        }
        return choice(step);
    }

    std::string say(const MessageText& text, const ModelStep& step, const std::string& houses,
                    const std::string& reasons) const {
        return words_.say(text, words_.cell(step.placement.cell),
                          words_.digit(step.placement.digit), houses, reasons);
    }

    std::vector<std::uint32_t> houses(const ModelStep& step) const {
        std::vector<std::uint32_t> out;
        for (const std::uint32_t equation : step.equations) {
            if (equation < board_.cell_count()) continue;
            out.push_back((equation - board_.cell_count()) / board_.order());
        }
        return out;
    }

    std::string values_elsewhere(const ModelStep& step) const {
        std::vector<std::string> items;
        DigitSet ruled_out;
        for (const ModelReason& reason : step.reasons) {
            if (reason.by) {
                items.push_back(words_.say(cube_ ? kStandsIn : kColourAt,
                                           words_.digit(reason.zero.digit),
                                           words_.cell(*reason.by)));
            } else {
                ruled_out.insert(reason.zero.digit);
            }
        }
        if (!ruled_out.empty()) {
            items.push_back(words_.say(kMarksRuleOut, words_.the_digits(ruled_out)));
        }
        return words_.all_of(items);
    }

    // Reasons by the same digit stand side by side.
    std::string places_elsewhere(const ModelStep& step) const {
        std::vector<std::string> items;
        std::vector<Cell> ruled_out;
        for (std::size_t i = 0; i < step.reasons.size();) {
            const auto by = step.reasons[i].by;
            std::vector<Cell> cells;
            for (; i < step.reasons.size() && step.reasons[i].by == by; ++i) {
                cells.push_back(step.reasons[i].zero.cell);
            }
            if (!by) {
                ruled_out.insert(ruled_out.end(), cells.begin(), cells.end());
                continue;
            }
            items.push_back(words_.say(cube_ ? kSees : kHasNeighbour, cells.size(),
                                       words_.cells(cells), words_.digit(step.placement.digit),
                                       words_.cell(*by)));
        }
        if (!ruled_out.empty()) {
            items.push_back(words_.say(kMarksRuleOutIn, words_.cells(ruled_out)));
        }
        return words_.all_of(items);
    }

    std::string choice(const ModelStep& step) const {
        const std::string values = words_.any_digit(step.values);
        const std::string cell = words_.cell(step.placement.cell);
        const std::string digit = words_.digit(step.placement.digit);
        const bool one = walk_.verdict == Verdict::one;
        const bool several = walk_.verdict == Verdict::several;
        if (step.ordered) {
            const MessageText& solution = one       ? kTheOnlySolution
                                          : several ? kTheFirstSolution
                                                    : kTheFoundSolution;
            return words_.say(kCouldStillBe, cell, digit, values, "",
                              cube_ ? kTheDigit : kTheColour, solution,
                              cube_ ? kThatDigit : kThatColour);
        }
        const MessageText& outcome = one ? kOnlyThisLeads : several ? kFollowsFirst : kFollowsFound;
        return words_.say(cube_ ? kNothingForced : kNoVertexForced) + " " +
               words_.say(cube_ ? kFewest : kFewestColours, cell, digit, values) + " " +
               words_.say(outcome, cell, digit);
    }

    std::string consequences(const ModelStep& step, const State& before) const {
        const auto [cell, digit] = step.placement;
        const std::size_t equations = step.equations.size();
        std::string out = words_.say(equations == 0 ? kTaken : kOnlyTermOf, equations,
                                     board_.row_of(cell) + 1, board_.column_of(cell) + 1, digit);
        for (const std::uint32_t equation : step.equations) out += "\n" + sum(equation);
        return out + "\n" + zeros(step, before);
    }

    std::string sum(std::uint32_t equation) const {
        if (equation < board_.cell_count()) {
            return words_.say(kCellSum, board_.row_of(equation) + 1,
                              board_.column_of(equation) + 1);
        }
        const std::uint32_t index = equation - board_.cell_count();
        const std::uint32_t house = index / board_.order();
        const House& wanted = board_.houses()[house];
        const MessageText& text = wanted.kind == HouseKind::row      ? kRowSum
                                  : wanted.kind == HouseKind::column ? kColumnSum
                                                                     : kHouseSum;
        return words_.say(text, house_name(board_, house, words_.language()), wanted.index + 1,
                          index % board_.order() + 1);
    }

    std::string zeros(const ModelStep& step, const State& before) const {
        const std::size_t count = step.zeros.size();
        if (count == 0) return words_.say(kNoZeros);
        if (count > kMostZerosNamed) {
            const std::size_t in_cell = before.candidates(step.placement.cell).size() - 1;
            return words_.say(kManyZeros, count, in_cell, count - in_cell, step.placement.digit);
        }
        std::vector<std::string> names;
        for (const Candidate zero : step.zeros) names.push_back(variable(words_, zero));
        return words_.say(kZeros, count, words_.all_of(names));
    }

    const ModelWalk& walk_;
    const Board& board_;
    Words words_;
    bool cube_;
};

std::size_t open_variables(const State& state) {
    std::size_t out = 0;
    for (const Cell cell : state.open_cells()) out += state.candidates(cell).size();
    return out;
}

}  // namespace

std::string model_step_name(const ModelWalk& walk, const ModelStep& step, Language language,
                            Symbols symbols) {
    return Telling(walk, language, symbols).name(step);
}

std::string model_step_text(const ModelWalk& walk, const ModelStep& step, const State& before,
                            Language language, Symbols symbols) {
    return Telling(walk, language, symbols).text(step, before);
}

std::string model_start_text(const ModelWalk& walk, Language language) {
    const State& state = walk.start;
    const Board& board = state.board();
    const std::size_t givens = board.cell_count() - state.open_count();
    if (walk.model == WalkModel::graph) {
        const GraphFigures figures = figures_of(board);
        return message(kGraphStart, figures.vertices, figures.edges, board.order(), givens,
                       state.open_count())
            .in(language);
    }
    const std::size_t variables = std::size_t{board.cell_count()} * board.order();
    const std::size_t open = open_variables(state);
    return message(kCubeStart, givens, variables - open - givens, variables, open).in(language);
}

std::string model_end_text(const ModelWalk& walk, Language language, Symbols symbols) {
    const Telling telling(walk, language, symbols);
    const Board& board = walk.start.board();
    const std::size_t steps = walk.steps.size();
    const bool cube = walk.model == WalkModel::cube;
    std::string out;
    if (!walk.passed_over.empty()) {
        out +=
            message(kPassedOver, walk.passed_over.size(), telling.words().cells(walk.passed_over))
                .in(language) +
            "\n";
    }
    switch (walk.end) {
        case ModelWalkEnd::solved:
            out += message(cube ? kCubeSolved : kGraphSolved, steps,
                           std::size_t{board.cell_count()} * (cube ? board.order() : 1))
                       .in(language);
            break;
        case ModelWalkEnd::dead_end:
            out += message(kDeadEndAfter, steps, telling.dead_end(*walk.dead_end)).in(language);
            break;
        case ModelWalkEnd::stuck: out += message(kStuckAfter, steps).in(language); break;
        case ModelWalkEnd::stopped: out += message(kStoppedAfter, steps).in(language); break;
    }
    if (walk.choices > 0) out += "\n" + message(kChoices, walk.choices).in(language);
    if (walk.verdict == Verdict::several) out += "\n" + std::string(kSeveral.in(language));
    return out;
}

}  // namespace sudokit
