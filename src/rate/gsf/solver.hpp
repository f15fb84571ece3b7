// Singles, boxes and lines, and where these find nothing, tests of candidates, alone and in pairs:
// how gsf's program solves puzzles to rate them.
#pragma once

#include <array>
#include <vector>

#include "sudokit/deadline.hpp"

#include "rate/gsf/propagation.hpp"

namespace sudokit::rate::gsf {

/// Solves one puzzle.
class Solver {
  public:
    Solver(Means means, const Deadline& deadline) : propagation_(means), deadline_(deadline) {}

    /// Whether the puzzle is solved. If the deadline passes, that means nothing.
    bool solve(Grid grid);
    bool solve_without_tests(Grid grid);

    [[nodiscard]] const Counts& so_far() const { return propagation_.counts; }

  private:
    /// Tests of their own, or under the assumption of another candidate.
    enum class Tests : std::uint8_t { alone, nested };
    /// A candidate of a choice: the digits of a cell, or the places of a digit in a house.
    struct Choice {
        std::uint8_t cell;
        std::uint8_t digit;
    };
    /// What is known of a candidate; known twice, it is the OR of both.
    enum Known : std::uint8_t { solves = 1, open = 2, fails = 3 };
    using Memory = std::array<std::uint32_t, kCells>;  // two bits a digit
    struct Figures {
        unsigned tests = 0;
        unsigned failed = 0;
        unsigned solved = 0;
        unsigned rounds = 0;
    };

    void test(Grid& grid);
    void list_choices(const Grid& grid);
    bool test_alone(Grid& grid, Memory& memory);
    void test_pairs(Grid& grid);
    void test_pairs(Grid& grid, unsigned size, unsigned inner);
    bool test_size(const Grid& grid, Memory& memory, unsigned size, Tests tests);
    static unsigned count_left(const Grid& grid, const Choice* choice, unsigned size,
                               bool& settled);
    void assign(Choice choice);
    void eliminate(Choice choice);
    [[nodiscard]] static unsigned known(const Memory& memory, Choice choice) {
        return memory[choice.cell] >> choice.digit * 2U & 3U;
    }
    static void note(Memory& memory, Choice choice, Known what) {
        memory[choice.cell] |= static_cast<std::uint32_t>(what) << choice.digit * 2U;
    }

    Propagation propagation_;
    const Deadline& deadline_;
    bool stopped_ = false;
    unsigned rounds_ = kNoLimit;                   // of a test
    std::array<std::vector<Choice>, 10> choices_;  // by size
    unsigned largest_ = 0;
    std::vector<Memory> memories_;
    Figures figures_;
};

}  // namespace sudokit::rate::gsf
