#include "capi/other_ratings.hpp"

#include <algorithm>

#include "sudokit/explain.hpp"
#include "sudokit/rating_json.hpp"

namespace sudokit::capi {
namespace {

template <class Answer>
Verdict verdict_of_rating(const Answer& answer) {
    return posed_verdict(answer.count, answer.stop);
}

Verdict write_rules(JsonWriter& out, const Puzzle& puzzle, const Deadline& deadline) {
    const LevelAnswer answer = LevelRater(Scale::rules).rate(puzzle, deadline);
    out.key("level");
    if (answer.level) {
        out.text(all_levels(Scale::rules)[static_cast<std::size_t>(*answer.level)].word);
    } else {
        out.null();
    }
    return verdict_of_rating(answer);
}

Verdict write_se(JsonWriter& out, const Puzzle& puzzle, SePresentation presentation,
                 const RatingWishes& wishes, const Deadline& deadline) {
    SeRater rater;
    rater.set_presentation(presentation);
    rater.set_variant(wishes.variant);
    if (wishes.most) rater.set_most(*wishes.most);
    const SeAnswer answer = rater.rate(puzzle, deadline);
    out.key("variant").text(se_variant_word(wishes.variant));
    write_rating(out, answer);
    return verdict_of_rating(answer);
}

Verdict write_members(JsonWriter& out, Scale scale, const Puzzle& puzzle,
                      const RatingWishes& wishes, const Deadline& deadline) {
    const auto& most = wishes.most;
    switch (scale) {
        case Scale::level:
        case Scale::depth:
        case Scale::score: break;
        case Scale::rules: return write_rules(out, puzzle, deadline);
        case Scale::backdoor: {
            BackdoorRater rater;
            if (most) rater.set_most(*most / 10);
            const BackdoorRating rating = rater.rate(puzzle, deadline);
            write_rating(out, rating, puzzle.board());
            return verdict_of_rating(rating);
        }
        case Scale::se: return write_se(out, puzzle, SePresentation::given, wishes, deadline);
        case Scale::se_invariant:
            return write_se(out, puzzle, SePresentation::canonical, wishes, deadline);
        case Scale::whips:
        case Scale::braids:
        case Scale::g_whips:
        case Scale::bxb: {
            WhipRater rater(scale);
            if (most) rater.set_most(*most / 10);
            const WhipAnswer answer = rater.rate(puzzle, deadline);
            write_rating(out, answer);
            return verdict_of_rating(answer);
        }
        case Scale::q1:
        case Scale::q2: {
            const GsfAnswer answer = GsfRater(scale).rate(puzzle, deadline);
            write_rating(out, answer);
            return verdict_of_rating(answer);
        }
    }
    return Verdict::unknown;
}

bool has_bound(Scale scale) { return scale_info(scale).bound_parts != 0; }

bool has_variants(Scale scale) { return scale == Scale::se || scale == Scale::se_invariant; }

std::optional<unsigned> most_wanted(Options& given, std::span<const Scale> scales) {
    const auto word = given.text("at_most");
    if (!word) return std::nullopt;
    const auto tenths = read_tenths(*word);
    const bool is_right = tenths && *tenths > 0 && *tenths <= 200;
    if (is_right && std::ranges::any_of(scales, has_bound)) return tenths;
    given.refuse("at_most", *word);
    return std::nullopt;
}

SeVariant variant_wanted(Options& given, std::span<const Scale> scales) {
    const auto word = given.text("se_variant");
    if (!word) return {};
    for (const SeVariant variant : {SeVariant::se_1_2_1, SeVariant::sukaku_1_18}) {
        if (se_variant_word(variant) == *word && std::ranges::any_of(scales, has_variants)) {
            return variant;
        }
    }
    given.refuse("se_variant", *word);
    return {};
}

}  // namespace

RatingWishes rating_wishes(Options& given, std::span<const Scale> scales) {
    return {.most = most_wanted(given, scales), .variant = variant_wanted(given, scales)};
}

std::optional<Error> other_rating_fault(Scale scale, const Puzzle& puzzle) {
    switch (scale) {
        case Scale::level:
        case Scale::rules:
        case Scale::depth:
        case Scale::score:
        case Scale::backdoor: return rate_fault(puzzle);
        case Scale::se:
        case Scale::se_invariant: return se_fault(puzzle);
        case Scale::whips:
        case Scale::braids:
        case Scale::g_whips:
        case Scale::bxb: return whip_fault(puzzle);
        case Scale::q1:
        case Scale::q2: return gsf_fault(puzzle);
    }
    return std::nullopt;
}

Verdict write_other_rating(JsonWriter& out, Scale scale, const Puzzle& puzzle,
                           const RatingWishes& wishes, const sudokit_session& session) {
    out.key(scale_info(scale).name).begin_object();
    const Verdict verdict = write_members(out, scale, puzzle, wishes, session.deadline());
    out.key("answer").text(verdict_word(verdict)).end_object();
    return verdict;
}

}  // namespace sudokit::capi
