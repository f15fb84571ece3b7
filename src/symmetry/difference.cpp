// What moves never change, looked at in the order in which it is easy to see.
#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "sudokit/moves.hpp"

#include "symmetry/bands.hpp"

namespace sudokit {
namespace {

constexpr MessageText kOtherBoard{"they are on different boards: {0} and {1}",
                                  "les grilles diffèrent : {0} et {1}"};
constexpr MessageText kOtherGivens{"the first has {0} {0:given|givens}, the second {1}",
                                   "la première a {0} {0:donnée|données}, la seconde {1}"};
constexpr MessageText kOtherDigits{
    "the digits of the first are given {0} times, those of the second {1} times",
    "les chiffres de la première sont donnés {0} fois, ceux de la seconde {1} fois"};
constexpr MessageText kOtherBoxes{
    "the boxes of the first hold {0} givens, those of the second {1}",
    "les blocs de la première ont {0} données, ceux de la seconde {1}"};
constexpr MessageText kOtherLines{
    "the lines of the first hold {0} givens, those of the second {1}",
    "les lignes et colonnes de la première ont {0} données, celles de la seconde {1}"};
constexpr MessageText kOtherMarkedCells{
    "pencilmarks rule candidates out in {0} {0:cell|cells} of the first, in {1} of the second",
    "des annotations excluent des candidats dans {0} {0:case|cases} de la première, dans {1} de la "
    "seconde"};
constexpr MessageText kOtherMarks{
    "the pencilmarks of the first leave {0} {0:candidate|candidates}, those of the second {1}",
    "les annotations de la première laissent {0} {0:candidat|candidats}, celles de la seconde {1}"};
constexpr MessageText kOnlyFirstConstrained{"only the first has constraints ({0})",
                                            "seule la première a des contraintes ({0})"};
constexpr MessageText kOnlySecondConstrained{"only the second has constraints ({0})",
                                             "seule la seconde a des contraintes ({0})"};
constexpr MessageText kOtherKinds{"the constraints of the first are {0}, those of the second {1}",
                                  "la première a pour contraintes {0}, la seconde {1}"};
constexpr MessageText kOtherConstraints{
    "the first has {0} {0:constraint|constraints}, the second {1}",
    "la première a {0} {0:contrainte|contraintes}, la seconde {1}"};
constexpr MessageText kOtherSizes{
    "{1} {1:constraint|constraints} of the first and {2} of the second have {0} {0:cell|cells}",
    "{1} {1:contrainte|contraintes} de la première et {2} de la seconde ont {0} {0:case|cases}"};
constexpr MessageText kOtherSums{
    "{1} {1:constraint|constraints} of the first and {2} of the second have the sum {0}",
    "{1} {1:contrainte|contraintes} de la première et {2} de la seconde ont la somme {0}"};
constexpr MessageText kAndWords{"{0} and {1}", "{0} et {1}"};

using Numbers = std::vector<std::uint32_t>;

Numbers sorted(Numbers numbers) {
    std::ranges::sort(numbers, std::greater<>());
    return numbers;
}

// Givens of the houses of a kind, the most first.
Numbers givens_of(const Puzzle& puzzle, HouseKind kind) {
    Numbers out;
    for (const House& house : puzzle.board().houses()) {
        if (house.kind != kind) continue;
        out.push_back(static_cast<std::uint32_t>(std::ranges::count_if(
            house.cells, [&](Cell cell) { return puzzle.given(cell) != 0; })));
    }
    return sorted(std::move(out));
}

Numbers digit_counts(const Puzzle& puzzle) {
    Numbers out(puzzle.board().order());
    for (const std::uint8_t digit : puzzle.givens()) {
        if (digit != 0) ++out[digit - 1];
    }
    return sorted(std::move(out));
}

// Rows and columns may change places.
std::pair<Numbers, Numbers> line_counts(const Puzzle& puzzle) {
    return std::minmax(givens_of(puzzle, HouseKind::row), givens_of(puzzle, HouseKind::column));
}

OwnWords listed(const Numbers& numbers) {
    std::string out;
    for (const std::uint32_t number : numbers) {
        if (!out.empty()) out += ", ";
        out += std::to_string(number);
    }
    return {out, out};
}

OwnWords listed(const std::pair<Numbers, Numbers>& lines) {
    return own_words(message(kAndWords, listed(lines.second), listed(lines.first)));
}

// How many constraints have each number of some kind.
using Tally = std::map<std::uint32_t, std::uint32_t>;

// The first number of which there are not equally many: how many there are in both.
std::optional<Message> tally_difference(const MessageText& text, Tally first, Tally second) {
    for (const auto& [number, count] : first) second.try_emplace(number);
    for (const auto& [number, count] : second) {
        if (first[number] != count) return message(text, number, first[number], count);
    }
    return std::nullopt;
}

Tally sizes_of(const Puzzle& puzzle) {
    Tally out;
    for (const ConstraintPtr& constraint : puzzle.constraints()) {
        if (!constraint->data().cells.empty())
            ++out[static_cast<std::uint32_t>(constraint->data().cells.size())];
    }
    return out;
}

Tally sums_of(const Puzzle& puzzle) {
    Tally out;
    for (const ConstraintPtr& constraint : puzzle.constraints()) {
        if (constraint->data().value) ++out[*constraint->data().value];
    }
    return out;
}

std::set<std::string_view> kinds_of(const Puzzle& puzzle) {
    std::set<std::string_view> out;
    for (const ConstraintPtr& constraint : puzzle.constraints())
        out.insert(constraint->data().kind);
    return out;
}

std::optional<Message> constraint_difference(const Puzzle& first, const Puzzle& second) {
    if (kinds_of(first) != kinds_of(second)) {
        const OwnWords a = kind_words(first.constraints());
        const OwnWords b = kind_words(second.constraints());
        if (!second.has_constraints()) return message(kOnlyFirstConstrained, a);
        if (!first.has_constraints()) return message(kOnlySecondConstrained, b);
        return message(kOtherKinds, a, b);
    }
    if (first.constraints().size() != second.constraints().size()) {
        return message(kOtherConstraints, first.constraints().size(), second.constraints().size());
    }
    if (auto found = tally_difference(kOtherSizes, sizes_of(first), sizes_of(second))) return found;
    return tally_difference(kOtherSums, sums_of(first), sums_of(second));
}

// Cells with marks that say anything, and how many candidates these leave.
std::pair<std::uint32_t, std::uint32_t> mark_counts(const Puzzle& puzzle) {
    std::pair<std::uint32_t, std::uint32_t> out;
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        const DigitSet marks = puzzle.pencilmarks(cell);
        if (marks == puzzle.board().digits()) continue;
        ++out.first;
        out.second += marks.size();
    }
    return out;
}

std::optional<Message> mark_difference(const Puzzle& first, const Puzzle& second) {
    const auto [cells, marks] = mark_counts(first);
    const auto [other_cells, other_marks] = mark_counts(second);
    if (cells != other_cells) return message(kOtherMarkedCells, cells, other_cells);
    if (marks != other_marks) return message(kOtherMarks, marks, other_marks);
    return std::nullopt;
}

OwnWords name_of(const Board& board) {
    return {shape_name(board.shape()), shape_name(board.shape())};
}

}  // namespace

std::optional<Message> find_difference(const Puzzle& first, const Puzzle& second) {
    const Board& a = first.board();
    const Board& b = second.board();
    if (a.order() != b.order() || a.cell_count() != b.cell_count() ||
        a.houses().size() != b.houses().size()) {
        return message(kOtherBoard, name_of(a), name_of(b));
    }
    if (first.given_count() != second.given_count()) {
        return message(kOtherGivens, first.given_count(), second.given_count());
    }
    if (auto found = constraint_difference(first, second)) return found;
    if (auto found = mark_difference(first, second)) return found;
    if (digit_counts(first) != digit_counts(second)) {
        return message(kOtherDigits, listed(digit_counts(first)), listed(digit_counts(second)));
    }
    // Only where no line can become a box, nor a box a line.
    if (!bands_of(a) || !bands_of(b)) return std::nullopt;
    const auto boxes = givens_of(first, HouseKind::box);
    if (boxes != givens_of(second, HouseKind::box)) {
        return message(kOtherBoxes, listed(boxes), listed(givens_of(second, HouseKind::box)));
    }
    if (line_counts(first) != line_counts(second)) {
        return message(kOtherLines, listed(line_counts(first)), listed(line_counts(second)));
    }
    return std::nullopt;
}

}  // namespace sudokit
