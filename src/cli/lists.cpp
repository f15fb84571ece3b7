// `sudokit engines`, `formats`, `techniques` and `version`: what there is in this build.
#include "sudokit/nine.hpp"
#include "sudokit/score.hpp"
#include "sudokit/version.hpp"

#include "cli/compression.hpp"
#include "cli/json.hpp"
#include "cli/kernels.hpp"
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

// `more` are further members, each with a comma in front.
std::string json_row(std::string_view name, std::string_view summary, std::string_view fact,
                     bool value, std::string_view more = {}) {
    return "{\"name\":" + json_string(name) + ",\"summary\":" + json_string(summary) + ",\"" +
           std::string(fact) + "\":" + (value ? "true" : "false") + std::string(more) + "}\n";
}

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

std::string technique_row(const TechniqueInfo& info, Language language) {
    constexpr std::size_t kColumn = 26;
    std::string out(info.word);
    out.resize(kColumn, ' ');
    return out + message(text::kTechnique, info.name, definition_of(info.id)).in(language) + "\n";
}

// Texts in both languages, since a program that lists techniques may show them to anybody.
std::string json_technique(const TechniqueInfo& info) {
    const auto both = [](const MessageText& text) {
        return "{\"en\":" + json_string(text.en) + ",\"fr\":" + json_string(text.fr) + "}";
    };
    std::string out = "{\"name\":" + json_string(info.word) + ",\"title\":" + both(info.name) +
                      ",\"summary\":" + both(definition_of(info.id)) +
                      ",\"family\":" + json_string(info_of(info.family).word) +
                      ",\"family_title\":" + both(info_of(info.family).name) +
                      ",\"assumes_uniqueness\":" + (info.assumes_uniqueness ? "true" : "false");
    if (!info.paper_word.empty()) out += ",\"also\":" + json_string(info.paper_word);
    for (const TechniqueScore& entry : technique_scores()) {
        if (entry.technique != info.id) continue;
        const auto level = static_cast<std::size_t>(entry.level);
        out += ",\"score\":" + std::to_string(entry.score) +
               ",\"level\":" + json_string(all_score_levels()[level].word);
    }
    return out + "}\n";
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
        out += json ? json_row(engine.name, summary, "available", engine.available,
                               has_kernels(engine) ? json_kernels() : std::string())
                    : row(engine.name, summary, engine_remark(engine, language));
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

Exit run_techniques(const Arguments& arguments, const Streams& io) {
    const bool json = arguments.format == Format::json;
    std::string out;
    for (const TechniqueInfo& info : all_techniques()) {
        out += json ? json_technique(info) : technique_row(info, arguments.language);
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
