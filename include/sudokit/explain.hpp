// Steps for readers: in sentences, in the field's notation, as hints and as JSON.
//
//     const sudokit::Wording wording{Language::en, default_symbols(state.board().order())};
//     const auto step = sudokit::next_step(state, sudokit::TechniqueSet().set());
//     if (step) use(sudokit::explanation(*step, state, wording));
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/json_writer.hpp"
#include "sudokit/message.hpp"
#include "sudokit/step.hpp"
#include "sudokit/symbols.hpp"
#include "sudokit/wording.hpp"

namespace sudokit {

/// What is seen, why something follows, and what: one or a few sentences. `before` is the state
/// that the step was found in. The cases of forcing chains stand on lines of their own; there is no
/// line end at the end.
[[nodiscard]] std::string explanation(const Step& step, const State& before,
                                      const Wording& wording);

/// "Naked Pair"; "Naked Pair (SE 3.0)" of a step with a rating.
[[nodiscard]] std::string step_name(const Step& step, Language language);

/// "9.5" for 95.
[[nodiscard]] std::string tenths_text(unsigned tenths);
/// 95 for "9.5", 90 for "9", up to 99.9; nothing for anything else.
[[nodiscard]] std::optional<unsigned> read_tenths(std::string_view text);

/// What a step concludes, in short: "r1c2=4", "r1c2<>4 r3c23<>7".
[[nodiscard]] std::string conclusions(const Step& step, const Board& board, const Wording& wording);

/// A chain in Eureka notation: "(4)r1c2=(4-5)r1c7=(5)r456c7-(5=2)r8c7"; = is a strong link, - a
/// weak one, candidates of one cell share their parentheses, and the cells of a group stand
/// together. A loop ends with the node that it began with.
[[nodiscard]] std::string chain_notation(const ChainPattern& chain, const Board& board,
                                         const Wording& wording);

/// Why a state leads nowhere, without a capital or a full stop: "no candidate is left in r4c5".
[[nodiscard]] std::string dead_end_text(const DeadEnd& dead_end, const Board& board,
                                        const Wording& wording);

/// The name of a house, without an article: "row 3", "ligne 3"; a diagonal by its ends, "diagonal
/// r1c1-r9c9". The boxes of a jigsaw are regions.
[[nodiscard]] std::string house_name(const Board& board, std::uint32_t house,
                                     const Wording& wording);

/// "r1c1, r1c4 and r2c7".
[[nodiscard]] std::string list_of_cells(const Board& board, const std::vector<Cell>& cells,
                                        const Wording& wording);

/// How much a hint gives away.
enum class HintStrength : std::uint8_t {
    place = 1,  ///< where to look: a house, or a digit
    technique,  ///< what is there: the technique as well
    cells,      ///< the cells of the pattern as well
    step        ///< everything: the explanation
};

/// Helps a player on. Only the last strength tells what the step concludes: before it there is no
/// digit of a placement, and no cell that loses a candidate unless it is part of the pattern.
[[nodiscard]] std::string hint(const Step& step, const State& before, HintStrength strength,
                               const Wording& wording);

/// The cells that make up the pattern of a step, in increasing order: its premises. They need not
/// be those that it concludes something about.
[[nodiscard]] std::vector<Cell> pattern_cells(const Step& step, const State& before);

/// The digits that the pattern of a step is about; where it is about none in particular, those that
/// the step concludes something about.
[[nodiscard]] DigitSet pattern_digits(const Step& step);

/// A step as a JSON object with all fields of its pattern; docs/explain.md describes it.
[[nodiscard]] std::string step_json(const Step& step, const State& before);

/// The members of that object, for one that has others besides.
void write_step_members(JsonWriter& out, const Step& step, const State& before);

}  // namespace sudokit
