#include "cli/rate/several.hpp"

#include <algorithm>
#include <utility>

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
void add(const Part& part, SeveralScales::Answer& answer) {
    answer.count = std::max(answer.count, part.count);
    answer.nodes = std::max(answer.nodes, part.nodes);
    if (part.stop == Stop::deadline || answer.stop == Stop::exhausted) answer.stop = part.stop;
}

void add_all(Scales scales, SeveralScales::Answer& answer) {
    add(answer.level, answer);
    add(answer.score, answer);
    if (scales != Scales::all) return;
    add(answer.rules, answer);
    add(answer.depth, answer);
}

std::string_view hardest_word(const ScoreAnswer& answer) {
    if (answer.guesses > 0) return kGuessWord;
    return answer.hardest ? info_of(*answer.hardest).word : kUnknownWord;
}

std::string_view score_level_word(const ScoreAnswer& answer) {
    return all_score_levels()[static_cast<std::size_t>(*answer.level)].word;
}

void write_level(JsonWriter& out, std::string_view key, Scale scale, const LevelAnswer& answer) {
    out.key(key);
    if (answer.level) {
        out.text(all_levels(scale)[static_cast<std::size_t>(*answer.level)].word);
    } else {
        out.null();
    }
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

SeveralScales::Rater SeveralScales::make_rater() const {
    Rater rater;
    rater.scales = scales_;
    return rater;
}

SeveralScales::Findings SeveralScales::find(Rater& rater, const Puzzle& puzzle, Deadline deadline) {
    Findings findings;
    Answer& answer = findings.answer;
    answer.level = rater.level.rate(puzzle, deadline, &findings.details.attempts);
    if (rater.scales == Scales::all) {
        answer.rules = rater.rules.rate(puzzle, deadline);
        answer.depth = rater.depth.rate(puzzle, deadline);
    }
    answer.score = rater.score.rate(puzzle, deadline, &findings.details.counts);
    add_all(rater.scales, answer);
    return findings;
}

void SeveralScales::find_many(Rater& rater, std::span<const nine::Digits> puzzles,
                              Deadline deadline, std::span<Answer> answers,
                              std::span<Details> /*none*/) {
    const auto rate = [&](auto& one, auto part) {
        std::vector<std::remove_cvref_t<decltype(answers[0].*part)>> found(puzzles.size());
        one.rate(puzzles, deadline, found);
        for (std::size_t i = 0; i < found.size(); ++i) answers[i].*part = found[i];
    };
    std::ranges::fill(answers.first(puzzles.size()), Answer{});
    rate(rater.level, &Answer::level);
    if (rater.scales == Scales::all) {
        rate(rater.rules, &Answer::rules);
        rate(rater.depth, &Answer::depth);
    }
    rate(rater.score, &Answer::score);
    for (Answer& answer : answers.first(puzzles.size())) add_all(rater.scales, answer);
}

std::string SeveralScales::line(const Answer& answer) const {
    const auto level_word = [](const LevelScale& scale, const LevelAnswer& part) {
        return part.level ? scale.line(part) : std::string(kUnknownWord);
    };
    std::string out = level_word(level_, answer.level);
    if (scales_ == Scales::all) {
        out += " " + level_word(rules_, answer.rules) + " ";
        out += answer.depth.depth ? DepthScale::line(answer.depth) : std::string(kUnknownWord);
    }
    const ScoreAnswer& score = answer.score;
    if (!score.level) {
        const int words = scales_ == Scales::all ? 3 : 2;
        for (int i = 0; i < words; ++i) out += " " + std::string(kUnknownWord);
        return out;
    }
    if (scales_ == Scales::all) out += " " + std::string(score_level_word(score));
    return out + " " + std::to_string(score.score) + " " + std::string(hardest_word(score));
}

std::string SeveralScales::text(const Findings& findings, const Puzzle& puzzle) const {
    const Answer& answer = findings.answer;
    if (!answer.level.level) return level_.text({answer.level, {}}, puzzle);
    const Board& board = puzzle.board();
    const ScoreScale::Findings score{answer.score, findings.details.counts};
    const auto hardest = answer.score.level && answer.score.guesses == 0
                             ? answer.score.hardest
                             : std::optional<TechniqueId>();
    std::string out = level_.sentences(*answer.level.level, board, hardest);
    out += score_.sentence(score) + "\n";
    if (scales_ == Scales::all) {
        out += rules_.brief(answer.rules) + "\n";
        out += depth_.text({answer.depth}, puzzle);
    }
    out += "\n" + level_.table({answer.level, findings.details.attempts}, board);
    if (answer.score.level) out += "\n" + score_.table(score);
    return out;
}

void SeveralScales::write(JsonWriter& out, const Findings& findings, const Board&) const {
    const Answer& answer = findings.answer;
    write_level(out, "level", Scale::level, answer.level);
    if (scales_ == Scales::all) {
        write_level(out, "rules", Scale::rules, answer.rules);
        out.key("depth").number_or_null(answer.depth.depth);
    }
    write_score(out, answer.score);
    out.key("answer").text(verdict_word(rating_verdict(answer)));
}

}  // namespace sudokit::cli
