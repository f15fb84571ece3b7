#include "cli/rate/depth.hpp"

#include "cli/rate/messages.hpp"
#include "cli/rate/stamp.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"

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

std::string DepthScale::json(const Findings& findings, const Place& where, const Board&) {
    const DepthAnswer& answer = findings.answer;
    return "{" + json_rating(where, Scale::depth) +
           ",\"depth\":" + (answer.depth ? std::to_string(*answer.depth) : "null") +
           ",\"answer\":\"" + std::string(verdict_word(rating_verdict(answer))) + "\"}\n";
}

}  // namespace sudokit::cli
