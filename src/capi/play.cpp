// Play: the position, hints, and the way to the solution.
#include <algorithm>

#include "sudokit/check.hpp"
#include "sudokit/draw.hpp"
#include "sudokit/explanation_walk.hpp"
#include "sudokit/grid_text.hpp"

#include "capi/handles.hpp"
#include "capi/options.hpp"
#include "capi/writing.hpp"

namespace sudokit::capi {
namespace {

// How steps are told: `to_symbols`, `words` and `cells`.
Wording wording_of(const sudokit_session& session, const Entry& entry, Options& given) {
    return {session.language, written_symbols(given.symbols(), entry.puzzle.board().order()),
            given.meaning("words", find_words_length).value_or(WordsLength::full),
            given.meaning("cells", find_cell_names).value_or(CellNames::own)};
}

// The givens and what the player has placed.
std::vector<std::uint8_t> digits_on(const Entry& entry) {
    std::vector<std::uint8_t> digits(entry.puzzle.givens().begin(), entry.puzzle.givens().end());
    for (Cell cell = 0; cell < entry.play.placed.size(); ++cell) {
        if (digits[cell] == 0) digits[cell] = entry.play.placed[cell];
    }
    return digits;
}

// Cells that hold the same digit as one that sees them.
std::vector<Cell> clashing_cells(const Board& board, const std::vector<std::uint8_t>& digits) {
    std::vector<Cell> out;
    for (Cell cell = 0; cell < digits.size(); ++cell) {
        const bool clashes =
            digits[cell] != 0 && std::ranges::any_of(board.peers(cell), [&](Cell peer) {
                return digits[peer] == digits[cell];
            });
        if (clashes) out.push_back(cell);
    }
    return out;
}

// The constraints that the digits break, by their numbers in `sudokit_facts`.
void write_broken(JsonWriter& out, const Puzzle& puzzle, const std::vector<std::uint8_t>& digits) {
    out.begin_array();
    for (std::size_t i = 0; i < puzzle.constraints().size(); ++i) {
        const Constraint& constraint = *puzzle.constraints()[i];
        std::vector<std::uint8_t> own;
        own.reserve(constraint.cells().size());
        for (const Cell cell : constraint.cells()) own.push_back(digits[cell]);
        if (!constraint.holds(own)) out.number(i);
    }
    out.end_array();
}

// What the position is worth: the only solution, and what the player has that is not of it.
struct Comparison {
    Verdict verdict = Verdict::unknown;
    std::vector<Mistake> mistakes;
};

Result<Comparison> compared(sudokit_session& session, const Entry& entry) {
    const auto found =
        session.solver.solve(entry.puzzle, {.keep = 1, .deadline = session.deadline()});
    if (!found) return found.error();
    Comparison out{posed_verdict(found->count, found->stop), {}};
    if (out.verdict == Verdict::one) out.mistakes = mistakes_of(entry, found->solutions.front());
    return out;
}

void write_mistakes(JsonWriter& out, const Board& board, const std::vector<Mistake>& mistakes) {
    out.key("mistakes").begin_array();
    for (const Mistake& mistake : mistakes) {
        const bool digit = mistake.kind == Mistake::Kind::digit;
        out.begin_object().key("kind").text(digit ? "digit" : "candidate");
        out.key("cell").text(cell_name(board, mistake.candidate.cell));
        out.key("digit").number(mistake.candidate.digit).end_object();
    }
    out.end_array();
}

// `right` says that nothing is wrong, and no more than that.
void write_comparison(JsonWriter& out, const Board& board, const Comparison& comparison,
                      bool reveal) {
    out.key("answer").text(verdict_word(comparison.verdict)).key("right");
    if (comparison.verdict == Verdict::one) {
        out.boolean(comparison.mistakes.empty());
    } else {
        out.null();
    }
    if (reveal) write_mistakes(out, board, comparison.mistakes);
}

void write_position(JsonWriter& out, const Entry& entry) {
    const Board& board = entry.puzzle.board();
    const std::vector<std::uint8_t> digits = digits_on(entry);
    const State state = state_of(entry);
    std::vector<DigitSet> candidates;
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        candidates.push_back(state.candidates(cell));
    }
    const std::vector<Cell> clashes = clashing_cells(board, digits);
    const bool full = std::ranges::count(digits, 0) == 0;
    out.key("digits").numbers(digits);
    write_digit_sets(out.key("candidates"), candidates);
    write_cells(out.key("clashes"), board, clashes);
    write_broken(out.key("broken"), entry.puzzle, digits);
    out.key("solved").boolean(full && solves({board, digits}, entry.puzzle));
}

// The start, what is before each step with the step pointed out, and the end.
void write_pictures(JsonWriter& out, const Entry& entry, const ExplanationWalk& walk,
                    const ExplanationWalkJsonOptions& json) {
    const Wording& wording = json.wording;
    SvgStyle style{.symbols = wording.symbols, .language = wording.language};
    out.key("pictures").begin_array().text(draw_svg(figure_of(entry), style));
    State state = walk.start;
    for (const Step& step : walk.steps) {
        style.title = info_of(step.technique).name.in(wording.language);
        style.description = explanation(step, state, wording);
        out.text(draw_svg(figure_of(step, state), style));
        apply(step, state);
    }
    style.title = explanation_walk_end_text(walk, wording);
    style.description.clear();
    out.text(draw_svg(figure_of(walk.end_state), style)).end_array();
}

// Every step from the start of the walk, up to `limit` (0: all); `complete` if there are no more.
void write_all_steps(JsonWriter& out, const ExplanationWalk& walk, std::size_t limit,
                     const ExplanationWalkJsonOptions& json, const Deadline& deadline) {
    std::size_t count = 0;
    bool more = false;
    out.key("steps").begin_array();
    const auto take = [&](const Step& step) {
        more = limit != 0 && count == limit;
        if (more) return false;
        ++count;
        out.begin_object();
        const bool verified = json.checks && !check(step, walk.start);
        write_explained_step_members(out, step, walk.start, verified, json);
        out.end_object();
        return true;
    };
    const bool whole =
        find_steps(walk.order, walk.techniques, walk.start, StepSink(take, deadline));
    out.end_array().key("complete").boolean(whole && !more);
}

void write_used(JsonWriter& out, const ExplanationWalk& walk) {
    out.key("techniques").begin_array();
    for (const auto& [id, count] : count_techniques(walk.steps, walk.order)) {
        out.begin_object().key("name").text(info_of(id).word).key("count").number(count);
        out.end_object();
    }
    out.end_array();
}

}  // namespace
}  // namespace sudokit::capi

using namespace sudokit;
using namespace sudokit::capi;

sudokit_status sudokit_position(sudokit_session* session, const sudokit_puzzle* puzzle,
                                const char* options, sudokit_text** out) {
    const auto work = [&]() -> Answer {
        Options given(options);
        const bool compare = given.flag("compare");
        const bool reveal = given.flag("reveal");
        if (auto fault = given.fault()) return *std::move(fault);
        std::optional<Comparison> comparison;
        if (compare || reveal) {
            auto found = compared(*session, puzzle->entry);
            if (!found) return std::move(found).error();
            comparison = *std::move(found);
        }
        return json_object([&](JsonWriter& writer) {
            write_position(writer, puzzle->entry);
            if (!comparison) return;
            write_comparison(writer, puzzle->entry.puzzle.board(), *comparison, reveal);
        });
    };
    return give_text(session, out, work, puzzle);
}

sudokit_status sudokit_hint(sudokit_session* session, const sudokit_puzzle* puzzle,
                            const char* options, sudokit_text** out) {
    const auto work = [&]() -> Answer {
        Options given(options);
        ExplanationWalkOptions walking = step_options(given);
        const auto strength = static_cast<HintStrength>(given.number("strength", 1, 1, 4));
        const Wording wording = wording_of(*session, puzzle->entry, given);
        if (auto fault = given.fault()) return *std::move(fault);
        if (auto fault = order_fault(walking.order, puzzle->entry.puzzle)) return *std::move(fault);
        walking.limit = 1;
        walking.verify = true;
        walking.deadline = session->deadline();
        const ExplanationWalk walk = explanation_walk(puzzle->entry, walking, session->solver);
        const Step* const step = hinted_step(walk);
        return json_object([&](JsonWriter& writer) {
            write_hint_members(writer, walk, strength, wording);
            writer.key("outcome").text(explanation_walk_end_word(walk.end));
            writer.key("verified").boolean(step != nullptr && !walk.fault).key("figure");
            if (step == nullptr || strength != HintStrength::step) {
                writer.null();
                return;
            }
            writer.begin_object();
            write_figure_members(writer, figure_of(*step, walk.start));
            writer.end_object();
        });
    };
    return give_text(session, out, work, puzzle);
}

sudokit_status sudokit_explain(sudokit_session* session, const sudokit_puzzle* puzzle,
                               const char* options, sudokit_text** out) {
    const auto work = [&]() -> Answer {
        Options given(options);
        ExplanationWalkOptions walking = step_options(given);
        walking.until = given.meaning("until", find_technique);
        walking.limit = static_cast<std::size_t>(given.number("limit", 0, 0, 0xffff));
        walking.verify = given.flag("verify", true);
        walking.prune = given.flag("prune");
        ExplanationWalkJsonOptions json;
        json.wording = wording_of(*session, puzzle->entry, given);
        json.checks = true;
        json.figures = given.flag("figures");
        const bool pictures = given.flag("pictures");
        if (auto fault = given.fault()) return *std::move(fault);
        if (auto fault = order_fault(walking.order, puzzle->entry.puzzle)) return *std::move(fault);
        walking.deadline = session->deadline();
        const ExplanationWalk walk = explanation_walk(puzzle->entry, walking, session->solver);
        return json_object([&](JsonWriter& writer) {
            write_explanation_walk_members(writer, walk, walking, json);
            writer.key("diagnosis").text(diagnosis_text(walk, json.wording));
            writer.key("end").text(explanation_walk_end_text(walk, json.wording));
            write_used(writer, walk);
            if (pictures) write_pictures(writer, puzzle->entry, walk, json);
        });
    };
    return give_text(session, out, work, puzzle);
}

sudokit_status sudokit_all_steps(sudokit_session* session, const sudokit_puzzle* puzzle,
                                 const char* options, sudokit_text** out) {
    const auto work = [&]() -> Answer {
        Options given(options);
        ExplanationWalkOptions walking = step_options(given);
        const auto limit = static_cast<std::size_t>(given.number("limit", 0, 0, 0xffff));
        ExplanationWalkJsonOptions json;
        json.wording = wording_of(*session, puzzle->entry, given);
        json.checks = given.flag("verify", true);
        json.figures = given.flag("figures");
        if (auto fault = given.fault()) return *std::move(fault);
        if (auto fault = order_fault(walking.order, puzzle->entry.puzzle)) return *std::move(fault);
        // All that is wanted of the walk is where it begins.
        walking.limit = 1;
        walking.diagnose = false;
        walking.deadline = session->deadline();
        const ExplanationWalk walk = explanation_walk(puzzle->entry, walking, session->solver);
        return json_object([&](JsonWriter& writer) {
            writer.key("answer").text(verdict_word(walk.verdict));
            write_mistakes(writer, puzzle->entry.puzzle.board(), walk.mistakes);
            sudokit::write_position(writer.key("start"), walk.start);
            write_all_steps(writer, walk, limit, json, walking.deadline);
        });
    };
    return give_text(session, out, work, puzzle);
}
