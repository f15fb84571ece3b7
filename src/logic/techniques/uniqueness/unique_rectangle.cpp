#include "logic/techniques/uniqueness/unique_rectangle.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "logic/conclusions.hpp"
#include "logic/techniques/uniqueness/open_rectangle.hpp"
#include "logic/techniques/uniqueness/roof_subset.hpp"

namespace sudokit::logic {
namespace {

std::vector<Candidate> present(const State& state, std::initializer_list<Candidate> candidates) {
    std::vector<Candidate> found;
    std::ranges::copy_if(candidates, std::back_inserter(found),
                         [&](Candidate candidate) { return state.has(candidate); });
    std::ranges::sort(found);
    return found;
}

bool offer(TechniqueId id, RectanglePattern pattern, std::vector<Candidate> eliminations,
           StepSink sink) {
    return eliminations.empty() || sink({id, std::move(pattern), {}, std::move(eliminations)});
}

// True if the digit can go nowhere in the house but into corners.
bool is_confined(const State& state, const Corners& corners, std::uint32_t house, Digit digit) {
    const CellSet& cells = state.board().house_set(house);
    const auto inside = std::ranges::count_if(corners, [&](Cell cell) {
        return cells.contains(cell) && state.has({cell, digit});
    });
    return inside > 0 && count_bits(state.places(house, digit)) == inside;
}

bool type_1(const State& state, const OpenRectangle& rectangle, StepSink sink) {
    if (rectangle.further_count() != 1) return true;
    const Cell cell =
        rectangle.corners[static_cast<std::size_t>(std::countr_zero(rectangle.further))];
    const Digit first = rectangle.digits.first();
    return offer(TechniqueId::unique_rectangle_1, rectangle.pattern(),
                 present(state, {{cell, first}, {cell, rectangle.other(first)}}), sink);
}

// Types 2 and 5.
bool type_2(TechniqueId id, const State& state, const OpenRectangle& rectangle, StepSink sink) {
    if (rectangle.further_count() < 2) return true;
    if (rectangle.two_neighbours() != (id == TechniqueId::unique_rectangle_2)) return true;
    DigitSet further;
    CellSet seen = state.open_cells();
    for (std::size_t i = 0; i < 4; ++i) {
        if (!rectangle.has_further(i)) continue;
        further |= state.candidates(rectangle.corners[i]) & ~rectangle.digits;
        seen &= state.board().peer_set(rectangle.corners[i]);
    }
    if (further.size() != 1) return true;
    seen &= state.cells_of(further.first());
    return offer(id, rectangle.pattern(), candidates_at(seen, further.first()), sink);
}

bool type_3(const State& state, const OpenRectangle& rectangle, StepSink sink) {
    if (!rectangle.two_neighbours()) return true;
    Roof roof;
    CellSet usable = state.open_cells();
    for (const Digit digit : rectangle.digits) usable -= state.cells_of(digit);
    for (std::size_t i = 0; i < 4; ++i) {
        usable.erase(rectangle.corners[i]);
        if (!rectangle.has_further(i)) continue;
        roof.cells.push_back(rectangle.corners[i]);
        roof.further |= state.candidates(rectangle.corners[i]) & ~rectangle.digits;
    }
    return each_naked_subset_with_roof(
        state, roof, usable, [&](RoofSubset subset, std::vector<Candidate> eliminations) {
            return offer(TechniqueId::unique_rectangle_3,
                         {rectangle.corners, rectangle.digits, std::move(subset.others),
                          subset.digits, std::move(subset.houses)},
                         std::move(eliminations), sink);
        });
}

bool type_4(const State& state, const OpenRectangle& rectangle, StepSink sink) {
    if (!rectangle.two_neighbours()) return true;
    const std::size_t start = rectangle.further == 0b1001
                                  ? 3
                                  : static_cast<std::size_t>(std::countr_zero(rectangle.further));
    const Cell a = rectangle.corners[start];
    const Cell b = rectangle.corners[(start + 1) % 4];
    for (const Digit digit : rectangle.digits) {
        RectanglePattern pattern = rectangle.pattern();
        for (const std::uint32_t house : state.board().houses_of(a)) {
            if (state.board().house_set(house).contains(b) &&
                is_confined(state, rectangle.corners, house, digit)) {
                pattern.houses.push_back(house);
            }
        }
        if (pattern.houses.empty()) continue;
        const Digit other = rectangle.other(digit);
        if (!offer(TechniqueId::unique_rectangle_4, std::move(pattern),
                   present(state, {{a, other}, {b, other}}), sink)) {
            return false;
        }
    }
    return true;
}

bool type_6(const State& state, const OpenRectangle& rectangle, StepSink sink) {
    if (!rectangle.two_across()) return true;
    const Board& board = state.board();
    const std::size_t start = rectangle.has_further(0) ? 0 : 1;
    const Cell a = rectangle.corners[start];
    const Cell b = rectangle.corners[start + 2];
    RectanglePattern pattern = rectangle.pattern();
    for (const Cell cell : {rectangle.corners[0], rectangle.corners[2]}) {
        pattern.houses.push_back(board.row_of(cell));
        pattern.houses.push_back(board.order() + board.column_of(cell));
    }
    std::ranges::sort(pattern.houses);
    for (const Digit digit : rectangle.digits) {
        if (!std::ranges::all_of(pattern.houses, [&](std::uint32_t house) {
                return is_confined(state, rectangle.corners, house, digit);
            })) {
            continue;
        }
        if (!offer(TechniqueId::unique_rectangle_6, pattern,
                   present(state, {{a, digit}, {b, digit}}), sink)) {
            return false;
        }
    }
    return true;
}

bool hidden(const State& state, const OpenRectangle& rectangle, StepSink sink) {
    if (rectangle.further_count() != 3 && !rectangle.two_across()) return true;
    const Board& board = state.board();
    for (std::size_t i = 0; i < 4; ++i) {
        if (rectangle.has_further(i)) continue;
        const Cell across = rectangle.corners[(i + 2) % 4];
        const std::uint32_t row = board.row_of(across);
        const std::uint32_t column = board.order() + board.column_of(across);
        for (const Digit digit : rectangle.digits) {
            if (!is_confined(state, rectangle.corners, row, digit) ||
                !is_confined(state, rectangle.corners, column, digit)) {
                continue;
            }
            RectanglePattern pattern = rectangle.pattern();
            pattern.houses = {row, column};
            if (!offer(TechniqueId::hidden_rectangle, std::move(pattern),
                       present(state, {{across, rectangle.other(digit)}}), sink)) {
                return false;
            }
        }
    }
    return true;
}

}  // namespace

bool UniqueRectangle::find_at(const Position& position, StepSink sink) const {
    const State& state = position.state();
    const std::span<const OpenRectangle> rectangles = position.rectangles();
    if (sink.has_enough()) return false;
    return std::ranges::all_of(rectangles, [&](const OpenRectangle& rectangle) {
        if (sink.has_enough()) return false;
        switch (id_) {
            case TechniqueId::unique_rectangle_1: return type_1(state, rectangle, sink);
            case TechniqueId::unique_rectangle_3: return type_3(state, rectangle, sink);
            case TechniqueId::unique_rectangle_4: return type_4(state, rectangle, sink);
            case TechniqueId::unique_rectangle_6: return type_6(state, rectangle, sink);
            case TechniqueId::hidden_rectangle: return hidden(state, rectangle, sink);
            default: return type_2(id_, state, rectangle, sink);
        }
    });
}

const Technique* unique_rectangle_technique(TechniqueId id) {
    using enum TechniqueId;
    static const UniqueRectangle kType1(unique_rectangle_1);
    static const UniqueRectangle kType2(unique_rectangle_2);
    static const UniqueRectangle kType3(unique_rectangle_3);
    static const UniqueRectangle kType4(unique_rectangle_4);
    static const UniqueRectangle kType5(unique_rectangle_5);
    static const UniqueRectangle kType6(unique_rectangle_6);
    static const UniqueRectangle kHidden(hidden_rectangle);
    switch (id) {
        case unique_rectangle_1: return &kType1;
        case unique_rectangle_2: return &kType2;
        case unique_rectangle_3: return &kType3;
        case unique_rectangle_4: return &kType4;
        case unique_rectangle_5: return &kType5;
        case unique_rectangle_6: return &kType6;
        case hidden_rectangle: return &kHidden;
        default: return nullptr;
    }
}

}  // namespace sudokit::logic
