// The table of all kinds of constraints: one row each; the rest of this file works for any of them.
#include <algorithm>
#include <array>
#include <utility>

#include "sudokit/cell_name.hpp"
#include "sudokit/constraint.hpp"

#include "board/constraints/anti_knight.hpp"
#include "board/constraints/killer_cage.hpp"
#include "board/messages.hpp"

namespace sudokit {
namespace {

constexpr std::array kKinds = {
    ConstraintKind{.name = "killer-cage",
                   .words = {"killer cages", "les cages à somme"},
                   .value = "sum",
                   .fpuzzles = "killercage",
                   .make = KillerCage::make},
    ConstraintKind{.name = "anti-knight",
                   .words = {"the anti-knight rule", "la règle anti-cavalier"},
                   .of_board = true,
                   .rule = AntiKnight::kRule,
                   .fpuzzles = "antiknight",
                   .make = AntiKnight::make},
};

std::string kind_names() {
    std::string names;
    for (const ConstraintKind& kind : kKinds) {
        if (!names.empty()) names += ", ";
        names += kind.name;
    }
    return names;
}

Error constraint_error(Message message) { return {ErrorCode::board, 0, std::move(message)}; }

// Whether the data have what the kind takes, and the board has the cells.
std::optional<Error> fault_of_data(const ConstraintData& data, const ConstraintKind& kind,
                                   const Board& board) {
    using namespace board_text;
    if (auto fault = grid_fault(board)) return fault;
    if (kind.of_board != data.cells.empty()) {
        return constraint_error(message(kind.of_board ? kNoCells : kSomeCells, kind.name));
    }
    if (data.value && kind.value.empty()) {
        return constraint_error(message(kNoValue, kind.name));
    }
    std::vector<Cell> cells = data.cells;
    std::ranges::sort(cells);
    if (!cells.empty() && cells.back() >= board.cell_count()) {
        return constraint_error(
            message(kConstraintCell, kind.name, cells.back(), board.cell_count()));
    }
    const auto twice = std::ranges::adjacent_find(cells);
    if (twice != cells.end()) {
        return constraint_error(message(kConstraintTwice, kind.name, cell_words(board, *twice)));
    }
    return std::nullopt;
}

std::string joined(const std::vector<const MessageText*>& words, Language language) {
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) {
            out += i + 1 < words.size() ? ", " : language == Language::fr ? " et " : " and ";
        }
        out += words[i]->in(language);
    }
    return out;
}

}  // namespace

std::optional<std::vector<Constraint::Case>> Constraint::cases(std::size_t /*most*/) const {
    return std::nullopt;
}

std::span<const ConstraintKind> constraint_kinds() { return kKinds; }

const ConstraintKind* find_constraint_kind(std::string_view name) {
    const auto* const found = std::ranges::find(kKinds, name, &ConstraintKind::name);
    return found == kKinds.end() ? nullptr : found;
}

Result<ConstraintPtr> make_constraint(ConstraintData data, const Board& board) {
    const ConstraintKind* const kind = find_constraint_kind(data.kind);
    if (kind == nullptr) {
        return Error{ErrorCode::not_found, 0,
                     message(board_text::kNoConstraint, data.kind, own_words(kind_names()))};
    }
    if (auto fault = fault_of_data(data, *kind, board)) return *std::move(fault);
    return kind->make(std::move(data), board);
}

OwnWords kind_words(std::span<const ConstraintPtr> constraints) {
    std::vector<const MessageText*> words;
    for (const ConstraintKind& kind : kKinds) {
        const bool has = std::ranges::any_of(constraints, [&](const ConstraintPtr& constraint) {
            return constraint->data().kind == kind.name;
        });
        if (has) words.push_back(&kind.words);
    }
    return {joined(words, Language::en), joined(words, Language::fr)};
}

}  // namespace sudokit
