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

std::string json_rating(const Place& where, Scale scale) {
    return json_place(where) + ",\"scale\":" + json_string(name_of(scale)) +
           ",\"version\":" + json_string(kVersion);
}

}  // namespace sudokit::cli
