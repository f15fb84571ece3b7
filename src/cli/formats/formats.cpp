// `sudokit formats`: what can be read and written.
#include "sudokit/formats.hpp"

#include "cli/formats/arguments.hpp"
#include "cli/formats/messages.hpp"
#include "cli/frame/list_row.hpp"
#include "cli/io/output.hpp"

namespace sudokit::cli {

Exit run_formats(const FormatsArguments& arguments, const Streams& io) {
    const Language language = arguments.language;
    const bool json = arguments.json;
    std::string out;
    for (const FormatInfo& format : all_formats()) {
        const std::string_view summary = format.summary.in(language);
        const std::string_view remark =
            format.writable ? std::string_view() : text::kReadOnly.in(language);
        out += json ? json_list_row(format.name, summary, "writable", format.writable)
                    : list_row(format.name, summary, remark);
    }
    return print(arguments, io, out);
}

}  // namespace sudokit::cli
