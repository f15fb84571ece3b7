#include "cli/rate/backdoor.hpp"

#include "sudokit/explain.hpp"
#include "sudokit/rating_json.hpp"

#include "cli/rate/messages.hpp"
#include "cli/rate/stamp.hpp"
#include "cli/stream/answer.hpp"

namespace sudokit::cli {

BackdoorScale::Rater BackdoorScale::make_rater() const {
    Rater rater;
    if (most_) rater.set_most(*most_);
    return rater;
}

std::optional<std::size_t> BackdoorScale::place(const Answer& answer) {
    if (answer.above) return kAbove;
    return answer.size;
}

std::string BackdoorScale::line(const Answer& answer) {
    return answer.above ? ">" + std::to_string(*answer.above) : std::to_string(*answer.size);
}

std::string BackdoorScale::text(const Findings& findings, const Puzzle& puzzle) const {
    const Language language = job_.language();
    const BackdoorRating& answer = findings.answer;
    const Verdict verdict = rating_verdict(answer);
    const auto rating = [&]() -> std::string {
        if (verdict == Verdict::unknown) return std::string(text::kBackdoorOutOfTime.in(language));
        if (answer.above) return message(text::kBackdoorAbove, *answer.above).in(language);
        if (!answer.size) return posed_text(verdict, puzzle, job_);
        if (*answer.size == 0) return std::string(text::kBackdoorNone.in(language));
        return sentence(language, text::kBackdoor, *answer.size,
                        list_of_cells(puzzle.board(), answer.cells, {language}), answer.sets);
    };
    return rating() + "\n";
}

void BackdoorScale::write(JsonWriter& out, const Findings& findings, const Board& board) {
    const BackdoorRating& answer = findings.answer;
    write_rating(out, answer, board);
    out.key("answer").text(verdict_word(rating_verdict(answer)));
}

}  // namespace sudokit::cli
