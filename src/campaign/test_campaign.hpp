// For tests: a small campaign in a folder of its own.
#pragma once

#include <fstream>
#include <iterator>
#include <string>
#include <utility>

#include "sudokit/campaign.hpp"

#include "base/test_folder.hpp"

namespace sudokit::tests {

inline std::string text_in(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

inline void write_text(const std::string& file, const std::string& text) {
    std::ofstream(file, std::ios::binary) << text;
}

/// Puzzles that have one given, a unit for each.
class TestCampaign {
  public:
    explicit TestCampaign(std::size_t units) {
        std::string lines;
        for (std::size_t i = 0; i < units; ++i) {
            std::string line(81, '.');
            line[i % 81] = static_cast<char>('1' + i / 81);
            lines += line + "\n";
        }
        plan.input = FileInput{folder.path("in.txt")};
        plan.output = folder.path("out.txt");
        plan.checkpoint = folder.path("out.txt.campaign");
        write_text(folder.path("in.txt"), lines);
    }

    [[nodiscard]] std::string file(const std::string& name) const {
        return plan.checkpoint + "/" + name;
    }
    [[nodiscard]] std::string output() const { return text_in(plan.output); }

    TestFolder folder;
    CampaignPlan plan = {.input = FileInput{},
                         .steps = {},
                         .output = {},
                         .checkpoint = {},
                         .metrics = {},
                         .threads = {}};
};

}  // namespace sudokit::tests
