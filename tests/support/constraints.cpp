#include "support/constraints.hpp"

#include <algorithm>
#include <set>

#include "sudokit/solve.hpp"

#include "support/boards.hpp"

namespace sudokit::tests {
namespace {

struct Cage {
    std::uint32_t sum;
    std::vector<std::uint32_t> names;  // 12: row 1, column 2
};

// The neighbours of a cell by its sides.
std::vector<Cell> beside(const Board& board, Cell cell) {
    const std::uint32_t n = board.order();
    std::vector<Cell> out;
    if (cell % n > 0) out.push_back(cell - 1);
    if (cell % n + 1 < n) out.push_back(cell + 1);
    if (cell / n > 0) out.push_back(cell - n);
    if (cell / n + 1 < n) out.push_back(cell + n);
    return out;
}

// Tries all digits in all cells. What the board and the constraints say is read off their
// descriptions and checked anew, by sums and distances.
class Trial {
  public:
    Trial(const Puzzle& puzzle, std::size_t most)
        : puzzle_(puzzle), order_(puzzle.board().order()), most_(most), digits_(order_ * order_) {
        for (const ConstraintPtr& constraint : puzzle.constraints()) {
            const ConstraintData& data = constraint->data();
            if (data.kind == "anti-knight") knights_ = true;
            if (data.kind == "killer-cage") cages_.push_back(data);
        }
    }

    std::vector<std::vector<std::uint8_t>> run() {
        fill(0);
        return std::move(found_);
    }

  private:
    void fill(std::uint32_t cell) {
        if (found_.size() == most_) return;
        if (cell == order_ * order_) {
            found_.push_back(digits_);
            return;
        }
        for (const Digit digit : puzzle_.allowed(cell)) {
            digits_[cell] = static_cast<std::uint8_t>(digit);
            if (is_right(cell)) fill(cell + 1);
        }
        digits_[cell] = 0;
    }

    // Nothing up to `cell` is against the digit in it.
    [[nodiscard]] bool is_right(std::uint32_t cell) const {
        for (const House& house : puzzle_.board().houses()) {
            if (std::ranges::find(house.cells, cell) == house.cells.end()) continue;
            for (const Cell other : house.cells) {
                if (other < cell && digits_[other] == digits_[cell]) return false;
            }
        }
        for (std::uint32_t other = 0; knights_ && other < cell; ++other) {
            const int rows = static_cast<int>(cell / order_) - static_cast<int>(other / order_);
            const int columns = static_cast<int>(cell % order_) - static_cast<int>(other % order_);
            const bool apart = rows * rows + columns * columns == 5;
            if (apart && digits_[other] == digits_[cell]) return false;
        }
        return std::ranges::all_of(cages_, [&](const ConstraintData& cage) {
            return std::ranges::find(cage.cells, cell) == cage.cells.end() || is_kept(cage);
        });
    }

    [[nodiscard]] bool is_kept(const ConstraintData& cage) const {
        std::set<int> different;
        std::uint32_t sum = 0;
        std::size_t filled = 0;
        for (const Cell cell : cage.cells) {
            if (digits_[cell] == 0) continue;
            ++filled;
            sum += digits_[cell];
            different.insert(digits_[cell]);
        }
        if (different.size() != filled) return false;
        return !cage.value || (filled < cage.cells.size() ? sum < *cage.value : sum == *cage.value);
    }

    const Puzzle& puzzle_;
    std::uint32_t order_;
    std::size_t most_;
    std::vector<std::uint8_t> digits_;
    bool knights_ = false;
    std::vector<ConstraintData> cages_;
    std::vector<std::vector<std::uint8_t>> found_;
};

std::vector<ConstrainedPuzzle> make_all() {
    constexpr std::uint64_t kSeed = 77;
    Rng rng(kSeed);
    std::vector<ConstrainedPuzzle> out;
    Shape latin = Shape::standard(5);
    Shape diagonal = Shape::boxes(2, 2);
    diagonal.diagonals = true;
    const std::vector<Board> boards = {Board::standard(4),    *Board::make(diagonal),
                                       *Board::make(latin),   Board::standard(6),
                                       random_jigsaw(6, rng), random_jigsaw(5, rng)};
    for (const Board& board : boards) {
        for (int i = 0; i < 12; ++i) {
            const bool knights = i % 3 != 0;
            const bool cages = i % 3 != 1;
            const std::uint32_t share = board.order() < 6 ? 10 + 4 * static_cast<std::uint32_t>(i)
                                                          : 30 + 3 * static_cast<std::uint32_t>(i);
            Puzzle puzzle = random_puzzle(board, share, rng);
            if (knights) add(puzzle, {.kind = "anti-knight"});
            // Mostly sums of a solution, so that there is one; else of one that breaks the rule.
            Puzzle any = puzzle;
            auto answer = *solve(any, {.limit = 1});
            if (answer.solutions.empty()) {
                any.clear_constraints();
                answer = *solve(any, {.limit = 1});
            }
            if (cages && !answer.solutions.empty()) {
                add_random_cages(puzzle, answer.solutions.front(), 60, rng);
            }
            if (i % 4 == 3) add_random_pencilmarks(puzzle, rng);
            out.push_back({shape_name(board.shape()) + " number " + std::to_string(i) + ", seed " +
                               std::to_string(kSeed),
                           puzzle});
        }
    }
    out.push_back({"known killer", known_killer()});
    return out;
}

}  // namespace

Puzzle known_killer() {
    const std::vector<Cage> cages = {
        {3, {11, 12}},      {15, {13, 14, 15}},     {22, {16, 25, 26, 35}}, {4, {17, 27}},
        {16, {18, 28}},     {15, {19, 29, 39, 49}}, {25, {21, 22, 31, 32}}, {17, {23, 24}},
        {9, {33, 34, 44}},  {8, {36, 46, 56}},      {20, {37, 38, 47}},     {6, {41, 51}},
        {14, {42, 43}},     {17, {45, 55, 65}},     {17, {48, 57, 58}},     {13, {52, 53, 62}},
        {20, {54, 64, 74}}, {12, {59, 69}},         {27, {61, 71, 81, 91}}, {6, {63, 72, 73}},
        {20, {66, 76, 77}}, {6, {67, 68}},          {10, {75, 84, 85, 94}}, {14, {78, 79, 88, 89}},
        {8, {82, 92}},      {16, {83, 93}},         {15, {86, 87}},         {13, {95, 96, 97}},
        {17, {98, 99}}};
    Puzzle puzzle(Board::standard(9));
    for (const auto& [sum, names] : cages) {
        ConstraintData data{.kind = "killer-cage", .cells = {}, .value = sum};
        for (const std::uint32_t name : names) {
            data.cells.push_back(puzzle.board().cell(name / 10 - 1, name % 10 - 1));
        }
        add(puzzle, std::move(data));
    }
    return puzzle;
}

std::string known_killer_solution() {
    return "215647398368952174794381652586274931142593867973816425821739546659428713437165289";
}

void add(Puzzle& puzzle, ConstraintData data) {
    puzzle.add_constraint(*make_constraint(std::move(data), puzzle.board()));
}

void add_random_cages(Puzzle& puzzle, const Grid& solution, std::uint32_t share, Rng& rng) {
    const Board& board = puzzle.board();
    std::vector<bool> taken(board.cell_count());
    for (Cell first = 0; first < board.cell_count(); ++first) {
        if (taken[first] || rng.below(100) >= share) continue;
        ConstraintData data{.kind = "killer-cage", .cells = {first}, .value = 0};
        const std::size_t size = 1 + rng.below(4);
        DigitSet digits = DigitSet::of(solution.digits[first]);
        for (int i = 0; i < 12 && data.cells.size() < size; ++i) {
            const auto near = beside(board, data.cells[rng.below(data.cells.size())]);
            const Cell next = near[rng.below(near.size())];
            const Digit digit = solution.digits[next];
            if (taken[next] || digits.contains(digit)) continue;
            if (std::ranges::find(data.cells, next) != data.cells.end()) continue;
            data.cells.push_back(next);
            digits.insert(digit);
        }
        for (const Cell cell : data.cells) {
            taken[cell] = true;
            *data.value += solution.digits[cell];
        }
        if (rng.below(6) == 0) data.value.reset();
        add(puzzle, std::move(data));
    }
}

const std::vector<ConstrainedPuzzle>& constrained_puzzles() {
    static const std::vector<ConstrainedPuzzle> kAll = make_all();
    return kAll;
}

std::vector<std::vector<std::uint8_t>> solutions_by_trying(const Puzzle& puzzle, std::size_t most) {
    return Trial(puzzle, most).run();
}

}  // namespace sudokit::tests
