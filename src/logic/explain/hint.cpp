// Hints: a step told a little at a time.
#include <algorithm>

#include "sudokit/techniques.hpp"

#include "logic/explain/words.hpp"

namespace sudokit {
namespace {

constexpr MessageText kLookAtHouse{"Look at {0}.", "Regardez {0}."};
constexpr MessageText kLookAtDigit{"Look at where {0} can still go.",
                                   "Regardez où le {0} peut encore aller."};
constexpr MessageText kLookAtRule{"Look at this rule: {0}.", "Regardez cette règle : {0}."};
constexpr MessageText kLookEverywhere{"Look at the whole board.", "Regardez toute la grille."};
constexpr MessageText kTechnique{"Try this technique: {0}.", "Essayez la technique « {0} »."};
constexpr MessageText kCells{"It starts from {0}.", "Elle part {0}."};

// The digit of a pattern that is all about one digit, unless it is one to be placed.
std::optional<Digit> digit_to_watch(const Step& step) {
    if (!step.placements.empty()) return std::nullopt;
    const bool one_digit = std::holds_alternative<FishPattern>(step.pattern) ||
                           std::holds_alternative<ChainPattern>(step.pattern) ||
                           std::holds_alternative<ColouringPattern>(step.pattern) ||
                           step.technique == TechniqueId::nishio;
    const DigitSet digits = pattern_digits(step);
    return one_digit && digits.size() == 1 ? std::optional(digits.first()) : std::nullopt;
}

// The house that the pattern names first, if it names one that says where to look.
std::optional<std::uint32_t> named_house(const Step& step) {
    if (const auto* single = std::get_if<SinglePattern>(&step.pattern)) return single->house;
    if (const auto* subset = std::get_if<SubsetPattern>(&step.pattern)) {
        return subset->houses.front();
    }
    if (const auto* fish = std::get_if<FishPattern>(&step.pattern)) {
        if (fish->base.size() == 1) return fish->base.front();
    }
    if (const auto* sue = std::get_if<SueDeCoqPattern>(&step.pattern)) return sue->box;
    if (const auto* forcing = std::get_if<ForcingPattern>(&step.pattern)) return forcing->house;
    return std::nullopt;
}

// The houses of one kind that hold the pattern between them, where they are few: as few as there
// are, boxes first, as players see them best. Empty if the pattern is all over the board.
std::vector<std::uint32_t> houses_around(const Step& step, const State& before) {
    const Board& board = before.board();
    const std::vector<Cell> cells = pattern_cells(step, before);
    std::vector<std::uint32_t> best;
    for (const HouseKind kind : {HouseKind::box, HouseKind::row, HouseKind::column}) {
        std::vector<std::uint32_t> houses;
        std::size_t inside = 0;
        for (std::uint32_t house = 0; house < board.houses().size(); ++house) {
            if (board.houses()[house].kind != kind) continue;
            const auto count = std::ranges::count_if(
                cells, [&](Cell cell) { return board.house_set(house).contains(cell); });
            inside += static_cast<std::size_t>(count);
            if (count > 0) houses.push_back(house);
        }
        const bool whole = inside == cells.size() && houses.size() * 2 <= board.order();
        if (whole && (best.empty() || houses.size() < best.size())) best = std::move(houses);
    }
    return best;
}

std::string place_words(const Step& step, const State& before, const logic::Words& words) {
    if (const auto* pattern = std::get_if<ConstraintPattern>(&step.pattern)) {
        // A rule of the whole board is in no house more than in others, and names no cells.
        const Constraint& constraint = *before.constraints()[pattern->constraint];
        if (find_constraint_kind(constraint.data().kind)->of_board) {
            return words.say(kLookAtRule, constraint.text(words.wording()));
        }
    }
    if (const auto house = named_house(step)) return words.say(kLookAtHouse, words.house(*house));
    const auto digit = digit_to_watch(step);
    if (digit) return words.say(kLookAtDigit, words.digit(*digit));
    const std::vector<std::uint32_t> houses = houses_around(step, before);
    return houses.empty() ? words.say(kLookEverywhere)
                          : words.say(kLookAtHouse, words.houses(houses));
}

}  // namespace

std::string hint(const Step& step, const State& before, HintStrength strength,
                 const Wording& wording) {
    const logic::Words words(before.board(), wording);
    const std::string name = step_name(step, wording.language);
    if (strength == HintStrength::step) {
        return words.say(kTechnique, name) + " " + explanation(step, before, wording);
    }
    std::string out = place_words(step, before, words);
    if (strength >= HintStrength::technique) out += " " + words.say(kTechnique, name);
    if (strength >= HintStrength::cells) {
        out += " " + words.say(kCells, words.of_cells(pattern_cells(step, before)));
    }
    return out;
}

}  // namespace sudokit
