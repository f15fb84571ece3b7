#include "logic/techniques/guardians/tridagon.hpp"

#include <algorithm>
#include <array>

#include "logic/techniques/guardians/guardians.hpp"

// Three cells of a box, all in different rows and columns, are a permutation of the columns. Filled
// with three digits, they are another one of the digits, read by rows; read by columns, it is that
// one combined with the first. Boxes of a band that hold the three digits in the same three rows
// have them in each row in different columns, so read by rows they differ by a rotation, which is
// even; boxes of a stack likewise, read by columns. Round four boxes the signs of the permutations
// of the columns must therefore multiply to +1. Where they do not, there is no way to fill.
namespace sudokit::logic {
namespace {

constexpr std::uint32_t kMostGuardians = 4;
constexpr std::uint32_t kSide = 3;

// The column of each row; the first three are even.
constexpr std::array<std::array<std::uint32_t, kSide>, 6> kPermutations = {
    {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}}};

struct Diagonal {
    std::array<Cell, kSide> cells = {};
    std::uint32_t guardians = 0;
    bool odd = false;
};

// Those of a box that may be part of a tridagon.
struct BoxDiagonals {
    std::array<Diagonal, kPermutations.size()> some = {};
    std::uint32_t count = 0;

    [[nodiscard]] auto begin() const { return some.begin(); }
    [[nodiscard]] auto end() const { return some.begin() + count; }
};

bool has_square_boxes(const Board& board) {
    const auto* const boxes = std::get_if<Boxes>(&board.shape().regions);
    return boxes != nullptr && board.order() == kSide * kSide && boxes->rows == kSide;
}

BoxDiagonals diagonals_of(const State& state, std::uint32_t box, DigitSet digits) {
    BoxDiagonals out;
    const Board& board = state.board();
    if (!(state.placed(2 * board.order() + box) & digits).empty()) return out;
    for (std::size_t i = 0; i < kPermutations.size(); ++i) {
        Diagonal diagonal{{}, 0, i >= kSide};
        bool fits = true;
        for (std::uint32_t row = 0; row < kSide; ++row) {
            const Cell cell = board.cell_in_box(box, row * kSide + kPermutations[i][row]);
            const DigitSet held = state.candidates(cell);
            diagonal.cells[row] = cell;
            diagonal.guardians += (held & ~digits).size();
            fits = fits && !(held & digits).empty();
        }
        if (fits && diagonal.guardians <= kMostGuardians) out.some[out.count++] = diagonal;
    }
    return out;
}

using Corners4 = std::array<const BoxDiagonals*, 4>;

// Visits the tridagons with one diagonal of each of the four boxes.
bool each_in_boxes(const State& state, DigitSet digits, const Corners4& boxes,
                   FunctionRef<bool(GuardianPattern)> visit) {
    std::array<const Diagonal*, 4> chosen = {};
    const auto choose = [&](const auto& self, std::size_t next, std::uint32_t guardians,
                            bool odd) -> bool {
        if (guardians > kMostGuardians) return true;
        if (next == boxes.size()) {
            if (!odd || guardians == 0) return true;
            std::vector<Cell> cells;
            for (const Diagonal* diagonal : chosen) {
                cells.insert(cells.end(), diagonal->cells.begin(), diagonal->cells.end());
            }
            std::ranges::sort(cells);
            return visit(guarded(state, std::move(cells), digits));
        }
        for (const Diagonal& diagonal : *boxes[next]) {
            chosen[next] = &diagonal;
            if (!self(self, next + 1, guardians + diagonal.guardians, odd != diagonal.odd)) {
                return false;
            }
        }
        return true;
    };
    return choose(choose, 0, 0, false);
}

// Visits the tridagons of three digits.
bool each_of_digits(const State& state, DigitSet digits, FunctionRef<bool(GuardianPattern)> visit) {
    std::array<BoxDiagonals, kSide* kSide> boxes = {};
    std::uint32_t usable = 0;
    for (std::uint32_t box = 0; box < boxes.size(); ++box) {
        boxes[box] = diagonals_of(state, box, digits);
        if (boxes[box].count != 0) ++usable;
    }
    if (usable < 4) return true;
    for (std::uint32_t top = 0; top < kSide; ++top) {
        for (std::uint32_t bottom = top + 1; bottom < kSide; ++bottom) {
            for (std::uint32_t left = 0; left < kSide; ++left) {
                for (std::uint32_t right = left + 1; right < kSide; ++right) {
                    const Corners4 four = {&boxes[top * kSide + left], &boxes[top * kSide + right],
                                           &boxes[bottom * kSide + left],
                                           &boxes[bottom * kSide + right]};
                    if (!each_in_boxes(state, digits, four, visit)) return false;
                }
            }
        }
    }
    return true;
}

}  // namespace

bool each_tridagon(const State& state, FunctionRef<bool(GuardianPattern)> visit) {
    if (!has_square_boxes(state.board())) return true;
    const DigitSet all = state.board().digits();
    for (const Digit a : all) {
        for (const Digit b : all) {
            for (const Digit c : all) {
                if (a >= b || b >= c) continue;
                const DigitSet digits = DigitSet::of(a) | DigitSet::of(b) | DigitSet::of(c);
                if (!each_of_digits(state, digits, visit)) return false;
            }
        }
    }
    return true;
}

bool Tridagon::find(const State& state, StepSink sink) const {
    std::vector<GuardianPattern> found;
    each_tridagon(state, [&](GuardianPattern pattern) {
        found.push_back(std::move(pattern));
        return true;
    });
    // One with a single guardian says the most.
    std::ranges::stable_sort(
        found, {}, [](const GuardianPattern& pattern) { return pattern.guardians.size(); });
    return std::ranges::all_of(found, [&](const GuardianPattern& pattern) {
        return offer_guarded(TechniqueId::tridagon, GuardianType::common, state, pattern,
                             state.open_cells(), sink);
    });
}

const Technique* tridagon_technique(TechniqueId id) {
    static const Tridagon kTridagon;
    return id == TechniqueId::tridagon ? &kTridagon : nullptr;
}

}  // namespace sudokit::logic
