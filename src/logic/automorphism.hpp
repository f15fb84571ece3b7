// Maps that turn a puzzle into itself, done once, twice and so on.
#pragma once

#include <optional>
#include <vector>

#include "sudokit/moves.hpp"
#include "sudokit/step.hpp"

namespace sudokit::logic {

/// The map done once, twice and so on, until it would leave every cell and digit where it is: what
/// all images of a candidate are found by. The map must be one of all cells and all digits.
[[nodiscard]] std::vector<AutomorphismPattern> repeated(const AutomorphismPattern& map);

/// The first map and then the second one.
[[nodiscard]] AutomorphismPattern composed(const AutomorphismPattern& first,
                                           const AutomorphismPattern& second);

/// Where a candidate goes.
[[nodiscard]] inline Candidate image(const AutomorphismPattern& map, Candidate candidate) {
    return {map.cells[candidate.cell], map.digits[candidate.digit - 1]};
}

/// The turn or mirror that moves the cells like the map, if there is one.
[[nodiscard]] std::optional<Turn> turn_of(const Board& board, const AutomorphismPattern& map);

/// How a candidate and an image of it rule each other out.
enum class ImageClash : std::uint8_t {
    none,
    own_cell,  ///< the cell goes to itself, and the digit does not
    seen       ///< the cell goes to one that it sees, and the digit stays the same
};

[[nodiscard]] ImageClash image_clash(const Board& board, Candidate candidate, Candidate image);

}  // namespace sudokit::logic
