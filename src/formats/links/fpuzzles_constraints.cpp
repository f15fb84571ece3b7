#include "formats/links/fpuzzles_constraints.hpp"

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

#include "sudokit/cell_name.hpp"
#include "sudokit/whole_number.hpp"

#include "base/fault.hpp"
#include "formats/reading/constraint_entry.hpp"
#include "formats/writable.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kFpuzzlesList{"expected a list of objects with \"cells\" for '{0}'",
                                    "liste d’objets avec « cells » attendue pour « {0} »"};
constexpr MessageText kFpuzzlesCells{"expected cells like \"R1C1\" in '{0}'",
                                     "cases comme « R1C1 » attendues dans « {0} »"};
constexpr MessageText kFpuzzlesValue{"expected a whole number as the value of '{0}'",
                                     "nombre entier attendu comme valeur de « {0} »"};

// A number, or a string of one; an empty string or null is none at all.
std::optional<Error> read_fpuzzles_value(const json::Value& value, std::string_view name,
                                         std::optional<std::uint32_t>& out) {
    if (value.is_null()) return std::nullopt;
    std::optional<std::int64_t> number = value.integer();
    if (const std::string* const digits = value.string()) {
        if (digits->empty()) return std::nullopt;
        number = whole_number<std::int64_t>(*digits);
    }
    if (!number || *number < 0 || *number > std::numeric_limits<std::uint32_t>::max()) {
        return syntax_error(value.offset, kFpuzzlesValue, name);
    }
    out = static_cast<std::uint32_t>(*number);
    return std::nullopt;
}

std::optional<Error> read_fpuzzles_item(const ConstraintKind& kind, const json::Value& item,
                                        Puzzle& puzzle) {
    const json::Value* const list =
        item.object() == nullptr ? nullptr : json::find(*item.object(), "cells");
    if (list == nullptr || list->array() == nullptr) {
        return syntax_error(item.offset, kFpuzzlesList, kind.fpuzzles);
    }
    ConstraintData data{.kind = std::string(kind.name)};
    for (const json::Value& name : *list->array()) {
        const auto cell = name.string() == nullptr
                              ? std::nullopt
                              : find_cell(puzzle.board().order(), *name.string());
        if (!cell) return syntax_error(name.offset, kFpuzzlesCells, kind.fpuzzles);
        data.cells.push_back(*cell);
    }
    if (const json::Value* const value = json::find(*item.object(), "value")) {
        if (auto fault = read_fpuzzles_value(*value, kind.fpuzzles, data.value)) return fault;
    }
    return enter_constraint(std::move(data), item.offset, puzzle);
}

// {"cells": [...], "value": "15"}.
void write_fpuzzles_item(JsonWriter& out, const ConstraintData& data, std::uint32_t order) {
    out.begin_object().key("cells").begin_array();
    for (const Cell cell : data.cells) {
        out.text("R" + std::to_string(cell / order + 1) + "C" + std::to_string(cell % order + 1));
    }
    out.end_array();
    if (data.value) out.key("value").text(std::to_string(*data.value));
    out.end_object();
}

}  // namespace

const ConstraintKind* find_fpuzzles_kind(std::string_view name) {
    if (name.empty()) return nullptr;
    const auto kinds = constraint_kinds();
    const auto found = std::ranges::find(kinds, name, &ConstraintKind::fpuzzles);
    return found == kinds.end() ? nullptr : &*found;
}

std::optional<Error> read_fpuzzles_constraints(const ConstraintKind& kind, const json::Value& value,
                                               Puzzle& puzzle) {
    if (kind.of_board) {
        return enter_constraint({.kind = std::string(kind.name)}, value.offset, puzzle);
    }
    if (value.array() == nullptr) return syntax_error(value.offset, kFpuzzlesList, kind.fpuzzles);
    for (const json::Value& item : *value.array()) {
        if (auto fault = read_fpuzzles_item(kind, item, puzzle)) return fault;
    }
    return std::nullopt;
}

void write_fpuzzles_constraints(JsonWriter& out, const Puzzle& puzzle) {
    for (const ConstraintKind& kind : constraint_kinds()) {
        std::vector<const ConstraintData*> found;
        for (const ConstraintPtr& constraint : puzzle.constraints()) {
            if (constraint->data().kind == kind.name) found.push_back(&constraint->data());
        }
        if (found.empty() || kind.fpuzzles.empty()) continue;
        out.key(kind.fpuzzles);
        if (kind.of_board) {
            out.boolean(true);
            continue;
        }
        out.begin_array();
        for (const ConstraintData* data : found) {
            write_fpuzzles_item(out, *data, puzzle.board().order());
        }
        out.end_array();
    }
}

std::optional<Error> fault_of_fpuzzles_constraints(const Puzzle& puzzle) {
    std::vector<ConstraintPtr> lost;
    for (const ConstraintPtr& constraint : puzzle.constraints()) {
        const ConstraintKind* const kind = find_constraint_kind(constraint->data().kind);
        if (kind == nullptr || kind->fpuzzles.empty()) lost.push_back(constraint);
    }
    if (lost.empty()) return std::nullopt;
    return constraints_not_writable(lost, Format::fpuzzles);
}

}  // namespace sudokit::formats
