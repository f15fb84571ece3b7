// `sudokit engines`: the ways of solving, and which are here.
#include "sudokit/nine.hpp"
#include "sudokit/solve.hpp"

#include "cli/engines/arguments.hpp"
#include "cli/engines/messages.hpp"
#include "cli/frame/kernels.hpp"
#include "cli/frame/list_row.hpp"
#include "cli/io/json_line.hpp"
#include "cli/io/output.hpp"

namespace sudokit::cli {
namespace {

// The engine that comes in several compiled forms.
bool has_kernels(const EngineInfo& engine) { return engine.name == "nine"; }

std::string kernels_remark(Language language) {
    const std::string_view used = nine::default_kernel().name;
    std::string others;
    for (const std::string_view name : kernel_names()) {
        if (name == used) continue;
        if (!others.empty()) others += ", ";
        others += name;
    }
    if (others.empty()) return message(text::kKernelInUse, used).in(language);
    return message(text::kKernelsInUse, used, others).in(language);
}

void write_kernels(JsonWriter& out) {
    out.begin_array();
    for (const nine::Kernel& kernel : nine::kernels()) {
        out.begin_object().key("name").text(kernel.name).key("lanes").number(kernel.lanes);
        out.key("used").boolean(kernel == nine::default_kernel()).end_object();
    }
    out.end_array();
}

std::string engine_remark(const EngineInfo& engine, Language language) {
    if (const auto fault = engine_fault(engine.name)) {
        return message(text::kNotHere, fault->message).in(language);
    }
    return has_kernels(engine) ? kernels_remark(language) : std::string();
}

std::string text_list(Language language) {
    std::string out = list_row("auto", text::kAutoEngine.in(language), {});
    for (const EngineInfo& engine : all_engines()) {
        out += list_row(engine.name, engine.summary.in(language), engine_remark(engine, language));
    }
    return out;
}

std::string json_list(Language language) {
    std::string lines = json_line([&](JsonWriter& out) {
        write_list_row(out, "auto", text::kAutoEngine.in(language));
        out.key("available").boolean(true);
    });
    for (const EngineInfo& engine : all_engines()) {
        append_json_line(lines, [&](JsonWriter& out) {
            write_list_row(out, engine.name, engine.summary.in(language));
            out.key("available").boolean(!engine_fault(engine.name));
            if (!has_kernels(engine)) return;
            out.key("kernels");
            write_kernels(out);
        });
    }
    return lines;
}

}  // namespace

Exit run_engines(const EnginesArguments& arguments, const Streams& io) {
    const Language language = arguments.language;
    return print(arguments, io, arguments.json ? json_list(language) : text_list(language));
}

}  // namespace sudokit::cli
