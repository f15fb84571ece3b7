// Fish as a filter: a digit that k houses have only in k others leaves the rest of these.
#include <algorithm>
#include <array>

#include "logic/hall.hpp"
#include "logic/rule_player.hpp"

namespace sudokit::logic {

template <bool kFull>
void RulePlayer<kFull>::fish(std::uint32_t most) {
    if (!board().is_grid()) return;
    const std::uint32_t n = board().order();
    for (Digit digit = 1; digit <= n; ++digit) {
        for (const std::uint32_t first : {0U, n}) {  // rows by their columns, then transposed
            std::vector<DigitSet> places;
            for (std::uint32_t i = 0; i < n; ++i) {
                places.push_back(where(digit, house(first + i).cells));
            }
            each_hall_set(places, most, lookout_, [&](std::uint64_t members, DigitSet crossing) {
                for (std::uint32_t i = 0; i < n; ++i) {
                    if ((members >> i & 1U) != 0) continue;
                    for (const Digit at : crossing) {
                        remove(house(first + i).cells[at - 1], DigitSet::of(digit));
                    }
                }
                tell([&] {
                    RuleDeduction deduction{.rule = Rule::fish, .digits = DigitSet::of(digit)};
                    for (std::uint32_t i = 0; i < n; ++i) {
                        if ((members >> i & 1U) != 0) deduction.houses.push_back(first + i);
                    }
                    std::vector<Cell> kept;
                    for (const std::uint32_t line : deduction.houses) {
                        for (const Digit at : crossing) kept.push_back(house(line).cells[at - 1]);
                    }
                    std::ranges::sort(kept);
                    for (const Digit at : crossing) deduction.covers.push_back(n - first + at - 1);
                    deduction.cells = cells_with(deduction.houses, digit);
                    deduction.absent = elsewhere(deduction.houses, digit, kept);
                    return deduction;
                });
            });
        }
    }
}

// The fish of a digit whose base is of lines of one direction and boxes, and whose cover is of
// lines of the other direction and boxes. Base houses have no place in common, so that they hold
// the digit k times. Each of the k covers holds it at most once: so each holds one of these, and no
// place of the digit is in two covers.
template <bool kFull>
struct RulePlayer<kFull>::FrankenSearch {
    RulePlayer& player;
    Digit digit;
    std::uint32_t most;
    std::uint32_t cover_lines;              // the first house of that kind: rows or columns
    std::vector<std::uint32_t> houses;      // that the base is chosen from
    std::vector<std::vector<Cell>> places;  // of the digit in each of them
    std::vector<std::uint32_t> base = {};   // as numbers of the two lists
    std::vector<std::uint32_t> cover = {};  // houses of the board
    CellSet taken;                          // places of the base

    [[nodiscard]] std::vector<std::uint32_t> base_houses() const {
        std::vector<std::uint32_t> out;
        for (const std::uint32_t number : base) out.push_back(houses[number]);
        return out;
    }

    void run(std::uint32_t from) {
        for (std::uint32_t i = from; i < houses.size(); ++i) {
            if (player.failed_ || player.lookout_.passed()) return;
            const auto is_taken = [&](Cell cell) { return taken.contains(cell); };
            if (std::ranges::any_of(places[i], is_taken)) continue;
            base.push_back(i);
            for (const Cell cell : places[i]) taken.insert(cell);
            if (base.size() >= 2) add_cover();
            if (base.size() < most) run(i + 1);
            for (const Cell cell : places[i]) taken.erase(cell);
            base.pop_back();
        }
    }

    // The houses that may cover `cell`: its line of the other direction, and its box.
    [[nodiscard]] std::array<std::uint32_t, 2> houses_of(Cell cell) const {
        const std::uint32_t n = player.board().order();
        return {cover_lines == 0 ? cell / n : n + cell % n, 2 * n + player.board().box_of(cell)};
    }

    [[nodiscard]] std::uint32_t covers_of(Cell cell) const {
        const auto [line, box] = houses_of(cell);
        std::uint32_t count = 0;
        for (const std::uint32_t number : cover) {
            if (number == line || number == box) ++count;
        }
        return count;
    }

    void add_cover() {
        if (player.lookout_.passed()) return;
        const auto open =
            std::ranges::find_if(taken, [&](Cell cell) { return covers_of(cell) == 0; });
        if (open == taken.end()) {
            if (cover.size() == base.size()) conclude();
            return;
        }
        if (cover.size() == base.size()) return;
        for (const std::uint32_t number : houses_of(*open)) {
            cover.push_back(number);
            add_cover();
            cover.pop_back();
        }
    }

    void conclude() {
        for (const std::uint32_t number : cover) {
            for (const Cell cell : player.house(number).cells) {
                if (!taken.contains(cell) || covers_of(cell) > 1) {
                    player.remove(cell, DigitSet::of(digit));
                }
            }
        }
        player.tell([&] {
            RuleDeduction deduction{.rule = Rule::franken_fish,
                                    .houses = base_houses(),
                                    .covers = cover,
                                    .digits = DigitSet::of(digit)};
            std::ranges::sort(deduction.covers);
            for (const Cell cell : taken) deduction.cells.push_back(cell);
            std::vector<Cell> kept;
            for (const std::uint32_t number : deduction.houses) {
                for (const Cell cell : player.house(number).cells) {
                    if (covers_of(cell) > 0) kept.push_back(cell);
                }
            }
            std::ranges::sort(kept);
            deduction.absent = player.elsewhere(deduction.houses, digit, kept);
            // Where two base houses meet, the digit has gone too.
            for (const std::uint32_t one : deduction.houses) {
                for (const std::uint32_t other : deduction.houses) {
                    if (one >= other) continue;
                    for (const Cell cell : player.house(one).cells) {
                        if (std::ranges::binary_search(player.house(other).cells, cell)) {
                            deduction.absent.push_back({cell, digit});
                        }
                    }
                }
            }
            return deduction;
        });
    }
};

template <bool kFull>
void RulePlayer<kFull>::franken_fish(std::uint32_t most) {
    const std::uint32_t n = board().order();
    if (!board().is_grid() || !board().has_boxes()) return;
    for (Digit digit = 1; digit <= n; ++digit) {
        for (const std::uint32_t first : {0U, n}) {
            FrankenSearch search{.player = *this,
                                 .digit = digit,
                                 .most = most,
                                 .cover_lines = n - first,
                                 .houses = {},
                                 .places = {},
                                 .taken = CellSet(board().cell_count())};
            for (std::uint32_t number = first; number < 3 * n; ++number) {
                if (number >= first + n && number < 2 * n) continue;
                std::vector<Cell> cells = cells_with({number}, digit);
                if (cells.empty()) continue;
                search.houses.push_back(number);
                search.places.push_back(std::move(cells));
            }
            search.run(0);
        }
    }
}

template void RulePlayer<false>::fish(std::uint32_t);
template void RulePlayer<true>::fish(std::uint32_t);
template void RulePlayer<true>::franken_fish(std::uint32_t);

}  // namespace sudokit::logic
