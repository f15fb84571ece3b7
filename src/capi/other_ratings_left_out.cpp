#include "sudokit/expect.hpp"

#include "capi/other_ratings.hpp"

namespace sudokit::capi {

RatingWishes rating_wishes(Options&, std::span<const Scale>) { return {}; }

// Nobody knows the names of these scales here, so nobody can ask for them.
std::optional<Error> other_rating_fault(Scale, const Puzzle&) {
    SUDOKIT_EXPECT(false);
    return std::nullopt;
}

Verdict write_other_rating(JsonWriter&, Scale, const Puzzle&, const RatingWishes&,
                           const sudokit_session&) {
    SUDOKIT_EXPECT(false);
    return Verdict::unknown;
}

}  // namespace sudokit::capi
