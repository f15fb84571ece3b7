// How hard a puzzle is.
#include "sudokit/rate.hpp"

#include <algorithm>

#include "sudokit/score.hpp"

#include "capi/handles.hpp"
#include "capi/options.hpp"
#include "capi/other_ratings.hpp"
#include "capi/writing.hpp"

namespace sudokit::capi {
namespace {

std::string_view class_word(ModelClass model) {
    switch (model) {
        case ModelClass::local: return "local";
        case ModelClass::global: return "global";
        case ModelClass::search: break;
    }
    return "search";
}

std::optional<Model> model_on(const LevelInfo& info, const Board& board) {
    if (!info.model) return std::nullopt;
    return fitted(*info.model, board);
}

void write_attempts(JsonWriter& out, const std::vector<LevelAttempt>& attempts,
                    const Board& board) {
    out.begin_array();
    for (const LevelAttempt& attempt : attempts) {
        const LevelInfo& info = all_levels(Scale::level)[static_cast<std::size_t>(attempt.level)];
        const auto model = model_on(info, board);
        out.begin_object().key("level").text(info.word);
        out.key("model").text(model ? model_name(*model) : "");
        out.key("filled").number(attempt.filled).key("candidates").number(attempt.candidates);
        out.key("solved").boolean(attempt.state == Filtering::State::solved).end_object();
    }
    out.end_array();
}

// The level with the weakest model that completes the grid, and how far the weaker ones came.
Verdict write_level(JsonWriter& out, const Puzzle& puzzle, const sudokit_session& session) {
    std::vector<LevelAttempt> attempts;
    const LevelAnswer answer = LevelRater(Scale::level).rate(puzzle, session.deadline(), &attempts);
    out.key("level");
    if (!answer.level) {
        out.null();
    } else {
        const LevelInfo& info = all_levels(Scale::level)[static_cast<std::size_t>(*answer.level)];
        const auto model = model_on(info, puzzle.board());
        out.text(info.word).key("level_text").text(info.name.in(session.language));
        out.key("model");
        if (model) {
            out.text(model_name(*model));
        } else {
            out.null();
        }
        out.key("class").text(class_word(class_of(model))).key("attempts");
        write_attempts(out, attempts, puzzle.board());
    }
    return posed_verdict(answer.count, answer.stop);
}

Verdict write_score(JsonWriter& out, const Puzzle& puzzle, const sudokit_session& session) {
    TechniqueCounts counts{};
    const ScoreAnswer answer = ScoreRater().rate(puzzle, session.deadline(), &counts);
    const Verdict verdict = posed_verdict(answer.count, answer.stop);
    if (!answer.level) {
        out.key("score").null().key("score_level").null();
        return verdict;
    }
    const ScoreLevelInfo& info = all_score_levels()[static_cast<std::size_t>(*answer.level)];
    out.key("score").number(answer.score).key("score_level").text(info.word);
    out.key("score_text").text(info.name.in(session.language));
    out.key("guesses").number(answer.guesses).key("hardest");
    if (answer.hardest) {
        out.text(info_of(*answer.hardest).word);
    } else {
        out.null();
    }
    out.key("steps").begin_object();
    for (const TechniqueId id : used_techniques(counts)) {
        out.key(info_of(id).word).number(counts[static_cast<std::size_t>(id)]);
    }
    out.end_object();
    return verdict;
}

Verdict write_depth(JsonWriter& out, const Puzzle& puzzle, const sudokit_session& session) {
    const DepthAnswer answer = DepthRater().rate(puzzle, session.deadline());
    out.key("depth").number_or_null(answer.depth);
    return posed_verdict(answer.count, answer.stop);
}

// Those that have members of the answer to themselves; the others have an object each.
bool is_usual(Scale scale) {
    return scale == Scale::level || scale == Scale::score || scale == Scale::depth;
}

std::vector<Scale> wanted_scales(Options& given) {
    std::vector<Scale> out;
    for (const std::string& word : given.words("scales")) {
        if (const auto scale = find_scale(word)) {
            out.push_back(*scale);
        } else {
            given.refuse("scales", word);
        }
    }
    if (out.empty()) out = {Scale::level, Scale::score, Scale::depth};
    return out;
}

}  // namespace
}  // namespace sudokit::capi

using namespace sudokit;
using namespace sudokit::capi;

sudokit_status sudokit_rate(sudokit_session* session, const sudokit_puzzle* puzzle,
                            const char* options, sudokit_text** out) {
    const auto work = [&]() -> Answer {
        Options given(options);
        const std::vector<Scale> scales = wanted_scales(given);
        const RatingWishes wishes = rating_wishes(given, scales);
        if (auto fault = given.fault()) return *std::move(fault);
        const Puzzle& rated = puzzle->entry.puzzle;
        if (auto fault = rate_fault(rated)) return *std::move(fault);
        for (const Scale scale : scales) {
            if (is_usual(scale)) continue;
            if (auto fault = other_rating_fault(scale, rated)) return *std::move(fault);
        }
        const auto wants = [&](Scale scale) {
            return std::ranges::find(scales, scale) != scales.end();
        };
        return json_object([&](JsonWriter& writer) {
            Verdict verdict = Verdict::unknown;
            if (wants(Scale::level)) verdict = write_level(writer, rated, *session);
            if (wants(Scale::score)) verdict = write_score(writer, rated, *session);
            if (wants(Scale::depth)) verdict = write_depth(writer, rated, *session);
            for (const ScaleInfo& info : all_scales()) {
                if (is_usual(info.id) || !wants(info.id)) continue;
                verdict = write_other_rating(writer, info.id, rated, wishes, *session);
            }
            writer.key("answer").text(verdict_word(verdict));
        });
    };
    return give_text(session, out, work, puzzle);
}
