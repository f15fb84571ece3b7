#include "logic/rule_player.hpp"

#include <algorithm>
#include <variant>

#include "logic/hall.hpp"

namespace sudokit::logic {

template <bool kFull>
RulePlayer<kFull>::RulePlayer(const Puzzle& puzzle, const Deadline& deadline, RuleSink* sink)
    : puzzle_(&puzzle),
      lookout_(deadline, kSetsBetweenLooks),
      sink_(sink),
      placed_(board().cell_count()) {
    for (Cell cell = 0; cell < board().cell_count(); ++cell) {
        candidates_.push_back(puzzle.allowed(cell));
    }
    for (Cell cell = 0; cell < board().cell_count(); ++cell) {
        if (failed_) return;
        if (puzzle.given(cell) == 0) continue;
        placed_[cell] = true;
        if (!candidates_[cell].contains(puzzle.given(cell))) {
            fail(cell);
            return;
        }
        candidates_[cell] = DigitSet::of(puzzle.given(cell));
        spread(cell, puzzle.given(cell));
    }
}

template <bool kFull>
void RulePlayer<kFull>::remove(Cell cell, DigitSet digits) {
    const DigitSet left = candidates_[cell] & ~digits;
    if (left == candidates_[cell]) return;
    if (is_told()) {
        for (const Digit digit : candidates_[cell] & digits) removed_.push_back({cell, digit});
    }
    if (only_looks_) return;
    candidates_[cell] = left;
    changed_ = true;
}

// Nothing is left for the cell.
template <bool kFull>
void RulePlayer<kFull>::fail(Cell cell) {
    end_in([&] {
        RuleDeduction dead_end{.rule = Rule::dead_end, .cells = {cell}};
        for (const Digit digit : puzzle_->allowed(cell)) dead_end.absent.push_back({cell, digit});
        return dead_end;
    });
}

// A given that another one rules out keeps its digit, and so does not become empty: hence the look
// at what it was.
template <bool kFull>
void RulePlayer<kFull>::spread(Cell cell, Digit digit) {
    for (const Cell peer : board().peers(cell)) remove(peer, DigitSet::of(digit));
    tell([&] {
        return RuleDeduction{
            .rule = Rule::seen, .digits = DigitSet::of(digit), .cells = {cell}, .filled = {cell}};
    });
    for (const Cell peer : board().peers(cell)) {
        if (candidates_[peer].empty() && !failed_) fail(peer);
    }
}

template <bool kFull>
DigitSet RulePlayer<kFull>::where(Digit digit, std::span<const Cell> cells) const {
    DigitSet places;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (candidates_[cells[i]].contains(digit)) places.insert(static_cast<Digit>(i + 1));
    }
    return places;
}

template <bool kFull>
std::vector<Cell> RulePlayer<kFull>::cells_with(const std::vector<std::uint32_t>& houses,
                                                Digit digit) const {
    std::vector<Cell> out;
    for (const std::uint32_t number : houses) {
        for (const Cell cell : house(number).cells) {
            if (candidates_[cell].contains(digit)) out.push_back(cell);
        }
    }
    std::ranges::sort(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

template <bool kFull>
std::vector<Candidate> RulePlayer<kFull>::elsewhere(const std::vector<std::uint32_t>& houses,
                                                    Digit digit,
                                                    const std::vector<Cell>& cells) const {
    std::vector<Candidate> out;
    for (const std::uint32_t number : houses) {
        for (const Cell cell : house(number).cells) {
            if (!std::ranges::binary_search(cells, cell)) out.push_back({cell, digit});
        }
    }
    return out;
}

template <bool kFull>
void RulePlayer<kFull>::single_candidates() {
    for (Cell cell = 0; cell < board().cell_count() && !failed_; ++cell) {
        if (candidates_[cell].size() != 1 || placed_[cell]) continue;
        const Digit digit = candidates_[cell].first();
        place(cell, digit, [&] {
            RuleDeduction deduction{.rule = Rule::single_candidate, .cells = {cell}};
            for (const Digit other : board().digits()) {
                if (other != digit) deduction.absent.push_back({cell, other});
            }
            return deduction;
        });
    }
}

template <bool kFull>
void RulePlayer<kFull>::single_positions() {
    for (std::uint32_t number = 0; number < board().houses().size(); ++number) {
        if (lookout_.passed(board().order())) return;
        const House& zone = house(number);
        if (!zone.full) continue;
        for (Digit digit = 1; digit <= board().order() && !failed_; ++digit) {
            const DigitSet places = where(digit, zone.cells);
            if (places.size() > 1) continue;
            const auto deduction = [&] {
                RuleDeduction out{.rule = places.empty() ? Rule::dead_end : Rule::single_position,
                                  .houses = {number},
                                  .digits = DigitSet::of(digit),
                                  .cells = cells_with({number}, digit)};
                out.absent = elsewhere({number}, digit, out.cells);
                return out;
            };
            if (places.empty()) {
                end_in(deduction);
            } else {
                place(zone.cells[places.first() - 1], digit, deduction);
            }
        }
    }
}

// A digit that `from` has only where it meets `to` leaves the rest of `to`.
template <bool kFull>
void RulePlayer<kFull>::confine(std::uint32_t from, std::uint32_t to, Rule rule) {
    DigitSet outside;  // digits that `from` has outside of `to`
    for (const Cell cell : house(from).cells) {
        if (!std::ranges::binary_search(house(to).cells, cell)) outside |= candidates_[cell];
    }
    for (const Digit digit : board().digits() & ~outside) {
        for (const Cell cell : house(to).cells) {
            if (!std::ranges::binary_search(house(from).cells, cell)) {
                remove(cell, DigitSet::of(digit));
            }
        }
        tell([&] {
            RuleDeduction deduction{.rule = rule,
                                    .houses = {from},
                                    .covers = {to},
                                    .digits = DigitSet::of(digit),
                                    .cells = cells_with({from}, digit)};
            std::vector<Cell> meeting;
            std::ranges::set_intersection(house(from).cells, house(to).cells,
                                          std::back_inserter(meeting));
            deduction.absent = elsewhere({from}, digit, meeting);
            return deduction;
        });
    }
}

template <bool kFull>
void RulePlayer<kFull>::lines(const RuleSet& rules) {
    for (std::uint32_t box = 0; box < board().houses().size(); ++box) {
        if (house(box).kind != HouseKind::box || lookout_.passed(board().order())) continue;
        for (std::uint32_t line = 0; line < board().houses().size(); ++line) {
            const HouseKind kind = house(line).kind;
            if (kind != HouseKind::row && kind != HouseKind::column) continue;
            if (rules.box_to_line) confine(box, line, Rule::box_to_line);
            if (rules.line_to_box) confine(line, box, Rule::line_to_box);
        }
    }
}

// Box `i` of each band has rows, and of each stack columns, that a digit can be in.
template <bool kFull>
void RulePlayer<kFull>::multiple_lines(std::uint32_t most) {
    const auto* const boxes = std::get_if<Boxes>(&board().shape().regions);
    if (boxes == nullptr) return;
    const std::uint32_t n = board().order();
    const std::uint32_t across = n / boxes->columns;
    const std::uint32_t down = n / boxes->rows;
    for (std::uint32_t band = 0; band < down; ++band) {
        std::vector<std::uint32_t> group;
        for (std::uint32_t i = 0; i < across; ++i) group.push_back(2 * n + band * across + i);
        share_lines(group, band * boxes->rows, most,
                    [&](std::uint32_t at) { return at / boxes->columns; });
    }
    for (std::uint32_t stack = 0; stack < across; ++stack) {
        std::vector<std::uint32_t> group;
        for (std::uint32_t i = 0; i < down; ++i) group.push_back(2 * n + i * across + stack);
        share_lines(group, n + stack * boxes->columns, most,
                    [&](std::uint32_t at) { return at % boxes->columns; });
    }
}

// `line_of` gives the line of a place in a box, from 0; `first_line` is the house of the first.
template <bool kFull>
template <class LineOf>
void RulePlayer<kFull>::share_lines(const std::vector<std::uint32_t>& group,
                                    std::uint32_t first_line, std::uint32_t most,
                                    const LineOf& line_of) {
    for (Digit digit = 1; digit <= board().order(); ++digit) {
        std::vector<DigitSet> lines;
        for (const std::uint32_t box : group) {
            DigitSet of_box;
            for (const Digit at : where(digit, house(box).cells))
                of_box.insert(line_of(at - 1) + 1);
            lines.push_back(of_box);
        }
        each_hall_set(lines, most, lookout_, [&](std::uint64_t members, DigitSet shared) {
            for (std::size_t i = 0; i < group.size(); ++i) {
                if ((members >> i & 1U) != 0) continue;
                for (std::uint32_t at = 0; at < board().order(); ++at) {
                    if (shared.contains(line_of(at) + 1)) {
                        remove(house(group[i]).cells[at], DigitSet::of(digit));
                    }
                }
            }
            tell([&] {
                RuleDeduction deduction{.rule = Rule::multiple_lines,
                                        .digits = DigitSet::of(digit)};
                for (std::size_t i = 0; i < group.size(); ++i) {
                    if ((members >> i & 1U) != 0) deduction.houses.push_back(group[i]);
                }
                std::vector<Cell> kept;
                for (const Digit line : shared) {
                    deduction.covers.push_back(first_line + line - 1);
                    const auto cells = house(deduction.covers.back()).cells;
                    kept.insert(kept.end(), cells.begin(), cells.end());
                }
                std::ranges::sort(kept);
                deduction.cells = cells_with(deduction.houses, digit);
                deduction.absent = elsewhere(deduction.houses, digit, kept);
                return deduction;
            });
        });
    }
}

template <bool kFull>
void RulePlayer<kFull>::naked_tuples(std::uint32_t most) {
    for (std::uint32_t number = 0; number < board().houses().size(); ++number) {
        const auto cells = house(number).cells;
        std::vector<DigitSet> open;
        for (const Cell cell : cells) {
            open.push_back(placed_[cell] ? DigitSet() : candidates_[cell]);
        }
        each_hall_set(open, most, lookout_, [&](std::uint64_t members, DigitSet digits) {
            for (std::size_t i = 0; i < cells.size(); ++i) {
                if ((members >> i & 1U) == 0) remove(cells[i], digits);
            }
            tell([&] {
                RuleDeduction deduction{
                    .rule = Rule::naked_tuple, .houses = {number}, .digits = digits};
                for (std::size_t i = 0; i < cells.size(); ++i) {
                    if ((members >> i & 1U) == 0) continue;
                    deduction.cells.push_back(cells[i]);
                    for (const Digit digit : board().digits() & ~digits) {
                        deduction.absent.push_back({cells[i], digit});
                    }
                }
                return deduction;
            });
        });
    }
}

template <bool kFull>
void RulePlayer<kFull>::hidden_tuples(std::uint32_t most) {
    for (std::uint32_t number = 0; number < board().houses().size(); ++number) {
        const House& zone = house(number);
        if (!zone.full) continue;
        std::vector<DigitSet> places;
        for (Digit digit = 1; digit <= board().order(); ++digit) {
            places.push_back(where(digit, zone.cells));
        }
        each_hall_set(places, most, lookout_, [&](std::uint64_t members, DigitSet at) {
            const DigitSet digits(members);
            for (const Digit place : at) {
                remove(zone.cells[place - 1], ~digits & board().digits());
            }
            tell([&] {
                RuleDeduction deduction{
                    .rule = Rule::hidden_tuple, .houses = {number}, .digits = digits};
                for (const Digit place : at) deduction.cells.push_back(zone.cells[place - 1]);
                for (const Digit digit : digits) {
                    const auto gone = elsewhere({number}, digit, deduction.cells);
                    deduction.absent.insert(deduction.absent.end(), gone.begin(), gone.end());
                }
                return deduction;
            });
        });
    }
}

template class RulePlayer<false>;
template class RulePlayer<true>;

}  // namespace sudokit::logic
