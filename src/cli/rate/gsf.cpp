#include "cli/rate/gsf.hpp"

#include "sudokit/rating_json.hpp"

#include "cli/rate/messages.hpp"
#include "cli/rate/stamp.hpp"
#include "cli/stream/answer.hpp"

namespace sudokit::cli {

std::string_view gsf_word(Scale scale) { return scale == Scale::q1 ? "Q1" : "Q2"; }

std::optional<std::size_t> GsfScale::place(const Answer& answer) {
    if (!answer.rating) return std::nullopt;
    return *answer.rating / kCounted;
}

std::string GsfScale::text(const Findings& findings, const Puzzle& puzzle) const {
    const Language language = job_.language();
    const GsfAnswer& answer = findings.answer;
    const Verdict verdict = rating_verdict(answer);
    if (verdict == Verdict::unknown) {
        return message(text::kRatingOutOfTime, gsf_word(scale_)).in(language) + "\n";
    }
    if (!answer.rating) return posed_text(verdict, puzzle, job_) + "\n";
    return message(text::kGsf, gsf_word(scale_), *answer.rating).in(language) + "\n";
}

void GsfScale::write(JsonWriter& out, const Findings& findings, const Board&) {
    const GsfAnswer& answer = findings.answer;
    write_rating(out, answer);
    out.key("answer").text(verdict_word(rating_verdict(answer)));
}

}  // namespace sudokit::cli
