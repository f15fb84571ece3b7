#include "cli/rate/stamp.hpp"

#include "sudokit/version.hpp"

#include "cli/rate/messages.hpp"
#include "cli/stream/json.hpp"

namespace sudokit::cli {

std::string rating_stamp(std::string_view scale, Language language) {
    return message(text::kRatedBy, kVersion, scale).in(language) + "\n";
}

void write_rating_stamp(JsonWriter& out, const Place& where, std::string_view scale) {
    write_place(out, where);
    out.key("scale").text(scale).key("version").text(kVersion);
}

}  // namespace sudokit::cli
