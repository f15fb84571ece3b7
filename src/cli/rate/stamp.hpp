// What every rating says besides the rating: by what it was made, and whether there can be one.
#pragma once

#include <string>

#include "sudokit/rate.hpp"

#include "cli/stream/answer.hpp"

namespace sudokit::cli {

/// "Rated by sudokit 1.0.0, scale depth.", with line end.
[[nodiscard]] std::string rating_stamp(std::string_view scale, Language language);

/// `"number":1,"file":"x","line":3,"scale":"depth","version":"1.0.0"`: how every rating in JSON
/// begins.
void write_rating_stamp(JsonWriter& out, const Place& where, std::string_view scale);

/// What is known of the puzzle's solutions. Out of time with one solution found: whether it is the
/// only one, or how hard it is, is not known.
template <class Answer>
[[nodiscard]] Verdict rating_verdict(const Answer& answer) {
    const Verdict verdict = verdict_of(answer.count, answer.stop);
    return verdict == Verdict::some ? Verdict::unknown : verdict;
}

}  // namespace sudokit::cli
