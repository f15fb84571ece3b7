#include "cli/rate/se.hpp"

#include "cli/rate/messages.hpp"
#include "cli/rate/stamp.hpp"
#include "cli/stream/answer.hpp"

namespace sudokit::cli {

SeScale::Rater SeScale::make_rater() const {
    Rater rater;
    rater.set_presentation(presentation_);
    if (most_) rater.set_most(*most_);
    return rater;
}

std::optional<std::size_t> SeScale::place(const Answer& answer) {
    if (answer.above) return kAbove;
    if (!answer.rating) return std::nullopt;
    return answer.rating->er;
}

std::string SeScale::line(const Answer& answer) {
    return answer.above ? ">" + tenths_text(*answer.above) : se_text(*answer.rating);
}

std::string SeScale::text(const Findings& findings, const Puzzle& puzzle) const {
    const Language language = job_.language();
    const SeAnswer& answer = findings.answer;
    const Verdict verdict = rating_verdict(answer);
    if (verdict == Verdict::unknown) {
        return std::string(text::kSeOutOfTime.in(language)) + "\n";
    }
    if (answer.above) {
        return message(text::kSeAbove, tenths_text(*answer.above)).in(language) + "\n";
    }
    if (!answer.rating) return posed_text(verdict, puzzle, job_) + "\n";
    const SeRating& rating = *answer.rating;
    std::string out = message(text::kSe, se_text(rating), tenths_text(rating.er),
                              tenths_text(rating.ep), tenths_text(rating.ed))
                          .in(language);
    if (presentation_ == SePresentation::canonical) {
        out += " " + std::string(text::kSeCanonical.in(language));
    }
    return out + "\n";
}

void SeScale::write(JsonWriter& out, const Findings& findings, const Board&) {
    const SeAnswer& answer = findings.answer;
    out.key("variant").text("1.2.1");
    const auto add = [&](std::string_view key, unsigned SeRating::*part) {
        out.key(key);
        if (answer.rating) {
            out.raw(tenths_text((*answer.rating).*part));
        } else {
            out.null();
        }
    };
    add("er", &SeRating::er);
    add("ep", &SeRating::ep);
    add("ed", &SeRating::ed);
    if (answer.above) out.key("above").raw(tenths_text(*answer.above));
    out.key("answer").text(verdict_word(rating_verdict(answer)));
}

}  // namespace sudokit::cli
