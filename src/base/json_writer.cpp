#include "sudokit/json_writer.hpp"

#include "sudokit/json_string.hpp"

namespace sudokit {
namespace {

// No early exit, so that compilers make vector code of it.
bool needs_no_escape(std::string_view text) {
    bool plain = true;
    for (const char c : text) plain &= c >= ' ' && c < '\x7F' && c != '"' && c != '\\';
    return plain;
}

}  // namespace

void JsonWriter::put_slowly(std::string_view text) {
    flush();
    out_ += text;
}

void JsonWriter::new_line() {
    put('\n');
    for (unsigned level = 0; level < depth_; ++level) put("  ");
}

JsonWriter& JsonWriter::text(std::string_view value) {
    begin_value();
    if (needs_no_escape(value)) {
        put('"');
        if (!value.empty()) put(value);  // which may be no text at all, a null pointer
        put('"');
    } else {
        flush();
        append_json_string(out_, value);
    }
    return end_value();
}

JsonWriter& JsonWriter::begin(Kind kind) {
    begin_value();
    SUDOKIT_EXPECT(depth_ < kMaxDepth);
    put(kind == Kind::object ? '{' : '[');
    objects_ = objects_ << 1U | (inside_ == Kind::object ? 1U : 0U);
    inside_ = kind;
    ++depth_;
    next_ = Next::first;
    return *this;
}

JsonWriter& JsonWriter::end(Kind kind) {
    SUDOKIT_EXPECT(inside_ == kind && next_ != Next::value);
    --depth_;
    if (next_ == Next::another && layout_ == JsonLayout::indented) new_line();
    put(kind == Kind::object ? '}' : ']');
    inside_ = depth_ == 0 ? Kind::outermost : (objects_ & 1U) != 0 ? Kind::object : Kind::array;
    objects_ >>= 1U;
    return end_value();
}

JsonWriter& JsonWriter::end_line() {
    SUDOKIT_EXPECT(depth_ == 0);
    out_ += '\n';
    return *this;
}

}  // namespace sudokit
