// What is said around the steps of a walk: what is wrong, how it ended, hints.
#include "sudokit/explanation_walk.hpp"

#include "logic/explain/board_json.hpp"

namespace sudokit {
namespace {

constexpr MessageText kWalkSolved{"Solved in {0} {0:step|steps}.",
                                  "Résolu en {0} {0:étape|étapes}."};
constexpr MessageText kWalkSolvedAlready{"Nothing is left to do: every cell is filled.",
                                         "Il n’y a plus rien à faire : toutes les cases "
                                         "sont remplies."};
constexpr MessageText kWalkAssumed{
    " {0} {0:step rests|steps rest} on patterns, chains and nets. {1} {1:step is a proof|steps are "
    "proofs} by cases inside cases: a candidate is assumed, and each case that follows from it is "
    "tried until it fails ({4} {4:case|cases} in all, {3} {3:assumption|assumptions} deep at "
    "most).",
    " {0} {0:étape repose|étapes reposent} sur des motifs, des chaînes et des réseaux. {1} "
    "{1:étape "
    "est une preuve|étapes sont des preuves} par cas imbriqués : on suppose un candidat, et l’on "
    "essaie chaque cas qui en découle jusqu’à ce qu’il échoue ({4} cas en tout, {3} "
    "{3:hypothèse|hypothèses imbriquées} au plus)."};
constexpr MessageText kWalkStuck{
    "Stuck after {0} {0:step|steps}: none of the techniques finds anything more.",
    "Bloqué après {0} {0:étape|étapes} : aucune des techniques ne trouve plus rien."};
constexpr MessageText kWalkDeadEnd{"Dead end after {0} {0:step|steps}: {1}.",
                                   "Impasse après {0} {0:étape|étapes} : {1}."};
constexpr MessageText kWalkReached{"Stopped after {0} {0:step|steps}, as asked.",
                                   "Arrêt après {0} {0:étape|étapes}, comme demandé."};
constexpr MessageText kWalkStopped{"Out of time after {0} {0:step|steps}.",
                                   "Temps écoulé après {0} {0:étape|étapes}."};
constexpr MessageText kWalkUnsound{"Step {0} fails the check: {1}.",
                                   "L’étape {0} ne passe pas la vérification : {1}."};

constexpr MessageText kDifferIn{
    "The puzzle has several solutions, which differ in {0} {0:cell|cells}: {1}.",
    "La grille a plusieurs solutions, qui diffèrent dans {0} {0:case|cases} : {1}."};
constexpr MessageText kDifferInMany{
    "The puzzle has several solutions, which differ in {0} cells.",
    "La grille a plusieurs solutions, qui diffèrent dans {0} cases."};
constexpr MessageText kNoSolutionWalk{"The puzzle has no solution.",
                                      "La grille n’a pas de solution."};
constexpr MessageText kClashingGivens{
    "These {0} givens contradict each other, and it takes all of them: {1}.",
    "Ces {0} données se contredisent, et il les faut toutes pour cela : {1}."};
constexpr MessageText kUnknownSolutions{
    "Out of time: how many solutions the puzzle has is not known.",
    "Temps écoulé : on ne sait pas combien de solutions a la grille."};
constexpr MessageText kWrongDigit{"{0} is wrong: it is not {1}.",
                                  "{0} est fausse : elle ne vaut pas {1}."};
constexpr MessageText kMissingCandidate{"The notes in {0} lack the right digit, {1}.",
                                        "Le bon chiffre, le {1}, manque aux notes de la case {0}."};

// The player's mistakes as hints, a little at a time.
constexpr MessageText kHintMistake{"There is a mistake in what you have done so far.",
                                   "Il y a une erreur dans ce que vous avez fait."};
constexpr MessageText kHintWrongDigits{
    "{0} {0:digit that you placed is|digits that you placed are} wrong.",
    "{0} {0:chiffre que vous avez placé est faux|chiffres que vous avez placés sont faux}."};
constexpr MessageText kHintWrongNotes{
    "{0} {0:cell lacks|cells lack} the right digit among your notes.",
    "Dans {0} {0:case|cases}, le bon chiffre manque à vos notes."};
constexpr MessageText kHintWrongCells{"Look again at {0}.", "Revoyez {0}."};

// More of them are a wall of words; JSON and pictures have all.
constexpr std::size_t kMostCellsTold = 20;

std::string mistake_text(const Board& board, const Mistake& mistake, const Wording& wording) {
    const bool digit = mistake.kind == Mistake::Kind::digit;
    return sentence(wording.language, digit ? kWrongDigit : kMissingCandidate,
                    cell_name(board, mistake.candidate.cell, wording),
                    symbol_of(wording.symbols, mistake.candidate.digit)) +
           "\n";
}

std::size_t count_of(const std::vector<Mistake>& mistakes, Mistake::Kind kind) {
    std::size_t count = 0;
    for (const Mistake& mistake : mistakes) count += mistake.kind == kind ? 1U : 0U;
    return count;
}

// What the player got wrong: that, then what, then where, then all.
std::string mistakes_hint(const ExplanationWalk& walk, HintStrength strength,
                          const Wording& wording) {
    const Language language = wording.language;
    std::string out(kHintMistake.in(language));
    if (strength == HintStrength::step) {
        return out + "\n" + diagnosis_text(walk, wording);
    }
    if (strength >= HintStrength::technique) {
        const std::size_t digits = count_of(walk.mistakes, Mistake::Kind::digit);
        const std::size_t notes = count_of(walk.mistakes, Mistake::Kind::candidate);
        if (digits > 0) out += " " + message(kHintWrongDigits, digits).in(language);
        if (notes > 0) out += " " + message(kHintWrongNotes, notes).in(language);
    }
    if (strength >= HintStrength::cells) {
        std::vector<Cell> cells;
        cells.reserve(walk.mistakes.size());
        for (const Mistake& mistake : walk.mistakes) cells.push_back(mistake.candidate.cell);
        out += " " + sentence(language, kHintWrongCells,
                              list_of_cells(walk.start.board(), cells, wording));
    }
    return out + "\n";
}

// How the walk ended, in a sentence.
std::string end_words(const ExplanationWalk& walk, const Wording& wording) {
    const Language language = wording.language;
    const std::size_t steps = walk.steps.size();
    switch (walk.end) {
        case ExplanationWalkEnd::solved: break;
        case ExplanationWalkEnd::stuck: return message(kWalkStuck, steps).in(language);
        case ExplanationWalkEnd::reached: return message(kWalkReached, steps).in(language);
        case ExplanationWalkEnd::stopped: return message(kWalkStopped, steps).in(language);
        case ExplanationWalkEnd::unsound:
            return message(kWalkUnsound, steps, *walk.fault).in(language);
        case ExplanationWalkEnd::dead_end:
            return sentence(language, kWalkDeadEnd, steps,
                            dead_end_text(*walk.dead_end, walk.start.board(), wording));
    }
    return message(steps == 0 ? kWalkSolvedAlready : kWalkSolved, steps).in(language);
}

}  // namespace

std::string diagnosis_text(const ExplanationWalk& walk, const Wording& wording) {
    const Language language = wording.language;
    const Board& board = walk.start.board();
    std::string out;
    switch (walk.verdict) {
        case Verdict::one: break;
        case Verdict::some:
        case Verdict::unknown: out += std::string(kUnknownSolutions.in(language)) + "\n"; break;
        case Verdict::several:
            out += walk.differing.size() > kMostCellsTold
                       ? sentence(language, kDifferInMany, walk.differing.size()) + "\n"
                       : sentence(language, kDifferIn, walk.differing.size(),
                                  list_of_cells(board, walk.differing, wording)) +
                             "\n";
            break;
        case Verdict::none:
            out += std::string(kNoSolutionWalk.in(language)) + "\n";
            if (!walk.clashing.empty()) {
                out += sentence(language, kClashingGivens, walk.clashing.size(),
                                list_of_cells(board, walk.clashing, wording)) +
                       "\n";
            }
            break;
    }
    for (const Mistake& mistake : walk.mistakes) {
        out += mistake_text(board, mistake, wording);
    }
    return out;
}

std::string explanation_walk_end_text(const ExplanationWalk& walk, const Wording& wording) {
    std::string out = end_words(walk, wording);
    const auto [trees, size] = assumed_share(walk.steps);
    if (trees > 0) {
        out += message(kWalkAssumed, walk.steps.size() - trees, trees, size.assumptions, size.depth,
                       size.leaves)
                   .in(wording.language);
    }
    return out;
}

const Step* hinted_step(const ExplanationWalk& walk) {
    const bool sound = walk.mistakes.empty() && walk.verdict == Verdict::one;
    return sound && !walk.steps.empty() ? walk.steps.data() : nullptr;
}

std::string hint_text(const ExplanationWalk& walk, HintStrength strength, const Wording& wording) {
    if (!walk.mistakes.empty()) return mistakes_hint(walk, strength, wording);
    if (walk.verdict != Verdict::one) return diagnosis_text(walk, wording);
    if (const Step* step = hinted_step(walk)) {
        return hint(*step, walk.start, strength, wording) + "\n";
    }
    const bool solved = walk.end == ExplanationWalkEnd::solved;
    return std::string((solved ? kWalkSolvedAlready : kNoStepText).in(wording.language)) + "\n";
}

// What a hint of this strength does not tell is null.
void write_hint_members(JsonWriter& writer, const ExplanationWalk& walk, HintStrength strength,
                        const Wording& wording) {
    std::string words = hint_text(walk, strength, wording);
    if (!words.empty()) words.pop_back();
    writer.key("answer").text(verdict_word(walk.verdict));
    writer.key("strength").number(static_cast<int>(strength));
    writer.key("mistakes").number(walk.mistakes.size()).key("hint").text(words);
    const Step* const step = hinted_step(walk);
    const auto tells = [&](HintStrength least) { return step != nullptr && strength >= least; };
    logic::BoardJson out(writer, walk.start.board());
    out.key("technique");
    if (tells(HintStrength::technique)) {
        out.text(info_of(step->technique).word);
    } else {
        out.null();
    }
    out.key("cells");
    if (tells(HintStrength::cells)) {
        out.cells(pattern_cells(*step, walk.start));
    } else {
        out.null();
    }
    out.key("step");
    if (tells(HintStrength::step)) {
        out.begin_object();
        write_step_members(writer, *step, walk.start);
        out.end_object();
    } else {
        out.null();
    }
}

}  // namespace sudokit
