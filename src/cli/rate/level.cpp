#include "cli/rate/level.hpp"

#include <algorithm>

#include "cli/frame/columns.hpp"
#include "cli/rate/messages.hpp"
#include "cli/rate/stamp.hpp"
#include "cli/stream/answer.hpp"

namespace sudokit::cli {
namespace {

std::optional<Model> model_of(const LevelInfo& info, const Board& board) {
    if (!info.model) return std::nullopt;
    return fitted(*info.model, board);
}

// The model or the rules of the level; empty for the last one.
std::string means_name(const LevelInfo& info, const Board& board) {
    if (const auto model = model_of(info, board)) return model_name(*model);
    return info.rules ? rules_name(*info.rules) : std::string();
}

const MessageText& class_name(ModelClass of_model) {
    switch (of_model) {
        case ModelClass::local: return text::kClassLocal;
        case ModelClass::global: return text::kClassGlobal;
        case ModelClass::search: break;
    }
    return text::kClassSearch;
}

// What `rules` have that `before` do not.
RuleSet added(RuleSet rules, const RuleSet& before) {
    for (bool RuleSet::*rule : {&RuleSet::single_candidate, &RuleSet::single_position,
                                &RuleSet::box_to_line, &RuleSet::line_to_box}) {
        if (before.*rule) rules.*rule = false;
    }
    for (std::uint32_t RuleSet::*size : {&RuleSet::multiple_lines, &RuleSet::naked_tuples,
                                         &RuleSet::hidden_tuples, &RuleSet::fish}) {
        if (before.*size == rules.*size) rules.*size = 0;
    }
    return rules;
}

}  // namespace

LevelScale::Findings LevelScale::find(Rater& rater, const Puzzle& puzzle, Deadline deadline) {
    Findings findings;
    findings.answer = rater.rate(puzzle, deadline, &findings.attempts);
    return findings;
}

std::optional<std::size_t> LevelScale::place(const Answer& answer) {
    if (!answer.level) return std::nullopt;
    return static_cast<std::size_t>(*answer.level);
}

bool LevelScale::lacks_abstract(const Board& board) const {
    return std::ranges::any_of(levels_, [&](const LevelInfo& info) {
        return info.model && fitted(*info.model, board).abstraction != info.model->abstraction;
    });
}

std::string LevelScale::sentences(Level level, const Board& board,
                                  std::optional<TechniqueId> hardest) const {
    const Language language = job_.language();
    const LevelInfo& of_level = info(level);
    const MessageText& of_class = class_name(class_of(model_of(of_level, board)));
    const bool expert = level == Level::expert;
    std::string out;
    if (scale_ == Scale::rules) {
        out = message(expert ? text::kExpertByRules : text::kLevelByRules, of_level.name)
                  .in(language);
    } else if (!expert) {
        out = message(text::kLevelByModel, of_level.name, means_name(of_level, board), of_class)
                  .in(language);
    } else if (hardest) {
        out = message(text::kExpertWith, of_level.name, info_of(*hardest).name, of_class)
                  .in(language);
    } else {
        out = message(text::kExpertByModel, of_level.name, of_class).in(language);
    }
    out += "\n";
    if (lacks_abstract(board)) out += std::string(text::kWithoutAbstract.in(language)) + "\n";
    return out;
}

std::string LevelScale::brief(const Answer& answer) const {
    const Language language = job_.language();
    if (!answer.level) return std::string(text::kLevelOutOfTime.in(language));
    return message(text::kLevelOfRules, info(*answer.level).name).in(language);
}

std::string LevelScale::table(const Findings& findings, const Board& board) const {
    const Language language = job_.language();
    const auto in = [&](const MessageText& text) { return std::string(text.in(language)); };
    const bool by_rules = scale_ == Scale::rules;
    std::vector<std::vector<std::string>> rows = {
        {in(text::kColumnLevel), in(by_rules ? text::kColumnRules : text::kColumnModel),
         in(text::kColumnFilled), in(text::kColumnCandidates), in(text::kColumnSolved)}};
    RuleSet before;
    for (const LevelAttempt& attempt : findings.attempts) {
        const LevelInfo& of_level = info(attempt.level);
        const bool solved = attempt.state == Filtering::State::solved;
        const bool first = rows.size() == 1;
        rows.push_back({in(of_level.name),
                        by_rules ? (first ? "" : "+ ") + rules_name(added(*of_level.rules, before))
                                 : means_name(of_level, board),
                        std::to_string(attempt.filled), std::to_string(attempt.candidates),
                        in(solved ? text::kYes : text::kNo)});
        before = *of_level.rules;
    }
    return in_columns(rows);
}

std::string LevelScale::text(const Findings& findings, const Puzzle& puzzle) const {
    const Language language = job_.language();
    const Verdict verdict = rating_verdict(findings.answer);
    if (verdict == Verdict::unknown) return std::string(text::kLevelOutOfTime.in(language)) + "\n";
    if (!findings.answer.level) return posed_text(verdict, puzzle, job_) + "\n";
    const Board& board = puzzle.board();
    return sentences(*findings.answer.level, board) + "\n" + table(findings, board);
}

std::string LevelScale::line(const Answer& answer) const {
    return std::string(info(*answer.level).word);
}

void LevelScale::write_attempts(JsonWriter& out, const Findings& findings,
                                const Board& board) const {
    const std::string_view means = scale_ == Scale::rules ? "rules" : "model";
    out.begin_array();
    for (const LevelAttempt& attempt : findings.attempts) {
        const LevelInfo& of_level = info(attempt.level);
        out.begin_object().key("level").text(of_level.word);
        out.key(means).text(means_name(of_level, board)).key("filled").number(attempt.filled);
        out.key("candidates").number(attempt.candidates);
        out.key("solved").boolean(attempt.state == Filtering::State::solved).end_object();
    }
    out.end_array();
}

void LevelScale::write(JsonWriter& out, const Findings& findings, const Board& board) const {
    const LevelAnswer& answer = findings.answer;
    if (!answer.level) {
        out.key("level").null().key("answer").text(verdict_word(rating_verdict(answer)));
        return;
    }
    const LevelInfo& of_level = info(*answer.level);
    out.key("level").text(of_level.word).key("answer").text("one");
    if (scale_ != Scale::rules) {
        out.key("class").text(class_name(class_of(model_of(of_level, board))).en);
        out.key("without_abstract").boolean(lacks_abstract(board));
    }
    out.key("attempts");
    write_attempts(out, findings, board);
}

}  // namespace sudokit::cli
