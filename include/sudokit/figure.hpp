// What a picture shows, as data: a position, and what of it a step points out. Every kind of
// picture (SVG, terminal, page) draws the same figure.
//
//     sudokit::draw_svg(sudokit::figure_of(step, state));  // the state before the step
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sudokit/entry.hpp"
#include "sudokit/json_writer.hpp"
#include "sudokit/step.hpp"

namespace sudokit {

/// The part that a candidate plays in a pattern. Pictures tell the parts apart by shape as well as
/// by colour.
enum class MarkRole : std::uint8_t {
    none,    ///< it is only what the conclusions are about
    member,  ///< it belongs to the pattern, and nothing more is to be said of it
    first,   ///< the digits of a subset, the places of a fish; one colour of a chain or a cluster
    second,  ///< the other colour; restricted commons; what a rectangle has more
    third,   ///< the two colours of a second cluster
    fourth,
    fin
};

/// What the step says of a candidate.
enum class MarkFate : std::uint8_t { stays, eliminated, placed };

/// A candidate that is pointed out.
struct Mark {
    Candidate candidate;
    MarkRole role = MarkRole::none;
    MarkFate fate = MarkFate::stays;

    bool operator==(const Mark&) const = default;
};

/// Why cells are tinted.
enum class ZoneRole : std::uint8_t {
    base,      ///< where the technique looks: the house of a subset, the base of a fish
    cover,     ///< the cover of a fish, the box of a Sue de Coq
    set,       ///< the cells of the pattern; almost locked sets have one zone each, with a letter
    witness,   ///< placed digits that say why a digit has no other place, or a cell no other digit
    dead_end,  ///< where an assumption fails
    struck,    ///< cells that lose candidates
    elsewhere  ///< other places where the same rule applies
};

/// Cells that are tinted together.
struct Zone {
    ZoneRole role = ZoneRole::base;
    std::vector<Cell> cells;                  ///< in increasing order
    std::optional<std::uint32_t> house = {};  ///< if the cells are those of a house
    std::string label = {};                   ///< may be empty

    bool operator==(const Zone&) const = default;
};

/// A link between candidates, or groups of them.
struct Arrow {
    ChainNode from;
    ChainNode to;
    ChainLink::Kind kind = ChainLink::Kind::strong;
    bool directed = true;      ///< false: a line without a head
    std::uint32_t branch = 0;  ///< of forcing chains, from 0

    bool operator==(const Arrow&) const = default;
};

/// What an open cell cannot hold, in the code of the founding paper: all digits are shown, those
/// that are left blue.
struct ExcludedDigits {
    DigitSet at_once;  ///< by a digit in its row, column or other house: grey
    DigitSet by_more;  ///< by a rule or a model: red, struck through

    bool operator==(const ExcludedDigits&) const = default;
};

/// A position and what is pointed out in it.
struct Figure {
    Board board;
    std::vector<std::uint8_t> digits;       ///< per cell, 0 = open
    std::vector<std::uint8_t> givens;       ///< not 0 where the digit was given
    std::vector<DigitSet> candidates = {};  ///< of the open cells; empty: none are shown
    std::vector<Zone> zones = {};           ///< the lowest first
    std::vector<Mark> marks = {};           ///< in the order of their candidates, one for each
    std::vector<Arrow> arrows = {};
    std::vector<ConstraintPtr> constraints = {};  ///< drawn, or else said
    std::vector<ExcludedDigits> excluded = {};    ///< per cell; empty: only candidates are shown

    bool operator==(const Figure&) const = default;
};

/// The step in the state that it was found in.
[[nodiscard]] Figure figure_of(const Step& step, const State& before);

/// The state, nothing pointed out.
[[nodiscard]] Figure figure_of(const State& state);

/// The givens, with candidates where there are pencilmarks.
[[nodiscard]] Figure figure_of(const Puzzle& puzzle);

/// The puzzle with what the player has placed and noted.
[[nodiscard]] Figure figure_of(const Entry& entry);

/// A complete grid; the givens of `puzzle`, which is on the same board, are shown as such.
[[nodiscard]] Figure figure_of(const Grid& grid, const Puzzle& puzzle);

/// A complete grid.
[[nodiscard]] Figure figure_of(const Grid& grid);

/// What a figure points out, as members of a JSON object: `zones`, `marks` and `arrows`;
/// docs/explain.md describes them. Digits and candidates are left to the position.
void write_figure_members(JsonWriter& writer, const Figure& figure);

}  // namespace sudokit
