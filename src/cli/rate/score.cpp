#include "cli/rate/score.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "cli/frame/columns.hpp"
#include "cli/rate/messages.hpp"
#include "cli/rate/stamp.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/messages.hpp"

namespace sudokit::cli {
namespace {

const ScoreLevelInfo& info(ScoreLevel level) {
    return all_score_levels()[static_cast<std::size_t>(level)];
}

}  // namespace

ScoreScale::Findings ScoreScale::find(Rater& rater, const Puzzle& puzzle, Deadline deadline) {
    Findings findings;
    findings.answer = rater.rate(puzzle, deadline, &findings.counts);
    return findings;
}

std::optional<std::size_t> ScoreScale::place(const Answer& answer) {
    if (!answer.level) return std::nullopt;
    return static_cast<std::size_t>(*answer.level);
}

std::string ScoreScale::line(const Answer& answer) {
    return std::string(info(*answer.level).word) + " " + std::to_string(answer.score);
}

std::string ScoreScale::table(const Findings& findings) const {
    const Language language = job_.language();
    const auto in = [&](const MessageText& text) { return std::string(text.in(language)); };
    std::vector<std::vector<std::string>> rows = {{in(text::kColumnTechnique),
                                                   in(text::kColumnLevel), in(text::kColumnSteps),
                                                   in(text::kColumnEach), in(text::kColumnScore)}};
    const auto add = [&](std::string name, ScoreLevel level, std::uint32_t count,
                         std::uint32_t each) {
        if (count == 0) return;
        rows.push_back({std::move(name), in(info(level).name), std::to_string(count),
                        std::to_string(each), std::to_string(count * each)});
    };
    for (const TechniqueId id : used_techniques(findings.counts)) {
        const TechniqueScore& counted = score_of(id);
        add(in(info_of(id).name), counted.level, findings.counts[static_cast<std::size_t>(id)],
            counted.score);
    }
    add(in(text::kFromSolution), ScoreLevel::extreme, findings.answer.guesses, kGuessScore);
    return in_columns(rows);
}

std::string ScoreScale::sentence(const Findings& findings) const {
    const Language language = job_.language();
    const ScoreAnswer& answer = findings.answer;
    if (!answer.level) return std::string(text::kScoreOutOfTime.in(language));
    std::string out = message(text::kScore, answer.score, info(*answer.level).name).in(language);
    if (answer.guesses > 0) {
        out += message(text::kScoreGuesses, answer.guesses).in(language);
    } else if (answer.hardest) {
        out += message(text::kScoreHardest, info_of(*answer.hardest).name).in(language);
        if (score_of(*answer.hardest).level < *answer.level) {
            const auto limit = info(static_cast<ScoreLevel>(*place(answer) - 1)).most;
            out += message(text::kScoreRaised, limit).in(language);
        }
    }
    return out;
}

std::string ScoreScale::text(const Findings& findings, const Puzzle& puzzle) const {
    const Verdict verdict = rating_verdict(findings.answer);
    if (verdict == Verdict::unknown) return sentence(findings) + "\n";
    if (!findings.answer.level) return posed_text(verdict, puzzle, job_) + "\n";
    return sentence(findings) + "\n\n" + table(findings);
}

void ScoreScale::write(JsonWriter& out, const Findings& findings, const Board&) {
    const ScoreAnswer& answer = findings.answer;
    if (!answer.level) {
        out.key("level").null().key("answer").text(verdict_word(rating_verdict(answer)));
        return;
    }
    out.key("level").text(info(*answer.level).word).key("answer").text("one");
    out.key("score").number(answer.score).key("guesses").number(answer.guesses);
    out.key("steps").begin_object();
    for (const TechniqueId id : used_techniques(findings.counts)) {
        out.key(info_of(id).word).number(findings.counts[static_cast<std::size_t>(id)]);
    }
    out.end_object();
}

}  // namespace sudokit::cli
