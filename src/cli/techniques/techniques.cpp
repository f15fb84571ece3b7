// `sudokit techniques`: the techniques of logical play, in an order.
#include "sudokit/techniques.hpp"

#include "sudokit/score.hpp"

#include "cli/io/json_line.hpp"
#include "cli/io/output.hpp"
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
void write_both(JsonWriter& out, const MessageText& text) {
    out.begin_object().key("en").text(text.en).key("fr").text(text.fr).end_object();
}

void write_technique(JsonWriter& out, const TechniqueInfo& info) {
    out.key("name").text(info.word).key("title");
    write_both(out, info.name);
    out.key("summary");
    write_both(out, definition_of(info.id));
    out.key("family").text(info_of(info.family).word).key("family_title");
    write_both(out, info_of(info.family).name);
    out.key("assumes_uniqueness").boolean(info.assumes_uniqueness);
    if (!info.paper_word.empty()) out.key("also").text(info.paper_word);
    const TechniqueScore& counted = score_of(info.id);
    const auto level = static_cast<std::size_t>(counted.level);
    out.key("score").number(counted.score).key("level").text(all_score_levels()[level].word);
    out.key("example").text(worked_board(info.id));
}

}  // namespace

Exit run_techniques(const TechniquesArguments& arguments, const Streams& io) {
    std::string lines;
    for (const OrderEntry& entry : info_of(arguments.order).entries) {
        if (entry.houses == StepHouses::others) continue;
        const TechniqueInfo& info = info_of(entry.technique);
        if (arguments.json) {
            append_json_line(lines, [&](JsonWriter& out) { write_technique(out, info); });
        } else {
            lines += technique_row(info, arguments.language);
        }
    }
    return print(arguments, io, lines);
}

}  // namespace sudokit::cli
