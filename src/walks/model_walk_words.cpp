// Walks through models in words.
#include <algorithm>
#include <map>
#include <set>

#include "sudokit/graph.hpp"
#include "sudokit/model_walk.hpp"

#include "logic/explain/words.hpp"
#include "walks/model_walk_messages.hpp"

namespace sudokit {
namespace {

using logic::Words;
namespace text = walks::text;

// More than these are only counted.
constexpr std::size_t kMostZerosNamed = 12;

std::string variable(const Words& words, Candidate candidate) {
    const Board& board = words.board();
    return words.say(text::kVariable, board.row_of(candidate.cell) + 1,
                     board.column_of(candidate.cell) + 1, candidate.digit);
}

// Speaks of the steps of one walk.
class Telling {
  public:
    Telling(const ModelWalk& walk, Language language, Symbols symbols)
        : walk_(walk),
          board_(walk.start.board()),
          words_(board_, {language, symbols}),
          cube_(walk.model == WalkModel::cube) {}

    std::string name(const ModelStep& step) const {
        const auto [cell, digit] = step.placement;
        if (cube_ || board_.order() > text::kColourNames.size()) {
            return words_.say(text::kSets, words_.cell(cell), words_.digit(digit));
        }
        return words_.say(text::kSetsNamed, words_.cell(cell), words_.digit(digit),
                          text::kColourNames[digit - 1]);
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
                text = cube_ ? &text::kCellEmpty : &text::kNoColour;
                if (walk_.reached.digit(end.cell) != 0) {
                    text = &text::kRuledOutGiven;
                    digit = walk_.reached.digit(end.cell);
                }
                break;
            case DeadEnd::Kind::house: text = cube_ ? &text::kHouseEmpty : &text::kNoVertex; break;
            case DeadEnd::Kind::clash: text = cube_ ? &text::kTwoOnes : &text::kAlike; break;
        }
        const std::string house =
            end.kind == DeadEnd::Kind::cell ? "" : words_.of_houses({end.house});
        return words_.say(*text, words_.cell(end.cell), digit == 0 ? "" : words_.digit(digit),
                          house, words_.cell(end.other));
    }

    const Words& words() const { return words_; }

  private:
    std::string reason(const ModelStep& step) const {
        switch (step.kind) {
            case ModelStepKind::last_cell:
                return say(text::kLastCell, step, words_.of_houses(houses(step)), {});
            case ModelStepKind::cell: {
                const std::string list = values_elsewhere(step);
                if (list.empty())
                    return say(cube_ ? text::kOneValueAtAll : text::kOneColourAtAll, step, {}, {});
                const MessageText& colour =
                    marks_take_part(step) ? text::kOneColourLeft : text::kOneColour;
                return say(cube_ ? text::kOneValue : colour, step, {}, list);
            }
            case ModelStepKind::house: {
                const std::uint32_t house = houses(step).front();
                return say(cube_ ? text::kOnePlace : text::kOneVertex, step,
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

    static bool marks_take_part(const ModelStep& step) {
        return std::ranges::any_of(step.reasons,
                                   [](const ModelReason& reason) { return !reason.by; });
    }

    std::string values_elsewhere(const ModelStep& step) const {
        const MessageText& colour = marks_take_part(step) ? text::kColourIsAt : text::kColourAt;
        std::vector<std::string> items;
        std::vector<std::string> ruled_out;
        std::map<std::uint32_t, DigitSet> by_constraints;
        for (const ModelReason& reason : step.reasons) {
            const std::string digit = words_.digit(reason.zero.digit);
            if (reason.constraint) {
                by_constraints[*reason.constraint].insert(reason.zero.digit);
            } else if (reason.by) {
                items.push_back(
                    words_.say(cube_ ? text::kStandsIn : colour, digit, words_.cell(*reason.by)));
            } else if (cube_) {
                ruled_out.push_back(words_.the_digits(DigitSet::of(reason.zero.digit)));
            } else {
                ruled_out.push_back(words_.say(text::kColourNumber, digit));
            }
        }
        std::vector<std::string> sentences;
        if (!items.empty()) sentences.push_back(words_.all_of(items));
        if (!ruled_out.empty()) {
            sentences.push_back(words_.say(text::kMarksRuleOut, words_.all_of(ruled_out)));
        }
        for (const auto& [constraint, digits] : by_constraints) {
            sentences.push_back(words_.say(text::kConstraintRulesOut, words_.the_digits(digits),
                                           digits.size(), constraint_text(constraint)));
        }
        return one_after_the_other(sentences);
    }

    std::string constraint_text(std::uint32_t constraint) const {
        return walk_.start.constraints()[constraint]->text(words_.language());
    }

    std::string one_after_the_other(const std::vector<std::string>& sentences) const {
        std::string out;
        for (const std::string& sentence : sentences) {
            out = out.empty() ? sentence : words_.say(text::kAndThen, out, sentence);
        }
        return out;
    }

    // Reasons by the same digit stand side by side.
    std::string places_elsewhere(const ModelStep& step) const {
        std::vector<std::string> items;
        std::vector<Cell> ruled_out;
        for (std::size_t i = 0; i < step.reasons.size();) {
            const auto by = step.reasons[i].by;
            const auto constraint = step.reasons[i].constraint;
            std::vector<Cell> cells;
            for (; i < step.reasons.size() && step.reasons[i].by == by &&
                   step.reasons[i].constraint == constraint;
                 ++i) {
                cells.push_back(step.reasons[i].zero.cell);
            }
            if (constraint) {
                items.push_back(words_.say(text::kConstraintRulesOutIn, words_.cells(cells),
                                           constraint_text(*constraint)));
                continue;
            }
            if (!by) {
                ruled_out.insert(ruled_out.end(), cells.begin(), cells.end());
                continue;
            }
            items.push_back(words_.say(cube_ ? text::kSees : text::kHasNeighbour, cells.size(),
                                       words_.cells(cells), words_.digit(step.placement.digit),
                                       words_.cell(*by)));
        }
        if (!ruled_out.empty()) {
            items.push_back(words_.say(text::kMarksRuleOutIn, words_.cells(ruled_out)));
        }
        return one_after_the_other(items);
    }

    std::string choice(const ModelStep& step) const {
        const std::string values = words_.any_digit(step.values);
        const std::string cell = words_.cell(step.placement.cell);
        const std::string digit = words_.digit(step.placement.digit);
        const bool one = walk_.verdict == Verdict::one;
        const bool several = walk_.verdict == Verdict::several;
        if (step.ordered) {
            const MessageText& solution = one       ? text::kTheOnlySolution
                                          : several ? text::kTheFirstSolution
                                                    : text::kTheFoundSolution;
            return words_.say(text::kCouldStillBe, cell, digit, values, "",
                              cube_ ? text::kTheDigit : text::kTheColour, solution,
                              cube_ ? text::kThatDigit : text::kThatColour);
        }
        const MessageText& only = cube_ ? text::kOnlyThisLeads : text::kOnlyThisColourLeads;
        const MessageText& outcome = one       ? only
                                     : several ? text::kFollowsFirst
                                               : text::kFollowsFound;
        return words_.say(cube_ ? text::kNothingForced : text::kNoVertexForced) + " " +
               words_.say(cube_ ? text::kFewest : text::kFewestColours, cell, digit, values) + " " +
               words_.say(outcome, cell, digit);
    }

    std::string consequences(const ModelStep& step, const State& before) const {
        const auto [cell, digit] = step.placement;
        const std::size_t equations = step.equations.size();
        std::string out = words_.say(equations == 0 ? text::kTaken : text::kOnlyTermOf, equations,
                                     board_.row_of(cell) + 1, board_.column_of(cell) + 1, digit);
        for (const std::uint32_t equation : step.equations) out += "\n" + sum(equation);
        return out + "\n" + zeros(step, before);
    }

    std::string sum(std::uint32_t equation) const {
        if (equation < board_.cell_count()) {
            return words_.say(text::kCellSum, board_.row_of(equation) + 1,
                              board_.column_of(equation) + 1);
        }
        const std::uint32_t index = equation - board_.cell_count();
        const std::uint32_t house = index / board_.order();
        const House& wanted = board_.houses()[house];
        const MessageText& text = wanted.kind == HouseKind::row      ? text::kRowSum
                                  : wanted.kind == HouseKind::column ? text::kColumnSum
                                                                     : text::kHouseSum;
        return words_.say(text, house_name(board_, house, words_.wording()), wanted.index + 1,
                          index % board_.order() + 1);
    }

    std::string zeros(const ModelStep& step, const State& before) const {
        const std::size_t count = step.zeros.size();
        if (count == 0) return words_.say(text::kNoZeros);
        if (count > kMostZerosNamed && !before.constraints().empty()) {
            return words_.say(text::kManyZerosInAll, count);
        }
        if (count > kMostZerosNamed) {
            const std::size_t in_cell = before.candidates(step.placement.cell).size() - 1;
            return words_.say(text::kManyZeros, count, in_cell, count - in_cell,
                              step.placement.digit);
        }
        std::vector<std::string> names;
        for (const Candidate zero : step.zeros) names.push_back(variable(words_, zero));
        return words_.say(text::kZeros, count, words_.all_of(names));
    }

    const ModelWalk& walk_;
    const Board& board_;
    Words words_;
    bool cube_;
};

// What constraints keep apart beside the houses.
std::size_t further_edges(const State& state) {
    std::set<std::pair<Cell, Cell>> pairs;
    for (const ConstraintPtr& constraint : state.constraints()) {
        for (const std::vector<Cell>& group : constraint->different()) {
            for (const Cell a : group) {
                for (const Cell b : group) {
                    if (a < b && !state.board().peer_set(a).contains(b)) pairs.emplace(a, b);
                }
            }
        }
    }
    return pairs.size();
}

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
        return message(text::kGraphStart, figures.vertices, figures.edges + further_edges(state),
                       board.order(), givens, state.open_count())
            .in(language);
    }
    const std::size_t variables = std::size_t{board.cell_count()} * board.order();
    const std::size_t open = open_variables(state);
    return message(givens == 0 ? text::kCubeStartEmpty : text::kCubeStart, givens,
                   variables - open - givens, variables, open)
        .in(language);
}

std::string model_end_text(const ModelWalk& walk, Language language, Symbols symbols) {
    const Telling telling(walk, language, symbols);
    const std::size_t steps = walk.steps.size();
    const bool cube = walk.model == WalkModel::cube;
    std::string out;
    if (!walk.filled_before.empty()) {
        out += telling.words().say(cube ? text::kFilledBefore : text::kVerticesColouredBefore,
                                   walk.filled_before.size(),
                                   telling.words().cells(walk.filled_before)) +
               "\n";
    }
    if (!walk.passed_over.empty()) {
        out +=
            telling.words().say(cube ? text::kPassedOver : text::kVerticesPassedOver,
                                walk.passed_over.size(), telling.words().cells(walk.passed_over)) +
            "\n";
    }
    switch (walk.end) {
        case ModelWalkEnd::solved:
            out += message(cube ? text::kCubeSolved : text::kGraphSolved, steps).in(language);
            break;
        case ModelWalkEnd::dead_end:
            out +=
                telling.words().say(text::kDeadEndAfter, steps, telling.dead_end(*walk.dead_end));
            break;
        case ModelWalkEnd::stuck: out += message(text::kStuckAfter, steps).in(language); break;
        case ModelWalkEnd::stopped: out += message(text::kStoppedAfter, steps).in(language); break;
    }
    if (walk.choices > 0) out += "\n" + message(text::kChoices, walk.choices).in(language);
    if (walk.verdict == Verdict::several) out += "\n" + std::string(text::kSeveral.in(language));
    return out;
}

}  // namespace sudokit
