// `sudokit engines`, `sudokit formats` and `sudokit version`: what there is in this build.
#include "sudokit/version.hpp"

#include "cli/compression.hpp"
#include "cli/json.hpp"
#include "cli/messages.hpp"
#include "cli/output.hpp"

namespace sudokit::cli {
namespace {

std::string row(std::string_view name, std::string_view summary, std::string_view remark) {
    constexpr std::size_t kColumn = 14;
    std::string out(name);
    out.resize(std::max(kColumn, out.size() + 2), ' ');
    out += summary;
    if (!remark.empty()) out += " " + std::string(remark);
    return out + "\n";
}

std::string json_row(std::string_view name, std::string_view summary, std::string_view fact,
                     bool value) {
    return "{\"name\":" + json_string(name) + ",\"summary\":" + json_string(summary) + ",\"" +
           std::string(fact) + "\":" + (value ? "true" : "false") + "}\n";
}

}  // namespace

Exit run_engines(const Arguments& arguments, const Streams& io) {
    const Language language = arguments.language;
    const bool json = arguments.format == Format::json;
    const std::string_view automatic = text::kAutoEngine.in(language);
    std::string out =
        json ? json_row("auto", automatic, "available", true) : row("auto", automatic, {});
    for (const EngineInfo& engine : all_engines()) {
        const std::string_view summary = engine.summary.in(language);
        const std::string_view remark =
            engine.available ? std::string_view() : text::kLeftOutOfBuild.in(language);
        out += json ? json_row(engine.name, summary, "available", engine.available)
                    : row(engine.name, summary, remark);
    }
    return print(arguments, io, out);
}

Exit run_formats(const Arguments& arguments, const Streams& io) {
    const Language language = arguments.language;
    const bool json = arguments.format == Format::json;
    std::string out;
    for (const FormatInfo& format : all_formats()) {
        const std::string_view summary = format.summary.in(language);
        const std::string_view remark =
            format.writable ? std::string_view() : text::kReadOnly.in(language);
        out += json ? json_row(format.name, summary, "writable", format.writable)
                    : row(format.name, summary, remark);
    }
    return print(arguments, io, out);
}

Exit run_version(const Arguments& arguments, const Streams& io) {
    std::string out = "sudokit " + std::string(kVersion) + "\n";
    if (is_built_in(Packing::gzip)) out += "+gzip\n";
    if (is_built_in(Packing::zstd)) out += "+zstd\n";
    return print(arguments, io, out);
}

}  // namespace sudokit::cli
