#include "sudokit/filtering_figure.hpp"

#include <algorithm>
#include <map>

namespace sudokit {
namespace {

// The digits that the cell sees among `digits`.
DigitSet seen_from(const Board& board, Cell cell, std::span<const std::uint8_t> digits) {
    DigitSet out;
    for (const Cell peer : board.peers(cell)) {
        if (digits[peer] != 0) out.insert(digits[peer]);
    }
    return out;
}

Figure coded_figure(const Puzzle& puzzle, std::vector<std::uint8_t> digits,
                    std::span<const DigitSet> candidates) {
    const Board& board = puzzle.board();
    Figure figure{board, std::move(digits), {}};
    figure.constraints.assign(puzzle.constraints().begin(), puzzle.constraints().end());
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        figure.givens.push_back(puzzle.given(cell) != 0 ? 1 : 0);
        const bool open = figure.digits[cell] == 0;
        const DigitSet left = open ? candidates[cell] : DigitSet();
        ExcludedDigits excluded;
        if (open) {
            excluded.at_once = seen_from(board, cell, figure.digits) & ~left;
            excluded.by_more = board.digits() & ~left & ~excluded.at_once;
        }
        figure.candidates.push_back(left);
        figure.excluded.push_back(excluded);
    }
    return figure;
}

Zone zone_of(ZoneRole role, std::vector<Cell> cells) {
    std::ranges::sort(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return {role, std::move(cells)};
}

// What a step points out, on top of a position.
class Pointer {
  public:
    explicit Pointer(Figure figure) : figure_(std::move(figure)) {}

    void add_zone(ZoneRole role, std::vector<Cell> cells) {
        if (!cells.empty()) figure_.zones.push_back(zone_of(role, std::move(cells)));
    }

    void add_house(std::uint32_t house) {
        const auto cells = figure_.board.houses()[house].cells;
        figure_.zones.push_back({ZoneRole::base, {cells.begin(), cells.end()}, house});
    }

    void mark(Candidate candidate, MarkRole role, MarkFate fate) {
        if (figure_.digits[candidate.cell] != 0) return;
        if (!figure_.candidates[candidate.cell].contains(candidate.digit)) return;
        Mark& mark = marks_.try_emplace(candidate, Mark{candidate, role, fate}).first->second;
        if (fate != MarkFate::stays) mark.fate = fate;
    }

    // The cells that lose candidates are tinted, but for those of the pattern.
    void strike(std::span<const Candidate> removed, std::span<const Cell> pattern) {
        std::vector<Cell> cells;
        for (const Candidate gone : removed) {
            mark(gone, MarkRole::none, MarkFate::eliminated);
            const bool own = std::ranges::count(pattern, gone.cell) > 0;
            if (marks_.contains(gone) && !own) cells.push_back(gone.cell);
        }
        add_zone(ZoneRole::struck, std::move(cells));
    }

    Figure finish() {
        for (const auto& [candidate, mark] : marks_) figure_.marks.push_back(mark);
        return std::move(figure_);
    }

  private:
    Figure figure_;
    std::map<Candidate, Mark> marks_;
};

// Other places of the same rule, over the zone that is studied, and the digits that it is about
// there.
void point_elsewhere(const RuleDeduction& deduction, std::span<const RuleDeduction> elsewhere,
                     Pointer& pointer) {
    const auto is_own = [&](Cell cell) { return std::ranges::count(deduction.cells, cell) > 0; };
    std::vector<Cell> cells;
    for (const RuleDeduction& other : elsewhere) {
        if (other.cells == deduction.cells && other.digits == deduction.digits) continue;
        const DigitSet digits = other.placed ? DigitSet::of(other.placed->digit) : other.digits;
        const std::vector<Cell> places =
            other.placed ? std::vector{other.placed->cell} : other.cells;
        for (const Cell cell : places) {
            if (is_own(cell)) continue;
            cells.push_back(cell);
            for (const Digit digit : digits) {
                pointer.mark({cell, digit}, MarkRole::second, MarkFate::stays);
            }
        }
    }
    pointer.add_zone(ZoneRole::elsewhere, std::move(cells));
}

}  // namespace

Figure figure_of(const Puzzle& puzzle, std::span<const DigitSet> candidates) {
    SUDOKIT_EXPECT(candidates.size() == puzzle.board().cell_count());
    std::vector<std::uint8_t> digits;
    for (const DigitSet left : candidates) {
        digits.push_back(left.size() == 1 ? static_cast<std::uint8_t>(left.first())
                                          : std::uint8_t{0});
    }
    return coded_figure(puzzle, std::move(digits), candidates);
}

FilteringAlbum::FilteringAlbum(const Puzzle& puzzle)
    : puzzle_(puzzle), digits_(puzzle.givens().begin(), puzzle.givens().end()) {
    const Board& board = puzzle.board();
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        const DigitSet seen = digits_[cell] == 0 ? seen_from(board, cell, digits_) : DigitSet();
        candidates_.push_back(puzzle.allowed(cell) & ~seen);
    }
}

Figure FilteringAlbum::figure() const { return coded_figure(puzzle_, digits_, candidates_); }

Figure FilteringAlbum::figure(const RuleDeduction& deduction,
                              std::span<const RuleDeduction> elsewhere) const {
    Pointer pointer(figure());
    for (const std::uint32_t house : deduction.houses) pointer.add_house(house);
    if (deduction.houses.empty()) pointer.add_zone(ZoneRole::base, deduction.cells);
    point_elsewhere(deduction, elsewhere, pointer);
    for (const Cell cell : deduction.cells) {
        for (const Digit digit : deduction.digits) {
            pointer.mark({cell, digit}, MarkRole::first, MarkFate::stays);
        }
    }
    if (deduction.placed) pointer.mark(*deduction.placed, MarkRole::none, MarkFate::placed);
    pointer.strike(deduction.removed, deduction.cells);
    return pointer.finish();
}

Figure FilteringAlbum::figure(std::span<const Elimination> eliminations) const {
    const Board& board = puzzle_.board();
    Pointer pointer(figure());
    if (eliminations.empty()) return pointer.finish();
    std::vector<Cell> pattern;
    for (const Candidate candidate : rested_on(board, eliminations.front())) {
        if (!candidates_[candidate.cell].contains(candidate.digit)) continue;
        pattern.push_back(candidate.cell);
        pointer.mark(candidate, MarkRole::first, MarkFate::stays);
    }
    pointer.add_zone(ZoneRole::base, pattern);
    std::vector<Candidate> removed;
    for (const Elimination& elimination : eliminations) {
        const auto out = ruled_out(board, elimination);
        removed.insert(removed.end(), out.begin(), out.end());
    }
    pointer.strike(removed, pattern);
    return pointer.finish();
}

void FilteringAlbum::fill(Cell cell, Digit digit) {
    digits_[cell] = static_cast<std::uint8_t>(digit);
    candidates_[cell] = DigitSet::of(digit);
    // What is seen at once needs no step of its own.
    for (const Cell peer : puzzle_.board().peers(cell)) {
        if (digits_[peer] == 0) candidates_[peer] &= ~DigitSet::of(digit);
    }
}

void FilteringAlbum::remove(Candidate candidate) {
    if (digits_[candidate.cell] != 0) return;
    candidates_[candidate.cell] &= ~DigitSet::of(candidate.digit);
}

void FilteringAlbum::apply(const RuleDeduction& deduction) {
    for (const Candidate gone : deduction.removed) remove(gone);
    if (deduction.placed) fill(deduction.placed->cell, deduction.placed->digit);
}

// Models do not place: a cell with one value left is filled.
void FilteringAlbum::apply(const Elimination& elimination) {
    if (elimination.variable.kind != ModelVariable::Kind::cell) return;
    const Cell cell = elimination.variable.where;
    for (const Digit digit : elimination.values) remove({cell, digit});
    if (digits_[cell] == 0 && candidates_[cell].size() == 1) fill(cell, candidates_[cell].first());
}

Puzzle FilteringAlbum::position() const {
    Puzzle out = puzzle_;
    for (Cell cell = 0; cell < puzzle_.board().cell_count(); ++cell) {
        out.set_given(cell, digits_[cell]);
        if (digits_[cell] == 0) out.set_pencilmarks(cell, candidates_[cell]);
    }
    return out;
}

bool FilteringAlbum::is_news(std::span<const Candidate> removed) const {
    return std::ranges::any_of(removed, [&](Candidate gone) {
        return digits_[gone.cell] == 0 && candidates_[gone.cell].contains(gone.digit);
    });
}

}  // namespace sudokit
