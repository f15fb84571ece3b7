// The catalogue of techniques: what each is called, and the steps it finds.
//
//     sudokit::State state(puzzle);
//     while (const auto step = sudokit::next_step(state, sudokit::TechniqueSet().set())) {
//         sudokit::apply(*step, state);
//     }
//
// Orders of play are in `sudokit/order.hpp`.
#pragma once

#include <bitset>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "sudokit/message.hpp"
#include "sudokit/step.hpp"

namespace sudokit {

/// Techniques of one kind, as players group them.
enum class TechniqueFamily : std::uint8_t {
    single,
    intersection,
    subset,
    fish,
    wing,
    colouring,
    uniqueness,
    chain,
    almost_locked_set,
    forcing,
    constraint,
    impossible_pattern,
    exocet
};

/// What there is to know of a family.
struct TechniqueFamilyInfo {
    TechniqueFamily id;
    std::string_view word;  ///< as JSON spells it
    MessageText name;       ///< of several techniques: "subsets"
};

[[nodiscard]] const TechniqueFamilyInfo& info_of(TechniqueFamily family);

/// What there is to know of a technique.
struct TechniqueInfo {
    TechniqueId id;
    std::string_view word;  ///< as options and JSON spell it: "naked-pair"
    MessageText name;       ///< as players know it: "Naked Pair"
    TechniqueFamily family;
    /// The name that the founding paper has for it, as options take it too; empty: it has none.
    std::string_view paper_word = {};
    /// True if it takes for granted that the puzzle has one solution only.
    bool assumes_uniqueness = false;
};

/// All techniques, in the order of `TechniqueId`.
[[nodiscard]] std::span<const TechniqueInfo> all_techniques();

[[nodiscard]] const TechniqueInfo& info_of(TechniqueId id);

/// What the technique says, in a sentence or two.
[[nodiscard]] const MessageText& definition_of(TechniqueId id);

/// A position to learn the technique on, as text in one of the formats: it has a step there. The
/// puzzle has one solution.
[[nodiscard]] std::string_view worked_board(TechniqueId id);

/// The technique of that name (either of its words, with - or _), or nothing.
[[nodiscard]] std::optional<TechniqueId> find_technique(std::string_view word);

/// Some of the techniques.
using TechniqueSet = std::bitset<kTechniqueCount>;

/// The techniques that a word names: the one of that name, or all that a rule of `read_rules`
/// stands for (naked-3: pairs and triples; candidate-lines: pointing and claiming). None if there
/// is no such name.
[[nodiscard]] TechniqueSet find_techniques(std::string_view word);

/// True if the technique is for boards of this kind: on those that are no grids, only singles and
/// constraints are.
[[nodiscard]] bool fits(TechniqueId id, const Board& board);

/// Offers the steps of a technique to `sink` until it has enough; false if it had. Which steps
/// there are, and their order, depends on the state alone; none where the technique does not fit
/// the board, or assumes one solution and there are constraints: exchanging digits, as its proof
/// does, may break them.
bool find_steps(TechniqueId id, const State& state, StepSink sink);

/// The houses that a step may lie in.
enum class StepHouses : std::uint8_t { all, boxes, others };

/// The same for the steps that lie in some of the houses. Only hidden singles are told apart so.
bool find_steps(TechniqueId id, StepHouses houses, const State& state, StepSink sink);

/// A step of any of these techniques: of the first that has one, in the order of `TechniqueId`,
/// which is nobody's order of play (see `sudokit/order.hpp`). Nothing if none has, or if the
/// deadline passes first.
[[nodiscard]] std::optional<Step> next_step(const State& state, const TechniqueSet& techniques,
                                            const Deadline& deadline = {});

}  // namespace sudokit
