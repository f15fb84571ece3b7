// The tables of docs/score.md are those of the code.
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/order.hpp"
#include "sudokit/score.hpp"

namespace sudokit {
namespace {

std::string page() {
    std::ifstream file(SUDOKIT_DOCS_DIR "/score.md", std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::string name_of(ScoreLevel level) {
    return std::string(all_score_levels()[static_cast<std::size_t>(level)].name.en);
}

std::string choice_of(const OrderEntry& entry) {
    const std::string next = entry.with_next ? ", with the next" : "";
    switch (entry.choice) {
        case StepChoice::first: return "first" + next;
        case StepChoice::oldest: return "oldest" + next;
        case StepChoice::largest: return "largest" + next;
        case StepChoice::widest: return "widest" + next;
    }
    return {};
}

TEST(ScorePage, ListsEveryTechniqueInItsOrder) {
    std::string rows = "|---|---|---|---|---|\n";
    for (const OrderEntry& entry : info_of(TechniqueOrder::hodoku).entries) {
        const TechniqueInfo& info = info_of(entry.technique);
        const TechniqueScore& counted = score_of(entry.technique);
        rows += "| " + std::string(info.name.en) + " | `" + std::string(info.word) + "` | " +
                name_of(counted.level) + " | " + std::to_string(counted.score) + " | " +
                choice_of(entry) + " |\n";
    }

    EXPECT_NE(page().find(rows + "\n"), std::string::npos) << "docs/score.md should have\n" << rows;
}

TEST(ScorePage, ListsTheLevelsWithTheirLimits) {
    std::string rows = "|---|---|---|\n";
    for (const ScoreLevelInfo& level : all_score_levels()) {
        const bool open = level.id == ScoreLevel::extreme;
        rows += "| " + std::string(level.name.en) + " | " + std::string(level.name.fr) + " | " +
                (open ? "any" : std::to_string(level.most)) + " |\n";
    }

    EXPECT_NE(page().find(rows + "\n"), std::string::npos) << "docs/score.md should have\n" << rows;
}

}  // namespace
}  // namespace sudokit
