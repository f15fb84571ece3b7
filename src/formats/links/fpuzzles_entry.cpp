#include "formats/links/fpuzzles_entry.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

#include "sudokit/cell_name.hpp"

#include "base/fault.hpp"
#include "formats/links/fpuzzles_board.hpp"
#include "formats/links/fpuzzles_constraints.hpp"
#include "formats/reading/region_labels.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kNotFpuzzles{"expected f-puzzles data (a JSON object), found {0}",
                                   "données f-puzzles attendues (objet JSON), trouvé : {0}"};
constexpr MessageText kNoGrid{"expected the keys \"size\" and \"grid\" of f-puzzles data",
                              "clés « size » et « grid » des données f-puzzles attendues"};
constexpr MessageText kRows{"expected {0} {0:row|rows} of {0} {0:cell|cells} in \"grid\"",
                            "{0} {0:ligne attendue|lignes attendues} de {0} {0:case|cases} dans "
                            "« grid »"};
constexpr MessageText kConstraint{"f-puzzles constraint '{0}' is not supported",
                                  "la contrainte f-puzzles « {0} » n’est pas prise en charge"};
constexpr MessageText kExtraSize{
    "f-puzzles constraint 'extraregion' with {0} {0:cell|cells} is not supported, expected {1}",
    "la contrainte f-puzzles « extraregion » de {0} {0:case|cases} n’est pas prise en charge, il "
    "en faut {1}"};
constexpr MessageText kExtraCells{"expected cells like \"R1C1\" in 'extraregion'",
                                  "cases comme « R1C1 » attendues dans « extraregion »"};
constexpr MessageText kNumberRange{"expected a number from {0} to {1} for \"{2}\"",
                                   "nombre de {0} à {1} attendu pour « {2} »"};
constexpr MessageText kNoRegion{"cells outside every region are not supported",
                                "les cases hors de toute région ne sont pas prises en charge"};
constexpr MessageText kSolution{"expected {0} {0:number|numbers} in \"solution\", found {1}",
                                "{0} {0:nombre attendu|nombres attendus} dans « solution », {1} "
                                "{1:trouvé|trouvés}"};

// Keys that say nothing of what solves the puzzle: words, drawings, and options of the programs.
constexpr std::string_view kHarmless[] = {"size",
                                          "grid",
                                          "title",
                                          "author",
                                          "ruleset",
                                          "solution",
                                          "text",
                                          "line",
                                          "rectangle",
                                          "circle",
                                          "cage",
                                          "disabledlogic",
                                          "truecandidatesoptions",
                                          "highlightConflicts",
                                          "successMessage",
                                          "metadata",
                                          "fogofwar",
                                          "foglight",
                                          "triggereffect",
                                          "id",
                                          "version"};
// Keys that become houses.
constexpr std::string_view kHouses[] = {"diagonal+", "diagonal-", "disjointgroups", "extraregion"};

using Fault = std::optional<Error>;

bool is_empty(const json::Value& value) {
    if (const bool* flag = value.boolean()) return !*flag;
    if (const std::string* string = value.string()) return string->empty();
    if (value.array() != nullptr) return value.array()->empty();
    if (value.object() != nullptr) return value.object()->empty();
    return value.is_null() || value.integer() == 0;
}

bool has(const json::Object& object, std::string_view name) {
    const json::Value* const value = json::find(object, name);
    return value != nullptr && !is_empty(*value);
}

// A number, which some programs write as a string.
std::optional<std::int64_t> number_of(const json::Value& value) {
    if (value.string() == nullptr) return value.integer();
    const std::string& digits = *value.string();
    std::int64_t number = 0;
    const char* const end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, number);
    const bool whole = read.ec == std::errc() && read.ptr == end;
    return whole ? std::optional(number) : std::nullopt;
}

Fault fault_of_constraints(const json::Object& object) {
    for (const json::Member& member : object) {
        const bool known = std::ranges::find(kHarmless, member.name) != std::end(kHarmless) ||
                           std::ranges::find(kHouses, member.name) != std::end(kHouses) ||
                           find_fpuzzles_kind(member.name) != nullptr;
        if (!known && !is_empty(member.value)) {
            return unsupported_error(member.offset, kConstraint, member.name);
        }
    }
    return std::nullopt;
}

// The cells of the grid in reading order, all of them objects.
Fault collect_cells(const json::Value& grid, std::uint32_t order,
                    std::vector<const json::Value*>& cells) {
    const auto fault = [&](const json::Value& at) { return syntax_error(at.offset, kRows, order); };
    if (grid.array() == nullptr || grid.array()->size() != order) return fault(grid);
    for (const json::Value& row : *grid.array()) {
        if (row.array() == nullptr || row.array()->size() != order) return fault(row);
        for (const json::Value& cell : *row.array()) {
            if (cell.object() == nullptr) return fault(cell);
            cells.push_back(&cell);
        }
    }
    return std::nullopt;
}

// Where cells name no region, they are in the usual one; `named` says if any names one.
Fault read_regions(const std::vector<const json::Value*>& cells, Shape& shape, bool& named) {
    const auto usual = labels_of_regions(shape);
    std::vector<std::int64_t> labels;
    const json::Value* outside = nullptr;
    std::size_t outsiders = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const json::Value* const region = json::find(*cells[i]->object(), "region");
        labels.push_back(usual[i]);
        if (region == nullptr) continue;
        named = true;
        if (region->is_null()) {
            ++outsiders;
            if (outside == nullptr) outside = region;
            continue;
        }
        const auto number = number_of(*region);
        if (!number || *number < 0 || *number >= shape.order) {
            return syntax_error(region->offset, kNumberRange, 0, shape.order - 1, "region");
        }
        labels.back() = *number;
    }
    if (outsiders == cells.size()) {
        shape.regions = Latin{};
    } else if (outsiders > 0) {
        return unsupported_error(outside->offset, kNoRegion);
    } else if (named) {
        shape.regions = regions_of_labels(labels);
    }
    return std::nullopt;
}

Fault read_extra_region(const json::Value& region, Shape& shape) {
    const json::Value* const list =
        region.object() == nullptr ? nullptr : json::find(*region.object(), "cells");
    if (list == nullptr || list->array() == nullptr) {
        return syntax_error(region.offset, kExtraCells);
    }
    if (list->array()->size() != shape.order) {
        return unsupported_error(list->offset, kExtraSize, list->array()->size(), shape.order);
    }
    auto& house = shape.extra.emplace_back();
    for (const json::Value& name : *list->array()) {
        const auto cell =
            name.string() == nullptr ? std::nullopt : find_cell(shape.order, *name.string());
        if (!cell) return syntax_error(name.offset, kExtraCells);
        house.push_back(*cell);
    }
    return std::nullopt;
}

Fault read_houses(const json::Object& object, Shape& shape) {
    const bool rising = has(object, "diagonal+");
    const bool falling = has(object, "diagonal-");
    shape.diagonals = rising && falling;
    if (rising && !falling) shape.extra.push_back(rising_diagonal(shape.order));
    if (falling && !rising) shape.extra.push_back(falling_diagonal(shape.order));
    if (has(object, "disjointgroups")) {
        auto groups = disjoint_groups(shape);
        shape.extra.insert(shape.extra.end(), groups.begin(), groups.end());
    }
    if (!has(object, "extraregion")) return std::nullopt;
    const json::Value& regions = *json::find(object, "extraregion");
    if (regions.array() == nullptr) return syntax_error(regions.offset, kExtraCells);
    for (const json::Value& region : *regions.array()) {
        if (auto fault = read_extra_region(region, shape)) return fault;
    }
    recognise_windows(shape);
    return std::nullopt;
}

Fault read_marks(const json::Object& cell, std::string_view name, std::uint32_t order,
                 DigitSet& out) {
    if (!has(cell, name)) return std::nullopt;
    const json::Value& list = *json::find(cell, name);
    const auto fault = [&](const json::Value& at) {
        return syntax_error(at.offset, kNumberRange, 1, order, name);
    };
    if (list.array() == nullptr) return fault(list);
    for (const json::Value& item : *list.array()) {
        const auto digit = number_of(item);
        if (!digit || *digit < 1 || *digit > order) return fault(item);
        out.insert(static_cast<Digit>(*digit));
    }
    return std::nullopt;
}

Fault read_cell(const json::Object& object, Cell cell, Entry& entry) {
    const std::uint32_t order = entry.puzzle.board().order();
    if (has(object, "value")) {
        const json::Value& value = *json::find(object, "value");
        const auto digit = number_of(value);
        if (!digit || *digit < 1 || *digit > order) {
            return syntax_error(value.offset, kNumberRange, 1, order, "value");
        }
        if (has(object, "given")) {
            entry.puzzle.set_given(cell, static_cast<Digit>(*digit));
        } else {
            entry.play.placed.resize(entry.puzzle.board().cell_count(), 0);
            entry.play.placed[cell] = static_cast<std::uint8_t>(*digit);
        }
    }
    DigitSet given;
    DigitSet notes;
    if (auto fault = read_marks(object, "givenPencilMarks", order, given)) return fault;
    if (auto fault = read_marks(object, "centerPencilMarks", order, notes)) return fault;
    if (auto fault = read_marks(object, "cornerPencilMarks", order, notes)) return fault;
    if (!given.empty()) entry.puzzle.set_pencilmarks(cell, given);
    if (!notes.empty()) {
        entry.play.pencilmarks.resize(entry.puzzle.board().cell_count());
        entry.play.pencilmarks[cell] = notes;
    }
    return std::nullopt;
}

// A solution with open cells, as setters leave it while at work, counts as none.
Fault read_solution(const json::Object& object, Entry& entry) {
    if (!has(object, "solution")) return std::nullopt;
    const Board& board = entry.puzzle.board();
    const json::Value& value = *json::find(object, "solution");
    const std::size_t size = value.array() == nullptr ? 0 : value.array()->size();
    if (size != board.cell_count()) {
        return syntax_error(value.offset, kSolution, board.cell_count(), size);
    }
    Grid grid{board, {}};
    bool complete = true;
    for (const json::Value& item : *value.array()) {
        const bool open = is_empty(item) || (item.string() != nullptr && *item.string() == ".");
        const auto digit = number_of(item);
        if (!open && (!digit || *digit < 1 || *digit > board.order())) {
            return syntax_error(item.offset, kNumberRange, 1, board.order(), "solution");
        }
        complete = complete && !open;
        grid.digits.push_back(open ? std::uint8_t{0} : static_cast<std::uint8_t>(*digit));
    }
    if (complete) entry.solution = std::move(grid);
    return std::nullopt;
}

Fault read_kinds(const json::Object& object, Puzzle& puzzle) {
    for (const ConstraintKind& kind : constraint_kinds()) {
        if (!has(object, kind.fpuzzles)) continue;
        const json::Value& value = *json::find(object, kind.fpuzzles);
        if (auto fault = read_fpuzzles_constraints(kind, value, puzzle)) return fault;
    }
    return std::nullopt;
}

std::string words(const json::Object& object, std::string_view name) {
    const json::Value* const value = json::find(object, name);
    return value == nullptr || value->string() == nullptr ? std::string() : *value->string();
}

}  // namespace

Result<Entry> entry_of_fpuzzles(const json::Value& root, BoardSource& boards) {
    if (root.object() == nullptr) {
        return syntax_error(root.offset, kNotFpuzzles, json::kind_name(root));
    }
    const json::Object& object = *root.object();
    const json::Value* const size = json::find(object, "size");
    const json::Value* const grid = json::find(object, "grid");
    if (size == nullptr || grid == nullptr) return syntax_error(root.offset, kNoGrid);
    const auto order = number_of(*size);
    if (!order || *order < 1 || *order > kMaxOrder) {
        return syntax_error(size->offset, kNumberRange, 1, kMaxOrder, "size");
    }
    if (auto fault = fault_of_constraints(object)) return *std::move(fault);

    Shape shape = Shape::standard(static_cast<std::uint32_t>(*order));
    std::vector<const json::Value*> cells;
    bool regions_named = false;
    if (auto fault = collect_cells(*grid, shape.order, cells)) return *std::move(fault);
    if (auto fault = read_regions(cells, shape, regions_named)) return *std::move(fault);
    if (auto fault = read_houses(object, shape)) return *std::move(fault);
    const bool described = regions_named || !(shape == Shape::standard(shape.order));
    const auto board = described ? boards.of_shape(shape) : boards.of_order(shape.order);
    if (!board) return placed_at(board.error(), grid->offset);

    Entry entry{Puzzle(*board)};
    for (Cell cell = 0; cell < cells.size(); ++cell) {
        if (auto fault = read_cell(*cells[cell]->object(), cell, entry)) return *std::move(fault);
    }
    if (auto fault = read_kinds(object, entry.puzzle)) return *std::move(fault);
    if (auto fault = read_solution(object, entry)) return *std::move(fault);
    entry.info.title = words(object, "title");
    entry.info.author = words(object, "author");
    entry.info.description = words(object, "ruleset");
    return entry;
}

}  // namespace sudokit::formats
