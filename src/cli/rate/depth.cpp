#include "cli/rate/depth.hpp"

#include "cli/rate/messages.hpp"
#include "cli/rate/stamp.hpp"
#include "cli/stream/answer.hpp"

namespace sudokit::cli {
namespace {

std::string sentence(const DepthAnswer& answer, const Puzzle& puzzle, const Job& job) {
    const Language language = job.language();
    const Verdict verdict = rating_verdict(answer);
    if (verdict == Verdict::unknown) return std::string(text::kDepthOutOfTime.in(language));
    if (!answer.depth) return posed_text(verdict, puzzle, job);
    if (*answer.depth == 0) return std::string(text::kDepthZero.in(language));
    if (*answer.depth == 1) return std::string(text::kDepthOne.in(language));
    return message(text::kDepthMore, *answer.depth).in(language);
}

}  // namespace

std::string DepthScale::text(const Findings& findings, const Puzzle& puzzle) const {
    return sentence(findings.answer, puzzle, job_) + "\n";
}

void DepthScale::write(JsonWriter& out, const Findings& findings, const Board&) {
    const DepthAnswer& answer = findings.answer;
    out.key("depth").number_or_null(answer.depth);
    out.key("answer").text(verdict_word(rating_verdict(answer)));
}

}  // namespace sudokit::cli
