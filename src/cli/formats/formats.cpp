// `sudokit formats`: what can be read and written.
#include "sudokit/formats.hpp"

#include "cli/formats/arguments.hpp"
#include "cli/formats/messages.hpp"
#include "cli/frame/list_row.hpp"
#include "cli/io/json_line.hpp"
#include "cli/io/output.hpp"

namespace sudokit::cli {

Exit run_formats(const FormatsArguments& arguments, const Streams& io) {
    const Language language = arguments.language;
    std::string lines;
    for (const FormatInfo& format : all_formats()) {
        const std::string_view summary = format.summary.in(language);
        if (arguments.json) {
            append_json_line(lines, [&](JsonWriter& out) {
                write_list_row(out, format.name, summary);
                out.key("writable").boolean(format.writable);
            });
        } else {
            const std::string_view remark =
                format.writable ? std::string_view() : text::kReadOnly.in(language);
            lines += list_row(format.name, summary, remark);
        }
    }
    return print(arguments, io, lines);
}

}  // namespace sudokit::cli
