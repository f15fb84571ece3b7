// Rules of human play as filters: what is left of a puzzle's candidates when some of them are
// applied for as long as they do anything.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "sudokit/deadline.hpp"
#include "sudokit/filtering.hpp"

namespace sudokit {

/// Which rules are applied. A digit that is placed leaves the cells that see it, whatever the
/// rules.
struct RuleSet {
    bool single_candidate = false;  ///< a cell with one candidate left takes it
    bool single_position = false;   ///< a digit with one place left in a house goes there
    bool box_to_line = false;  ///< a digit that a box has in one line only leaves the rest of it
    bool line_to_box = false;  ///< a digit that a line has in one box only leaves the rest of it
    /// A digit confined to the same k lines in k boxes of a band or stack, 2 <= k <= this, leaves
    /// those lines in its other boxes (Double Pairs and Multiple Lines); 0 = not applied.
    std::uint32_t multiple_lines = 0;
    /// k cells of a house that have k candidates in all, 2 <= k <= this, keep them; 0 = not
    /// applied.
    std::uint32_t naked_tuples = 0;
    /// k digits of a house that have k places in all keep them.
    std::uint32_t hidden_tuples = 0;
    /// A digit confined to the same k columns in k rows leaves the rest of those columns (2:
    /// X-Wing, 3: Swordfish), and the other way round.
    std::uint32_t fish = 0;

    bool operator==(const RuleSet&) const = default;
};

/// Reads "single-candidate,candidate-lines,naked-3": single-candidate, single-position,
/// box-to-line, line-to-box, candidate-lines (both), multiple-lines-K, naked-K, hidden-K, fish-K;
/// or the techniques of the same meaning: naked-single, hidden-single, pointing, claiming,
/// double-pairs, naked-pair, hidden-triple, x-wing and so on.
[[nodiscard]] Result<RuleSet> read_rules(std::string_view text);

/// The rules as `read_rules` takes them.
[[nodiscard]] std::string rules_name(const RuleSet& rules);

/// Why the rules cannot be applied to `puzzle`: they know houses only, and it has constraints.
/// Nothing if it has none.
[[nodiscard]] std::optional<Error> rules_fault(const Puzzle& puzzle);

/// Filters the candidates of `puzzle`; a `rules_fault` ends the program. Rules about lines of boxes
/// do nothing on boards without rectangular boxes, but for box-to-line and line-to-box, which any
/// regions have.
[[nodiscard]] Filtering filter(const Puzzle& puzzle, const RuleSet& rules,
                               const Deadline& deadline = {});

}  // namespace sudokit
