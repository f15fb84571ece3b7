#include "cli/race/words.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

#include "cli/race/messages.hpp"

namespace sudokit::cli {
namespace {

constexpr MessageText kChoices{"choices made", "choix faits"};
constexpr MessageText kDecisions{"decisions, or conflicts if there are more",
                                 "décisions, ou conflits s’il y en a davantage"};

constexpr std::array<std::pair<std::string_view, MessageText>, 13> kMeanings = {{
    {"auto",
     {"what the engines count that it ran, added up",
      "ce que comptent les moteurs qu’il a lancés, additionné"}},
    {"nine", {"guesses", "hypothèses"}},
    {"general", kChoices},
    {"exhaustive", {"digits put into cells", "chiffres posés dans des cases"}},
    {"cp", kChoices},
    {"dlx",
     {"options tried where there were several", "options essayées là où il y en avait plusieurs"}},
    {"colour", {"colours tried in its exact search", "couleurs essayées par sa recherche exacte"}},
    {"gecode", {"nodes that are neither failed nor solved", "nœuds ni échoués ni résolus"}},
    {"ilp", {"branches after the relaxation", "branchements après la relaxation"}},
    {"dpll", kDecisions},
    {"cadical", {"conflicts", "conflits"}},
    {"z3", kDecisions},
    {"external",
     {"nothing: outside programs do not tell",
      "rien : les programmes extérieurs ne le disent pas"}},
}};

}  // namespace

std::string answer_words(const Heat& heat, Language language) {
    const std::uint64_t count = heat.answer.count;
    if (heat.end == HeatEnd::refused || heat.end == HeatEnd::failed) return "-";
    if (heat.answer.stop == Stop::exhausted && heat.end == HeatEnd::done) {
        if (count == 0) return std::string(text::kNoneAtAll.in(language));
        return message(text::kSoMany, count).in(language);
    }
    if (count == 0) return "?";
    return message(text::kAtLeast, count).in(language);
}

std::string memory_words(std::uint64_t bytes, Language language) {
    constexpr double kMegabyte = 1e6;
    const double megabytes = static_cast<double>(bytes) / kMegabyte;
    std::array<char, 40> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "%.1f", megabytes);
    std::string value = buffer.data();
    if (language == Language::fr) std::ranges::replace(value, '.', ',');
    return sentence(language, text::kMegabytes, value);
}

const MessageText& node_meaning(std::string_view engine) {
    const auto found =
        std::ranges::find(kMeanings, engine, &decltype(kMeanings)::value_type::first);
    SUDOKIT_EXPECT(found != kMeanings.end());
    return found->second;
}

const MessageText& engine_summary(std::string_view engine) {
    for (const EngineInfo& info : all_engines()) {
        if (info.name == engine) return info.summary;
    }
    return text::kAutoInRace;
}

}  // namespace sudokit::cli
