#include "library/shelfmark.hpp"

#include <algorithm>
#include <array>

namespace sudokit::library {
namespace {

// Two mirrors make a turn: these are all groups that symmetries of a square sheet form.
constexpr std::array<std::uint8_t, 10> kGroups = [] {
    const auto bit = [](PatternSymmetry symmetry) {
        return static_cast<std::uint8_t>(1U << static_cast<unsigned>(symmetry));
    };
    using enum PatternSymmetry;
    const auto join = [&](auto... symmetries) {
        return static_cast<std::uint8_t>((0U | ... | bit(symmetries)));
    };
    return std::array<std::uint8_t, 10>{
        0,
        bit(rotate180),
        bit(horizontal),
        bit(vertical),
        bit(diagonal),
        bit(antidiagonal),
        join(rotate180, rotate90),
        join(rotate180, horizontal, vertical),
        join(rotate180, diagonal, antidiagonal),
        join(rotate180, rotate90, horizontal, vertical, diagonal, antidiagonal)};
}();

constexpr std::int64_t kBadlyPosed = 7;

// The bits of the score: 0 where it is not known, else one more than the score.
std::int64_t score_bits(std::optional<std::uint32_t> score) {
    return score ? std::int64_t{1} + std::min(*score, kMostScore) : 0;
}

std::int64_t level_bits(const Shelfmark& shelfmark) {
    if (shelfmark.posed == Posed::badly) return kBadlyPosed;
    return shelfmark.level ? 1 + static_cast<std::int64_t>(*shelfmark.level) : 0;
}

// Where each cell goes, for the turns of `PatternSymmetry`.
using CellMap = std::array<std::uint8_t, nine::kCells>;
const std::array<CellMap, kPatternSymmetryCount>& nine_turns() {
    static const auto kTurnedCells = [] {
        const Board board = Board::standard(9);
        std::array<CellMap, kPatternSymmetryCount> maps{};
        for (const PatternSymmetryInfo& info : all_pattern_symmetries()) {
            for (Cell cell = 0; cell < nine::kCells; ++cell) {
                maps[static_cast<std::size_t>(info.id)][cell] =
                    static_cast<std::uint8_t>(turned_cell(board, cell, info.turn));
            }
        }
        return maps;
    }();
    return kTurnedCells;
}

}  // namespace

std::int64_t number_of(const Shelfmark& shelfmark) {
    const auto group =
        std::ranges::find(kGroups, static_cast<std::uint8_t>(shelfmark.symmetry.to_ulong()));
    SUDOKIT_EXPECT(group != kGroups.end());
    std::int64_t number = 1;
    number = number << 3U | level_bits(shelfmark);
    number = number << 4U | (group - kGroups.begin());
    number = number << 13U | shelfmark.clues;
    number = number << 1U | (shelfmark.used ? 1 : 0);
    return number << kScoreBits | score_bits(shelfmark.score);
}

Shelfmark shelfmark_of(std::int64_t number) {
    Shelfmark shelfmark;
    const auto take = [&number](unsigned bits) {
        const std::int64_t value = number & ((std::int64_t{1} << bits) - 1);
        number >>= bits;
        return static_cast<std::uint32_t>(value);
    };
    if (const std::uint32_t score = take(kScoreBits); score > 0) shelfmark.score = score - 1;
    shelfmark.used = take(1) != 0;
    shelfmark.clues = take(13);
    shelfmark.symmetry = PatternSymmetries(kGroups[take(4) % kGroups.size()]);
    const std::uint32_t level = take(3);
    if (level == kBadlyPosed) {
        shelfmark.posed = Posed::badly;
    } else if (level > 0) {
        shelfmark.posed = Posed::well;
        shelfmark.level = static_cast<Level>(level - 1);
    } else if (shelfmark.score) {
        shelfmark.posed = Posed::well;
    }
    return shelfmark;
}

PatternSymmetries pattern_symmetries(const Puzzle& puzzle) {
    const Board& board = puzzle.board();
    PatternSymmetries out;
    if (!board.is_grid()) return out;
    for (const PatternSymmetryInfo& info : all_pattern_symmetries()) {
        bool kept = true;
        for (Cell cell = 0; cell < board.cell_count() && kept; ++cell) {
            kept = (puzzle.given(cell) == 0) ==
                   (puzzle.given(turned_cell(board, cell, info.turn)) == 0);
        }
        out.set(static_cast<std::size_t>(info.id), kept);
    }
    return out;
}

PatternSymmetries pattern_symmetries(const nine::Digits& digits) {
    PatternSymmetries out;
    for (std::size_t i = 0; i < kPatternSymmetryCount; ++i) {
        const CellMap& map = nine_turns()[i];
        bool kept = true;
        for (std::size_t cell = 0; cell < nine::kCells && kept; ++cell) {
            kept = nine::is_given(digits[cell]) == nine::is_given(digits[map[cell]]);
        }
        out.set(i, kept);
    }
    return out;
}

}  // namespace sudokit::library
