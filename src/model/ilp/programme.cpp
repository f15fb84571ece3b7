// The equations of a puzzle, by number, and their names.
#include <array>
#include <charconv>

#include "sudokit/cell_name.hpp"
#include "sudokit/expect.hpp"
#include "sudokit/ilp.hpp"

#include "model/house_names.hpp"
#include "model/ilp/write.hpp"

namespace sudokit {
namespace {

constexpr std::array<std::string_view, kEquationFamilyCount> kFamilyNames{
    "cell", "row", "column", "box", "diagonal", "window", "extra", "given", "ruled-out"};

// Of the families of houses, short enough for programs that allow eight letters.
constexpr std::array<std::string_view, 6> kHouseNames{"row", "col", "box", "dia", "win", "ext"};

constexpr MessageText kCellHoldsOne{"{0} holds one digit", "{0} contient un seul chiffre"};
constexpr MessageText kHouseHolds{"{0} holds {1} once", "{0} contient une seule fois {1}"};
constexpr MessageText kHouseMayHold{"{0} holds {1} at most once",
                                    "{0} contient au plus une fois {1}"};
constexpr MessageText kCellIsGiven{"{0} is given: {1}", "{0} est donnée : {1}"};
constexpr MessageText kDoesNotHold{"{0} does not hold {1}", "{0} ne contient pas {1}"};

EquationFamily family_of(HouseKind kind) {
    switch (kind) {
        case HouseKind::row: return EquationFamily::row;
        case HouseKind::column: return EquationFamily::column;
        case HouseKind::box: return EquationFamily::box;
        case HouseKind::diagonal: return EquationFamily::diagonal;
        case HouseKind::window: return EquationFamily::window;
        case HouseKind::extra: break;
    }
    return EquationFamily::extra;
}

// Takes `mark` and the number behind it, if they come next.
std::optional<std::uint32_t> take_number(std::string_view& text, std::string_view mark) {
    if (text.substr(0, mark.size()) != mark) return std::nullopt;
    text.remove_prefix(mark.size());
    std::uint32_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc()) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

}  // namespace

std::string_view equation_family_name(EquationFamily family) {
    return kFamilyNames[static_cast<std::size_t>(family)];
}

std::optional<Error> programme_fault(const Puzzle& puzzle) {
    static constexpr MessageText kProgrammes{"0-1 programmes", "les programmes en 0-1"};
    return constraint_fault(puzzle, kProgrammes);
}

Programme::Programme(const Puzzle& puzzle) : puzzle_(puzzle) {
    SUDOKIT_EXPECT(!puzzle.has_constraints());
    const Board& board = puzzle.board();
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        if (puzzle.given(cell) != 0) fixed_.push_back({{cell, puzzle.given(cell)}, true});
    }
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        for (const Digit digit : board.digits() & ~puzzle.pencilmarks(cell)) {
            fixed_.push_back({{cell, digit}, false});
        }
    }
}

std::uint32_t Programme::variable_count() const {
    return puzzle_.board().cell_count() * puzzle_.board().order();
}

std::uint32_t Programme::rule_count() const {
    const Board& board = puzzle_.board();
    return board.cell_count() + static_cast<std::uint32_t>(board.houses().size()) * board.order();
}

std::uint32_t Programme::equation_count() const {
    return rule_count() + static_cast<std::uint32_t>(fixed_.size());
}

Equation Programme::equation(std::uint32_t index) const {
    SUDOKIT_EXPECT(index < equation_count());
    const Board& board = puzzle_.board();
    const std::uint32_t n = board.order();
    Equation out;
    if (index < board.cell_count()) {
        out.cell = index;
        for (const Digit digit : board.digits()) out.terms.push_back({index, digit});
    } else if (index < rule_count()) {
        out.house = (index - board.cell_count()) / n;
        out.digit = (index - board.cell_count()) % n + 1;
        const House& house = board.houses()[out.house];
        out.family = family_of(house.kind);
        out.at_most = !house.full;
        for (const Cell cell : house.cells) out.terms.push_back({cell, out.digit});
    } else {
        const Fixed& fixed = fixed_[index - rule_count()];
        out.family = fixed.given ? EquationFamily::given : EquationFamily::ruled_out;
        out.cell = fixed.candidate.cell;
        out.digit = fixed.candidate.digit;
        out.terms.push_back(fixed.candidate);
        out.right_side = fixed.given ? 1 : 0;
    }
    return out;
}

std::string variable_name(const Board& board, Candidate candidate) {
    return "x_" + cell_name(board, candidate.cell) + "_" + std::to_string(candidate.digit);
}

std::optional<Candidate> find_variable(const Board& board, std::string_view name) {
    if (!board.is_grid()) {
        const auto cell = take_number(name, "x_v");
        const auto digit = cell ? take_number(name, "_") : cell;
        if (!digit || !name.empty()) return std::nullopt;
        if (*cell - 1 >= board.cell_count() || *digit - 1 >= board.order()) return std::nullopt;
        return Candidate{*cell - 1, *digit};
    }
    if (!name.starts_with("x_")) return std::nullopt;
    name.remove_prefix(2);
    const auto named = take_cell_name(name);
    const auto cell = named ? named->on(board.order()) : std::nullopt;
    const auto digit = cell ? take_number(name, "_") : std::nullopt;
    if (!digit || !name.empty() || *digit - 1 >= board.order()) return std::nullopt;
    return Candidate{*cell, *digit};
}

std::string model::house_equation_name(const Board& board, std::uint32_t house, Digit digit) {
    SUDOKIT_EXPECT(house < board.houses().size());
    const House& wanted = board.houses()[house];
    return std::string(kHouseNames[static_cast<std::size_t>(wanted.kind)]) +
           std::to_string(wanted.index + 1) + "_" + std::to_string(digit);
}

std::string equation_name(const Board& board, const Equation& equation) {
    std::string cell = cell_name(board, equation.cell);
    switch (equation.family) {
        case EquationFamily::cell: return cell;
        case EquationFamily::given: return "given_" + cell;
        case EquationFamily::ruled_out: return "out_" + cell + "_" + std::to_string(equation.digit);
        case EquationFamily::row:
        case EquationFamily::column:
        case EquationFamily::box:
        case EquationFamily::diagonal:
        case EquationFamily::window:
        case EquationFamily::extra: break;
    }
    return model::house_equation_name(board, equation.house, equation.digit);
}

std::string describe_equation(const Board& board, const Equation& equation, Language language) {
    const OwnWords cell = cell_words(board, equation.cell);
    switch (equation.family) {
        case EquationFamily::cell: return message(kCellHoldsOne, cell).in(language);
        case EquationFamily::given: return message(kCellIsGiven, cell, equation.digit).in(language);
        case EquationFamily::ruled_out:
            return message(kDoesNotHold, cell, equation.digit).in(language);
        case EquationFamily::row:
        case EquationFamily::column:
        case EquationFamily::box:
        case EquationFamily::diagonal:
        case EquationFamily::window:
        case EquationFamily::extra: break;
    }
    SUDOKIT_EXPECT(equation.house < board.houses().size());
    const House& house = board.houses()[equation.house];
    return message(house.full ? kHouseHolds : kHouseMayHold,
                   house_text(model::kHouses, house, language), equation.digit)
        .in(language);
}

}  // namespace sudokit
