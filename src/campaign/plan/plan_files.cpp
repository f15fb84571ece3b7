#include "campaign/plan/plan_files.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <vector>

#include "base/characters.hpp"
#include "campaign/messages.hpp"

namespace sudokit::campaign {
namespace {

namespace fs = std::filesystem;

// One name for each file, whether it is there or not.
fs::path whole_path(const std::string& name) {
    std::error_code fault;
    return fs::weakly_canonical(fs::absolute(name, fault), fault);
}

// Takes some digits off the front, at least one; false if there is none.
bool take_digits(std::string_view& text) {
    const auto end = std::ranges::find_if_not(text, is_decimal);
    const auto count = static_cast<std::size_t>(end - text.begin());
    text.remove_prefix(count);
    return count > 0;
}

bool take(std::string_view& text, std::string_view word) {
    if (!text.starts_with(word)) return false;
    text.remove_prefix(word.size());
    return true;
}

// Whether `rest` is what is behind the name of a file while that is made (see `NewFile`), or
// nothing.
bool is_part_ending(std::string_view rest) {
    if (rest.empty() || !take(rest, ".part")) return rest.empty();
    return rest.empty() || (take(rest, "-") && take_digits(rest) && rest.empty());
}

// Whether a name is that of `file`, or what it is called while it is made.
bool is_or_becomes(const fs::path& name, const fs::path& file) {
    if (name.parent_path() != file.parent_path()) return false;
    const std::string text = name.filename().string();
    std::string_view rest = text;
    return take(rest, file.filename().string()) && is_part_ending(rest);
}

// The same for the metrics of any shard, which are STEM.I-of-N.EXTENSION.
bool is_or_becomes_shard(const fs::path& name, const fs::path& file) {
    if (name.parent_path() != file.parent_path()) return false;
    const std::string text = name.filename().string();
    std::string_view rest = text;
    return take(rest, file.stem().string() + ".") && take_digits(rest) && take(rest, "-of-") &&
           take_digits(rest) && take(rest, file.extension().string()) && is_part_ending(rest);
}

// Whether a file is the folder, or in it.
bool is_within(const fs::path& name, const fs::path& folder) {
    return std::mismatch(folder.begin(), folder.end(), name.begin(), name.end()).first ==
           folder.end();
}

struct PlanFile {
    const MessageText& what;
    std::string name;
};

}  // namespace

std::optional<FileClash> file_clash(const CampaignPlan& plan, const std::string& plan_file) {
    using Touches = bool (*)(const fs::path& name, const fs::path& written);
    struct Written {
        std::string_view key;
        PlanFile file;
        std::vector<Touches> touches;
    };
    const std::array<Written, 3> all_written{{
        {"file", {text::kTheOutput, plan.output}, {is_or_becomes}},
        {"metrics", {text::kTheMetrics, plan.metrics}, {is_or_becomes, is_or_becomes_shard}},
        {"checkpoint", {text::kTheCheckpoint, plan.checkpoint}, {is_within}},
    }};
    const auto* const input = std::get_if<FileInput>(&plan.input);
    std::vector<PlanFile> others{{text::kTheInput, input == nullptr ? "" : input->file},
                                 {text::kThePlan, plan_file}};
    // Each that is written must not touch what is read, nor what was looked at before it.
    for (const Written& written : all_written) {
        if (written.file.name.empty()) continue;
        const fs::path path = whole_path(written.file.name);
        for (const PlanFile& other : others) {
            if (other.name.empty()) continue;
            const fs::path name = whole_path(other.name);
            if (std::ranges::none_of(written.touches, [&](Touches it) { return it(name, path); })) {
                continue;
            }
            return FileClash{written.key,
                             message(text::kSameFile, written.file.what, other.what, other.name)};
        }
        others.push_back(written.file);
    }
    return std::nullopt;
}

}  // namespace sudokit::campaign
