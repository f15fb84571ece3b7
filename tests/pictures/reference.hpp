// The pictures of docs/pictures, compared byte for byte with what the code draws now. They are to
// be looked at when they change; with SUDOKIT_UPDATE_PICTURES set, the tests write them anew.
#pragma once

#include <string>

namespace sudokit::pictures {

/// Expects the file `name` to be `text`.
void expect_picture(const std::string& name, const std::string& text);

}  // namespace sudokit::pictures
