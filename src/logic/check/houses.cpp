// Checks of patterns that count: cells and digits of houses, fish, wings, Sue de Coq.
#include <algorithm>
#include <array>

#include "sudokit/cell_name.hpp"
#include "sudokit/techniques.hpp"

#include "logic/check/families.hpp"
#include "logic/check/messages.hpp"

namespace sudokit::logic {

Fault check_single(const SinglePattern& pattern, const Step& step, const State& before) {
    const auto [cell, digit] = pattern.candidate;
    const Board& board = before.board();
    if (!before.has(pattern.candidate)) {
        return message(kNotACandidate, cell_words(board, cell), digit);
    }
    Theory theory(board);
    if (pattern.house) {
        if (!is_in(board, *pattern.house, cell))
            return message(kNotInHouse, cell_words(board, cell));
        const bool missing =
            board.houses()[*pattern.house].full && !before.placed(*pattern.house).contains(digit);
        if (!missing) return message(kNoPlace, digit);
        add_house(theory, before, *pattern.house, digit);
    } else {
        add_cell(theory, before, cell);
    }
    if (step.technique == TechniqueId::full_house) {
        const auto open = std::ranges::count_if(board.houses()[*pattern.house].cells,
                                                [&](Cell other) { return before.is_open(other); });
        if (open != 1) return message(kWrongPattern, info_of(step.technique).name);
    }
    return check_conclusions(theory, step, board);
}

namespace {

// Every house loses a candidate, and no conclusion lies elsewhere.
Fault check_losses(std::span<const std::uint32_t> houses, const Step& step, const Board& board) {
    for (const std::uint32_t house : houses) {
        if (std::ranges::none_of(step.eliminations, [&](const Candidate& candidate) {
                return is_in(board, house, candidate.cell);
            })) {
            return message(kHouseLosesNothing);
        }
    }
    for (const Candidate& candidate : step.eliminations) {
        if (std::ranges::none_of(
                houses, [&](std::uint32_t house) { return is_in(board, house, candidate.cell); })) {
            return message(kEliminationDoesNotFollow, cell_words(board, candidate.cell),
                           candidate.digit);
        }
    }
    return std::nullopt;
}

Fault check_naked(const SubsetPattern& pattern, const Step& step, const State& before) {
    DigitSet digits;
    for (const Cell cell : pattern.cells) digits |= before.candidates(cell);
    if (digits != pattern.digits) return message(kWrongDigits);
    if (Fault fault = check_losses(pattern.houses, step, before.board())) return fault;
    Theory theory(before.board());
    for (const Cell cell : pattern.cells) add_cell(theory, before, cell);
    for (const std::uint32_t house : pattern.houses) {
        exclude_in_house(theory, before, pattern.cells, house);
    }
    return check_conclusions(theory, step, before.board());
}

// Told with the single that it leaves in the house.
bool is_direct(TechniqueId id) {
    return id == TechniqueId::direct_hidden_pair || id == TechniqueId::direct_hidden_triple;
}

Fault check_hidden(const SubsetPattern& pattern, const Step& step, const State& before) {
    const std::uint32_t house = pattern.houses.front();
    Theory theory(before.board());
    for (const Digit digit : pattern.digits) {
        const auto places = places_of(before, house, digit);
        if (places.empty()) return message(kNoPlace, digit);
        if (!std::ranges::includes(pattern.cells, places)) return message(kWrongDigits);
        add_house(theory, before, house, digit);
    }
    for (const Cell cell : pattern.cells) {
        if ((before.candidates(cell) & pattern.digits).empty()) return message(kWrongDigits);
    }
    DigitSet digits = pattern.digits;
    if (is_direct(step.technique)) {
        const Digit single = step.placements.front().digit;
        if (digits.contains(single)) return message(kWrongDigits);
        if (places_of(before, house, single).empty()) return message(kNoPlace, single);
        add_house(theory, before, house, single);
        digits.insert(single);
    }
    exclude_in_cells(theory, before, pattern.cells, digits);
    return check_conclusions(theory, step, before.board());
}

bool is_hidden(TechniqueId id) {
    return id == TechniqueId::hidden_pair || id == TechniqueId::hidden_triple ||
           id == TechniqueId::hidden_quad || is_direct(id);
}

}  // namespace

Fault check_subset(const SubsetPattern& pattern, const Step& step, const State& before) {
    if (Fault fault = check_open(pattern.cells, before)) return fault;
    for (const Cell cell : pattern.cells) {
        for (const std::uint32_t house : pattern.houses) {
            if (!is_in(before.board(), house, cell)) {
                return message(kNotInHouse, cell_words(before.board(), cell));
            }
        }
    }
    return is_hidden(step.technique) ? check_hidden(pattern, step, before)
                                     : check_naked(pattern, step, before);
}

namespace {

std::size_t count_with(const Board& board, std::span<const std::uint32_t> houses, Cell cell) {
    return static_cast<std::size_t>(std::ranges::count_if(
        houses, [&](std::uint32_t house) { return is_in(board, house, cell); }));
}

// The places outside the cover, and those that two base houses share.
std::vector<Cell> fins_among(std::span<const Cell> places, const FishPattern& pattern,
                             const Board& board) {
    std::vector<Cell> fins;
    std::ranges::copy_if(places, std::back_inserter(fins), [&](Cell cell) {
        return count_with(board, pattern.cover, cell) == 0 ||
               count_with(board, pattern.base, cell) > 1;
    });
    return fins;
}

// A digit that is placed is the last one in a house whose other places the cover houses have: it
// must be in that house, and not where it leaves.
void add_singles(Theory& theory, const FishPattern& pattern, std::vector<Cell>& places,
                 const Step& step, const State& before) {
    const Board& board = before.board();
    for (const Candidate& placed : step.placements) {
        if (placed.digit != pattern.digit) continue;
        for (const std::uint32_t house : board.houses_of(placed.cell)) {
            std::vector<Cell> others = places_of(before, house, pattern.digit);
            std::erase(others, placed.cell);
            if (!std::ranges::all_of(others, [&](Cell cell) {
                    return count_with(board, pattern.cover, cell) > 0;
                })) {
                continue;
            }
            add_house(theory, before, house, pattern.digit);
            places.insert(places.end(), others.begin(), others.end());
        }
    }
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
}

enum class FinsHold : std::uint8_t { perhaps, no };

// Base and cover: the digit is in every base house, be it in a fin, and in no cover house twice. A
// fin that may hold has to see what goes.
Fault check_base_and_cover(const FishPattern& pattern, FinsHold fins, const Step& step,
                           const State& before) {
    const Board& board = before.board();
    Theory theory(board);
    std::vector<Cell> places;
    for (const std::uint32_t house : pattern.base) {
        const auto more = places_of(before, house, pattern.digit);
        if (more.empty()) return message(kNoPlace, pattern.digit);
        places.insert(places.end(), more.begin(), more.end());
        std::vector<Theory::Statement> statements;
        for (const Cell cell : more) {
            const bool is_fin = std::ranges::binary_search(pattern.fins, cell);
            if (is_fin && fins == FinsHold::no) continue;
            statements.push_back(theory.statement({cell, pattern.digit}));
        }
        theory.one_of(statements);
    }
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    if (fins_among(places, pattern, board) != pattern.fins) return message(kWrongFins);
    for (const Candidate& candidate : step.eliminations) {
        const bool seen = std::ranges::all_of(
            pattern.fins, [&](Cell fin) { return sees(board, fin, candidate.cell); });
        if (fins == FinsHold::perhaps && !seen) {
            return message(kFinNotSeen, cell_words(board, candidate.cell));
        }
        if (candidate.digit != pattern.digit ||
            count_with(board, pattern.cover, candidate.cell) == 0) {
            return message(kEliminationDoesNotFollow, cell_words(board, candidate.cell),
                           candidate.digit);
        }
    }
    add_singles(theory, pattern, places, step, before);
    for (const std::uint32_t house : pattern.cover) {
        for (std::size_t i = 0; i < places.size(); ++i) {
            for (std::size_t j = i + 1; j < places.size(); ++j) {
                if (!is_in(board, house, places[i]) || !is_in(board, house, places[j])) continue;
                theory.not_both(theory.statement({places[i], pattern.digit}),
                                theory.statement({places[j], pattern.digit}));
            }
        }
    }
    return check_conclusions(theory, step, board);
}

}  // namespace

Fault check_fish(const FishPattern& pattern, const Step& step, const State& before) {
    return check_base_and_cover(pattern, FinsHold::perhaps, step, before);
}

Fault check_fish_without_fins(const FishPattern& pattern, const Step& step, const State& before) {
    return check_base_and_cover(pattern, FinsHold::no, step, before);
}

Fault check_wing(const WingPattern& pattern, const Step& step, const State& before) {
    const Board& board = before.board();
    std::vector<Cell> cells = pattern.pincers;
    cells.push_back(pattern.pivot);
    if (Fault fault = check_open(cells, before)) return fault;
    const Digit pivot_count = step.technique == TechniqueId::xyz_wing ? 3 : 2;
    if (before.candidates(pattern.pivot).size() != pivot_count) return message(kWrongDigits);
    for (const Cell pincer : pattern.pincers) {
        if (before.candidates(pincer).size() != 2 || !before.has({pincer, pattern.digit})) {
            return message(kWrongDigits);
        }
        if (!sees(board, pattern.pivot, pincer)) {
            return message(kNotSeen, cell_words(board, pattern.pivot), cell_words(board, pincer));
        }
    }
    for (const Candidate& candidate : step.eliminations) {
        if (candidate.digit != pattern.digit) return message(kWrongDigits);
    }
    Theory theory(board);
    for (const Cell cell : cells) add_cell(theory, before, cell);
    // The pincers are joined to the pivot alone, whether they see each other or not.
    for (const Cell pincer : pattern.pincers) {
        exclude_seen(theory, before, std::array{pattern.pivot, pincer});
    }
    return check_conclusions(theory, step, board);
}

Fault check_sue_de_coq(const SueDeCoqPattern& pattern, const Step& step, const State& before) {
    const Board& board = before.board();
    std::vector<Cell> cells;
    const auto add = [&](std::span<const Cell> some, std::uint32_t house) {
        cells.insert(cells.end(), some.begin(), some.end());
        return std::ranges::all_of(some, [&](Cell cell) { return is_in(board, house, cell); });
    };
    // The rest of the crossing may belong to the line cells or to the box cells.
    const bool in_place =
        add(pattern.line_cells, pattern.line) && add(pattern.box_cells, pattern.box) &&
        add(pattern.crossing, pattern.line) &&
        std::ranges::all_of(pattern.crossing,
                            [&](Cell cell) { return is_in(board, pattern.box, cell); });
    std::ranges::sort(cells);
    if (!in_place || std::ranges::adjacent_find(cells) != cells.end()) {
        return message(kWrongPattern, info_of(step.technique).name);
    }
    if (Fault fault = check_open(cells, before)) return fault;
    for (const Candidate& candidate : step.eliminations) {
        const bool of_line = is_in(board, pattern.line, candidate.cell) &&
                             pattern.line_digits.contains(candidate.digit);
        const bool of_box = is_in(board, pattern.box, candidate.cell) &&
                            pattern.box_digits.contains(candidate.digit);
        if (!of_line && !of_box) {
            return message(kEliminationDoesNotFollow, cell_words(board, candidate.cell),
                           candidate.digit);
        }
    }
    Theory theory(board);
    for (const Cell cell : cells) add_cell(theory, before, cell);
    exclude_in_cells(theory, before, cells, board.digits());
    exclude_in_house(theory, before, cells, pattern.line);
    exclude_in_house(theory, before, cells, pattern.box);
    return check_conclusions(theory, step, board);
}

}  // namespace sudokit::logic
