// Rules of human play as filters: what is left of a puzzle's candidates when some of them are
// applied for as long as they do anything.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/candidate.hpp"
#include "sudokit/deadline.hpp"
#include "sudokit/filtering.hpp"
#include "sudokit/function_ref.hpp"
#include "sudokit/wording.hpp"

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
    /// The same with boxes among the k houses that confine the digit, or among the k that it is
    /// confined to; those without boxes are taken in.
    std::uint32_t franken_fish = 0;
    /// A candidate goes if assuming it, and applying Single Candidate and the other rules, leads to
    /// a contradiction.
    bool forcing_chains = false;

    bool operator==(const RuleSet&) const = default;
};

/// Reads "single-candidate,candidate-lines,naked-3": single-candidate, single-position,
/// box-to-line, line-to-box, candidate-lines (both), multiple-lines-K, naked-K, hidden-K, fish-K,
/// franken-fish-K, forcing-chains; the same as the founding paper writes them: "Naked Tuple(3)",
/// "Swordfish(4)", "Double Pairs"; or the techniques of the same meaning by their words and names
/// in either language: "naked-pair", "paire nue". Case, accents, blanks, hyphens and the s of
/// plurals do not matter.
[[nodiscard]] Result<RuleSet> read_rules(std::string_view text);

/// Reads basic rules, without Franken fish and forcing chains, by these very words, and techniques
/// of the same meaning by theirs.
[[nodiscard]] Result<RuleSet> read_basic_rules(std::string_view text);

/// The rules as `read_rules` takes them.
[[nodiscard]] std::string rules_name(const RuleSet& rules);

/// Why the rules cannot be applied to `puzzle`: they know houses only, and it has constraints.
/// Nothing if it has none.
[[nodiscard]] std::optional<Error> rules_fault(const Puzzle& puzzle);

/// A rule as it was applied once, and what it did.
struct RuleDeduction {
    enum class Rule : std::uint8_t {
        seen,     ///< a placed digit leaves the cells that see its own
        assumed,  ///< a candidate is assumed, to see what follows
        single_candidate,
        single_position,
        box_to_line,
        line_to_box,
        multiple_lines,
        naked_tuple,
        hidden_tuple,
        fish,
        franken_fish,
        forcing_chains,
        dead_end  ///< a cell without candidates, or a house without a place for a digit
    };

    Rule rule = Rule::seen;
    std::vector<std::uint32_t> houses = {};  ///< where it looks
    std::vector<std::uint32_t> covers = {};  ///< what the digit is confined to there
    DigitSet digits = {};                    ///< that it is about
    std::vector<Cell> cells = {};            ///< of the pattern
    std::vector<Candidate> absent = {};      ///< what it rests on: candidates that had gone
    std::vector<Cell> filled = {};           ///< and cells that had been filled
    std::vector<Candidate> removed = {};     ///< what goes
    std::optional<Candidate> placed = {};
    /// Of forcing chains: what follows from the assumption and leads to the dead end at its end.
    std::vector<RuleDeduction> test = {};
};

/// Told of each deduction in order.
using RuleSink = FunctionRef<void(const RuleDeduction& deduction)>;

/// Filters the candidates of `puzzle`; a `rules_fault` ends the program. Rules about lines of boxes
/// do nothing on boards without rectangular boxes, but for box-to-line and line-to-box, which any
/// regions have.
[[nodiscard]] Filtering filter(const Puzzle& puzzle, const RuleSet& rules,
                               const Deadline& deadline = {}, RuleSink* sink = nullptr);

/// The same for basic rules, all but Franken fish and forcing chains: others end the program. For
/// programs that have to be small.
[[nodiscard]] Filtering filter_by_basic_rules(const Puzzle& puzzle, const RuleSet& rules,
                                              const Deadline& deadline = {});

/// Every way in which `rule`, as far as `rules` have it, applies to the puzzle as it stands, with
/// its pencilmarks as candidates; nothing is done. Stops at the deadline.
[[nodiscard]] std::vector<RuleDeduction> rule_places(const Puzzle& puzzle, const RuleSet& rules,
                                                     RuleDeduction::Rule rule,
                                                     const Deadline& deadline = {});

/// What a conclusion of the rules rests on, and nothing else.
struct RuleProof {
    std::vector<Cell> givens;               ///< in increasing order
    std::vector<RuleDeduction> deductions;  ///< in order, each with no more than what is needed
};

/// Why `candidate` was placed (or, in a cell that no rule fills, why nothing else is left there),
/// if it holds; or else why it went. `trace` is what `filter` told of `puzzle`. Empty if the trace
/// does not say so.
[[nodiscard]] RuleProof deductions_behind(const Puzzle& puzzle,
                                          std::span<const RuleDeduction> trace, Candidate candidate,
                                          bool holds);

/// Why, in words: "in row 1, r1c2 and r1c7 keep 3 and 5".
[[nodiscard]] std::string reason_text(const Board& board, const RuleDeduction& deduction,
                                      const Wording& wording);

/// The word that programs read for it: seen, single-candidate...
[[nodiscard]] std::string_view rule_word(RuleDeduction::Rule rule);

}  // namespace sudokit
