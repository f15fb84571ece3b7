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

// A file that is written, with what tells whether a name is one that it has or gets.
struct WrittenFile {
    using Touches = bool (*)(const fs::path& name, const fs::path& written);

    std::string_view key;
    PlanFile file;
    std::vector<Touches> touches;

    [[nodiscard]] bool is_over(const PlanFile& other) const {
        if (file.name.empty() || other.name.empty()) return false;
        const fs::path name = whole_path(other.name);
        const fs::path path = whole_path(file.name);
        return std::ranges::any_of(touches, [&](Touches it) { return it(name, path); });
    }
};

Message clash_message(const PlanFile& written, const PlanFile& other) {
    return message(text::kSameFile, written.what, other.what, other.name);
}

}  // namespace

std::optional<FileClash> file_clash(const CampaignPlan& plan, const std::string& plan_file) {
    const auto* const input = std::get_if<FileInput>(&plan.input);
    const std::array<PlanFile, 2> all_read{
        {{text::kTheInput, input == nullptr ? "" : input->file}, {text::kThePlan, plan_file}}};
    const std::array<WrittenFile, 3> all_written{{
        {"file", {text::kTheOutput, plan.output}, {is_or_becomes}},
        {"metrics", {text::kTheMetrics, plan.metrics}, {is_or_becomes, is_or_becomes_shard}},
        {"checkpoint", {text::kTheCheckpoint, plan.checkpoint}, {is_within}},
    }};
    for (auto it = all_written.begin(); it != all_written.end(); ++it) {
        for (const PlanFile& other : all_read) {
            if (it->is_over(other)) return FileClash{it->key, clash_message(it->file, other)};
        }
        for (auto before = all_written.begin(); before != it; ++before) {
            if (it->is_over(before->file)) {
                return FileClash{it->key, clash_message(it->file, before->file)};
            }
            if (before->is_over(it->file)) {
                return FileClash{it->key, clash_message(before->file, it->file)};
            }
        }
    }
    return std::nullopt;
}

}  // namespace sudokit::campaign
