#include "cli/rate/summary.hpp"

#include <algorithm>

#include "cli/rate/messages.hpp"
#include "cli/rate/stamp.hpp"
#include "cli/stream/answer.hpp"

namespace sudokit::cli {
namespace {

// In lines: what time was too short for, and what takes a cell of the solution.
constexpr std::string_view kUnknownWord = "-";
constexpr std::string_view kGuessWord = "guess";

// Takes over what a scale found out about the solutions.
template <class Part>
void add(const Part& part, SummaryScale::Answer& answer) {
    answer.count = std::max(answer.count, part.count);
    answer.nodes = std::max(answer.nodes, part.nodes);
    if (part.stop == Stop::deadline || answer.stop == Stop::exhausted) answer.stop = part.stop;
}

void add_both(SummaryScale::Answer& answer) {
    add(answer.level, answer);
    add(answer.score, answer);
}

std::string_view hardest_word(const ScoreAnswer& answer) {
    if (answer.guesses > 0) return kGuessWord;
    return answer.hardest ? info_of(*answer.hardest).word : kUnknownWord;
}

std::string_view score_level_word(const ScoreAnswer& answer) {
    return all_score_levels()[static_cast<std::size_t>(*answer.level)].word;
}

void write_score(JsonWriter& out, const ScoreAnswer& answer) {
    if (!answer.level) {
        out.key("score").null().key("score_level").null();
        out.key("guesses").null().key("hardest").null();
        return;
    }
    out.key("score").number(answer.score).key("score_level").text(score_level_word(answer));
    out.key("guesses").number(answer.guesses).key("hardest");
    if (answer.hardest) {
        out.text(info_of(*answer.hardest).word);
    } else {
        out.null();
    }
}

}  // namespace

SummaryScale::Findings SummaryScale::find(Rater& rater, const Puzzle& puzzle, Deadline deadline) {
    Findings findings;
    Answer& answer = findings.answer;
    answer.level = rater.level.rate(puzzle, deadline, &findings.details.attempts);
    answer.score = rater.score.rate(puzzle, deadline, &findings.details.counts);
    add_both(answer);
    return findings;
}

void SummaryScale::find_many(Rater& rater, std::span<const nine::Digits> puzzles, Deadline deadline,
                             std::span<Answer> answers, std::span<Details> /*none*/) {
    const auto rate = [&](auto& one, auto part) {
        std::vector<std::remove_cvref_t<decltype(answers[0].*part)>> found(puzzles.size());
        one.rate(puzzles, deadline, found);
        for (std::size_t i = 0; i < found.size(); ++i) answers[i].*part = found[i];
    };
    std::ranges::fill(answers.first(puzzles.size()), Answer{});
    rate(rater.level, &Answer::level);
    rate(rater.score, &Answer::score);
    for (Answer& answer : answers.first(puzzles.size())) add_both(answer);
}

std::string SummaryScale::line(const Answer& answer) const {
    std::string out = answer.level.level ? level_.line(answer.level) : std::string(kUnknownWord);
    const ScoreAnswer& score = answer.score;
    if (!score.level) {
        for (int i = 0; i < 2; ++i) out += " " + std::string(kUnknownWord);
        return out;
    }
    return out + " " + std::to_string(score.score) + " " + std::string(hardest_word(score));
}

std::string SummaryScale::text(const Findings& findings, const Puzzle& puzzle) const {
    const Answer& answer = findings.answer;
    if (!answer.level.level) return level_.text({answer.level, {}}, puzzle);
    const Board& board = puzzle.board();
    const ScoreScale::Findings score{answer.score, findings.details.counts};
    const auto hardest = answer.score.level && answer.score.guesses == 0
                             ? answer.score.hardest
                             : std::optional<TechniqueId>();
    std::string out = level_.sentences(*answer.level.level, board, hardest);
    out += score_.sentence(score) + "\n";
    out += "\n" + level_.table({answer.level, findings.details.attempts}, board);
    if (answer.score.level) out += "\n" + score_.table(score);
    return out;
}

void SummaryScale::write(JsonWriter& out, const Findings& findings, const Board&) {
    const Answer& answer = findings.answer;
    out.key("level");
    if (answer.level.level) {
        out.text(all_levels(Scale::level)[static_cast<std::size_t>(*answer.level.level)].word);
    } else {
        out.null();
    }
    write_score(out, answer.score);
    out.key("answer").text(verdict_word(rating_verdict(answer)));
}

}  // namespace sudokit::cli
