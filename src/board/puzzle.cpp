#include "sudokit/puzzle.hpp"

#include <algorithm>
#include <utility>

#include "board/messages.hpp"

namespace sudokit {
namespace {

bool has_constraint(std::span<const ConstraintPtr> constraints, const ConstraintData& data) {
    return std::ranges::any_of(
        constraints, [&](const ConstraintPtr& constraint) { return constraint->data() == data; });
}

}  // namespace

Puzzle::Puzzle(Board board) : board_(std::move(board)), givens_(board_.cell_count(), 0) {}

std::uint32_t Puzzle::given_count() const {
    return static_cast<std::uint32_t>(
        std::ranges::count_if(givens_, [](std::uint8_t digit) { return digit != 0; }));
}

void Puzzle::set_pencilmarks(Cell cell, DigitSet digits) {
    SUDOKIT_EXPECT(cell < givens_.size());
    if (pencilmarks_.empty()) pencilmarks_.assign(board_.cell_count(), board_.digits());
    pencilmarks_[cell] = digits & board_.digits();
}

void Puzzle::add_constraint(ConstraintPtr constraint) {
    SUDOKIT_EXPECT(constraint != nullptr && board_.is_grid());
    SUDOKIT_EXPECT(constraint->order() == board_.order());
    SUDOKIT_EXPECT(find_constraint_kind(constraint->data().kind) != nullptr);
    if (has_constraint(constraints_, constraint->data())) return;
    constraints_.push_back(std::move(constraint));
}

DigitSet Puzzle::allowed(Cell cell) const {
    const DigitSet marks = pencilmarks(cell);
    return given(cell) == 0 ? marks : marks & DigitSet::of(given(cell));
}

bool operator==(const Puzzle& a, const Puzzle& b) {
    if (!(a.board_ == b.board_) || a.givens_ != b.givens_) return false;
    for (Cell cell = 0; cell < a.board_.cell_count(); ++cell) {
        if (a.pencilmarks(cell) != b.pencilmarks(cell)) return false;
    }
    // Neither list has the same one twice.
    return a.constraints_.size() == b.constraints_.size() &&
           std::ranges::all_of(a.constraints_, [&](const ConstraintPtr& constraint) {
               return has_constraint(b.constraints_, constraint->data());
           });
}

Puzzle clique_puzzle(const Puzzle& puzzle) {
    const Board& board = puzzle.board();
    Cliques cliques{board.cell_count(), {}};
    for (const House& house : board.houses()) {
        cliques.houses.emplace_back(house.cells.begin(), house.cells.end());
    }
    for (const ConstraintPtr& constraint : puzzle.constraints()) {
        const auto groups = constraint->different();
        cliques.houses.insert(cliques.houses.end(), groups.begin(), groups.end());
    }
    Shape shape;
    shape.order = board.order();
    shape.regions = std::move(cliques);
    Puzzle out(*Board::make(shape));
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        out.set_given(cell, puzzle.given(cell));
        if (puzzle.has_pencilmarks()) out.set_pencilmarks(cell, puzzle.pencilmarks(cell));
    }
    return out;
}

std::optional<Error> constraint_fault(const Puzzle& puzzle, const MessageText& what) {
    if (!puzzle.has_constraints()) return std::nullopt;
    return Error{ErrorCode::unsupported, 0,
                 message(board_text::kNotWithConstraints, what, kind_words(puzzle.constraints()))};
}

}  // namespace sudokit
