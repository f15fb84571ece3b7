// Ratings that the page does without: its module would be larger with them, and take longer to
// load. So there are two files of them, one for other builds and one that says so.
#pragma once

#include <optional>
#include <span>

#include "sudokit/rate.hpp"
#include "sudokit/se.hpp"

#include "capi/handles.hpp"
#include "capi/options.hpp"
#include "capi/writing.hpp"

namespace sudokit::capi {

/// What the options say of ratings; refused where no scale that is asked for has such wishes.
struct RatingWishes {
    /// `at_most`: "9" or "9.5", in tenths, up to 20. Ratings above are not looked for.
    std::optional<unsigned> most = {};
    SeVariant variant = SeVariant::se_1_2_1;  ///< `se_variant`: "1.2.1" or "sukaku-1.18"
};
[[nodiscard]] RatingWishes rating_wishes(Options& given, std::span<const Scale> scales);

/// Why the scale, which is none of `level`, `score` and `depth`, does not rate this puzzle.
[[nodiscard]] std::optional<Error> other_rating_fault(Scale scale, const Puzzle& puzzle);

/// Writes `"w":{"length":5,...,"answer":"one"}` where there is no such fault.
Verdict write_other_rating(JsonWriter& out, Scale scale, const Puzzle& puzzle,
                           const RatingWishes& wishes, const sudokit_session& session);

}  // namespace sudokit::capi
