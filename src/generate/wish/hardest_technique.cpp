#include "generate/wish/hardest_technique.hpp"

#include <algorithm>
#include <array>
#include <variant>

#include "generate/wish/messages.hpp"
#include "logic/techniques/fish/finned_fish.hpp"

namespace sudokit::generate {
namespace {

using enum TechniqueId;

// What is in rows, columns and boxes alone.
bool is_boxes_only(const Board& board) {
    const Shape& shape = board.shape();
    return std::holds_alternative<Boxes>(shape.regions) && !shape.diagonals && !shape.windows &&
           shape.extra.empty();
}

// Searches on larger boards end before they have seen everything.
constexpr std::uint32_t kMostCellsSearched = 256;

// Two of three boxes of a chute that have a digit in the same two lines leave it the third line in
// the third box only, and take from that box what Claiming takes from it.
bool lines_claim(const Board& board) {
    constexpr std::uint32_t kMostBoxes = 3;
    const auto* const boxes = std::get_if<Boxes>(&board.shape().regions);
    return boxes != nullptr && std::max(boxes->rows, boxes->columns) <= kMostBoxes;
}

// Two base houses with the digit in two cover houses are two strong links, joined at both ends by
// weak ones: a grouped loop, or, if no group has two cells, a Turbot Fish or a loop. Where a cover
// box crosses a cover line within the base, or a base box has the digit in one line, it is Pointing
// or Claiming.
//
// With fins it is the same for each place that goes. It sees the fins and what is in one of the
// cover houses. In a base house all of this lies within one other house, its own box or line, and
// the rest within the other cover house: a strong link, and the two rests are linked weakly. So it
// is a grouped chain, or a loop if the ends see each other; an Empty Rectangle where the two parts
// of a base box share a place; and where there is no rest, Pointing or Claiming.
bool loops_swim(const Board& board) {
    return is_boxes_only(board) && board.cell_count() <= kMostCellsSearched;
}

// Three base houses with the digit in three cover houses, boxes among them, in chutes of three
// boxes at most. A base box and a cover box have nothing in common, nor have two base houses. By
// the kinds of houses (R, C: lines of the base and of the cover, B: boxes):
// - RBB/CBB cannot be; in RBB/CCC, RBB/CCB and RRB/CBB a base box has the digit in one line, which
//   is Pointing, or two of them have it in the same two: Multiple Lines. What then is left is a
//   row in one box, Claiming.
// - RRR/CBB: a row in one house, or two rows in a cover box and the column, which are a loop.
// - RRB/CCB: the two columns run through the base box and the two rows through the cover box, so
//   that these rows have the digit in two boxes: Multiple Lines, and again for the columns.
// - RRB/CCC: only if two columns run through the base box there is not Pointing and an X-Wing. Then
//   each row is a strong link from its place in the third column to a group in one of the two other
//   boxes. These two groups are linked weakly, either directly or, as the base box leaves the third
//   column of its stack to the other boxes, by the two groups there.
// - RRR/CCB: only if two rows run through the cover box, and the two columns through one other box
//   of the band each, it is neither an X-Wing nor Multiple Lines. These two boxes have the digit in
//   their column and in the third row of the band, and the row beside joins the columns: a loop,
//   or Empty Rectangles where column and third row share a place.
bool loops_swim_in_threes(const Board& board) {
    if (!loops_swim(board)) return false;
    constexpr std::uint32_t kMostBoxes = 3;
    const auto& boxes = std::get<Boxes>(board.shape().regions);
    return std::max(boxes.rows, boxes.columns) <= kMostBoxes;
}

bool are_houses_full(const Board& board) {
    return std::ranges::all_of(board.houses(), [](const House& house) { return house.full; });
}

// In a house with m open cells, k cells with k digits leave m - k cells to m - k other digits. So a
// naked subset is a hidden one of the other cells, and the other way round; likewise a fish of k of
// m rows is one of m - k columns. The smaller one of the two comes first. If of two cells beside a
// hidden subset one has the last place of a digit, the other has one candidate left.
template <std::uint32_t order>
bool is_other_smaller(const Board& board) {
    return are_houses_full(board) && board.order() <= order;
}

// Wherever `technique` has a step, `easier` or one that people try before it has.
struct Preempted {
    TechniqueId technique;
    TechniqueId easier;
    bool (*holds)(const Board& board);
};

constexpr std::array kPreempted = std::to_array<Preempted>({
    {double_pairs, claiming, lines_claim},
    {multiple_lines, claiming, lines_claim},
    {hidden_pair, naked_pair, is_other_smaller<4>},
    {direct_hidden_pair, naked_single, is_other_smaller<4>},
    {direct_hidden_triple, naked_single, is_other_smaller<5>},
    {naked_triple, hidden_pair, is_other_smaller<5>},
    {hidden_triple, naked_triple, is_other_smaller<6>},
    {naked_quad, hidden_triple, is_other_smaller<7>},
    {hidden_quad, naked_quad, is_other_smaller<8>},
    {swordfish, x_wing, is_other_smaller<5>},
    {jellyfish, swordfish, is_other_smaller<7>},
    {franken_x_wing, grouped_loop, loops_swim},
    {franken_swordfish, grouped_loop, loops_swim_in_threes},
    {finned_franken_x_wing, grouped_loop, loops_swim},
});

// Two houses have two cells or more in common.
bool do_houses_overlap(const Board& board) {
    const auto count = static_cast<std::uint32_t>(board.houses().size());
    for (std::uint32_t a = 0; a < count; ++a) {
        for (std::uint32_t b = 0; b < a; ++b) {
            if ((board.house_set(a) & board.house_set(b)).size() >= 2) return true;
        }
    }
    return false;
}

bool fits_boxes_of_three(const Board& board) {
    const auto* const boxes = std::get_if<Boxes>(&board.shape().regions);
    return boxes != nullptr && boxes->rows == 3;
}

// What the technique is about is not there.
bool is_about_other_boards(TechniqueId technique, const Board& board) {
    switch (technique) {
        case double_pairs:
        case multiple_lines: return !std::holds_alternative<Boxes>(board.shape().regions);
        case franken_x_wing:
        case franken_swordfish:
        case finned_franken_x_wing:
        case finned_franken_swordfish: return !board.has_boxes();
        case franken_jellyfish:
        case finned_franken_jellyfish:
        case mutant_swordfish:
        case finned_mutant_swordfish:
        case mutant_jellyfish:
        case finned_mutant_jellyfish:
            return !board.has_boxes() || board.order() > logic::kMaxOrderOfLargeFish;
        case junior_exocet:
        case double_exocet: return board.order() != 9 || !fits_boxes_of_three(board);
        case multi_sector_locked_sets: return board.order() < 6 || board.order() > 9;
        case sk_loop: return !std::holds_alternative<Boxes>(board.shape().regions);
        case firework_triple:
        case firework_quad: return !board.has_boxes();
        case law_of_leftovers:
            return !std::holds_alternative<Jigsaw>(board.shape().regions) && !board.shape().windows;
        case locked_pair:
        case locked_triple:
        case pointing:
        case claiming:
        case grouped_chain:
        case grouped_loop: return !do_houses_overlap(board);
        default: return !fits(technique, board);
    }
}

}  // namespace

Range<Level> levels_with(TechniqueId hardest, const Board& board) {
    using enum Level;
    // Where the technique is needed first, all that the level below knows is stuck, and what is
    // needed after that is easier.
    if (hardest == full_house) return {very_easy, very_easy};
    if (info_of(hardest).family == TechniqueFamily::single) return {very_easy, easy};
    if (!(board == Board::standard(9))) return {medium, expert};
    switch (hardest) {
        case pointing:
        case claiming: return {medium, medium};
        case locked_pair: return {hard, hard};
        // Pairs that hide are tried before what follows, and are of a higher level.
        case direct_hidden_pair:
        case naked_pair:
        case hidden_pair:
        case locked_triple:
        case direct_hidden_triple:
        case naked_triple: return {hard, very_hard};
        case hidden_triple:
        case x_wing:
        case swordfish: return {very_hard, very_hard};
        default: return {expert, expert};
    }
}

// All 85,632 minimal puzzles of the usual 4x4 board are, which a test goes through; more givens
// only help. Of 6x6 puzzles one in twenty needs more.
bool needs_naked_singles_only(const Board& board) { return board == Board::standard(4); }

std::uint32_t fewest_open_with(TechniqueId hardest) {
    // Where no row and no column has one open cell only, there are four of them or more, in two
    // rows and two columns; five cannot be. Four that all have several candidates have the same
    // two, which could change places; if one has a single candidate, the other digit of its row has
    // one place left.
    constexpr std::uint32_t kRectangle = 4;
    if (hardest == full_house) return 1;
    return hardest == hidden_single ? kRectangle : kRectangle + 2;
}

std::optional<Error> hardest_fault(TechniqueId hardest, const Board& board) {
    if (is_about_other_boards(hardest, board)) {
        return Error{ErrorCode::unsupported, 0, message(text::kTechniqueNotHere)};
    }
    const auto found = std::ranges::find(kPreempted, hardest, &Preempted::technique);
    if (found == kPreempted.end() || !found->holds(board)) return std::nullopt;
    return Error{ErrorCode::unsupported, 0,
                 message(text::kNeverHardest, info_of(hardest).name, info_of(found->easier).name)};
}

}  // namespace sudokit::generate
