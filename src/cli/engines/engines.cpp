// `sudokit engines`: the ways of solving in this build.
#include "sudokit/nine.hpp"
#include "sudokit/solve.hpp"

#include "cli/engines/arguments.hpp"
#include "cli/engines/messages.hpp"
#include "cli/frame/kernels.hpp"
#include "cli/frame/list_row.hpp"
#include "cli/io/output.hpp"
#include "cli/stream/json.hpp"

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

std::string json_kernels() {
    std::string out;
    for (const nine::Kernel& kernel : nine::kernels()) {
        out += out.empty() ? ",\"kernels\":[" : ",";
        out += "{\"name\":" + json_string(kernel.name) +
               ",\"lanes\":" + std::to_string(kernel.lanes) +
               ",\"used\":" + (kernel == nine::default_kernel() ? "true" : "false") + "}";
    }
    return out + "]";
}

std::string engine_remark(const EngineInfo& engine, Language language) {
    if (!engine.available) return std::string(text::kLeftOutOfBuild.in(language));
    return has_kernels(engine) ? kernels_remark(language) : std::string();
}

}  // namespace

Exit run_engines(const EnginesArguments& arguments, const Streams& io) {
    const Language language = arguments.language;
    const bool json = arguments.json;
    const std::string_view automatic = text::kAutoEngine.in(language);
    std::string out = json ? json_list_row("auto", automatic, "available", true)
                           : list_row("auto", automatic, {});
    for (const EngineInfo& engine : all_engines()) {
        const std::string_view summary = engine.summary.in(language);
        out += json ? json_list_row(engine.name, summary, "available", engine.available,
                                    has_kernels(engine) ? json_kernels() : std::string())
                    : list_row(engine.name, summary, engine_remark(engine, language));
    }
    return print(arguments, io, out);
}

}  // namespace sudokit::cli
