// `sudokit techniques`: the techniques of logical play.
#include "sudokit/techniques.hpp"

#include "sudokit/score.hpp"

#include "cli/io/output.hpp"
#include "cli/stream/json.hpp"
#include "cli/techniques/arguments.hpp"
#include "cli/techniques/messages.hpp"

namespace sudokit::cli {
namespace {

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

Exit run_techniques(const TechniquesArguments& arguments, const Streams& io) {
    const bool json = arguments.json;
    std::string out;
    for (const TechniqueInfo& info : all_techniques()) {
        out += json ? json_technique(info) : technique_row(info, arguments.language);
    }
    return print(arguments, io, out);
}

}  // namespace sudokit::cli
