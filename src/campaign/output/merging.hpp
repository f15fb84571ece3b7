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

/// Writes the lines of all units of the last stage, which are all done, into the output, which
/// appears once it is complete. Checksums are checked on the way.
[[nodiscard]] Result<MergeEnd> merge_units(const CampaignPlan& plan, const Folder& folder,
                                           const Survey& survey, const Deadline& deadline);

}  // namespace sudokit::campaign
