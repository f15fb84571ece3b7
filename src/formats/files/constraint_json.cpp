#include "formats/files/constraint_json.hpp"

#include <limits>

#include "sudokit/cell_name.hpp"

#include "base/fault.hpp"
#include "formats/reading/constraint_entry.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kConstraintList{"expected an array of constraints, found {0}",
                                      "tableau de contraintes attendu, trouvé : {0}"};
constexpr MessageText kConstraintObject{
    "expected a constraint as an object with \"kind\", found {0}",
    "contrainte attendue sous forme d’objet avec « kind », trouvé : {0}"};
constexpr MessageText kConstraintKindMissing{"the key \"kind\" of the constraint is missing",
                                             "la clé « kind » de la contrainte manque"};
constexpr MessageText kConstraintKey{"unknown key \"{0}\" of the constraint '{1}'",
                                     "clé inconnue « {0} » de la contrainte « {1} »"};
constexpr MessageText kConstraintCells{"expected an array of cells of the board like \"r1c1\"",
                                       "tableau de cases de la grille attendu, comme « L1C1 »"};
constexpr MessageText kConstraintNumber{"expected a whole number for \"{0}\"",
                                        "nombre entier attendu pour « {0} »"};

using ConstraintFault = std::optional<Error>;

ConstraintFault read_constraint_cells(const json::Value& value, std::uint32_t order,
                                      std::vector<Cell>& cells) {
    if (value.array() == nullptr) return syntax_error(value.offset, kConstraintCells);
    cells.clear();
    for (const json::Value& name : *value.array()) {
        const auto cell =
            name.string() == nullptr ? std::nullopt : find_cell(order, *name.string());
        if (!cell) return syntax_error(name.offset, kConstraintCells);
        cells.push_back(*cell);
    }
    return std::nullopt;
}

ConstraintFault read_constraint_members(const json::Object& object, const ConstraintKind* kind,
                                        std::uint32_t order, ConstraintData& data) {
    for (const json::Member& member : object) {
        if (member.name == "kind") continue;
        if (member.name == "cells") {
            if (auto fault = read_constraint_cells(member.value, order, data.cells)) return fault;
        } else if (kind != nullptr && !kind->value.empty() && member.name == kind->value) {
            const auto number = member.value.integer();
            if (!number || *number < 0 || *number > std::numeric_limits<std::uint32_t>::max()) {
                return syntax_error(member.value.offset, kConstraintNumber, member.name);
            }
            data.value = static_cast<std::uint32_t>(*number);
        } else if (kind != nullptr) {
            return syntax_error(member.offset, kConstraintKey, member.name, data.kind);
        }
    }
    return std::nullopt;
}

ConstraintFault read_constraint(const json::Value& value, Puzzle& puzzle) {
    if (value.object() == nullptr) {
        return syntax_error(value.offset, kConstraintObject, json::kind_name(value));
    }
    const json::Value* const name = json::find(*value.object(), "kind");
    if (name == nullptr || name->string() == nullptr)
        return syntax_error(value.offset, kConstraintKindMissing);
    ConstraintData data{.kind = *name->string()};
    const ConstraintKind* const kind = find_constraint_kind(data.kind);
    if (auto fault = read_constraint_members(*value.object(), kind, puzzle.board().order(), data)) {
        return fault;
    }
    return enter_constraint(std::move(data), kind == nullptr ? name->offset : value.offset, puzzle);
}

}  // namespace

std::optional<Error> read_constraints(const json::Value& value, Puzzle& puzzle) {
    if (value.array() == nullptr) {
        return syntax_error(value.offset, kConstraintList, json::kind_name(value));
    }
    for (const json::Value& constraint : *value.array()) {
        if (auto fault = read_constraint(constraint, puzzle)) return fault;
    }
    return std::nullopt;
}

void write_constraints(JsonWriter& out, const Puzzle& puzzle) {
    out.begin_array();
    for (const ConstraintPtr& constraint : puzzle.constraints()) {
        const ConstraintData& data = constraint->data();
        out.begin_object().key("kind").text(data.kind);
        if (!data.cells.empty()) {
            out.key("cells").begin_array();
            for (const Cell cell : data.cells) out.text(cell_name(puzzle.board(), cell));
            out.end_array();
        }
        if (data.value) out.key(find_constraint_kind(data.kind)->value).number(*data.value);
        out.end_object();
    }
    out.end_array();
}

}  // namespace sudokit::formats
