#include "cli/rate/whips.hpp"

#include "sudokit/rating_json.hpp"

#include "cli/rate/messages.hpp"
#include "cli/rate/stamp.hpp"
#include "cli/stream/answer.hpp"

namespace sudokit::cli {

WhipWords whip_words(Scale scale) {
    if (scale == Scale::whips) return {"W", "whips"};
    if (scale == Scale::braids) return {"B", "braids"};
    if (scale == Scale::bxb) return {"BxB", "braids"};
    return {"gW", "g-whips"};
}

WhipScale::Rater WhipScale::make_rater() const {
    Rater rater(scale_);
    if (most_) rater.set_most(*most_);
    return rater;
}

std::optional<std::size_t> WhipScale::place(const Answer& answer) {
    if (answer.above) return kAbove;
    if (answer.stuck) return kStuck;
    return answer.length;
}

std::string WhipScale::line(const Answer& answer) {
    if (answer.above) return ">" + std::to_string(*answer.above);
    return answer.stuck ? "inf" : std::to_string(*answer.length);
}

std::string WhipScale::text(const Findings& findings, const Puzzle& puzzle) const {
    const WhipAnswer& answer = findings.answer;
    const Verdict verdict = rating_verdict(answer);
    if (verdict != Verdict::unknown && !place(answer)) {
        return posed_text(verdict, puzzle, job_) + "\n";
    }
    return (scale_ == Scale::bxb ? tests_text(answer) : rating_text(answer)) + "\n";
}

std::string WhipScale::tests_text(const Answer& answer) const {
    const Language language = job_.language();
    if (answer.above) return message(text::kBxbAbove, *answer.above).in(language);
    if (answer.stuck) return std::string(text::kBxbStuck.in(language));
    if (!answer.length) {
        return message(text::kRatingOutOfTime, whip_words(scale_).rating).in(language);
    }
    if (*answer.length == 0) return std::string(text::kBxbNone.in(language));
    return message(text::kBxb, *answer.length).in(language);
}

std::string WhipScale::rating_text(const Answer& answer) const {
    const Language language = job_.language();
    const auto [rating, chains] = whip_words(scale_);
    if (answer.above) {
        return message(text::kWhipsAbove, rating, *answer.above, chains).in(language);
    }
    if (answer.stuck) return message(text::kWhipsStuck, rating, chains).in(language);
    if (!answer.length) return message(text::kRatingOutOfTime, rating).in(language);
    if (*answer.length == 0) return message(text::kWhipsNone, rating).in(language);
    return message(text::kWhips, rating, *answer.length, chains).in(language) + "\n" +
           message(text::kWhipsLongest, answer.chain).in(language);
}

void WhipScale::write(JsonWriter& out, const Findings& findings, const Board&) {
    const WhipAnswer& answer = findings.answer;
    write_rating(out, answer);
    out.key("answer").text(verdict_word(rating_verdict(answer)));
}

}  // namespace sudokit::cli
