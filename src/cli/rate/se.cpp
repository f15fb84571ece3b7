#include "cli/rate/se.hpp"

#include "sudokit/rating_json.hpp"

#include "cli/rate/messages.hpp"
#include "cli/rate/stamp.hpp"
#include "cli/stream/answer.hpp"

namespace sudokit::cli {
namespace {

std::string_view program(SeVariant variant) {
    return variant == SeVariant::sukaku_1_18 ? "Sukaku Explainer 1.18.1" : "Sudoku Explainer 1.2.1";
}

}  // namespace

SeScale::Rater SeScale::make_rater() const {
    Rater rater;
    rater.set_presentation(presentation_);
    rater.set_variant(variant_);
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
        return message(text::kSeOutOfTime, program(variant_)).in(language) + "\n";
    }
    if (answer.above) {
        return message(text::kSeAbove, tenths_text(*answer.above), program(variant_)).in(language) +
               "\n";
    }
    if (!answer.rating) return posed_text(verdict, puzzle, job_) + "\n";
    const SeRating& rating = *answer.rating;
    std::string out = message(text::kSe, se_text(rating), tenths_text(rating.er),
                              tenths_text(rating.ep), tenths_text(rating.ed), program(variant_))
                          .in(language);
    if (presentation_ == SePresentation::canonical) {
        out += " " + std::string(text::kSeCanonical.in(language));
    }
    return out + "\n";
}

void SeScale::write(JsonWriter& out, const Findings& findings, const Board&) const {
    const SeAnswer& answer = findings.answer;
    out.key("variant").text(se_variant_word(variant_));
    write_rating(out, answer);
    out.key("answer").text(verdict_word(rating_verdict(answer)));
}

}  // namespace sudokit::cli
