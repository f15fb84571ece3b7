// Ratings as JSON: the members that `sudokit rate --json` and the C interface have in common.
#pragma once

#include "sudokit/backdoor.hpp"
#include "sudokit/gsf.hpp"
#include "sudokit/json_writer.hpp"
#include "sudokit/se.hpp"
#include "sudokit/whips.hpp"

namespace sudokit {

// Each writes members of an object that is open: the rating, null where there is none, and what
// else there is to say of it; not whether the puzzle is well posed.

/// `"er":9.5,"ep":1.2,"ed":1.2`, where ER is above what was asked for `"above":9.0`.
void write_rating(JsonWriter& out, const SeAnswer& answer);
/// `"length":5,"chain":"..."`, `"above"` or `"stuck":true`.
void write_rating(JsonWriter& out, const WhipAnswer& answer);
/// `"size":2,"cells":["r1c3","r5c2"],"sets":7`, or `"above"`.
void write_rating(JsonWriter& out, const BackdoorRating& rating, const Board& board);
/// `"rating":99408`.
void write_rating(JsonWriter& out, const GsfAnswer& answer);

}  // namespace sudokit
