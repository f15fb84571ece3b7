#include "cli/rate/stamp.hpp"

#include "sudokit/version.hpp"

#include "cli/rate/messages.hpp"
#include "cli/stream/json.hpp"

namespace sudokit::cli {
namespace {

std::string_view name_of(Scale scale) { return all_scales()[static_cast<std::size_t>(scale)].name; }

}  // namespace

std::string rating_stamp(Scale scale, Language language) {
    return message(text::kRatedBy, kVersion, name_of(scale)).in(language) + "\n";
}

void write_rating_stamp(JsonWriter& out, const Place& where, Scale scale) {
    write_place(out, where);
    out.key("scale").text(name_of(scale)).key("version").text(kVersion);
}

}  // namespace sudokit::cli
