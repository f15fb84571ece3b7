// Lines of JSON: an object each.
#pragma once

#include <string>

#include "sudokit/json_writer.hpp"

namespace sudokit::cli {

/// Appends an object and a line end to `text`; `write_members` gets the writer with the object
/// open.
template <typename WriteMembers>
void append_json_line(std::string& text, const WriteMembers& write_members) {
    JsonWriter out(text);
    out.begin_object();
    write_members(out);
    out.end_object().end_line();
}

/// Such a line by itself.
template <typename WriteMembers>
[[nodiscard]] std::string json_line(const WriteMembers& write_members) {
    std::string text;
    append_json_line(text, write_members);
    return text;
}

}  // namespace sudokit::cli
