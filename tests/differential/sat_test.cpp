// Our answers against an outside SAT solver, through a CNF that this test writes by itself.
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>

#include <gtest/gtest.h>
#include <unistd.h>

#include "sudokit/solve.hpp"

#include "support/boards.hpp"

namespace sudokit {
namespace {

// The rules as clauses: variable cell * order + digit for "cell holds digit".
class Cnf {
  public:
    explicit Cnf(const Puzzle& puzzle) : order_(puzzle.board().order()) {
        const Board& board = puzzle.board();
        for (Cell cell = 0; cell < board.cell_count(); ++cell) {
            std::vector<int> some;
            for (Digit digit = 1; digit <= order_; ++digit) {
                some.push_back(variable(cell, digit));
                if (!puzzle.allowed(cell).contains(digit)) add({-variable(cell, digit)});
                for (const Cell peer : board.peers(cell)) {
                    if (cell < peer) add({-variable(cell, digit), -variable(peer, digit)});
                }
            }
            add(some);
        }
    }

    void forbid(const Grid& grid) {
        std::vector<int> other;
        for (Cell cell = 0; cell < grid.digits.size(); ++cell) {
            other.push_back(-variable(cell, grid.digits[cell]));
        }
        add(other);
    }

    void write(const std::filesystem::path& path) const {
        std::ofstream out(path);
        out << "p cnf " << order_ * order_ * order_ << ' ' << clauses_ << '\n' << text_.str();
    }

  private:
    [[nodiscard]] int variable(Cell cell, Digit digit) const {
        return static_cast<int>(cell * order_ + digit);
    }

    void add(const std::vector<int>& clause) {
        for (const int literal : clause) text_ << literal << ' ';
        text_ << "0\n";
        ++clauses_;
    }

    Digit order_;
    std::size_t clauses_ = 0;
    std::ostringstream text_;
};

// True and false for satisfiable and not; nothing if there is no solver on this machine.
std::optional<bool> is_satisfiable(const Cnf& cnf) {
    const auto path = std::filesystem::temp_directory_path() /
                      ("sudokit_sat_test_" + std::to_string(getpid()) + ".cnf");
    cnf.write(path);
    // Both answer 10 for satisfiable and 20 for unsatisfiable.
    std::optional<bool> answer;
    for (const std::string solver : {"cadical -q -n ", "minisat -verb=0 "}) {
        const int status = std::system((solver + path.string() + " >/dev/null 2>&1").c_str());
        if (WEXITSTATUS(status) == 10) answer = true;
        if (WEXITSTATUS(status) == 20) answer = false;
        if (answer) break;
    }
    std::filesystem::remove(path);
    return answer;
}

void expect_agreement(const Puzzle& puzzle, const std::string& what) {
    const auto answer = solve(puzzle);
    Cnf cnf(puzzle);

    const auto has_solution = is_satisfiable(cnf);
    if (!has_solution) GTEST_SKIP() << "NO SAT SOLVER FOUND: install cadical or minisat";

    EXPECT_EQ(*has_solution, answer->verdict != Verdict::none) << what;
    if (answer->solutions.empty()) return;
    EXPECT_TRUE(solves(answer->solutions[0], puzzle)) << what;
    cnf.forbid(answer->solutions[0]);
    EXPECT_EQ(*is_satisfiable(cnf), answer->verdict == Verdict::several) << what;
}

TEST(OutsideSat, AgreesOnNineByNine) {
    const Board board = Board::standard(9);
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        Rng rng(seed);
        Puzzle puzzle =
            tests::random_puzzle(board, 30 + static_cast<std::uint32_t>(rng.below(15)), rng);
        if (seed % 5 == 0) puzzle.set_given(0, 1 + static_cast<Digit>(rng.below(9)));
        expect_agreement(puzzle, "seed " + std::to_string(seed));
        if (IsSkipped()) return;
    }
}

TEST(OutsideSat, AgreesOnSixteenBySixteen) {
    const Board board = Board::standard(16);
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        Rng rng(seed);
        expect_agreement(tests::random_puzzle(board, 45, rng), "seed " + std::to_string(seed));
        if (IsSkipped()) return;
    }
}

TEST(OutsideSat, AgreesOnJigsawsAndExtraHouses) {
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        Rng rng(seed);
        const Board board =
            seed % 2 == 0 ? tests::random_jigsaw(9, rng) : tests::random_board(9, rng);
        expect_agreement(tests::random_puzzle(board, 30, rng), "seed " + std::to_string(seed));
        if (IsSkipped()) return;
    }
}

}  // namespace
}  // namespace sudokit
