// The rules as filters, on any board. They are applied until none does anything, so their order
// does not matter for the result: each can only do more when there are fewer candidates.
#include <algorithm>
#include <variant>

#include "sudokit/rules.hpp"

#include "logic/hall.hpp"

namespace sudokit {
namespace {

using logic::each_hall_set;

class Player {
  public:
    Player(const Puzzle& puzzle, const Deadline& deadline)
        : puzzle_(puzzle), lookout_(deadline, kSetsBetweenLooks), placed_(board().cell_count()) {
        for (Cell cell = 0; cell < board().cell_count(); ++cell) {
            candidates_.push_back(puzzle.allowed(cell));
        }
        for (Cell cell = 0; cell < board().cell_count(); ++cell) {
            if (puzzle.given(cell) != 0) place(cell, puzzle.given(cell));
        }
    }

    Filtering play(const RuleSet& rules) {
        do {
            changed_ = false;
            if (rules.single_candidate) single_candidates();
            if (rules.single_position) single_positions();
            // Cheap rules go as far as they can before dearer ones look again.
            if (changed_) continue;
            if (rules.box_to_line || rules.line_to_box) lines(rules);
            if (!changed_ && rules.multiple_lines >= 2) multiple_lines(rules.multiple_lines);
            if (!changed_ && rules.naked_tuples >= 2) naked_tuples(rules.naked_tuples);
            if (!changed_ && rules.hidden_tuples >= 2) hidden_tuples(rules.hidden_tuples);
            if (!changed_ && rules.fish >= 2) fish(rules.fish);
        } while (changed_ && !failed_ && !lookout_.passed());
        return result();
    }

  private:
    [[nodiscard]] const Board& board() const { return puzzle_.board(); }

    void remove(Cell cell, DigitSet digits) {
        const DigitSet left = candidates_[cell] & ~digits;
        if (left == candidates_[cell]) return;
        candidates_[cell] = left;
        changed_ = true;
        failed_ = failed_ || left.empty();
    }

    void place(Cell cell, Digit digit) {
        if (placed_[cell]) return;
        placed_[cell] = true;
        changed_ = true;
        failed_ = failed_ || !candidates_[cell].contains(digit);
        candidates_[cell] = DigitSet::of(digit);
        for (const Cell peer : board().peers(cell)) remove(peer, DigitSet::of(digit));
    }

    // The places of `digit` among `cells`, from 1.
    [[nodiscard]] DigitSet where(Digit digit, std::span<const Cell> cells) const {
        DigitSet places;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (candidates_[cells[i]].contains(digit)) places.insert(static_cast<Digit>(i + 1));
        }
        return places;
    }

    void single_candidates() {
        for (Cell cell = 0; cell < board().cell_count() && !failed_; ++cell) {
            if (candidates_[cell].size() == 1) place(cell, candidates_[cell].first());
        }
    }

    void single_positions() {
        for (const House& house : board().houses()) {
            if (lookout_.passed(board().order())) return;
            if (!house.full) continue;
            for (Digit digit = 1; digit <= board().order() && !failed_; ++digit) {
                const DigitSet places = where(digit, house.cells);
                failed_ = failed_ || places.empty();
                if (places.size() == 1) place(house.cells[places.first() - 1], digit);
            }
        }
    }

    // A digit that `from` has only where it meets `to` leaves the rest of `to`.
    void confine(const House& from, const House& to) {
        DigitSet outside;  // digits that `from` has outside of `to`
        for (const Cell cell : from.cells) {
            if (!std::ranges::binary_search(to.cells, cell)) outside |= candidates_[cell];
        }
        const DigitSet confined = board().digits() & ~outside;
        for (const Cell cell : to.cells) {
            if (!std::ranges::binary_search(from.cells, cell)) remove(cell, confined);
        }
    }

    void lines(const RuleSet& rules) {
        for (const House& box : board().houses()) {
            if (box.kind != HouseKind::box || lookout_.passed(board().order())) continue;
            for (const House& line : board().houses()) {
                if (line.kind != HouseKind::row && line.kind != HouseKind::column) continue;
                if (rules.box_to_line) confine(box, line);
                if (rules.line_to_box) confine(line, box);
            }
        }
    }

    // Box `i` of each band has rows, and of each stack columns, that a digit can be in.
    void multiple_lines(std::uint32_t most) {
        const auto* const boxes = std::get_if<Boxes>(&board().shape().regions);
        if (boxes == nullptr) return;
        const std::uint32_t across = board().order() / boxes->columns;
        const std::uint32_t down = board().order() / boxes->rows;
        for (std::uint32_t band = 0; band < down; ++band) {
            std::vector<const House*> group;
            for (std::uint32_t i = 0; i < across; ++i) {
                group.push_back(&board().box(band * across + i));
            }
            share_lines(group, most, [&](std::uint32_t at) { return at / boxes->columns; });
        }
        for (std::uint32_t stack = 0; stack < across; ++stack) {
            std::vector<const House*> group;
            for (std::uint32_t i = 0; i < down; ++i)
                group.push_back(&board().box(i * across + stack));
            share_lines(group, most, [&](std::uint32_t at) { return at % boxes->columns; });
        }
    }

    // `line_of` gives the line of a place in a box, from 0.
    template <class LineOf>
    void share_lines(std::span<const House* const> group, std::uint32_t most,
                     const LineOf& line_of) {
        for (Digit digit = 1; digit <= board().order(); ++digit) {
            std::vector<DigitSet> lines;
            for (const House* box : group) {
                DigitSet of_box;
                for (const Digit at : where(digit, box->cells)) of_box.insert(line_of(at - 1) + 1);
                lines.push_back(of_box);
            }
            each_hall_set(lines, most, lookout_, [&](std::uint64_t members, DigitSet shared) {
                for (std::size_t i = 0; i < group.size(); ++i) {
                    if ((members >> i & 1U) != 0) continue;
                    for (std::uint32_t at = 0; at < board().order(); ++at) {
                        if (shared.contains(line_of(at) + 1)) {
                            remove(group[i]->cells[at], DigitSet::of(digit));
                        }
                    }
                }
            });
        }
    }

    void naked_tuples(std::uint32_t most) {
        for (const House& house : board().houses()) {
            std::vector<DigitSet> open;
            for (const Cell cell : house.cells) {
                open.push_back(placed_[cell] ? DigitSet() : candidates_[cell]);
            }
            each_hall_set(open, most, lookout_, [&](std::uint64_t members, DigitSet digits) {
                for (std::size_t i = 0; i < house.cells.size(); ++i) {
                    if ((members >> i & 1U) == 0) remove(house.cells[i], digits);
                }
            });
        }
    }

    void hidden_tuples(std::uint32_t most) {
        for (const House& house : board().houses()) {
            if (!house.full) continue;
            std::vector<DigitSet> places;
            for (Digit digit = 1; digit <= board().order(); ++digit) {
                places.push_back(where(digit, house.cells));
            }
            each_hall_set(places, most, lookout_, [&](std::uint64_t members, DigitSet cells) {
                for (const Digit at : cells) {
                    remove(house.cells[at - 1], ~DigitSet(members) & board().digits());
                }
            });
        }
    }

    void fish(std::uint32_t most) {
        if (!board().is_grid()) return;
        const std::uint32_t n = board().order();
        for (Digit digit = 1; digit <= n; ++digit) {
            for (const std::uint32_t first : {0U, n}) {  // rows by their columns, then transposed
                std::vector<DigitSet> places;
                for (std::uint32_t i = 0; i < n; ++i) {
                    places.push_back(where(digit, board().houses()[first + i].cells));
                }
                each_hall_set(places, most, lookout_,
                              [&](std::uint64_t members, DigitSet crossing) {
                                  for (std::uint32_t i = 0; i < n; ++i) {
                                      if ((members >> i & 1U) != 0) continue;
                                      for (const Digit at : crossing) {
                                          remove(board().houses()[first + i].cells[at - 1],
                                                 DigitSet::of(digit));
                                      }
                                  }
                              });
            }
        }
    }

    Filtering result() const {
        Filtering filtering;
        Grid grid{board(), {}};
        for (Cell cell = 0; cell < board().cell_count(); ++cell) {
            const DigitSet left = candidates_[cell];
            filtering.removed += puzzle_.allowed(cell).size() - left.size();
            if (left.size() == 1) grid.digits.push_back(static_cast<std::uint8_t>(left.first()));
        }
        filtering.candidates = candidates_;
        if (failed_) {
            filtering.state = Filtering::State::failed;
        } else if (lookout_.seen()) {
            filtering.state = Filtering::State::stopped;
        } else if (grid.digits.size() == board().cell_count() && is_valid(grid)) {
            filtering.state = Filtering::State::solved;
        }
        return filtering;
    }

    // A set takes some nanoseconds, a look at the clock some more.
    static constexpr std::uint64_t kSetsBetweenLooks = 1000;

    const Puzzle& puzzle_;
    Lookout lookout_;
    std::vector<DigitSet> candidates_;
    std::vector<bool> placed_;
    bool changed_ = false;
    bool failed_ = false;
};

}  // namespace

std::optional<Error> rules_fault(const Puzzle& puzzle) {
    static constexpr MessageText kRules{"rules of play", "les règles humaines"};
    return constraint_fault(puzzle, kRules);
}

Filtering filter(const Puzzle& puzzle, const RuleSet& rules, const Deadline& deadline) {
    SUDOKIT_EXPECT(!puzzle.has_constraints());
    return Player(puzzle, deadline).play(rules);
}

}  // namespace sudokit
