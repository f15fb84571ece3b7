// What moves never change, looked at in the order in which it is easy to see.
#include <algorithm>
#include <functional>
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
constexpr MessageText kOtherMarks{"only one of them has pencilmarks",
                                  "une seule des deux a des annotations"};
constexpr MessageText kOtherConstraints{"their constraints differ in number",
                                        "elles n’ont pas le même nombre de contraintes"};
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
    if (first.has_pencilmarks() != second.has_pencilmarks()) return message(kOtherMarks);
    if (first.constraints().size() != second.constraints().size())
        return message(kOtherConstraints);
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
