// Puzzles that are the same again once they are turned and renamed, in words.
#include "logic/automorphism.hpp"

#include <algorithm>
#include <array>

#include "sudokit/moves.hpp"

#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kSameAgain{
    "{0}{1}, the puzzle is the same again. We assume exactly one solution, so the solution is the "
    "same again too: {2}.",
    "{0}{1}, la grille est de nouveau la même. On suppose la solution unique ; elle est donc, "
    "elle aussi, de nouveau la même : {2}."};
constexpr MessageText kSameAgainBrief{"{0}{1} => {2}.", "{0}{1} => {2}."};

// In the order of `Turn`; {0}: the diagonal by its ends.
constexpr std::array<MessageText, 7> kAfterTurns{{
    {"After a quarter turn clockwise", "Après un quart de tour à droite"},
    {"After half a turn", "Après un demi-tour"},
    {"After a quarter turn counter-clockwise", "Après un quart de tour à gauche"},
    {"Mirrored left to right", "Retournée de gauche à droite"},
    {"Mirrored top to bottom", "Retournée de haut en bas"},
    {"Mirrored in the diagonal {0}", "Retournée autour de la diagonale {0}"},
    {"Mirrored in the diagonal {0}", "Retournée autour de la diagonale {0}"},
}};
constexpr std::array<MessageText, 7> kBriefTurns{{
    {"Quarter turn", "Quart de tour"},
    {"Half turn", "Demi-tour"},
    {"Quarter turn", "Quart de tour"},
    {"Left-right mirror", "Symétrie gauche-droite"},
    {"Top-bottom mirror", "Symétrie haut-bas"},
    {"Mirror {0}", "Symétrie {0}"},
    {"Mirror {0}", "Symétrie {0}"},
}};
constexpr MessageText kAfterMoves{"After these moves ({0})", "Après ces mouvements ({0})"};
constexpr MessageText kMovesBrief{"Moves ({0})", "Mouvements ({0})"};
constexpr MessageText kNextMove{"; ", " ; "};

constexpr MessageText kExchanged{", with {0} exchanged", ", avec {0} échangés"};
constexpr MessageText kRenamed{", with the digits renamed ({0})", ", chiffres renommés ({0})"};
constexpr MessageText kCyclesBrief{" ({0})", " ({0})"};

// {0}, {1}: so many cells, and which; {2}: after how many times; {3}, {4}: so many digits, and
// which.
constexpr MessageText kStays{
    "{1} {0:stays|stay} in place{2}, so {0:it|each} can only be {4}, which {3:stays|stay} the same",
    "{1} {0:reste|restent} en place{2} et ne {0:peut|peuvent} valoir que {4}, qui {3:reste le "
    "même|restent les mêmes}"};
constexpr MessageText kStaysAlone{"{1} {0:stays|stay} in place{2}, but no digit stays the same",
                                  "{1} {0:reste|restent} en place{2}, mais aucun chiffre ne reste "
                                  "le même"};
constexpr MessageText kGoesNear{
    "{1} {0:goes to a cell that it sees|go to cells that they see}{2}, so {0:it cannot|none can} "
    "be "
    "{4}, which {3:stays|stay} the same",
    "{1} {0:va dans une case qu’elle voit|vont dans des cases qu’elles voient}{2} et ne "
    "{0:peut|peuvent} valoir {4}, qui {3:reste le même|restent les mêmes}"};
constexpr MessageText kTimes{" when this is done {0} times", " quand on le fait {0} fois"};
constexpr MessageText kThen{"{0}. So {1}", "{0}. Donc {1}"};

constexpr MessageText kSoPlaced{"{0}, so {1}", "{0}, donc {1}"};
constexpr MessageText kSoGone{"{0} can no longer be {1}, so {2} cannot be {3}",
                              "{0} ne peut plus valoir {1}, donc {2} ne peut pas valoir {3}"};

std::string diagonal_words(const Words& words, Turn how) {
    const std::uint32_t last = words.board().order() - 1;
    const std::uint32_t start = how == Turn::diagonal ? 0 : last;
    return words.cell(words.board().cell(0, start)) + "-" +
           words.cell(words.board().cell(last, last - start));
}

// What is done to the cells.
std::string moves_words(const Words& words, const AutomorphismPattern& map) {
    const Board& board = words.board();
    if (const auto how = turn_of(board, map)) {
        const auto& texts = words.brief() ? kBriefTurns : kAfterTurns;
        return words.say(texts.at(static_cast<std::size_t>(*how)), diagonal_words(words, *how));
    }
    std::string moves;
    if (const auto whole = Transformation::make(board, board, map.cells, map.digits)) {
        for (const Move& move : moves_of(*whole)) {
            if (move.kind == Move::Kind::digits) continue;
            if (!moves.empty()) moves += words.say(kNextMove);
            moves += move_text(move, words.wording().symbols, words.language());
        }
    }
    return words.say(words.brief() ? kMovesBrief : kAfterMoves, moves);
}

// The digits that become each other, from the least of each on; none that stays the same.
std::vector<std::vector<Digit>> cycles_of(const AutomorphismPattern& map) {
    std::vector<std::vector<Digit>> cycles;
    DigitSet said;
    for (Digit digit = 1; digit <= map.digits.size(); ++digit) {
        if (said.contains(digit) || map.digits[digit - 1] == digit) continue;
        cycles.emplace_back();
        for (Digit next = digit; !said.contains(next); next = map.digits[next - 1]) {
            said.insert(next);
            cycles.back().push_back(next);
        }
    }
    return cycles;
}

// What is done to the digits: "1 and 9, 2 and 8 exchanged", "1 > 2 > 3 > 1 renamed".
std::string renaming_words(const Words& words, const AutomorphismPattern& map) {
    const auto cycles = cycles_of(map);
    if (cycles.empty()) return {};
    const bool pairs = std::ranges::all_of(
        cycles, [](const std::vector<Digit>& cycle) { return cycle.size() == 2; });
    std::string out;
    for (const std::vector<Digit>& cycle : cycles) {
        std::vector<std::string> names;
        names.reserve(cycle.size() + 1);
        for (const Digit digit : cycle) names.push_back(words.digit(digit));
        if (!out.empty()) out += words.brief() ? " " : ", ";
        if (pairs && !words.brief()) {
            out += words.all_of(names);
            continue;
        }
        if (!pairs) names.push_back(names.front());
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (i > 0) out += pairs ? "-" : words.brief() ? ">" : " > ";
            out += names[i];
        }
    }
    return words.say(words.brief() ? kCyclesBrief : pairs ? kExchanged : kRenamed, out);
}

// Candidates that go for one reason after the map is done so many times.
struct ClashGroup {
    ImageClash clash = ImageClash::none;
    std::size_t times = 0;
    std::vector<Cell> cells = {};
    DigitSet digits = {};
};

// Candidates of a cell that go since those of an image did.
struct GoneGroup {
    Cell cell = 0;
    std::size_t times = 0;
    DigitSet digits = {};
};

// Why each candidate goes or is placed.
class ImageReasons {
  public:
    ImageReasons(const Telling& telling, const AutomorphismPattern& map)
        : words_(telling.words),
          step_(telling.step),
          state_(telling.state),
          repeats_(repeated(map)) {}

    [[nodiscard]] std::string tell() {
        for (const Candidate& candidate : step_.placements) add_placed(candidate);
        for (const Candidate& candidate : step_.eliminations) {
            if (!add_clash(candidate)) add_gone(candidate);
        }
        for (const GoneGroup& group : gone_) clauses_.push_back(gone_words(group));
        if (clashing_.empty()) return words_.all_clauses(clauses_);
        for (const ClashGroup& group : clashing_) clauses_.push_back(clash_words(group));
        return words_.say(kThen, words_.all_clauses(clauses_), words_.conclusion(step_));
    }

  private:
    void add_placed(Candidate candidate) {
        for (const AutomorphismPattern& map : repeats_) {
            const Candidate other = image(map, candidate);
            if (state_.digit(other.cell) != other.digit) continue;
            clauses_.push_back(words_.say(kSoPlaced, words_.holds(other), words_.holds(candidate)));
            return;
        }
    }

    bool add_clash(Candidate candidate) {
        for (std::size_t i = 0; i < repeats_.size(); ++i) {
            const ImageClash clash =
                image_clash(state_.board(), candidate, image(repeats_[i], candidate));
            if (clash == ImageClash::none) continue;
            auto same = std::ranges::find_if(clashing_, [&](const ClashGroup& group) {
                return group.clash == clash && group.times == i + 1;
            });
            if (same == clashing_.end()) {
                same = clashing_.insert(clashing_.end(), ClashGroup{clash, i + 1});
            }
            if (same->cells.empty() || same->cells.back() != candidate.cell) {
                same->cells.push_back(candidate.cell);
            }
            same->digits.insert(candidate.digit);
            return true;
        }
        return false;
    }

    void add_gone(Candidate candidate) {
        for (std::size_t i = 0; i < repeats_.size(); ++i) {
            const Candidate other = image(repeats_[i], candidate);
            if (state_.has(other) || state_.digit(other.cell) == other.digit) continue;
            const auto same = std::ranges::find_if(gone_, [&](const GoneGroup& group) {
                return group.cell == candidate.cell && group.times == i + 1;
            });
            if (same == gone_.end()) {
                gone_.push_back({candidate.cell, i + 1, DigitSet::of(candidate.digit)});
            } else {
                same->digits.insert(candidate.digit);
            }
            return;
        }
    }

    [[nodiscard]] std::string gone_words(const GoneGroup& group) const {
        const AutomorphismPattern& map = repeats_[group.times - 1];
        DigitSet images;
        for (const Digit digit : group.digits) images.insert(map.digits[digit - 1]);
        return words_.say(kSoGone, words_.cell(map.cells[group.cell]), words_.nor_digit(images),
                          words_.cell(group.cell), words_.nor_digit(group.digits));
    }

    [[nodiscard]] std::string clash_words(const ClashGroup& group) const {
        const AutomorphismPattern& map = repeats_[group.times - 1];
        DigitSet staying;
        for (const Digit digit : words_.board().digits()) {
            if (map.digits[digit - 1] == digit) staying.insert(digit);
        }
        const bool in_place = group.clash == ImageClash::own_cell;
        const DigitSet named = in_place ? staying : group.digits;
        const MessageText& text = !in_place ? kGoesNear : staying.empty() ? kStaysAlone : kStays;
        return words_.say(text, group.cells.size(), words_.cells(group.cells),
                          group.times == 1 ? "" : words_.say(kTimes, group.times), named.size(),
                          in_place ? words_.any_digit(named) : words_.nor_digit(named));
    }

    const Words& words_;
    const Step& step_;
    const State& state_;
    std::vector<AutomorphismPattern> repeats_;
    std::vector<std::string> clauses_ = {};
    std::vector<ClashGroup> clashing_ = {};
    std::vector<GoneGroup> gone_ = {};
};

}  // namespace

std::string tell(const Telling& telling, const AutomorphismPattern& map) {
    const Words& words = telling.words;
    const std::string moves = moves_words(words, map);
    const std::string renaming = renaming_words(words, map);
    if (words.brief()) {
        return words.say(kSameAgainBrief, moves, renaming, words.in_short(telling.step));
    }
    return words.say(kSameAgain, moves, renaming, ImageReasons(telling, map).tell());
}

}  // namespace sudokit::logic
