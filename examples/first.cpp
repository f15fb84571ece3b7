// The README's program: solves one small puzzle and draws the solution.
#include <iostream>

#include "sudokit/sudokit.hpp"

int main() {
    const auto entries = sudokit::read_entries("2.1....24....3..");  // any format
    if (!entries) return 3;
    const auto answer = sudokit::solve(entries->front().puzzle);
    if (!answer || answer->verdict != sudokit::Verdict::one) return 1;
    const sudokit::Grid& solution = answer->solutions.front();
    std::cout << sudokit::draw_text(solution.board, solution.digits, {}, {});
}
