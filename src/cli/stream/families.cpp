#include "cli/stream/families.hpp"

#include <algorithm>

#include "cli/stream/messages.hpp"

namespace sudokit::cli {

std::optional<Error> families_fault(const Puzzle& puzzle, const CnfOptions& options) {
    if (options.only.empty() || cnf_fault(puzzle)) return std::nullopt;
    const Cnf cnf(puzzle, options);
    for (std::size_t i = 0; i < kFamilyCount; ++i) {
        const auto family = static_cast<Family>(i);
        const auto& there = cnf.families();
        if (!options.only.contains(family) || std::ranges::find(there, family) != there.end()) {
            continue;
        }
        return Error{ErrorCode::unsupported, 0,
                     message(text::kNoSuchFamily, "--families", family_name(family))};
    }
    return std::nullopt;
}

}  // namespace sudokit::cli
