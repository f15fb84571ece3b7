#include "cli/generate/told.hpp"

#include <algorithm>
#include <cmath>

#include "sudokit/clock.hpp"
#include "sudokit/explanation_walk.hpp"

#include "cli/generate/messages.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/picture.hpp"

namespace sudokit::cli {
namespace {

const LevelInfo& info_of_level(Level level) {
    return all_levels(Scale::level)[static_cast<std::size_t>(level)];
}

std::string steps_text(const std::vector<Step>& steps) {
    std::string out;
    for (const TechniqueInfo& info : all_techniques()) {
        const auto count = std::ranges::count(steps, info.id, &Step::technique);
        if (count == 0) continue;
        out += (out.empty() ? "" : ",") + std::string(info.word) + ":" + std::to_string(count);
    }
    return out;
}

std::string weight_text(double weight) {
    const auto hundredths = std::llround(weight * 100);
    std::string out = std::to_string(hundredths / 100);
    if (hundredths % 100 != 0) {
        out += hundredths % 100 < 10 ? ".0" : ".";
        out += std::to_string(hundredths % 100);
    }
    return out;
}

}  // namespace

Teller::Facts Teller::facts_of(const MadePuzzle& made) {
    const GenerateWith& with = arguments_.with;
    const Timer timer(0, &interrupt::flag());
    Facts facts;
    if (with.weight) facts.weight = weight_text(made.weight);
    if (rate_fault(made.puzzle)) return facts;
    if (with.level) {
        facts.level = made.level ? made.level : levels_.rate(made.puzzle, timer.deadline()).level;
    }
    if (with.depth) {
        facts.depth = made.depth ? made.depth : depths_.rate(made.puzzle, timer.deadline()).depth;
    }
    if (with.score) {
        const ScoreAnswer answer = scores_.rate(made.puzzle, timer.deadline());
        if (answer.level) facts.score = answer.score;
    }
    // Those of the player whom --uses speaks of.
    if (with.steps) {
        ExplanationWalkOptions options;
        options.deadline = timer.deadline();
        facts.steps = steps_text(explanation_walk({made.puzzle}, options, solver_).steps);
    }
    return facts;
}

std::string Teller::columns(const Facts& facts, std::string before, char separator) const {
    const GenerateWith& with = arguments_.with;
    const auto column = [&](std::string_view text) {
        before += separator;
        const bool quoted = text.find(separator) != std::string_view::npos;
        if (quoted) before += '"';
        before += text.empty() ? "-" : text;
        if (quoted) before += '"';
    };
    if (with.level) column(facts.level ? info_of_level(*facts.level).word : "");
    if (with.score) column(facts.score ? std::to_string(*facts.score) : "");
    if (with.depth) column(facts.depth ? std::to_string(*facts.depth) : "");
    if (with.steps) column(facts.steps);
    if (with.weight) column(facts.weight);
    return before + "\n";
}

Result<std::string> Teller::line(const MadePuzzle& made, const Facts& facts) {
    auto text = kept_.write({made.puzzle, {}, {}, {}});
    if (!text) return text;
    text->pop_back();  // the line end
    if (arguments_.with.solution) {
        *text += '\t';
        *text += line_of(made.puzzle.board(), made.solution.digits, arguments_.write);
    }
    return columns(facts, *std::move(text), '\t');
}

Result<std::string> Teller::table_row(const MadePuzzle& made, const Facts& facts) {
    auto text = kept_.write(entry(made, facts));
    if (!text) return text;
    text->pop_back();  // the line end
    return columns(facts, *std::move(text), ',');
}

std::string Teller::drawing(const MadePuzzle& made, const Facts& facts) const {
    const Language language = arguments_.language;
    const Entry entry{made.puzzle};
    std::string out = caption(job_, entry) + draw_entry(job_, entry);
    if (arguments_.with.solution) {
        const Board& board = made.puzzle.board();
        out += "\n" + draw_text(board, made.solution.digits, made.puzzle.givens(),
                                picture_style(job_, board));
    }
    const auto add = [&](const MessageText& text, const auto& value) {
        out += sentence(language, text, value) + "\n";
    };
    if (facts.level) add(text::kToldLevel, info_of_level(*facts.level).name);
    if (facts.score) add(text::kToldScore, *facts.score);
    if (facts.depth) add(text::kToldDepth, *facts.depth);
    if (!facts.steps.empty()) add(text::kToldSteps, facts.steps);
    if (!facts.weight.empty()) add(text::kToldWeight, facts.weight);
    return out;
}

Entry Teller::entry(const MadePuzzle& made, const Facts& facts) const {
    Entry entry{made.puzzle};
    if (arguments_.with.solution) entry.solution = made.solution;
    if (facts.level) entry.info.level = info_of_level(*facts.level).word;
    std::string& comment = entry.info.comment;
    const auto add = [&](const std::string& text) {
        comment += (comment.empty() ? "" : " ") + text;
    };
    if (facts.score) add("score:" + std::to_string(*facts.score));
    if (facts.depth) add("depth:" + std::to_string(*facts.depth));
    if (!facts.steps.empty()) add(facts.steps);
    if (!facts.weight.empty()) add("weight:" + facts.weight);
    return entry;
}

Result<std::string> Teller::text(const MadePuzzle& made) {
    const Facts facts = facts_of(made);
    if (!format_) return drawing(made, facts);
    if (format_ == Format::line) return line(made, facts);
    if (format_ == Format::csv) return table_row(made, facts);
    return kept_.write(entry(made, facts));
}

std::string told_prologue(const GenerateWith& with, Format format) {
    std::string out(file_prologue(format));
    if (format != Format::csv) return out;
    out.pop_back();  // the line end
    if (with.level) out += ",level";
    if (with.score) out += ",score";
    if (with.depth) out += ",depth";
    if (with.steps) out += ",steps";
    if (with.weight) out += ",weight";
    return out + "\n";
}

}  // namespace sudokit::cli
