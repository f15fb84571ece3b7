// The output of a campaign, made of what its units left.
#pragma once

#include <cstdint>
#include <optional>

#include "campaign/checkpoint/folder.hpp"
#include "campaign/stop_watch.hpp"

namespace sudokit::campaign {

/// What an output that was merged consists of. On disk it is a line of each part, and a checksum of
/// these lines.
struct Merged {
    /// The lines of a unit.
    struct Part {
        std::uint64_t bytes = 0;
        std::uint64_t checksum = 0;
    };
    std::vector<Part> parts;

    [[nodiscard]] std::uint64_t bytes() const;
};

/// What the folder says of the output; nothing if it was not merged yet, and an error if what it
/// says is damaged.
[[nodiscard]] Result<std::optional<Merged>> merged_before(const Folder& folder);

/// Whether it was merged, and the output is there and as long as it was.
[[nodiscard]] bool is_merged(const Folder& folder, const std::string& output);

/// Whether a file is still what was merged; nothing if there is none.
[[nodiscard]] Result<std::optional<bool>> is_as_merged(const std::string& file,
                                                       const Merged& merged,
                                                       const Deadline& deadline);

/// How merging ended.
struct MergeEnd {
    bool done = false;  ///< the output is there
    /// Units that turned out to be damaged, and have to be done again.
    std::vector<Unit> damaged = {};
};

/// Whether the lines in the survey were all read, or written, by this process.
enum class Lines : std::uint8_t { known, unknown };

/// Makes the output of the lines of all units of the last stage, which are all done. It appears
/// once it is complete. Lines that are known, and are those of one segment in their order, become
/// the output as they are: the file is both. Others are copied, and checked on the way.
[[nodiscard]] Result<MergeEnd> merge_units(const CampaignPlan& plan, const Folder& folder,
                                           const Survey& survey, Lines lines,
                                           const Deadline& deadline);

/// Whether nothing but lines of units is in the output, as they come in the order of their numbers.
[[nodiscard]] bool is_row_of_units(const CampaignPlan& plan);

}  // namespace sudokit::campaign
